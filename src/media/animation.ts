import sharp, { type OverlayOptions, type Sharp } from "sharp"
import type { MediaFormat } from "./formats"
import { openImage } from "./image"
import { readPng, writePng, type PngChunk } from "./png"
import { type ANIMATION_WEBP, PIXEL_LIMIT } from "./settings"
import type { Size } from "./strip"

/** All frames of an animation as one image, and what that lacks: how often it plays (0 is forever), and each frame's delay in milliseconds. */
export interface Animation {
  frames: Sharp
  loop: number
  delay: number[]
}

/** sharp's maximum for the delay of a frame, in milliseconds, and for how often an animation plays. */
const SHARP_MAX = 65_535

/** Opens an animated image with all of its frames. */
export async function openAnimation(image: Buffer, format: MediaFormat): Promise<Animation> {
  if (format === "png") return openAnimatedPng(image)
  const frames = openImage(image, format, { animated: true })
  const { loop = 0, delay = [] } = await frames.metadata()
  return { frames, loop, delay }
}

/** The largest difference between two values of a channel that libwebp treats as equal, at a quality in per cent. */
const toleranceAt = (quality: number) => Math.round(31 - 30 * Math.sqrt(quality / 100))

/**
 * Resizes all frames, and encodes them as an animated WebP. libwebp omits blocks that are nearly the same as in the previous frame, so a slow
 * fade would never finish, and would leave blocks of the old picture behind. Pixels that change so little therefore keep the value that is
 * shown until they differ more from it.
 */
export async function encodeAnimation({ frames, loop, delay }: Animation, size: Size, options: typeof ANIMATION_WEBP) {
  const resized = frames.resize({ ...size, fit: "fill" }).toColourspace("srgb")
  const pixels = await resized.ensureAlpha().raw().toBuffer()
  const frameLength = size.width * size.height * 4
  const tolerance = toleranceAt(options.quality)
  const isNear = (at: number) => Math.abs((pixels[at] ?? 0) - (pixels[at - frameLength] ?? 0)) <= tolerance
  for (let at = frameLength; at < pixels.length; at += 4) {
    if (!isNear(at) || !isNear(at + 1) || !isNear(at + 2) || !isNear(at + 3)) continue
    for (let byte = at; byte < at + 4; byte += 1) pixels[byte] = pixels[byte - frameLength] ?? 0
  }
  return fromFrames(pixels, size)
    .webp({ ...options, loop: loop > SHARP_MAX ? 0 : loop, delay: delay.map((each) => Math.min(each, SHARP_MAX)) })
    .toBuffer()
}

const fromFrames = (pixels: Buffer, { width, height }: Size): Sharp =>
  sharp(pixels, {
    animated: true,
    raw: { width, height: pixels.length / width / 4, channels: 4, pageHeight: height },
    limitInputPixels: PIXEL_LIMIT,
  })

type Frame = ReturnType<typeof readFrame>

const DISPOSALS = ["keep", "clear", "restore"] as const

/** How long a frame without a delay lasts, in milliseconds, as in browsers. */
const DEFAULT_DELAY = 100

/** libvips reads only the first frame of an animated PNG, so its frames are composed here. */
async function openAnimatedPng(png: Buffer): Promise<Animation> {
  const chunks = readPng(png)
  const header = dataOf(chunks, "IHDR")
  const width = header.readUInt32BE(0)
  const height = header.readUInt32BE(4)
  const frames = framesOf(chunks)
  const shared = chunks.filter(({ type }) => ["PLTE", "tRNS", "gAMA", "sRGB", "cHRM"].includes(type))
  const pictures: Buffer[] = []
  const draw = (base: Buffer, ...layers: OverlayOptions[]) =>
    sharp(base, { raw: { width, height, channels: 4 } })
      .composite(layers)
      .raw()
      .toBuffer()
  let canvas: Buffer = Buffer.alloc(width * height * 4)
  for (const frame of frames) {
    const raw = { width: frame.width, height: frame.height, channels: 4 } as const
    const place = { left: frame.left, top: frame.top }
    const hole = { ...place, input: { create: { ...raw, background: "black" } }, blend: "dest-out" } as const
    const picture = { ...place, input: await decodeFrame(frame, header, shared), raw }
    const drawn = await draw(canvas, ...(frame.blend === "over" ? [picture] : [hole, picture]))
    pictures.push(drawn)
    if (frame.dispose === "clear") canvas = await draw(drawn, hole)
    else if (frame.dispose === "keep") canvas = drawn
  }
  return {
    frames: fromFrames(Buffer.concat(pictures), { width, height }),
    loop: dataOf(chunks, "acTL").readUInt32BE(4),
    delay: frames.map(({ delay }) => delay),
  }
}

/** The frames in order. Pixels before the first frame control are a fallback that is not part of the animation. */
function framesOf(chunks: readonly PngChunk[]): Frame[] {
  const frames: Frame[] = []
  for (const { type, data } of chunks) {
    if (type === "fcTL") frames.push(readFrame(data))
    if (type === "IDAT") frames.at(-1)?.data.push(data)
    if (type === "fdAT") frames.at(-1)?.data.push(data.subarray(4))
  }
  return frames
}

function readFrame(control: Buffer) {
  const delay = (1000 * control.readUInt16BE(20)) / (control.readUInt16BE(22) || 100)
  return {
    width: control.readUInt32BE(4),
    height: control.readUInt32BE(8),
    left: control.readUInt32BE(12),
    top: control.readUInt32BE(16),
    delay: Math.round(delay) || DEFAULT_DELAY,
    dispose: DISPOSALS[control.readUInt8(24)] ?? "keep",
    blend: control.readUInt8(25) === 1 ? "over" : "replace",
    data: new Array<Buffer>(),
  }
}

async function decodeFrame(frame: Frame, header: Buffer, shared: readonly PngChunk[]): Promise<Buffer> {
  const own = Buffer.from(header)
  own.writeUInt32BE(frame.width, 0)
  own.writeUInt32BE(frame.height, 4)
  const picture = writePng([
    { type: "IHDR", data: own },
    ...shared,
    { type: "IDAT", data: Buffer.concat(frame.data) },
    { type: "IEND", data: Buffer.alloc(0) },
  ])
  return openImage(picture, "png").toColourspace("srgb").ensureAlpha().raw().toBuffer()
}

function dataOf(chunks: readonly PngChunk[], type: string): Buffer {
  const chunk = chunks.find((candidate) => candidate.type === type)
  if (!chunk) throw new Error(`the PNG lacks ${type}`)
  return chunk.data
}
