import type { BuildArgs } from "gatsby"
import { z } from "zod"
import { compareTexts } from "../../checker/fault"
import { addressesOf } from "../../content/addresses"
import { KINDS } from "../../content/kinds"
import { parentOf } from "../../content/places"
import type { MediaData } from "../../content/media-data"
import {
  addressedFile,
  type ContentNode,
  contentNodes,
  findAmong,
  mediaOf,
  siteContent,
  sitePipeline,
} from "../site-media"
import { siteAddress } from "./site-address"

/** A picture of the site as others find it. Addresses are full from here on. */
export interface FoundImage {
  name: string
  address: string
}

type Work = z.infer<typeof KINDS.work.schema>
type Project = z.infer<typeof KINDS.project.schema>

/** A work with its gallery groups. Hashes lead to their places on pages and have no `#`. */
export interface FoundWork extends Pick<Work, "title" | "techIcons"> {
  /** Its node id. */
  id: string
  hash: string
  galleries: { title: string; hash: string; images: FoundImage[] }[]
}

export interface FoundProject extends Pick<Project, "title" | "desc" | "feat" | "techIcons"> {
  id: string
  hash: string
  links: string[]
  /** The mobile platforms it runs on. */
  platforms: string[]
  images: FoundImage[]
}

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
export interface FoundSite {
  /** The full address of a path of the site. */
  addressOf: (path: string) => string
  brand: string
  language: string
  person: { name: string; tagline: string; photo: FoundImage | undefined; profiles: string[]; skills: string[] }
  works: FoundWork[]
  projects: FoundProject[]
  pages: FoundPage[]
}

type Args = Pick<BuildArgs, "getNodesByType" | "pathPrefix" | "store">

const state = z.object({
  pages: z.map(z.string(), z.object({ context: z.unknown(), matchPath: z.string().nullish() })),
})

/** The pages that were made and have an address, ordered by path. A page for many paths has no address. */
function pagesOf(store: Args["store"]): FoundPage[] {
  // Gatsby types it as a bare `Function`.
  const { pages } = state.parse(Reflect.apply(store.getState, store, []))
  return [...pages]
    .flatMap(([path, { context, matchPath }]) => {
      const read = pageContext.safeParse(context)
      return read.success && !matchPath ? [{ path, ...read.data }] : []
    })
    .toSorted((one, other) => compareTexts(one.path, other.path))
}

/** Reads what search engines are told. Undefined for a site that has no address yet. */
export async function readFoundSite({ getNodesByType, pathPrefix, store }: Args): Promise<FoundSite | undefined> {
  const [homeNode] = contentNodes(getNodesByType, ["home"])
  const { brand, language, siteUrl } = siteContent(getNodesByType)
  const addressOf = siteAddress(siteUrl, pathPrefix)
  if (!addressOf || !homeNode) return undefined
  const home = KINDS.home.schema.loose().parse(homeNode)
  const media = sitePipeline(pathPrefix)
  const find = findAmong(getNodesByType)
  const imagesOf = async (node: ContentNode, names: (place: number) => string): Promise<FoundImage[]> =>
    (await mediaOf(node, find, media)).flatMap((data, place) => {
      const address = pictureAddress(data)
      if (address === undefined) return []
      const full = isWebAddress(address) ? address : addressOf(address.slice(pathPrefix.length))
      return [{ name: names(place), address: full }]
    })
  const hashes = new Map<string, string>()
  for (const [address, { file, screenshot }] of addressesOf(contentNodes(getNodesByType).map(addressedFile))) {
    if (screenshot === undefined) hashes.set(file.content.id, address)
  }
  const hashOf = ({ id }: ContentNode) => hashes.get(id) ?? ""

  const groups = await Promise.all(
    contentNodes(getNodesByType, ["group"]).map(async (node) => {
      const { title, content } = KINDS.group.schema.loose().parse(node)
      const images = await imagesOf(node, (place) => content[place]?.name ?? title)
      return { folder: node.fields.folder, title, hash: hashOf(node), images }
    }),
  )
  const works = contentNodes(getNodesByType, ["work"]).map((node): FoundWork => {
    const { title, techIcons } = KINDS.work.schema.loose().parse(node)
    const galleries = groups
      .filter(({ folder }) => parentOf(parentOf(folder)) === node.fields.folder)
      .map(({ folder: _, ...gallery }) => gallery)
    return { id: node.id, hash: hashOf(node), title, techIcons, galleries }
  })
  const projects = contentNodes(getNodesByType, ["project"]).map(async (node): Promise<FoundProject> => {
    const { title, desc, feat, techIcons, links, mobile } = KINDS.project.schema.loose().parse(node)
    const found = { id: node.id, hash: hashOf(node), title, desc, feat, techIcons, platforms: [mobile ?? []].flat() }
    return { ...found, links: webAddressesOf(links), images: await imagesOf(node, () => title) }
  })
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
    works,
    projects: await Promise.all(projects),
    pages: pagesOf(store),
  }
}

const isWebAddress = (href: string) => /^https?:/i.test(href)

const webAddressesOf = (links: readonly { href: string }[]) => links.map(({ href }) => href).filter(isWebAddress)

/** The full-size file of a picture, the poster of a video; undefined for a video without one. */
const pictureAddress = ({ kind, original, gatsbyImageData }: MediaData): string | undefined =>
  kind === "video" ? gatsbyImageData?.images.fallback?.src : original
