import path from "node:path"
import type { MediaData } from "../content/media-data"
import { displayPath } from "../content/places"
import type { MediaSource } from "./facts"
import { FORMATS, formatByName } from "./formats"
import type { MediaPipeline } from "./pipeline"
import { imageData } from "./plan"
import { isExternal, type MediaUse, normalizeReference } from "./references"
import { VIDEO_SIZE } from "./settings"
import type { SplitStyle } from "./split"

/** Finds files in the content folder by their absolute paths, and makes what the site shows of them. */
export interface MediaTools {
  find: (file: string) => MediaSource | undefined | Promise<MediaSource | undefined>
  pipeline: MediaPipeline
  /** The style of splits; undefined for the default one. */
  splitStyle?: () => SplitStyle | undefined | Promise<SplitStyle | undefined>
}

/** What the site shows for `use` of a content file in `directory`. Rejects with a message that says which file is wrong. */
export async function resolveMedia(use: MediaUse, directory: string, tools: MediaTools): Promise<MediaData> {
  const { src, alt, focus, width, height } = normalizeReference(use.reference)
  const data = isExternal(src)
    ? externalMedia(src, use.video ?? false, width, height)
    : (await tools.pipeline.plan(await sourceOf(src, directory, tools.find))).data
  const poster =
    use.poster && data.kind === "video" ? await resolveMedia({ reference: use.poster }, directory, tools) : null
  return {
    ...data,
    alt: alt ?? null,
    ...(focus && { focus }),
    gatsbyImageData: data.gatsbyImageData ?? poster?.gatsbyImageData ?? null,
  }
}

/** The file that `src` refers to in a content file of `directory`. Rejects if there is none. */
export async function sourceOf(src: string, directory: string, find: MediaTools["find"]): Promise<MediaSource> {
  const file = path.resolve(directory, src)
  const source = await find(file)
  if (!source) throw new Error(`${displayPath(file)}: no such file`)
  return source
}

/** An external address is shown as it is: the build fetches nothing, so its size is what the owner wrote, and it has no placeholder. */
function externalMedia(src: string, isDeclaredVideo: boolean, width?: number, height?: number): MediaData {
  const format = formatByName(new URL(src).pathname)
  const size = { width: width ?? VIDEO_SIZE.width, height: height ?? VIDEO_SIZE.height }
  const isVideo = format ? FORMATS[format].role === "video" : isDeclaredVideo
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
