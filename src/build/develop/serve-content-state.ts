import { get } from "node:http"
import { CONTENT_STATE_ROUTE, readContentState } from "../../content-state"
import type { DevServer } from "./dev-server"

/** Passes the content's state on to the pages. Without a port, the answer says that there will be no events. */
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

const DATA = "data: "

/** Calls `onRound` for each change of the staged content. Returns how to stop it. */
export function followRounds(port: number, onRound: () => void): () => void {
  let last: number | undefined
  const request = get({ host: "127.0.0.1", port }, (events) => {
    let text = ""
    events.setEncoding("utf8").on("data", (part: string) => {
      const blocks = (text + part).split("\n\n")
      text = blocks.pop() ?? ""
      for (const block of blocks) {
        if (!block.startsWith(DATA)) continue
        const round = readContentState(block.slice(DATA.length))?.round
        if (round !== last) onRound()
        last = round
      }
    })
    // Without `npm start` this process ends too: see `endWithStarter`.
    events.on("error", () => undefined)
  }).on("error", () => undefined)
  return () => request.destroy()
}
