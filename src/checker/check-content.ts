import { readFile } from "node:fs/promises"
import { join } from "node:path"
import pLimit from "p-limit"
import { type ContentFile, makeContentFile } from "./content-file"
import { type ContentFolder, readContentFolder } from "./content-folder"
import {
  alternativeTextFaults,
  duplicateValues,
  emptyTabs,
  fileRuleFaults,
  registeredLabels,
  reservedAddresses,
  technologyFaults,
} from "./content-rules"
import { compareFaults, type Fault, makeFault, wholeFile } from "./fault"
import { featuredFaults } from "./featured"
import { iconFaults } from "./icons"
import { placeOf, readJsonDocument } from "./json-document"
import { OPEN_FILES } from "./limits"
import { type MediaCache, mediaFileFaults, reasonOf } from "./media-file"
import {
  externalFaults,
  linkFaults,
  makeNameFinder,
  type NamedMedia,
  namedMedia,
  locateMedia,
  roleFaults,
  sameLetters,
} from "./media-references"
import { baseName, collectionOf } from "../content/places"
import { pairFaults } from "./pairs"
import { type PlacedFile, placeFiles } from "./placement"
import { schemaFaults } from "./schema-faults"
import { repeatsOf } from "./values"

/** What a check found. */
export interface CheckResult {
  /** Everything wrong, in the order of the files. */
  faults: readonly Fault[]
  /** How many content files there are, and how many files beside them they name. */
  contentFiles: number
  mediaFiles: number
}

export interface CheckOptions {
  /** What earlier checks of the same process found in media files. */
  mediaCache?: MediaCache
}

/**
 * Checks all content in a folder and reports every fault. Writes nothing but the media cache, and never rejects: a folder that can't be read is a fault, too.
 * The cost grows with the number of files, not faster.
 */
export async function checkContent(
  directory: string,
  { mediaCache = new Map() }: CheckOptions = {},
): Promise<CheckResult> {
  let folder: ContentFolder
  try {
    folder = await readContentFolder(directory)
  } catch (error) {
    const problem = `the content folder can't be read (${reasonOf(error)})`
    const remedy = "make it, or name another with CONTENT_DIR"
    return { faults: [makeFault(wholeFile(""), "content-folder", problem, remedy)], contentFiles: 0, mediaFiles: 0 }
  }
  const { placed, faults: placementFaults } = placeFiles(folder)
  const { files, faults: readingFaults } = await readFiles(directory, placed)
  const media = await checkMedia(folder, files, mediaCache)
  const faults = [
    ...placementFaults,
    ...readingFaults,
    ...linkFaults(folder),
    ...(await contentFaults(files)),
    // A file that could not be read may hold what is featured.
    ...(files.length === placed.length ? featuredFaults(files) : []),
    ...media.faults,
    ...twinFiles(folder),
  ]
  faults.push(...unusedMedia(folder, media.used, faults))
  return { faults: faults.sort(compareFaults), contentFiles: placed.length, mediaFiles: media.used.size }
}

async function readFiles(
  directory: string,
  placed: readonly PlacedFile[],
): Promise<{ files: ContentFile[]; faults: Fault[] }> {
  const limit = pLimit(OPEN_FILES)
  const read = await Promise.all(
    placed.map(({ file, kind }) =>
      limit(async () => {
        try {
          return { kind, ...readJsonDocument(file, await readFile(join(directory, file))) }
        } catch (error) {
          const fault = makeFault(
            wholeFile(file),
            "content-folder",
            `the file can't be read (${reasonOf(error)})`,
            "look at its permissions",
          )
          return { kind, document: undefined, file, faults: [fault] }
        }
      }),
    ),
  )
  const files = read.flatMap(({ kind, document }) =>
    document?.value === undefined ? [] : [makeContentFile(document, kind)],
  )
  return {
    files,
    faults: read.flatMap(({ faults }) => faults),
  }
}

async function contentFaults(files: readonly ContentFile[]): Promise<Fault[]> {
  const registry = files.find(({ kind }) => kind === "technologies")
  const labels = registry && new Set(registeredLabels(registry.document))
  return [
    ...files.flatMap((file) => [
      ...schemaFaults(file.document, file.kind),
      ...fileRuleFaults(file),
      ...technologyFaults(file, labels),
    ]),
    ...duplicateValues(files),
    ...reservedAddresses(files),
    ...pairFaults(files),
    ...emptyTabs(files),
    ...(registry ? await iconFaults(registry) : []),
  ]
}

async function checkMedia(
  folder: ContentFolder,
  files: readonly ContentFile[],
  cache: MediaCache,
): Promise<{ faults: Fault[]; used: ReadonlySet<string> }> {
  const finder = makeNameFinder(folder.files)
  const faults: Fault[] = []
  const usesOfFile = new Map<string, NamedMedia[]>()
  for (const use of files.flatMap(namedMedia)) {
    faults.push(...roleFaults(use), ...alternativeTextFaults(use))
    const resolved = locateMedia(use, folder, finder)
    if ("fault" in resolved) faults.push(resolved.fault)
    else if ("external" in resolved) faults.push(...externalFaults(use))
    else usesOfFile.set(resolved.file, [...(usesOfFile.get(resolved.file) ?? []), use])
  }
  const limit = pLimit(OPEN_FILES)
  const found = await Promise.all(
    Array.from(usesOfFile, ([file, uses]) =>
      limit(async () => ({ uses, found: await mediaFileFaults(folder.directory, file, cache) })),
    ),
  )
  for (const { uses, found: mediaFaults } of found) {
    for (const use of uses) {
      for (const { rule, problem, remedy } of mediaFaults) {
        faults.push(makeFault(placeOf(use.document, use.path), rule, `"${use.source}" ${problem}`, remedy))
      }
    }
  }
  return { faults, used: new Set(usesOfFile.keys()) }
}

/** Two names that are one on systems that don't tell cases apart. */
function twinFiles({ files }: ContentFolder): Fault[] {
  return repeatsOf(files, sameLetters).map(([file, twin]) => {
    const problem = `the name differs from "${baseName(twin)}" in case or form only; some systems keep one of the two`
    return makeFault(wholeFile(file), "media-case", problem, "rename one of them")
  })
}

/** Files that nothing names. Says nothing where a content file has an error, for mending it may name them. */
function unusedMedia({ files }: ContentFolder, used: ReadonlySet<string>, faults: readonly Fault[]): Fault[] {
  const uncertain = new Set(faults.filter(({ severity }) => severity === "error").map(({ file }) => territoryOf(file)))
  return [...files]
    .filter((file) => !used.has(file) && !file.toLowerCase().endsWith(".json"))
    .filter((file) => !uncertain.has(territoryOf(file)))
    .map((file) =>
      makeFault(
        wholeFile(file),
        "unused-media",
        "no content file names it",
        "name it where it is to be shown, or take it away",
      ),
    )
}

const COLLECTIONS = [collectionOf("work"), collectionOf("project")]

/** The project or work a file belongs to; that of all other files is the site itself. */
function territoryOf(file: string): string {
  const [first, second, third] = file.split("/")
  return third !== undefined && COLLECTIONS.some((name) => name === first) ? `${first}/${second}` : ""
}
