import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { availableParallelism } from "node:os"
import path from "node:path"
import limit from "p-limit"
import sharp from "sharp"
import { z } from "zod"
import { openAnimation } from "./animation"
import { cacheFolder, readJson, writeAtomically } from "./cache"
import { MEDIA_FORMATS, type MediaFormat } from "./formats"
import { openStill } from "./image"
import { pngFrames, readPng } from "./png"
import { PIXEL_LIMIT, PLACEHOLDER_WEBP, PLACEHOLDER_WIDTH, TOOLS } from "./settings"
import { formatByContent } from "./sniff"
import { cleanVideo, isStrippable, STRIP } from "./strip"
import { requireWholeTiff } from "./tiff"

/** A media file and the digest of its content. */
export interface MediaSource {
  path: string
  digest: string
}

/** The digest of a file's content, as in gatsby-source-filesystem. */
export const digestOf = (content: Buffer) => createHash("md5").update(content).digest("hex")

/** The file has changed or been removed since its digest was computed. */
export class SourceChanged extends Error {}

/**
 * Reads a source. Everything made from it is cached under its digest forever, so it must never be made from other content.
 * @throws SourceChanged if the file no longer has the content of that digest
 */
export async function readSource({ path: file, digest }: MediaSource): Promise<Buffer> {
  const content = await readFile(file).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      throw new SourceChanged("the file is gone")
    throw error
  })
  if (digestOf(content) !== digest) throw new SourceChanged("the file has changed")
  return content
}

const mediaFacts = z.object({
  kind: z.enum(["still", "animated", "svg", "video"]),
  format: z.enum(MEDIA_FORMATS),
  /** Size in pixels, as displayed; null for a video without one. */
  width: z.number().nullable(),
  height: z.number().nullable(),
  /** Whether its EXIF orientation must be applied. */
  turned: z.boolean(),
  /** Whether the pixels are in a colour space other than sRGB. */
  profiled: z.boolean(),
  /** Whether it has more than 8 bits for each of red, green and blue. */
  deep: z.boolean(),
  /** Whether it is an image with EXIF, XMP or IPTC. */
  tagged: z.boolean(),
  alpha: z.boolean(),
})

/** What a media file is, according to its content, not its name. */
export type MediaFacts = z.infer<typeof mediaFacts>

const cachedFacts = z.object({ version: z.string(), facts: mediaFacts, placeholder: z.string().nullable() })

/** To be increased when other facts are read from files, or other files are rejected. */
const READING_VERSION = 4

const FACTS_VERSION = JSON.stringify([READING_VERSION, TOOLS, PLACEHOLDER_WIDTH, PLACEHOLDER_WEBP, PIXEL_LIMIT])

/** What is known about a media file: its facts, and for a bitmap a blurred miniature as a data URI. */
type KnownFacts = Pick<z.infer<typeof cachedFacts>, "facts" | "placeholder">

/** A picture with more pixels than allowed. */
export class TooManyPixels extends Error {
  constructor(
    readonly width: number,
    readonly height: number,
    readonly frames: number,
  ) {
    super(`${width} x ${height} pixels in ${frames} frames`)
  }
}

/** Each read occupies a processor, and memory for the whole file. */
const readLimit = limit(availableParallelism())

/**
 * Reads what a file is, for both the check and the build: if this resolves, everything that the site publishes of the file can be made.
 * The result is cached, so that a build after a check doesn't read the file again.
 *
 * @throws if it is no image or video that the site can show; `TooManyPixels` if that is why.
 */
export async function readFacts(source: MediaSource, cacheDirectory: string): Promise<KnownFacts> {
  const cached = path.join(cacheFolder(cacheDirectory, source.digest), "facts.json")
  const known = cachedFacts.safeParse(await readJson(cached))
  if (known.success && known.data.version === FACTS_VERSION) return known.data
  const fresh = await readLimit(async () => examine(await readSource(source)))
  // If the cache can't be written, that only costs time here; the build reports it when it stores encoded files.
  await writeAtomically(cached, JSON.stringify({ version: FACTS_VERSION, ...fresh })).catch(() => undefined)
  return fresh
}

async function examine(file: Buffer): Promise<KnownFacts> {
  const format = formatByContent(file)
  if (typeof format !== "string") throw new Error(format?.unsupported ?? "no format the site can show")
  switch (format) {
    case "mp4":
    case "webm": {
      const { width = null, height = null } = cleanVideo(file, format).size ?? {}
      return { facts: { ...DEFAULTS, kind: "video", format, width, height }, placeholder: null }
    }
    case "svg": {
      // Loading svgo takes half of a command's startup time.
      const { sanitizeSvg } = await import("./svg")
      const drawing = Buffer.from(sanitizeSvg(file))
      // It is never rasterized here, so a large size costs nothing.
      const drawn = await sharp(drawing, { limitInputPixels: false, density: 96 }).metadata()
      // At 96 dpi, units such as mm are right, but libvips enlarges everything from 72 dpi, pixels as well.
      const [width = 1, height = 1] = [drawn.width, drawn.height].map((size) => Math.max(1, Math.round(size * 0.75)))
      return { facts: { ...DEFAULTS, kind: "svg", format, width, height, alpha: true }, placeholder: null }
    }
    default: {
      const facts = await imageFacts(file, format)
      await tryEncoding(file, facts)
      return { facts, placeholder: await makePlaceholder(file, facts) }
    }
  }
}

const DEFAULTS = { turned: false, profiled: false, deep: false, tagged: false, alpha: false }

async function imageFacts(file: Buffer, format: MediaFormat): Promise<MediaFacts> {
  // No limit here, so that an error can give the picture's size.
  const metadata = await sharp(file, { limitInputPixels: false, failOn: "none" }).metadata()
  if (metadata.format !== (format === "avif" ? "heif" : format)) throw new Error(`${metadata.format} inside`)
  // To libvips, an animated PNG is a still, and a TIFF or AVIF may have pages.
  const pages = format === "gif" || format === "webp" ? (metadata.pages ?? 1) : 1
  const frames = format === "png" ? pngFrames(readPng(file)) : pages
  const animated = frames > 1
  if (metadata.width * metadata.height * frames > PIXEL_LIMIT) {
    throw new TooManyPixels(metadata.width, metadata.height, frames)
  }
  // Browsers don't rotate animations, nor does this site.
  const { width, height } = animated ? metadata : metadata.autoOrient
  return {
    kind: animated ? "animated" : "still",
    format,
    width,
    height,
    turned: !animated && (metadata.orientation ?? 1) !== 1,
    profiled: metadata.space === "cmyk" || (metadata.icc !== undefined && !isStandardProfile(metadata.icc)),
    deep: metadata.space === "rgb16",
    tagged: [metadata.exif, metadata.xmp, metadata.iptc, metadata.tifftagPhotoshop].some((tag) => tag !== undefined),
    alpha: metadata.hasAlpha,
  }
}

/** Whether a colour profile is sRGB, by its description: Latin in version 2, UTF-16 in version 4. */
const isStandardProfile = (profile: Buffer): boolean => profile.toString("latin1").replaceAll("\0", "").includes("sRGB")

/** Whether the full-size file keeps the owner's pixels, because only metadata must be removed. */
export const keepsPixels = ({ kind, turned, profiled }: MediaFacts) => kind === "animated" || !(turned || profiled)

/** Tries each step of encoding the file that can fail. */
async function tryEncoding(file: Buffer, facts: MediaFacts): Promise<void> {
  const { format } = facts
  if (format === "tiff") requireWholeTiff(file)
  if (isStrippable(format) && keepsPixels(facts)) STRIP[format](file)
  if (facts.kind !== "animated") return
  const { frames } = await openAnimation(file, format)
  await frames.resize({ width: PLACEHOLDER_WIDTH }).raw().toBuffer()
}

/**
 * A blurred miniature of an image, as a data URI. Not made by gatsby-plugin-sharp's `generateBase64`: if it can't
 * decode a picture, it ends the whole build with a message of its own, before the other pictures are checked.
 */
async function makePlaceholder(file: Buffer, facts: MediaFacts): Promise<string> {
  const ratio = (facts.height ?? 1) / (facts.width ?? 1)
  const height = Math.max(1, Math.round(PLACEHOLDER_WIDTH * ratio))
  const miniature = await openStill(file, facts)
    .resize({ width: PLACEHOLDER_WIDTH, height, fit: "fill" })
    .webp(PLACEHOLDER_WEBP)
    .toBuffer()
  return `data:image/webp;base64,${miniature.toString("base64")}`
}
