import { existsSync } from "node:fs"
import { createServer, type OutgoingHttpHeaders, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { unescape } from "node:querystring"
import sirv from "sirv"
import { cacheHeadersOf } from "../../src/hosting/headers"

/** Whether an address without a trailing slash leads to a folder with a page. */
const isFolder = (root: string, pathname: string) =>
  !pathname.endsWith("/") && existsSync(path.join(root, path.normalize(pathname), "index.html"))

/** The path of the language that a path is in: each has its own page for unknown addresses. Empty for the first one. */
function languageOf(root: string, pathname: string): string {
  const [folder = ""] = /^\/[\w-]+(?=\/)/.exec(pathname) ?? []
  return existsSync(path.join(root, folder, "404.html")) ? folder : ""
}

/**
 * A server that serves a folder as plain static hosts do: `index.html` for folders, with a redirect to their
 * slash; `404.html` with status 404 for everything missing; files compressed by brotli or gzip if there is a `.br`
 * or `.gz` next to them; and cached for good by the browser if their name changes with their content.
 * @param prefix the path that the site lives under, such as `/portfolio`; nothing is found outside
 */
export function createStaticServer(folder: string, prefix = ""): Server {
  const root = path.resolve(folder)
  const setHeaders = (response: ServerResponse, pathname: string) => {
    const inLanguage = pathname.slice(languageOf(root, pathname).length)
    for (const [name, value] of Object.entries(cacheHeadersOf(inLanguage))) response.setHeader(name, value)
  }
  // `dev` reads the folder again for each request: a build in another terminal may replace the site.
  const serve = sirv(root, { dev: true, brotli: true, gzip: true, etag: true, setHeaders })

  return createServer((request, response) => {
    const serveNotFound = () => {
      // Sends the whole page: no "206 Partial Content" or "304 Not Modified".
      delete request.headers.range
      delete request.headers["if-none-match"]
      const writeHead = response.writeHead.bind(response)
      response.writeHead = (_status: number, headers?: unknown) => writeHead(404, headers as OutgoingHttpHeaders)
      request.url = `${languageOf(root, request.url ?? "")}/404.html`
      serve(request, response)
    }
    // sirv throws on a range that ends before it starts, and misreads forms other than this. A server may ignore ranges.
    const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? "") ?? []
    if (!start || (end && Number(end) < Number(start))) delete request.headers.range
    // After a slash, everything is a path. `//name` would be a host, both in `new URL` and in a redirect.
    const { pathname: received, search } = new URL(`http://localhost/${request.url ?? ""}`)
    const requested = received.replace(/^\/+/, "/")
    if (requested !== prefix && !requested.startsWith(`${prefix}/`)) {
      serveNotFound()
      return
    }
    const pathname = requested.slice(prefix.length)
    request.url = `${pathname}${search}`
    if (isFolder(root, unescape(pathname))) response.writeHead(301, { location: `${requested}/${search}` }).end()
    else serve(request, response, serveNotFound)
  })
}

/** Serves a built site while `use` works with its address. */
export async function withServedSite<T>(folder: string, use: (origin: string) => Promise<T>, prefix = ""): Promise<T> {
  const server = createStaticServer(folder, prefix)
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve))
  const { port } = server.address() as AddressInfo
  try {
    return await use(`http://localhost:${port}${prefix}`)
  } finally {
    server.close()
  }
}
