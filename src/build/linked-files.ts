import path from "node:path"
import { HASHED_FOLDERS } from "../constants"
import { isOwnFile } from "../content/fields"
import type { MediaSource } from "../media/facts"
import { type MediaDesk, sourceOf } from "../media/resolve"

/**
 * The address, without prefix, of the published copy of a file that content links to: under its own name, for visitors who save it. Earlier versions
 * took the digest's first digits, and may have left copies with metadata there.
 */
const copyAddress = ({ path: file, digest }: MediaSource) =>
  `/${HASHED_FOLDERS.media}/${digest.slice(-12)}/${path.basename(file).replaceAll(/[^\p{L}\p{M}\p{N}_.-]+/gu, "-")}`

/** A link in a content file of `directory`, where a file beside it has the address of its copy, without prefix. */
export function ownFileLink(href: string, directory: string, find: (file: string) => MediaSource | undefined): string {
  const source = isOwnFile(href) ? find(path.resolve(directory, href)) : undefined
  return source ? copyAddress(source) : href
}

/** The same, with the copy planned or published. Rejects if there is no such file. */
export async function publishLink(href: string, directory: string, { find, pipeline }: MediaDesk): Promise<string> {
  if (!isOwnFile(href)) return href
  const source = await sourceOf(href, directory, find)
  const address = copyAddress(source)
  await pipeline.publishCopy(address, source)
  return address
}
