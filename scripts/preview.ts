import type { Server } from "node:http"
import { ownersContentDirectory } from "../src/content/places"
import { buildSite } from "./lib/build-site"
import { pathPrefix } from "./lib/path-prefix"
import { runTool } from "./lib/run"
import { createStaticServer } from "./lib/static-server"

const PORT = 9000

/** `npm run preview`: builds the site as `npm run build` does, and serves it as a static host would. */
async function main(args: readonly string[]): Promise<number> {
  const content = ownersContentDirectory()
  const prefix = await pathPrefix(content)
  const server = createStaticServer("public", prefix)
  // Before the build, whose time would be lost.
  await listen(server)
  const code = await buildSite(content, "public", { args })
  if (code !== 0) {
    server.close()
    return code
  }
  console.log(`\nThe site is at http://localhost:${PORT}${prefix}/\nCtrl-C ends it.`)
  return new Promise(() => undefined)
}

const listen = (server: Server): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === "EADDRINUSE"
      reject(isTaken ? new Error(`Something listens on port ${PORT} already, another preview perhaps. End it.`) : error)
    })
    server.listen(PORT, resolve)
  })

runTool(() => main(process.argv.slice(2)))
