import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { readdir, rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import { COLLECTIONS, ownersContentDirectory } from "../src/content/places"
import { firstOf, quantity, shownPath } from "../src/checker/fault"
import { childAt } from "../src/checker/values"
import { writeAtomically } from "../src/media/cache"
import { isConfirmed } from "./content/ask"
import { contentText, readContentFile } from "./content/content-writer"
import { HOME, MINIMAL_HOME, MINIMAL_PORTRAIT, MINIMAL_SITE, SITE } from "./content/minimal-site"
import { callable, npmCommand, runCommand, say } from "./lib/command"
import { withWriteLock } from "./lib/lock"
import { Refusal } from "./lib/refusal"
import { addMissingRegistry, registryAdvice } from "./content/technology-registry"

/** The sources of the sample's pictures, next to the sample: useless without it. */
const SAMPLE_SOURCES = "sample-media"

const command = npmCommand(
  "content:clear",
  "Deletes the content, after asking, and the sources of the sample's pictures beside it, and leaves a minimal site. The technology registry stays, and so does every file that is not the site's own.",
)
  .option("--yes", "Don't ask.")
  .action(({ yes = false }) => clear(yes))

export const contentClear = callable(command)

async function clear(isAgreed: boolean): Promise<void> {
  const directory = ownersContentDirectory()
  const files = await ownFiles(directory)
  const shown = shownPath(directory, "")
  const sources = join(dirname(directory), SAMPLE_SOURCES)
  const shownSources = shownPath(sources, "")
  const hasSources = existsSync(sources)
  const along = hasSources ? `, and ${shownSources} with the sources of its pictures,` : ""
  const lost = [
    ...(await lostToGit(directory, files)),
    ...(await lostToGit(sources, await filesBelow(sources, ""))).map((file) => join(SAMPLE_SOURCES, file)),
  ]
  const asNow = lost.length === 1 ? "as it is now" : "as they are now"
  if (lost.length > 0) say(`Git can't restore ${quantity(lost.length, "file")} ${asNow}: ${firstOf(lost)}`)
  const question = `Delete ${quantity(files.length, "file")} from ${shown}${along} for good?`
  if (files.length + Number(hasSources) > 0 && !(await isConfirmed(isAgreed, question)))
    throw new Refusal("Nothing was done.")

  await withWriteLock(async () => {
    for (const file of [...files, ...COLLECTIONS]) {
      await rm(join(directory, file), { recursive: true, force: true })
    }
    await rm(sources, { recursive: true, force: true })
    await writeAtomically(join(directory, SITE), await contentText(directory, SITE, MINIMAL_SITE))
    await writeAtomically(join(directory, HOME), await contentText(directory, HOME, MINIMAL_HOME))
    await writeAtomically(join(directory, "portrait.svg"), MINIMAL_PORTRAIT)
    await addMissingRegistry(directory, { write: true })
  })
  if (files.length > 0) say(`Deleted ${quantity(files.length, "file")} from ${shown}.`)
  if (hasSources) say(`Deleted ${shownSources}, the sources of the sample's pictures.`)
  say(`${shown} now holds a minimal site.`)
  const steps = [
    `Say who you are: ${shownPath(directory, HOME)} and ${shownPath(directory, SITE)}`,
    "Or import a JSON Resume: npm run content:import resume.json",
    "Add what you have made: npm run content:new",
    ...(await registryAdvice(directory)),
  ]
  say(["\nNext:", ...steps].join("\n- "))
}

/** The site's files in a content folder: its two pages' JSON, the photo, and all below `works` and `projects`. */
async function ownFiles(directory: string): Promise<string[]> {
  const home = await readContentFile(directory, HOME)
  const photo = childAt(home, ["photo", "src"]) ?? childAt(home, ["photo"])
  const portrait = typeof photo === "string" && /^\.\/[^/\\]+$/.test(photo) ? [photo.slice(2)] : []
  const folders = await Promise.all(COLLECTIONS.map((folder) => filesBelow(directory, folder)))
  const candidates = [SITE, HOME, ...portrait, ...folders.flat()]
  return candidates.filter((file) => existsSync(join(directory, file)))
}

/** Those of a folder's files that are missing from Git or changed since; all of them without Git. */
async function lostToGit(directory: string, files: readonly string[]): Promise<readonly string[]> {
  const options = { cwd: directory, maxBuffer: Infinity }
  const listing = promisify(execFile)("git", ["ls-files", "-z", "--others", "--modified"], options)
  const unknown = (await listing.catch(() => null))?.stdout.split("\0")
  return unknown ? files.filter((file) => unknown.includes(file.replaceAll("\\", "/"))) : files
}

async function filesBelow(directory: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(directory, folder), { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
}

if (require.main === module) runCommand(contentClear)
