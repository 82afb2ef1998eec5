import type {
  BreadcrumbList,
  CreativeWork,
  Graph,
  ImageGallery,
  ImageObject,
  Person,
  SoftwareApplication,
  WebPage,
  WebSite,
} from "schema-dts"
import { LIST_PAGES } from "../../site-pages"
import type { FoundEntry, FoundGallery, FoundImage, FoundPage, FoundSite } from "./site-facts"

/**
 * The schema.org description of a page. The home page says who the owner is; all others only refer to the owner and the site by the ids
 * used there. What an entry's own page says is not repeated on the page that lists all.
 */
export function structuredData(page: FoundPage, site: FoundSite): Graph {
  const others = page.name === "home" ? [person(site), webSite(site)] : [breadcrumbs(page, site)]
  return { "@context": "https://schema.org", "@graph": [webPage(page, site), ...others] }
}

/** As the text of a `<script type="application/ld+json">`: nothing in it can end it. */
export const structuredDataText = (graph: Graph): string => JSON.stringify(graph).replaceAll("<", "\\u003c")

const personId = ({ addressOf }: FoundSite) => `${addressOf("/")}#person`
const webSiteId = ({ addressOf }: FoundSite) => `${addressOf("/")}#website`

function person(site: FoundSite): Person {
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

const webSite = (site: FoundSite): WebSite => ({
  "@type": "WebSite",
  "@id": webSiteId(site),
  name: site.brand,
  url: site.addressOf("/"),
  inLanguage: site.language,
  author: { "@id": personId(site) },
})

function webPage(page: FoundPage, site: FoundSite): WebPage {
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

const linkTo = ({ address, title }: FoundPage): WebPage => ({
  "@type": "WebPage",
  "@id": address,
  url: address,
  name: title,
})

/** The most pictures that a page lists here: it links to all of them, and so does the sitemap, but every visitor has to load this text. */
const MOST_IMAGES = 100

function galleries(all: readonly FoundGallery[], page: FoundPage, site: FoundSite): ImageGallery[] {
  let left = MOST_IMAGES
  return all
    .filter(({ images }) => images.length > 0)
    .map(({ title, hash, images }): ImageGallery => {
      const told = images.slice(0, left)
      left -= told.length
      return {
        "@type": "ImageGallery",
        name: title,
        url: `${page.address}#${encodeURI(hash)}`,
        creator: { "@id": personId(site) },
        ...(told.length > 0 && { image: told.map(imageObject) }),
      }
    })
}

const imageObject = ({ name, address }: FoundImage): ImageObject => ({
  "@type": "ImageObject",
  name,
  contentUrl: address,
})

/** Software if it runs on mobile platforms, otherwise a creative work. */
function creation(entry: FoundEntry, page: FoundPage, site: FoundSite): CreativeWork | SoftwareApplication {
  const shared = {
    name: page.title,
    ...(entry.desc !== undefined && { description: entry.desc }),
    url: page.address,
    creator: { "@id": personId(site) },
    ...(entry.techIcons.length > 0 && { keywords: entry.techIcons.join(", ") }),
    ...(entry.links.length > 0 && { sameAs: entry.links }),
    ...(entry.images.length > 0 && { image: entry.images.map(({ address }) => address) }),
  }
  if (entry.platforms.length === 0) return { "@type": "CreativeWork", ...shared }
  return {
    "@type": "SoftwareApplication",
    ...shared,
    operatingSystem: entry.platforms.join(", "),
    ...(entry.feat.length > 0 && { featureList: entry.feat }),
  }
}

function breadcrumbs(page: FoundPage, site: FoundSite): BreadcrumbList {
  const parent = site.pages.find(
    ({ path }) => path !== "/" && path !== page.path && page.path.startsWith(path) && page.entryId,
  )
  const home = site.pages.find(({ path }) => path === "/")
  const way = [home, parent, page].filter((each) => each !== undefined)
  return {
    "@type": "BreadcrumbList",
    itemListElement: way.map(({ title, address }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name: title,
      item: address,
    })),
  }
}
