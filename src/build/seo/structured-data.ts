import type * as Schema from "schema-dts"
import { LIST_PAGES } from "../../site-pages"
import type { IndexedEntry, IndexedGallery, IndexedImage, IndexedPage, IndexedSite } from "./site-facts"

/**
 * The schema.org description of a page. The home page describes the owner; all others only refer to the owner and the site by the ids
 * used there. What an entry's own page describes is not repeated on the page that lists all entries.
 */
export function structuredData(page: IndexedPage, site: IndexedSite): Schema.Graph {
  const otherNodes = page.name === "home" ? [person(site), webSite(site)] : [breadcrumbs(page, site)]
  return { "@context": "https://schema.org", "@graph": [webPage(page, site), ...otherNodes] }
}

/** The text for a `<script type="application/ld+json">`, escaped so that it can't end the element. */
export const structuredDataText = (graph: Schema.Graph): string => JSON.stringify(graph).replaceAll("<", "\\u003c")

const personId = ({ addressOf }: IndexedSite) => `${addressOf("/")}#person`
const webSiteId = ({ addressOf }: IndexedSite) => `${addressOf("/")}#website`

function person(site: IndexedSite): Schema.Person {
  const { name, tagline, photo, profiles, skills } = site.person
  const works = site.entries.filter(({ kind }) => kind === "work")
  return {
    "@type": "Person",
    "@id": personId(site),
    name,
    description: tagline,
    url: site.addressOf("/"),
    ...(photo && { image: photo.address }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(skills.length > 0 && { knowsAbout: skills }),
    ...(works.length > 0 && {
      hasOccupation: works.map(({ title, techIcons }) => ({
        "@type": "Occupation" as const,
        name: title,
        ...(techIcons.length > 0 && { skills: techIcons.join(", ") }),
      })),
    }),
  }
}

const webSite = (site: IndexedSite): Schema.WebSite => ({
  "@type": "WebSite",
  "@id": webSiteId(site),
  name: site.brand,
  url: site.addressOf("/"),
  inLanguage: site.language,
  author: { "@id": personId(site) },
})

function webPage(page: IndexedPage, site: IndexedSite): Schema.WebPage {
  const shared = {
    "@id": page.address,
    url: page.address,
    name: page.title,
    ...(page.description !== "" && { description: page.description }),
    inLanguage: site.language,
    isPartOf: { "@id": webSiteId(site) },
  }
  const entry = site.entries.find(({ id }) => id === page.entryId)
  if (page.name === "home") return { "@type": "ProfilePage", ...shared, mainEntity: { "@id": personId(site) } }
  if (entry?.galleries) return { "@type": "WebPage", ...shared, hasPart: galleries(entry.galleries, page, site) }
  if (entry) return { "@type": "WebPage", ...shared, mainEntity: creation(entry, page, site) }
  if (!LIST_PAGES.some((list) => list === page.name)) return { "@type": "WebPage", ...shared }
  const own = site.entries.flatMap(({ id }) => site.pages.filter(({ entryId }) => entryId === id))
  const listed = own.filter(({ name }) => name === page.name)
  return { "@type": "CollectionPage", ...shared, hasPart: listed.map(linkTo) }
}

const linkTo = ({ address, title }: IndexedPage): Schema.WebPage => ({
  "@type": "WebPage",
  "@id": address,
  url: address,
  name: title,
})

/** The maximum number of pictures in a page's structured data: the page and the sitemap link to all of them, and every visitor has to load this text. */
const MAX_IMAGES = 100

function galleries(all: readonly IndexedGallery[], page: IndexedPage, site: IndexedSite): Schema.ImageGallery[] {
  let remaining = MAX_IMAGES
  return all
    .filter(({ images }) => images.length > 0)
    .map(({ title, hash, images }): Schema.ImageGallery => {
      const included = images.slice(0, remaining)
      remaining -= included.length
      return {
        "@type": "ImageGallery",
        name: title,
        url: `${page.address}#${encodeURI(hash)}`,
        creator: { "@id": personId(site) },
        ...(included.length > 0 && { image: included.map(imageObject) }),
      }
    })
}

const imageObject = ({ name, address }: IndexedImage): Schema.ImageObject => ({
  "@type": "ImageObject",
  name,
  contentUrl: address,
})

/** Not a `SoftwareApplication`: Google reports those without a price and ratings as invalid. */
const creation = (entry: IndexedEntry, page: IndexedPage, site: IndexedSite): Schema.CreativeWork => ({
  "@type": "CreativeWork",
  name: page.title,
  ...(entry.desc !== undefined && { description: entry.desc }),
  url: page.address,
  creator: { "@id": personId(site) },
  ...(entry.techIcons.length > 0 && { keywords: entry.techIcons.join(", ") }),
  ...(entry.links.length > 0 && { sameAs: entry.links }),
  ...(entry.images.length > 0 && { image: entry.images.map(({ address }) => address) }),
})

function breadcrumbs(page: IndexedPage, site: IndexedSite): Schema.BreadcrumbList {
  const parent = site.pages.find(
    ({ path }) => path !== "/" && path !== page.path && page.path.startsWith(path) && page.entryId,
  )
  const home = site.pages.find(({ path }) => path === "/")
  const trail = [home, parent, page].filter((each) => each !== undefined)
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ title, address }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name: title,
      item: address,
    })),
  }
}
