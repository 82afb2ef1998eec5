import type { IncomingMessage, ServerResponse } from "node:http"

/** The part of Gatsby's development server used here. It is Express, which has no types in this project. */
export interface DevServer {
  get: (path: string, answer: (request: IncomingMessage, response: ServerResponse) => void) => void
  /** `handle` gets every request below `path`; the request's `path` is the remainder. `sendFile` takes an absolute path. */
  use: (
    path: string,
    handle: (
      request: IncomingMessage & { path: string },
      response: ServerResponse & { sendFile: (file: string) => void },
      next: (error?: unknown) => void,
    ) => void,
  ) => void
}

/** In `gatsby develop`, sends the content type of AVIF files, which the server doesn't know. */
export function sendAvifType(app: Pick<DevServer, "use">): void {
  app.use("/media", ({ path }, response, next) => {
    if (path.endsWith(".avif")) response.setHeader("Content-Type", "image/avif")
    next()
  })
}
