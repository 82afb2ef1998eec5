import { stat } from "node:fs/promises"
import { join } from "node:path"
import { readContentFolder } from "../checker/content-folder"
import { mapFiles } from "../checker/limits"

/**
 * A content folder at one moment: the signature of each file by its path in the folder, with `/` on every system. Two
 * equal snapshots mean that nothing was written in between: a signature has the inode and its change time, which no program can set.
 */
export interface Snapshot {
  files: ReadonlyMap<string, string>
  /** Folders and broken links: not copied, but checked. */
  others: readonly string[]
}

/** Looks at every file of a content folder. Rejects if the folder can't be read, or a file disappears meanwhile. */
export async function takeSnapshot(directory: string): Promise<Snapshot> {
  const { files, texts, folders, links } = await readContentFolder(directory)
  const signatures = await mapFiles([...files, ...texts], async (file): Promise<[string, string]> => {
    const { ino, size, mtimeNs, ctimeNs } = await stat(join(directory, file), { bigint: true })
    return [file, [ino, size, mtimeNs, ctimeNs].join("-")]
  })
  return { files: new Map(signatures), others: [...folders, ...[...links].map((link) => link.join(" "))] }
}
