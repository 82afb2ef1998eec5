import { CACHE_RULES, type Headers } from "./headers"

/** The longest line, in characters, and the most rules that Cloudflare Pages takes in `_headers`. Netlify names no limits. */
export const HEADER_LINE_LIMIT = 2000
export const HEADER_RULES_LIMIT = 100

/** What a file of rules is made for. */
interface SiteFiles {
  /** All files of the site, relative to its folder, with `/`. */
  files: readonly string[]
  /** The path the site lives under, such as `/portfolio`; empty at the root. */
  prefix: string
}

const comment = (text: string) => `# ${text}\n`

/**
 * `_headers` in the dialect that Netlify and Cloudflare Pages share. Files at the top are named one by one, for neither has a pattern for them; what
 * would go beyond the limit is revalidated instead of kept.
 */
export function headersFile({ files, prefix }: SiteFiles, ofAll: Headers): string {
  const rules = [
    { path: `${prefix}/*`, headers: ofAll },
    ...CACHE_RULES.flatMap(({ folders, files: named, headers }) => [
      ...folders.map((folder) => ({ path: `${prefix}${folder}*`, headers })),
      ...files.filter((file) => named?.test(file)).map((file) => ({ path: `${prefix}/${file}`, headers })),
    ]),
  ].slice(0, HEADER_RULES_LIMIT)
  return [
    comment("Written by the build from src/hosting/headers.ts."),
    ...rules.map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n"),
    ),
  ].join("")
}

/**
 * `_redirects`: under a prefix, its paths are those of the folder. Without one there is nothing to say: both hosts lead `/works` and
 * `/works/index.html` to `/works/` by themselves, and Netlify takes a rule of that for an endless loop.
 */
export function redirectsFile({ prefix }: Pick<SiteFiles, "prefix">): string {
  const rules =
    prefix === ""
      ? [comment("Both hosts know one address for each page: there is nothing to add.")]
      : [`${prefix}/* /:splat 200\n`, `/ ${prefix}/ 302\n`]
  return [comment("Written by the build."), ...rules].join("")
}

/** The domain that `CNAME` names; null where the site lives on a host's own. */
export function domainOf(siteUrl: string): string | null {
  const { hostname } = new URL(siteUrl)
  return /(^|\.)(github\.io|localhost|example\.(com|org|net))$/.test(hostname) ? null : hostname
}
