import { createHash } from "node:crypto"
import path from "node:path"
import { HASHED_FOLDERS } from "../../constants"
import { addressPart, type AddressedEntry } from "../../content/addresses"
import { featuredReference } from "../../content/fields"
import { afterOf, findTwin } from "../../content/pairs"
import { baseName, collectionOf, parentOf, slugOf } from "../../content/places"
import type { MediaSource } from "../../media/facts"
import { featurables, stillsOf } from "../../media/featured"
import { isExternal, type MediaUse, mediaUses, stillOf } from "../../media/references"
import { TOOLS } from "../../media/settings"
import { isList, type PageName, PAGES } from "../../site-pages"
import { addressedFile, type ContentNode, contentNodes, directoryOf, fileFinder, type NodesByType } from "../site-media"
import { COLOURS } from "../../theme/tokens"
import { DRAWING_VERSION, MAX_PREVIEW_SIZE, PREVIEW_JPEG, type PreviewContent, type PreviewPicture } from "./draw"

/** A preview to be made. */
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
  /** The page's name in the table, for an entry's own page that of the page that lists it; null for any other page. */
  name: PageName | null
  /** The entry, if it is an entry's own page. */
  entry?: ContentNode
}

/** What every preview says about the site. */
export type PreviewedSite = Pick<PreviewContent, "brand" | "owner" | "language" | "accent" | "typeface">

/**
 * Collects what previews may show from all content. Returns a function that plans a page's preview without drawing it. A preview shows pictures from
 * the page's part of the site: first those that `featured` in `home.json` lists, then all others in order; groups that another group's `afterOf`
 * refers to come last.
 * @param fonts the available fonts, with versions
 */
export function previewPlanner(getNodesByType: NodesByType, fonts: string) {
  const find = findFile(getNodesByType)
  const pictures = picturesByReference(getNodesByType, find)
  return ({ title, text, name, entry }: PreviewedPage, site: PreviewedSite): PlannedPreview => {
    const part = partOf(name, entry)
    const among = candidates(pictures.filter(([reference]) => isWithin(reference, part)))
    const shown = among.length > 0 || name !== "home" ? among : portrait(getNodesByType, find)
    const content: PreviewContent = { title, text, ...site, pictures: shown }
    const digest = hash(content, fonts)
    return { address: `/${HASHED_FOLDERS.previews}/${digest.slice(0, 12)}.jpg`, digest, content }
  }
}

/** How many pictures to try in order to find one that is large enough, or two that match. */
const CANDIDATES = 6

function candidates(pictures: ReturnType<typeof picturesByReference>): PreviewPicture[] {
  const found: PreviewPicture[] = []
  for (const [, read] of pictures) {
    if (found.length >= CANDIDATES) break
    found.push(...read())
  }
  return found.slice(0, CANDIDATES)
}

/** The part that the `featured` references to a page's entries begin with; empty for all entries. */
function partOf(name: PreviewedPage["name"], entry: ContentNode | undefined): string {
  if (name === null || !isList(name)) return ""
  const collection = collectionOf(PAGES[name].shows)
  return entry ? `${collection}/${addressPart(addressedFile(entry)) ?? ""}` : collection
}

const isWithin = (reference: string, part: string) =>
  part === "" || reference === part || reference.startsWith(`${part}/`)

/** The pictures in the content folder, best first, by the `featured` reference to what they show; read on demand. */
function picturesByReference(getNodesByType: NodesByType, find: FindFile) {
  const nodes = contentNodes(getNodesByType)
  const files = nodes.map(addressedFile)
  const known = featurables(files)
  const before = placesBefore(nodes)
  const isBefore = ({ file }: { file: { folder: string } }) => Number(before.has(placeOf(file.folder)))
  const inOrder = [...known].toSorted(([, one], [, other]) => isBefore(one) - isBefore(other))
  const home = contentNodes(getNodesByType, ["home"])[0]
  const featured = featuredReference.array().catch([]).parse(home?.featured)
  // A `Set` keeps the first position of each value.
  return [...new Set([...featured, ...inOrder.map(([each]) => each)])].map(
    (reference) => [reference, () => read(reference)] as const,
  )

  function read(reference: string): PreviewPicture[] {
    const entry = known.get(reference)
    if (!entry) return []
    const twin = findTwin(entry, files)
    const [first] = twin ? picturesOf(twin, find) : []
    const own = picturesOf(entry, find)
    const [source, before] = twin?.shows === "before" ? [own[0], first] : [first, own[0]]
    return source && before ? [{ source, before }] : own.map((each) => ({ source: each }))
  }
}

const picturesOf = (entry: AddressedEntry<ReturnType<typeof addressedFile>>, find: FindFile): MediaSource[] =>
  stillsOf(entry).flatMap((medium) => find(medium, entry.file.content) ?? [])

/** A folder's path without the number in its own name. */
const placeOf = (folder: string) => `${parentOf(folder)}/${slugOf(baseName(folder))}`

/** The paths of the "before" groups, which another group's `afterOf` refers to. */
const placesBefore = (nodes: readonly ContentNode[]): Set<string> =>
  new Set(nodes.flatMap((node) => (afterOf(node) ? [`${parentOf(node.fields.folder)}/${afterOf(node)}`] : [])))

const portrait = (getNodesByType: NodesByType, find: FindFile): PreviewPicture[] =>
  contentNodes(getNodesByType, ["home"])
    .flatMap((home) => mediaUses("home", home).flatMap((use) => find(use, home) ?? []))
    .map((source) => ({ source }))

/** Finds the file that shows a medium: for a video, its poster. Undefined if it is on another host: the build fetches nothing. */
function findFile(getNodesByType: NodesByType) {
  const find = fileFinder(getNodesByType)
  return (use: MediaUse, node: ContentNode): MediaSource | undefined => {
    const src = stillOf(use)
    return isExternal(src) ? undefined : find(path.resolve(directoryOf(node), src))
  }
}

type FindFile = ReturnType<typeof findFile>

/** All that a preview depends on: if content, fonts or drawing change, so does the hash. */
function hash({ pictures, ...texts }: PreviewContent, fonts: string): string {
  const drawing = [DRAWING_VERSION, TOOLS, fonts, COLOURS.light, PREVIEW_JPEG, MAX_PREVIEW_SIZE]
  const parts = [texts, pictures.map(({ source, before }) => [source.digest, before?.digest]), drawing]
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32)
}
