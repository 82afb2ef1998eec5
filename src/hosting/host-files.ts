import type { Redirect } from "../content/page-paths"
import { type Headers, IMMUTABLE, immutableRules } from "./headers"

/** Cloudflare Pages' limits for `_headers`: characters in a line, and number of rules. Netlify documents no limits. */
export const HEADER_LINE_LIMIT = 2000
export const HEADER_RULES_LIMIT = 100

/** The paths of a site that hosts have rules for. */
export interface SitePaths {
  /** The path it lives under, such as `/portfolio`; empty at the root. */
  prefix: string
  /** The languages besides the first, each with its own page for unknown addresses. */
  languages?: readonly string[]
  /** From former addresses of pages, in all languages. */
  redirects?: readonly Redirect[]
}

interface HostedSite extends SitePaths {
  /** Its files, relative to its folder, with `/`. */
  files: readonly string[]
}

/**
 * `_headers` in the syntax that Netlify and Cloudflare Pages share. Files at the top are listed one by one, as neither has a pattern for them; those
 * beyond the limit are revalidated instead of cached.
 */
export function headersFile({ files, prefix, languages = [] }: HostedSite, commonHeaders: Headers): string {
  const rules: [path: string, headers: Headers][] = [
    ["/*", commonHeaders],
    ...immutableRules(files, languages).map((path): [string, Headers] => [path, { "cache-control": IMMUTABLE }]),
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
 * `_redirects`: redirects former addresses, and maps paths under a prefix to those of the folder. Nothing else needs a rule: both hosts redirect
 * `/works` and `/works/index.html` to `/works/` themselves, and Netlify takes such a rule for an endless loop. A language has its own page for
 * unknown addresses: Cloudflare Pages finds it by itself, and skips the rule for it.
 */
export function redirectsFile({ prefix, languages = [], redirects = [] }: SitePaths): string {
  // Cloudflare requires rules with a pattern to come last.
  const moved = [
    ...redirects.map(({ from, to }) => `${prefix}${from.slice(0, -1)} ${prefix}${to} 301`),
    ...redirects.map(({ from, to }) => `${prefix}${from}* ${prefix}${to}:splat 301`),
  ]
  const notFound = languages.map((language) => `/${language}/* /${language}/404.html 404`)
  const rules = [...moved, ...(prefix === "" ? notFound : [`${prefix}/* /:splat 200`, `/ ${prefix}/ 302`])]
  const none = "# Both hosts redirect to one address for each page by themselves: no rules are needed."
  return ["# Written by the build.", ...(rules.length > 0 ? rules : [none]), ""].join("\n")
}

/** The domain for `CNAME`; null if the site is on a host's own domain. */
export function domainOf(siteUrl: string): string | null {
  const { hostname } = new URL(siteUrl)
  return /(^|\.)(github\.io|localhost)$/.test(hostname) ? null : hostname
}
