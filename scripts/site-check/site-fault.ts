import { onOneLine } from "../../src/checker/fault"

/** What the walk of a built site looks for. */
export const SITE_RULES = {
  "broken-link": "Links of the site lead to its pages and files.",
  "redirected-link": "Links lead straight to a page's one address.",
  "outside-prefix": "Addresses begin with the path the site lives under.",
  "broken-anchor": "A link to a place of a page finds an element with that id.",
  "missing-asset": "Every picture, script, style and font that is asked for is there.",
  "orphan-file": "Every file is asked for by another, or is one that hosts and browsers look for.",
  "invalid-html": "Pages are valid HTML.",
  "duplicate-id": "An id stands once in a page.",
  "malformed-json": "JSON files, and JSON in pages, can be read.",
  "malformed-xml": "Feeds, maps and drawings are well-formed XML.",
} as const

export type SiteRule = keyof typeof SITE_RULES

/** Something wrong in a built site. */
export interface SiteFault {
  /** The file, relative to the site's folder. */
  file: string
  /** From 1; columns count UTF-16 units. */
  line: number
  column: number
  rule: SiteRule
  problem: string
  remedy: string
}

/** Line and column, from 1, of a place in a text. */
export function positionAt(text: string, index: number): Pick<SiteFault, "line" | "column"> {
  const before = text.slice(0, index)
  const start = before.lastIndexOf("\n") + 1
  return { line: before.split("\n").length, column: index - start + 1 }
}

/** A fault as one line that terminals and editors make clickable. */
export const formatSiteFault = ({ file, line, column, rule, problem, remedy }: SiteFault, folder: string) =>
  onOneLine(`${folder}/${file}:${line}:${column}  ${rule}  ${problem}; ${remedy}`)
