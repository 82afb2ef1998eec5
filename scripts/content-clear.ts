import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { readdir, rm } from "node:fs/promises"
import { dirname, join, posix } from "node:path"
import { promisify } from "node:util"
import { readFiles } from "../src/checker/check-content"
import { readContentFolder } from "../src/checker/content-folder"
import { COLLECTIONS, filesIn, kindOfFile, ownersContentDirectory, parentOf, removeFiles } from "../src/content/places"
import { foldName, usedMedia } from "../src/checker/media-references"
import { checkStories } from "../src/checker/stories"
import { firstOf, quantity, shownPath } from "../src/checker/fault"
import { writeAtomically } from "../src/media/cache"
import { formatByName } from "../src/media/formats"
import { translationOf } from "../src/content/translations"
import { isConfirmed } from "./content/ask"
import { contentText } from "./content/content-writer"
import { HOME, MINIMAL_HOME, MINIMAL_PORTRAIT, MINIMAL_SITE, SITE } from "./content/minimal-site"
import { npmCommand, Refusal, runCommand, say } from "./lib/command"
import { withWriteLock } from "./lib/lock"
import { addMissingRegistry } from "./content/technology-registry"

/** The sources of the sample's pictures, kept next to the sample and useless without it. */
const SAMPLE_SOURCES = "sample-media"

export const contentClear = npmCommand(
  "content:clear",
  "Deletes the content, after asking, and the sources of the sample's pictures beside it, and leaves a minimal site. The technology registry stays, and so does every file that is not the site's own.",
)
  .option("--yes", "Don't ask.")
  .action(({ yes = false }) => clear(yes))

async function clear(isAgreed: boolean): Promise<void> {
  const directory = ownersContentDirectory()
  const { files, others } = await filesOf(directory)
  const shown = shownPath(directory, "")
  const sources = join(dirname(directory), SAMPLE_SOURCES)
  const shownSources = shownPath(sources, "")
  const hasSources = existsSync(sources)
  const andSources = hasSources ? `, and ${shownSources} with the sources of its pictures,` : ""
  const sourceFiles = await filesIn(sources).catch(() => [])
  const lost = [
    ...(await unrestorableByGit(directory, files)),
    ...(await unrestorableByGit(sources, sourceFiles)).map((file) => join(SAMPLE_SOURCES, file)),
  ]
  const asNow = lost.length === 1 ? "as it is now" : "as they are now"
  if (lost.length > 0) say(`Git can't restore ${quantity(lost.length, "file")} ${asNow}: ${firstOf(lost)}`)
  const question = `Delete ${quantity(files.length, "file")} from ${shown}${andSources} for good?`
  if (files.length + Number(hasSources) > 0 && !(await isConfirmed(isAgreed, question)))
    throw new Refusal("Nothing was done.")

  await withWriteLock(async () => {
    // `site.json` is overwritten, not deleted: if deleting another file fails, the folder can still be cleared later.
    const toDelete = files.filter((file) => file !== SITE)
    await removeFiles(directory, toDelete)
    await rm(sources, { recursive: true, force: true })
    await writeAtomically(join(directory, SITE), await contentText(directory, SITE, MINIMAL_SITE))
    await writeAtomically(join(directory, HOME), await contentText(directory, HOME, MINIMAL_HOME))
    await writeAtomically(join(directory, "portrait.svg"), MINIMAL_PORTRAIT)
    await addMissingRegistry(directory, { write: true })
  })
  if (files.length > 0) say(`Deleted ${quantity(files.length, "file")} from ${shown}.`)
  if (others.length > 0)
    say(`Kept, because the site does not know what they are: ${firstOf(others)}. Move them out of works and projects.`)
  if (hasSources) say(`Deleted ${shownSources}, the sources of the sample's pictures.`)
  say(`${shown} now holds a minimal site.`)
  const steps = [
    `Say who you are: ${shownPath(directory, HOME)} and ${shownPath(directory, SITE)}`,
    "Or import a JSON Resume: npm run content:import resume.json",
    "Add what you have made: npm run content:new",
  ]
  say(["\nNext:", ...steps].join("\n- "))
}

/**
 * The site's own files in a content folder, without the registry: content files, what they refer to, and media beside those of works and
 * projects. `others` are all other files of works and projects. Refuses a folder that has files but no `site.json`.
 */
async function filesOf(directory: string): Promise<{ files: string[]; others: string[] }> {
  if (!existsSync(join(directory, SITE))) {
    const isEmpty = !(await readdir(directory).catch(() => [])).some((name) => !name.startsWith("."))
    if (isEmpty) return { files: [], others: [] }
    const problem = `${shownPath(directory, "")} has files but no ${SITE}, so it is not a site's content`
    throw new Refusal(`${problem}. Nothing was done. Choose another folder with CONTENT_DIR.`)
  }
  const folder = await readContentFolder(directory)
  const all = [...folder.files]
  const written = all.filter((file) => translationOf(file) ?? ![undefined, "technologies"].includes(kindOfFile(file)))
  const entries = new Set(written.map(parentOf).filter((folder) => folder !== ""))
  const placed = written.map((file) => ({ file, kind: kindOfFile(translationOf(file)?.original ?? file) ?? "words" }))
  const { files } = await readFiles(directory, placed)
  // Without the site's languages, stories in any language count.
  const withoutSite = files.filter(({ kind }) => kind !== "site")
  const { stories, uses } = await checkStories(folder, withoutSite)
  const media = [...files.flatMap(usedMedia), ...uses].map(({ document, source }) =>
    posix.join(parentOf(document.file), source),
  )
  const named = new Set([...written, ...stories, ...media])
  const isOwn = (file: string) => named.has(file) || (entries.has(parentOf(file)) && formatByName(file) !== undefined)
  const isInCollection = (file: string) => COLLECTIONS.some((folder) => file.startsWith(`${folder}/`))
  return {
    files: [...all, ...folder.texts].filter(isOwn),
    others: all.filter((file) => isInCollection(file) && !isOwn(file)),
  }
}

/** Which of a folder's files are untracked or modified; all of them without Git. */
async function unrestorableByGit(directory: string, files: readonly string[]): Promise<readonly string[]> {
  const options = { cwd: directory, maxBuffer: Infinity }
  const listing = promisify(execFile)("git", ["ls-files", "-z", "--others", "--modified"], options)
  const listed = (await listing.catch(() => null))?.stdout.split("\0")
  // Where the disk ignores case and accents are decomposed, Git may write a name otherwise than the disk does.
  const changed = listed && new Set(listed.map(foldName))
  return changed ? files.filter((file) => changed.has(foldName(file))) : files
}

if (require.main === module) runCommand(contentClear)
