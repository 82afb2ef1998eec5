import type { BuildArgs } from "gatsby"
import { z } from "zod"
import { compareTexts } from "../../checker/fault"
import { addressesOf } from "../../content/addresses"
import { KINDS } from "../../content/kinds"
import { hasKindsInside, LISTED_KINDS } from "../../content/places"
import { languagePath } from "../../content/translations"
import type { MediaData } from "../../content/media-data"
import { addressedFile, type ContentNode, contentNodes, mediaOf, siteContent, siteMedia } from "../site-media"
import { siteAddress } from "./site-address"

/** A picture of the site as others find it. Addresses are full from here on. */
export interface FoundImage {
  name: string
  address: string
}

/** A gallery group, and the hash that leads to it on the page of its entry, without `#`. */
export interface FoundGallery {
  title: string
  hash: string
  images: FoundImage[]
}

/** What entries say of themselves; each kind has some of these fields. */
const entryFields = z.object({
  title: z.string().default(""),
  desc: z.string().optional(),
  feat: z.array(z.string()).default([]),
  techIcons: z.array(z.string()).default([]),
  links: z.array(z.object({ href: z.string() })).default([]),
  mobile: z.union([z.string(), z.array(z.string())]).default([]),
})

const pageContext = z.object({
  /** Its page in the table, or for an entry's own page the one that lists it; null for one that the owner added. */
  name: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  address: z.string(),
  /** The node id of the only entry that it shows. */
  entryId: z.string().nullish(),
})

/** A page that was made and may be found. */
export interface FoundPage extends z.infer<typeof pageContext> {
  /** Without the path prefix. */
  path: string
}

/** All that search engines learn of a site that has an address. */
export type FoundSite = NonNullable<Awaited<ReturnType<typeof readFoundSite>>>

/** An entry with a page of its own, such as a work or a project. */
export type FoundEntry = FoundSite["entries"][number]

type Args = Pick<BuildArgs, "getNodesByType" | "graphql" | "pathPrefix">

const sitePages = z.object({
  allSitePage: z.object({
    nodes: z.array(z.object({ path: z.string(), matchPath: z.string().nullable(), pageContext: z.unknown() })),
  }),
})

/** The pages that were made and have an address, ordered by path. A page for many paths has no address. */
async function readPages(graphql: Args["graphql"]): Promise<FoundPage[]> {
  const { data } = await graphql("{ allSitePage { nodes { path matchPath pageContext } } }")
  return sitePages
    .parse(data)
    .allSitePage.nodes.flatMap(({ path, matchPath, pageContext: context }) => {
      const read = pageContext.safeParse(context)
      return read.success && !matchPath ? [{ path, ...read.data }] : []
    })
    .toSorted((one, other) => compareTexts(one.path, other.path))
}

/** Reads what search engines are told. Undefined for a site that has no address yet. */
export async function readFoundSite({ getNodesByType, graphql, pathPrefix }: Args) {
  const [homeNode] = contentNodes(getNodesByType, ["home"])
  const site = siteContent(getNodesByType)
  const { brand, language } = site
  const addressOf = siteAddress(site.siteUrl, pathPrefix, languagePath(site))
  if (!addressOf || !homeNode) return undefined
  const home = KINDS.home.schema.loose().parse(homeNode)
  const desk = siteMedia(getNodesByType, pathPrefix)
  const imagesOf = async (node: ContentNode, names: (place: number) => string): Promise<FoundImage[]> =>
    (await mediaOf(node, desk)).flatMap((data, place) => {
      const address = pictureAddress(data)
      if (address === undefined) return []
      const full = isWebAddress(address) ? address : addressOf(address.slice(pathPrefix.length))
      return [{ name: names(place), address: full }]
    })

  const groups = [...addressesOf(contentNodes(getNodesByType).map(addressedFile))].flatMap(
    ([address, { file, screenshot }]) =>
      file.kind === "group" && screenshot === undefined ? [{ address, node: file.content }] : [],
  )
  const galleriesIn = (folder: string) =>
    groups
      .filter(({ node }) => node.fields.folder.startsWith(`${folder}/`))
      .map(async ({ address, node }): Promise<FoundGallery> => {
        const { title, content } = KINDS.group.schema.loose().parse(node)
        const images = await imagesOf(node, (place) => content[place]?.name ?? title)
        return { title, hash: address.slice(address.indexOf("/") + 1), images }
      })
  const entries = LISTED_KINDS.flatMap((kind) =>
    contentNodes(getNodesByType, [kind]).map(async (node) => {
      const { links, mobile, ...fields } = entryFields.parse(node)
      const galleries = hasKindsInside(kind) ? await Promise.all(galleriesIn(node.fields.folder)) : undefined
      return {
        ...fields,
        kind,
        id: node.id,
        links: webAddressesOf(links),
        platforms: [mobile].flat(),
        /** Undefined for a kind without gallery groups. */
        galleries,
        /** All pictures of its page. */
        images: galleries?.flatMap(({ images }) => images) ?? (await imagesOf(node, () => fields.title)),
      }
    }),
  )
  const [photo] = await imagesOf(homeNode, () => home.name)
  return {
    addressOf,
    brand,
    language,
    person: {
      name: home.name,
      tagline: home.tagline,
      photo,
      profiles: webAddressesOf(home.connect),
      skills: home.techIUse.flatMap(({ items }) => items.map(({ name }) => name)),
    },
    entries: await Promise.all(entries),
    pages: await readPages(graphql),
  }
}

const isWebAddress = (href: string) => /^https?:/i.test(href)

const webAddressesOf = (links: readonly { href: string }[]) => links.map(({ href }) => href).filter(isWebAddress)

/** The full-size file of a picture, the poster of a video; undefined for a video without one. */
const pictureAddress = ({ kind, original, gatsbyImageData }: MediaData): string | undefined =>
  kind === "video" ? gatsbyImageData?.images.fallback?.src : original
