import { readFileSync } from "node:fs"
import path from "node:path"
import { SAMPLE_CONTENT } from "../../../scripts/lib/sample"
import { siteCheck } from "../../../scripts/site-check"
import { checkSite } from "../../../scripts/site-check/check-site"
import type { SiteRule } from "../../../scripts/site-check/site-fault"
import { callCommand } from "../../support/command"
import { temporaryFolder, writeFiles } from "../../support/temporary-folder"

const PREFIX = "/portfolio"

const page = (body: string, data = "", head = "") =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>A page</title>${head}</head><body${data}>${body}</body></html>`

/** The attributes with a page's scripts and data URLs, as the build writes them. */
const dataAttribute = (folder: string) =>
  ` data-scripts="${PREFIX}/app-0123456789abcdef.js" data-preload="${PREFIX}/page-data/app-data.json ${PREFIX}/page-data/${folder}/page-data.json"`

/** A small site with one reference of each kind that the check follows. */
const SITE: Record<string, string> = {
  "index.html": page(
    `<a href="${PREFIX}/works/#harbour">Works</a><a href="https://elsewhere.example/x">Elsewhere</a>` +
      `<img src="${PREFIX}/media/a.png" srcset="${PREFIX}/media/a-320.webp 320w, ${PREFIX}/media/a-640.webp 640w" alt="">` +
      `<p style="background: url(${PREFIX}/media/b.png)">Text</p>`,
    dataAttribute("index"),
    `<link rel="canonical" href="https://owner.example/portfolio/"/><link rel="manifest" href="${PREFIX}/manifest.webmanifest">` +
      `<script type="application/ld+json">{"@type":"Person"}</script><style>p{background:url("${PREFIX}/media/c.png")}</style>`,
  ),
  "works/index.html": page(
    `<h1 id="harbour">Harbour</h1><a href="../">Home</a><a href="#harbour">Here</a>`,
    dataAttribute("works"),
  ),
  "404.html": page("<h1>Not found</h1>", dataAttribute("404.html")),
  "page-data/index/page-data.json": `{"media":"${PREFIX}/media/0123456789ab.json","text":"/ not an address"}`,
  "page-data/works/page-data.json": "{}",
  "page-data/404.html/page-data.json": `{"path":"/404.html"}`,
  "page-data/app-data.json": "{}",
  "app-0123456789abcdef.js": `load("chunk-" + {7:"fedcba9876543210"}[7] + ".js")`,
  "chunk-fedcba9876543210.js": "//",
  "media/a.png": "",
  "media/b.png": "",
  "media/c.png": "",
  "media/a-320.webp": "",
  "media/a-640.webp": "",
  "media/0123456789ab.json": `{"srcSet":"${PREFIX}/media/a-320.webp 320w, ${PREFIX}/media/a-640.webp 640w"}`,
  "index.html.br": "",
  "manifest.webmanifest": `{"start_url":"./","icons":[{"src":"icon-192.png"}]}`,
  "icon-192.png": "",
  "robots.txt": "Sitemap: https://owner.example/portfolio/sitemap.xml",
  "sitemap.xml": `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://owner.example/portfolio/works/</loc></url></urlset>`,
  "verification.txt": "the owner's own",
}

let folder: string

beforeEach(() => {
  folder = temporaryFolder()
})

function check(changes: Record<string, string | null> = {}) {
  const files = Object.entries({ ...SITE, ...changes })
  writeFiles(folder, Object.fromEntries(files.flatMap(([file, text]) => (text === null ? [] : [[file, text]]))))
  return checkSite({
    folder,
    prefix: PREFIX,
    siteUrl: "https://owner.example/portfolio",
    own: new Set(["verification.txt", "owners.html"]),
  })
}

const home = SITE["index.html"] ?? ""
const works = SITE["works/index.html"] ?? ""
const onHome = (html: string) => ({ "index.html": home.replace("</body>", `${html}</body>`) })

test("an intact site has no faults, whatever an owner's own page contains", async () => {
  const owners = "<title>Mine</title><body><center>Words</center>"
  expect(await check({ "owners.html": owners })).toMatchObject({ pages: 4, faults: [] })
})

test("the owner's files, from static or linked from content, may be as they like, and replace what the build would write", async () => {
  const linked = "media/0123456789ab/thesis.html"
  const files = {
    ...SITE,
    "index.html": home.replace("</body>", `<a href="${PREFIX}/${linked}">Thesis</a></body>`),
    [linked]: `<center>Words</center><script type="application/ld+json">{</script>`,
    "logo.svg": `<!DOCTYPE svg [<!ENTITY ns "http://ns.example/">]><svg xmlns="http://www.w3.org/2000/svg" xmlns:x="&ns;"/>`,
    "film.json": `\ufeff{}`,
    "robots.txt": "User-agent: *",
    "de/sitemap.xml": SITE["sitemap.xml"] ?? "",
    "404.html": "Nothing here",
    "manifest.webmanifest": "{}",
    "icon-192.png": "",
    "de/icon-512.png": "",
    "icon-maskable-512.png": "",
  }
  const own = new Set(["logo.svg", "film.json", "robots.txt", "404.html", "manifest.webmanifest", "verification.txt"])
  writeFiles(folder, files)
  const { faults } = await checkSite({ folder, prefix: PREFIX, siteUrl: "https://owner.example/portfolio", own })
  expect(faults).toEqual([])
})

test("at the root of its host, the owner's robots.txt may list the sitemap of another site there; the build's may not", async () => {
  const at = "https://owner.example"
  writeFiles(folder, {
    "index.html": page("<h1>Home</h1>", ` data-preload="/app-data.json"`),
    "app-data.json": "{}",
    "robots.txt": `Sitemap: ${at}/blog/sitemap.xml`,
  })
  const checkWith = (own: Set<string>) => checkSite({ folder, prefix: "", siteUrl: at, own })
  expect((await checkWith(new Set(["robots.txt"]))).faults).toEqual([])
  expect((await checkWith(new Set())).faults).toMatchObject([{ rule: "broken-link", file: "robots.txt" }])
})

test("at the root of its host, a page may link to another site there; links to the site's own pages and files are checked", async () => {
  const at = "https://owner.example"
  const links = ["/park/", "/park/shot.png", "/works/gone/"].map((link) => `<a href="${at}${link}">A page</a>`).join("")
  writeFiles(folder, {
    "index.html": page(links, "", `<link rel="canonical" href="${at}/home/">`),
    "works/index.html": page("<h1>Works</h1>"),
  })
  const { faults } = await checkSite({ folder, prefix: "", siteUrl: at })
  const found = faults.filter(({ rule }) => rule === "broken-link").map(({ problem }) => problem)
  expect(found).toEqual([
    `"${at}/home/" leads to no file of the site`,
    `"${at}/works/gone/" leads to no file of the site`,
  ])
})

test.each([PREFIX, ""])(
  "under %j, data may contain the owner's files without the prefix, and texts that look like addresses",
  async (prefix) => {
    const own = ["icon.svg", "cv.pdf", "google1.html", "film.json", "media/logo.png", "verification.txt"]
    const texts = ["/etc/hosts.conf", "/static/admin.css", "/media/upload.json"]
    const data = { href: "/cv.pdf", texts, logo: "/media/logo.png" }
    const files = {
      ...SITE,
      "icon.svg": `<svg xmlns="http://www.w3.org/2000/svg"/>`,
      "cv.pdf": "",
      "google1.html": "google-site-verification: google1.html",
      "film.json": `{"p":"/images/one.png"}`,
      "media/logo.png": "",
      "page-data/works/page-data.json": JSON.stringify({ result: { data, pageContext: { icon: "/icon.svg" } } }),
    }
    writeFiles(
      folder,
      Object.fromEntries(Object.entries(files).map(([file, text]) => [file, text.replaceAll(PREFIX, prefix)])),
    )
    const siteUrl = `https://owner.example${prefix}`
    expect((await checkSite({ folder, prefix, siteUrl, own: new Set(own) })).faults).toEqual([])
  },
)

const onWorks = (html: string) => ({ "works/index.html": works.replace("</body>", `${html}</body>`) })
const inSitemap = (from: string, to: string) => ({ "sitemap.xml": (SITE["sitemap.xml"] ?? "").replace(from, to) })

const PERSON = `{"@type":"Person"`
const DATA = "page-data/works/page-data.json"
const linking = (address: string) => onHome(`<a href="${address}">A page</a>`)

/** Changes to an intact site: the rule that must report each of them, the file, and the message. */
const FAULTS: [rule: SiteRule, file: string, changes: Record<string, string | null>, message: RegExp][] = [
  ["broken-link", "index.html", linking("/portfolio/talks/"), /"\/portfolio\/talks\/" leads to no file/],
  ["redirected-link", "index.html", linking("/portfolio/works"), /write \/portfolio\/works\/$/],
  ["outside-prefix", "index.html", linking("/works/"), /leads out of \/portfolio\//],
  ["broken-anchor", "index.html", linking("/portfolio/works/#a"), /a place that works\/index\.html does not/],
  ["missing-asset", "index.html", onHome(`<img src="${PREFIX}/media/z.png" alt="">`), /media\/z\.png/],
  ["missing-asset", "index.html", { "media/a-640.webp": null }, /media\/a-640\.webp/],
  ["missing-asset", "index.html", { "media/c.png": null }, /media\/c\.png/],
  ["missing-asset", "works/index.html", { "app-0123456789abcdef.js": null }, /app-0123456789abcdef\.js/],
  ["missing-asset", "manifest.webmanifest", { "icon-192.png": null }, /icon-192\.png/],
  ["missing-asset", "page-data/index/page-data.json", { "media/0123456789ab.json": null }, /media\/0123456789ab\.json/],
  [
    "missing-asset",
    DATA,
    { [DATA]: `{"src":"${PREFIX}/media/icons/rust-7c4372f1.svg"}` },
    /media\/icons\/rust-7c4372f1\.svg/,
  ],
  ["outside-prefix", DATA, { [DATA]: `{"src":"/media/0123456789ab.json"}` }, /leads out of \/portfolio\//],
  ["orphan-file", "media/old.png", { "media/old.png": "" }, /nothing refers to it/],
  ["orphan-file", "app-aaaaaaaaaaaaaaaa.js", { "app-aaaaaaaaaaaaaaaa.js": "" }, /nothing refers to it/],
  ["orphan-file", "talks/index.html", { "talks/index.html": page("<h1>Talks</h1>") }, /nothing refers to it/],
  ["orphan-file", "talks.json.br", { "talks.json.br": "" }, /nothing refers to it/],
  ["invalid-html", "index.html", onHome("<p><div>Block</div></p>"), /permitted-content|no-implicit-close|close-order/],
  ["duplicate-id", "works/index.html", onWorks(`\n<p id="harbour">Again</p>`), /Duplicate ID "harbour"/],
  ["malformed-xml", "sitemap.xml", inSitemap("</urlset>", ""), /unclosed tag: urlset/],
  ["broken-link", "sitemap.xml", inSitemap("works/", "talks/"), /talks/],
  ["malformed-json", "index.html", { "index.html": home.replace(PERSON, `${PERSON},`) }, /can't be read/],
  ["malformed-json", DATA, { [DATA]: "{" }, /can't be read/],
]

test.each(FAULTS)("finds a %s in %s", async (rule, file, changes, message) => {
  const { faults } = await check(changes)
  const found = faults.filter((fault) => fault.rule === rule && fault.file === file)
  expect(found.length).toBeGreaterThan(0)
  for (const { problem, remedy, line, column } of found) {
    expect(`${problem}; ${remedy}`).toMatch(message)
    // A duplicate id is reported at its second occurrence, which is in a line of its own here.
    expect({ line, column }).toEqual(
      rule === "duplicate-id" ? { line: 2, column: 8 } : { line: 1, column: expect.any(Number) },
    )
    expect(column).toBeGreaterThan(0)
  }
})

describe("npm run site:check", () => {
  /** Checks the site against content with this address. */
  function checkAt(siteUrl: string, files: Record<string, string> = SITE) {
    const sample: unknown = JSON.parse(readFileSync(path.join(SAMPLE_CONTENT, "site.json"), "utf8"))
    writeFiles(folder, { ...files, "content/site.json": JSON.stringify({ ...(sample as object), siteUrl }) })
    const environment = { CONTENT_DIR: path.join(folder, "content") }
    return callCommand(siteCheck, ["--", folder], environment)
  }

  test.each([
    ["https://new.example/portfolio", "will now live at https://new.example/portfolio/"],
    // A placeholder counts as none.
    ["https://example.com", "now has no address"],
  ])("refuses a site that was built for another address than the content's, %s", async (siteUrl, change) => {
    const { refusal, status } = await checkAt(siteUrl)
    expect(refusal).toBe(
      `The site was built for https://owner.example/portfolio/, but ${change}. Build it again: npm run build\n`,
    )
    expect(status).toBe(1)
  })

  test("refuses a site that was built without an address if the content has one now", async () => {
    const files = { ...SITE, "index.html": home.replace(/<link rel="canonical"[^>]*>/, "") }
    const { refusal } = await checkAt("https://owner.example/portfolio", files)
    const change = "without an address, but will now live at https://owner.example/portfolio/"
    expect(refusal).toBe(`The site was built ${change}. Build it again: npm run build\n`)
  })

  test("checks a site that was built for the content's address", async () => {
    const { output, refusal } = await checkAt("https://owner.example/portfolio")
    expect(output).toMatch(/3 pages and \d+ files in /)
    expect(refusal).toBe("")
  })
})
