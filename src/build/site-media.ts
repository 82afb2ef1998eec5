import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import path from "node:path"
import type { BuildArgs, Node } from "gatsby"
import { childText, childValue, groupBy } from "../content/values"
import { readStory } from "../content/story"
import { compareTexts } from "../checker/fault"
import { HASHED_FOLDERS } from "../constants"
import type { AddressedEntry } from "../content/addresses"
import type { MediaData } from "../content/media-data"
import { KIND_NAMES, KINDS, type KindName, typeNameOf } from "../content/kinds"
import { coloursWith } from "../content/accent"
import { realSiteUrl } from "../content/placeholders"
import { findTwin } from "../content/pairs"
import { pagePath } from "../content/page-paths"
import { directionOf, pageTexts, siteWords } from "../content/words"
import { mapPages } from "../site-pages"
import { ownersContentDirectory, parentOf } from "../content/places"
import type { MediaSource } from "../media/facts"
import { readIcon } from "../media/icons"
import { createMediaPipeline, type MediaPipeline } from "../media/pipeline"
import { iconsOf, isExternal, linkedFiles, mediaUses, type MediaUse, stillOf, storiesOf } from "../media/references"
import type { CropName } from "../media/plan"
import type { SplitStyle } from "../media/split"
import { nodePath } from "./content-source"
import { publishLink } from "./linked-files"
import { type MediaTools, resolveMedia, sourceOf } from "../media/resolve"

/** A node of the content whose folder has been set. */
export type ContentNode = Node & { fields: { folder: string } }

export type NodesByType = (type: string) => Node[]

/** What the steps of a build need of Gatsby. */
export type BuildTools = Pick<BuildArgs, "getNodesByType" | "pathPrefix" | "reporter">

let pipeline: MediaPipeline | undefined

/** The pipeline of this run of Gatsby. The first caller's path prefix is used; Gatsby has only one. */
export const sitePipeline = (pathPrefix: string): MediaPipeline => (pipeline ??= createMediaPipeline(pathPrefix))

export const directoryOf = (node: ContentNode) => path.join(ownersContentDirectory(), node.fields.folder)

/** The name of a content kind's GraphQL type and of its Gatsby nodes. */
export const typeOfKind = (kind: KindName) => typeNameOf(KINDS[kind].schema)

const KIND_OF_TYPE: ReadonlyMap<string, KindName> = new Map(KIND_NAMES.map((kind) => [typeOfKind(kind), kind]))

/** The kind of a node; undefined if it is not content. */
export const kindOfNode = (node: Pick<Node, "internal">): KindName | undefined => KIND_OF_TYPE.get(node.internal.type)

/** Whether `node` is content and its folder has been set. */
export const isContentNode = (node: unknown): node is ContentNode =>
  KIND_OF_TYPE.has(childText(childValue(node, "internal"), "type") ?? "") &&
  childText(childValue(node, "fields"), "folder") !== undefined

/** A content node in the form that address lookups take. */
export function addressedFile(node: ContentNode) {
  const kind = kindOfNode(node)
  if (!kind) throw new Error(`${node.internal.type} is not a kind of content`)
  return { kind, folder: node.fields.folder, content: node }
}

/** The path of a node's folder, with a separator that sorts before all letters: everything in `web` comes before `web-admin`. */
const sortKey = (node: ContentNode) => node.fields.folder.replaceAll("/", "\0")

/** Content order: by folder name. */
export const byFolder = (one: ContentNode, other: ContentNode) => compareTexts(sortKey(one), sortKey(other))

/** The content nodes of some kinds, or of all, each kind ordered by folder. */
export const contentNodes = (getNodesByType: NodesByType, kinds = KIND_NAMES): ContentNode[] =>
  kinds.flatMap((kind) => getNodesByType(typeOfKind(kind)).filter(isContentNode).sort(byFolder))

/** The gallery groups of each tab, by its folder, in the order of `nodes`. */
export function groupsByTab(nodes: readonly ContentNode[]): ReadonlyMap<string, ContentNode[]> {
  const groups = nodes.filter((node) => kindOfNode(node) === "group")
  return groupBy(groups, ({ fields }) => parentOf(fields.folder))
}

/** The content of `site.json`, with the interface's words. `siteUrl` is undefined while it is a placeholder. */
export function siteContent(nodes: NodesByType) {
  const site = KINDS.site.schema.loose().parse(contentNodes(nodes, ["site"])[0])
  const words = siteWords(site.language, contentNodes(nodes, ["words"])[0])
  return {
    ...site,
    siteUrl: realSiteUrl(site.siteUrl),
    words,
    colours: coloursWith(site.look),
    pages: mapPages((_, name) => ({ ...pageTexts(name, site.pages[name], words), path: pagePath(name, site.pages) })),
  }
}

const HOME = KINDS.home.schema.partial().loose()

/** The content of `home.json`; empty if there is none, because pages that an owner adds need it even then. */
export const homeContent = (nodes: NodesByType) => HOME.parse(contentNodes(nodes, ["home"])[0] ?? {})

/** Finds files among the nodes of the content folder, by their absolute paths. */
export function fileFinder(getNodesByType: NodesByType): (file: string) => MediaSource | undefined {
  const digests = new Map(getNodesByType("File").map((node) => [node.absolutePath, node.internal.contentDigest]))
  return (file) => {
    const digest = digests.get(nodePath(file))
    return digest === undefined ? undefined : { path: file, digest }
  }
}

/** Finds media among the nodes, and encodes them with this run's pipeline. */
export const siteMedia = (getNodesByType: NodesByType, pathPrefix: string): MediaTools => ({
  find: fileFinder(getNodesByType),
  pipeline: sitePipeline(pathPrefix),
  splitStyle: () => splitStyleOf(contentNodes(getNodesByType, ["site"])[0]),
})

/** The style of a site's splits; undefined unless the site has its own accent or is read from right to left. */
export function splitStyleOf(site: unknown): SplitStyle | undefined {
  const { look, language } = KINDS.site.schema.shape
  const own = look.parse(childValue(site, "look"))
  const isMirrored = directionOf(language.parse(childValue(site, "language"))) === "rtl"
  if (!own.accent && !isMirrored) return undefined
  return { ...(own.accent && { colour: coloursWith(own).light.accent }), ...(isMirrored && { isMirrored }) }
}

const usesOf = (node: ContentNode): MediaUse[] => mediaUses(addressedFile(node).kind, node)

/** All pictures and videos that `node` refers to, in its order, ready to be shown. */
export const mediaOf = (node: ContentNode, tools: MediaTools): Promise<MediaData[]> =>
  Promise.all(usesOf(node).map((use) => resolveMedia(use, directoryOf(node), tools)))

/** A story that `node` refers to, with its pictures and files ready to be shown. */
export async function storyOf(story: string, node: ContentNode, tools: MediaTools) {
  const directory = directoryOf(node)
  const { path: file } = await sourceOf(story, directory, tools.find)
  const { blocks } = readStory(await readFile(file, "utf8"))
  for (const span of blocks.flatMap(({ lines }) => lines.flat()))
    if (span.href !== null) span.href = await publishLink(span.href, directory, tools)
  return Promise.all(
    blocks.map(async ({ picture, ...block }) => ({
      ...block,
      picture: picture && (await resolveMedia({ reference: picture }, directory, tools)),
    })),
  )
}

/** Publishes the media of `node`, a gallery group or a project, in order, as an immutable JSON file. Returns its address. */
export async function publishMediaFile(node: ContentNode, tools: MediaTools): Promise<string> {
  const json = JSON.stringify({ media: await mediaOf(node, tools) })
  const name = createHash("sha256").update(json).digest("hex").slice(0, 12)
  return tools.pipeline.publish(`/${HASHED_FOLDERS.media}/${name}.json`, json)
}

const MINIATURES = 3

type Screenshot = Required<AddressedEntry<ReturnType<typeof addressedFile>>>

const screenshotsIn = (group: ContentNode): Screenshot[] =>
  usesOf(group).map((_, screenshot) => ({ file: addressedFile(group), screenshot }))

/** The address of a crop of a screenshot, split with its twin if it is one of a pair. Null if only SVG, or files on another host, show them. */
async function cropOf(name: CropName, own: Screenshot, groups: readonly ContentNode[], tools: MediaTools) {
  const twin = findTwin(own, groups.map(addressedFile))
  const inOrder = twin?.shows === "before" ? [twin, own] : twin ? [own, twin] : [own]
  const sources = inOrder.flatMap(({ file, screenshot }) => {
    const use = usesOf(file.content)[screenshot]
    const src = use && stillOf(use)
    return src === undefined || isExternal(src) ? [] : [sourceOf(src, directoryOf(file.content), tools.find)]
  })
  return tools.pipeline.crop(name, await Promise.all(sources), await tools.splitStyle?.())
}

/**
 * The addresses of the miniatures of a group's first screenshots. Leaves out screenshots that have none.
 * @param groups all groups of its tab
 */
export async function miniaturesOf(
  group: ContentNode,
  groups: readonly ContentNode[],
  tools: MediaTools,
): Promise<string[]> {
  const first = screenshotsIn(group).slice(0, MINIATURES)
  const found = await Promise.all(first.map((each) => cropOf("miniature", each, groups, tools)))
  return found.filter((address) => address !== null)
}

/** The address of the picture that represents a tab with these `groups`: its first pair as a split, or its first screenshot that has such a picture. */
export async function figureOf(groups: readonly ContentNode[], tools: MediaTools): Promise<string | null> {
  const files = groups.map(addressedFile)
  const all = groups.flatMap(screenshotsIn)
  for (const each of [...all.filter((one) => findTwin(one, files)), ...all]) {
    const address = await cropOf("figure", each, groups, tools)
    if (address !== null) return address
  }
  return null
}

/** Publishes the icon of a technology. Returns its address. */
export async function publishIcon(icon: string, media: MediaPipeline): Promise<string> {
  const { address, svg } = await readIcon(icon, ownersContentDirectory())
  return media.publish(address, svg)
}

/** Plans the media of a content node: afterwards the address of every file is known, but nothing is encoded yet. */
export async function planNodeMedia(
  node: ContentNode,
  tabs: ReturnType<typeof groupsByTab>,
  tools: MediaTools,
): Promise<void> {
  const { kind, folder } = addressedFile(node)
  if (kind === "group") await miniaturesOf(node, tabs.get(parentOf(folder)) ?? [], tools)
  if (kind === "tab") await figureOf(tabs.get(folder) ?? [], tools)
  if (KINDS[kind].hasMediaFile) await publishMediaFile(node, tools)
  for (const story of storiesOf(kind, node)) await storyOf(story, node, tools)
  for (const file of linkedFiles(kind, node)) await publishLink(file, directoryOf(node), tools)
  for (const icon of iconsOf(kind, node)) await publishIcon(icon, tools.pipeline)
  await mediaOf(node, tools)
}
