import { KIND_NAMES, KINDS, type KindName } from "../content/kinds"
import {
  baseName,
  contentFile,
  foldersAround,
  inFolder,
  isFolderOf,
  kindAround,
  kindOfFile,
  numberOf,
  parentOf,
  slugOf,
} from "../content/places"
import { entryPath, LIST_PAGES, PAGES } from "../site-pages"
import { type ContentFolder, REQUIRED_FILES, RESTORE } from "./content-folder"
import { type Fault, fileFault } from "./fault"
import { nearestName } from "./nearest"
import { groupBy, repeatsOf } from "../content/values"

/** A content file where its kind belongs. */
export interface PlacedFile {
  file: string
  kind: KindName
}

const ENDING = /\.json$/i

export const isJson = (file: string) => ENDING.test(file)

/** Finds the content files in a folder's listing, and files where nothing shows them. */
export function placeFiles(folder: ContentFolder): { placed: PlacedFile[]; faults: Fault[] } {
  const files = [...folder.files].filter(isJson).map((file) => ({ file, kind: kindOfFile(file) }))
  const placed = files.flatMap(({ file, kind }) => (kind ? [{ file, kind }] : []))
  return {
    placed,
    faults: [
      ...files.flatMap(({ file, kind }) => (kind ? [] : [misplacedFile(folder, file)])),
      ...missingFiles(folder),
      ...placed.flatMap((entry) => orphanFault(folder, entry)),
      ...foldersWithoutFile(folder),
      ...siblingFaults(placed),
    ],
  }
}

/** Names that a content file in a folder may have, without ending; with a language if one is written: `home_de.JSON` may mean `home.de`. */
function namesFor(parent: string, written: string): string[] {
  const names = KIND_NAMES.filter((kind) => isFolderOf(kind, parent)).map((kind) => KINDS[kind].fileName)
  const [, original, tag = ""] = /^([a-z]+)[._-]([a-z]{2}([-_][a-z]{4})?([-_][a-z]{2})?)$/i.exec(written) ?? []
  const [language] = original === undefined ? [] : Intl.getCanonicalLocales(tag.replaceAll("_", "-"))
  return names.flatMap((name) => {
    const plain = name.replace(ENDING, "")
    return [plain, ...(language !== undefined && plain === original?.toLowerCase() ? [`${plain}.${language}`] : [])]
  })
}

function misplacedFile({ files }: ContentFolder, file: string): Fault {
  const [parent, name] = [parentOf(file), baseName(file)]
  const written = name.replace(ENDING, "")
  const missing = namesFor(parent, written).filter((each) => !files.has(inFolder(parent, `${each}.json`)))
  const meant = nearestName(written, missing)
  const near = meant === undefined ? undefined : `${meant}.json`
  const kind = KIND_NAMES.find((candidate) => KINDS[candidate].fileName === name.toLowerCase())
  const problem =
    near?.toLowerCase() === name.toLowerCase()
      ? `the name differs from "${near}" in case, which some systems tell apart`
      : kind
        ? `nothing shows this ${kind}, because it is not in its place`
        : "no content file of this name belongs here"
  const remedy = near
    ? `rename it to "${near}"`
    : kind
      ? `move it to ${contentFile(kind, KINDS[kind].folder)}, where * is any folder`
      : "rename it, or move it out of the content; docs/content.md lists the content files"
  return fileFault(file, "not-shown", problem, remedy)
}

function missingFiles({ files }: ContentFolder): Fault[] {
  const isEmpty = files.size === 0
  // Clearing the content to restore one file would lose all others.
  const remedy = isEmpty ? "run npm run content:clear, which makes a minimal site" : RESTORE
  const missing = REQUIRED_FILES.filter((file) => !files.has(file))
  return missing.map((file) => fileFault(file, "required-file", "the file is missing", remedy))
}

function orphanFault(folder: ContentFolder, { file, kind }: PlacedFile): Fault[] {
  const owner = kindAround(kind)
  const ownerFile = owner && contentFile(owner, parentOf(parentOf(file)))
  if (!ownerFile || folder.files.has(ownerFile)) return []
  const problem = `nothing shows this ${kind}, because there is no ${ownerFile}`
  const remedy = `write ${ownerFile}, or move the ${kind}'s folder into that of a ${owner}`
  return [fileFault(file, "not-shown", problem, remedy)]
}

/** Folders that look like an entry of the site but lack its file. Faults in their JSON files are reported elsewhere. */
function foldersWithoutFile({ files }: ContentFolder): Fault[] {
  const withJson = new Set([...files].filter(isJson).flatMap(foldersAround))
  const others = new Set([...files].flatMap(foldersAround).filter((folder) => !withJson.has(folder)))
  return [...others].flatMap((folder) => {
    const kind = KIND_NAMES.find((candidate) => isFolderOf(candidate, folder))
    if (!kind) return []
    const { fileName } = KINDS[kind]
    const problem = `nothing shows this folder, because it has no ${fileName}`
    return [fileFault(folder, "not-shown", problem, `write a ${fileName} in it, or delete the folder`)]
  })
}

function siblingFaults(placed: readonly PlacedFile[]): Fault[] {
  const inFolders = placed.filter(({ file }) => file.includes("/"))
  const families = groupBy(inFolders, ({ file, kind }) => `${kind} ${parentOf(parentOf(file))}`)
  return [...families.values()].flatMap((family) => [
    ...duplicateSlugs(family),
    ...family.flatMap(nameFault),
    ...orderFault(family),
  ])
}

const folderName = ({ file }: PlacedFile) => baseName(parentOf(file))

/** The page that lists an entry whose own page is named by its folder. */
const listOf = ({ kind }: PlacedFile) =>
  KINDS[kind].addressedBy === "folder" ? LIST_PAGES.find((page) => PAGES[page].shows === kind) : undefined

function duplicateSlugs(family: readonly PlacedFile[]): Fault[] {
  const slugIn = (entry: PlacedFile) => slugOf(folderName(entry)).toLowerCase()
  // An entry's own page is named by its folder. Other folders are only named in hashes, which take all characters.
  const addressIn = (entry: PlacedFile) => {
    const list = listOf(entry)
    return list ? entryPath(PAGES[list].path, slugIn(entry)) : slugIn(entry)
  }
  return repeatsOf(family, addressIn).map(([entry, first]) => {
    const [name, other] = [folderName(entry), folderName(first)]
    const problem =
      slugIn(entry) === slugIn(first)
        ? `the folder "${name}" has the same name as "${other}" beside it, but for number and case`
        : `the page of the folder "${name}" has the same address as that of "${other}" beside it, where such characters are hyphens`
    return fileFault(entry.file, "duplicate-slug", problem, "rename one of the two folders")
  })
}

function nameFault(entry: PlacedFile): Fault[] {
  const slug = slugOf(folderName(entry))
  // Without a name, a page would be that of the list; hosts serve no folder that begins with a dot.
  const isLost = listOf(entry) !== undefined && !/^[\p{L}\p{N}]/u.test(slug)
  if (!isLost && /^[\p{L}\p{N}\p{M}._~-]+$/u.test(slug)) return []
  const [first] = slug
  const problem = !slug
    ? "the folder has a number but no name"
    : isLost
      ? `the folder's name "${slug}" begins with "${first}", so hosts may not serve its page`
      : `the folder's name "${slug}" has characters that must be percent-encoded in addresses`
  const remedy = "use letters, digits and hyphens, such as 01-park-and-charge"
  return [fileFault(entry.file, isLost ? "page-name" : "folder-name", problem, remedy)]
}

/** Folders are sorted by name, which puts 10 before 9. */
function orderFault(family: readonly PlacedFile[]): Fault[] {
  const numbers = family.map((entry) => Number(numberOf(folderName(entry)) ?? Number.NaN))
  const index = numbers.findIndex((number, position) => number < (numbers[position - 1] ?? -Infinity))
  const [entry, before] = [family[index], family[index - 1]]
  if (!entry || !before) return []
  const problem = `the folder "${folderName(entry)}" comes after "${folderName(before)}", because folders are sorted as text`
  const remedy = "give the numbers beside each other the same count of digits, such as 01 and 10"
  return [fileFault(entry.file, "folder-name", problem, remedy)]
}
