import { readdirSync, readFileSync } from "node:fs"
import { Agent } from "node:http"
import path from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { expect, test } from "@playwright/test"
import { HOSTED } from "../support/hosted"
import { rawRequest } from "../support/raw-request"

const IMMUTABLE = "public, max-age=31536000, immutable"
const REVALIDATED = "public, max-age=0, must-revalidate"

for (const [place, { folder, port, prefix }] of Object.entries(HOSTED)) {
  const request = (address: string, options?: Parameters<typeof rawRequest>[2]) =>
    rawRequest(port, prefix + address, options)
  const fileOf = (address: string) => readFileSync(path.join(folder, address))
  /** The address of the first file in a folder whose name matches. */
  const firstIn = (parent: string, name: RegExp) => {
    const found = readdirSync(path.join(folder, parent)).find((file) => name.test(file))
    if (found === undefined) throw new Error(`No ${String(name)} in ${parent}`)
    return path.posix.join("/", parent, found)
  }

  test.describe(`nginx, ${place}`, { tag: `@${place}` }, () => {
    test("each page has one address", async () => {
      for (const page of ["/", "/works/", "/projects/"]) {
        const { status, headers, body } = await request(page)
        expect(status, page).toBe(200)
        expect(headers["content-type"]).toBe("text/html; charset=utf-8")
        expect(body.equals(fileOf(`${page}index.html`)), page).toBe(true)
      }
      for (const [from, to] of [
        ["/works", "/works/"],
        ["/works?a=b", "/works/?a=b"],
        ["/works/index.html", "/works/"],
        ["/works/index.html?a=b", "/works/?a=b"],
        ["/index.html", "/"],
      ] as const) {
        const { status, headers } = await request(from)
        expect([status, headers.location], from).toEqual([301, prefix + to])
      }
    })

    test("a missing address gets a 404 with the site's own page, which is not cached", async () => {
      const files = ["/nowhere", "/works/nowhere", "/media/nowhere.avif", "/404.html"]
      for (const missing of [...files, "/nowhere/", "/media/", "/page-data/works/"]) {
        const { status, headers, body } = await request(missing)
        expect(status, missing).toBe(404)
        expect(headers["cache-control"], missing).toBe(REVALIDATED)
        expect(body.equals(fileOf("404.html")), missing).toBe(true)
      }
    })

    test("a missing address of another language gets that language's page", async () => {
      for (const missing of ["/zh-HK/nowhere", "/zh-HK/works/nowhere/", "/zh-HK/404.html", "/zh-HK/.nowhere"]) {
        const { status, body } = await request(missing)
        expect(status, missing).toBe(404)
        expect(body.equals(fileOf("zh-HK/404.html")), missing).toBe(true)
      }
    })

    test("files for hosts and precompressed files can't be requested", async () => {
      const script = firstIn("", /^app-.*\.js$/)
      for (const hidden of ["/_headers", "/_redirects", "/.nojekyll", `${script}.br`, `${script}.gz`]) {
        expect(() => fileOf(hidden), "it is there").not.toThrow()
        expect((await request(hidden)).status, hidden).toBe(404)
      }
    })

    test("text files are served as the build compressed them, to browsers that accept it", async () => {
      for (const [address, type] of [
        ["/works/", "text/html; charset=utf-8"],
        [firstIn("", /^app-.*\.js$/), "application/javascript; charset=utf-8"],
        ["/page-data/works/page-data.json", "application/json; charset=utf-8"],
      ] as const) {
        const original = fileOf(address.endsWith("/") ? `${address}index.html` : address)
        const [plain, gzip, brotli] = await Promise.all(
          ["identity", "gzip", "gzip, br"].map((encodings) =>
            request(address, { headers: { "accept-encoding": encodings } }),
          ),
        )
        for (const answer of [plain, gzip, brotli]) {
          expect(answer?.headers["content-type"], address).toBe(type)
          expect(answer?.headers.vary, address).toBe("Accept-Encoding")
        }
        expect(plain?.headers["content-encoding"]).toBeUndefined()
        expect(plain?.body.equals(original), address).toBe(true)
        expect(gzip?.headers["content-encoding"]).toBe("gzip")
        expect(gunzipSync(gzip?.body ?? "").equals(original), address).toBe(true)
        expect(brotli?.headers["content-encoding"]).toBe("br")
        expect(brotliDecompressSync(brotli?.body ?? "").equals(original), address).toBe(true)
        expect(brotli?.body.length).toBeLessThan(gzip?.body.length ?? 0)
      }
    })

    test("hashed files and media have their content types and are cached for a year, the rest is revalidated and gets a 304", async () => {
      for (const [address, type] of [
        [firstIn("", /^app-.*\.js$/), "application/javascript; charset=utf-8"],
        [firstIn("media", /\.avif$/), "image/avif"],
        [firstIn("media", /\.webp$/), "image/webp"],
        [firstIn("media", /\.json$/), "application/json; charset=utf-8"],
        [firstIn("miniatures", /\.webp$/), "image/webp"],
        [firstIn("static", /\.woff2$/), "font/woff2"],
      ] as const) {
        const { headers } = await request(address)
        expect([headers["content-type"], headers["cache-control"]], address).toEqual([type, IMMUTABLE])
      }
      for (const address of ["/", "/works/", "/page-data/app-data.json", "/page-data/works/page-data.json"]) {
        const { headers } = await request(address)
        expect(headers["cache-control"], address).toBe(REVALIDATED)
        const again = await request(address, { headers: { "if-none-match": headers.etag ?? "" } })
        expect([again.status, again.body.length], address).toEqual([304, 0])
      }
    })

    test("every response has the security headers, pages and errors alike", async () => {
      for (const address of ["/", "/nowhere", "/works", firstIn("media", /\.avif$/)]) {
        const { headers } = await request(address)
        expect(headers, address).toMatchObject({
          "x-content-type-options": "nosniff",
          "referrer-policy": "strict-origin-when-cross-origin",
        })
        // Only over HTTPS: the sample at the root has no address yet.
        const ofHttps = place === "root" ? [undefined, undefined] : ["max-age=31536000", "same-origin"]
        const names = ["strict-transport-security", "cross-origin-opener-policy"]
        expect(names.map((name) => headers[name])).toEqual(ofHttps)
        const policy = String(headers["content-security-policy"])
        expect(policy).toContain("frame-ancestors 'none'")
        expect(policy).toMatch(/script-src 'self' 'sha256-/)
        expect(policy, address).not.toContain("unsafe")
        expect(headers.server).toBe("nginx")
      }
    })

    test("part of a file can be requested, as video players do", async () => {
      const picture = firstIn("media", /\.avif$/)
      const original = fileOf(picture)
      const part = await request(picture, { headers: { range: "bytes=10-19" } })
      expect(part.status).toBe(206)
      expect(part.headers["content-range"]).toBe(`bytes 10-19/${original.length}`)
      expect(part.body.equals(original.subarray(10, 20))).toBe(true)
      expect((await request(picture, { headers: { range: `bytes=${original.length}-` } })).status).toBe(416)
    })

    test("no path leads out of the site, and no redirect to another host", async () => {
      const secret = readFileSync("package.json")
      for (const way of [
        "/../../package.json",
        "/../package.json",
        "/..%2f..%2fpackage.json",
        "/%2e%2e/%2e%2e/package.json",
        "/media/../../../package.json",
        "/media..%2f..%2f..%2fpackage.json",
        "/media/%2e%2e/%2e%2e/%2e%2e/package.json",
        "/..\\..\\package.json",
        "../package.json",
        "..",
        "//etc/passwd",
        "/%00",
      ]) {
        const { status, body } = await request(way)
        expect([400, 404], way).toContain(status)
        expect(body.includes(secret), way).toBe(false)
      }
      for (const way of ["//evil.example/index.html", "/\\evil.example/index.html", "//evil.example/..", "//works"]) {
        const { headers } = await rawRequest(port, way)
        expect(headers.location ?? prefix, way).not.toMatch(/^(https?:)?[/\\]{2}|evil/)
      }
    })

    test("only GET and HEAD are allowed", async () => {
      for (const method of ["POST", "PUT", "DELETE"]) {
        expect((await request("/works/", { method })).status, method).toBe(405)
      }
      const head = await request("/works/", { method: "HEAD" })
      expect([head.status, head.body.length]).toEqual([200, 0])
    })
  })
}

test("a connection stays open for more than nginx's default of 1,000 requests", { tag: "@root" }, async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const connections = new Set<string | undefined>()
  for (let count = 0; count < 1100; count += 1) {
    const { headers } = await rawRequest(HOSTED.root.port, "/robots.txt", { agent })
    connections.add(headers.connection)
  }
  agent.destroy()
  expect([...connections]).toEqual(["keep-alive"])
})
