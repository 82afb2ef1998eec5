import type { ParentSpanPluginArgs } from "gatsby"
import { ownersContentDirectory } from "../../content/places"
import { RESUME_FILES } from "../../site-pages"
import { STATE_PORT } from "../../staging/content-state"
import { messageOf, serveMedia } from "../build-media"
import { printSheet } from "../print-sheet"
import { hasResume, resumeJson } from "../resume"
import type { DevServer } from "./dev-server"
import { serveContentState } from "./serve-content-state"
import { keepFileNodesInSync } from "./sync-file-nodes"

/** Adds media, the print sheet, the résumé's JSON and the state of the content to `gatsby develop`; under `npm start` also follows changes of the staged copy. */
export function extendDevServer(args: ParentSpanPluginArgs & { app: DevServer }): void {
  serveMedia(args)
  const { address, css } = printSheet()
  args.app.get(address, (_, response) => response.writeHead(200, { "content-type": "text/css" }).end(css))

  const { getNodesByType, pathPrefix } = args
  args.app.get(RESUME_FILES.json, (_, response) => {
    const json = hasResume(getNodesByType) ? resumeJson(getNodesByType, pathPrefix) : null
    response.writeHead(json === null ? 404 : 200, { "content-type": "application/json" }).end(json)
  })

  // A bare `gatsby develop` has no staging and no port.
  const { [STATE_PORT]: given = "" } = process.env
  const port = given === "" ? undefined : Number(given)
  serveContentState(args.app, port)
  if (port !== undefined)
    keepFileNodesInSync(args, ownersContentDirectory(), (error) => args.reporter.error(messageOf(error)))
}
