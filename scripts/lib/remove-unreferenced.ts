import { readFile, rm } from "node:fs/promises"
import path from "node:path"
import { filesIn } from "../../src/hosting/write-host-files"

/**
 * Files that the site itself makes: miniatures, of which a page uses three per group; media, where a poster's original has no link; and pictures of
 * added pages, which Gatsby never removes. Only names that appear literally in addresses.
 */
const MADE = /^(media|miniatures|static\/[0-9a-f]{32})\/[\w./-]+$/

const TEXT = /\.(html|css|js|json)$/

/** Deletes the files that the site made and that no page, script or data file refers to. */
export async function removeUnreferenced(folder: string): Promise<void> {
  const files = await filesIn(folder)
  const referenced = new Set<string>()
  for (const file of files.filter((each) => TEXT.test(each))) {
    const text = await readFile(path.join(folder, file), "utf8")
    for (const [name] of text.matchAll(/(?:media|miniatures|static)\/[\w./-]+/g)) referenced.add(name)
  }
  const unreferenced = files.filter((file) => MADE.test(file) && !referenced.has(file))
  await Promise.all(unreferenced.map((file) => rm(path.join(folder, file))))
}
