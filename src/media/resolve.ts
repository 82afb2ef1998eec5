import path from "node:path"
import type { MediaReference } from "../content/fields"
import type { MediaData } from "../content/media-data"
import type { MediaSource } from "./facts"
import { FORMATS, formatByName, roleOf } from "./formats"
import type { MediaPipeline } from "./pipeline"
import { imageData } from "./plan"
import { isExternal, type MediaUse } from "./references"
import { VIDEO_SIZE } from "./settings"

/** Finds a file in the content folder by its absolute path. */
export type FindSource = (file: string) => Promise<MediaSource | undefined>

/** What the site shows for `use` of a content file in `directory`. Rejects with a message that says which file is wrong. */
export async function resolveMedia(
  use: MediaUse,
  directory: string,
  find: FindSource,
  pipeline: MediaPipeline,
): Promise<MediaData> {
  const { src, alt, width, height } = explicit(use.reference)
  const data = isExternal(src)
    ? externalMedia(src, use.video ?? false, width, height)
    : (await pipeline.plan(await sourceOf(src, directory, find))).data
  const poster =
    use.poster && data.kind === "video"
      ? await resolveMedia({ reference: use.poster }, directory, find, pipeline)
      : null
  return { ...data, alt: alt ?? null, gatsbyImageData: data.gatsbyImageData ?? poster?.gatsbyImageData ?? null }
}

/** The address of the miniature of `use`; null for those without one: videos, SVG, and files on another host. */
export async function resolveMiniature(
  { reference }: MediaUse,
  directory: string,
  find: FindSource,
  pipeline: MediaPipeline,
): Promise<string | null> {
  const { src } = explicit(reference)
  return isExternal(src) ? null : (await pipeline.plan(await sourceOf(src, directory, find))).miniature
}

/** The files in the content folder that `use` needs. */
export async function sourcesOf(use: MediaUse, directory: string, find: FindSource): Promise<MediaSource[]> {
  const references = [use.reference, ...(use.poster ? [use.poster] : [])].map(explicit)
  return Promise.all(references.filter(({ src }) => !isExternal(src)).map(({ src }) => sourceOf(src, directory, find)))
}

const explicit = (reference: MediaReference) => (typeof reference === "string" ? { src: reference } : reference)

async function sourceOf(src: string, directory: string, find: FindSource): Promise<MediaSource> {
  const file = path.resolve(directory, src)
  const source = await find(file)
  if (!source) throw new Error(`${path.relative(process.cwd(), file)}: no such file`)
  return source
}

/** An external address is shown as it is: the build fetches nothing, so the size is the owner's and there is no placeholder. */
function externalMedia(
  src: string,
  saidVideo: boolean,
  width: number | undefined,
  height: number | undefined,
): MediaData {
  const format = formatByName(new URL(src).pathname)
  const size = { width: width ?? VIDEO_SIZE.width, height: height ?? VIDEO_SIZE.height }
  const isVideo = format ? roleOf(format) === "video" : saidVideo
  return {
    kind: isVideo ? "video" : "still",
    alt: null,
    ...size,
    original: src,
    type: format ? FORMATS[format].type : isVideo ? "video/*" : "image/*",
    gatsbyImageData: isVideo ? null : imageData(size, { fallback: { src } }),
    animation: null,
  }
}
