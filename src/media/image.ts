import sharp, { type Sharp, type SharpOptions } from "sharp"
import type { MediaFacts } from "./facts"
import type { MediaFormat } from "./formats"
import { PIXEL_LIMIT } from "./settings"

// One thread per image, and as many images in parallel as there are processors: the threads of one image wait for each other, images don't.
sharp.concurrency(1)
// Every image is read once, so an operation cache would only take memory.
sharp.cache(false)

/** Opens an image for both the check and the build. Damage is an error; oddities that can still be shown are not. */
export function openImage(image: Buffer, format: MediaFormat, options: SharpOptions = {}): Sharp {
  // libtiff treats each unknown tag as an error, and programs write many into TIFF files.
  const failOn = format === "tiff" ? "truncated" : "error"
  return sharp(image, { limitInputPixels: PIXEL_LIMIT, failOn, ...options })
}

/** Opens a still image, or the first frame of an animation: in sRGB, and rotated by its EXIF orientation if `turned`. */
export function openStill(image: Buffer, { format, turned, deep }: MediaFacts): Sharp {
  const still = openImage(image, format).toColourspace("srgb")
  // sharp would convert to Display P3, and take the result for sRGB. Other pictures don't need this, and JPEG would take longer to shrink.
  if (deep) still.pipelineColourspace("srgb")
  return turned ? still.autoOrient() : still
}
