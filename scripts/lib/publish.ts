import { existsSync } from "node:fs"
import { cp, link, mkdir, rename, rm } from "node:fs/promises"
import path from "node:path"
import { WORK_FOLDER } from "./lock"

/** Files that are never written again, because their names change with their content: a hard link is enough. */
const IMMUTABLE = /^media[\\/]/

/** What Gatsby leaves in a site for later builds, and the `.gitkeep` of `static`, without which Git would not keep an empty folder. */
const NOT_PUBLISHED = /^(_gatsby|~partytown)([\\/]|$)|^(chunk-map|webpack\.stats)\.json$|(^|[\\/])\.gitkeep$/

/**
 * Publishes a built site at `to` in one step: anyone who looks finds the old site, the new one, or for a moment none, but never a mixture.
 * @param to on the same disk as `WORK_FOLDER`
 * @param finish changes the new site before it is in place; it must not write to files in `media`, which may be hard links
 * @returns what `finish` returns
 */
export async function publish<Result>(
  built: string,
  to: string,
  finish: (folder: string) => Promise<Result>,
): Promise<Result> {
  const [arriving, leaving] = [path.join(WORK_FOLDER, "arriving"), path.join(WORK_FOLDER, "leaving")]
  await rm(arriving, { recursive: true, force: true })
  await copySite(built, arriving)
  const result = await finish(arriving)
  await rm(leaving, { recursive: true, force: true })
  await mkdir(path.dirname(path.resolve(to)), { recursive: true })
  if (existsSync(to)) await rename(to, leaving)
  await rename(arriving, to)
  await rm(leaving, { recursive: true, force: true })
  return result
}

/** Copies the files of a built site that are published. */
export const copySite = (built: string, to: string): Promise<void> =>
  cp(built, to, {
    recursive: true,
    filter: async (file, target) => {
      const inSite = path.relative(built, file)
      if (NOT_PUBLISHED.test(inSite)) return false
      return !(IMMUTABLE.test(inSite) && (await tryLink(file, target)))
    },
  })

/** Makes a hard link; resolves to false for a folder, or if the disk has no hard links. */
const tryLink = (file: string, target: string): Promise<boolean> =>
  link(file, target).then(
    () => true,
    () => false,
  )
