import path from "node:path"
import { KINDS, type KindName } from "../content/kinds"

/** Where a content file stands, and what follows from it. */
export interface ContentPlace {
  /** Directory relative to the content folder, with forward slashes: the sort key. Empty at the top. */
  folder: string
  /** Directory of the content it belongs to: a group's tab, a tab's work. */
  parentFolder: string
  /** The folder's own name without its leading `NN-`. */
  slug: string
}

const PLACES: readonly { kind: KindName; pattern: RegExp }[] = kindNames().flatMap((kind) =>
  KINDS[kind].places.map((place) => ({ kind, pattern: placePattern(place) })),
)

/** The kind of the content file at `relativePath` (inside the content folder, forward slashes), or undefined if it is none. */
export function kindOfFile(relativePath: string): KindName | undefined {
  return PLACES.find(({ pattern }) => pattern.test(relativePath))?.kind
}

/** The place of a content file. */
export function placeOfFile(relativePath: string): ContentPlace {
  const folder = upper(relativePath)
  return { folder, parentFolder: upper(folder), slug: path.posix.basename(folder).replace(/^\d+-/, "") }
}

/** Whether gatsby-source-filesystem has to leave `file` alone: JSON that is no content, such as an editor's settings. */
export function isForeignJson(directory: string, file: string): boolean {
  return file.endsWith(".json") && kindOfFile(relativeTo(directory, file)) === undefined
}

/** `file` relative to `directory`, with forward slashes on every system. */
export function relativeTo(directory: string, file: string): string {
  return path.relative(directory, file).split(path.sep).join("/")
}

/** The name of the GraphQL type of a kind: the `id` of its declaration. */
export function typeNameOf(kind: KindName): string {
  const id = KINDS[kind].schema.meta()?.id
  if (!id) throw new Error(`The declaration of ${KINDS[kind].fileName} needs an id: .meta({ id })`)
  return id
}

/** The kinds of content. */
export function kindNames(): KindName[] {
  return Object.keys(KINDS).filter((name): name is KindName => name in KINDS)
}

const upper = (file: string): string => (file.includes("/") ? path.posix.dirname(file) : "")

function placePattern(place: string): RegExp {
  const parts = place.split("/").map((part) => (part === "*" ? "[^/]+" : part.replace(/[.]/g, "\\.")))
  return new RegExp(`^${parts.join("/")}$`)
}
