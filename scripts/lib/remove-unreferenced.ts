import { readFile, rm } from "node:fs/promises"
import path from "node:path"
import { HASHED_FOLDERS } from "../../src/constants"
import { filesIn } from "../../src/content/places"

const { media, miniatures, static: images } = HASHED_FOLDERS

/**
 * Files that the build makes and may not need: miniatures, of which a page uses three per group; media, such as a poster's original; pictures of
 * added pages and typefaces of earlier content, which Gatsby never removes. Only those whose names appear literally in addresses.
 */
const GENERATED = new RegExp(
  `^(?:(?:${media}|${miniatures}|${images}/[0-9a-f]{32})/[\\w./-]+|${images}/[\\w-]+-[0-9a-f]{32}\\.woff2?)$`,
)

/** Addresses of such files, and of others beside them, from each folder's name: a prefix such as `/my-media` ends like one. */
const ADDRESSES = new RegExp(`(?=((?:${Object.values(HASHED_FOLDERS).join("|")})/[\\w./-]+))`, "g")

const TEXT = /\.(html|css|js|json)$/

/**
 * Deletes the generated files that no page, script or data file refers to.
 * @param owners the files that come from the owner's `static`
 */
export async function removeUnreferenced(folder: string, owners: ReadonlySet<string>): Promise<void> {
  const files = await filesIn(folder)
  const referenced = new Set<string>()
  for (const file of files.filter((each) => TEXT.test(each))) {
    const text = await readFile(path.join(folder, file), "utf8")
    for (const [, name = ""] of text.matchAll(ADDRESSES)) referenced.add(name)
  }
  const withoutLanguage = (file: string) => file.replace(/^[a-z]{2,3}(-[\w-]+)?\//, "")
  const isUnreferenced = (name: string) => GENERATED.test(name) && !referenced.has(name)
  const unreferenced = files.filter((file) => !owners.has(file) && isUnreferenced(withoutLanguage(file)))
  await Promise.all(unreferenced.map((file) => rm(path.join(folder, file))))
}
