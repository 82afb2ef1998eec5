import { KIND_NAMES, KINDS, type KindName } from "../content/kinds"
import {
  baseName,
  contentFile,
  isFolderOf,
  joinPath,
  kindOfFile,
  numberOf,
  parentFoldersOf,
  parentKindOf,
  parentOf,
  slugOf,
} from "../content/places"
import { entryPath, LIST_PAGES, PAGES } from "../site-pages"
import { type ContentFolder, REQUIRED_FILES, RESTORE } from "./content-folder"
import { type Fault, fileFault } from "./fault"
import { nearestName } from "./nearest"
import { groupBy, repeatsOf } from "../content/values"

/** A content file that is in a folder for its kind. */
export interface PlacedFile {
  file: string
  kind: KindName
}

const ENDING = /\.json$/i

export const isJson = (file: string) => ENDING.test(file)

/** Finds the content files in a folder, and reports those that are missing or that nothing shows. */
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

/** Names, without extension, that a content file in a folder may have; also with a language if `written` has one: `home_de` may mean `home.de`. */
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
  const missing = namesFor(parent, written).filter((each) => !files.has(joinPath(parent, `${each}.json`)))
  const meant = nearestName(written, missing)
  const near = meant === undefined ? undefined : `${meant}.json`
  const kind = KIND_NAMES.find((candidate) => KINDS[candidate].fileName === name.toLowerCase())
  const problem =
    near?.toLowerCase() === name.toLowerCase()
      ? `the name differs from "${near}" in case, which some systems tell apart`
      : kind
        ? `nothing shows this ${KINDS[kind].fileName}, because it is in the wrong place`
        : "no content file of this name belongs here"
  const place = kind && contentFile(kind, KINDS[kind].folder)
  const remedy = near
    ? `rename it to "${near}"`
    : !place || files.has(place)
      ? "rename it, or move it out of the content; docs/content.md lists the content files"
      : `move it to ${place}${place.includes("*") ? ", where * is any folder" : ""}`
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
  const owner = parentKindOf(kind)
  const ownerFile = owner && contentFile(owner, parentOf(parentOf(file)))
  if (!ownerFile || folder.files.has(ownerFile)) return []
  const problem = `nothing shows this ${kind}, because there is no ${ownerFile}`
  const remedy = `write ${ownerFile}, or move the ${kind}'s folder into that of a ${owner}`
  return [fileFault(file, "not-shown", problem, remedy)]
}

/** Folders in an entry's place that have no JSON file. Other JSON files in such a folder are reported as misplaced instead. */
function foldersWithoutFile({ files }: ContentFolder): Fault[] {
  const withJson = new Set([...files].filter(isJson).flatMap(parentFoldersOf))
  const withoutJson = new Set([...files].flatMap(parentFoldersOf).filter((folder) => !withJson.has(folder)))
  return [...withoutJson].flatMap((folder) => {
    const kind = KIND_NAMES.find((candidate) => isFolderOf(candidate, folder))
    if (!kind) return []
    const { fileName } = KINDS[kind]
    const problem = `nothing shows this folder, because it has no ${fileName}`
    // Windows hides the second ending.
    const isText = files.has(joinPath(folder, `${fileName}.txt`))
    const remedy = isText ? `rename ${fileName}.txt to ${fileName}` : `write a ${fileName} in it, or delete the folder`
    return [fileFault(folder, "not-shown", problem, remedy)]
  })
}

function siblingFaults(placed: readonly PlacedFile[]): Fault[] {
  const inFolders = placed.filter(({ file }) => file.includes("/"))
  const siblingGroups = groupBy(inFolders, ({ file, kind }) => `${kind} ${parentOf(parentOf(file))}`)
  return [...siblingGroups.values()].flatMap((siblings) => [
    ...duplicateSlugs(siblings),
    ...siblings.flatMap(nameFault),
    ...orderFault(siblings),
  ])
}

const folderName = ({ file }: PlacedFile) => baseName(parentOf(file))

/** The page that lists an entry, if the address of the entry's own page is made from its folder's name. */
const listOf = ({ kind }: PlacedFile) =>
  KINDS[kind].addressedBy === "folder" ? LIST_PAGES.find((page) => PAGES[page].shows === kind) : undefined

function duplicateSlugs(siblings: readonly PlacedFile[]): Fault[] {
  const slugIn = (entry: PlacedFile) => slugOf(folderName(entry)).toLowerCase()
  // A folder's name is in the path of the entry's own page, if it has one; otherwise only in hashes, which allow all characters.
  const addressIn = (entry: PlacedFile) => {
    const list = listOf(entry)
    return list ? entryPath(PAGES[list].path, slugIn(entry)) : slugIn(entry)
  }
  return repeatsOf(siblings, addressIn).map(([entry, first]) => {
    const [name, other] = [folderName(entry), folderName(first)]
    const problem =
      slugIn(entry) === slugIn(first)
        ? `the folder "${name}" has the same name as "${other}" beside it, except for number and case`
        : `the page of the folder "${name}" has the same address as that of "${other}" beside it, because some characters become hyphens`
    return fileFault(entry.file, "duplicate-slug", problem, "rename one of the two folders")
  })
}

function nameFault(entry: PlacedFile): Fault[] {
  const slug = slugOf(folderName(entry))
  // Without a name, the page would have the address of the list; hosts serve no folder whose name begins with a dot.
  const isUnreachable = listOf(entry) !== undefined && !/^[\p{L}\p{N}]/u.test(slug)
  if (!isUnreachable && /^[\p{L}\p{N}\p{M}._~-]+$/u.test(slug)) return []
  const [first] = slug
  const problem = !slug
    ? "the folder has a number but no name"
    : isUnreachable
      ? `the folder's name "${slug}" begins with "${first}", so hosts may not serve its page`
      : `the folder's name "${slug}" has characters that must be percent-encoded in addresses`
  const remedy = "use letters, digits and hyphens, such as 01-park-and-charge"
  return [fileFault(entry.file, isUnreachable ? "page-name" : "folder-name", problem, remedy)]
}

/** Folders are sorted by name, which puts 10 before 9. */
function orderFault(siblings: readonly PlacedFile[]): Fault[] {
  const numbers = siblings.map((entry) => Number(numberOf(folderName(entry)) ?? Number.NaN))
  const index = numbers.findIndex((number, position) => number < (numbers[position - 1] ?? -Infinity))
  const [entry, before] = [siblings[index], siblings[index - 1]]
  if (!entry || !before) return []
  const problem = `the folder "${folderName(entry)}" comes after "${folderName(before)}", because folders are sorted as text`
  const remedy = "give all numbers in this folder the same number of digits, such as 01 and 10"
  return [fileFault(entry.file, "folder-name", problem, remedy)]
}
