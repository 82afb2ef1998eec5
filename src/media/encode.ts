import sharp, { type Sharp } from "sharp"
import { encodeAnimation, openAnimation } from "./animation"
import { keepsPixels, type MediaFacts, type MediaSource, readSource } from "./facts"
import { openStill } from "./image"
import type { MediaOutput, Recipe } from "./plan"
import { PIXEL_LIMIT } from "./settings"
import { splitOverlays } from "./split"
import { cleanVideo, isStrippable, STRIP } from "./strip"
import { sanitizeSvg } from "./svg"

/** Makes `outputs` from `source`, and passes each to `deliver` once it is made. The file is read once for stills of all widths and formats. */
export async function makeOutputs(
  source: MediaSource,
  facts: MediaFacts,
  outputs: readonly MediaOutput[],
  deliver: (output: MediaOutput, content: Uint8Array | string) => Promise<void>,
): Promise<void> {
  const file = await readSource(source)
  const stills = outputs.flatMap(({ recipe }) => (recipe.make === "still" ? [recipe] : []))
  const [largest] = stills.toSorted((one, other) => other.width - one.width)
  // Narrower widths are made from the widest: shrinking twice doesn't show, and the file is decoded once.
  const widest = largest && (await raster(openStill(file, facts), largest))
  const rasters = new Map<number, Raster>()
  if (widest) rasters.set(widest.width, widest)
  const openWidest = () => (widest ? fromRaster(widest) : openStill(file, facts))

  async function make(recipe: Recipe): Promise<Uint8Array | string> {
    switch (recipe.make) {
      case "still": {
        const sized = rasters.get(recipe.width) ?? (await raster(openWidest(), recipe))
        rasters.set(recipe.width, sized)
        return fromRaster(sized).toFormat(recipe.format, recipe.options).toBuffer()
      }
      case "crop": {
        const { width, height, options, after, split } = recipe
        // A taller picture is cropped to its top, which shows what the screen is.
        const cropped = (image: Sharp) => image.resize({ width, height, fit: "cover", position: "top" })
        const crop = cropped(openWidest())
        if (!after) return crop.webp(options).toBuffer()
        const place = { left: 0, top: 0, width, height }
        const overlays = await splitOverlays(await crop.png().toBuffer(), 0.5, place, split)
        // With two pictures, the crop is the second one, covered by half of the first.
        const second = await cropped(openStill(await readSource(after), after.facts))
          .png()
          .toBuffer()
        return sharp(second).composite(overlays).webp(options).toBuffer()
      }
      case "animation": {
        const { width, height, options } = recipe
        return encodeAnimation(await openAnimation(file, facts.format), { width, height }, options)
      }
      case "original":
        return makeOriginal(file, facts, recipe.options)
    }
  }

  for (const output of outputs) await deliver(output, await make(output.recipe))
}

type Raster = Awaited<ReturnType<typeof raster>>

async function raster(image: Sharp, { width, height }: { width: number; height: number }) {
  const pixels = image.resize({ width, height, fit: "fill" }).raw()
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}

const fromRaster = ({ data, width, height, channels }: Raster): Sharp =>
  sharp(data, { raw: { width, height, channels }, limitInputPixels: PIXEL_LIMIT })

/** The full-size file. If only metadata must be removed, every pixel stays as it is. */
async function makeOriginal(file: Buffer, facts: MediaFacts, options: object): Promise<Uint8Array | string> {
  const { format, tagged } = facts
  if (format === "svg") return sanitizeSvg(file)
  if (format === "mp4" || format === "webm") return cleanVideo(file, format).video
  if (keepsPixels(facts)) {
    if (isStrippable(format)) return STRIP[format](file)
    if (format === "avif" && !tagged) return file
  }
  const published = format === "tiff" ? "png" : format
  return openStill(file, facts).toFormat(published, options).toBuffer()
}
