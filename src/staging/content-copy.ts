import { constants } from "node:fs"
import { copyFile, mkdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { isDeepStrictEqual } from "node:util"
import { z } from "zod"
import { mapFiles } from "../checker/limits"
import { foldName } from "../checker/media-references"
import { filesIn, parentFoldersOf, removeFiles } from "../content/places"
import { readJson } from "../media/cache"
import { type Snapshot, takeSnapshot } from "./snapshot"
import { stagedFiles, textInLanguage } from "./staged-files"

/** The content changed while it was being copied: the copy is untouched. */
export class ContentChanged extends Error {}

/** The copy of the content that `updateContentCopy` keeps in a folder. */
export const contentCopyIn = (folder: string) => join(folder, "content")

/** Where a copy of a content folder is kept. All three are in one folder, so that a file can be renamed from one to another. */
const foldersOf = (folder: string) => ({
  content: contentCopyIn(folder),
  /** New files until they are moved to `content`: a new folder appears there all at once, and no file is ever half written. */
  arriving: join(folder, "arriving"),
  /** The snapshot that the copy was made from; absent during a change. */
  snapshot: join(folder, "snapshot.json"),
})

/**
 * Makes the copy in `folder` hold exactly the files of `snapshot`, which was taken of `from`. Everything new is first copied next to the copy. Once
 * all of it is there and `from` still matches the snapshot, it is moved into place: media, then the JSON that refers to them; what nothing
 * refers to any more is deleted last.
 *
 * @param language that of the copy, if it is not the site's first one: see `stagedFiles`
 * @throws ContentChanged if `from` does not match the snapshot, and file system errors; in both cases either the copy is untouched,
 *   or the next call copies everything again.
 */
export async function updateContentCopy(
  from: string,
  snapshot: Snapshot,
  folder: string,
  language?: string,
): Promise<void> {
  const files = stagedFiles(snapshot.files, language)
  const folders = foldersOf(folder)
  await mkdir(folders.content, { recursive: true })
  await rm(folders.arriving, { recursive: true, force: true })
  const present = new Set(await filesIn(folders.content))
  // Empty if a change of the copy was interrupted.
  const copied = new Map(copiedSnapshot.safeParse(await readJson(folders.snapshot)).data)
  const changed = [...files].filter(([file, { signature }]) => !present.has(file) || copied.get(file) !== signature)
  try {
    await mapFiles(changed, async ([file, staged]) => {
      const target = join(folders.arriving, file)
      await mkdir(dirname(target), { recursive: true })
      const text = await textInLanguage(from, staged, language)
      if (text === undefined) await copyFile(join(from, staged.file), target, constants.COPYFILE_FICLONE)
      else await writeFile(target, text)
      // gatsby-source-filesystem caches a file's digest by inode and time between runs. Some systems copy the time, too: a file that reuses an inode
      // would then get another file's digest, under which its pictures are published.
      await utimes(target, new Date(), new Date())
    })
  } finally {
    // Even if a copy fails: the reason may be that the file has changed.
    await throwIfChanged(from, snapshot)
  }

  await rm(folders.snapshot, { force: true })
  const arriving = changed.map(([file]) => file)
  const foldedNames = new Set(Array.from(files.keys(), foldName))
  const wantedFolders = new Set([...files.keys()].flatMap(parentFoldersOf))
  const removed = [...present].filter((file) => !files.has(file))
  const isRenamed = (file: string) => foldedNames.has(foldName(file))
  // Deleted when something else was moved into its place: a folder, or a file in place of a folder around it.
  const isReplaced = (file: string) => wantedFolders.has(file) || parentFoldersOf(file).some((each) => files.has(each))
  // First: on a case-insensitive disk, deleting the former name of a file that was renamed only in case would delete the new file.
  await removeFiles(folders.content, removed.filter(isRenamed), wantedFolders)
  for (const path of pathsToMove(arriving, present)) await moveIntoPlace(path, folders)
  const obsolete = removed.filter((file) => !isRenamed(file) && !isReplaced(file))
  await removeFiles(folders.content, obsolete, wantedFolders)
  await rm(folders.arriving, { recursive: true, force: true })
  await writeFile(folders.snapshot, JSON.stringify([...files].map(([file, { signature }]) => [file, signature])))
}

/** The signatures of the files that a copy was made from. */
const copiedSnapshot = z.array(z.tuple([z.string(), z.string()]))

async function throwIfChanged(from: string, snapshot: Snapshot): Promise<void> {
  const now = await takeSnapshot(from).catch(() => undefined)
  if (!isDeepStrictEqual(now, snapshot)) throw new ContentChanged("The content changed while it was copied.")
}

/** The paths to move for `files`: outermost new folders as a whole, other files one by one; JSON after the media that it refers to. */
function pathsToMove(files: readonly string[], present: ReadonlySet<string>): string[] {
  const known = new Set([...present].flatMap(parentFoldersOf))
  const outermostNew = (file: string) => parentFoldersOf(file).findLast((folder) => !known.has(folder)) ?? file
  const isJson = (path: string) => path.endsWith(".json")
  return [...new Set(files.map(outermostNew))].sort((a, b) => Number(isJson(a)) - Number(isJson(b)))
}

async function moveIntoPlace(path: string, { arriving, content }: ReturnType<typeof foldersOf>): Promise<void> {
  const target = join(content, path)
  // A folder may replace a file, or the reverse.
  const [incoming, existing] = [await stat(join(arriving, path)), await stat(target).catch(() => undefined)]
  if (existing?.isDirectory()) await rm(target, { recursive: true })
  else if (existing && incoming.isDirectory()) await rm(target)
  await rename(join(arriving, path), target)
}
