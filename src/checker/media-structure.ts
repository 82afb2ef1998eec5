import type { FileHandle } from "node:fs/promises"
import type { MediaFormat } from "./media-types"

/** A file that is open for reading, and its size in bytes. */
export interface OpenFile {
  handle: FileHandle
  size: number
}

/**
 * Whether a media file ends where its format says it ends. Reads a few bytes of most files, all of one whose last bytes are
 * not what they usually are; decodes nothing.
 */
export async function isWhole(file: OpenFile, format: MediaFormat): Promise<boolean> {
  switch (format) {
    case "png":
      return (await tail(file, 64)).includes("IEND") || endsPng(await all(file))
    case "jpeg":
      return (await tail(file, 2)).equals(JPEG_END) || endsJpeg(await all(file))
    case "gif":
      return (await tail(file, 1))[0] === GIF_TRAILER || endsGif(await all(file))
    case "webp":
      return file.size >= 12 && (await read(file, 4, 4)).readUInt32LE(0) + 8 <= file.size
    case "tiff":
      return endsTiff(file)
    case "svg":
      return /<\/([\w-]+:)?svg\s*>|<([\w-]+:)?svg[^>]*\/>\s*$/.test((await all(file)).toString("utf8"))
    case "avif":
      return wholeBoxes(file, ["ftyp", "meta"])
    case "mp4":
      return wholeBoxes(file, ["ftyp", "moov"])
    case "webm":
      return wholeSegment(file)
  }
}

/** Reads `length` bytes from `start`, fewer where the file ends. */
async function read({ handle, size }: OpenFile, start: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(Math.max(Math.min(length, size - start), 0))
  const { bytesRead } = await handle.read(buffer, 0, buffer.length, start)
  return buffer.subarray(0, bytesRead)
}

const all = (file: OpenFile) => read(file, 0, file.size)
const tail = (file: OpenFile, length: number) => read(file, Math.max(file.size - length, 0), length)

function endsPng(bytes: Buffer): boolean {
  for (let offset = 8; offset + 12 <= bytes.length;) {
    const end = offset + 12 + bytes.readUInt32BE(offset)
    if (bytes.toString("latin1", offset + 4, offset + 8) === "IEND") return end <= bytes.length
    offset = end
  }
  return false
}

/** The number of frames of a PNG that moves, which libvips doesn't tell: a chunk before the pixels says it. 1 for a still. */
export async function pngFrames(file: OpenFile): Promise<number> {
  for (let offset = 8; offset + 12 <= file.size;) {
    const chunk = await read(file, offset, 12)
    const type = chunk.toString("latin1", 4, 8)
    if (type === "acTL") return chunk.readUInt32BE(8)
    if (type === "IDAT") return 1
    offset += 12 + chunk.readUInt32BE(0)
  }
  return 1
}

const JPEG_END = Buffer.from([0xff, 0xd9])
const JPEG_SCAN = 0xda

/** Phones append videos and depth maps after the picture's end, and a thumbnail inside has an end of its own. */
function endsJpeg(bytes: Buffer): boolean {
  for (let offset = 2; offset + 4 <= bytes.length;) {
    if (bytes[offset] !== 0xff) return false
    if (bytes[offset + 1] === JPEG_SCAN) return bytes.includes(JPEG_END, offset)
    offset += bytes[offset + 1] === 0xff ? 1 : 2 + bytes.readUInt16BE(offset + 2)
  }
  return false
}

const GIF_TRAILER = 0x3b
const GIF_EXTENSION = 0x21
const GIF_IMAGE = 0x2c

function endsGif(bytes: Buffer): boolean {
  let offset = 13 + colourTableBytes(bytes[10])
  while (offset < bytes.length) {
    const block = bytes[offset]
    if (block === GIF_TRAILER) return true
    if (block === GIF_EXTENSION) offset += 2
    else if (block === GIF_IMAGE) offset += 11 + colourTableBytes(bytes[offset + 9])
    else return false
    for (let length = bytes[offset] ?? 0; length > 0; length = bytes[offset] ?? 0) offset += length + 1
    offset += 1
  }
  return false
}

/** The size of a GIF's colour table in bytes, from the byte of flags that announces it. */
const colourTableBytes = (flags = 0) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1))

/** ISO base media files are boxes end to end; the last may say that it goes on to the end. */
async function wholeBoxes(file: OpenFile, required: readonly string[]): Promise<boolean> {
  const found = new Set<string>()
  let offset = 0
  while (offset < file.size) {
    const header = await read(file, offset, 16)
    if (header.length < 8) return false
    const length = boxLength(header, file.size - offset)
    found.add(header.toString("latin1", 4, 8))
    if (length === undefined || length < 8 || offset + length > file.size) return false
    offset += length
  }
  // Fragmented videos keep an empty moov and the rest in moof boxes.
  return required.every((name) => found.has(name))
}

function boxLength(header: Buffer, left: number): number | undefined {
  const length = header.readUInt32BE(0)
  if (length === 0) return left
  if (length !== 1) return length
  return header.length < 16 ? undefined : Number(header.readBigUInt64BE(8))
}

const SEGMENT = Buffer.from([0x18, 0x53, 0x80, 0x67])

/** A WebM file is a header and a segment that tells its length, or all ones where it was streamed. */
async function wholeSegment(file: OpenFile): Promise<boolean> {
  const head = await read(file, 0, 4096)
  const segment = head.indexOf(SEGMENT)
  const first = head[segment + 4]
  if (segment < 0 || first === undefined || first === 0) return false
  const width = Math.clz32(first) - 23
  const digits = head.subarray(segment + 4, segment + 4 + width)
  if (digits.length < width) return false
  const marker = 1 << (8 - width)
  const isUnknown = (first | marker) === marker * 2 - 1 && digits.subarray(1).every((byte) => byte === 0xff)
  if (isUnknown) return true
  const length = digits.subarray(1).reduce((sum, byte) => sum * 256 + byte, first & (marker - 1))
  return segment + 4 + width + length <= file.size
}

const TIFF_STRIP_OFFSETS = [273, 324]
const TIFF_STRIP_BYTES = [279, 325]

/** Bytes of a value, by the number of its type. */
const TIFF_TYPE_BYTES = [1, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]

/** A TIFF's first directory, what it refers to, and the strips or tiles of the picture lie inside the file. */
async function endsTiff(file: OpenFile): Promise<boolean> {
  const header = await read(file, 0, 8)
  if (header.length < 8) return false
  const isLittle = header[0] === 0x49
  const u16 = (bytes: Buffer, at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at))
  const u32 = (bytes: Buffer, at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at))
  const start = u32(header, 4)
  const counter = await read(file, start, 2)
  if (counter.length < 2) return false
  const entries = await read(file, start + 2, u16(counter, 0) * 12)
  if (entries.length < u16(counter, 0) * 12) return false

  const fields = Array.from({ length: entries.length / 12 }, (_, index) => {
    const entry = entries.subarray(index * 12, index * 12 + 12)
    const width = TIFF_TYPE_BYTES[u16(entry, 2)] ?? 1
    const bytes = width * u32(entry, 4)
    const start = bytes <= 4 ? undefined : u32(entry, 8)
    return { tag: u16(entry, 0), width, bytes, start, inline: entry.subarray(8) }
  })
  if (fields.some(({ start = 0, bytes }) => start > 0 && start + bytes > file.size)) return false

  const numbers = async (tags: readonly number[]) => {
    const field = fields.find(({ tag }) => tags.includes(tag))
    if (!field) return []
    const data = field.start === undefined ? field.inline : await read(file, field.start, field.bytes)
    const at = (index: number) => (field.width === 2 ? u16(data, index * 2) : u32(data, index * 4))
    return Array.from({ length: field.bytes / field.width }, (_, index) => at(index))
  }
  const [offsets, lengths] = [await numbers(TIFF_STRIP_OFFSETS), await numbers(TIFF_STRIP_BYTES)]
  return offsets.length > 0 && offsets.every((offset, index) => offset + (lengths[index] ?? 0) <= file.size)
}
