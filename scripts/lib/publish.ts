import { copyFile, link, mkdir, readdir, rename, rm } from "node:fs/promises"
import path from "node:path"
import pLimit from "p-limit"

/** Files that are never written to again, for their names change with their content: a hard link does for a copy. */
const IMMUTABLE = /^media[\\/]/

/** What Gatsby leaves beside a site for builds to come. Git keeps no empty folder: `static` has a file of that name, which is nothing to publish either. */
const NOT_PUBLISHED = /^(_gatsby|~partytown)([\\/]|$)|^(chunk-map|webpack\.stats)\.json$|(^|[\\/])\.gitkeep$/

const OPEN_FILES = 32

/**
 * Puts a built site at `to` as a whole: whoever looks finds the old site, the new one, or for a moment none, but never some of both.
 * @param workplace a folder on the same disk as `to`, for what is on its way
 * @param finish changes the new site before it is there; files of `media` are not to be written to
 */
export async function publish(
  built: string,
  to: string,
  workplace: string,
  finish: (folder: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const [arriving, leaving] = [path.join(workplace, "arriving"), path.join(workplace, "leaving")]
  await rm(arriving, { recursive: true, force: true })
  await copyTree(built, arriving)
  await finish(arriving)
  await rm(leaving, { recursive: true, force: true })
  await mkdir(path.dirname(path.resolve(to)), { recursive: true })
  await rename(to, leaving).catch(ignoreNone)
  await rename(arriving, to)
  await rm(leaving, { recursive: true, force: true })
}

async function copyTree(from: string, to: string): Promise<void> {
  const pathOf = (entry: { parentPath: string; name: string }) =>
    path.relative(from, path.join(entry.parentPath, entry.name))
  const all = await readdir(from, { recursive: true, withFileTypes: true })
  const entries = all.filter((entry) => !NOT_PUBLISHED.test(pathOf(entry)))
  await mkdir(to, { recursive: true })
  for (const entry of entries) if (entry.isDirectory()) await mkdir(path.join(to, pathOf(entry)), { recursive: true })
  const limit = pLimit(OPEN_FILES)
  const files = entries.filter((entry) => entry.isFile()).map(pathOf)
  await Promise.all(
    files.map((file) => limit(() => put(path.join(from, file), path.join(to, file), IMMUTABLE.test(file)))),
  )
}

async function put(file: string, target: string, isImmutable: boolean): Promise<void> {
  // Some disks have no hard links.
  if (
    isImmutable &&
    (await link(file, target).then(
      () => true,
      () => false,
    ))
  )
    return
  await copyFile(file, target)
}

function ignoreNone(error: unknown): void {
  if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error
}
