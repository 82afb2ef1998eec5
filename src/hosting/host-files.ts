import { type Headers, IMMUTABLE, IMMUTABLE_FILES, IMMUTABLE_FOLDERS } from "./headers"

/** The longest line, in characters, and the most rules that Cloudflare Pages takes in `_headers`. Netlify gives no limits. */
export const HEADER_LINE_LIMIT = 2000
export const HEADER_RULES_LIMIT = 100

/**
 * `_headers` in the syntax that Netlify and Cloudflare Pages share. Files at the top are listed one by one, as neither has a pattern for them; those
 * beyond the limit are revalidated instead of kept.
 * @param site its files, relative to its folder, with `/`; the path it lives under, such as `/portfolio`, empty at the root
 */
export function headersFile({ files, prefix }: { files: string[]; prefix: string }, headersOfAll: Headers): string {
  const immutable = [
    ...IMMUTABLE_FOLDERS.map((folder) => `${folder}*`),
    ...files.filter((file) => IMMUTABLE_FILES.test(file)).map((file) => `/${file}`),
  ]
  const rules: [path: string, headers: Headers][] = [
    ["/*", headersOfAll],
    ...immutable.map((path): [string, Headers] => [path, { "cache-control": IMMUTABLE }]),
  ]
  const lines = rules
    .slice(0, HEADER_RULES_LIMIT)
    .flatMap(([path, headers]) => [
      prefix + path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ])
  return ["# Written by the build from src/hosting/headers.ts.", ...lines, ""].join("\n")
}

/**
 * `_redirects`: maps paths under a prefix to those of the folder. Without a prefix none is needed: both hosts redirect `/works` and
 * `/works/index.html` to `/works/` themselves, and Netlify takes such a rule for an endless loop.
 */
export function redirectsFile(prefix: string): string {
  const rules =
    prefix === ""
      ? ["# Both hosts know one address for each page: there is nothing to add."]
      : [`${prefix}/* /:splat 200`, `/ ${prefix}/ 302`]
  return ["# Written by the build.", ...rules, ""].join("\n")
}

/** The domain for `CNAME`; null if the site is on a host's own domain. */
export function domainOf(siteUrl: string): string | null {
  const { hostname } = new URL(siteUrl)
  return /(^|\.)(github\.io|localhost)$/.test(hostname) ? null : hostname
}
