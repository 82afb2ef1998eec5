import type { CreateSchemaCustomizationArgs, Node } from "gatsby"
import { type AddressedEntry, addressOf, screenshotNames, screenshotParts } from "../content/addresses"
import { type EnumTypeOf, graphqlTypes } from "../content/derive/graphql"
import { childText, childValue, listOf } from "../content/values"
import { featuredReference, isRelativeLink, mediaReference } from "../content/fields"
import { KIND_NAMES, type KindName, KINDS, typeNameOf } from "../content/kinds"
import { screenshot } from "../content/kinds/gallery-group"
import { section } from "../content/kinds/home"
import { pagePath } from "../content/page-paths"
import { findTwin } from "../content/pairs"
import { STORY_ELEMENTS } from "../content/story"
import { projectFilters } from "../content/project-filters"
import { collectionOf, LISTED_KINDS, parentKindOf, parentKindsOf, parentOf } from "../content/places"
import { nodePath } from "./content-source"
import { linkAddress } from "./seo/site-address"
import { publishLink } from "./linked-files"
import { readProfileIcon } from "../media/icons"
import { featurables, mediumOfFeatured, nameOfFeatured, placeInWork } from "../media/featured"
import { isIconFile, mediaReferenceSiblings } from "../media/references"
import { type MediaTools, resolveMedia, sourceOf } from "../media/resolve"
import { LIST_PAGES } from "../site-pages"
import {
  addressedFile,
  byFolder,
  directoryOf,
  figureOf,
  isContentNode,
  kindOfNode,
  miniaturesOf,
  publishIcon,
  publishMediaFile,
  sitePipeline,
  splitStyleOf,
  storyOf,
  typeOfKind,
  type ContentNode,
} from "./site-media"

/** The GraphQL types of the content: derived from its declarations, plus what folders and media add. */
export function createContentTypes({ actions, pathPrefix }: CreateSchemaCustomizationArgs): void {
  const contentExtensions = [contentDefault, list, contentChildren, address, twin, filters]
  for (const each of [...contentExtensions, ...mediaExtensions(pathPrefix)]) actions.createFieldExtension(each)
  actions.createTypes(contentTypes())
}

/** All types as SDL. */
export function contentTypes(enumType: EnumTypeOf = () => "String"): string {
  return [
    mediaTypes(enumType(["still", "animated", "video"])),
    featuredWorkType(enumType),
    storyTypes(enumType(STORY_ELEMENTS)),
    graphqlTypes(
      KIND_NAMES.map((kind) => KINDS[kind].schema),
      { fields: fieldsByType(), extensions: EXTENSIONS, enumType },
    ),
  ].join("\n")
}

const EXTENSIONS = {
  "Technology.icon": "@technologyIcon",
  "Connection.href": "@linkAddress",
  "Connection.icon": "@profileIcon",
  "ProjectLink.href": "@linkAddress",
  "SectionEntry.href": "@linkAddress",
}

const ADDRESS_FIELD = `"Its address on its page: the element's id, and the hash of links to it." address: String! @address`

const TWIN_FIELDS = (["before", "after"] as const).map(
  (shows) =>
    `"Address of the ${shows} screenshot of the same pair; null if there is none." ${shows}: String @twin(shows: "${shows}")`,
)

const MEDIA_FILE_FIELD = `"Address of an immutable JSON file with its media." mediaFile: String! @mediaFile`

const STORY_FIELD = `"The content of the file \`story\`, block by block; empty if there is none." storyBlocks: [StoryBlock!]! @storyBlocks`

const EXTRA_FIELDS: Partial<Record<KindName, string[]>> = {
  group: [
    `"Addresses of the miniatures of its first screenshots; a screenshot of a pair is shown as a split." miniatures: [String!]! @miniatures`,
  ],
  work: [STORY_FIELD],
  project: [STORY_FIELD],
  tab: [
    `"Address of the picture that represents it: its first pair as a split, or its first screenshot; null if it has neither." figure: String @figure`,
  ],
  home: [`"The entries that \`featured\` lists, ready to be shown." featuredWork: [FeaturedWork!]! @featuredWork`],
  technologies: [
    `"The technologies by which the list of projects can be filtered; empty if there are few projects." projectFilters: [String!]! @projectFilters`,
  ],
}

function fieldsOf(kind: KindName): string[] {
  const children = KIND_NAMES.filter((inner) => parentKindOf(inner) === kind).map((inner) => {
    const type = typeOfKind(inner)
    return `${KINDS[inner].listedAs}: [${type}!]! @contentChildren(type: "${type}")`
  })
  return [
    ...(KINDS[kind].addressedBy ? [ADDRESS_FIELD] : []),
    ...children,
    ...(KINDS[kind].hasMediaFile ? [MEDIA_FILE_FIELD] : []),
    ...(EXTRA_FIELDS[kind] ?? []),
  ]
}

const fieldsByType = (): Record<string, string[]> => ({
  ...Object.fromEntries(KIND_NAMES.map((kind) => [typeOfKind(kind), fieldsOf(kind)])),
  [typeNameOf(screenshot)]: [ADDRESS_FIELD, ...TWIN_FIELDS],
  [typeNameOf(section)]: [STORY_FIELD],
})

/** A picture or a video as components get it; `MediaData` is derived from it. */
const mediaTypes = (kind: string) => `
  "A picture or a video, ready to be shown."
  type Media @dontInfer {
    "still, animated or video" kind: ${kind}!
    "The owner's alternative text; null if there is none and the caption has to suffice." alt: String
    "Width in pixels, after rotation." width: Int!
    "Height in pixels, after rotation." height: Int!
    "Address of the full-size file: a copy without metadata, or an external address as it is." original: String!
    "MIME type of the full-size file." type: String!
    "The still picture: an animation's first frame, or a video's poster, if it has one." gatsbyImageData: GatsbyImageData
    "The moving picture; null for a still and a video." animation: Animation
    "The point that crops keep visible; null if the owner sets none." focus: Focus
  }
  "A point in a picture, in percent from the left and from the top."
  type Focus @dontInfer {
    x: Float!
    y: Float!
  }
  type Animation @dontInfer {
    "Address of the widest animated WebP." src: String!
    "All widths, with width descriptors." srcSet: String!
  }
`

/** What the home page shows of a screenshot or a project: the shape `resolveFeatured` returns. */
const featuredWorkType = (enumType: EnumTypeOf) => `
  "A screenshot or a project that the home page lists as featured."
  type FeaturedWork @dontInfer {
    "The page it is on." page: ${enumType(LIST_PAGES)}!
    "Its address on its page: the hash of links to it." address: String!
    name: String!
    "The picture or video that shows it; for a project, the first demo that has a picture." media: Media!
    "A screenshot's number within its work; null for a project." number: Int
    "The work of a screenshot; null for a project." work: FeaturedWorkOf
    "The other one of its pair; only for the first, and null if there is none." twin: FeaturedTwin
  }
  type FeaturedWorkOf @dontInfer {
    "The address of its own page." path: String!
    "How many screenshots it has." screenshots: Int!
  }
  type FeaturedTwin @dontInfer {
    "Which one of the pair it is: before or after" shows: ${enumType(["before", "after"])}!
    media: Media!
  }
`

/** The shape that `readStory` returns, with pictures ready to be shown. */
const storyTypes = (element: string) => `
  "A part of a story: a heading, a paragraph, a list, code or a picture."
  type StoryBlock @dontInfer {
    element: ${element}!
    "The number that a numbered list begins with; null for everything else." start: Int
    "Several for a list, none for a picture." lines: [[StorySpan!]!]!
    picture: Media
    caption: String
  }
  "Text with the same formatting: the elements around it, innermost last, and its link."
  type StorySpan @dontInfer {
    text: String!
    marks: [String!]!
    href: String @linkAddress
  }
`

interface ResolverContext {
  defaultFieldResolver: Resolve
  nodeModel: {
    findRootNodeAncestor(source: unknown, predicate: (node: Node) => boolean): Node | null
    findOne(args: { type: string; query: { filter: object } }): Promise<Node | null>
    findAll(args: { type: string }): Promise<{ entries: Iterable<Node> }>
  }
}

type Resolve = (source: unknown, args: unknown, context: ResolverContext, info: unknown) => unknown

type Arguments = Record<string, string>

/** A field extension whose `resolve` gets its arguments and the value that the field would have without it. */
const extension = (
  name: string,
  argument: string | undefined,
  resolve: (args: Arguments, value: unknown, source: unknown, context: ResolverContext) => unknown,
) => ({
  name,
  ...(argument && { args: { [argument]: "String!" } }),
  extend(args: Arguments, previous: { resolve?: Resolve }) {
    const extended: Resolve = async (source, own, context, info) => {
      const value = await (previous.resolve ?? context.defaultFieldResolver)(source, own, context, info)
      return resolve(args, value, source, context)
    }
    return { resolve: extended }
  },
})

/** The declared default, for a field that the owner left out. */
const contentDefault = extension("contentDefault", "json", ({ json = "" }, value) => value ?? JSON.parse(json))

/** One value or several, as a list. */
const list = extension("list", undefined, (_, value) => [value ?? []].flat())

/** The nodes of a type whose folders are inside the node's own, ordered by name. */
const contentChildren = extension("contentChildren", "type", ({ type = "" }, _value, source, context) =>
  contentIn(contentNodeOf(source, context).fields.folder, type, context),
)

async function contentIn(folder: string, type: string, { nodeModel }: ResolverContext): Promise<ContentNode[]> {
  const nodes = await nodesInOrder(type, nodeModel)
  return nodes.filter(({ fields }) => parentOf(fields.folder) === folder)
}

/**
 * All content of a type, ordered by folder name. Sorted and searched here, because Gatsby caches the values that it sorts and filters by, and doesn't
 * notice when `addContentPlace` sets a node's folder.
 */
async function nodesInOrder(type: string, nodeModel: ResolverContext["nodeModel"]): Promise<ContentNode[]> {
  const { entries } = await nodeModel.findAll({ type })
  return [...entries].filter(isContentNode).sort(byFolder)
}

/** The lists that pages start from: `works` and `projects`. */
export const CONTENT_LISTS = LISTED_KINDS.map((kind) => ({
  name: collectionOf(kind),
  type: typeOfKind(kind),
}))

/** Adds the lists that pages start from. */
export function createContentLists({ createResolvers }: { createResolvers: (resolvers: object) => void }): void {
  const lists = CONTENT_LISTS.map(({ name, type }): [string, object] => {
    const resolve: Resolve = (_source, _args, { nodeModel }) => nodesInOrder(type, nodeModel)
    return [name, { type: `[${type}!]!`, resolve }]
  })
  createResolvers({ Query: Object.fromEntries(lists) })
}

/** The address of a content node, or of a screenshot that one lists. */
const address = extension("address", undefined, async (_, _value, source, context) => {
  const node = contentNodeOf(source, context)
  return source === node
    ? addressOfNode(node, context)
    : screenshotAddress(node, listOf(node.content).indexOf(source), context)
})

const twin = extension("twin", "shows", async ({ shows }, _value, source, context) => {
  const node = contentNodeOf(source, context)
  const groups = await contentIn(parentOf(node.fields.folder), node.internal.type, context)
  const screenshot = listOf(node.content).indexOf(source)
  const found = findTwin({ file: addressedFile(node), screenshot }, groups.map(addressedFile))
  return found && found.shows === shows ? screenshotAddress(found.file.content, found.screenshot, context) : null
})

/** The badge technologies to filter projects by. */
const filters = extension("projectFilters", undefined, async (_, _value, source, context) => {
  const { technologies } = KINDS.technologies.schema.loose().parse(source)
  const registered = new Set(technologies.map(({ label }) => label))
  const projects = await nodesInOrder(typeOfKind("project"), context.nodeModel)
  const stacks = projects.map((project) => KINDS.project.schema.loose().parse(project).techIcons)
  return projectFilters(stacks.map((labels) => labels.filter((label) => registered.has(label))))
})

async function screenshotAddress(group: ContentNode, index: number, context: ResolverContext): Promise<string> {
  const part = screenshotParts(screenshotNames(group))[index]
  if (part === undefined) throw new Error(`${group.fields.folder} has no screenshot at index ${index}`)
  return `${await addressOfNode(group, context)}/${part}`
}

async function addressOfNode(node: ContentNode, context: ResolverContext): Promise<string> {
  const file = addressedFile(node)
  const around = await Promise.all(
    parentKindsOf(file.kind).map((kind) => nodesInOrder(typeOfKind(kind), context.nodeModel)),
  )
  const files = around.flat().map(addressedFile)
  const fileIn = (kind: KindName, folder: string) => files.find((each) => each.kind === kind && each.folder === folder)
  return addressOf(file, fileIn) ?? ""
}

function mediaExtensions(pathPrefix: string) {
  const toolsOf = ({ nodeModel }: ResolverContext): MediaTools => ({
    // Through the node model, so that Gatsby reruns a page's query when one of its files changes.
    find: async (file) => {
      const filter = { absolutePath: { eq: nodePath(file) } }
      const node = await nodeModel.findOne({ type: "File", query: { filter } })
      return node ? { path: file, digest: node.internal.contentDigest } : undefined
    },
    pipeline: sitePipeline(pathPrefix),
    splitStyle: async () => splitStyleOf(await nodeModel.findOne({ type: typeOfKind("site"), query: { filter: {} } })),
  })
  /** A field derived from the whole node, such as the address of a file made from its media. */
  const ofNode = (name: string, make: (node: ContentNode, tools: MediaTools, context: ResolverContext) => unknown) =>
    extension(name, undefined, (_, _value, source, context) =>
      make(contentNodeOf(source, context), toolsOf(context), context),
    )
  return [
    extension("media", undefined, (_, value, source, context) => {
      if (value === undefined || value === null) return value
      const node = contentNodeOf(source, context)
      const siblings = mediaReferenceSiblings(source, node)
      const show = (item: unknown) =>
        resolveMedia({ ...siblings, reference: mediaReference.parse(item) }, directoryOf(node), toolsOf(context))
      return Array.isArray(value) ? Promise.all(value.map(show)) : show(value)
    }),
    ofNode("mediaFile", publishMediaFile),
    ofNode("miniatures", async (node, tools, context) =>
      miniaturesOf(node, await contentIn(parentOf(node.fields.folder), node.internal.type, context), tools),
    ),
    ofNode("figure", async (node, tools, context) =>
      figureOf(await contentIn(node.fields.folder, typeOfKind("group"), context), tools),
    ),
    extension("storyBlocks", undefined, (_, _value, source, context) => {
      const story = childText(source, "story")
      return story === undefined ? [] : storyOf(story, contentNodeOf(source, context), toolsOf(context))
    }),
    ofNode("featuredWork", async ({ featured }, tools, { nodeModel }) => {
      const nodes = await Promise.all(KIND_NAMES.map((kind) => nodesInOrder(typeOfKind(kind), nodeModel)))
      return resolveFeatured(featured, nodes.flat(), tools)
    }),
    extension("linkAddress", undefined, async (_, value, source, context) => {
      if (typeof value !== "string") return value
      if (!isRelativeLink(value)) return linkAddress(value, pathPrefix)
      const directory = directoryOf(contentNodeOf(source, context))
      return linkAddress(await publishLink(value, directory, toolsOf(context)), pathPrefix)
    }),
    extension("technologyIcon", undefined, async (_, value, source, context) => {
      const [icon, { find, pipeline }] = [String(value), toolsOf(context)]
      // As with media: Gatsby must notice when the file changes.
      if (isIconFile(icon)) await sourceOf(icon, directoryOf(contentNodeOf(source, context)), find)
      return publishIcon(icon, pipeline)
    }),
    extension("profileIcon", undefined, (_, value) => readProfileIcon(String(value))),
  ]
}

function contentNodeOf(source: unknown, { nodeModel }: ResolverContext): ContentNode {
  if (isContentNode(source)) return source
  const node = nodeModel.findRootNodeAncestor(source, isContentNode)
  if (!node || !isContentNode(node)) throw new Error("Media outside the content folder")
  return node
}

/** The entries that `featured` lists, ready to be shown. Leaves out those that don't exist: the checker reports them. */
async function resolveFeatured(featured: unknown, nodes: readonly ContentNode[], tools: MediaTools) {
  const references = featuredReference.array().safeParse(featured).data ?? []
  const site = nodes.find((node) => kindOfNode(node) === "site")
  const pages = KINDS.site.schema.shape.pages.parse(childValue(site, "pages"))
  const files = nodes.map(addressedFile)
  const known = featurables(files)
  const mediaOf = async (entry: AddressedEntry<ReturnType<typeof addressedFile>>) => {
    const medium = mediumOfFeatured(entry)
    return medium && resolveMedia(medium, directoryOf(entry.file.content), tools)
  }
  const works = references.map(async (reference, index) => {
    const entry = known.get(reference)
    const media = entry && (await mediaOf(entry))
    if (!media) return []
    const { page, address } = entry
    const twin = index === 0 ? findTwin(entry, files) : undefined
    const twinMedia = twin && (await mediaOf(twin))
    return [
      {
        page,
        address,
        name: nameOfFeatured(entry),
        media,
        ...placeInWork(entry, known, (list) => pagePath(list, pages)),
        twin: twinMedia ? { shows: twin.shows, media: twinMedia } : null,
      },
    ]
  })
  return (await Promise.all(works)).flat()
}
