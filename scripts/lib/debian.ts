import { spawnSync } from "node:child_process"
import { accessSync, constants, existsSync, statSync } from "node:fs"

/** Whether this process runs as root. */
export const isRoot = () => process.getuid?.() === 0

/** Whether a file is a program that this process may run. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/** Whether programs can be installed here: this is Debian or a derivative, and the process has root rights. */
export const canInstall = () => existsSync("/etc/debian_version") && isRoot()

let isUpdated = false

/**
 * Installs Debian packages, without recommended ones. Returns whether that worked.
 * @param missing what was not found, for the start of the message
 */
export function installOnDebian(missing: string, ...packages: string[]): boolean {
  if (!canInstall()) return false
  console.log(`No ${missing} found: installing Debian's.`)
  const run = (...args: string[]) =>
    spawnSync("apt-get", args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } }).status
  isUpdated ||= run("update") === 0
  return isUpdated && run("install", "-y", "--no-install-recommends", ...packages) === 0
}
