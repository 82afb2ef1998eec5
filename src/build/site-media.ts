import { createHash } from "node:crypto"
import path from "node:path"
import type { Node } from "gatsby"
import { z } from "zod"
import type { MediaData, MediaFile } from "../content/media-data"
import { KIND_NAMES, KINDS, type KindName, typeNameOf } from "../content/kinds"
import { ownersContentDirectory } from "../content/places"
import { mediaCacheDirectory } from "../media/cache"
import { readIcon } from "../media/icons"
import { createMediaPipeline, type MediaPipeline } from "../media/pipeline"
import { iconsOf, mediaUses, type MediaUse } from "../media/references"
import { resolveMedia, resolveMiniature, sourcesOf, type FindSource } from "../media/resolve"

/** The content of a node of ours. */
export type ContentNode = Node & { fields: { folder: string } }

/** Gatsby's nodes of a type. */
export type NodesByType = (type: string) => Node[]

let pipeline: MediaPipeline | undefined

/** The pipeline of this run of Gatsby. The first caller's path prefix holds, and Gatsby has but one. */
export function sitePipeline(pathPrefix: string): MediaPipeline {
  pipeline ??= createMediaPipeline({
    cacheDirectory: mediaCacheDirectory(),
    publicDirectory: path.resolve("public"),
    pathPrefix,
  })
  return pipeline
}

/** The directory of a content node's file. */
export function directoryOf(node: ContentNode): string {
  return path.join(ownersContentDirectory(), node.fields.folder)
}

/** Whether `node` is content, its place included. */
export function isContentNode(node: unknown): node is ContentNode {
  const read = contentNode.safeParse(node)
  return read.success && KIND_OF_TYPE.has(read.data.internal.type)
}

const contentNode = z.object({
  internal: z.object({ type: z.string() }),
  fields: z.object({ folder: z.string() }),
})

const KIND_OF_TYPE: ReadonlyMap<string, KindName> = new Map(
  KIND_NAMES.map((kind) => [typeNameOf(KINDS[kind].schema), kind]),
)

/** The kind of a content node; undefined for any other. */
export const kindOfNode = (node: Pick<Node, "internal">): KindName | undefined => KIND_OF_TYPE.get(node.internal.type)

/** Nodes as what looks up addresses takes them. */
export const addressedFiles = (nodes: readonly ContentNode[]) =>
  nodes.flatMap((node) => {
    const kind = kindOfNode(node)
    return kind ? [{ kind, folder: node.fields.folder, content: node }] : []
  })

/** The content nodes of a kind, or of all. */
export const contentNodes = (getNodesByType: (type: string) => Node[], kinds = KIND_NAMES): ContentNode[] =>
  kinds.flatMap((kind) => getNodesByType(typeNameOf(KINDS[kind].schema)).filter(isContentNode))

/** Every picture and video that `node` names. */
function usesOf(node: ContentNode): MediaUse[] {
  const kind = kindOfNode(node)
  return kind ? mediaUses(kind, node) : []
}

/** Every picture and video that `node` names, in its order, ready to be shown. */
export const mediaOf = (node: ContentNode, find: FindSource, media: MediaPipeline): Promise<MediaData[]> =>
  Promise.all(usesOf(node).map((use) => resolveMedia(use, directoryOf(node), find, media)))

/** Publishes the media of `node` as an immutable file; see `MediaFile`. Returns its address. */
export async function publishMediaFile(node: ContentNode, find: FindSource, media: MediaPipeline): Promise<string> {
  const content: MediaFile = { media: await mediaOf(node, find, media) }
  const json = JSON.stringify(content)
  return media.publish(`/media/${createHash("sha256").update(json).digest("hex").slice(0, 12)}.json`, json)
}

/** How many miniatures stand in the row of a group. */
const MINIATURES = 3

/** The addresses of the miniatures of the first screenshots of a group, without those that have none. */
export async function miniaturesOf(node: ContentNode, find: FindSource, media: MediaPipeline): Promise<string[]> {
  const first = usesOf(node).slice(0, MINIATURES)
  const found = await Promise.all(first.map((use) => resolveMiniature(use, directoryOf(node), find, media)))
  return found.filter((address) => address !== null)
}

/** Publishes the icon of a technology. Returns its address. */
export async function publishIcon(icon: string, media: MediaPipeline): Promise<string> {
  const { address, svg } = await readIcon(icon, ownersContentDirectory())
  return media.publish(address, svg)
}

/** Plans the media of one content node: every file is known by its address from then on, and not yet made. */
export async function planNodeMedia(node: ContentNode, find: FindSource, media: MediaPipeline): Promise<MediaData[]> {
  const kind = kindOfNode(node)
  if (kind && KINDS[kind].hasMediaFile) await publishMediaFile(node, find, media)
  if (kind) for (const icon of iconsOf(kind, node)) await publishIcon(icon, media)
  return mediaOf(node, find, media)
}

/** Makes and publishes the media of one content node. */
export async function makeMedia(node: ContentNode, find: FindSource, media: MediaPipeline): Promise<void> {
  for (const use of usesOf(node)) {
    const sources = await sourcesOf(use, directoryOf(node), find)
    await Promise.all(sources.map((source) => media.make(source)))
  }
}
