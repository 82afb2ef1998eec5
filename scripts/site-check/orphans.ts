import { HASH_DIGITS } from "../../src/constants"

/** What hosts, browsers and search engines request on their own. */
const WELL_KNOWN =
  /^(404\.html|robots\.txt|favicon\.(ico|svg|png)|CNAME|\.nojekyll|_headers|_redirects)$|^\.well-known\//

/** What nothing may refer to if the owner has a `robots.txt`, a manifest or a `404.html` of their own. */
const REPLACEABLE = /(^|\/)(sitemap\.xml|icon-(192|512|maskable-512)\.png|page-data\/404\.html\/page-data\.json)$/

/** Files that belong to the file next to them. */
const COMPANION = /\.(br|gz|map)$/

/** The part of a script's name that changes with its content: all that the chunk table has. */
const HASH = new RegExp(`[0-9a-f]{${HASH_DIGITS},}`, "g")

/**
 * The files that nothing in the site refers to.
 * @param texts the texts among the files
 * @param expected files that an address leads to, and the owner's own
 */
export function orphansIn(
  files: ReadonlySet<string>,
  texts: ReadonlyMap<string, string>,
  expected: ReadonlySet<string>,
): string[] {
  const words = new Set<string>()
  for (const [file, text] of texts) {
    if (!/\.(html|js|css|json|webmanifest)$/.test(file)) continue
    for (const [word] of text.matchAll(/[\w.-]+/g)) words.add(word)
  }
  const isMentioned = (file: string) => {
    const name = file.slice(file.lastIndexOf("/") + 1)
    return words.has(name) || (name.match(HASH) ?? []).some((hash) => words.has(hash))
  }
  return [...files].filter((file) => {
    if (WELL_KNOWN.test(file) || REPLACEABLE.test(file) || expected.has(file)) return false
    if (COMPANION.test(file)) return !files.has(file.replace(COMPANION, ""))
    // A mention of the name proves nothing: all page data, for example, is in files called `page-data.json`.
    if (/\.html$|\/page-data\.json$/.test(file)) return true
    return !isMentioned(file)
  })
}
