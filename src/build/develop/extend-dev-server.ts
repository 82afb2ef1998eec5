import type { ParentSpanPluginArgs } from "gatsby"
import { ownersContentDirectory } from "../../content/places"
import { serveMedia } from "../build-media"
import { ownIcon } from "../own-icon"
import { printSheet } from "../print-sheet"
import type { DevServer } from "./dev-server"
import { followRounds, serveContentState, statePort } from "./serve-content-state"
import { keepFileNodes } from "./sync-file-nodes"

/** What `gatsby develop` does beside serving pages: it serves media, the print sheet and the state of the content, and under `npm start` keeps up with the copy that is staged. */
export function extendDevServer(args: ParentSpanPluginArgs & { app: DevServer }): void {
  serveMedia(args)
  // Browsers ask for it before Gatsby's page for development has an icon. The site may have none in a file.
  if (ownIcon() === null) args.app.get("/favicon.ico", (_, response) => response.writeHead(204).end())

  const { address, css } = printSheet()
  args.app.get(address, (_, response) => response.writeHead(200, { "content-type": "text/css" }).end(css))

  const port = statePort()
  serveContentState(args.app, port)
  if (port === undefined) return
  const { reporter } = args
  const { compare } = keepFileNodes(args, ownersContentDirectory(), (error) =>
    reporter.error(error instanceof Error ? error.message : String(error)),
  )
  followRounds(port, compare)
}
