import type { IncomingMessage, ServerResponse } from "node:http"

/** What is used of Gatsby's development server, which is Express without types. */
export interface DevServer {
  get: (path: string, answer: (request: IncomingMessage, response: ServerResponse) => void) => void
  /** `handle` gets every request below `path`, its own `path` being what follows. */
  use: (
    path: string,
    handle: (request: { path: string }, response: DevResponse, next: (error?: unknown) => void) => void,
  ) => void
}

interface DevResponse {
  setHeader: (name: string, value: string) => void
  /** Sends a file, named by its absolute path. */
  sendFile: (file: string) => void
}
