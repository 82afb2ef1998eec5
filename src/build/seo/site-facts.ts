import type { BuildArgs } from "gatsby"
import { z } from "zod"
import { compareTexts } from "../../checker/fault"
import { addressesOf } from "../../content/addresses"
import { KINDS } from "../../content/kinds"
import { hasChildKinds, LISTED_KINDS } from "../../content/places"
import { languagePath } from "../../content/translations"
import type { MediaData } from "../../content/media-data"
import { addressedFile, type ContentNode, contentNodes, mediaOf, siteContent, siteMedia } from "../site-media"
import { siteAddress } from "./site-address"

/** The fields of entries; each kind has some of them. */
const entryFields = z.object({
  title: z.string().default(""),
  desc: z.string().optional(),
  techIcons: z.array(z.string()).default([]),
  links: z.array(z.object({ href: z.string() })).default([]),
})

const pageContext = z.object({
  /** The page's name in the table, for an entry's own page that of the page that lists it; null for a page that the owner added. */
  name: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  address: z.string(),
  /** The node id of the entry, if it is an entry's own page. */
  entryId: z.string().nullish(),
})

/** A page that search engines may index. */
export interface IndexedPage extends z.infer<typeof pageContext> {
  /** Without the path prefix. */
  path: string
}

/** The data for search engines about a site that has an address. */
export type IndexedSite = NonNullable<Awaited<ReturnType<typeof readIndexedSite>>>

/** An entry with a page of its own, such as a work or a project. */
export type IndexedEntry = IndexedSite["entries"][number]

/** A gallery group, and the hash of links to it on its entry's page, without `#`. */
export type IndexedGallery = NonNullable<IndexedEntry["galleries"]>[number]

/** A picture of the site. All addresses in the data for search engines are full URLs. */
export type IndexedImage = IndexedGallery["images"][number]

type Args = Pick<BuildArgs, "getNodesByType" | "graphql" | "pathPrefix">

const sitePages = z.object({
  allSitePage: z.object({
    nodes: z.array(z.object({ path: z.string(), matchPath: z.string().nullable(), pageContext: z.unknown() })),
  }),
})

/** The created pages that have an address, ordered by path. A page for many paths (`matchPath`) has no address. */
async function readPages(graphql: Args["graphql"]): Promise<IndexedPage[]> {
  const { data } = await graphql("{ allSitePage { nodes { path matchPath pageContext } } }")
  return sitePages
    .parse(data)
    .allSitePage.nodes.flatMap(({ path, matchPath, pageContext: context }) => {
      const read = pageContext.safeParse(context)
      return read.success && !matchPath ? [{ path, ...read.data }] : []
    })
    .toSorted((one, other) => compareTexts(one.path, other.path))
}

/** Reads the data for search engines. Undefined while the site has no address. */
export async function readIndexedSite({ getNodesByType, graphql, pathPrefix }: Args) {
  const [homeNode] = contentNodes(getNodesByType, ["home"])
  const site = siteContent(getNodesByType)
  const { brand, language } = site
  const addressOf = siteAddress(site.siteUrl, pathPrefix, languagePath(site))
  if (!addressOf || !homeNode) return undefined
  const home = KINDS.home.schema.loose().parse(homeNode)
  const tools = siteMedia(getNodesByType, pathPrefix)
  const imagesOf = async (node: ContentNode, nameOf: (index: number) => string) =>
    (await mediaOf(node, tools)).flatMap((data, index) => {
      const address = pictureAddress(data)
      if (address === undefined) return []
      const full = isWebAddress(address) ? address : addressOf(address.slice(pathPrefix.length))
      return [{ name: nameOf(index), address: full }]
    })

  const groups = [...addressesOf(contentNodes(getNodesByType).map(addressedFile))].flatMap(
    ([address, { file, screenshot }]) =>
      file.kind === "group" && screenshot === undefined ? [{ address, node: file.content }] : [],
  )
  const galleriesIn = (folder: string) =>
    groups
      .filter(({ node }) => node.fields.folder.startsWith(`${folder}/`))
      .map(async ({ address, node }) => {
        const { title, content } = KINDS.group.schema.loose().parse(node)
        const images = await imagesOf(node, (index) => content[index]?.name ?? title)
        return { title, hash: address.slice(address.indexOf("/") + 1), images }
      })
  const entries = LISTED_KINDS.flatMap((kind) =>
    contentNodes(getNodesByType, [kind]).map(async (node) => {
      const { links, ...fields } = entryFields.parse(node)
      const galleries = hasChildKinds(kind) ? await Promise.all(galleriesIn(node.fields.folder)) : undefined
      return {
        ...fields,
        kind,
        id: node.id,
        links: webAddressesOf(links),
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
