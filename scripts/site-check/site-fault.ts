import { type Fault, onOneLine } from "../../src/checker/fault"

/** What the check of a site looks for. */
export type SiteRule =
  | "broken-link"
  // A link leads to an address that hosts redirect.
  | "redirected-link"
  // An address does not begin with the path the site lives under.
  | "outside-prefix"
  // A link to a place on a page finds no element with that id.
  | "broken-anchor"
  | "missing-asset"
  // No other file refers to it, and hosts and browsers don't request it on their own.
  | "orphan-file"
  | "invalid-html"
  | "duplicate-id"
  | "malformed-json"
  | "malformed-xml"

/** Like a fault in the content, in a file relative to the site's folder. */
export interface SiteFault extends Omit<Fault, "pointer" | "severity" | "rule"> {
  rule: SiteRule
}

/** A fault as one line that terminals and editors make clickable. */
export const formatSiteFault = ({ file, line, column, rule, problem, remedy }: SiteFault, folder: string) =>
  onOneLine(`${folder}/${file}:${line}:${column}  ${rule}  ${problem}; ${remedy}`)
