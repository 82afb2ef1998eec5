import { spawn } from "node:child_process"
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { isRoot } from "../../scripts/lib/debian"
import { NGINX } from "../../scripts/lib/nginx"
import { nginxFileOf } from "../../scripts/lib/publish-for-hosts"

/** The user and group `nobody`, which a container uses. */
const NOBODY = 65_534

/**
 * Starts nginx on a built site with the container's two files, `hosting/nginx.conf` and the one that the build wrote next to the site; only the
 * site's folder and the port differ. As root it runs as `nobody` and can only write to a temporary folder, which is deleted when it exits.
 */
async function startNginx(site: string, port: number) {
  const folder = await mkdtemp(path.join(tmpdir(), "nginx-"))
  const writable = path.join(folder, "tmp")
  await mkdir(writable)
  const config = path.join(folder, "nginx.conf")
  const siteConfig = path.join(folder, "site.conf")
  const main = await readFile("hosting/nginx.conf", "utf8")
  await writeFile(config, main.replaceAll("/tmp/", `${writable}/`).replace("/etc/nginx/site.conf", siteConfig))
  const built = await readFile(nginxFileOf(site), "utf8")
  const adapted = built
    .replaceAll("/srv/portfolio", path.resolve(site))
    .replace(/listen \d+;/, `listen ${port};`)
    // Not every machine has IPv6.
    .replace(/ *listen \[::\]:\d+;\n/, "")
  await writeFile(siteConfig, adapted)
  await chmod(folder, 0o755)
  if (isRoot()) await chown(writable, NOBODY, NOBODY)
  const server = spawn(NGINX, ["-e", "stderr", "-c", config, "-g", "daemon off;"], {
    stdio: ["ignore", "inherit", "pipe"],
    ...(isRoot() && { uid: NOBODY, gid: NOBODY }),
  })
  const errors: Buffer[] = []
  server.stderr.on("data", (text: Buffer) => errors.push(text))
  server.once("close", (code) => {
    if (code !== 0) console.error(`nginx exited with an error:\n${Buffer.concat(errors).toString()}`)
    process.exitCode = code ?? 1
    void rm(folder, { recursive: true, force: true })
  })
  return server
}

// `tsx __tests__/support/serve-by-nginx.ts <folder> <port>` serves a built site by nginx until it is stopped.
const [folder, port] = process.argv.slice(2)
if (folder === undefined || port === undefined) throw new Error("Expected a folder and a port.")
void startNginx(folder, Number(port)).then((server) => {
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => server.kill())
})
