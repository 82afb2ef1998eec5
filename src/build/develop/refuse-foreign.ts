import type { IncomingHttpHeaders } from "node:http"
import { isIP } from "node:net"
import type { DevServer } from "./dev-server"

/** Host names that only lead to this machine or its network. `ALLOWED_HOSTS` allows others, such as that of a tunnel, separated by commas. */
const isAllowedName = (name: string, { ALLOWED_HOSTS = "" }: NodeJS.ProcessEnv) =>
  isIP(name.replace(/^\[|\]$/g, "")) > 0 ||
  /^[\w-]+$|\.local(host)?$/.test(name) ||
  (name !== "" && ALLOWED_HOSTS.split(",").includes(name))

/**
 * Whether a request comes from another site that is open in the owner's browser, judging by `Origin`, by `Sec-Fetch-Site`, or by a host name that
 * someone else has pointed at this machine. Following a link from another site is allowed.
 */
export function isForeignRequest(headers: IncomingHttpHeaders, environment = process.env): boolean {
  const { host = "", origin } = headers
  if (!isAllowedName(host.replace(/:\d+$/, ""), environment)) return true
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)) return true
  const from = headers["sec-fetch-site"]
  return (from === "cross-site" || from === "same-site") && headers["sec-fetch-mode"] !== "navigate"
}

const REFUSAL = `This development server answers only its own pages.
To open it under another name, allow the name: ALLOWED_HOSTS=name.example npm start
`

/**
 * Refuses such requests for pages, media and the state of the content, because Gatsby's development server lets every site read its responses. What
 * Gatsby serves before the middleware of `gatsby-config.ts`, such as scripts, page data and GraphiQL, is not protected.
 */
export function refuseForeignRequests(app: Pick<DevServer, "use">): void {
  app.use("/", ({ headers }, response, next) => {
    if (isForeignRequest(headers)) {
      response.writeHead(403, { "content-type": "text/plain" }).end(REFUSAL)
      return
    }
    response.removeHeader("access-control-allow-origin")
    next()
  })
}
