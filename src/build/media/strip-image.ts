import { readPng, writePng } from "./png"

/** A format whose files can be freed of metadata without touching a pixel. */
export type StrippableFormat = "png" | "jpeg" | "webp" | "gif"

/**
 * The same picture, every pixel as it was, without EXIF, GPS position, XMP, comments, embedded thumbnails, colour profile
 * or anything behind its end. The caller sees to it that neither orientation nor profile is needed.
 *
 * @throws if the file isn't whole.
 */
export function stripImage(image: Buffer, format: StrippableFormat): Buffer {
  switch (format) {
    case "png":
      return writePng(readPng(image).filter(({ type }) => PNG_CHUNKS.has(type)))
    case "jpeg":
      return stripJpeg(image)
    case "webp":
      return stripWebp(image)
    case "gif":
      return stripGif(image)
  }
}

/** Chunks that say what a PNG looks like, those of animations included. */
const PNG_CHUNKS: ReadonlySet<string> = new Set(
  "IHDR PLTE tRNS sRGB gAMA cHRM cICP sBIT bKGD pHYs acTL fcTL fdAT IDAT IEND".split(" "),
)

const MARKER = { start: 0xd8, end: 0xd9, scan: 0xda, jfif: 0xe0, adobe: 0xee, comment: 0xfe } as const

/** Length of a JFIF segment that holds no thumbnail. */
const BARE_JFIF = 16

function stripJpeg(jpeg: Buffer): Buffer {
  const kept = [jpeg.subarray(0, 2)]
  let offset = 2
  for (;;) {
    const marker = at(jpeg, offset + 1)
    if (at(jpeg, offset) !== 0xff) throw new Error("broken JPEG")
    if (marker === 0xff) {
      offset += 1
      continue
    }
    if (marker === MARKER.end) return Buffer.concat([...kept, jpeg.subarray(offset, offset + 2)])
    let end = offset + 2 + jpeg.readUInt16BE(offset + 2)
    if (marker === MARKER.scan) end = endOfScan(jpeg, end)
    if (isDrawnJpegSegment(marker, end - offset - 2)) kept.push(jpeg.subarray(offset, end))
    offset = end
  }
}

/** Application segments go but for JFIF's and Adobe's, which say how colours are stored. */
function isDrawnJpegSegment(marker: number, length: number): boolean {
  if (marker === MARKER.jfif) return length === BARE_JFIF
  if (marker === MARKER.adobe) return true
  return marker < 0xe0 || (marker > 0xef && marker !== MARKER.comment)
}

/** Where the compressed pixels end: at the first marker that is neither a stuffed byte nor a restart. */
function endOfScan(jpeg: Buffer, start: number): number {
  let offset = start
  for (;;) {
    offset = jpeg.indexOf(0xff, offset)
    if (offset < 0 || offset + 1 >= jpeg.length) throw new Error("the JPEG ends too soon")
    const next = at(jpeg, offset + 1)
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return offset
    offset += 2
  }
}

const WEBP_CHUNKS: ReadonlySet<string> = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF"])

/** Flags of VP8X that announce a colour profile (0x20), EXIF (0x08) and XMP (0x04). */
const WEBP_METADATA_FLAGS = 0x2c

function stripWebp(webp: Buffer): Buffer {
  const kept: Buffer[] = []
  const length = Math.min(webp.length, 8 + webp.readUInt32LE(4))
  let offset = 12
  while (offset + 8 <= length) {
    const type = webp.toString("latin1", offset, offset + 4)
    const size = webp.readUInt32LE(offset + 4)
    const end = offset + 8 + size + (size % 2)
    if (offset + 8 + size > length) throw new Error("the WebP ends too soon")
    if (WEBP_CHUNKS.has(type)) kept.push(Buffer.from(webp.subarray(offset, end)))
    offset = end
  }
  const extended = kept.find((chunk) => chunk.toString("latin1", 0, 4) === "VP8X")
  extended?.writeUInt8(at(extended, 8) & ~WEBP_METADATA_FLAGS, 8)
  const body = Buffer.concat([Buffer.from("WEBP", "latin1"), ...kept])
  const head = Buffer.from("RIFF\0\0\0\0", "latin1")
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}

/** Application extensions that say how often an animation plays. All others hold metadata. */
const GIF_APPLICATIONS: ReadonlySet<string> = new Set(["NETSCAPE2.0", "ANIMEXTS1.0"])

function stripGif(gif: Buffer): Buffer {
  const start = 13 + colourTable(at(gif, 10))
  const kept = [gif.subarray(0, start)]
  let offset = start
  for (;;) {
    const kind = at(gif, offset)
    if (kind === 0x3b) return Buffer.concat([...kept, gif.subarray(offset, offset + 1)])
    if (kind !== 0x21 && kind !== 0x2c) throw new Error("broken GIF")
    const label = kind === 0x21 ? at(gif, offset + 1) : undefined
    const end = endOfBlocks(gif, label === undefined ? offset + 11 + colourTable(at(gif, offset + 9)) : offset + 2)
    const application = label === 0xff && !GIF_APPLICATIONS.has(gif.toString("latin1", offset + 3, offset + 14))
    if (label !== 0xfe && !application) kept.push(gif.subarray(offset, end))
    offset = end
  }
}

/** Bytes of the colour table that `flags` announces. */
const colourTable = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

function endOfBlocks(gif: Buffer, start: number): number {
  let offset = start
  for (let size = at(gif, offset); size !== 0; size = at(gif, offset)) offset += size + 1
  return offset + 1
}

function at(bytes: Buffer, offset: number): number {
  const byte = bytes[offset]
  if (byte === undefined) throw new Error("the file ends too soon")
  return byte
}
