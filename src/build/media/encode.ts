import { readFile } from "node:fs/promises"
import sharp, { type Sharp } from "sharp"
import { openAnimation } from "./animation"
import type { MediaOutput, MediaSource, Recipe } from "./plan"
import type { MediaFacts } from "./probe"
import { PIXEL_LIMIT, PLACEHOLDER_WEBP, PLACEHOLDER_WIDTH } from "./settings"
import { stripImage } from "./strip-image"
import { sanitizeSvg } from "./svg"
import { cleanVideo } from "./video"

// One thread an image, and as many images at a time as there are processors: images don't wait for each other, threads of one do.
sharp.concurrency(1)
// Every image is read once: a cache of operations only holds memory.
sharp.cache(false)

/** Receives each result as soon as it is made. */
export type Deliver = (output: MediaOutput, content: Uint8Array | string) => Promise<void>

/** Makes `outputs` of `source`. Stills of all widths and formats come out of one reading of the file. */
export async function makeOutputs(
  source: MediaSource,
  facts: MediaFacts,
  outputs: readonly MediaOutput[],
  deliver: Deliver,
): Promise<void> {
  await makeStills(source, facts, outputs, deliver)
  for (const output of outputs) {
    const { recipe } = output
    if (recipe.make === "animation") await deliver(output, await makeAnimation(source, facts, recipe))
    if (recipe.make === "original") await deliver(output, await makeOriginal(source, facts, recipe))
  }
}

type StillRecipe = Extract<Recipe, { make: "still" }>
type AnimationRecipe = Extract<Recipe, { make: "animation" }>
type OriginalRecipe = Extract<Recipe, { make: "original" }>

interface Raster {
  data: Buffer
  width: number
  height: number
  channels: 1 | 2 | 3 | 4
}

async function makeStills(
  source: MediaSource,
  facts: MediaFacts,
  outputs: readonly MediaOutput[],
  deliver: Deliver,
): Promise<void> {
  const stills = outputs.flatMap(({ recipe }) => (recipe.make === "still" ? [recipe] : []))
  const largest = stills.toSorted((one, other) => other.width - one.width)[0]
  if (!largest) return
  const { width, height } = largest
  // The narrower widths are made out of the widest: shrinking twice can't be seen, and decoding is paid once.
  const upright = await raster(openStill(source, facts).resize({ width, height, fit: "fill" }))
  const sizes = new Map<number, Promise<Raster>>()
  for (const output of outputs) {
    const { recipe } = output
    if (recipe.make !== "still") continue
    const sized = sizes.get(recipe.width) ?? resize(upright, recipe)
    sizes.set(recipe.width, sized)
    await deliver(output, await encodeStill(fromRaster(await sized), recipe).toBuffer())
  }
}

async function raster(image: Sharp): Promise<Raster> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}

const fromRaster = ({ data, width, height, channels }: Raster): Sharp =>
  sharp(data, { raw: { width, height, channels }, limitInputPixels: PIXEL_LIMIT })

async function resize(from: Raster, { width, height }: StillRecipe): Promise<Raster> {
  if (from.width === width && from.height === height) return from
  return raster(fromRaster(from).resize({ width, height, fit: "fill" }))
}

function encodeStill(image: Sharp, { format, options }: StillRecipe): Sharp {
  switch (format) {
    case "avif":
      return image.avif(options)
    case "webp":
      return image.webp(options)
    case "jpeg":
      return image.jpeg(options)
    case "png":
      return image.png(options)
  }
}

/** The still of a file, or the first frame of an animation: upright, in sRGB. */
function openStill({ path }: Pick<MediaSource, "path">, { turned }: Pick<MediaFacts, "turned">): Sharp {
  const image = sharp(path, { limitInputPixels: PIXEL_LIMIT }).toColourspace("srgb")
  return turned ? image.autoOrient() : image
}

async function makeAnimation(source: MediaSource, facts: MediaFacts, recipe: AnimationRecipe): Promise<Buffer> {
  const { frames, timing } = await openAnimation(source.path, facts.format)
  return frames
    .resize({ width: recipe.width, height: recipe.height, fit: "fill" })
    .toColourspace("srgb")
    .webp({ ...recipe.options, ...timing })
    .toBuffer()
}

/** The full-size file. Where nothing but metadata has to go, every pixel stays as the owner has it. */
async function makeOriginal(
  source: MediaSource,
  facts: MediaFacts,
  { format, options }: OriginalRecipe,
): Promise<Uint8Array | string> {
  const asItIs = facts.kind === "animated" || !(facts.turned || facts.profiled)
  switch (format) {
    case "svg":
      return sanitizeSvg(await readFile(source.path, "utf8"))
    case "mp4":
    case "webm":
      return cleanVideo(await readFile(source.path), format).video
    case "gif":
      return stripImage(await readFile(source.path), format)
    case "png":
    case "jpeg":
    case "webp":
      if (asItIs) return stripImage(await readFile(source.path), format)
      return openStill(source, facts).toFormat(format, options).toBuffer()
    case "avif":
      if (asItIs && !facts.tagged) return readFile(source.path)
      return openStill(source, facts).avif(options).toBuffer()
    case "tiff":
      return openStill(source, facts).png(options).toBuffer()
  }
}

/**
 * A blurred miniature of an image, as a data URI. Not by gatsby-plugin-sharp's `generateBase64`: at a picture it can't decode
 * that ends the whole build itself, with a message that isn't ours and before the other pictures are looked at.
 */
export async function makePlaceholder(file: string, facts: MediaFacts): Promise<string> {
  const ratio = (facts.height ?? 1) / (facts.width ?? 1)
  const height = Math.max(1, Math.round(PLACEHOLDER_WIDTH * ratio))
  const miniature = await openStill({ path: file }, facts)
    .resize({ width: PLACEHOLDER_WIDTH, height, fit: "fill" })
    .webp(PLACEHOLDER_WEBP)
    .toBuffer()
  return `data:image/webp;base64,${miniature.toString("base64")}`
}
