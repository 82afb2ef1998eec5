import { createHash } from "node:crypto"
import path from "node:path"
import { addressPart } from "../../content/addresses"
import { featuredReference } from "../../content/fields"
import type { MediaReference } from "../../content/fields"
import { afterOf } from "../../content/pairs"
import { baseName, collectionOf, parentOf, slugOf } from "../../content/places"
import type { MediaSource } from "../../media/facts"
import { featurables, stillsOf } from "../../media/featured"
import { isExternal, type MediaUse, mediaUses } from "../../media/references"
import { TOOLS } from "../../media/settings"
import { type PageName, PAGES } from "../../site-pages"
import { addressedFile, type ContentNode, contentNodes, directoryOf, fileFinder, type NodesByType } from "../site-media"
import { COLOURS } from "../../theme/tokens"
import { DRAWING_VERSION, LARGEST_PREVIEW, PREVIEW_JPEG, type PreviewContent } from "./draw"

/** The folder of the site that holds the previews. Their names hold a hash of all that is drawn. */
export const PREVIEW_FOLDER = "previews"

/** A preview that is to be made. */
export interface PlannedPreview {
  /** Without the path prefix. */
  address: string
  /** Where it is in the cache. */
  digest: string
  content: PreviewContent
}

/** A page as its preview needs it. */
export interface PreviewedPage {
  title: string
  text: string
  /** The page of the table that it is, of an entry's own page the one that lists it; null for any other. */
  name: PageName | null
  /** The entry that it shows alone. */
  entry?: ContentNode
}

/** Of the site what stands in every preview. */
export type PreviewedSite = Pick<PreviewContent, "brand" | "owner" | "language">

/**
 * Looks through all content once for what previews may show; what it returns plans the preview of a page, and draws nothing. The pictures of a page are
 * those of its part of the site: what `featured` of `home.json` lists comes first, then all others in their order, groups that another is the `afterOf`
 * of last.
 * @param fonts the fonts at hand, with their versions
 */
export function previewPlanner(getNodesByType: NodesByType, fonts: string) {
  const find = findFile(getNodesByType)
  const pictures = picturesByReference(getNodesByType, find)
  return ({ title, text, name, entry }: PreviewedPage, { brand, owner, language }: PreviewedSite): PlannedPreview => {
    const part = partOf(name, entry)
    const among = pictures.flatMap(([reference, sources]) => (isWithin(reference, part) ? sources : []))
    const shown = among.length > 0 || name !== "home" ? among : portrait(getNodesByType, find)
    const content: PreviewContent = { title, text, brand, owner, language, pictures: shown.slice(0, CANDIDATES) }
    const digest = hash(content, fonts)
    return { address: `/${PREVIEW_FOLDER}/${digest.slice(0, 12)}.jpg`, digest, content }
  }
}

/** How many pictures are looked at for one that is large enough, or two that go together. */
const CANDIDATES = 6

/** The beginning of what `featured` would call the entries of a page; empty for all. */
function partOf(name: PreviewedPage["name"], entry: ContentNode | undefined): string {
  if (name !== "works" && name !== "projects") return ""
  const collection = collectionOf(PAGES[name].shows)
  return entry ? `${collection}/${addressPart(addressedFile(entry)) ?? ""}` : collection
}

const isWithin = (reference: string, part: string) =>
  part === "" || reference === part || reference.startsWith(`${part}/`)

/** The pictures that lie in the content folder, by what `featured` calls what they show, the best first. */
function picturesByReference(getNodesByType: NodesByType, find: FindFile) {
  const nodes = contentNodes(getNodesByType)
  const known = featurables(nodes.map(addressedFile))
  const before = foldersBefore(nodes)
  const inOrder = [...known].toSorted(
    ([, one], [, other]) => Number(before.has(one.file.folder)) - Number(before.has(other.file.folder)),
  )
  const home = contentNodes(getNodesByType, ["home"])[0]
  const featured = featuredReference.array().catch([]).parse(home?.featured)
  // A `Set` keeps the place of what it was given first.
  return [...new Set([...featured, ...inOrder.map(([each]) => each)])].map((reference): [string, MediaSource[]] => {
    const entry = known.get(reference)
    return [reference, entry ? stillsOf(entry).flatMap((medium) => find(medium, entry.file.content) ?? []) : []]
  })
}

/** The folders of the groups that show what was before: another group's `afterOf` refers to them. */
function foldersBefore(nodes: readonly ContentNode[]): Set<string> {
  const befores = new Set(
    nodes.flatMap((node) => {
      const before = afterOf(node)
      return before === undefined ? [] : [`${parentOf(node.fields.folder)}/${before}`]
    }),
  )
  const folders = nodes.map(({ fields }) => fields.folder)
  return new Set(folders.filter((folder) => befores.has(`${parentOf(folder)}/${slugOf(baseName(folder))}`)))
}

const portrait = (getNodesByType: NodesByType, find: FindFile): MediaSource[] =>
  contentNodes(getNodesByType, ["home"]).flatMap((home) =>
    mediaUses("home", home).flatMap((use) => find(use, home) ?? []),
  )

/** Finds the file that shows a medium: of a video its poster. Undefined for what lies on another host: the build fetches nothing. */
function findFile(getNodesByType: NodesByType) {
  const find = fileFinder(getNodesByType)
  const sourceOf = (reference: MediaReference) => (typeof reference === "string" ? reference : reference.src)
  return ({ reference, poster }: MediaUse, node: ContentNode): MediaSource | undefined => {
    const source = sourceOf(poster ?? reference)
    return isExternal(source) ? undefined : find(path.resolve(directoryOf(node), source))
  }
}

type FindFile = ReturnType<typeof findFile>

/** All that a preview is made of: other content, other fonts or another drawing, another preview. */
function hash({ pictures, ...texts }: PreviewContent, fonts: string): string {
  const drawing = [DRAWING_VERSION, TOOLS, fonts, COLOURS.light, PREVIEW_JPEG, LARGEST_PREVIEW]
  const parts = [texts, pictures.map(({ digest }) => digest), drawing]
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32)
}
