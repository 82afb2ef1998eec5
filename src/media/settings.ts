import sharp, { type AvifOptions, type JpegOptions, type PngOptions, type WebpOptions } from "sharp"
import type { MediaFormat } from "./formats"

/** Widths in pixels at which stills are encoded, where the source is as wide; a narrower source adds its own width. */
export const WIDTHS: readonly number[] = [320, 480, 768, 1152, 1536]

/** The width of the one file for browsers that know neither AVIF nor WebP. */
export const FALLBACK_WIDTH = 768

/** Width of the blurred placeholder in pixels. */
export const PLACEHOLDER_WIDTH = 20

/** What is blurred may be coarse. */
export const PLACEHOLDER_WEBP: WebpOptions = { quality: 40, alphaQuality: 40 }

/**
 * Measured on five of the sample screenshots at 768 px (mean bytes, processor time, structural similarity of the luma):
 * effort 0 28.7 KB, 50 ms, 0.964; effort 1 23.1 KB, 180 ms, 0.975; effort 2 22.6 KB, 300 ms, 0.981; effort 3 21.9 KB, 590 ms, 0.986;
 * the default, 4, 21.0 KB, 2030 ms, 0.989. Effort 2 has the default's bytes but for 8 % in a seventh of its time.
 * 4:2:0 saves 2 % of bytes and smears coloured text. Tuning for SSIM or PSNR costs more bytes at efforts 0 and 1.
 */
export const AVIF: AvifOptions = { quality: 50, effort: 2, chromaSubsampling: "4:4:4" }

/**
 * Measured alike: effort 2 30.8 KB, 30 ms, 0.983; the default, 4, 29.6 KB, 55 ms, 0.981; 6 28.9 KB, 116 ms, 0.979.
 * Smart subsampling takes three times as long for 2 % more bytes and hardly better colours.
 */
export const WEBP: WebpOptions = { quality: 75, effort: 2 }
export const FALLBACK_JPEG: JpegOptions = { quality: 80 }
export const FALLBACK_PNG: PngOptions = { compressionLevel: 9 }

/** Size of the miniatures in the row of a gallery group, px: twice that of their frames, for fine screens. What it can't hold is cut off. */
export const MINIATURE_SIZE = { width: 128, height: 80 } as const

/** Measured on the sample's screenshots: 1.0 KB each; three of them stand beside a closed group. */
export const MINIATURE_WEBP: WebpOptions = { quality: 50, effort: 4 }

/**
 * Widths in pixels at which animations are encoded, as `WIDTHS` are for stills. The widest is less than a fine screen could use in a column of 768 px:
 * every frame costs bytes.
 */
export const ANIMATION_WIDTHS: readonly number[] = [320, 480, 720, 960]

/** Measured on the sample demos: effort 3 takes a fifth longer than 2 and saves 5 % of bytes; 0 and 1 are a third larger. */
export const ANIMATION_WEBP: WebpOptions = { quality: 70, effort: 3 }

/** By format. A lossy original that has to be encoded anew (turned by EXIF, or another colour space) loses nothing one could see. */
export const ORIGINAL: Partial<Record<MediaFormat, JpegOptions & PngOptions & WebpOptions & AvifOptions>> = {
  jpeg: { quality: 95, chromaSubsampling: "4:4:4" },
  png: { compressionLevel: 6 },
  webp: { quality: 95 },
  avif: { quality: 85, effort: 2, chromaSubsampling: "4:4:4" },
}

/** Size of a video that tells neither its own nor has a poster. */
export const VIDEO_SIZE = { width: 1280, height: 720 } as const

/** The most pixels (all frames together) a file may hold: sharp's own limit. Beyond, an image is more likely a mistake than a screenshot. */
export const PIXEL_LIMIT = 0x3fff ** 2

/** Raised when the code that makes media changes what it makes; with the libraries' versions it is part of each result's key. */
const PIPELINE_VERSION = 1

/** What made a result, for its key in the cache. */
export const TOOLS = [
  PIPELINE_VERSION,
  sharp.versions.sharp,
  sharp.versions.vips,
  sharp.versions.aom,
  sharp.versions.webp,
].join(" ")

/** Everything an address of a result depends on, besides its source. */
export const FINGERPRINT = JSON.stringify([
  TOOLS,
  WIDTHS,
  FALLBACK_WIDTH,
  AVIF,
  WEBP,
  FALLBACK_JPEG,
  FALLBACK_PNG,
  MINIATURE_SIZE,
  MINIATURE_WEBP,
  ANIMATION_WIDTHS,
  ANIMATION_WEBP,
  ...Object.values(ORIGINAL),
])
