import path from "node:path"
import type { MediaData } from "../content/media-data"
import { ownersName } from "../content/places"
import type { MediaSource } from "./facts"
import { FORMATS, formatByName, roleOf } from "./formats"
import type { MediaPipeline } from "./pipeline"
import { type CropName, imageData } from "./plan"
import { explicit, isExternal, type MediaUse, stillOf } from "./references"
import { VIDEO_SIZE } from "./settings"
import type { SplitStyle } from "./split"

/** Finds files in the content folder by their absolute paths, and makes what the site shows of them. */
export interface MediaDesk {
  find: (file: string) => MediaSource | undefined | Promise<MediaSource | undefined>
  pipeline: MediaPipeline
  /** Of splits; undefined for the usual one. */
  splitStyle?: () => SplitStyle | undefined | Promise<SplitStyle | undefined>
}

/** What the site shows for `use` of a content file in `directory`. Rejects with a message that says which file is wrong. */
export async function resolveMedia(use: MediaUse, directory: string, desk: MediaDesk): Promise<MediaData> {
  const { src, alt, focus, width, height } = explicit(use.reference)
  const data = isExternal(src)
    ? externalMedia(src, use.video ?? false, width, height)
    : (await desk.pipeline.plan(await sourceOf(src, directory, desk.find))).data
  const poster =
    use.poster && data.kind === "video" ? await resolveMedia({ reference: use.poster }, directory, desk) : null
  return {
    ...data,
    alt: alt ?? null,
    ...(focus && { focus }),
    gatsbyImageData: data.gatsbyImageData ?? poster?.gatsbyImageData ?? null,
  }
}

/**
 * The address of a crop of the first of `pictures`, or of the first two as a split; of a video its poster. Null if there is none: SVG and files
 * on another host have none.
 */
export async function resolveCrop(
  name: CropName,
  pictures: readonly { use: MediaUse; directory: string }[],
  { find, pipeline, splitStyle }: MediaDesk,
): Promise<string | null> {
  const files = pictures.map(({ use, directory }) => ({ src: stillOf(use), directory }))
  const ours = files.filter(({ src }) => !isExternal(src))
  const sources = await Promise.all(ours.map(({ src, directory }) => sourceOf(src, directory, find)))
  return pipeline.crop(name, sources, await splitStyle?.())
}

/** The file that `src` refers to in a content file of `directory`. Rejects if there is none. */
export async function sourceOf(src: string, directory: string, find: MediaDesk["find"]): Promise<MediaSource> {
  const file = path.resolve(directory, src)
  const source = await find(file)
  if (!source) throw new Error(`${ownersName(file)}: no such file`)
  return source
}

/** An external address is shown as it is: the build fetches nothing, so the size is the owner's and there is no placeholder. */
function externalMedia(src: string, saidVideo: boolean, width?: number, height?: number): MediaData {
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
