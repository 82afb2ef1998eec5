import type { CreateSchemaCustomizationArgs, Node } from "gatsby"
import { z } from "zod"
import { graphqlTypes, type TypeOfOneOf } from "../content/derive/graphql"
import { mediaReference } from "../content/fields"
import { KINDS } from "../content/kinds"
import { kindNames, typeNameOf } from "./content-files"
import { gatsbyImageData } from "../media/gatsby-image-data"
import { mediaReferenceSiblings } from "../media/references"
import { resolveMedia, type FindSource } from "../media/resolve"
import {
  directoryOf,
  isContentNode,
  KINDS_WITH_MEDIA_FILE,
  publishIcon,
  publishMediaFile,
  sitePipeline,
  type ContentNode,
} from "./site-media"

/** The GraphQL types of the content: derived from its declarations, with what folders and media add. */
export function createContentTypes({ actions, pathPrefix }: CreateSchemaCustomizationArgs): void {
  for (const extension of [contentDefault, list, contentChildren, imageData]) actions.createFieldExtension(extension)
  for (const extension of mediaExtensions(pathPrefix)) actions.createFieldExtension(extension)
  actions.createTypes(contentTypes())
}

/** All types as SDL. */
export function contentTypes(typeOfOneOf: TypeOfOneOf = () => "String"): string {
  return [
    mediaTypes(typeOfOneOf(["still", "animated", "video"])),
    graphqlTypes(
      kindNames().map((kind) => KINDS[kind].schema),
      { fields: fieldsByType(), extensions: EXTENSIONS, typeOfOneOf },
    ),
  ].join("\n")
}

const EXTENSIONS = { "Technology.icon": "@technologyIcon" }

const PLACE_FIELDS = [
  `"Its folder, relative to the content folder: the sort key." folder: String! @proxy(from: "fields.folder")`,
  `"Its folder's own name without the leading number." slug: String! @proxy(from: "fields.slug")`,
  `fields: ContentPlace!`,
]

const MEDIA_FILE_FIELD = `"Address of an immutable JSON file with its media." mediaFile: String! @mediaFile`

/** What belongs to what by the nesting of folders. */
const CHILDREN: Readonly<Record<string, readonly string[]>> = {
  [typeNameOf("work")]: [`demo: [WorkTab!]! @contentChildren(type: "${typeNameOf("tab")}")`],
  [typeNameOf("tab")]: [`content: [GalleryGroup!]! @contentChildren(type: "${typeNameOf("group")}")`],
}

function fieldsByType(): Record<string, string[]> {
  return Object.fromEntries(
    kindNames().map((kind) => {
      const type = typeNameOf(kind)
      const mediaFile = KINDS_WITH_MEDIA_FILE.includes(kind) ? [MEDIA_FILE_FIELD] : []
      return [type, [...PLACE_FIELDS, ...(CHILDREN[type] ?? []), ...mediaFile]]
    }),
  )
}

/** The shape of `MediaData`. */
const mediaTypes = (kind: string) => `
  "A picture or a video, ready to be shown."
  type Media @dontInfer {
    "still, animated or video" kind: ${kind}!
    "Null where the owner gave none." alt: String
    "Upright width in pixels." width: Int!
    "Upright height in pixels." height: Int!
    "Address of the full-size file." original: String!
    "MIME type of the full-size file." type: String!
    "The still; of an animation its first frame, of a video its poster." picture: Picture
    "Address of the animated WebP." animation: String
    "The still, for <GatsbyImage>." gatsbyImageData: JSON @gatsbyImageData
  }
  type Picture @dontInfer {
    "A blurred miniature as a data URI." placeholder: String
    "Best format first." sources: [PictureSource!]!
    src: String!
  }
  type PictureSource @dontInfer {
    type: String!
    srcSet: String!
  }
  "Where a content file stands."
  type ContentPlace @dontInfer {
    folder: String!
    parentFolder: String!
    slug: String!
  }
`

/** As much of Gatsby's resolver context as is used here. */
interface ResolverContext {
  defaultFieldResolver: Resolve
  nodeModel: {
    findRootNodeAncestor(source: unknown, predicate: (node: Node) => boolean): Node | null
    findOne(args: { type: string; query: { filter: object } }): Promise<Node | null>
    findAll(args: { type: string; query: { filter: object } }): Promise<{ entries: Iterable<Node> }>
  }
}

type Resolve = (source: unknown, args: unknown, context: ResolverContext, info: unknown) => unknown

interface PreviousResolver {
  resolve?: Resolve
}

const plainValue =
  ({ resolve }: PreviousResolver): Resolve =>
  (source, args, context, info) =>
    (resolve ?? context.defaultFieldResolver)(source, args, context, info)

/** The default of the declaration, for a field that the owner left out. */
const contentDefault = {
  name: "contentDefault",
  args: { json: "String!" },
  extend({ json }: { json: string }, previous: PreviousResolver) {
    const read = plainValue(previous)
    const resolve: Resolve = async (...request) => (await read(...request)) ?? JSON.parse(json)
    return { resolve }
  },
}

/** A media's still in the shape that `<GatsbyImage>` takes. */
const imageData = {
  name: "gatsbyImageData",
  extend: () => ({ resolve: gatsbyImageData }),
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

/** One value or several, as a list. */
const list = {
  name: "list",
  extend(_: object, previous: PreviousResolver) {
    const read = plainValue(previous)
    const resolve: Resolve = async (...request) => {
      const value = await read(...request)
      return isList(value) ? value : value === undefined || value === null ? [] : [value]
    }
    return { resolve }
  },
}

/** The nodes of a type whose folders are inside the node's own, in the order of their names. */
const contentChildren = {
  name: "contentChildren",
  args: { type: "String!" },
  extend({ type }: { type: string }) {
    const resolve: Resolve = async (source, _args, { nodeModel }) => {
      const { folder } = withFolder.parse(source).fields
      const { entries } = await nodeModel.findAll({
        type,
        query: { filter: { fields: { parentFolder: { eq: folder } } } },
      })
      return [...entries].filter(isContentNode).sort(byFolder)
    }
    return { resolve }
  },
}

const withFolder = z.object({ fields: z.object({ folder: z.string() }) })

/** Order of content: that of its folders' names. */
export function byFolder(one: ContentNode, other: ContentNode): number {
  return one.fields.folder < other.fields.folder ? -1 : one.fields.folder > other.fields.folder ? 1 : 0
}

function mediaExtensions(pathPrefix: string): object[] {
  const media = {
    name: "media",
    extend(_: object, previous: PreviousResolver) {
      const read = plainValue(previous)
      const resolve: Resolve = async (source, args, context, info) => {
        const value = await read(source, args, context, info)
        if (value === undefined || value === null) return value
        const node = contentNodeOf(source, context)
        const siblings = mediaReferenceSiblings(source, node)
        const show = (item: unknown) =>
          resolveMedia(
            { ...siblings, reference: mediaReference.parse(item) },
            directoryOf(node),
            findSource(context),
            sitePipeline(pathPrefix),
          )
        return Array.isArray(value) ? Promise.all(value.map(show)) : show(value)
      }
      return { resolve }
    },
  }
  const mediaFile = {
    name: "mediaFile",
    extend() {
      const resolve: Resolve = (source, _args, context) =>
        publishMediaFile(contentNodeOf(source, context), findSource(context), sitePipeline(pathPrefix))
      return { resolve }
    },
  }
  const technologyIcon = {
    name: "technologyIcon",
    extend(_: object, previous: PreviousResolver) {
      const read = plainValue(previous)
      const resolve: Resolve = async (...request) =>
        publishIcon(String(await read(...request)), sitePipeline(pathPrefix))
      return { resolve }
    },
  }
  return [media, mediaFile, technologyIcon]
}

function contentNodeOf(source: unknown, { nodeModel }: ResolverContext): ContentNode {
  if (isContentNode(source)) return source
  const node = nodeModel.findRootNodeAncestor(source, isContentNode)
  if (!node || !isContentNode(node)) throw new Error("Media outside the content folder")
  return node
}

/** Looks files up as nodes, so that Gatsby runs a page's query again when a file of its changes. */
const findSource =
  ({ nodeModel }: ResolverContext): FindSource =>
  async (file) => {
    const node = await nodeModel.findOne({ type: "File", query: { filter: { absolutePath: { eq: file } } } })
    return node ? { path: file, digest: node.internal.contentDigest } : undefined
  }
