import { existsSync } from "node:fs"
import { readFile, rm } from "node:fs/promises"
import path from "node:path"
import type { BuildArgs, Reporter } from "gatsby"
import { DomUtils, parseDocument } from "htmlparser2"
import { writeAtomically } from "../../media/cache"
import { COLOURS } from "../../theme/tokens"
import { messageOf } from "../build-media"
import { ownIcon } from "../own-icon"
import { type BuildTools, siteContent } from "../site-media"
import { type IconFiles, letterIcons, pictureIcons } from "./icons"
import { siteInLanguages } from "./site-address"
import { type IndexedPage, type IndexedSite, readIndexedSite } from "./site-facts"
import { robots, sitemap } from "./sitemap"
import { structuredData, structuredDataText } from "./structured-data"

/** Publishes a file at the root of the site, or removes it if there is no content. A file that the owner put into `static` under this name stays. */
export async function publishAtRoot(name: string, content: string | Uint8Array | undefined): Promise<void> {
  if (!existsSync(path.join("static", name))) await publish(name, content)
}

/** Writes a file at the root of the built site, or removes it if there is no content. */
export async function publish(name: string, content: string | Uint8Array | undefined): Promise<void> {
  const file = path.join("public", name)
  if (content === undefined) await rm(file, { force: true })
  else await writeAtomically(file, content)
}

/** Publishes icons and the manifest, in development too. */
export async function publishIcons({ getNodesByType, reporter }: Omit<BuildTools, "pathPrefix">): Promise<void> {
  const { brand, language, pages, colours, look } = siteContent(getNodesByType)
  const files = (await iconsOfPicture(reporter)) ?? (await letterIcons(brand, language, colours.light, look.typeface))
  for (const [name, file] of files) await publishAtRoot(name, file)
  const ground = COLOURS[look.colourMode === "dark" ? "dark" : "light"].page
  const manifest = webManifest(brand, pages.home.description, language, ground)
  await publishAtRoot("manifest.webmanifest", JSON.stringify(manifest))
}

/** A site's manifest (https://www.w3.org/TR/appmanifest/). Its addresses are relative to it, so they work under every path prefix. */
const webManifest = (brand: string, description: string, language: string, ground: string) => ({
  name: brand,
  ...(description !== "" && { description }),
  lang: language,
  start_url: "./",
  // Pages link to each other, but only the browser has buttons for back and forward.
  display: "minimal-ui",
  theme_color: ground,
  background_color: ground,
  icons: [
    { src: "icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
})

/** The icons made from the owner's picture; undefined if there is none, or, with a warning, if it can't be drawn. */
async function iconsOfPicture(reporter: Pick<Reporter, "warn">): Promise<IconFiles | undefined> {
  const icon = ownIcon()
  if (icon === null) return undefined
  const file = `static${icon}`
  const instead =
    "the other icons show the brand's first letter; put an icon.svg, or an icon.png of 512 px, into static/"
  if (icon.endsWith(".ico")) {
    reporter.warn(`${file}: an ICO file is too small for the icons of home screens; ${instead}`)
    return undefined
  }
  try {
    return await pictureIcons(file)
  } catch (error) {
    const reason = messageOf(error).split("\n")[0]
    reporter.warn(`${file}: cannot be drawn (${reason}); ${instead}`)
    return undefined
  }
}

/** Publishes `sitemap.xml` and `robots.txt`, and writes the schema.org description of each page into its HTML. */
export async function publishSeo(args: Pick<BuildArgs, "getNodesByType" | "graphql" | "pathPrefix">): Promise<void> {
  const site = await readIndexedSite(args)
  await publishAtRoot("sitemap.xml", site && (await sitemap(site)))
  const maps = siteInLanguages(siteContent(args.getNodesByType), args.pathPrefix).flatMap(
    ({ addressOf }) => addressOf?.("/sitemap.xml") ?? [],
  )
  await publishAtRoot("robots.txt", robots(site ? maps : []))
  if (site) await writeStructuredData(site)
}

/** Marks the element, so that a page that Gatsby did not rewrite doesn't get a second one. */
const MARK = "data-structured"

async function writeStructuredData(site: IndexedSite): Promise<void> {
  for (const page of site.pages) {
    const file = path.resolve(`public${page.path}`, "index.html")
    // A server-side rendered page has no file.
    const html = await readFile(file, "utf8").catch(() => undefined)
    if (html === undefined) continue
    const found = page.name === null ? { ...page, ...titleAndDescription(html, site.brand) } : page
    const text = structuredDataText(structuredData(found, site))
    await writeAtomically(file, withStructuredData(html, text))
  }
}

/** Title and description of a page that the owner added, read from its HTML, because its context only has a title derived from its path. */
export function titleAndDescription(html: string, brand: string): Partial<Pick<IndexedPage, "title" | "description">> {
  const page = parseDocument(html)
  const [title] = DomUtils.getElementsByTagName("title", page, true, 1)
  const meta = DomUtils.getElementsByTagName("meta", page).find(({ attribs }) => attribs.name === "description")
  return {
    ...(title && { title: withoutBrand(DomUtils.textContent(title), brand) }),
    ...(meta && { description: meta.attribs.content ?? "" }),
  }
}

const withoutBrand = (title: string, brand: string) =>
  title.endsWith(` - ${brand}`) ? title.slice(0, -` - ${brand}`.length) : title

/** Inserts the text into a page's head, replacing an earlier one. */
export function withStructuredData(html: string, text: string): string {
  const old = new RegExp(`<script type="application/ld\\+json" ${MARK}>.*?</script>`, "s")
  const script = `<script type="application/ld+json" ${MARK}>${text}</script>`
  // A function, so that `$` is literal.
  return html.replace(old, "").replace("</head>", () => `${script}</head>`)
}
