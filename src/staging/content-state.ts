import { createServer, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { countFaults, formatFault, isError } from "../checker/fault"
import type { StageResult } from "./stage-content"

/** What `npm start` tells of the content: to the development server, and through it to each open page. */
interface ContentState {
  /** Counts the changes of the copy that the site is made from. */
  round: number
  /** What keeps the page from showing the owner's content, a line each as in the terminal; empty where it is shown. */
  errors: string[]
  /** `1 error, 2 warnings` */
  summary: string
}

/** The environment variable by which `npm start` tells Gatsby the port of its state server. */
export const STATE_PORT = "CONTENT_STATE_PORT"

/** What is told of a check. */
export function stateOf({ faults }: StageResult, directory: string, round: number): ContentState {
  const errors = faults.filter(isError).map((fault) => formatFault(fault, directory))
  return { round, errors, summary: countFaults(faults) }
}

/**
 * Serves the state of the content on this machine alone, as server-sent events: one at once, then one for each change. By a connection and not by
 * a file, so that a state is whole or not there, a full disk keeps nothing back, and who listens notices when `npm start` has ended.
 */
export async function startStateServer(): Promise<{ port: number; tell: (state: ContentState) => void }> {
  const listeners = new Set<ServerResponse>()
  let event = ""
  const server = createServer((request, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache, no-transform" })
    response.write(event === "" ? ": nothing is known yet\n\n" : event)
    listeners.add(response)
    request.on("close", () => listeners.delete(response))
  })
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve))
  // The server alone keeps no process alive.
  server.unref()
  return {
    port: (server.address() as AddressInfo).port,
    tell: (state) => {
      event = `data: ${JSON.stringify(state)}\n\n`
      for (const listener of listeners) listener.write(event)
    },
  }
}
