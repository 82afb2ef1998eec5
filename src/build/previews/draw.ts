import sharp, { type JpegOptions, type OverlayOptions } from "sharp"
import { z } from "zod"
import type { TypefaceName } from "../../content/typefaces"
import { openStill } from "../../media/image"
import { type MediaFacts, type MediaSource, readFacts, readSource } from "../../media/facts"
import { splitOverlays } from "../../media/split"
import type { Size } from "../../media/strip"
import { sanitizeSvg } from "../../media/svg"
import { PREVIEW_SIZE } from "../../site-pages"
import { COLOURS } from "../../theme/tokens"
import type { Fonts } from "./fonts"
import { isRightToLeft, typesettable, type TypesetText, typeset } from "./text"

export interface PreviewContent {
  /** The name of what is shared, in large type. */
  title: string
  /** A sentence below it; may be empty. */
  text: string
  brand: string
  owner: string
  /** The language of the texts, as a BCP 47 tag. */
  language: string
  /** The site's accent, in the light theme. */
  accent: string
  typeface: TypefaceName
  /** The pictures to choose from, best first: it shows one in landscape, or up to two in portrait. */
  pictures: readonly PreviewPicture[]
}

/** A picture and, if it is the "after" of a pair, the "before". */
export interface PreviewPicture {
  source: MediaSource
  before?: MediaSource | undefined
}

/** A text that could not be typeset as it is, with the characters that no available font has. */
export const unsetText = z.object({ text: z.string(), missing: z.array(z.string()) })
export type Unset = z.infer<typeof unsetText>

const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE
const { page, ink, quietInk, hairline, raised } = COLOURS.light

/** The outer margin, and the gap between the text column and the pictures, px. */
const MARGIN = 64
const GAP = 56

/** The text column next to pictures, px. */
const COLUMN = 468

/** The maximum file size in bytes: chat apps drop larger previews, each at its own limit. */
export const MAX_PREVIEW_SIZE = 300_000

/** The qualities to try: the first with a small enough file is used. Colour keeps its full resolution, because text has coloured edges. */
const QUALITIES: readonly number[] = [90, 82, 74, 64, 50, 35]
export const PREVIEW_JPEG: JpegOptions = { mozjpeg: true, chromaSubsampling: "4:4:4" }

/** To be bumped when the same content is drawn differently. */
export const DRAWING_VERSION = 4

/** The ratio of height to width from which a picture counts as a phone's screenshot. */
const PORTRAIT = 1.3

/** Draws a preview in the site's design, as a JPEG, and lists the texts that it lacks. Rejects if a picture can't be read. */
export async function drawPreview(content: PreviewContent, fonts: Fonts, cacheDirectory: string) {
  const unset: Unset[] = []
  const typesettablePart = (text: string) => {
    const { text: kept, missing } = typesettable(text, fonts)
    if (missing.length > 0) unset.push({ text, missing })
    return kept
  }
  const [title, text] = [typesettablePart(content.title), typesettablePart(content.text)]
  const [brand, owner] = [typesettablePart(content.brand), typesettablePart(content.owner)]
  const pictures = await usablePictures(content.pictures, cacheDirectory)
  const width = pictures.length > 0 ? COLUMN : WIDTH - 2 * MARGIN
  const headline = title === "" ? brand : title
  const mirrored = isRightToLeft(headline)
  const set = (words: string, style: Omit<Parameters<typeof typeset>[1], "width" | "isRightAligned">) =>
    typeset(words, { ...style, width, isRightAligned: mirrored }, fonts)
  const heading = await set(headline, {
    sizes: pictures.length > 0 ? [72, 64, 56, 48, 40] : [104, 92, 80, 68, 56, 48],
    weight: 800,
    lineHeight: 1.12,
    colour: ink,
    lines: 4,
  })
  const line = { lineHeight: 1.2, lines: 1 }
  const wordmark = title === "" || brand === title ? "" : brand
  const brandLine = await set(wordmark, { ...line, sizes: [28], weight: 800, colour: content.accent })
  const ownerLine = await set(owner === title ? "" : owner, { ...line, sizes: [26], weight: 500, colour: ink })
  const textTop = MARGIN + heightOf(brandLine) + SPACE.belowTop
  const foot = HEIGHT - MARGIN - heightOf(ownerLine)
  const rule = foot - SPACE.belowRule
  const end = rule - SPACE.aboveRule
  // The sentence gets the space between the heading and the last line.
  const room = end - textTop - heightOf(heading) - SPACE.betweenTexts
  const [sentenceSize, sentenceLeading] = [28, 1.36]
  const sentence = await set(text, {
    sizes: [sentenceSize],
    weight: 400,
    lineHeight: sentenceLeading,
    colour: quietInk,
    lines: Math.min(4, Math.floor(room / (sentenceSize * sentenceLeading))),
  })
  const left = mirrored ? WIDTH - MARGIN - width : MARGIN
  const place = (text: TypesetText | undefined, y: number): OverlayOptions[] =>
    text ? [{ input: text.picture, left: mirrored ? left + width - text.width : left, top: Math.round(y) }] : []
  const group = heightOf(heading) + (sentence ? SPACE.betweenTexts + sentence.height : 0)
  // The heading and its sentence are centred between the top line and the bottom line.
  const start = textTop + Math.max(0, (end - textTop - group) / 2)
  const separator = { create: { width, height: 2, channels: 3 as const, background: hairline } }
  const overlays = [
    ...place(brandLine, MARGIN),
    ...place(heading, start),
    ...place(sentence, start + heightOf(heading) + SPACE.betweenTexts),
    ...(ownerLine ? [{ input: separator, left, top: rule }] : []),
    ...place(ownerLine, foot),
    ...(await layers(pictures, mirrored, content.accent)),
  ]
  const canvas = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: page } })
  const raster = await canvas.composite(overlays).removeAlpha().raw().toBuffer()
  return { file: await encode(raster), unset }
}

const SPACE = { belowTop: 40, betweenTexts: 42, aboveRule: 24, belowRule: 28 }

const heightOf = (text: TypesetText | undefined) => text?.height ?? 0

async function encode(data: Buffer): Promise<Buffer> {
  let file = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    file = await sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
      .jpeg({ ...PREVIEW_JPEG, quality })
      .toBuffer()
    if (file.length <= MAX_PREVIEW_SIZE) break
  }
  return file
}

interface Picture {
  source: MediaSource
  facts: MediaFacts
  isPortrait: boolean
  before?: Picture | undefined
}

/** How much a picture may be enlarged: beyond that, its pixels become visible. */
const MAX_SCALE = 1.5

const scaleTo = (place: Size, { width, height }: MediaFacts) =>
  Math.max(place.width / (width ?? 1), place.height / (height ?? 1))

/**
 * The pictures that a preview shows: the first with enough pixels for its place, and its "before". A portrait one without a "before" is shown with
 * another portrait one. An SVG always has enough pixels.
 */
async function usablePictures(sources: readonly PreviewPicture[], cacheDirectory: string): Promise<Picture[]> {
  const read = async ({ source, before }: PreviewPicture): Promise<Picture> => {
    const { facts } = await readFacts(source, cacheDirectory)
    const isPortrait = (facts.height ?? 0) >= PORTRAIT * (facts.width ?? Infinity)
    return { source, facts, isPortrait, before: before && (await read({ source: before })) }
  }
  const isLargeEnough = ({ facts, isPortrait }: Picture) =>
    facts.kind === "svg" || scaleTo(isPortrait ? PORTRAIT_PLACE : LANDSCAPE_PLACE, facts) <= MAX_SCALE
  const isUsable = (picture: Picture) => picture.facts.kind !== "video" && isLargeEnough(picture)
  const pictures = (await Promise.all(sources.map(read))).filter(isUsable)
  const [first] = pictures
  if (!first) return []
  const before = first.before?.isPortrait === first.isPortrait && isUsable(first.before) ? first.before : undefined
  if (!first.isPortrait) return [{ ...first, before }]
  return before ? [before, first] : pictures.filter(({ isPortrait }) => isPortrait).slice(0, 2)
}

/** Where the pictures begin, and the width between there and the edge, px. */
const PICTURES_START = MARGIN + COLUMN + GAP
const PICTURES_WIDTH = WIDTH - PICTURES_START

/** The gap between two portrait pictures, px. */
const PORTRAIT_GAP = 24

/** The size of a landscape picture, and of each of two in portrait; the second is `PORTRAIT_STEP` lower. */
const LANDSCAPE_PLACE = { width: PICTURES_WIDTH, height: HEIGHT - MARGIN }
const PORTRAIT_PLACE = { width: Math.floor((PICTURES_WIDTH - PORTRAIT_GAP - MARGIN / 2) / 2), height: HEIGHT - MARGIN }
const PORTRAIT_STEP = 48

/** Places the pictures next to the text column and past the edges of the preview, so that they are as large as possible. */
async function layers(pictures: readonly Picture[], mirrored: boolean, accent: string): Promise<OverlayOptions[]> {
  const overlays = await Promise.all(
    pictures.map(async (picture, index): Promise<OverlayOptions[]> => {
      const { width } = picture.isPortrait ? PORTRAIT_PLACE : LANDSCAPE_PLACE
      const top = MARGIN + index * PORTRAIT_STEP
      const height = HEIGHT - top
      const isAlone = pictures.length === 1
      const across = Math.round(isAlone ? (PICTURES_WIDTH - width) / 2 : index * (width + PORTRAIT_GAP))
      const left = mirrored ? WIDTH - PICTURES_START - across - width : PICTURES_START + across
      const frame = { create: { width, height, channels: 3 as const, background: hairline } }
      // A portrait picture has a frame on both sides; a landscape one extends past the edge.
      const size = { width: width - (picture.isPortrait ? 2 : 1) * FRAME, height: height - FRAME }
      const still = await croppedPicture(picture, size, mirrored)
      const split = picture.before && !picture.isPortrait && (await croppedPicture(picture.before, size, mirrored))
      const place = { left: left + (mirrored && !picture.isPortrait ? 0 : FRAME), top: top + FRAME }
      const style = { colour: accent, isMirrored: mirrored }
      return [
        { input: frame, left, top },
        { input: still, ...place },
        ...(split ? await splitOverlays(split, BEFORE_SHARE, { ...place, ...size }, style) : []),
      ]
    }),
  )
  return overlays.flat()
}

/** The hairline around a picture, px: twice the site's, because previews are shown at half size. */
const FRAME = 2

/** How much of a split's width shows the before. */
const BEFORE_SHARE = 0.38

/** Crops a picture to its upper corner on the side where reading begins, which tells most about it. */
async function croppedPicture({ source, facts }: Picture, size: Size, mirrored: boolean) {
  const file = await readSource(source)
  // The density, in dots per inch, at which an SVG fills its place: 72 gives its own size.
  const density = Math.min(2400, Math.max(1, 72 * scaleTo(size, facts)))
  const image = facts.kind === "svg" ? sharp(Buffer.from(sanitizeSvg(file)), { density }) : openStill(file, facts)
  return image
    .resize({ ...size, fit: "cover", position: mirrored ? "right top" : "left top", kernel: "lanczos3" })
    .flatten({ background: raised })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
