import { spawn } from "node:child_process"
import path from "node:path"

/** Signals that end a command, and must also end the program it has started. */
const ENDING_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const

/**
 * Runs a program from node_modules in this terminal, and resolves to its exit code (1 if a signal ended it). Passes on signals that would
 * end this process.
 * @param program its script, not its name in `.bin`: on Windows, that is a command file, whose shell splits paths and arguments at spaces
 * @param environment variables in addition to, or in place of, those of this process
 * @param folder where it runs
 * @param print receives what the program would write to the terminal
 */
export function runBin(
  program: string,
  args: readonly string[],
  environment: Record<string, string> = {},
  folder = ".",
  print?: (output: Buffer) => void,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.resolve("node_modules", program), ...args], {
      cwd: folder,
      stdio: print ? ["ignore", "pipe", "pipe"] : "inherit",
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...environment },
    })
    if (print) for (const stream of [child.stdout, child.stderr]) stream?.on("data", print)
    const passOn = (signal: NodeJS.Signals) => child.kill(signal)
    for (const signal of ENDING_SIGNALS) process.on(signal, passOn)
    child.on("error", reject)
    child.on("close", (code) => {
      for (const signal of ENDING_SIGNALS) process.off(signal, passOn)
      resolve(code ?? 1)
    })
  })
}
