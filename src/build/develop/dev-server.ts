import type { IncomingMessage, ServerResponse } from "node:http"

/** What is used of Gatsby's development server, which is Express without types. */
export interface DevServer {
  get: (path: string, answer: (request: IncomingMessage, response: ServerResponse) => void) => void
  /** `handle` gets every request below `path`, its own `path` being what follows. `sendFile` takes an absolute path. */
  use: (
    path: string,
    handle: (
      request: { path: string },
      response: { setHeader: (name: string, value: string) => void; sendFile: (file: string) => void },
      next: (error?: unknown) => void,
    ) => void,
  ) => void
}

/** In `gatsby develop`, sends the content type of AVIF files, which the server's table lacks. */
export function sendAvifType(app: Pick<DevServer, "use">): void {
  app.use("/media", ({ path }, response, next) => {
    if (path.endsWith(".avif")) response.setHeader("Content-Type", "image/avif")
    next()
  })
}
