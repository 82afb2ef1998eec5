import sharp, { type AvifOptions, type JpegOptions, type PngOptions, type WebpOptions } from "sharp"
import type { MediaFormat } from "./formats"
import { SPLIT_LOOK } from "./split"

/** Widths in pixels at which stills are encoded, if the source is as wide; a narrower source adds its own width. */
export const WIDTHS: readonly number[] = [320, 480, 768, 1152, 1536]

/** The width of the only file for browsers without AVIF and WebP. */
export const FALLBACK_WIDTH = 768

/** Width of the blurred placeholder in pixels: up to 16, it is one block of WebP, and half as many bytes as at 20. */
export const PLACEHOLDER_WIDTH = 12

/** A blur may be coarse. */
export const PLACEHOLDER_WEBP: WebpOptions = { quality: 40, alphaQuality: 40 }

/**
 * Measured on five of the sample screenshots at 768 px (mean bytes, processor time, structural similarity of the luma):
 * effort 0 28.7 KB, 50 ms, 0.964; effort 1 23.1 KB, 180 ms, 0.975; effort 2 22.6 KB, 300 ms, 0.981; effort 3 21.9 KB, 590 ms, 0.986;
 * the default, 4, 21.0 KB, 2030 ms, 0.989. Effort 2 is within 8 % of the default's size in a seventh of its time.
 * 4:2:0 saves 2 % of bytes and smears coloured text. Tuning for SSIM or PSNR costs more bytes at efforts 0 and 1.
 */
export const AVIF: AvifOptions = { quality: 50, effort: 2, chromaSubsampling: "4:4:4" }

/**
 * Measured the same way: effort 2 30.8 KB, 30 ms, 0.983; the default, 4, 29.6 KB, 55 ms, 0.981; 6 28.9 KB, 116 ms, 0.979.
 * Smart subsampling takes three times as long for 2 % more bytes and hardly better colours.
 */
export const WEBP: WebpOptions = { quality: 75, effort: 2 }
export const FALLBACK_JPEG: JpegOptions = { quality: 80 }
export const FALLBACK_PNG: PngOptions = { compressionLevel: 9 }

/** Crops, in pixels: twice the size at which they are shown, for HiDPI screens. */
export const CROPS = {
  /** Three in a gallery group's row. On the sample's screenshots: 1.0 KB each. */
  miniature: { width: 128, height: 80, options: { quality: 50, effort: 4 } satisfies WebpOptions },
  /** One for each tab of a work. */
  figure: { width: 480, height: 300, options: { quality: 45, effort: 6 } satisfies WebpOptions },
} as const

/**
 * Widths in pixels at which animations are encoded, as `WIDTHS` are for stills. The widest is below what a HiDPI screen could use in a 768 px column:
 * every frame costs bytes.
 */
export const ANIMATION_WIDTHS: readonly number[] = [320, 480, 720, 960]

/**
 * Measured on the sample demos: effort 3 takes a fifth longer than 2 and saves 5 % of bytes; 0 and 1 are a third larger. The higher the quality, the
 * smaller the changes that a frame may leave out (`encodeAnimation`): remains of a fade are visible at 70, and hardly at 75, which is 4 % larger.
 */
export const ANIMATION_WEBP = { quality: 75, effort: 3 } satisfies WebpOptions

/** By format. A lossy original that must be re-encoded (rotated by EXIF, or another colour space) loses nothing visible. */
export const ORIGINAL: Partial<Record<MediaFormat, JpegOptions & PngOptions & WebpOptions & AvifOptions>> = {
  jpeg: { quality: 95, chromaSubsampling: "4:4:4" },
  png: { compressionLevel: 6 },
  webp: { quality: 95 },
  avif: { quality: 85, effort: 2, chromaSubsampling: "4:4:4" },
}

/** Size of a video whose own size is unknown. */
export const VIDEO_SIZE = { width: 1280, height: 720 } as const

/** The most pixels (all frames together) in a file: sharp's own limit. An image beyond it is more likely a mistake than a screenshot. */
export const PIXEL_LIMIT = 0x3fff ** 2

/** To be increased when the results of the code that makes media change; part of each result's key, like the libraries' versions. */
const PIPELINE_VERSION = 2

/** What produced a result, for its cache key. */
export const TOOLS = [
  PIPELINE_VERSION,
  sharp.versions.sharp,
  sharp.versions.vips,
  sharp.versions.aom,
  sharp.versions.webp,
].join(" ")

/** Everything that a result's address depends on besides its source. */
export const FINGERPRINT = JSON.stringify([
  TOOLS,
  WIDTHS,
  FALLBACK_WIDTH,
  AVIF,
  WEBP,
  FALLBACK_JPEG,
  FALLBACK_PNG,
  ...Object.values(CROPS),
  ...SPLIT_LOOK,
  ANIMATION_WIDTHS,
  ANIMATION_WEBP,
  ...Object.values(ORIGINAL),
])
