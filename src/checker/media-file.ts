import { open, stat } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import { quantity } from "./fault"
import {
  LARGE_ANIMATION_BYTES,
  LARGE_PICTURE_BYTES,
  LARGE_VIDEO_BYTES,
  MAX_ANIMATION_PIXELS,
  MAX_STILL_PIXELS,
} from "./limits"
import { isWhole, type OpenFile, pngFrames } from "./media-structure"
import { formatByContent, formatByName, type MediaFormat, roleOf, SNIFFED_BYTES } from "./media-types"
import type { RuleName } from "./rules"
import { isRecord } from "./values"

/** What is wrong with a media file, wherever content names it. `problem` goes on after the file's name. */
export interface MediaFault {
  rule: RuleName
  problem: string
  remedy: string
}

/** What checks of files that have not changed since found. Give the same one to each check of a running watch. */
export type MediaCache = Map<string, { size: number; modified: number; faults: readonly MediaFault[] }>

const SUPPORTED = "PNG, JPEG, WebP, AVIF, TIFF, SVG, GIF, WebM or MP4"

/** Checks one media file: that it is what its name says, whole, readable and of a size the build can take. */
export async function mediaFileFaults(
  directory: string,
  file: string,
  cache: MediaCache,
): Promise<readonly MediaFault[]> {
  const path = join(directory, file)
  try {
    const { size, mtimeMs: modified } = await stat(path)
    const known = cache.get(path)
    if (known?.size === size && known.modified === modified) return known.faults
    const faults = await probe(path, size, formatByName(file))
    cache.set(path, { size, modified, faults })
    return faults
  } catch (error) {
    return [
      {
        rule: "media-broken",
        problem: `can't be read (${reasonOf(error)})`,
        remedy: "look at its permissions, or put it there again",
      },
    ]
  }
}

async function probe(path: string, size: number, named: MediaFormat | undefined): Promise<readonly MediaFault[]> {
  if (size === 0) return [{ rule: "media-empty", problem: "is empty", remedy: "export or copy it again" }]
  if (!named) return [{ rule: "media-type", problem: "is of a type that is not supported", remedy: `use ${SUPPORTED}` }]
  const handle = await open(path)
  try {
    return await probeOpen(path, { handle, size }, named)
  } finally {
    await handle.close()
  }
}

async function probeOpen(path: string, file: OpenFile, named: MediaFormat): Promise<readonly MediaFault[]> {
  const head = Buffer.alloc(Math.min(SNIFFED_BYTES, file.size))
  await file.handle.read(head, 0, head.length, 0)
  const found = formatByContent(head)
  if (found !== named) return [mismatch(found, named)]
  if (!(await isWhole(file, named).catch(() => false))) {
    return [{ rule: "media-broken", problem: "is cut off before its end", remedy: "export or copy it again" }]
  }
  if (roleOf(named) === "video") return largeFile(file.size, LARGE_VIDEO_BYTES)
  return probePicture(path, file, named)
}

function mismatch(found: ReturnType<typeof formatByContent>, named: MediaFormat): MediaFault {
  const rule = "media-type"
  if (found === undefined) {
    return { rule, problem: `is no ${FORMAT_NAMES[named]} file, whatever its name says`, remedy: "export it again" }
  }
  if (typeof found === "string") {
    const problem = `is ${FORMAT_NAMES[found]} inside, ${FORMAT_NAMES[named]} by its name`
    return { rule, problem, remedy: `rename it to end in .${found === "jpeg" ? "jpg" : found}, here too` }
  }
  return { rule, problem: `is ${found.unsupported}`, remedy: found.remedy }
}

const FORMAT_NAMES: Record<MediaFormat, string> = {
  png: "PNG",
  jpeg: "JPEG",
  webp: "WebP",
  avif: "AVIF",
  tiff: "TIFF",
  gif: "GIF",
  svg: "SVG",
  webm: "WebM",
  mp4: "MP4",
}

async function probePicture(path: string, file: OpenFile, format: MediaFormat): Promise<readonly MediaFault[]> {
  try {
    const metadata = await sharp(path, { limitInputPixels: false, failOn: "none" }).metadata()
    const { width, height } = metadata
    const pages = format === "png" ? await pngFrames(file) : (metadata.pages ?? 1)
    const pixels = width * height * pages
    const limit = pages > 1 ? MAX_ANIMATION_PIXELS : MAX_STILL_PIXELS
    if (pixels > limit) return [tooManyPixels(width, height, pages, limit)]
    return largeFile(file.size, pages > 1 ? LARGE_ANIMATION_BYTES : LARGE_PICTURE_BYTES)
  } catch (error) {
    return [
      { rule: "media-broken", problem: `can't be read as a picture (${reasonOf(error)})`, remedy: "export it again" },
    ]
  }
}

function tooManyPixels(width: number, height: number, pages: number, limit: number): MediaFault {
  const extent = `${width} x ${height} pixels${pages > 1 ? ` in ${quantity(pages, "frame")}` : ""}`
  return {
    rule: "media-pixels",
    problem: `has ${extent}, ${megapixels(width * height * pages)} million in all; the limit is ${megapixels(limit)} million`,
    remedy: pages > 1 ? "make it smaller or shorter, or a video" : "make it smaller",
  }
}

const megapixels = (pixels: number) => Math.round(pixels / 1e6)

function largeFile(size: number, limit: number): MediaFault[] {
  if (size <= limit) return []
  const problem = `is ${megabytes(size)} MB large; more than ${megabytes(limit)} MB weighs on whoever opens it`
  return [{ rule: "large-file", problem, remedy: "export it smaller" }]
}

/** Bytes as megabytes, for messages. */
export const megabytes = (bytes: number) => Math.round(bytes / 1e5) / 10

/** The first line of an error's message, without paths of this machine. */
export function reasonOf(error: unknown): string {
  const message = isRecord(error) && typeof error.message === "string" ? error.message : String(error)
  return (message.split("\n")[0] ?? "").replace(/,? \w+ '.*'$/, "").trim()
}
