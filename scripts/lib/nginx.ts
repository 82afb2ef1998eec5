import { type ChildProcess, spawn } from "node:child_process"
import { existsSync } from "node:fs"
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { installOnDebian, isExecutable, isRoot } from "./debian"
import { nginxFileOf } from "./publish-for-hosts"

/** Debian's packages: the server, and the module that the configuration needs. */
const PACKAGES = ["nginx-light", "libnginx-mod-http-brotli-static"] as const

/** Where Debian puts their files. */
const PROGRAM = "/usr/sbin/nginx"
const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so"

/** The user and group `nobody`, which a container uses. */
const NOBODY = 65_534

const hasNginx = () => isExecutable(PROGRAM) && existsSync(BROTLI)

/**
 * Installs Debian's nginx and its module if they are missing and can be installed.
 * @throws an error that says what to install, if they can't
 */
export function ensureNginx(): void {
  if (hasNginx() || (installOnDebian("nginx with its brotli module", ...PACKAGES) && hasNginx())) return
  throw new Error(
    `The tests of hosting need Debian's nginx (Ubuntu's is the same):\n  sudo apt-get install ${PACKAGES.join(" ")}`,
  )
}

/**
 * Starts nginx on a built site with the two files that a container has: `hosting/nginx.conf` and what the build wrote next to the site, except
 * for the site's place and the port. As root it runs as `nobody`, and can only write to a folder of its own. Resolves when it answers; `stop` does
 * when it has ended.
 */
export async function startNginx(site: string, port: number) {
  const folder = await mkdtemp(path.join(tmpdir(), "nginx-"))
  const own = path.join(folder, "tmp")
  await mkdir(own)
  const config = path.join(folder, "nginx.conf")
  const siteConfig = path.join(folder, "site.conf")
  const main = await readFile("hosting/nginx.conf", "utf8")
  await writeFile(config, main.replaceAll("/tmp/", `${own}/`).replace("/etc/nginx/site.conf", siteConfig))
  const written = await readFile(nginxFileOf(site), "utf8")
  const placed = written
    .replaceAll("/srv/portfolio", path.resolve(site))
    .replace(/listen \d+;/, `listen ${port};`)
    // Not every machine has IPv6.
    .replace(/ *listen \[::\]:\d+;\n/, "")
  await writeFile(siteConfig, placed)
  await chmod(folder, 0o755)
  if (isRoot()) await chown(own, NOBODY, NOBODY)
  const server = spawn(PROGRAM, ["-e", "stderr", "-c", config, "-g", "daemon off;"], {
    stdio: ["ignore", "inherit", "pipe"],
    ...(isRoot() && { uid: NOBODY, gid: NOBODY }),
  })
  const said: Buffer[] = []
  server.stderr.on("data", (text: Buffer) => said.push(text))
  const ended = new Promise<void>((resolve) => server.once("close", () => resolve()))
  await answers(server, port, () => Buffer.concat(said).toString())
  return {
    stop: async () => {
      server.kill("SIGTERM")
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Resolves when something accepts connections at a port; rejects if the server ends before. */
async function answers(server: ChildProcess, port: number, complaints: () => string): Promise<void> {
  while (!(await takesConnections(port))) {
    if (server.exitCode !== null) throw new Error(`nginx ended by itself:\n${complaints()}`)
    await wait(50)
  }
}

const takesConnections = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.end()
      resolve(true)
    })
    socket.once("error", () => resolve(false))
  })
