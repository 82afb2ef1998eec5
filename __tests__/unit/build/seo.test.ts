import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { Readable } from "node:stream"
import type { ParentSpanPluginArgs } from "gatsby"
import sharp from "sharp"
import { parseSitemap } from "sitemap"
import { drawnIcon } from "../../../src/build/own-icon"
import { letterIcons, pictureIcons } from "../../../src/build/seo/icons"
import { publishIcons, titleAndDescription, withStructuredData } from "../../../src/build/seo/publish"
import { siteAddress } from "../../../src/build/seo/site-address"
import type { IndexedEntry, IndexedPage, IndexedSite } from "../../../src/build/seo/site-facts"
import { robots, sitemap } from "../../../src/build/seo/sitemap"
import { structuredData, structuredDataText } from "../../../src/build/seo/structured-data"
import { COLOURS } from "../../../src/theme/tokens"
import { pixelAt, plain } from "../media/support/pictures"
import { temporaryFolder } from "../../support/temporary-folder"

const addressOf = siteAddress("https://brand.example", "/portfolio") ?? String
const page = (name: string | null, address: string, entryId?: string): IndexedPage => ({
  name,
  title: `Page ${address}`,
  description: "",
  path: address,
  address: addressOf(address),
  entryId,
})
const image = (name: string) => ({ name, address: addressOf(`/media/${name}.png`) })

const ENTRY = { techIcons: ["Rust"], links: [], galleries: undefined, images: [] }

const GALLERIES = [
  { title: "Before", hash: "ui/before", images: [image("old"), image("older")] },
  { title: "Films", hash: "ui/films", images: [] },
]
const WORK: IndexedEntry = {
  ...ENTRY,
  kind: "work",
  id: "work",
  title: "Analyst",
  galleries: GALLERIES,
  images: GALLERIES.flatMap(({ images }) => images),
}

const PROJECT: IndexedEntry = {
  ...ENTRY,
  kind: "project",
  id: "project",
  title: "Log",
  desc: "It logs.",
  links: ["https://code.example/log"],
  images: [image("log")],
}

const SITE: IndexedSite = {
  addressOf,
  brand: "Brand",
  language: "en",
  person: {
    name: "Ada",
    tagline: "Analyst",
    photo: image("ada"),
    profiles: ["https://code.example/ada"],
    skills: ["Rust"],
  },
  entries: [WORK, PROJECT, { ...ENTRY, kind: "project", id: "other", title: "Other", desc: "It is another." }],
  pages: [
    page("home", "/"),
    page("projects", "/projects/"),
    page("works", "/works/"),
    page(null, "/tide-log/"),
    page("projects", "/projects/other/", "other"),
    page("projects", "/projects/log/", "project"),
    page("works", "/works/company/", "work"),
  ],
}

const dataOf = (address: string, site = SITE) => {
  const found = site.pages.find(({ path: each }) => each === address)
  if (!found) throw new Error(`No page ${address}`)
  return structuredData(found, site)
}

test("a site without siteUrl has no address, and no sitemap in robots.txt", () => {
  expect(siteAddress(undefined, "/portfolio")).toBeUndefined()
  expect(robots([])).toBe("User-agent: *\nAllow: /\n")
})

test("of a thousand pictures, a page's structured data has a hundred, but all galleries", () => {
  const galleries = Array.from({ length: 200 }, (_, place) => ({
    title: `Group ${place}`,
    hash: `ui/${place}`,
    images: Array.from({ length: 5 }, (__, each) => image(`${place}-${each}`)),
  }))
  const text = structuredDataText(dataOf("/works/company/", { ...SITE, entries: [{ ...WORK, galleries }] }))
  expect(text.match(/"ImageGallery"/g)).toHaveLength(200)
  expect(text.match(/"ImageObject"/g)).toHaveLength(100)
})

test("an entry is described on its own page, and the list page refers to it", () => {
  const works = dataOf("/works/")["@graph"][0]
  expect(works).toMatchObject({
    "@type": "CollectionPage",
    hasPart: [{ "@type": "WebPage", url: "https://brand.example/portfolio/works/company/" }],
  })
  expect(JSON.stringify(works)).not.toContain("ImageObject")
  // In the order of the content.
  expect(dataOf("/projects/")["@graph"][0]).toMatchObject({
    hasPart: [{ name: "Page /projects/log/" }, { name: "Page /projects/other/" }],
  })
  expect(dataOf("/works/company/")["@graph"]).toMatchObject([
    {
      // A group of videos has no pictures.
      hasPart: [
        {
          "@type": "ImageGallery",
          url: "https://brand.example/portfolio/works/company/#ui/before",
          image: [{ name: "old", contentUrl: "https://brand.example/portfolio/media/old.png" }, { name: "older" }],
        },
      ],
    },
    {
      "@type": "BreadcrumbList",
      itemListElement: [
        { position: 1, item: "https://brand.example/portfolio/" },
        { position: 2, item: "https://brand.example/portfolio/works/" },
        { position: 3, item: "https://brand.example/portfolio/works/company/" },
      ],
    },
  ])
  expect(dataOf("/projects/log/")["@graph"][0]).toMatchObject({
    mainEntity: {
      "@type": "CreativeWork",
      url: "https://brand.example/portfolio/projects/log/",
      sameAs: ["https://code.example/log"],
    },
  })
  expect(dataOf("/projects/other/")["@graph"][0]).toMatchObject({
    mainEntity: { "@type": "CreativeWork", name: "Page /projects/other/", description: "It is another." },
  })
})

test("no text can end the script element, and a page that is processed again still has one", () => {
  const evil = { ...SITE, person: { ...SITE.person, name: "</script><script>alert(1)</script> $& $1" } }
  const text = structuredDataText(dataOf("/", evil))
  expect(text).not.toContain("<")
  expect(JSON.parse(text)).toEqual(dataOf("/", evil))
  const once = withStructuredData("<html><head><title>A</title></head><body></body></html>", text)
  expect(once).toContain(`${text}</script></head>`)
  expect(withStructuredData(once, text)).toBe(once)
  expect(withStructuredData(once, "{}")).toContain(">{}</script></head>")
})

test("the title and description of a page that the owner added are read from its head", () => {
  const html = `<title data-gatsby-head="true">Talks &amp; &lt;tea&gt; - A &amp; B</title><meta name="description" content="It&#x27;s said."/>`
  expect(titleAndDescription(html, "A & B")).toEqual({ title: "Talks & <tea>", description: "It's said." })
  expect(titleAndDescription("<title>Talks</title>", "A & B")).toEqual({ title: "Talks" })
})

test("the sitemap has each page and each picture once: an entry's pictures belong to its own page", async () => {
  const items = await parseSitemap(Readable.from(await sitemap(SITE)))
  expect(
    items.map(({ url, img }) => [url.replace(addressOf("/"), "/"), img.map((each) => path.basename(each.url))]),
  ).toEqual([
    ["/", ["ada.png"]],
    ["/projects/", []],
    ["/works/", []],
    ["/tide-log/", []],
    ["/projects/other/", []],
    ["/projects/log/", ["log.png"]],
    ["/works/company/", ["old.png", "older.png"]],
  ])
})

describe("icons", () => {
  beforeEach(() => {
    process.chdir(temporaryFolder())
    mkdirSync("static")
  })

  /** Publishes the icons of a site; returns the warnings. */
  async function publish(): Promise<string[]> {
    const warnings: string[] = []
    const [type, brand] = ["SiteContent", "Brand"]
    const node = { brand, owner: "Owner", language: "en", pages: {}, internal: { type }, fields: { folder: "" } }
    await publishIcons({
      getNodesByType: (nodeType: string) => (nodeType === type ? [node] : []),
      reporter: { warn: (line: string) => warnings.push(line) },
      // Only the arguments that are used.
    } as unknown as ParentSpanPluginArgs)
    return warnings
  }

  async function expectSquare(files: Awaited<ReturnType<typeof letterIcons>>, name: string, side: number) {
    const { format, width, height } = await sharp(Buffer.from(files.get(name) ?? "")).metadata()
    expect({ format, width, height }).toEqual({ format: "png", width: side, height: side })
  }

  test.each(["陳", "ليلى"])("show the brand's first letter if the owner has none: %s", async (brand) => {
    const files = await letterIcons(brand, "en", COLOURS.light, "roboto")
    const names = "icon-192.png icon-512.png icon-maskable-512.png apple-touch-icon.png favicon.ico"
    expect([...files.keys()]).toEqual(names.split(" "))
    const sides = { "icon-192.png": 192, "icon-maskable-512.png": 512, "apple-touch-icon.png": 180 }
    for (const [name, side] of Object.entries(sides)) await expectSquare(files, name, side)
  })

  test.each(["brand", "ليلى", "<&", "#1", "%", "👩‍💻"])("in a tab are SVG data URLs: for %s", async (brand) => {
    const [type, drawing = ""] = drawnIcon(brand, "en", COLOURS.light).split(/,(.*)/s)
    expect(type).toBe("data:image/svg+xml")
    expect(drawing).not.toMatch(/["#]/)
    expect(await sharp(Buffer.from(decodeURIComponent(drawing))).metadata()).toMatchObject({ format: "svg", width: 8 })
  })

  test("are made from the owner's picture, with a background where systems crop it", async () => {
    writeFileSync(
      "static/icon.svg",
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#f00"/></svg>`,
    )
    expect(await publish()).toEqual([])
    expect(await pixelAt("public/icon-512.png", 256, 256)).toEqual([255, 0, 0, 255])
    expect((await pixelAt("public/icon-512.png", 1, 1))[3]).toBe(0)
    expect(await pixelAt("public/icon-maskable-512.png", 256, 256)).toEqual([255, 0, 0, 255])
    expect((await pixelAt("public/icon-maskable-512.png", 1, 1))[3]).toBe(255)
    // Gatsby copies the owner's own file.
    expect(existsSync("public/icon.svg")).toBe(false)
  })

  test("fill their squares even if the owner's picture is small, large or not square", async () => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1200"><path d="M0 0h2400v1200H0z"/></svg>`
    writeFileSync("static/icon.svg", drawing)
    await expectSquare(await pictureIcons("static/icon.svg"), "icon-512.png", 512)
    await plain(40, 20, "#00f").toFile("static/icon.png")
    const files = await pictureIcons("static/icon.png")
    for (const side of [192, 512]) await expectSquare(files, `icon-${side}.png`, side)
  })

  test("that cannot be drawn are reported, with what is used instead", async () => {
    writeFileSync("static/favicon.svg", `<svg xmlns="http://www.w3.org/2000/svg"/>`)
    const [warning = ""] = await publish()
    expect(warning).toMatch(
      /^static\/favicon\.svg: cannot be drawn \(.+\); the other icons show the brand's first letter; put an icon\.svg/,
    )
    expect(existsSync("public/icon-512.png")).toBe(true)

    rmSync("static/favicon.svg")
    writeFileSync("static/favicon.ico", "")
    expect(await publish()).toEqual([expect.stringMatching(/^static\/favicon\.ico: .* too small/)])
  })

  test("that the owner provides are unchanged, and those of an earlier picture are replaced", async () => {
    writeFileSync("static/apple-touch-icon.png", "mine")
    await publish()
    expect(existsSync("public/apple-touch-icon.png")).toBe(false)
    expect(existsSync("public/icon-512.png")).toBe(true)
    await plain(64, 64, "#00f").toFile("static/favicon.png")
    await publish()
    expect(await pixelAt("public/icon-512.png", 256, 256)).toEqual([0, 0, 255, 255])
    const manifest: unknown = JSON.parse(readFileSync("public/manifest.webmanifest", "utf8"))
    expect(manifest).toMatchObject({ name: "Brand", lang: "en", start_url: "./" })
    // It would be relative to the origin, so all sites on one origin would be the same app. By default, it is the start's full address.
    expect(manifest).not.toHaveProperty("id")
  })
})
