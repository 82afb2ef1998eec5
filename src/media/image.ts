import sharp, { type Sharp, type SharpOptions } from "sharp"
import type { MediaFormat } from "./formats"
import { PIXEL_LIMIT } from "./settings"

// One thread per image, and as many images at once as there are processors: images don't wait for each other, threads of one do.
sharp.concurrency(1)
// Every image is read once: an operation cache only takes memory.
sharp.cache(false)

/** Opens an image as both check and build read it. Anything odd that can still be shown is no error; damage is. */
export function openImage(image: Buffer, format: MediaFormat, options: SharpOptions = {}): Sharp {
  // To libtiff each unknown tag is an error, and programs put many into TIFF.
  const failOn = format === "tiff" ? "truncated" : "error"
  return sharp(image, { limitInputPixels: PIXEL_LIMIT, failOn, ...options })
}

/** The still of an image, or the first frame of an animation: in sRGB, and rotated by its EXIF orientation if `turned`. */
export function openStill(image: Buffer, { format, turned }: { format: MediaFormat; turned: boolean }): Sharp {
  const still = openImage(image, format).toColourspace("srgb")
  return turned ? still.autoOrient() : still
}
