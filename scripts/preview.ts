import { createServer, type Server } from "node:http"
import { ownersContentDirectory } from "../src/content/places"
import { buildSite } from "./lib/build-site"
import { callable, npmCommand, runCommand } from "./lib/command"
import { pathPrefix } from "./lib/path-prefix"
import { Refusal } from "./lib/refusal"
import { createStaticServer } from "./lib/static-server"

const PORT = 9000

/** Has a server listen on the preview's port. */
const listen = (server: Server): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === "EADDRINUSE"
      reject(isTaken ? new Refusal(`Port ${PORT} is in use, perhaps by another preview. Stop it first.`) : error)
    })
    server.listen(PORT, resolve)
  })

async function preview(): Promise<number> {
  const content = ownersContentDirectory()
  // Reports a port in use before the build, whose time would be lost.
  const trial = createServer()
  await listen(trial)
  trial.close()
  const code = await buildSite(content, "public")
  if (code !== 0) return code
  const prefix = await pathPrefix(content)
  await listen(createStaticServer("public", prefix))
  console.log(`\nThe site is at http://localhost:${PORT}${prefix}/\nPress Ctrl-C to stop.`)
  return 0
}

const command = npmCommand(
  "preview",
  `Builds the site as npm run build does, and serves it at http://localhost:${PORT} as a static host would.`,
).action(async () => {
  process.exitCode = await preview()
})

runCommand(callable(command))
