import { createServer, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { countFaults, formatFault, isError } from "../checker/fault"
import type { ContentState } from "../content-state"
import type { StageResult } from "./stage-content"

/** The environment variable in which `npm start` gives Gatsby the port of its state server. */
export const STATE_PORT = "CONTENT_STATE_PORT"

/** The state after a check. */
export function stateOf({ faults }: StageResult, directory: string): ContentState {
  const errors = faults.filter(isError).map((fault) => formatFault(fault, directory))
  const summary = `The content has ${countFaults(faults)}. The page shows the last version of the content that had no errors.`
  return { errors, summary }
}

/**
 * Serves the state of the content as server-sent events, on this machine only: one immediately, then one per change. A connection rather than
 * a file, so that no state is read half written, a full disk does not matter, and listeners notice when `npm start` has ended.
 */
export async function startStateServer(): Promise<{ port: number; publish: (state: ContentState) => void }> {
  const listeners = new Set<ServerResponse>()
  let event = ""
  const server = createServer((request, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache, no-transform" })
    response.write(event === "" ? ": nothing is known yet\n\n" : event)
    listeners.add(response)
    request.on("close", () => listeners.delete(response))
  })
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve))
  // The server must not keep the process alive.
  server.unref()
  return {
    port: (server.address() as AddressInfo).port,
    publish: (state) => {
      event = `data: ${JSON.stringify(state)}\n\n`
      for (const listener of listeners) listener.write(event)
    },
  }
}
