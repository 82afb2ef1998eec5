import path from "node:path"
import { HASHED_FOLDERS } from "../constants"
import { isRelativeLink } from "../content/fields"
import type { MediaSource } from "../media/facts"
import { type MediaTools, sourceOf } from "../media/resolve"

/**
 * The address, without path prefix, of the published copy of a file that content links to. Keeps the file's name, for visitors who save it. Uses the
 * digest's last digits, because earlier versions used the first ones and may have left copies with metadata there.
 */
const copyAddress = ({ path: file, digest }: MediaSource) =>
  `/${HASHED_FOLDERS.media}/${digest.slice(-12)}/${path.basename(file).replaceAll(/[^\p{L}\p{M}\p{N}_.-]+/gu, "-")}`

/** Resolves a link in a content file of `directory`: a relative link to a file becomes the address of its copy, without path prefix. */
export function ownFileLink(href: string, directory: string, find: (file: string) => MediaSource | undefined): string {
  const source = isRelativeLink(href) ? find(path.resolve(directory, href)) : undefined
  return source ? copyAddress(source) : href
}

/** Does the same, and plans or publishes the copy. Rejects if there is no such file. */
export async function publishLink(href: string, directory: string, { find, pipeline }: MediaTools): Promise<string> {
  if (!isRelativeLink(href)) return href
  const source = await sourceOf(href, directory, find)
  const address = copyAddress(source)
  await pipeline.publishCopy(address, source)
  return address
}
