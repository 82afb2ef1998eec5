import sharp, { type Sharp } from "sharp"
import type { MediaFormat } from "./formats"
import { openImage } from "./image"
import { readPng, writePng, type PngChunk } from "./png"
import { PIXEL_LIMIT } from "./settings"

/** An animation: all frames as one image, and the timing that the image itself lacks. */
export interface Animation {
  frames: Sharp
  timing: { loop?: number; delay?: number[] }
}

/** Opens an animated image with all of its frames. */
export async function openAnimation(image: Buffer, format: MediaFormat): Promise<Animation> {
  if (format === "png") return openAnimatedPng(image)
  return { frames: openImage(image, format, { animated: true }), timing: {} }
}

interface Frame {
  width: number
  height: number
  left: number
  top: number
  /** In milliseconds. */
  delay: number
  dispose: "keep" | "clear" | "restore"
  blend: "replace" | "over"
  data: Buffer[]
}

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
  let canvas: Buffer = Buffer.alloc(width * height * 4)
  for (const frame of frames) {
    const before = canvas
    canvas = await draw(canvas, width, height, frame, await decodeFrame(frame, header, shared))
    pictures.push(canvas)
    if (frame.dispose === "restore") canvas = before
    if (frame.dispose === "clear") canvas = replace(canvas, width, frame)
  }
  return {
    frames: sharp(Buffer.concat(pictures), {
      animated: true,
      raw: { width, height: height * pictures.length, channels: 4, pageHeight: height },
      limitInputPixels: PIXEL_LIMIT,
    }),
    timing: { loop: dataOf(chunks, "acTL").readUInt32BE(4), delay: frames.map(({ delay }) => delay) },
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

function readFrame(control: Buffer): Frame {
  const delay = (1000 * control.readUInt16BE(20)) / (control.readUInt16BE(22) || 100)
  return {
    width: control.readUInt32BE(4),
    height: control.readUInt32BE(8),
    left: control.readUInt32BE(12),
    top: control.readUInt32BE(16),
    delay: Math.round(delay) || DEFAULT_DELAY,
    dispose: DISPOSALS[control.readUInt8(24)] ?? "keep",
    blend: control.readUInt8(25) === 1 ? "over" : "replace",
    data: [],
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

async function draw(canvas: Buffer, width: number, height: number, frame: Frame, pixels: Buffer): Promise<Buffer> {
  if (frame.blend === "replace") return replace(canvas, width, frame, pixels)
  const raw = { width: frame.width, height: frame.height, channels: 4 } as const
  return sharp(canvas, { raw: { width, height, channels: 4 } })
    .composite([{ input: pixels, raw, left: frame.left, top: frame.top }])
    .raw()
    .toBuffer()
}

/** A canvas of the given width whose frame area has other pixels, or none. */
function replace(canvas: Buffer, width: number, frame: Frame, pixels?: Buffer): Buffer {
  const replaced = Buffer.from(canvas)
  const length = frame.width * 4
  for (let row = 0; row < frame.height; row++) {
    const target = ((frame.top + row) * width + frame.left) * 4
    if (pixels) pixels.copy(replaced, target, row * length, (row + 1) * length)
    else replaced.fill(0, target, target + length)
  }
  return replaced
}

function dataOf(chunks: readonly PngChunk[], type: string): Buffer {
  const chunk = chunks.find((candidate) => candidate.type === type)
  if (!chunk) throw new Error(`the PNG lacks ${type}`)
  return chunk.data
}
