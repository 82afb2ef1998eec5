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
import type { FoundImage, FoundPage, FoundProject, FoundSite, FoundWork } from "./site-facts"

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
  return {
    "@type": "Person",
    "@id": personId(site),
    name,
    description: tagline,
    url: site.addressOf("/"),
    ...(photo && { image: photo.address }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(skills.length > 0 && { knowsAbout: skills }),
    ...(site.works.length > 0 && {
      hasOccupation: site.works.map(({ title, techIcons }) => ({
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
  const said = {
    "@id": page.address,
    url: page.address,
    name: page.title,
    ...(page.description !== "" && { description: page.description }),
    inLanguage: site.language,
    isPartOf: { "@id": webSiteId(site) },
  }
  const work = site.works.find(({ id }) => id === page.entryId)
  const project = site.projects.find(({ id }) => id === page.entryId)
  if (page.name === "home") return { "@type": "ProfilePage", ...said, mainEntity: { "@id": personId(site) } }
  if (work) return { "@type": "WebPage", ...said, hasPart: galleries([work], page, site) }
  if (project) return { "@type": "WebPage", ...said, mainEntity: creation(project, page.address, site) }
  if (page.name === "works") return { "@type": "CollectionPage", ...said, hasPart: partsOfWorks(page, site) }
  if (page.name === "projects") return { "@type": "CollectionPage", ...said, hasPart: partsOfProjects(page, site) }
  return { "@type": "WebPage", ...said }
}

/** The page of a single entry. */
export const pageOfEntry = (id: string, { pages }: FoundSite): FoundPage | undefined =>
  pages.find(({ entryId }) => entryId === id)

const linkTo = ({ address, title }: FoundPage): WebPage => ({
  "@type": "WebPage",
  "@id": address,
  url: address,
  name: title,
})

const partsOfWorks = (page: FoundPage, site: FoundSite): (WebPage | ImageGallery)[] => {
  const own = site.works.flatMap(({ id }) => pageOfEntry(id, site) ?? [])
  const others = site.works.filter(({ id }) => !pageOfEntry(id, site))
  return [...own.map(linkTo), ...galleries(others, page, site)]
}

const partsOfProjects = (page: FoundPage, site: FoundSite): (WebPage | CreativeWork | SoftwareApplication)[] =>
  site.projects.map((project) => {
    const own = pageOfEntry(project.id, site)
    return own ? linkTo(own) : creation(project, `${page.address}#${encodeURI(project.hash)}`, site)
  })

/** The most pictures that a page lists here: it links to all of them, and so does the sitemap, but every visitor has to load this text. */
const MOST_IMAGES = 100

/** The galleries of works that have pictures. On a work's own page their hashes omit the part for the work. */
function galleries(works: readonly FoundWork[], page: FoundPage, site: FoundSite): ImageGallery[] {
  let left = MOST_IMAGES
  return works.flatMap((work) =>
    work.galleries
      .filter(({ images }) => images.length > 0)
      .map(({ title, hash, images }): ImageGallery => {
        const told = images.slice(0, left)
        left -= told.length
        const own = page.entryId === work.id ? hash.replace(`${work.hash}/`, "") : hash
        return {
          "@type": "ImageGallery",
          name: title,
          url: `${page.address}#${encodeURI(own)}`,
          creator: { "@id": personId(site) },
          ...(told.length > 0 && { image: told.map(imageObject) }),
        }
      }),
  )
}

const imageObject = ({ name, address }: FoundImage): ImageObject => ({
  "@type": "ImageObject",
  name,
  contentUrl: address,
})

/** A project: software if it runs on mobile platforms, otherwise a creative work. */
function creation(project: FoundProject, url: string, site: FoundSite): CreativeWork | SoftwareApplication {
  const said = {
    name: project.title,
    description: project.desc,
    url,
    creator: { "@id": personId(site) },
    ...(project.techIcons.length > 0 && { keywords: project.techIcons.join(", ") }),
    ...(project.links.length > 0 && { sameAs: project.links }),
    ...(project.images.length > 0 && { image: project.images.map(({ address }) => address) }),
  }
  if (project.platforms.length === 0) return { "@type": "CreativeWork", ...said }
  return {
    "@type": "SoftwareApplication",
    ...said,
    operatingSystem: project.platforms.join(", "),
    ...(project.feat.length > 0 && { featureList: project.feat }),
  }
}

/** Path from the home page. */
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
