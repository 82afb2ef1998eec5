import { randomUUID } from "node:crypto"
import { copyFile, link, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises"
import path from "node:path"

/** Where encoded media are kept between builds; an empty `MEDIA_CACHE_DIR` is ignored. */
export function mediaCacheDirectory(): string {
  const { MEDIA_CACHE_DIR: chosen = "" } = process.env
  return path.resolve(chosen === "" ? ".media-cache" : chosen)
}

/** The cache folder for everything made from a source, by the digest of the source's content. */
export const cacheFolder = (directory: string, digest: string) => path.join(directory, digest.slice(0, 2), digest)

/** Writes `file` atomically: `write` writes a temporary file, which then replaces it. */
async function putAtomically(file: string, write: (temporary: string) => Promise<void>): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  // Not longer than the file's own name, which may have as many bytes as the disk allows.
  const temporary = path.join(path.dirname(file), `${randomUUID()}.tmp`)
  try {
    await write(temporary)
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/** Writes a file atomically, so that nobody ever reads half of it. */
export const writeAtomically = (file: string, content: string | Uint8Array) =>
  putAtomically(file, (temporary) => writeFile(temporary, content))

/** Reads a JSON file; undefined if it is missing or incomplete. */
export async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"))
  } catch {
    return undefined
  }
}

/** The length of `file` in bytes, or undefined if it is missing. */
export const fileLength = async (file: string) => (await stat(file).catch(() => undefined))?.size

/** Puts `file` at `target`: as a hard link, which takes no space, or as a copy if the disk allows no link. */
export async function publishFile(file: string, target: string): Promise<void> {
  if ((await fileLength(target)) === (await fileLength(file))) return
  await putAtomically(target, (temporary) => link(file, temporary).catch(() => copyFile(file, temporary)))
}
