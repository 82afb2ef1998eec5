import { KIND_NAMES, KINDS, type KindName, REQUIRED_KINDS } from "../content/kinds"
import { baseName, inFolder, isFolderOf, kindAround, kindOfFile, numberOf, parentOf, slugOf } from "../content/places"
import type { ContentFolder } from "./content-folder"
import { compareTexts, type Fault, makeFault, wholeFile } from "./fault"
import { nearestName } from "./nearest"
import { repeatsOf } from "./values"

/** A content file that stands where its kind belongs. */
export interface PlacedFile {
  file: string
  kind: KindName
}

/** Finds the content files in a folder's listing, and what stands where nothing shows it. */
export function placeFiles(folder: ContentFolder): { placed: PlacedFile[]; faults: Fault[] } {
  const placed: PlacedFile[] = []
  const faults: Fault[] = []
  for (const file of folder.files) {
    if (!file.toLowerCase().endsWith(".json")) continue
    const kind = kindOfFile(file)
    if (kind) placed.push({ file, kind })
    else faults.push(misplacedFile(folder, file))
  }
  return {
    placed,
    faults: [
      ...faults,
      ...missingFiles(folder),
      ...placed.flatMap((entry) => orphanFault(folder, entry)),
      ...foldersWithoutFile(folder),
      ...siblingFaults(placed),
    ],
  }
}

function misplacedFile(folder: ContentFolder, file: string): Fault {
  const meant = KIND_NAMES.filter((kind) => isFolderOf(kind, parentOf(file))).map((kind) => KINDS[kind].fileName)
  const near = nearestName(
    baseName(file),
    meant.filter((name) => !folder.files.has(inFolder(parentOf(file), name))),
  )
  const ownKind = KIND_NAMES.find((kind) => KINDS[kind].fileName === baseName(file).toLowerCase())
  const problem =
    near !== undefined && near === baseName(file).toLowerCase()
      ? `the name differs from "${near}" in case, which some systems tell apart`
      : ownKind
        ? `nothing shows this ${ownKind}, for it is not in its place`
        : "no content file of this name belongs here"
  const remedy = near
    ? `rename it to "${near}"`
    : ownKind
      ? `move it to ${inFolder(KINDS[ownKind].folder, KINDS[ownKind].fileName)}, where * is any folder`
      : "take it away; content files are named in docs/content.md"
  return makeFault(wholeFile(file), "not-shown", problem, remedy)
}

function missingFiles(folder: ContentFolder): Fault[] {
  const isEmpty = ![...folder.files].some((file) => file.endsWith(".json"))
  // Clearing the content to get one file back would cost all others.
  const remedy = isEmpty
    ? "run npm run content:clear, which makes a minimal site"
    : "bring it back with git restore, or write it as docs/content.md says"
  return REQUIRED_KINDS.map((kind) => KINDS[kind].fileName)
    .filter((name) => !folder.files.has(name))
    .map((name) => makeFault(wholeFile(name), "required-file", "the file is missing", remedy))
}

function orphanFault(folder: ContentFolder, { file, kind }: PlacedFile): Fault[] {
  const owner = kindAround(kind)
  if (!owner) return []
  const ownerFile = inFolder(parentOf(parentOf(file)), KINDS[owner].fileName)
  if (folder.files.has(ownerFile)) return []
  return [
    makeFault(
      wholeFile(file),
      "not-shown",
      `nothing shows this ${kind}, for there is no ${ownerFile}`,
      `write ${ownerFile}, or move the ${kind}'s folder into that of a ${owner}`,
    ),
  ]
}

/** Folders that look like an entry of the site but lack the file that makes them one. What their JSON files say is told elsewhere. */
function foldersWithoutFile(folder: ContentFolder): Fault[] {
  const inUse = new Set<string>()
  const withJson = new Set<string>()
  for (const file of folder.files) {
    const isJson = file.toLowerCase().endsWith(".json")
    for (let parent = parentOf(file); parent && !(isJson ? withJson : inUse).has(parent); parent = parentOf(parent)) {
      inUse.add(parent)
      if (isJson) withJson.add(parent)
    }
  }
  return [...inUse]
    .filter((name) => !withJson.has(name))
    .flatMap((name) => {
      const kind = KIND_NAMES.find((candidate) => isFolderOf(candidate, name))
      if (!kind) return []
      const { fileName } = KINDS[kind]
      const problem = `nothing shows this folder, for it has no ${fileName}`
      return [makeFault(wholeFile(name), "not-shown", problem, `write a ${fileName} in it, or take the folder away`)]
    })
}

function siblingFaults(placed: readonly PlacedFile[]): Fault[] {
  const families = new Map<string, PlacedFile[]>()
  for (const entry of placed) {
    if (!entry.file.includes("/")) continue
    const family = `${entry.kind} ${parentOf(parentOf(entry.file))}`
    families.set(family, [...(families.get(family) ?? []), entry])
  }
  return [...families.values()].flatMap((family) => {
    family.sort((a, b) => compareTexts(a.file, b.file))
    return [...duplicateSlugs(family), ...family.flatMap(nameFault), ...orderFault(family)]
  })
}

const folderName = ({ file }: PlacedFile) => baseName(parentOf(file))

function duplicateSlugs(family: readonly PlacedFile[]): Fault[] {
  return repeatsOf(family, (entry) => slugOf(folderName(entry)).toLowerCase()).map(([entry, first]) => {
    const problem = `the folder "${folderName(entry)}" has the same name as "${folderName(first)}" beside it, but for number and case`
    return makeFault(wholeFile(entry.file), "duplicate-slug", problem, "rename one of the two folders")
  })
}

function nameFault(entry: PlacedFile): Fault[] {
  const slug = slugOf(folderName(entry))
  if (/^[\p{L}\p{N}\p{M}._~-]+$/u.test(slug)) return []
  return [
    makeFault(
      wholeFile(entry.file),
      "folder-name",
      slug === ""
        ? "the folder has a number but no name"
        : `the folder's name "${slug}" has characters that addresses spell out`,
      "name it with letters, digits and hyphens, such as 01-park-and-charge",
    ),
  ]
}

/** Folders are in the order of their names, where 10 comes before 9. */
function orderFault(family: readonly PlacedFile[]): Fault[] {
  const numbers = family.map((entry) => Number(numberOf(folderName(entry)) ?? Number.NaN))
  const index = numbers.findIndex((number, position) => number < (numbers[position - 1] ?? -Infinity))
  const [entry, before] = [family[index], family[index - 1]]
  if (!entry || !before) return []
  return [
    makeFault(
      wholeFile(entry.file),
      "folder-name",
      `the folder "${folderName(entry)}" comes after "${folderName(before)}", for folders are sorted as texts`,
      "give the numbers beside each other the same count of digits, such as 01 and 10",
    ),
  ]
}
