import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { siteCheck } from "../../../scripts/site-check"
import { checkSite } from "../../../scripts/site-check/check-site"
import type { SiteRule } from "../../../scripts/site-check/site-fault"
import { callCommand } from "../../support/command"

const PREFIX = "/portfolio"

const page = (body: string, data = "", head = "") =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>A page</title>${head}</head><body${data}>${body}</body></html>`

/** What a page says of its data, as the build writes it. */
const dataIn = (folder: string) =>
  ` data-preload="${PREFIX}/page-data/app-data.json ${PREFIX}/page-data/${folder}/page-data.json"`

/** A small site with one of everything that is followed. */
const SITE: Record<string, string> = {
  "index.html": page(
    `<a href="${PREFIX}/works/#harbour">Works</a><a href="https://elsewhere.example/x">Elsewhere</a>` +
      `<img src="${PREFIX}/media/a.png" srcset="${PREFIX}/media/a-320.webp 320w, ${PREFIX}/media/a-640.webp 640w" alt="">` +
      `<p style="background: url(${PREFIX}/media/b.png)">Text</p>`,
    dataIn("index"),
    `<link rel="canonical" href="https://owner.example/portfolio/"/><script src="${PREFIX}/app-0123456789abcdef.js"></script>` +
      `<script type="application/ld+json">{"@type":"Person"}</script><style>p{background:url("${PREFIX}/media/c.png")}</style>`,
  ),
  "works/index.html": page(
    `<h1 id="harbour">Harbour</h1><a href="../">Home</a><a href="#harbour">Here</a>`,
    dataIn("works"),
  ),
  "404.html": page("<h1>Not found</h1>", dataIn("404.html")),
  "page-data/index/page-data.json": `{"media":"${PREFIX}/media/group.json","text":"/ not an address"}`,
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
  "media/group.json": `{"srcSet":"${PREFIX}/media/a-320.webp 320w, ${PREFIX}/media/a-640.webp 640w"}`,
  "index.html.br": "",
  "robots.txt": "Sitemap: https://owner.example/portfolio/sitemap.xml",
  "sitemap.xml": `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://owner.example/portfolio/works/</loc></url></urlset>`,
  "verification.txt": "the owner's own",
}

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "built-"))
})

afterEach(() => rmSync(folder, { recursive: true }))

function write(files: Record<string, string | null>): void {
  for (const [file, text] of Object.entries(files)) {
    if (text === null) continue
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
}

function check(changes: Record<string, string | null> = {}) {
  write({ ...SITE, ...changes })
  return checkSite({
    folder,
    prefix: PREFIX,
    siteUrl: "https://owner.example/portfolio",
    own: new Set(["verification.txt"]),
  })
}

const home = SITE["index.html"] ?? ""
const works = SITE["works/index.html"] ?? ""
const onHome = (html: string) => ({ "index.html": home.replace("</body>", `${html}</body>`) })

test("a site that is whole has no fault", async () => {
  expect(await check()).toMatchObject({ pages: 3, faults: [] })
})

const PLANTED: { name: string; changes: Record<string, string | null>; rule: SiteRule; told: RegExp; file?: string }[] =
  [
    {
      name: "a link to a page that is not there",
      changes: onHome(`<a href="${PREFIX}/talks/">Talks</a>`),
      rule: "broken-link",
      told: /"\/portfolio\/talks\/" leads to no file/,
    },
    {
      name: "a link that leads to a redirect",
      changes: onHome(`<a href="${PREFIX}/works">Works</a>`),
      rule: "redirected-link",
      told: /write \/portfolio\/works\/$/,
    },
    {
      name: "a link without the prefix",
      changes: onHome(`<a href="/works/">Works</a>`),
      rule: "outside-prefix",
      told: /leads out of \/portfolio\//,
    },
    {
      name: "a link to a place that its page does not have",
      changes: onHome(`<a href="${PREFIX}/works/#lighthouse">Lighthouse</a>`),
      rule: "broken-anchor",
      told: /a place that works\/index\.html does not have/,
    },
    {
      name: "a picture that is not there",
      changes: onHome(`<img src="${PREFIX}/media/z.png" alt="">`),
      rule: "missing-asset",
      told: /media\/z\.png/,
    },
    {
      name: "a width of a picture that is not there",
      changes: { "media/a-640.webp": null },
      rule: "missing-asset",
      told: /media\/a-640\.webp/,
    },
    {
      name: "a file of a style that is not there",
      changes: { "media/c.png": null },
      rule: "missing-asset",
      told: /media\/c\.png/,
    },
    {
      name: "a media file that page data refer to and nobody made",
      changes: { "media/group.json": null },
      rule: "missing-asset",
      told: /media\/group\.json/,
      file: "page-data/index/page-data.json",
    },
    {
      name: "a picture that nothing asks for",
      changes: { "media/old.png": "" },
      rule: "orphan-file",
      told: /nothing refers to it/,
      file: "media/old.png",
    },
    {
      name: "a script of an earlier build",
      changes: { "app-aaaaaaaaaaaaaaaa.js": "" },
      rule: "orphan-file",
      told: /nothing refers to it/,
      file: "app-aaaaaaaaaaaaaaaa.js",
    },
    {
      name: "a page of an earlier build",
      changes: { "talks/index.html": page("<h1>Talks</h1>") },
      rule: "orphan-file",
      told: /nothing refers to it/,
      file: "talks/index.html",
    },
    {
      name: "the data of a page of an earlier build",
      changes: { "page-data/talks/page-data.json": "{}" },
      rule: "orphan-file",
      told: /nothing refers to it/,
      file: "page-data/talks/page-data.json",
    },
    {
      name: "data that a page asks for and are not there",
      changes: { "page-data/works/page-data.json": null },
      rule: "missing-asset",
      told: /page-data\/works/,
      file: "works/index.html",
    },
    {
      name: "a compressed file without its original",
      changes: { "talks.json.br": "" },
      rule: "orphan-file",
      told: /nothing refers to it/,
      file: "talks.json.br",
    },
    {
      name: "a block inside of a paragraph",
      changes: onHome("<p><div>Block</div></p>"),
      rule: "invalid-html",
      told: /element-permitted-content|no-implicit-close|close-order/,
    },
    {
      name: "an id that stands twice",
      changes: { "works/index.html": works.replace("</body>", `<p id="harbour">Again</p></body>`) },
      rule: "duplicate-id",
      told: /Duplicate ID "harbour"/,
      file: "works/index.html",
    },
    {
      name: "a sitemap that is cut off",
      changes: { "sitemap.xml": (SITE["sitemap.xml"] ?? "").replace("</urlset>", "") },
      rule: "malformed-xml",
      told: /unclosed tag: urlset/,
      file: "sitemap.xml",
    },
    {
      name: "a sitemap that lists a page that is not there",
      changes: { "sitemap.xml": (SITE["sitemap.xml"] ?? "").replace("works/", "talks/") },
      rule: "broken-link",
      told: /talks/,
      file: "sitemap.xml",
    },
    {
      name: "structured data that are no JSON",
      changes: { "index.html": home.replace(`{"@type":"Person"}`, `{"@type":"Person",}`) },
      rule: "malformed-json",
      told: /can't be read/,
    },
    {
      name: "data that are cut off",
      changes: { "page-data/works/page-data.json": `{"result":` },
      rule: "malformed-json",
      told: /can't be read/,
      file: "page-data/works/page-data.json",
    },
  ]

test.each(PLANTED)("finds $name", async ({ changes, rule, told, file = "index.html" }) => {
  const { faults } = await check(changes)
  const found = faults.filter((fault) => fault.rule === rule && fault.file === file)
  expect(found.length).toBeGreaterThan(0)
  for (const { problem, remedy, line, column } of found) {
    expect(`${problem}; ${remedy}`).toMatch(told)
    expect(line).toBe(1)
    expect(column).toBeGreaterThan(0)
  }
})

test("an id that stands twice is told at its second place", async () => {
  const html = works.replace("</body>", `\n<p id="harbour">Again</p></body>`)
  const { faults } = await check({ "works/index.html": html })
  expect(faults).toMatchObject([{ rule: "duplicate-id", line: 2, column: 8 }])
})

describe("npm run site:check", () => {
  /** Checks the site against content that says this address. */
  function checkAt(siteUrl: string) {
    const said: unknown = JSON.parse(readFileSync("content/site.json", "utf8"))
    write({ ...SITE, "content/site.json": JSON.stringify({ ...(said as object), siteUrl }) })
    const environment = { CONTENT_DIR: path.join(folder, "content") }
    return callCommand(siteCheck, ["--", folder], environment)
  }

  test("refuses a site that was built for another address", async () => {
    const { refusal, status } = await checkAt("https://new.example/portfolio")
    expect(refusal).toBe(
      "The site was built for https://owner.example/portfolio/, and will live at https://new.example/portfolio/ now. Build it again: npm run build\n",
    )
    expect(status).toBe(1)
  })

  test("walks one that was built for the address that content says", async () => {
    const { output, refusal } = await checkAt("https://owner.example/portfolio")
    expect(output).toMatch(/3 pages and \d+ files in /)
    expect(refusal).toBe("")
  })
})
