import { createHash } from "node:crypto"
import path from "node:path"
import slugify from "@sindresorhus/slugify"
import { generateImageData, type IGatsbyImageData } from "gatsby-plugin-image"
import { HASHED_FOLDERS, widestVariant } from "../constants"
import type { MediaData } from "../content/media-data"
import type { MediaFacts, MediaSource } from "./facts"
import { FORMATS, type MediaFormat } from "./formats"
import * as settings from "./settings"
import type { SplitStyle } from "./split"
import type { Size } from "./strip"

/** How a file is made from its source. Part of its cache key: other options give another result. */
export type Recipe =
  | { make: "still"; format: "avif" | "webp" | "jpeg" | "png"; width: number; height: number; options: object }
  | {
      make: "crop"
      width: number
      height: number
      options: object
      after?: MediaSource & { facts: MediaFacts }
      split?: SplitStyle
    }
  | { make: "animation"; width: number; height: number; options: typeof settings.ANIMATION_WEBP }
  | { make: "original"; format: MediaFacts["format"]; options: object }

/** A file that the site publishes. */
export interface MediaOutput {
  /** Address on the site, without the path prefix. */
  address: string
  /** Name in the cache, unique among the results of its source. */
  key: string
  recipe: Recipe
}

/** The site's folders for files made from media. */
export const MEDIA_FOLDERS = [HASHED_FOLDERS.media, HASHED_FOLDERS.miniatures] as const

/**
 * What a file becomes on the site, without reading or making anything: the data for components, and the files to be made for it. `prefix` is the
 * site's path prefix, or empty.
 */
export function planMedia(source: MediaSource, facts: MediaFacts, placeholder: string | null, prefix: string) {
  const name = hash(source.digest, settings.FINGERPRINT)
  const outputs: MediaOutput[] = []
  const publish = (suffix: string, extension: string, recipe: Recipe): string => {
    const address = `/${HASHED_FOLDERS.media}/${name}${suffix}.${extension}`
    outputs.push(outputAt(address, extension, recipe))
    return prefix + address
  }
  const { format, kind, alpha } = facts
  const { type, extensions } = FORMATS[publishedFormat(format)]
  const original = publish(`/${cleanName(source.path)}`, extensions[0], originalRecipe(format))
  const size = { width: facts.width ?? settings.VIDEO_SIZE.width, height: facts.height ?? settings.VIDEO_SIZE.height }
  const drawing = kind === "svg" ? imageData(size, { fallback: { src: original } }) : null
  const gatsbyImageData = hasPixels(facts) ? planPicture(size, alpha, placeholder, publish) : drawing
  const animation = kind === "animated" ? planAnimation(size, publish) : null
  const shownAs = kind === "svg" ? "still" : kind
  return { data: { kind: shownAs, alt: null, ...size, original, type, gatsbyImageData, animation }, outputs }
}

/** Browsers don't show TIFF; PNG stores it losslessly. */
const publishedFormat = (format: MediaFormat) => (format === "tiff" ? "png" : format)

const originalRecipe = (format: MediaFormat): Recipe => {
  return { make: "original", format, options: settings.ORIGINAL[publishedFormat(format)] ?? {} }
}

const outputAt = (address: string, extension: string, recipe: Recipe): MediaOutput => {
  return { address, key: `${hash(recipe, settings.TOOLS)}.${extension}`, recipe }
}

/** The full-size file without metadata, at this address; undefined if it would get another format. */
export const planCopy = (address: string, { format }: MediaFacts): MediaOutput | undefined =>
  publishedFormat(format) === format
    ? outputAt(address, FORMATS[format].extensions[0], originalRecipe(format))
    : undefined

/** Whether a file has pixels to crop: not a video or an SVG. */
export const hasPixels = ({ kind }: MediaFacts) => kind === "still" || kind === "animated"

/** The sizes of crops. */
export type CropName = keyof typeof settings.CROPS

/** A small crop of a picture; with the one that shows the same thing `after`, a split of both. */
export function planCrop(
  name: CropName,
  source: MediaSource,
  after?: MediaSource & { facts: MediaFacts },
  split?: SplitStyle,
): MediaOutput {
  const crop = { make: "crop", ...settings.CROPS[name], ...(after && split && { split }) } as const
  const digests = [source.digest, after?.digest]
  return {
    address: `/${HASHED_FOLDERS.miniatures}/${hash(digests, crop, settings.FINGERPRINT)}.webp`,
    key: `${hash(digests, crop, settings.TOOLS)}.webp`,
    recipe: { ...crop, ...(after && { after }) },
  }
}

/** Plans a file whose name starts with that of its source, and returns its address. */
type Publish = (suffix: string, extension: string, recipe: Recipe) => string

function planPicture(size: Size, alpha: boolean, placeholder: string | null, publish: Publish): IGatsbyImageData {
  const still = (format: "avif" | "webp" | "jpeg" | "png", width: number, options: object) =>
    publish(`-${width}`, format === "jpeg" ? "jpg" : format, {
      make: "still",
      format,
      width,
      height: scaled(size, width),
      options,
    })
  const widest = widestVariant(size)
  const { images } = generateImageData({
    pluginName: "media",
    filename: "",
    layout: "fullWidth",
    formats: ["avif", "webp"],
    breakpoints: [...settings.WIDTHS],
    sourceMetadata: { width: widest, height: scaled(size, widest), format: "auto" },
    generateImageSource: (_, width, height, format) => {
      const src = format === "avif" ? still("avif", width, settings.AVIF) : still("webp", width, settings.WEBP)
      return { src, width, height, format }
    },
  })
  const fallbackWidth = Math.min(settings.FALLBACK_WIDTH, widest)
  const src = alpha
    ? still("png", fallbackWidth, settings.FALLBACK_PNG)
    : still("jpeg", fallbackWidth, settings.FALLBACK_JPEG)
  const sources = (images.sources ?? []).map(({ sizes: _, ...source }) => ({
    ...source,
    srcSet: source.srcSet.replaceAll(",\n", ", "),
  }))
  // `<GatsbyImage>` takes the `sizes` of all sources from here.
  const sizes = `(min-width: ${size.width}px) ${size.width}px, 100vw`
  return imageData(size, { sources, fallback: { src, sizes } }, placeholder)
}

/** A picture in the format of gatsby-plugin-image: as wide as its container, up to its own width. */
export const imageData = (
  size: Size,
  images: IGatsbyImageData["images"],
  placeholder: string | null = null,
): IGatsbyImageData => ({
  layout: "constrained",
  ...size,
  images,
  ...(placeholder !== null && { placeholder: { fallback: placeholder } }),
})

function planAnimation(size: Size, publish: Publish): MediaData["animation"] {
  const widest = Math.min(Math.max(...settings.ANIMATION_WIDTHS), widestVariant(size))
  const narrower = settings.ANIMATION_WIDTHS.filter((width) => width < widest)
  const files = [...narrower, widest].map((width) => {
    const height = scaled(size, width)
    const recipe: Recipe = { make: "animation", width, height, options: settings.ANIMATION_WEBP }
    return { width, src: publish(`-animation-${width}`, "webp", recipe) }
  })
  return { src: files.at(-1)?.src ?? "", srcSet: files.map(({ src, width }) => `${src} ${width}w`).join(", ") }
}

/** The height at `width` with the same ratio, at least 1 px. */
const scaled = (size: Size, width: number): number => Math.max(1, Math.round((width * size.height) / size.width))

/** A readable file name for an address: lower case, at most 100 Latin letters, digits and dashes, without its extension. */
export const cleanName = (file: string): string => slugify(path.parse(file).name).slice(0, 100) || "file"

/** 12 hexadecimal digits: with 10,000 files, two collide on one of 5 million sites. */
function hash(...parts: unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 12)
}
