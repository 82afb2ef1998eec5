import { open, readFile, stat } from "node:fs/promises"
import { join } from "node:path"
import { mediaCacheDirectory } from "../media/cache"
import { digestOf, readFacts, TooManyPixels, type MediaFacts } from "../media/facts"
import { FORMATS, formatByName, MEDIA_FORMATS, type MediaFormat } from "../media/formats"
import { PIXEL_LIMIT } from "../media/settings"
import { formatByContent, SNIFFED_BYTES } from "../media/sniff"
import { quantity } from "./fault"
import { LARGE_ANIMATION_BYTES, LARGE_PICTURE_BYTES, LARGE_VIDEO_BYTES, TINY_PICTURE_WIDTH } from "./limits"
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

const LABELS = MEDIA_FORMATS.map((format) => FORMATS[format].label)

const SUPPORTED = `${LABELS.slice(0, -1).join(", ")} or ${LABELS.at(-1)}`

/**
 * Checks one media file: that it is what its name says, and that the build can make of it what the site needs. Reads it as the
 * build does, and keeps what it found in the media cache, where the build finds it.
 */
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
    const faults = await examine(path, size, formatByName(file))
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

async function examine(path: string, size: number, named: MediaFormat | undefined): Promise<readonly MediaFault[]> {
  if (size === 0) return [{ rule: "media-empty", problem: "is empty", remedy: "export or copy it again" }]
  if (!named) return [{ rule: "media-type", problem: "is of a type that is not supported", remedy: `use ${SUPPORTED}` }]
  const file = await readFile(path)
  const found = formatByContent(file)
  if (found !== named) return [mismatch(found, named)]
  try {
    const { facts } = await readFacts({ path, digest: digestOf(file) }, mediaCacheDirectory())
    return [...largeFile(size, facts), ...tinyPicture(facts)]
  } catch (error) {
    if (error instanceof TooManyPixels) return [tooManyPixels(error)]
    return [
      {
        rule: "media-broken",
        problem: `is damaged or cut off (${reasonOf(error)})`,
        remedy: "export or copy it again",
      },
    ]
  }
}

/** The format that a file's first bytes say; see `formatByContent`. */
export async function sniffFile(path: string): Promise<ReturnType<typeof formatByContent>> {
  const handle = await open(path)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(SNIFFED_BYTES)).finally(() => handle.close())
  return formatByContent(buffer.subarray(0, bytesRead))
}

function mismatch(found: ReturnType<typeof formatByContent>, named: MediaFormat): MediaFault {
  const rule = "media-type"
  const { label } = FORMATS[named]
  if (found === undefined) {
    return { rule, problem: `is no ${label} file, whatever its name says`, remedy: "export it again" }
  }
  if (typeof found === "string") {
    const problem = `is ${FORMATS[found].label} inside, ${label} by its name`
    return { rule, problem, remedy: `rename it to end in .${FORMATS[found].endings[0]}, here too` }
  }
  return { rule, problem: `is ${found.unsupported}`, remedy: found.remedy }
}

function tooManyPixels({ width, height, frames }: TooManyPixels): MediaFault {
  const extent = `${width} x ${height} pixels${frames > 1 ? ` in ${quantity(frames, "frame")}` : ""}`
  return {
    rule: "media-pixels",
    problem: `has ${extent}, ${megapixels(width * height * frames)} million in all; the limit is ${megapixels(PIXEL_LIMIT)} million`,
    remedy: frames > 1 ? "make it smaller or shorter, or a video" : "make it smaller",
  }
}

const megapixels = (pixels: number) => Math.round(pixels / 1e6)

const LARGE_BYTES: Record<MediaFacts["kind"], number> = {
  still: LARGE_PICTURE_BYTES,
  svg: LARGE_PICTURE_BYTES,
  animated: LARGE_ANIMATION_BYTES,
  video: LARGE_VIDEO_BYTES,
}

function largeFile(size: number, { kind }: MediaFacts): MediaFault[] {
  const limit = LARGE_BYTES[kind]
  if (size <= limit) return []
  const problem = `is ${megabytes(size)} MB large; more than ${megabytes(limit)} MB weighs on whoever opens it`
  return [{ rule: "large-file", problem, remedy: "export it smaller" }]
}

function tinyPicture({ kind, width, height }: MediaFacts): MediaFault[] {
  if ((kind !== "still" && kind !== "animated") || !width || width >= TINY_PICTURE_WIDTH) return []
  const problem = `is ${width} x ${height} pixels, and is blown up to the room it is shown in`
  return [{ rule: "tiny-picture", problem, remedy: "export it larger, up to 1536 pixels wide, or draw it as SVG" }]
}

/** Bytes as megabytes, for messages. */
export const megabytes = (bytes: number) => Math.round(bytes / 1e5) / 10

/** The first line of an error's message, without paths of this machine. */
export function reasonOf(error: unknown): string {
  // A number that is to be read behind a file's last byte.
  if (error instanceof RangeError) return "it ends too soon"
  const message = isRecord(error) && typeof error.message === "string" ? error.message : String(error)
  return (message.split("\n")[0] ?? "").replace(/,? \w+ '.*'$/, "").trim()
}
