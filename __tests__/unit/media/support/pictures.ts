import sharp, { type Sharp } from "sharp"
import { readPng, writePng } from "../../../../src/media/png"

/** A picture in one colour. */
export const plain = (width: number, height: number, background: string): Sharp =>
  sharp({ create: { width, height, channels: 3, background } })

/** A pixel of a picture: red, green, blue and opacity. `page` is the number of an animation's frame. */
export async function pixelAt(picture: string, left: number, top: number, page = 0): Promise<number[]> {
  const pixel = sharp(picture, { page }).ensureAlpha().extract({ left, top, width: 1, height: 1 })
  return [...(await pixel.raw().toBuffer())]
}

/** A PNG with an additional chunk after its header. */
export function withChunk(png: Uint8Array, type: string, data: Buffer | string): Buffer {
  const [header, ...rest] = readPng(Buffer.from(png))
  return writePng([...(header ? [header] : []), { type, data: Buffer.from(data) }, ...rest])
}
