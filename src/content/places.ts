import { readdir, rm, rmdir } from "node:fs/promises"
import { dirname, join, relative, resolve, sep } from "node:path"
import { LIST_PAGES, PAGES } from "../site-pages"
import { KIND_NAMES, KINDS, type KindName } from "./kinds"

/** The folder the owner edits: `CONTENT_DIR`, or `content` in the project's folder if it is unset or empty. */
export const ownersContentDirectory = ({ CONTENT_DIR }: NodeJS.ProcessEnv = process.env): string =>
  resolve(CONTENT_DIR === undefined || CONTENT_DIR === "" ? "content" : CONTENT_DIR)

/** A file's path for messages, such as `content/home.json`: relative to the folder that contains the content folder. */
export const displayPath = (file: string): string => relative(dirname(ownersContentDirectory()), file)

/** The folder of a file or folder; empty at the top. Paths here are relative to the content folder, with `/` on every system. */
export const parentOf = (path: string) => path.slice(0, Math.max(path.lastIndexOf("/"), 0))

/** The folders that a file or folder is in, innermost first. */
export function parentFoldersOf(path: string): string[] {
  const folder = parentOf(path)
  return folder === "" ? [] : [folder, ...parentFoldersOf(folder)]
}

/** The last part of a path. */
export const baseName = (path: string) => path.slice(path.lastIndexOf("/") + 1)

/** `file` relative to `directory`, with forward slashes on every system. */
export const relativeTo = (directory: string, file: string) => relative(directory, file).replaceAll(sep, "/")

/** Every file below a folder, relative to it, with `/`, in order. Rejects if there is no such folder. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relativeTo(folder, join(parentPath, name)))
    .sort()
}

/** Removes files from a folder, and the folders that become empty, except those in `kept`. Files that don't exist are ignored. */
export async function removeFiles(folder: string, files: readonly string[], kept?: ReadonlySet<string>): Promise<void> {
  for (const file of files) await rm(join(folder, file), { force: true })
  const parents = new Set(files.flatMap(parentFoldersOf))
  // Inner folders first. Folders that are not empty stay.
  for (const inner of [...parents].sort().reverse())
    if (!kept?.has(inner)) await rmdir(join(folder, inner)).catch(() => undefined)
}

/** Joins a folder, which may be empty, and the name of a file or folder in it. */
export const joinPath = (folder: string, name: string) => (folder ? `${folder}/${name}` : name)

/** Whether `folder` is one that files of this kind belong in. */
export function isFolderOf(kind: KindName, folder: string): boolean {
  const [declared, names] = [KINDS[kind].folder.split("/"), folder.split("/")]
  return declared.length === names.length && declared.every((part, index) => part === names[index] || part === "*")
}

/** The kind of the content file at a path, or undefined. */
export const kindOfFile = (file: string): KindName | undefined =>
  KIND_NAMES.find((kind) => KINDS[kind].fileName === baseName(file) && isFolderOf(kind, parentOf(file)))

/** The path of a kind's file in a folder. Kinds at the top need no folder. */
export const contentFile = (kind: KindName, folder = "") => joinPath(folder, KINDS[kind].fileName)

/** The kind whose folders contain this kind's folders. */
export const parentKindOf = (kind: KindName): KindName | undefined =>
  KIND_NAMES.find((other) => KINDS[other].folder !== "" && KINDS[other].folder === parentOf(KINDS[kind].folder))

/** The kinds whose folders contain this kind's folders, innermost first. */
export function parentKindsOf(kind: KindName): KindName[] {
  const parent = parentKindOf(kind)
  return parent ? [parent, ...parentKindsOf(parent)] : []
}

/** The folder that holds the folders of all entries of a kind, such as `works`. */
export const collectionOf = (kind: KindName) => parentOf(KINDS[kind].folder)

/** The kinds whose entries a page lists, and their collections: `works` and `projects`. */
export const LISTED_KINDS = LIST_PAGES.map((page) => PAGES[page].shows)
export const COLLECTIONS = LISTED_KINDS.map(collectionOf)

/** Whether other kinds are inside a kind's folders, as tabs are in works. */
export const hasChildKinds = (kind: KindName) => KIND_NAMES.some((inner) => parentKindOf(inner) === kind)

/** `03-name` is the third entry. */
const NUMBERED = /^(\d+)-/

/** The digits at the start of a folder's name, as written, or undefined if there are none. */
export const numberOf = (folderName: string): string | undefined => NUMBERED.exec(folderName)?.[1]

/** A folder's name without its leading number, as used in addresses. */
export const slugOf = (folderName: string) => folderName.replace(NUMBERED, "")
