import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"

/** Whether this process has all rights. */
export const isRoot = () => process.getuid?.() === 0

/** Whether Debian's packages can be installed: on Debian or a descendant, as root. */
export const canInstall = () => existsSync("/etc/debian_version") && isRoot()

/** Installs packages of Debian's, without what they only recommend. Returns whether that went well. */
export function installOnDebian(...packages: string[]): boolean {
  const run = (...args: string[]) =>
    spawnSync("apt-get", args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } }).status
  return run("update") === 0 && run("install", "-y", "--no-install-recommends", ...packages) === 0
}
