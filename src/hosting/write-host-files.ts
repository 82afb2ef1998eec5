import { existsSync } from "node:fs"
import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { parseDocument } from "htmlparser2"
import type { HostName } from "../content/kinds/site"
import { filesIn } from "../content/places"
import { contentPolicy, type PolicyNeeds, policyNeedsOf, withPolicy } from "./content-policy"
import { commonHeaders } from "./headers"
import { domainOf, HEADER_LINE_LIMIT, headersFile, redirectsFile, type SitePaths } from "./host-files"
import { hostOf } from "./hosts"
import { nginxSite } from "./nginx"

/** What hosts need to know about a site. */
export interface SiteFacts extends SitePaths {
  /** The host chosen in the content. */
  host?: HostName | undefined
  siteUrl: string | undefined
  /** Origins of pictures and videos on other hosts that the content refers to. */
  mediaOrigins: readonly string[]
  /** Origins that the scripts of `site.json` send to. */
  sendsTo?: readonly string[]
}

/**
 * Adds to a built site what hosts need besides its pages: each page's content policy, `_headers`, `_redirects`, `CNAME`, `.nojekyll`.
 * @param folder the site, which is not in use yet
 * @param environment `NGINX_ROOT` and `NGINX_PORT` give nginx's path to the site, and its port
 * @returns the site's nginx configuration; null for a host that does not use it
 */
export async function writeHostFiles(
  folder: string,
  { host: name, siteUrl, prefix, mediaOrigins, sendsTo = [], languages = [], redirects = [] }: SiteFacts,
  { NGINX_ROOT: root = "/srv/portfolio", NGINX_PORT: port = "80" }: NodeJS.ProcessEnv = process.env,
): Promise<string | null> {
  const host = hostOf(name)
  const paths = { prefix, languages, redirects }
  const files = await filesIn(folder)
  const pages = files.filter((file) => file.endsWith(".html"))
  const contentOrigins = { "img-src": mediaOrigins, "media-src": mediaOrigins, "connect-src": sendsTo }
  const origins = new Map(Object.entries(contentOrigins).map(([directive, list]) => [directive, new Set(list)]))
  const needs = await writePolicies(folder, pages, origins)
  const policy = contentPolicy(needs, { scope: "header" })
  const isTooLong = policy.length + "  content-security-policy: ".length > HEADER_LINE_LIMIT
  // The owner's pages may have any styles and scripts. The site's own pages each have a policy in their HTML.
  const hasOwnersPages = pages.some((page) => existsSync(path.join("static", page)))
  const inline = !isTooLong && !hasOwnersPages
  const headers = commonHeaders(siteUrl, inline ? policy : contentPolicy(needs, { scope: "header", inline }))
  const domain = prefix === "" && host.readsCname && siteUrl !== undefined ? domainOf(siteUrl) : null
  const written = {
    ...(host.readsHeadersFile && {
      _headers: headersFile({ files, ...paths }, headers),
      _redirects: redirectsFile(paths),
    }),
    ...(host.runsJekyll && { ".nojekyll": "" }),
    ...(domain !== null && { CNAME: `${domain}\n` }),
  }
  for (const [file, text] of Object.entries(written)) {
    // An owner's own file from `static/` is kept.
    if (!files.includes(file)) await writeFile(path.join(folder, file), text)
  }
  if (!host.needsNginxConfig) return null
  const serverName = siteUrl === undefined ? "_" : new URL(siteUrl).hostname
  return nginxSite({ root: root.replace(/\/+$/, ""), port: Number(port), serverName, headers, ...paths })
}

/** Writes each page's policy into it. Returns what all pages together need, including `origins`, which are by directive. */
async function writePolicies(folder: string, pages: string[], origins: Map<string, Set<string>>): Promise<PolicyNeeds> {
  const read = await Promise.all(
    pages.map(async (page) => {
      const file = path.join(folder, page)
      const html = await readFile(file, "utf8")
      return { file, html, parsed: parseDocument(html) }
    }),
  )
  const all = policyNeedsOf(
    read.map(({ parsed }) => parsed),
    origins,
  )
  for (const { file, html, parsed } of read) {
    const { scripts, emotion } = policyNeedsOf([parsed])
    // A page's policy stays in force when a link is followed, so it allows all that any page needs, except what only a page's HTML contains.
    const policy = contentPolicy({ ...all, scripts, emotion }, { scope: "meta" })
    const changed = withPolicy(html, policy)
    if (changed !== html) await writeFile(file, changed)
  }
  return all
}
