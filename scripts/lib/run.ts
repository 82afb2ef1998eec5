import { spawn } from "node:child_process"
import path from "node:path"

/**
 * Runs a program of node_modules in this terminal, and resolves to its exit code (1 where a signal ended it).
 * @param environment variables beside, or instead of, those of this process.
 */
export function runBin(name: string, args: string[] = [], environment: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.resolve("node_modules", ".bin", name), args, {
      stdio: "inherit",
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...environment },
      // On Windows the programs of node_modules are command files, which need a shell.
      shell: process.platform === "win32",
    })
    child.on("error", reject)
    child.on("close", (code) => resolve(code ?? 1))
  })
}

/** Runs a tool of this repository, which resolves to its exit code. An error is told in one line: what comes from elsewhere says enough there. */
export function runTool(tool: () => Promise<number>): void {
  tool().then(
    (code) => (process.exitCode = code),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      process.exitCode = 1
    },
  )
}
