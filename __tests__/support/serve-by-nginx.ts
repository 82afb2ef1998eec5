import { type ChildProcess, spawn } from "node:child_process"
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { isRoot } from "../../scripts/lib/debian"
import { NGINX } from "../../scripts/lib/nginx"
import { nginxFileOf } from "../../scripts/lib/publish-for-hosts"

/** The user and group `nobody`, which a container uses. */
const NOBODY = 65_534

/**
 * Starts nginx on a built site with the two files that a container has: `hosting/nginx.conf` and what the build wrote next to the site, except
 * for the site's place and the port. As root it runs as `nobody`, and can only write to a folder of its own. Resolves when it answers; `stop` does
 * when it has ended.
 */
async function startNginx(site: string, port: number) {
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
  const server = spawn(NGINX, ["-e", "stderr", "-c", config, "-g", "daemon off;"], {
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

// `tsx __tests__/support/serve-by-nginx.ts <folder> <port>` serves a built site by nginx until it is stopped.
const [folder, port] = process.argv.slice(2)
if (folder === undefined || port === undefined) throw new Error("Which folder, on which port?")
startNginx(folder, Number(port)).then(
  ({ stop }) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop())
  },
  (error: unknown) => {
    console.error(error)
    process.exitCode = 1
  },
)
