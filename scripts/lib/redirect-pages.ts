import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import type { Redirect } from "../../src/content/page-paths"
import { filesIn } from "../../src/content/places"

/** A site's redirects in each of its languages, except those that lead to no page or start at an existing one. */
export async function redirectsIn(
  folder: string,
  redirects: readonly Redirect[],
  languages: readonly string[],
): Promise<Redirect[]> {
  const files = new Set(await filesIn(folder))
  const isPage = (address: string) => files.has(`${address.slice(1)}index.html`)
  return ["", ...languages.map((language) => `/${language}`)]
    .flatMap((below) => redirects.map(({ from, to }) => ({ from: below + from, to: below + to })))
    .filter(({ from, to }) => isPage(to) && !isPage(from))
}

/** Keeps the query and the hash. The same in all these pages, so that a content policy needs one hash for it. */
const SCRIPT = "location.replace(document.links[0].href + location.search + location.hash)"

/** A page that leads to another. It shows an address instead of words, which would need translations: `zxx` means no language. */
function redirectPage(target: string, canonical: string | undefined): string {
  const link = canonical === undefined ? "" : `<link rel="canonical" href="${canonical}"/>`
  const refresh = `<noscript><meta http-equiv="refresh" content="0; url=${target}"/></noscript>`
  return `<!DOCTYPE html><html lang="zxx"><head><meta charset="utf-8"/><title>${target}</title>${link}${refresh}</head><body><a href="${target}">${target}</a><script>${SCRIPT}</script></body></html>`
}

/**
 * Writes a page at each former address, for hosts without redirect rules.
 * @param folder the site, which is not published yet
 * @param addressOf returns the full address of a path; undefined while the site has none
 */
export async function writeRedirectPages(
  folder: string,
  redirects: readonly Redirect[],
  prefix: string,
  addressOf: ((path: string) => string) | undefined,
): Promise<void> {
  const pages = (await filesIn(folder)).filter((file) => file.endsWith("/index.html"))
  for (const { from, to } of redirects) {
    for (const page of pages.filter((file) => `/${file}`.startsWith(to))) {
      const formerPage = from.slice(1) + page.slice(to.length - 1)
      // The owner may have put a page there.
      if (pages.includes(formerPage)) continue
      const file = path.join(folder, formerPage)
      const address = `/${page.slice(0, -"index.html".length)}`
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, redirectPage(encodeURI(prefix + address), addressOf?.(address)))
    }
  }
}
