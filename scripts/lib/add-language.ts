import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { HASHED_FOLDERS } from "../../src/constants"
import { filesIn } from "../../src/content/places"
import { finishPages } from "./finish-pages"
import { copySite } from "./publish"

/** A site in a language other than its first one, as Gatsby built it. */
export interface BuiltLanguage {
  language: string
  built: string
}

const { media, miniatures, previews } = HASHED_FOLDERS

/** What all languages have in one place: pages get their addresses as data. Scripts make addresses in `static` from their own. */
const SHARED = [media, miniatures, previews]

const TEXT = /\.(html|json|xml)$/

/**
 * Adds a site in another language to that in the first, in a folder of its own, except for the pictures and videos.
 * @param folder the site in the first language, which is not in use yet
 * @param prefix its path; empty at the root
 */
export async function addLanguage(folder: string, { language, built }: BuiltLanguage, prefix: string): Promise<void> {
  const own = path.join(folder, language)
  await copySite(built, own)
  // Crawlers read only the one at the top.
  await rm(path.join(own, "robots.txt"), { force: true })
  await finishPages(own, built, `${prefix}/${language}`)
  const paths = SHARED.map((shared) => `/${shared}/`)
  for (const file of await filesIn(own)) {
    if (!TEXT.test(file)) continue
    const text = await readFile(path.join(own, file), "utf8")
    const changed = paths.reduce((all, each) => all.replaceAll(`${prefix}/${language}${each}`, prefix + each), text)
    if (changed === text) continue
    // A new file: this one may be linked to the file that Gatsby made.
    await rm(path.join(own, file))
    await writeFile(path.join(own, file), changed)
  }
  for (const file of await filesIn(own)) {
    if (!SHARED.some((each) => file.startsWith(`${each}/`))) continue
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await rename(path.join(own, file), path.join(folder, file))
  }
  for (const each of SHARED) await rm(path.join(own, each), { recursive: true, force: true })
}
