import { crc32 } from "node:zlib"

/** A PNG chunk: its type and its data. */
export interface PngChunk {
  type: string
  data: Buffer
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/**
 * The chunks of a PNG up to its end, without trailing data.
 *
 * @throws if the file is not a PNG or truncated.
 */
export function readPng(png: Buffer): PngChunk[] {
  if (!png.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw new Error("not a PNG")
  const chunks: PngChunk[] = []
  let offset = SIGNATURE.length
  while (chunks.at(-1)?.type !== "IEND") {
    if (offset + 12 > png.length) throw new Error("it ends too soon")
    const end = offset + 8 + png.readUInt32BE(offset)
    if (end + 4 > png.length) throw new Error("it ends too soon")
    chunks.push({ type: png.toString("latin1", offset + 4, offset + 8), data: png.subarray(offset + 8, end) })
    offset = end + 4
  }
  return chunks
}

/** A PNG made of these chunks. */
export function writePng(chunks: readonly PngChunk[]): Buffer {
  return Buffer.concat([SIGNATURE, ...chunks.flatMap(writeChunk)])
}

function writeChunk({ type, data }: PngChunk): Buffer[] {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(data.length, 0)
  head.write(type, 4, "latin1")
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(data, crc32(head.subarray(4))), 0)
  return [head, data, checksum]
}

/** Chunks that affect how a PNG looks, including those of animations. */
const DRAWING_CHUNKS: ReadonlySet<string> = new Set(
  "IHDR PLTE tRNS sRGB gAMA cHRM cICP sBIT bKGD pHYs acTL fcTL fdAT IDAT IEND".split(" "),
)

/**
 * A PNG with only the chunks that affect how it looks.
 *
 * @throws if truncated.
 */
export const stripPng = (png: Buffer): Buffer => writePng(readPng(png).filter(({ type }) => DRAWING_CHUNKS.has(type)))

/** The number of frames of an animated PNG, given in a chunk before the pixels; 1 for a still. */
export function pngFrames(chunks: readonly PngChunk[]): number {
  const start = chunks.find(({ type }) => type === "acTL" || type === "IDAT")
  return start?.type === "acTL" ? start.data.readUInt32BE(0) : 1
}
