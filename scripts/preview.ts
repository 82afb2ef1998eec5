import { createServer, type Server } from "node:http"
import { ownersContentDirectory } from "../src/content/places"
import { buildSite } from "./lib/build-site"
import { pathPrefix } from "./lib/path-prefix"
import { runTool } from "./lib/run"
import { createStaticServer } from "./lib/static-server"

const PORT = 9000

/** Has a server listen on the preview's port. */
const listen = (server: Server): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === "EADDRINUSE"
      reject(isTaken ? new Error(`Something listens on port ${PORT} already, another preview perhaps. End it.`) : error)
    })
    server.listen(PORT, resolve)
  })

/** `npm run preview`: builds the site as `npm run build` does, and serves it like a static host. */
async function main(args: readonly string[]): Promise<number> {
  const content = ownersContentDirectory()
  // Reports a port in use before the build, whose time would be lost.
  const trial = createServer()
  await listen(trial)
  trial.close()
  const code = await buildSite(content, "public", { args })
  if (code !== 0) return code
  const prefix = await pathPrefix(content)
  await listen(createStaticServer("public", prefix))
  console.log(`\nThe site is at http://localhost:${PORT}${prefix}/\nCtrl-C ends it.`)
  return 0
}

runTool(() => main(process.argv.slice(2)))
