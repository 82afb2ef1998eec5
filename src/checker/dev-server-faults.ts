import type { IncomingMessage, ServerResponse } from "node:http"
import { watch } from "chokidar"
import { FAULTS_ROUTE, FAULTS_STATE, readFaultsState } from "./faults-state"

/** What is used of Gatsby's development server, which is Express without types. */
export interface DevServer {
  get: (path: string, answer: (request: IncomingMessage, response: ServerResponse) => void) => void
}

/**
 * Tells each open page of the development server what is wrong with the content, as server-sent events: one at once, then one whenever
 * it changes. Returns a function that ends the watch. Under a bare `gatsby develop`, where nothing checks, the answer says that there will be no events.
 */
export function serveContentFaults({ app }: { app: DevServer }, stateFile = FAULTS_STATE): () => Promise<void> {
  const listeners = new Set<{ write: (event: string) => void }>()
  const isChecked = Boolean(process.env.CONTENT_DIR_STAGED)
  const event = async () => `data: ${JSON.stringify(await readFaultsState(stateFile))}\n\n`

  const watcher = watch(isChecked ? [stateFile] : [], { ignoreInitial: true }).on("all", () => {
    void event().then((text) => listeners.forEach((listener) => listener.write(text)))
  })
  app.get(FAULTS_ROUTE, (request: IncomingMessage, response: ServerResponse) => {
    if (!isChecked) {
      response.writeHead(204).end()
      return
    }
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache, no-transform" })
    listeners.add(response)
    request.on("close", () => listeners.delete(response))
    void event().then((text) => response.write(text))
  })
  return () => watcher.close()
}
