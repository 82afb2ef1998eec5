import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { parseDocument } from "htmlparser2"
import { contentPolicy, LIBRARY_STYLES, policyNeedsOf, withPolicy } from "../../../src/hosting/content-policy"
import { cacheHeadersOf, cachedFolderWarnings } from "../../../src/hosting/headers"
import {
  domainOf,
  HEADER_LINE_LIMIT,
  HEADER_RULES_LIMIT,
  headersFile,
  redirectsFile,
} from "../../../src/hosting/host-files"
import { nginxSite } from "../../../src/hosting/nginx"
import { sizeOf, summaryOf } from "../../../src/hosting/summary"
import { type SiteFacts, writeHostFiles } from "../../../src/hosting/write-host-files"
import { temporaryFolder, writeFiles } from "../../support/temporary-folder"

const PAGE = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><style>p{color:red}</style><script>alert(1)</script><script type="application/ld+json">{}</script></head><body><div id="___gatsby"><p>Text</p></div></body></html>`

// Computed by `printf %s 'alert(1)' | openssl dgst -sha256 -binary | base64`; the others likewise.
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"
const RED = "'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='"
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

let folder: string

beforeEach(() => {
  folder = temporaryFolder()
  const assets = { "app-0123456789abcdef.js": "", "media/a.avif": "" }
  writeFiles(folder, { "index.html": PAGE, "works/index.html": PAGE, ...assets })
})

const written = (file: string) => readFileSync(path.join(folder, file), "utf8")
const write = (facts: Partial<SiteFacts> = {}) =>
  writeHostFiles(folder, { siteUrl: "https://ada.example.net", prefix: "", mediaOrigins: [], ...facts }, {})

const policyOf = (html: string, scope: "header" | "meta" = "meta") =>
  contentPolicy(policyNeedsOf([parseDocument(html)]), { scope })

describe("a page's content policy", () => {
  test("allows its inline scripts and styles by hash, and Emotion's empty style; data blocks need no permission", () => {
    const needs = policyNeedsOf([parseDocument(PAGE)])
    expect([...needs.scripts]).toEqual([ALERT])
    expect([...needs.styles]).toEqual([RED])
    expect(contentPolicy(needs, { scope: "meta" })).toMatch(`style-src 'self' ${EMPTY} `)
  })

  test("allows the exact styles that libraries insert", () => {
    const sources = ["@mui/system/cssVars/createCssVarsProvider.mjs", "react-type-animation/dist/esm/index.es.js"].map(
      (file) => readFileSync(path.join("node_modules", file), "utf8"),
    )
    for (const [index, style] of LIBRARY_STYLES.slice(1).entries()) {
      expect(sources[index]?.replaceAll("\\n", "\n")).toContain(style)
    }
  })

  test("is inserted after the character set, once", () => {
    const once = withPolicy(PAGE, "default-src 'self'")
    expect(once).toContain(
      `<meta charset="utf-8"/><meta http-equiv="content-security-policy" content="default-src 'self'"/><style>`,
    )
    expect(withPolicy(once, "default-src 'self'")).toBe(once)
  })

  test("allows the origins of what an owner embeds, depending on the element", () => {
    const video = `<iframe src="https://videos.example/embed/1"></iframe>`
    const picture = `<img srcset="https://pictures.example/a.png 1x, https://cdn.example/b.png 2x" alt="">`
    const policy = policyOf(video + picture)
    expect(policy).toContain("frame-src 'self' https://videos.example;")
    expect(policy).toContain("img-src 'self' data: https://pictures.example https://cdn.example;")
    expect(policyOf(PAGE)).toContain("frame-src 'none';")
  })

  test("allows origins whose scheme is left out or in capitals, but takes no Base64 for one", () => {
    const embedded = `<iframe src="//videos.example/embed/1"></iframe><script src="HTTPS://Count.Example/c.js"></script>`
    const pictures = `<img srcset="//pictures.example/a.png 1x, //cdn.example/b.png 2x" src="data:image/png;base64,//8A//8A" alt="">`
    const { origins } = policyNeedsOf([parseDocument(embedded + pictures)])
    expect(Object.fromEntries(origins)).toEqual({
      "frame-src": new Set(["https://videos.example"]),
      "script-src": new Set(["https://count.example"]),
      "img-src": new Set(["https://pictures.example", "https://cdn.example"]),
    })
  })

  test("allows a form to submit to its action, and the site's pages to frame each other; only the header can restrict framing", () => {
    const html = '<form action="https://forms.example/f/x"></form><iframe src="/demo/"></iframe>'
    expect(policyOf(html, "header")).toMatch(
      /frame-src 'self';.* form-action 'self' https:\/\/forms.example; frame-ancestors 'self'$/,
    )
    expect(policyOf(PAGE, "header")).toContain("frame-ancestors 'none'")
    expect(policyOf(PAGE, "meta")).not.toContain("frame-ancestors")
  })

  test("allows style attributes only on pages with gatsby-plugin-image's own components", () => {
    const picture = `<div data-gatsby-image-wrapper="" class="gatsby-image-wrapper"></div>`
    expect(policyOf(picture)).toContain("style-src-attr 'unsafe-inline';")
    expect(policyOf(PAGE)).not.toContain("unsafe")
  })

  test("doesn't allow the namespace URL in an SVG data URL", () => {
    const drawing = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>`
    const html = `<img src="${drawing}" srcset="${drawing} 1x, https://cdn.example/b.png 2x" alt="">`
    const { origins } = policyNeedsOf([parseDocument(html)])
    expect(Object.fromEntries(origins)).toEqual({ "img-src": new Set(["https://cdn.example"]) })
  })

  test("can't be inserted into a page of the site without a character set; the owner's own files are unchanged", () => {
    expect(() => withPolicy('<html><div id="___gatsby"></div></html>', "")).toThrow("no <meta charset>")
    // Such as a search engine's verification file, or slides.
    for (const own of ["google-site-verification: google1.html", '<meta charset="utf-8"><p style="color: red">Red</p>'])
      expect(withPolicy(own, "default-src 'self'")).toBe(own)
  })
})

describe("the files that the build writes", () => {
  test("leave an owner's complete HTML page unchanged, byte for byte, without a header that limits its styles, scripts or requests", async () => {
    process.chdir(temporaryFolder())
    const slides = {
      "slides/index.html": Buffer.from('<meta charset="latin1"><p style="color: red">M\u00fcller</p>', "latin1"),
    }
    writeFiles("static", slides)
    writeFiles(folder, slides)
    await write({ host: "netlify" })
    expect(readFileSync(path.join(folder, "slides/index.html"))).toEqual(slides["slides/index.html"])
    expect(written("_headers")).not.toMatch(/(style|script|connect|font)-src/)
    expect(written("_headers")).toContain("frame-ancestors 'none'")
    expect(written("index.html")).toContain("style-src")
  })

  test("for any host: headers, redirects, nginx, policies, but no domain", async () => {
    const nginx = await write()
    expect(written("_headers")).toContain("/*\n  x-content-type-options: nosniff\n")
    expect(written("_headers")).toMatch(/\/media\/\*\n {2}cache-control: public, max-age=31536000, immutable\n/)
    expect(written("_headers")).toContain("\n/app-0123456789abcdef.js\n  cache-control: public, max-age=31536000")
    expect(written(".nojekyll")).toBe("")
    expect(existsSync(path.join(folder, "CNAME"))).toBe(false)
    expect(nginx).toContain("server_name ada.example.net;")
    for (const page of ["index.html", "works/index.html"])
      expect(written(page)).toContain(`script-src 'self' ${ALERT};`)
  })

  test("for GitHub Pages: the domain, if it is the owner's own, and no files with rules", async () => {
    expect(await write({ host: "github-pages", siteUrl: "https://ada.dev" })).toBeNull()
    expect(written("CNAME")).toBe("ada.dev\n")
    expect(existsSync(path.join(folder, "_headers"))).toBe(false)
    expect(written("index.html")).toContain("content-security-policy")
  })

  test.each(["https://ada.github.io", "http://localhost:9000"])("don't claim %s as a domain", (url) =>
    expect(domainOf(url)).toBeNull(),
  )

  test("for Cloudflare Pages under a prefix: paths with the prefix, and permission for pictures on other hosts", async () => {
    await write({ host: "cloudflare-pages", prefix: "/portfolio", mediaOrigins: ["https://pictures.example"] })
    expect(written("_redirects")).toContain("/portfolio/* /:splat 200\n")
    expect(written("_headers")).toMatch(/^\/portfolio\/media\/\*$/m)
    expect(written("index.html")).toContain("img-src 'self' data: https://pictures.example;")
  })

  test("allow the scripts of site.json, and the hosts they send to, in pages, headers and nginx's configuration", async () => {
    const tag = '<script async src="https://count.example/count.js"></script>'
    writeFiles(folder, { "works/index.html": PAGE.replace("</body>", `${tag}</body>`) })
    const nginx = await write({ sendsTo: ["https://ada.count.example", "wss://live.example"] })
    for (const text of [written("index.html"), written("_headers"), nginx]) {
      expect(text).toContain("; connect-src 'self' https://ada.count.example wss://live.example;")
      expect(text).toMatch(/script-src 'self' [^;]*https:\/\/count\.example/)
    }
    expect(policyOf(PAGE, "header")).not.toContain("connect-src")
  })

  test("redirect former addresses to the new ones, before the rules for unknown addresses", async () => {
    const redirects = [{ from: "/de/works/", to: "/de/arbeiten/" }]
    const nginx = await write({ redirects, languages: ["de"] })
    const rules = ["/de/works /de/arbeiten/ 301", "/de/works/* /de/arbeiten/:splat 301", "/de/* /de/404.html 404"]
    expect(written("_redirects").trim().split("\n").slice(1)).toEqual(rules)
    expect(nginx).toContain("return 301 /de/arbeiten/$1$2;")
    expect(nginx).toContain('"~^/de/" /de;')
    expect(redirectsFile({ redirects, prefix: "/site" }).split("\n").slice(1, 4)).toEqual([
      "/site/de/works /site/de/arbeiten/ 301",
      "/site/de/works/* /site/de/arbeiten/:splat 301",
      "/site/* /:splat 200",
    ])
  })

  test("don't replace an owner's own file", async () => {
    writeFiles(folder, { _redirects: "/cv /works/ 301\n" })
    await write()
    expect(written("_redirects")).toBe("/cv /works/ 301\n")
  })

  test("stay within Cloudflare's limits for lines and rules: a policy that is too long leaves scripts to the pages' own policies", async () => {
    for (let page = 0; page < 40; page += 1)
      writeFiles(folder, { [`talk-${page}/index.html`]: PAGE.replace("alert(1)", `alert(${page})`) })
    await write({ host: "netlify", sendsTo: ["https://ada.count.example"] })
    const lines = written("_headers").split("\n")
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(HEADER_LINE_LIMIT)
    expect(written("_headers")).toContain("frame-ancestors 'none'")
    expect(written("_headers")).not.toContain("script-src")
    expect(written("talk-7/index.html")).toMatch(/script-src 'self' 'sha256-.* connect-src 'self' https:\/\/ada/)
    const many = Array.from({ length: 150 }, (_, index) => `chunk-${String(index).padStart(16, "0")}.js`)
    const rules = headersFile({ files: many, prefix: "" }, {}).match(/^\//gm)
    expect(rules).toHaveLength(HEADER_RULES_LIMIT)
  })
})

test("hashed files, media and miniatures are cached for a year, all others are revalidated", () => {
  for (const cached of ["/media/a.avif", "/miniatures/a.webp", "/static/a.woff2", "/app-0123456789abcdef.js"]) {
    expect(cacheHeadersOf(cached)).toEqual({ "cache-control": "public, max-age=31536000, immutable" })
  }
  for (const revalidated of ["/", "/works/", "/page-data/app-data.json", "/app.js", "/a/app-0123456789abcdef.js"]) {
    expect(cacheHeadersOf(revalidated)).toEqual({ "cache-control": "public, max-age=0, must-revalidate" })
  }
})

test("a header that nginx would not read as plain text is refused", () => {
  const site = { root: "/srv", prefix: "", port: 80, serverName: "_" }
  expect(() => nginxSite({ ...site, headers: { "x-a": '"; evil' } })).toThrow("nginx would not read")
  expect(() => nginxSite({ ...site, headers: { "x-a": "$uri" } })).toThrow("nginx would not read")
})

test("two sites on one nginx don't share variables", () => {
  const variablesOf = (serverName: string, prefix: string) =>
    nginxSite({ root: "/srv", prefix, port: 80, serverName, headers: {} }).match(/(?<=map \$uri )\S+/g)
  const sites = [
    ["a-b.example", ""],
    ["a.b.example", ""],
    ["a.b.example", "/site"],
  ] as const
  const variables = sites.flatMap(([host, prefix]) => variablesOf(host, prefix) ?? [])
  expect(new Set(variables).size).toBe(6)
  // nginx doesn't start with a name of more than 46 characters.
  for (const name of variablesOf(`${"alexandra.".repeat(20)}example`, "/portfolio") ?? [])
    expect(name).toMatch(/^\$\w{1,46}$/)
})

describe("the build's summary", () => {
  test("gives the numbers of pages and files, and their size", async () => {
    expect(await sizeOf(folder)).toMatchObject({ pages: 2, files: 4 })
    expect(summaryOf({ pages: 4, files: 1234, bytes: 25_400_000, largest: { file: "a", bytes: 1 } }, "public")).toEqual(
      ["4 pages, 1,234 files, 25.4 MB in public"],
    )
  })

  test("warns about the owner's files that browsers would keep after a change", () => {
    expect(cachedFolderWarnings(["media/press.zip", "media.zip", "mine/static/a.pdf"])).toEqual([
      "warning  browsers cache files in static/media/ for a year, even if you change them; rename the folder",
    ])
  })

  test("warns near and beyond the limits of the host that the content chooses", () => {
    const size = { pages: 4, files: 16_100, bytes: 950_000_000, largest: { file: "media/film.mp4", bytes: 30_000_000 } }
    expect(summaryOf(size, "public", "cloudflare-pages").slice(1)).toEqual([
      "warning  near a limit of Cloudflare Pages: files, 16,100 of 20,000; remove old screenshots, or choose another host",
      "warning  beyond a limit of Cloudflare Pages: media/film.mp4 is 30 MB of 26.2 MB; make it smaller",
    ])
    expect(summaryOf(size, "public", "github-pages").slice(1)).toEqual([
      "warning  near a limit of GitHub Pages: all files together are 950 MB of 1,000 MB; remove large media, or choose another host",
    ])
    for (const host of ["netlify", "server"] as const) expect(summaryOf(size, "public", host)).toHaveLength(1)
  })
})
