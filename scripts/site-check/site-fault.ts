import { onOneLine } from "../../src/checker/fault"

/** What the walk of a built site looks for. */
export type SiteRule =
  | "broken-link"
  | "redirected-link"
  | "outside-prefix"
  | "broken-anchor"
  | "missing-asset"
  | "orphan-file"
  | "invalid-html"
  | "duplicate-id"
  | "malformed-json"
  | "malformed-xml"

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

/** A fault as one line that terminals and editors make clickable. */
export const formatSiteFault = ({ file, line, column, rule, problem, remedy }: SiteFault, folder: string) =>
  onOneLine(`${folder}/${file}:${line}:${column}  ${rule}  ${problem}; ${remedy}`)
