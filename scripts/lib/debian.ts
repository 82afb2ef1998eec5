import { spawnSync } from "node:child_process"
import { accessSync, constants, existsSync } from "node:fs"

/** Whether this process runs as root. */
export const isRoot = () => process.getuid?.() === 0

/** Whether a file is a program that this process may run. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Installs Debian packages, without recommended ones. Returns whether that worked: it needs Debian or a derivative, and root rights.
 * @param missing what was not found, for the start of the message
 */
export function installOnDebian(missing: string, ...packages: string[]): boolean {
  if (!existsSync("/etc/debian_version") || !isRoot()) return false
  console.log(`No ${missing} found: installing Debian's.`)
  const run = (...args: string[]) =>
    spawnSync("apt-get", args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } }).status
  return run("update") === 0 && run("install", "-y", "--no-install-recommends", ...packages) === 0
}
