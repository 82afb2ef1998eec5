import { get } from "node:http"
import { CONTENT_STATE_ROUTE } from "../../content-state"
import type { DevServer } from "./dev-server"

/** Forwards the events of the content's state to the pages. Without a port, the status 204 means that there will be none. */
export function serveContentState(app: Pick<DevServer, "get">, port: number | undefined): void {
  app.get(CONTENT_STATE_ROUTE, (request, response) => {
    if (port === undefined) {
      response.writeHead(204).end()
      return
    }
    const upstream = get({ host: "127.0.0.1", port }, (events) => {
      response.writeHead(200, events.headers)
      events.pipe(response)
    })
    upstream.on("error", () => response.destroy())
    request.on("close", () => upstream.destroy())
  })
}
