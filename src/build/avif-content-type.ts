/** As much of Express as is used here. */
interface DevServer {
  use(path: string, handle: (request: { path: string }, response: Response, next: () => void) => void): void
}

interface Response {
  setHeader(name: string, value: string): void
}

/** In `gatsby develop`, sends the content type of AVIF files, which the server's table lacks. */
export function sendAvifType(app: DevServer): void {
  app.use("/media", ({ path }, response, next) => {
    if (path.endsWith(".avif")) response.setHeader("Content-Type", "image/avif")
    next()
  })
}
