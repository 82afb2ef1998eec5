import { baseName, COLLECTIONS } from "../content/places"
import { translationOf } from "../content/translations"
import { losesMetadata } from "../media/formats"
import { type ContentFile, readContentFile } from "./content-file"
import { type ContentFolder, readContentFolder } from "./content-folder"
import { alternativeTextFaults, contentFaults, emptyTabs, profileIconFaults, unknownPeriods } from "./content-rules"
import { compareFaults, type Fault, fileFault, isError } from "./fault"
import { featuredFaults } from "./featured"
import { faultAt } from "./json-document"
import { mapFiles } from "./limits"
import { mediaFileFaults, reasonOf } from "./media-file"
import { linkFaults, locateMedia, makeNameFinder, usedMedia, roleFaults, foldName } from "./media-references"
import { pairFaults } from "./pairs"
import { isJson, type PlacedFile, placeFiles } from "./placement"
import { checkStories } from "./stories"
import { checkTranslations, type TranslationCoverage } from "./translations"
import { groupBy, repeatsOf } from "../content/values"

/** What a check found. */
export interface CheckResult {
  /** All faults, ordered by file. */
  faults: readonly Fault[]
  /** How many content files there are, and how many other files they refer to. */
  contentFiles: number
  mediaFiles: number
  /** How much is translated into each language after the first. */
  languages: readonly TranslationCoverage[]
}

/**
 * Checks all content in a folder and reports every fault. Writes only the media cache and never rejects: a folder that can't be read is a fault, too.
 * The cost grows linearly with the number of files.
 */
export async function checkContent(directory: string): Promise<CheckResult> {
  let folder: ContentFolder
  try {
    folder = await readContentFolder(directory)
  } catch (error) {
    const problem = `the content folder can't be read (${reasonOf(error)})`
    const remedy = "create it, or choose another folder with CONTENT_DIR"
    return { faults: [fileFault("", "content-folder", problem, remedy)], contentFiles: 0, mediaFiles: 0, languages: [] }
  }
  const translations = [...folder.files].filter((file) => translationOf(file))
  const originals = new Set([...folder.files].filter((file) => !translationOf(file)))
  const { placed, faults: placementFaults } = placeFiles({ ...folder, files: originals })
  const { files, faults: readingFaults } = await readFiles(directory, placed)
  const translated = await checkTranslations(folder, translations, files)
  const media = await checkMedia(folder, [...files, ...translated.files])
  const faults = [
    ...placementFaults,
    ...readingFaults,
    ...translated.faults,
    ...linkFaults(folder),
    ...(await contentFaults(files)),
    ...(await profileIconFaults([...files, ...translated.files])),
    ...unknownPeriods([...files, ...translated.files]),
    // A file that couldn't be read may have what others refer to.
    ...(files.length === placed.length ? [...featuredFaults(files), ...pairFaults(files), ...emptyTabs(files)] : []),
    ...media.faults,
    ...caseCollisions(folder),
  ]
  faults.push(...unusedMedia(folder, media.used, faults))
  const contentFiles = placed.length + translations.length
  const { languages } = translated
  return { faults: faults.sort(compareFaults), contentFiles, mediaFiles: media.used.size, languages }
}

/** Reads content files; those that can't be read are faults. */
export async function readFiles(directory: string, placed: readonly PlacedFile[]) {
  const results = await mapFiles(placed, ({ file, kind }) => readContentFile(directory, file, kind))
  return { files: results.flatMap(({ read }) => read ?? []), faults: results.flatMap(({ faults }) => faults) }
}

async function checkMedia(
  folder: ContentFolder,
  files: readonly ContentFile[],
): Promise<{ faults: Fault[]; used: ReadonlySet<string> }> {
  const finder = makeNameFinder(folder.files)
  const stories = await checkStories(folder, files)
  const uses = [...files.flatMap(usedMedia), ...stories.uses].map((use) => ({
    use,
    located: locateMedia(use, folder, finder),
  }))
  const found = uses.flatMap(({ use, located }) => ("file" in located ? [{ use, file: located.file }] : []))
  const ofFiles = await mapFiles([...groupBy(found, ({ file }) => file)], async ([file, usesOfFile]) => {
    const examined = usesOfFile.filter(({ use }) => use.role !== "file" || losesMetadata(file))
    const faults = examined.length > 0 ? await mediaFileFaults(folder.directory, file) : []
    return examined.flatMap(({ use: { document, path, source, role, skipsPictureWarnings } }) =>
      faults
        .filter(({ rule }) => !(skipsPictureWarnings && rule === "tiny-picture"))
        // No page loads a file that it only links to.
        .filter(({ rule }) => !(role === "file" && rule === "large-file"))
        .map(({ rule, problem, remedy }) => faultAt(document, path, rule, `"${source}" ${problem}`, remedy)),
    )
  })
  return {
    faults: [
      ...stories.faults,
      ...uses.flatMap(({ use, located }) => [
        ...roleFaults(use),
        ...alternativeTextFaults(use),
        ...("file" in located ? [] : located.faults),
      ]),
      ...ofFiles.flat(),
    ],
    used: new Set(found.map(({ file }) => file)),
  }
}

/** Files whose names are the same on case-insensitive systems. */
function caseCollisions({ files }: ContentFolder): Fault[] {
  return repeatsOf(files, foldName).map(([file, first]) => {
    const problem = `the name differs from "${baseName(first)}" only in case or Unicode form; some systems keep only one of the two`
    return fileFault(file, "media-case", problem, "rename one of them")
  })
}

/** Files that nothing refers to. Where a content file has an error, none are reported: once fixed, it may refer to them. */
function unusedMedia({ files }: ContentFolder, used: ReadonlySet<string>, faults: readonly Fault[]): Fault[] {
  const uncertain = new Set(faults.filter(isError).map(({ file }) => entryOf(file)))
  const remedy = "refer to it where it is to be shown, or delete it"
  return [...files]
    .filter((file) => !used.has(file) && !isJson(file) && !uncertain.has(entryOf(file)))
    .map((file) => fileFault(file, "unused-media", "no content file refers to it", remedy))
}

/** The folder of the project or work that a file belongs to; empty for any other file. */
function entryOf(file: string): string {
  const [first = "", second] = file.split("/")
  return second !== undefined && COLLECTIONS.includes(first) ? `${first}/${second}` : ""
}
