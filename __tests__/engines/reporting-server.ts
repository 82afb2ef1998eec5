import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { withServedSite } from "../../scripts/lib/static-server"

/** The path that pages send their faults to. */
const FAULTS = "/faults"

/**
 * Reports errors, rejections, failed loads and policy violations. It comes before the page's policy, which therefore doesn't block it. Leaving a page
 * (`window.isLeft`) aborts what is still loading, which WebKit reports as an error.
 */
const REPORTER = `<script>(() => {
  const report = (...parts) => window.isLeft || navigator.sendBeacon("${FAULTS}", parts.join(" "))
  addEventListener("pageshow", ({ persisted }) => persisted && (window.isLeft = false))
  addEventListener("error", ({ message, target }) => report(message ?? "did not load: " + (target.currentSrc || target.src || target.href)), true)
  addEventListener("unhandledrejection", ({ reason }) => report("rejected:", reason))
  addEventListener("securitypolicyviolation", (event) => report("policy:", event.effectiveDirective, event.blockedURI, event.sourceFile, event.lineNumber, event.columnNumber, "on", location.pathname))
  const { error } = console
  console.error = (...args) => (report(...args), error.apply(console, args))
})()</script>`

export interface ReportingServer {
  origin: string
  /** What pages have reported since the last call. */
  takeFaults: () => string[]
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

/** Passes on a response of the site; pages get the reporter at the start of their head. */
async function passOn(site: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { range, "if-none-match": known } = request.headers
  const headers = { ...(range && { range }), ...(known && { "if-none-match": known }) }
  const answer = await fetch(`${site}${request.url ?? ""}`, { redirect: "manual", headers })
  const body = Buffer.from(await answer.arrayBuffer())
  const isPage = answer.headers.get("content-type")?.startsWith("text/html") && body.length > 0
  const passedOn = Object.fromEntries(
    [...answer.headers].filter(([name]) => !/^(content-encoding|content-length)$/.test(name)),
  )
  response.writeHead(answer.status, passedOn)
  response.end(isPage ? body.toString().replace(/<head[^>]*>/, (head) => head + REPORTER) : body)
}

/** Serves a built site whose pages report their own faults, so that no engine has to. */
export const withReportingServer = (folder: string, use: (server: ReportingServer) => Promise<void>): Promise<void> =>
  withServedSite(folder, async (site) => {
    const faults: string[] = []
    const server = createServer((request, response) => {
      if (request.url !== FAULTS) void passOn(site, request, response)
      else
        void textOf(request)
          .then((fault) => faults.push(fault))
          .then(() => response.writeHead(204).end())
    })
    await new Promise<void>((resolve) => server.listen(0, "localhost", resolve))
    const { port } = server.address() as AddressInfo
    await use({ origin: `http://localhost:${port}`, takeFaults: () => faults.splice(0) })
    server.closeAllConnections()
    server.close()
  })
