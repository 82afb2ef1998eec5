import { SitemapStream, streamToPromise } from "sitemap"
import type { FoundPage, FoundSite } from "./site-facts"

/** The most pictures per page that search engines take (https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps). */
const MOST_IMAGES = 1000

/** The pictures of a page: entries have theirs on their own pages. */
function imagesOf({ name, entryId }: FoundPage, { entries, person }: FoundSite): string[] {
  const photo = name === "home" && person.photo ? [person.photo] : []
  const images = entries.find(({ id }) => id === entryId)?.images ?? photo
  return [...new Set(images.map(({ address }) => address))].slice(0, MOST_IMAGES)
}

/** `sitemap.xml`: every page that may be found, with its pictures. */
export async function sitemap(site: FoundSite): Promise<string> {
  const stream = new SitemapStream({ xmlns: { news: false, xhtml: false, image: true, video: false } })
  for (const page of site.pages) {
    stream.write({ url: page.address, img: imagesOf(page, site).map((url) => ({ url })) })
  }
  stream.end()
  return (await streamToPromise(stream)).toString("utf8")
}

/** `robots.txt`: all may be read; gives the sitemap of each language once the site has an address. */
export const robots = (sitemaps: readonly string[]): string =>
  [
    "User-agent: *",
    "Allow: /",
    ...(sitemaps.length > 0 ? [""] : []),
    ...sitemaps.map((map) => `Sitemap: ${map}`),
    "",
  ].join("\n")
