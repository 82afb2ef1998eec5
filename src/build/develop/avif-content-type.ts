import type { DevServer } from "./dev-server"

/** In `gatsby develop`, sends the content type of AVIF files, which the server's table lacks. */
export function sendAvifType(app: Pick<DevServer, "use">): void {
  app.use("/media", ({ path }, response, next) => {
    if (path.endsWith(".avif")) response.setHeader("Content-Type", "image/avif")
    next()
  })
}
