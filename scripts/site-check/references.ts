import { DomUtils, parseDocument } from "htmlparser2"
import { PAGE_NEEDS } from "../../src/constants"

/** An address that a file refers to. */
export interface Reference {
  address: string
  /** Whether a visitor follows it or the browser fetches it; `data` is a text that looks like an address. */
  kind: "link" | "asset" | "data"
  /** Its index in the file's text. */
  index: number
  /** Whether it stands in the body of a page, where an address may lead to another site on the same host. */
  isInBody?: boolean
}

/** What a page declares and refers to. */
export type PageParts = ReturnType<typeof partsOfPage>

/** The attributes with addresses. A visitor follows those of linking elements; the browser fetches the others. */
const ADDRESS_ATTRIBUTE = /^(href|src|srcset|imagesrcset|poster|data|action)$/
const LINKING_ELEMENT = /^(a|area|form)$/

/** The properties of `<meta>` with an address as content. */
const META_ADDRESS = /^(og:(image|url|video|audio)(:url|:secure_url)?|twitter:image)$/

/** Relations of `<link>` that refer to an address without fetching it. */
const LINKING = /\b(canonical|alternate|author|me|next|prev)\b/

/** The addresses in a `srcset`, whose commas need no space. */
const candidates = (value: string) =>
  Array.from(value.matchAll(/([^\s,]\S*[^\s,])(?:\s+[\d.]+[wx])?(?=\s*,|\s*$)/g), ([, address = ""]) => address)

/** What the group `address` of a pattern finds in a text, each with its place. */
const found = (text: string, pattern: RegExp, kind: Reference["kind"]): Reference[] =>
  Array.from(text.matchAll(pattern), ({ groups, index }) => ({ address: groups?.address ?? "", kind, index }))

/** The addresses that a style refers to. */
export const addressesOfStyle = (css: string) => found(css, /url\(\s*(["']?)(?<address>.*?)\1\s*\)/g, "asset")

export function partsOfPage(html: string) {
  const ids = new Set<string>()
  const references: Reference[] = []
  /** Whether it is one of the site's pages, rather than a file that needs a reference. */
  let isPage = false
  /** JSON in script elements. */
  const json: { text: string; index: number }[] = []
  for (const element of DomUtils.getElementsByTagName("*", parseDocument(html, { withStartIndices: true }))) {
    const { name, attribs, children } = element
    const index = element.startIndex ?? 0
    const isInBody = name !== "link" && name !== "meta"
    const add = (address: string, kind: Reference["kind"]) => references.push({ address, kind, index, isInBody })
    if (attribs.id !== undefined) ids.add(attribs.id)
    const isLink = LINKING_ELEMENT.test(name) || LINKING.test(attribs.rel ?? "")
    for (const [attribute, value] of Object.entries(attribs)) {
      if (!ADDRESS_ATTRIBUTE.test(attribute)) continue
      const addresses = attribute.endsWith("srcset") ? candidates(value) : [value]
      for (const address of addresses) add(address, isLink ? "link" : "asset")
    }
    if (name === "meta" && META_ADDRESS.test(attribs.property ?? attribs.name ?? "")) {
      add(attribs.content ?? "", (attribs.property ?? "") === "og:url" ? "link" : "asset")
    }
    // What the script that loads the others fetches.
    const needs = [PAGE_NEEDS.scripts, PAGE_NEEDS.data].flatMap((need) => attribs[`data-${need}`]?.split(" ") ?? [])
    for (const address of needs) add(address, "asset")
    // A redirect page has none.
    if (needs.length > 0 || attribs["http-equiv"] === "refresh") isPage = true
    for (const { address } of addressesOfStyle(attribs.style ?? "")) add(address, "asset")
    if (name !== "script" && name !== "style") continue
    const inline = { text: DomUtils.textContent(children), index: children[0]?.startIndex ?? index }
    if (name === "script" && attribs.type?.endsWith("json")) json.push(inline)
    for (const each of name === "style" ? addressesOfStyle(inline.text) : [])
      references.push({ ...each, index: inline.index + each.index })
  }
  return { ids, references, json, isPage }
}

/** A string that is only a file address, or a list of these with widths, as in `srcset`. */
const FILE_ADDRESS = /^(\/[^\s"'<>]*\.[a-z0-9]{2,11})(\s+[\d.]+[wx])?$/i

/** The strings of a JSON text, except the paths that Gatsby gives its pages, which have no prefix. */
const JSON_STRING = /(?:"path":)?"((?:[^"\\]|\\.)*)"/g

/** The file addresses in a JSON text: in its strings, alone or as a `srcset`. */
export function addressesOfJson(text: string, kind: Reference["kind"]): Reference[] {
  return Array.from(text.matchAll(JSON_STRING)).flatMap(({ 0: match, 1: string = "", index }) => {
    if (match.startsWith('"path":')) return []
    const parts = string.split(/,\s+/).map((part) => FILE_ADDRESS.exec(part)?.[1])
    return parts.flatMap((address) => (address === undefined ? [] : [{ address, kind, index }]))
  })
}

/** The addresses in a web manifest. */
export const addressesOfManifest = (text: string) => found(text, /"(?:src|start_url)":\s*"(?<address>[^"]+)"/g, "asset")

/** The absolute addresses that a sitemap, a feed or a robots file lists. */
export const addressesOfText = (text: string): Reference[] =>
  found(text, /(?<address>https?:\/\/[^\s"'<>]+)/g, "link").map(({ address, ...place }) => {
    return { ...place, address: address.replaceAll("&amp;", "&") }
  })
