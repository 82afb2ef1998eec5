import sharp, { type Sharp, type SharpOptions } from "sharp"
import type { MediaFormat } from "./formats"
import { PIXEL_LIMIT } from "./settings"

// One thread an image, and as many images at a time as there are processors: images don't wait for each other, threads of one do.
sharp.concurrency(1)
// Every image is read once: a cache of operations only holds memory.
sharp.cache(false)

/** Opens an image as check and build alike read it. What is odd but can be shown is no error; what is damaged is one. */
export function openImage(image: Buffer, format: MediaFormat, options: SharpOptions = {}): Sharp {
  // libtiff calls each tag an error that it doesn't know, and programs put many into TIFF.
  const failOn = format === "tiff" ? "truncated" : "error"
  return sharp(image, { limitInputPixels: PIXEL_LIMIT, failOn, ...options })
}

/** The still of an image, or the first frame of an animation: in sRGB, turned as its EXIF orientation says where `turned`. */
export function openStill(image: Buffer, { format, turned }: { format: MediaFormat; turned: boolean }): Sharp {
  const still = openImage(image, format).toColourspace("srgb")
  return turned ? still.autoOrient() : still
}
