import slugify from "@sindresorhus/slugify"
import { childText, childValue, listOf } from "./values"
import { KINDS, type KindName } from "./kinds"
import { baseName, parentKindOf, parentOf, slugOf } from "./places"
import { ORIGINAL_NAMES } from "./translations"

/** What the address of a content file depends on: its kind, folder and content. */
export interface AddressedFile {
  kind: KindName
  folder: string
  content: unknown
}

/** What an address points to: the entry of a content file, or one of a group's screenshots. */
export interface AddressedEntry<File extends AddressedFile> {
  file: File
  /** The screenshot's index in its group; undefined for the group itself, and for other kinds. */
  screenshot?: number
}

/**
 * What an entry adds to its parent's address: the `value` of a work or a tab; for a group or a project, the folder's name without its number.
 * Undefined for anything without an address, and if `value` is not a text.
 */
export function addressPart({ kind, folder, content }: AddressedFile): string | undefined {
  const { addressedBy } = KINDS[kind]
  if (addressedBy === "folder") return slugOf(baseName(folder))
  return addressedBy && childText(content, "value")
}

/** The screenshots in a group's content. */
export const screenshotsOf = (group: unknown): unknown[] => listOf(childValue(group, "content"))

/** The names of the screenshots in a group's content, in the site's first language; `""` for one without. */
export const screenshotNames = (group: unknown): string[] =>
  screenshotsOf(group).map(
    (screenshot, index) => childText(childValue(group, ORIGINAL_NAMES), index) ?? childText(screenshot, "name") ?? "",
  )

/** Cached slugs by name: slugify takes 0.16 ms, and each name is needed several times. */
const slugs = new Map<string, string>()

/** A screenshot's name in an address: lower-case letters, digits and hyphens. A name without a Latin form keeps its own letters. */
export function screenshotSlug(name: string): string {
  const ownLetters = () => name.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  const slug = slugs.get(name) ?? (slugify(name, { decamelize: false }) || ownLetters().join("-") || "screenshot")
  slugs.set(name, slug)
  return slug
}

/** What each of a group's screenshots adds to the group's address: its name, with a number if an earlier one has the same. */
export function screenshotParts(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const slug = screenshotSlug(name)
    let part = slug
    for (let count = 2; taken.has(part); count += 1) part = `${slug}-${count}`
    taken.add(part)
    return part
  })
}

/**
 * A file's address, such as `company/revamp-ui/after`: the element's id on its page, and the hash that leads there. Undefined if the file or a
 * parent adds nothing to it.
 * @param fileIn finds the file of a kind in a folder
 */
export function addressOf(
  file: AddressedFile,
  fileIn: (kind: KindName, folder: string) => AddressedFile | undefined,
): string | undefined {
  const part = addressPart(file)
  const parentKind = parentKindOf(file.kind)
  if (part === undefined || !parentKind) return part
  const parent = fileIn(parentKind, parentOf(file.folder))
  const address = parent && addressOf(parent, fileIn)
  return address === undefined ? undefined : `${address}/${part}`
}

/** Everything that has an address, by address. If two have the same, the first is kept; the checker reports the other. */
export function addressesOf<File extends AddressedFile>(files: readonly File[]): Map<string, AddressedEntry<File>> {
  const byFolder = new Map(files.map((file) => [`${file.kind} ${file.folder}`, file]))
  const addresses = new Map<string, AddressedEntry<File>>()
  const add = (address: string, entry: AddressedEntry<File>) => {
    if (!addresses.has(address)) addresses.set(address, entry)
  }

  for (const file of files) {
    const address = addressOf(file, (kind, folder) => byFolder.get(`${kind} ${folder}`))
    if (address === undefined) continue
    add(address, { file })
    if (file.kind !== "group") continue
    for (const [index, part] of screenshotParts(screenshotNames(file.content)).entries()) {
      add(`${address}/${part}`, { file, screenshot: index })
    }
  }
  return addresses
}
