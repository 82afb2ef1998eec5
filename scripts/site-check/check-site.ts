import { readFile } from "node:fs/promises"
import path from "node:path"
import { HtmlValidate } from "html-validate"
import pLimit from "p-limit"
import { SaxesParser } from "saxes"
import { siteAddress } from "../../src/build/found/site-address"
import { filesIn } from "../../src/hosting/write-host-files"
import { orphansIn } from "./orphans"
import {
  addressesOfJson,
  addressesOfStyle,
  addressesOfText,
  type PageParts,
  partsOfPage,
  type Reference,
} from "./references"
import { positionAt, type SiteFault, type SiteRule } from "./site-fault"

/** A built site, and where it is meant to live. */
export interface BuiltSite {
  folder: string
  /** The path it lives under; empty at the root. */
  prefix: string
  /** The address that the content names: absolute addresses that begin with it are the site's own. */
  siteUrl: string | undefined
  /** Files of the owner's own, which nothing need ask for. */
  own?: ReadonlySet<string>
}

/** What a walk found. */
export interface SiteReport {
  pages: number
  files: number
  faults: SiteFault[]
}

/** What the standard asks, but for what is not a matter of it. */
const HTML_RULES = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // Told by name and with a remedy of its own below.
    "no-dup-id": "off",
    // As React writes them; both forms are valid.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "void-style": "off",
    "no-trailing-whitespace": "off",
    "attr-case": "off",
    // Ratios and placeholders of pictures.
    "no-inline-style": "off",
    "long-title": "off",
    "no-raw-characters": "off",
    "require-sri": "off",
    // Addresses of entries are ids, in any alphabet.
    "valid-id": "off",
  },
})

/** Texts that may name files. */
const TEXT = /\.(html|css|js|json|webmanifest|xml|txt|svg)$/

const OPEN_FILES = 16

/** Walks a built site: every link, place and file that it names, every file that it has, and the form of what is in them. */
export async function checkSite(site: BuiltSite): Promise<SiteReport> {
  const files = await filesIn(site.folder)
  const texts = await readTexts(site.folder, files)
  const pages = new Map(
    [...texts].flatMap(([file, text]) => (file.endsWith(".html") ? [[file, partsOfPage(text)] as const] : [])),
  )
  const known = new Set(files)
  const own = new URL(siteAddress(site.siteUrl, site.prefix)?.("/") ?? HERE)
  const asked = new Set<string>()
  const faults: SiteFault[] = []
  for (const [file, text] of texts) {
    const tell = (index: number, rule: SiteRule, problem: string, remedy: string) =>
      faults.push({ file, ...positionAt(text, index), rule, problem, remedy })
    for (const reference of referencesOf(file, text, pages.get(file))) {
      const { target, fault } = follow(reference, file, site.prefix, own, known, pages)
      if (target !== undefined) asked.add(target)
      if (fault) tell(reference.index, ...fault)
    }
    for (const [index, ...fault] of formFaults(file, text, pages.get(file))) tell(index, ...fault)
  }
  for (const page of pages.keys()) faults.push(...(await htmlFaults(page, texts.get(page) ?? "")))
  for (const file of orphansIn({ files: known, texts, asked, own: site.own ?? new Set() })) {
    const remedy = "take it away, or name it where it is needed; files of your own belong in static/"
    faults.push({ file, line: 1, column: 1, rule: "orphan-file", problem: "nothing asks for it", remedy })
  }
  return { pages: pages.size, files: files.length, faults: faults.sort(byPlace) }
}

const byPlace = (a: SiteFault, b: SiteFault) =>
  (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column

async function readTexts(folder: string, files: readonly string[]): Promise<Map<string, string>> {
  const limit = pLimit(OPEN_FILES)
  const read = files
    .filter((file) => TEXT.test(file))
    .map((file) => limit(async () => [file, await readFile(path.join(folder, file), "utf8")] as const))
  return new Map(await Promise.all(read))
}

function referencesOf(file: string, text: string, page: PageParts | undefined): Reference[] {
  if (page) return page.references
  if (file.endsWith(".css")) return addressesOfStyle(text)
  if (/\.(json|webmanifest)$/.test(file)) return addressesOfJson(text)
  // Those of a drawing name namespaces, those of licences their makers.
  if (/(^|\/)(robots\.txt|[^/]+\.xml)$/.test(file)) return addressesOfText(text)
  return []
}

/** Not on the web, or not of this site: an origin that no site has. */
const HERE = "https://here.invalid"

type Told = [rule: SiteRule, problem: string, remedy: string]

/**
 * Follows an address that stands in `file` to the file of the site it leads to, if it is one of the site's own.
 * @param own the full address of the site's first page
 */
function follow(
  { address, kind }: Reference,
  file: string,
  prefix: string,
  own: URL,
  known: ReadonlySet<string>,
  pages: ReadonlyMap<string, PageParts>,
): { target?: string; fault?: Told } {
  const from = `${HERE}${prefix}/${file.replace(/(^|\/)index\.html$/, "$1")}`
  if (!URL.canParse(address, from))
    return { fault: ["broken-link", `"${address}" is no address`, "write one that browsers understand"] }
  const url = new URL(address, from)
  if (url.origin !== HERE && url.origin !== own.origin) return {}
  // Absolute addresses name the site's home, wherever this build lives.
  const home = url.origin === HERE ? prefix : own.pathname.replace(/\/$/, "")
  if (url.origin !== HERE && !`${url.pathname}/`.startsWith(`${home}/`)) return {}
  if (!url.pathname.startsWith(`${home}/`)) {
    return {
      fault: ["outside-prefix", `"${address}" leads out of ${home}/`, `begin it with ${home}/, as withPrefix does`],
    }
  }
  const path = decode(url.pathname.slice(home.length + 1))
  const target = path === "" || path.endsWith("/") ? `${path}index.html` : path
  if (!known.has(target)) {
    if (known.has(`${path}/index.html`)) {
      const remedy = `write ${url.pathname}/`
      return {
        target: `${path}/index.html`,
        fault: ["redirected-link", `"${address}" leads to a redirect`, remedy],
      }
    }
    const rule = kind === "link" ? "broken-link" : "missing-asset"
    return { fault: [rule, `"${address}" leads to no file of the site`, "mend the address, or bring the file back"] }
  }
  const place = decode(url.hash.slice(1))
  const ids = pages.get(target)?.ids
  if (kind === "link" && ids && place !== "" && place !== "top" && !ids.has(place)) {
    const problem = `"${address}" leads to a place that ${target} does not have`
    return { target, fault: ["broken-anchor", problem, "mend the address, or give an element this id"] }
  }
  return { target }
}

/** An escaped part of an address as it is; as it stands where its escapes are malformed. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** What is wrong with the form of a file, with its place: twice the same id, JSON and XML that can't be read. */
function formFaults(file: string, text: string, page: PageParts | undefined): [index: number, ...Told][] {
  if (page) {
    return [
      ...duplicateIds(text),
      ...page.json.flatMap(({ text: inner, index }) => jsonFault(inner).map((told) => [index, ...told] as const)),
    ].map((each) => [...each])
  }
  if (/\.(json|webmanifest)$/.test(file)) return jsonFault(text).map((told) => [0, ...told])
  if (/\.(xml|svg)$/.test(file)) return xmlFault(text)
  return []
}

const DUPLICATE_REMEDY = "give one of the two another"

function duplicateIds(html: string): [index: number, ...Told][] {
  const seen = new Set<string>()
  return Array.from(html.matchAll(/<[a-z][^<>]*?\sid="([^"]*)"/gi)).flatMap(({ 1: id = "", index }) => {
    if (seen.has(id)) return [[index, "duplicate-id", `the id "${id}" stands twice`, DUPLICATE_REMEDY]]
    seen.add(id)
    return []
  })
}

function jsonFault(text: string): Told[] {
  try {
    JSON.parse(text)
    return []
  } catch (error) {
    return [["malformed-json", `it can't be read: ${String(error)}`, "mend what writes it"]]
  }
}

function xmlFault(text: string): [index: number, ...Told][] {
  const faults: [index: number, ...Told][] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on("error", ({ message }) => {
    faults.push([Math.min(parser.position, text.length), "malformed-xml", message, "mend what writes it"])
  })
  parser.write(text).close()
  // One leads to the next.
  return faults.slice(0, 1)
}

/** `<GatsbyImage>`, which added pages may have, gives its picture a `src` by script, and another one for browsers without. */
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
      rule: "invalid-html",
      problem: `${message} (${ruleId})`,
      remedy: ruleUrl === undefined ? "mend the component" : `see ${ruleUrl}`,
    }))
}
