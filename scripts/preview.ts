import { createServer, type Server } from "node:http"
import { InvalidArgumentError } from "@commander-js/extra-typings"
import { ownersContentDirectory } from "../src/content/places"
import { buildSite } from "./lib/build-site"
import { npmCommand, Refusal, runCommand } from "./lib/command"
import { pathPrefix, readSite } from "./lib/read-site"
import { createStaticServer } from "./lib/static-server"

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const remedy = `Stop it, or choose another: -- --port ${port + 1}`
      const isTaken = error.code === "EADDRINUSE"
      reject(isTaken ? new Refusal(`Port ${port} is in use, perhaps by another preview. ${remedy}`) : error)
    })
    server.listen(port, "127.0.0.1", resolve)
  })

async function preview(port: number): Promise<number> {
  const content = ownersContentDirectory()
  // Reports a port in use before the build, whose time would be lost.
  const trial = createServer()
  await listen(trial, port)
  trial.close()
  const code = await buildSite(content, "public")
  if (code !== 0) return code
  const prefix = pathPrefix(await readSite(content))
  await listen(createStaticServer("public", prefix), port)
  console.log(`\nThe site is at http://localhost:${port}${prefix}/\nPress Ctrl-C to stop.`)
  return 0
}

function readPort(value: string): number {
  const port = Number(value)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new InvalidArgumentError("Give a number from 1 to 65535.")
}

const command = npmCommand("preview", "Builds the site as npm run build does, and serves it as a static host would.")
  .option("--port <number>", "Where to serve it, on localhost.", readPort, 9000)
  .action(async ({ port }) => {
    process.exitCode = await preview(port)
  })

runCommand(command)
