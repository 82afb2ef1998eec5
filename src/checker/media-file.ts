import { open, readFile, stat } from "node:fs/promises"
import { join } from "node:path"
import { mediaCacheDirectory } from "../media/cache"
import { digestOf, readFacts, TooManyPixels, type MediaFacts } from "../media/facts"
import { FORMATS, formatByName, MEDIA_FORMATS, type MediaFormat } from "../media/formats"
import { PIXEL_LIMIT } from "../media/settings"
import { formatByContent, SNIFFED_BYTES } from "../media/sniff"
import { type Fault, fileFault, quantity } from "./fault"
import { LARGE_BYTES, TINY_PICTURE_WIDTH } from "./limits"
import type { RuleName } from "./rules"
import { isRecord } from "../content/values"

/** A fault of a media file, without a place. In messages, `problem` follows the file's name. */
type MediaFault = Pick<Fault, "rule" | "problem" | "remedy">

/** The results of earlier checks by path, valid while the file's size and time are the same. */
const checked = new Map<string, { size: number; modified: number; faults: readonly MediaFault[] }>()

const LABELS = MEDIA_FORMATS.map((format) => FORMATS[format].label)

const SUPPORTED = `${LABELS.slice(0, -1).join(", ")} or ${LABELS.at(-1)}`

/**
 * Checks one media file: its format must be that of its name, and the build must be able to decode it. Reads it as the build does,
 * and keeps the result in the media cache, where the build finds it.
 */
export async function mediaFileFaults(directory: string, file: string): Promise<readonly MediaFault[]> {
  const path = join(directory, file)
  try {
    const { size, mtimeMs: modified } = await stat(path)
    const known = checked.get(path)
    if (known?.size === size && known.modified === modified) return known.faults
    const faults = await examine(path, size, formatByName(file))
    checked.set(path, { size, modified, faults })
    return faults
  } catch (error) {
    return fault("media-broken", `can't be read (${reasonOf(error)})`, "check its permissions, or copy it again")
  }
}

const fault = (rule: RuleName, problem: string, remedy: string): MediaFault[] => [{ rule, problem, remedy }]

async function examine(path: string, size: number, expected: MediaFormat | undefined): Promise<MediaFault[]> {
  if (size === 0) return fault("media-empty", "is empty", "export or copy it again")
  if (!expected) return fault("media-type", "is of a type that is not supported", `use ${SUPPORTED}`)
  const file = await readFile(path)
  const found = formatByContent(file)
  if (found !== expected) return mismatch(found, expected)
  try {
    const { facts } = await readFacts({ path, digest: digestOf(file) }, mediaCacheDirectory())
    return [...largeFile(size, facts), ...tinyPicture(facts), ...(facts.kind === "svg" ? lostLabels(file) : [])]
  } catch (error) {
    if (error instanceof TooManyPixels) return tooManyPixels(error)
    return fault("media-broken", `is damaged or cut off (${reasonOf(error)})`, "export or copy it again")
  }
}

/** Detects a file's format by its first bytes; see `formatByContent`. */
export async function sniffFile(path: string): Promise<ReturnType<typeof formatByContent>> {
  const handle = await open(path)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(SNIFFED_BYTES)).finally(() => handle.close())
  return formatByContent(buffer.subarray(0, bytesRead))
}

function mismatch(found: ReturnType<typeof formatByContent>, expected: MediaFormat): MediaFault[] {
  const { label } = FORMATS[expected]
  if (found === undefined) {
    return fault("media-type", `is not ${label}, despite its name`, "export it again")
  }
  if (typeof found === "object") return fault("media-type", `is ${found.unsupported}`, found.remedy)
  const inside = FORMATS[found]
  const remedy = `rename it, and each mention of it, to end in .${inside.extensions[0]}`
  return fault("media-type", `is ${inside.label} inside, ${label} by its name`, remedy)
}

function tooManyPixels({ width, height, frames }: TooManyPixels): MediaFault[] {
  const extent = `${width} x ${height} pixels${frames > 1 ? ` in ${quantity(frames, "frame")}` : ""}`
  const problem = `has ${extent}, ${megapixels(width * height * frames)} million in all; the limit is ${megapixels(PIXEL_LIMIT)} million`
  return fault("media-pixels", problem, `make it smaller${frames > 1 ? " or shorter, or a video" : ""}`)
}

const megapixels = (pixels: number) => Math.round(pixels / 1e6)

function largeFile(size: number, { kind }: MediaFacts): MediaFault[] {
  const limit = LARGE_BYTES[kind]
  if (size <= limit) return []
  const problem = `is ${megabytes(size)} MB; more than ${megabytes(limit)} MB is slow to load`
  return fault("large-file", problem, "export it smaller")
}

function tinyPicture({ kind, width, height }: MediaFacts): MediaFault[] {
  if ((kind !== "still" && kind !== "animated") || !width || width >= TINY_PICTURE_WIDTH) return []
  const problem = `is ${width} x ${height} pixels, and will be upscaled`
  return fault("tiny-picture", problem, "export it larger, up to 1536 pixels wide, or draw it as SVG")
}

/** HTML in a drawing that is followed by a text or a picture for viewers that don't show it. */
const REPLACED_HTML =
  /<switch\b[^>]*>\s*<foreignObject\b(?:(?!<\/foreignObject>)[^])*<\/foreignObject>\s*<(?:text|image)\b/g

/** Other HTML in a drawing is removed. */
function lostLabels(svg: Buffer): MediaFault[] {
  if (!svg.toString().replaceAll(REPLACED_HTML, "").includes("<foreignObject")) return []
  const problem = "has labels in HTML (<foreignObject>), which are not shown"
  return fault("lost-labels", problem, "export it with labels in text, or as PNG")
}

/** Bytes as megabytes, for messages. */
export const megabytes = (bytes: number) => Math.round(bytes / 1e5) / 10

/** The fault of a content file that can't be read. */
export const unreadableFault = (file: string, error: unknown) =>
  fileFault(file, "content-folder", `the file can't be read (${reasonOf(error)})`, "check its permissions")

/** The first line of an error's message, without this machine's paths. */
export function reasonOf(error: unknown): string {
  const { name, message } = isRecord(error) ? error : {}
  // Thrown by reading a number past the end of the file.
  if (name === "RangeError") return "it ends too soon"
  const words = typeof message === "string" ? message : String(error)
  return (words.split("\n")[0] ?? "").replace(/,? \w+ '.*'$/, "").trim()
}
