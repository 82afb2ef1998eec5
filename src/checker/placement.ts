import { KIND_NAMES, KINDS, type KindName } from "../content/kinds"
import { baseName, type ContentFolder, parentOf } from "./content-folder"
import { compareTexts, type Fault, makeFault, wholeFile } from "./fault"
import { nearestName } from "./nearest"

/** A content file that stands where its kind belongs. */
export interface PlacedFile {
  file: string
  kind: KindName
}

const PLACES = KIND_NAMES.flatMap((kind) => KINDS[kind].places.map((place) => ({ kind, parts: place.split("/") })))

/** Kinds of which the site needs one. */
const REQUIRED: readonly KindName[] = ["site", "home", "technologies"]

/** The kind whose folder holds the folders of each kind. */
const SHOWN_IN: Partial<Record<KindName, KindName>> = { tab: "work", group: "tab" }

/** Finds the content files in a folder's listing, and what stands where nothing shows it. */
export function placeFiles(folder: ContentFolder): { placed: PlacedFile[]; faults: Fault[] } {
  const placed: PlacedFile[] = []
  const faults: Fault[] = []
  for (const file of folder.files) {
    if (!file.toLowerCase().endsWith(".json")) continue
    const kind = kindAt(file)
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

/** The kind of content file that belongs at a path. */
function kindAt(file: string): KindName | undefined {
  const parts = file.split("/")
  return PLACES.find(
    (place) =>
      place.parts.length === parts.length && place.parts.every((part, index) => part === "*" || part === parts[index]),
  )?.kind
}

function misplacedFile(folder: ContentFolder, file: string): Fault {
  const meant = PLACES.filter(({ parts }) => isFolderOf(parts, parentOf(file))).map(({ parts }) => parts.at(-1) ?? "")
  const near = nearestName(
    baseName(file),
    meant.filter((name) => !folder.files.has(join(parentOf(file), name))),
  )
  const ownKind = PLACES.find(({ parts }) => parts.at(-1) === baseName(file).toLowerCase())
  const problem =
    near !== undefined && near === baseName(file).toLowerCase()
      ? `the name differs from "${near}" in case, which some systems tell apart`
      : ownKind
        ? `nothing shows this ${ownKind.kind}, for it is not in its place`
        : "no content file of this name belongs here"
  const remedy = near
    ? `rename it to "${near}"`
    : ownKind
      ? `move it to ${ownKind.parts.join("/")}, where * is any folder`
      : "take it away; content files are named in docs/content.md"
  return makeFault(wholeFile(file), "not-shown", problem, remedy)
}

function isFolderOf(parts: readonly string[], folder: string): boolean {
  const names = folder ? folder.split("/") : []
  return (
    names.length === parts.length - 1 && names.every((name, index) => parts[index] === "*" || parts[index] === name)
  )
}

const join = (folder: string, name: string) => (folder ? `${folder}/${name}` : name)

function missingFiles(folder: ContentFolder): Fault[] {
  const isEmpty = ![...folder.files].some((file) => file.endsWith(".json"))
  // Clearing the content to get one file back would cost all others.
  const remedy = isEmpty
    ? "run npm run content:clear, which makes a minimal site"
    : "bring it back with git restore, or write it as docs/content.md says"
  return REQUIRED.map((kind) => KINDS[kind].fileName)
    .filter((name) => !folder.files.has(name))
    .map((name) => makeFault(wholeFile(name), "required-file", "the file is missing", remedy))
}

function orphanFault(folder: ContentFolder, { file, kind }: PlacedFile): Fault[] {
  const owner = SHOWN_IN[kind]
  if (!owner) return []
  const ownerFile = join(parentOf(parentOf(file)), KINDS[owner].fileName)
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
      const place = PLACES.find(({ parts }) => parts.length > 1 && isFolderOf(parts, name))
      if (!place) return []
      const fileName = place.parts.at(-1) ?? ""
      const problem = `nothing shows this folder, for it has no ${fileName}`
      return [makeFault(wholeFile(name), "not-shown", problem, `write a ${fileName} in it, or take the folder away`)]
    })
}

/** `03-name` is an entry in third place. */
const FOLDER_NUMBER = /^(\d+)-/

/** A folder's name without its leading number: what stands in addresses. */
export const slugOf = (folderName: string) => folderName.replace(FOLDER_NUMBER, "")

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
  const seen = new Map<string, PlacedFile>()
  return family.flatMap((entry) => {
    const slug = slugOf(folderName(entry)).toLowerCase()
    const first = seen.get(slug)
    if (!first) {
      seen.set(slug, entry)
      return []
    }
    return [
      makeFault(
        wholeFile(entry.file),
        "duplicate-slug",
        `the folder "${folderName(entry)}" has the same name as "${folderName(first)}" beside it, but for number and case`,
        "rename one of the two folders",
      ),
    ]
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
  const numbers = family.map((entry) => Number(FOLDER_NUMBER.exec(folderName(entry))?.[1] ?? Number.NaN))
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
