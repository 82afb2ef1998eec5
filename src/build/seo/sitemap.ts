import { SitemapStream, streamToPromise } from "sitemap"
import type { IndexedPage, IndexedSite } from "./site-facts"

/** The most pictures that search engines accept per page (https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps). */
const MAX_IMAGES = 1000

/** The pictures of a page. An entry's pictures belong to its own page, not to the page that lists it. */
function imagesOf({ name, entryId }: IndexedPage, { entries, person }: IndexedSite): string[] {
  const photo = name === "home" && person.photo ? [person.photo] : []
  const images = entries.find(({ id }) => id === entryId)?.images ?? photo
  return [...new Set(images.map(({ address }) => address))].slice(0, MAX_IMAGES)
}

/** `sitemap.xml`: every page that may be indexed, with its pictures. */
export async function sitemap(site: IndexedSite): Promise<string> {
  const stream = new SitemapStream({ xmlns: { news: false, xhtml: false, image: true, video: false } })
  for (const page of site.pages) {
    stream.write({ url: page.address, img: imagesOf(page, site).map((url) => ({ url })) })
  }
  stream.end()
  return (await streamToPromise(stream)).toString("utf8")
}

/** `robots.txt`: everything may be crawled. Lists the sitemap of each language once the site has an address. */
export const robots = (sitemaps: readonly string[]): string =>
  [
    "User-agent: *",
    "Allow: /",
    ...(sitemaps.length > 0 ? [""] : []),
    ...sitemaps.map((map) => `Sitemap: ${map}`),
    "",
  ].join("\n")
