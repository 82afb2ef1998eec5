import type { Server } from "node:http"
import type { AddressInfo } from "node:net"
import { brotliDecompressSync } from "node:zlib"
import { precompress } from "../../../scripts/lib/precompress"
import { createStaticServer } from "../../../scripts/lib/static-server"
import { rawRequest } from "../../support/raw-request"
import { temporaryFolder, writeFiles } from "../../support/temporary-folder"

const LONG_SCRIPT = "/* a script worth compressing */\n".repeat(100)
const FILES = {
  "index.html": "<p>home",
  "404.html": "<p>not found",
  "works/index.html": "<p>works",
  "app-0123456789abcdef0123.js": LONG_SCRIPT,
  "static/picture.avif": "an image",
  "page-data/404.html/page-data.json": "{}",
}

let folder: string
let server: Server

beforeAll(async () => {
  folder = temporaryFolder()
  writeFiles(folder, FILES)
  await precompress(folder)
  server = createStaticServer(folder)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const get = (pathname: string, headers: Record<string, string> = {}, from = server) =>
  rawRequest((from.address() as AddressInfo).port, pathname, { headers })

test.each([
  { address: "/", status: 200, body: "<p>home" },
  { address: "/works/", status: 200, body: "<p>works" },
  { address: "/works/?from=mail", status: 200, body: "<p>works" },
  { address: "/static/picture.avif", status: 200, body: "an image" },
  { address: "/nothing", status: 404, body: "<p>not found" },
  { address: "/nothing/", status: 404, body: "<p>not found" },
  { address: "/nothing.js", status: 404, body: "<p>not found" },
  { address: "/..%2f..%2fetc/passwd", status: 404, body: "<p>not found" },
  { address: "/%E0%A4%A", status: 404, body: "<p>not found" },
  { address: "//", status: 200, body: "<p>home" },
  { address: "//works/", status: 200, body: "<p>works" },
  { address: "//[", status: 404, body: "<p>not found" },
  { address: "*[", status: 404, body: "<p>not found" },
  { address: "http://localhost:port/works/", status: 404, body: "<p>not found" },
])("$address is answered with $status", async ({ address, status, body }) => {
  const answer = await get(address)
  expect(answer.status).toBe(status)
  expect(answer.body.toString()).toBe(body)
})

test("a folder without a trailing slash is redirected, with its query", async () => {
  const { status, headers } = await get("/works?from=mail")
  expect(status).toBe(301)
  expect(headers.location).toBe("/works/?from=mail")
})

test.each(["//works", "/\\works", "/.//works", "/nothing/..//works"])("%s doesn't leave the host", async (address) => {
  expect((await get(address)).headers.location).toBe("/works/")
})

test.each(["bytes=5-2", "bytes=-5", "bytes=x-y", "lines=1-2"])("an invalid range is ignored: %s", async (range) => {
  const { status, body } = await get("/", { range })
  expect(status).toBe(200)
  expect(body.toString()).toBe("<p>home")
})

test("a part of a file is sent, at most up to its end", async () => {
  const { status, headers, body } = await get("/", { range: "bytes=3-100" })
  expect(status).toBe(206)
  expect(headers["content-range"]).toBe("bytes 3-6/7")
  expect(body.toString()).toBe("home")
})

test.each([
  { address: "/", type: "text/html;charset=utf-8", cache: "public, max-age=0, must-revalidate" },
  { address: "/app-0123456789abcdef0123.js", type: "text/javascript", cache: "public, max-age=31536000, immutable" },
  { address: "/static/picture.avif", type: "image/avif", cache: "public, max-age=31536000, immutable" },
])("$address has its content type and cache time", async ({ address, type, cache }) => {
  const { headers } = await get(address)
  expect(headers["content-type"]).toBe(type)
  expect(headers["cache-control"]).toBe(cache)
})

test("text is sent compressed to browsers that accept it", async () => {
  const { headers, body } = await get("/app-0123456789abcdef0123.js", { "accept-encoding": "gzip, deflate, br" })
  expect(headers["content-encoding"]).toBe("br")
  expect(brotliDecompressSync(body).toString()).toBe(LONG_SCRIPT)
})

test("a missing page is answered with 404 even if the browser has cached it", async () => {
  const { headers } = await get("/nothing")
  const again = await get("/nothing", { "if-none-match": String(headers.etag), range: "bytes=0-1" })
  expect(again.status).toBe(404)
  expect(again.body.toString()).toBe("<p>not found")
})

test.each([
  { address: "/portfolio/", status: 200, body: "<p>home" },
  { address: "/portfolio", status: 301, body: "" },
  { address: "/portfolio/works/", status: 200, body: "<p>works" },
  { address: "/portfolio/nothing", status: 404, body: "<p>not found" },
  { address: "/works/", status: 404, body: "<p>not found" },
  { address: "/portfolios/", status: 404, body: "<p>not found" },
])("under a path, $address is answered with $status", async ({ address, status, body }) => {
  const prefixed = createStaticServer(folder, "/portfolio")
  await new Promise<void>((resolve) => prefixed.listen(0, "127.0.0.1", resolve))
  const answer = await get(address, {}, prefixed)
  prefixed.closeAllConnections()
  prefixed.close()
  expect(answer.status).toBe(status)
  expect(answer.body.toString()).toBe(body)
})
