import { readFile } from "node:fs/promises"
import path from "node:path"
import { unescape } from "node:querystring"
import { HtmlValidate } from "html-validate"
import { SaxesParser } from "saxes"
import { siteAddress } from "../../src/build/seo/site-address"
import { compareFaults } from "../../src/checker/fault"
import { HASHED_FOLDERS } from "../../src/constants"
import { filesIn } from "../../src/content/places"
import { orphansIn } from "./orphans"
import {
  addressesOfJson,
  addressesOfManifest,
  addressesOfStyle,
  addressesOfText,
  type PageParts,
  partsOfPage,
  type Reference,
} from "./references"
import type { SiteFault, SiteRule } from "./site-fault"

interface BuiltSite {
  folder: string
  prefix: string
  /** The address in the content: absolute addresses that begin with it are the site's own. */
  siteUrl: string | undefined
  /** The owner's files, which need no reference. */
  own?: ReadonlySet<string>
}

/** What the HTML standard requires, as far as it matters here. */
const HTML_RULES = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    "no-raw-characters": "off",
    // Addresses of entries are ids, in any alphabet.
    "valid-id": "off",
  },
})

const TEXT = /\.(html|css|js|json|webmanifest|xml|txt|svg)$/

type Fault = Pick<SiteFault, "rule" | "problem" | "remedy">

type PlacedFault = Fault & { index: number }

/** What addresses are resolved against. */
interface SiteContext {
  /** The path the site lives under; empty at the root. */
  prefix: string
  /** The full address of the site's home page. */
  own: URL
  files: ReadonlySet<string>
  pages: ReadonlyMap<string, PageParts>
  /** Files from `static/`. */
  ownersFiles: ReadonlySet<string>
}

/** Files whose addresses the build writes into data, with the prefix and a hash of at least 8 digits. Others get the prefix in the browser. */
const HASHED_FILE = new RegExp(`^(${Object.values(HASHED_FOLDERS).join("|")})/.*[0-9a-f]{8}`)

/** Copies of files that content links to, of the kinds that the build copies unchanged. */
const LINKED_FILE = new RegExp(`(^|/)${HASHED_FOLDERS.media}/[0-9a-f]{12}/[^/]+\\.(html|json|xml|webmanifest)$`)

/** Checks a built site: every link, place and file it refers to, every file it has, and the form of what is in them. */
export async function checkSite({ folder, prefix, siteUrl, own: ownersFiles = new Set() }: BuiltSite) {
  const files = new Set(await filesIn(folder))
  const texts = new Map<string, string>()
  for (const file of files) if (TEXT.test(file)) texts.set(file, await readFile(path.join(folder, file), "utf8"))
  const pages = new Map(
    [...texts].flatMap(([file, text]) => (file.endsWith(".html") ? [[file, partsOfPage(text)] as const] : [])),
  )
  const site = { prefix, own: new URL(siteAddress(siteUrl, prefix)?.("/") ?? LOCAL_ORIGIN), files, pages, ownersFiles }
  const expected = new Set(ownersFiles)
  const faults: SiteFault[] = []
  for (const [file, text] of texts) {
    const page = pages.get(file)
    if (page?.isPage) expected.add(file)
    const inText: PlacedFault[] = []
    for (const reference of referencesOf(file, text, page)) {
      const { target, fault } = follow(reference, file, site)
      if (target !== undefined) expected.add(target)
      if (fault) inText.push({ index: reference.index, ...fault })
    }
    // The owner's files may be as they like: only their addresses are checked.
    const isOwners = ownersFiles.has(file) || LINKED_FILE.test(file)
    if (!isOwners) inText.push(...formFaults(file, text, page))
    faults.push(...inText.map(({ index, ...fault }) => ({ file, ...positionAt(text, index), ...fault })))
    if (page && !isOwners) faults.push(...(await htmlFaults(file, text)))
  }
  for (const file of orphansIn(files, texts, expected)) {
    const remedy = "delete it, or refer to it where it is needed; files of your own belong in static/"
    faults.push({ file, line: 1, column: 1, rule: "orphan-file", problem: "nothing refers to it", remedy })
  }
  return { pages: pages.size, files: files.size, faults: faults.sort(compareFaults) }
}

/** Line and column, from 1, of a place in a text. */
function positionAt(text: string, index: number): Pick<SiteFault, "line" | "column"> {
  const lines = text.slice(0, index).split("\n")
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 }
}

function referencesOf(file: string, text: string, page: PageParts | undefined): Reference[] {
  if (page) return page.references
  if (file.endsWith(".css")) return addressesOfStyle(text)
  if (file.endsWith(".json")) return addressesOfJson(text, "data")
  if (file.endsWith(".webmanifest")) return addressesOfManifest(text)
  // In SVG files, addresses name XML namespaces; in licences, authors.
  if (/(^|\/)(robots\.txt|[^/]+\.xml)$/.test(file)) return addressesOfText(text)
  return []
}

/** An origin that no site has, for local addresses. */
const LOCAL_ORIGIN = "https://here.invalid"

/** Follows an address in `file` to the site's file that it leads to, if it is one of the site's own. */
function follow(
  { address, kind, isInBody = false }: Reference,
  file: string,
  { prefix, own, files, pages, ownersFiles }: SiteContext,
): { target?: string; fault?: Fault } {
  if (kind === "data") {
    const path = unescape((address.startsWith(`${prefix}/`) ? address.slice(prefix.length) : address).slice(1))
    if (!HASHED_FILE.test(path) || ownersFiles.has(path)) return files.has(path) ? { target: path } : {}
  }
  const from = `${LOCAL_ORIGIN}${prefix}/${file.replace(/(^|\/)index\.html$/, "$1")}`
  const fault = (rule: SiteRule, problem: string, remedy: string): Fault => ({
    rule,
    problem: `"${address}" ${problem}`,
    remedy,
  })
  if (!URL.canParse(address, from)) {
    return { fault: fault("broken-link", "is not an address", "write one that browsers understand") }
  }
  const url = new URL(address, from)
  if (url.origin !== LOCAL_ORIGIN && url.origin !== own.origin) return {}
  // Absolute addresses refer to the published site, wherever this build is.
  const home = url.origin === LOCAL_ORIGIN ? prefix : own.pathname.replace(/\/$/, "")
  if (url.origin !== LOCAL_ORIGIN && !`${url.pathname}/`.startsWith(`${home}/`)) return {}
  if (!url.pathname.startsWith(`${home}/`)) {
    return { fault: fault("outside-prefix", `leads out of ${home}/`, `begin it with ${home}/, as withPrefix does`) }
  }
  const path = unescape(url.pathname.slice(home.length + 1))
  const target = path === "" || path.endsWith("/") ? `${path}index.html` : path
  if (!files.has(target)) {
    const folder = `${path}/index.html`
    if (files.has(folder)) {
      return { target: folder, fault: fault("redirected-link", "leads to a redirect", `write ${url.pathname}/`) }
    }
    // Such as the site of another repository, at GitHub Pages, or its sitemap in the owner's `robots.txt`.
    const [top = ""] = path.split("/")
    const mayBeElsewhere = (isInBody || ownersFiles.has(file)) && home === "" && url.origin !== LOCAL_ORIGIN
    if (mayBeElsewhere && ![...files].some((each) => each.startsWith(`${top}/`))) return {}
    const rule = kind === "link" ? "broken-link" : "missing-asset"
    return { fault: fault(rule, "leads to no file of the site", "fix the address, or bring the file back") }
  }
  const place = unescape(url.hash.slice(1))
  const ids = pages.get(target)?.ids
  if (kind === "link" && ids && place !== "" && place !== "top" && !ids.has(place)) {
    const problem = `leads to a place that ${target} does not have`
    return { target, fault: fault("broken-anchor", problem, "fix the address, or give an element this id") }
  }
  return { target }
}

function formFaults(file: string, text: string, page: PageParts | undefined): PlacedFault[] {
  if (page) return page.json.flatMap(({ text: inner, index }) => jsonFault(inner, index))
  if (/\.(json|webmanifest)$/.test(file)) return jsonFault(text, 0)
  return /\.(xml|svg)$/.test(file) ? xmlFault(text) : []
}

function jsonFault(text: string, index: number): PlacedFault[] {
  try {
    JSON.parse(text)
    return []
  } catch (error) {
    const problem = `it can't be read: ${String(error)}`
    return [{ index, rule: "malformed-json", problem, remedy: "fix what writes it" }]
  }
}

function xmlFault(text: string): PlacedFault[] {
  const faults: PlacedFault[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on("error", ({ message: problem }) => {
    const index = Math.min(parser.position, text.length)
    faults.push({ index, rule: "malformed-xml", problem, remedy: "fix what writes it" })
  })
  parser.write(text).close()
  // The first causes the others.
  return faults.slice(0, 1)
}

/** `<GatsbyImage>`, which added pages may use, sets its picture's `src` by script, with another one for browsers without. */
const isLazyImage = (ruleId: string, html: string) =>
  ruleId === "element-required-attributes" && /^<?img [^>]*data-main-image=/.test(html)

async function htmlFaults(file: string, html: string): Promise<SiteFault[]> {
  const { results } = await HTML_RULES.validateString(html, file)
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId, offset }) => !isLazyImage(ruleId, html.slice(offset - 1)))
    .map(({ line, column, message, ruleId, ruleUrl }) => ({
      file,
      line,
      column,
      rule: ruleId === "no-dup-id" ? "duplicate-id" : "invalid-html",
      problem: `${message} (${ruleId})`,
      remedy: ruleUrl === undefined ? "fix the component" : `see ${ruleUrl}`,
    }))
}
