import type { CreateDevServerArgs } from "gatsby"
import { serveContentFaults } from "../checker/dev-server-faults"
import { serveMedia } from "./build-media"

/** What `gatsby develop` serves beside the pages: media, and what is wrong with the content. */
export function extendDevServer(server: CreateDevServerArgs): void {
  serveContentFaults(server)
  serveMedia(server)
}
