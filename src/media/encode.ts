import sharp, { type Sharp } from "sharp"
import { openAnimation } from "./animation"
import { keepsPixels, type MediaFacts, type MediaSource, readSource } from "./facts"
import { openStill } from "./image"
import type { MediaOutput, Recipe } from "./plan"
import { PIXEL_LIMIT } from "./settings"
import { CLEAN_VIDEO, STRIP } from "./strip"
import { sanitizeSvg } from "./svg"

/** Receives each result as soon as it is made. */
export type Deliver = (output: MediaOutput, content: Uint8Array | string) => Promise<void>

/** Makes `outputs` of `source`. Stills of all widths and formats come out of one reading of the file. */
export async function makeOutputs(
  source: MediaSource,
  facts: MediaFacts,
  outputs: readonly MediaOutput[],
  deliver: Deliver,
): Promise<void> {
  const file = await readSource(source)
  await makeStills(file, facts, outputs, deliver)
  for (const output of outputs) {
    const { recipe } = output
    if (recipe.make === "animation") await deliver(output, await makeAnimation(file, facts, recipe))
    if (recipe.make === "original") await deliver(output, await makeOriginal(file, facts, recipe))
  }
}

type StillRecipe = Extract<Recipe, { make: "still" }>
type MiniatureRecipe = Extract<Recipe, { make: "miniature" }>
type AnimationRecipe = Extract<Recipe, { make: "animation" }>
type OriginalRecipe = Extract<Recipe, { make: "original" }>

interface Raster {
  data: Buffer
  width: number
  height: number
  channels: 1 | 2 | 3 | 4
}

async function makeStills(
  file: Buffer,
  facts: MediaFacts,
  outputs: readonly MediaOutput[],
  deliver: Deliver,
): Promise<void> {
  const stills = outputs.flatMap(({ recipe }) => (recipe.make === "still" ? [recipe] : []))
  const miniatures = outputs.flatMap((output) =>
    output.recipe.make === "miniature" ? [{ output, recipe: output.recipe }] : [],
  )
  const largest = stills.toSorted((one, other) => other.width - one.width)[0]
  const deliverMiniatures = async (image: () => Sharp) => {
    for (const { output, recipe } of miniatures) await deliver(output, await makeMiniature(image(), recipe))
  }
  if (!largest) {
    await deliverMiniatures(() => openStill(file, facts))
    return
  }
  const { width, height } = largest
  // The narrower widths are made out of the widest: shrinking twice can't be seen, and decoding is paid once.
  const widest = await raster(openStill(file, facts).resize({ width, height, fit: "fill" }))
  await deliverMiniatures(() => fromRaster(widest))
  const sizes = new Map<number, Promise<Raster>>()
  for (const output of outputs) {
    const { recipe } = output
    if (recipe.make !== "still") continue
    const sized = sizes.get(recipe.width) ?? resize(widest, recipe)
    sizes.set(recipe.width, sized)
    await deliver(output, await encodeStill(fromRaster(await sized), recipe).toBuffer())
  }
}

/** Of a screen that is higher, the top: there it says what it is. */
const makeMiniature = (image: Sharp, { width, height, options }: MiniatureRecipe): Promise<Buffer> =>
  image.resize({ width, height, fit: "cover", position: "top" }).webp(options).toBuffer()

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

async function makeAnimation(file: Buffer, facts: MediaFacts, recipe: AnimationRecipe): Promise<Buffer> {
  const { frames, timing } = await openAnimation(file, facts.format)
  return frames
    .resize({ width: recipe.width, height: recipe.height, fit: "fill" })
    .toColourspace("srgb")
    .webp({ ...recipe.options, ...timing })
    .toBuffer()
}

/** The full-size file. Where nothing but metadata has to go, every pixel stays as the owner has it. */
async function makeOriginal(
  file: Buffer,
  facts: MediaFacts,
  { format, options }: OriginalRecipe,
): Promise<Uint8Array | string> {
  switch (format) {
    case "svg":
      return sanitizeSvg(file.toString("utf8"))
    case "mp4":
    case "webm":
      return CLEAN_VIDEO[format](file).video
    case "gif":
      return STRIP.gif(file)
    case "png":
    case "jpeg":
    case "webp":
      if (keepsPixels(facts)) return STRIP[format](file)
      return openStill(file, facts).toFormat(format, options).toBuffer()
    case "avif":
      if (keepsPixels(facts) && !facts.tagged) return file
      return openStill(file, facts).avif(options).toBuffer()
    case "tiff":
      return openStill(file, facts).png(options).toBuffer()
  }
}
