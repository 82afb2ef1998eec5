import { spawnSync } from "node:child_process"
import { accessSync, constants, existsSync } from "node:fs"

/** Whether this process has all rights. */
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
 * Installs packages of Debian's, without what they only recommend. Returns whether that went well: it needs Debian or a descendant, and all rights.
 * @param missing what was not found, as the line about it begins
 */
export function installOnDebian(missing: string, ...packages: string[]): boolean {
  if (!existsSync("/etc/debian_version") || !isRoot()) return false
  console.log(`No ${missing} found: installing Debian's.`)
  const run = (...args: string[]) =>
    spawnSync("apt-get", args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } }).status
  return run("update") === 0 && run("install", "-y", "--no-install-recommends", ...packages) === 0
}
