import sharp, { type OverlayOptions, type Sharp } from "sharp"
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
  const draw = (canvas: Buffer, ...layers: OverlayOptions[]) =>
    sharp(canvas, { raw: { width, height, channels: 4 } })
      .composite(layers)
      .raw()
      .toBuffer()
  let before: Buffer = Buffer.alloc(width * height * 4)
  for (const frame of frames) {
    const raw = { width: frame.width, height: frame.height, channels: 4 } as const
    const place = { left: frame.left, top: frame.top }
    const hole = { ...place, input: { create: { ...raw, background: "black" } }, blend: "dest-out" } as const
    const picture = { ...place, input: await decodeFrame(frame, header, shared), raw }
    const drawn = await draw(before, ...(frame.blend === "over" ? [picture] : [hole, picture]))
    pictures.push(drawn)
    if (frame.dispose === "clear") before = await draw(drawn, hole)
    else if (frame.dispose === "keep") before = drawn
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

function dataOf(chunks: readonly PngChunk[], type: string): Buffer {
  const chunk = chunks.find((candidate) => candidate.type === type)
  if (!chunk) throw new Error(`the PNG lacks ${type}`)
  return chunk.data
}
