import type { Dirent } from "node:fs"
import { readdir, realpath, stat } from "node:fs/promises"
import { join, relative, sep } from "node:path"
import pLimit from "p-limit"
import { REQUIRED_KINDS } from "../content/kinds"
import { contentFile } from "../content/places"
import { compareTexts } from "./fault"
import { OPEN_FILES } from "./limits"

/** Why a symbolic link can't be followed. */
export type LinkFault = "outside" | "broken" | "folder"

/** What a content folder contains: sorted paths, relative to it, with `/` on every system. */
export interface ContentFolder {
  directory: string
  files: ReadonlySet<string>
  /** Markdown files: stories, and the owner's notes. */
  texts: ReadonlySet<string>
  folders: ReadonlySet<string>
  /** Symbolic links that can't be followed. */
  links: ReadonlyMap<string, LinkFault>
}

/** Names of ignored files: hidden ones, those that editors and operating systems leave behind, and the owner's notes. */
export const IGNORED_FILES =
  /^(\..*|.*~|#.*#|Thumbs\.db|desktop\.ini|.*\.(md|(?<!\.json\.)txt|swp|tmp|crdownload|part))$/i

const MARKDOWN = /^[^.].*\.md$/i

/** The files that every content folder must have. */
export const REQUIRED_FILES = REQUIRED_KINDS.map((kind) => contentFile(kind))

/** The remedy if one of them is missing or empty. */
export const RESTORE = "bring it back with git restore, or write it as docs/content.md says"

/** Lists a content folder. Rejects if it can't be read, or if it has files but none of the required ones. */
export async function readContentFolder(directory: string): Promise<ContentFolder> {
  const root = await realpath(directory)
  const names = (await readdir(root)).filter((name) => !IGNORED_FILES.test(name))
  if (names.length > 0 && !REQUIRED_FILES.some((file) => names.includes(file)))
    throw new Error(`it has none of ${REQUIRED_FILES.join(", ")}`)
  const limit = pLimit(OPEN_FILES)
  const files: string[] = []
  const texts: string[] = []
  const folders: string[] = []
  const links = new Map<string, LinkFault>()

  async function visit(folder: string): Promise<void> {
    const entries = await limit(() => readdir(join(root, folder), { withFileTypes: true }))
    await Promise.all(entries.map((entry) => addEntry(entry, folder)))
  }

  async function addEntry(entry: Dirent, folder: string): Promise<void> {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory() && !entry.name.startsWith(".")) {
      folders.push(path)
      await visit(path)
    } else if (MARKDOWN.test(entry.name)) {
      const isLinked = entry.isSymbolicLink() && (await limit(() => linkFault(root, path))) === undefined
      if (entry.isFile() || isLinked) texts.push(path)
    } else if (IGNORED_FILES.test(entry.name)) {
      return
    } else if (entry.isSymbolicLink()) {
      const fault = await limit(() => linkFault(root, path))
      if (fault) links.set(path, fault)
      else files.push(path)
    } else if (entry.isFile()) {
      files.push(path)
    }
  }

  await visit("")
  return {
    directory,
    files: new Set(files.sort(compareTexts)),
    texts: new Set(texts.sort(compareTexts)),
    folders: new Set(folders.sort(compareTexts)),
    links,
  }
}

async function linkFault(root: string, path: string): Promise<LinkFault | undefined> {
  try {
    const target = await realpath(join(root, path))
    const inside = relative(root, target)
    if (inside.startsWith(`..${sep}`) || inside === ".." || join(root, inside) !== target) return "outside"
    return (await stat(target)).isFile() ? undefined : "folder"
  } catch {
    return "broken"
  }
}
