import { open, readFile } from "node:fs/promises"
import sharp from "sharp"
import { PIXEL_LIMIT } from "./settings"
import { cleanVideo } from "./video"

/** What a media file is, found by its content and not by its name. */
export interface MediaFacts {
  kind: "still" | "animated" | "svg" | "video"
  format: "png" | "jpeg" | "webp" | "avif" | "tiff" | "gif" | "svg" | "mp4" | "webm"
  /** Upright size in pixels; null for a video that doesn't tell. */
  width: number | null
  height: number | null
  /** Whether an EXIF orientation has to be applied. */
  turned: boolean
  /** Whether the pixels are in another colour space than sRGB. */
  profiled: boolean
  /** Whether it holds EXIF, XMP or IPTC. */
  tagged: boolean
  alpha: boolean
}

/** Bytes at the start of a file that tell its format, APNG included (its acTL chunk stands before the pixels). */
const HEAD_BYTES = 4096

/**
 * Reads what `file` is.
 *
 * @throws if it is no image or video that the site can show.
 */
export async function probe(file: string): Promise<MediaFacts> {
  const head = await readHead(file)
  const video = videoFormat(head)
  if (video) {
    const { size } = cleanVideo(await readFile(file), video)
    return {
      kind: "video",
      format: video,
      width: size?.width ?? null,
      height: size?.height ?? null,
      turned: false,
      profiled: false,
      tagged: true,
      alpha: false,
    }
  }
  const metadata = await sharp(file, { limitInputPixels: PIXEL_LIMIT }).metadata()
  const format = formatOf(metadata.format, metadata.compression)
  if (!format) throw new Error(`${metadata.format} is not a format the site can show`)
  const paged = (metadata.pages ?? 1) > 1 && (format === "gif" || format === "webp")
  const animated = paged || isAnimatedPng(head)
  // Browsers don't turn animations, and neither does this site.
  const { width, height } = animated ? metadata : metadata.autoOrient
  return {
    kind: format === "svg" ? "svg" : animated ? "animated" : "still",
    format,
    width,
    height,
    turned: !animated && (metadata.orientation ?? 1) !== 1,
    profiled: metadata.space === "cmyk" || (metadata.icc !== undefined && !isStandardProfile(metadata.icc)),
    tagged: [metadata.exif, metadata.xmp, metadata.iptc, metadata.tifftagPhotoshop].some((tag) => tag !== undefined),
    alpha: metadata.hasAlpha,
  }
}

/** Whether a colour profile is sRGB's, by its description: Latin in version 2, UTF-16 in version 4. */
const isStandardProfile = (profile: Buffer): boolean => profile.toString("latin1").replaceAll("\0", "").includes("sRGB")

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

function videoFormat(head: Buffer): "mp4" | "webm" | undefined {
  if (head.length >= 4 && head.readUInt32BE(0) === 0x1a45dfa3) return "webm"
  if (head.toString("latin1", 4, 8) !== "ftyp") return undefined
  const brand = head.toString("latin1", 8, 12)
  return ["avif", "avis", "mif1", "msf1", "heic", "heix"].includes(brand) ? undefined : "mp4"
}

const FORMATS = ["png", "jpeg", "webp", "tiff", "gif", "svg"] as const

function formatOf(format: string | undefined, compression: string | undefined): MediaFacts["format"] | undefined {
  if (format === "heif") return compression === "av1" ? "avif" : undefined
  return FORMATS.find((known) => known === format)
}

/** libvips sees a still in an animated PNG: the chunk that announces the frames is looked for before the pixels. */
export function isAnimatedPng(head: Buffer): boolean {
  if (head.toString("latin1", 1, 4) !== "PNG") return false
  let offset = 8
  while (offset + 8 <= head.length) {
    const type = head.toString("latin1", offset + 4, offset + 8)
    if (type === "acTL") return true
    if (type === "IDAT") return false
    offset += 12 + head.readUInt32BE(offset)
  }
  return false
}
