import type { IncomingHttpHeaders } from "node:http"
import { isIP } from "node:net"
import type { DevServer } from "./dev-server"

/** Names that only this machine or its network answers to. An owner adds others, such as that of a tunnel, with `ALLOWED_HOSTS`, between commas. */
const isOwnName = (name: string, { ALLOWED_HOSTS = "" }: NodeJS.ProcessEnv) =>
  isIP(name.replace(/^\[|\]$/g, "")) > 0 ||
  /^[\w-]+$|\.local(host)?$/.test(name) ||
  (name !== "" && ALLOWED_HOSTS.split(",").includes(name))

/**
 * Whether a request comes from another site that is open in the owner's browser: by its origin, by what the browser says of where it comes from, or
 * under a name that someone else has pointed to this machine. A link may lead here from anywhere.
 */
export function isForeign(headers: IncomingHttpHeaders, environment = process.env): boolean {
  const { host = "", origin } = headers
  if (!isOwnName(host.replace(/:\d+$/, ""), environment)) return true
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)) return true
  const from = headers["sec-fetch-site"]
  return (from === "cross-site" || from === "same-site") && headers["sec-fetch-mode"] !== "navigate"
}

const REFUSAL = `This development server answers only its own pages.
To open it under another name, allow the name: ALLOWED_HOSTS=name.example npm start
`

/**
 * Refuses such requests for pages, media and the state of the content: Gatsby's development server lets every site read what it serves. What Gatsby
 * serves before the middleware of `gatsby-config.ts`, such as scripts, page data and GraphiQL, stays open.
 */
export function refuseForeign(app: Pick<DevServer, "use">): void {
  app.use("/", ({ headers }, response, next) => {
    if (isForeign(headers)) {
      response.writeHead(403, { "content-type": "text/plain" }).end(REFUSAL)
      return
    }
    response.removeHeader("access-control-allow-origin")
    next()
  })
}
