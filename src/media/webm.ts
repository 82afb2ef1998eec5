import type { Size } from "./strip"

const PARENT = { segment: 0x18538067, info: 0x1549a966, tracks: 0x1654ae6b, trackEntry: 0xae, video: 0xe0 }

const SIZE = { pixelWidth: 0xb0, pixelHeight: 0xba }

const METADATA = {
  tags: 0x1254c367,
  attachments: 0x1941a469,
  date: 0x4461,
  title: 0x7ba9,
  fileName: 0x7384,
  trackName: 0x536e,
  void: 0xec,
}

/** The names of programs, which a WebM must have, even if they are empty. */
const PROGRAM = { muxing: 0x4d80, writing: 0x5741 }

const isOneOf = (ids: Readonly<Record<string, number>>, id: number) => Object.values(ids).includes(id)

/**
 * Erases in a WebM what reveals its maker, and returns its size.
 *
 * @throws if an element runs past the file's end, or there is only the header.
 */
export function cleanWebm(webm: Buffer): Size | undefined {
  let width = 0
  let height = 0
  let hasSegment = false
  let offset = 0
  while (offset < webm.length) {
    const id = variableInteger(webm, offset, true)
    const size = variableInteger(webm, offset + id.bytes, false)
    const content = offset + id.bytes + size.bytes
    // A live recording doesn't know the length of its segment and clusters: their content just follows.
    const end = size.unknown ? content : content + size.value
    if (end > webm.length) throw new Error("it ends too soon")
    if (id.value === PARENT.segment) hasSegment = true
    if (id.value === SIZE.pixelWidth) width ||= webm.readUIntBE(content, end - content)
    if (id.value === SIZE.pixelHeight) height ||= webm.readUIntBE(content, end - content)
    if (isOneOf(PROGRAM, id.value)) webm.fill(0, content, end)
    if (isOneOf(METADATA, id.value) && !size.unknown) emptyElement(webm, offset, end)
    offset = isOneOf(PARENT, id.value) ? content : end
  }
  if (!hasSegment) throw new Error("it has no picture")
  return width && height ? { width, height } : undefined
}

/** Turns the element from `start` to `end` into a void one of the same length. */
function emptyElement(webm: Buffer, start: number, end: number): void {
  const sizeBytes = Math.min(8, end - start - 1)
  webm.fill(0, start, end)
  webm.writeUInt8(METADATA.void, start)
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(end - start - 1 - sizeBytes) | (1n << BigInt(7 * sizeBytes)))
  size.copy(webm, start + 1, 8 - sizeBytes)
}

/** An EBML integer: the leading zeros of the first byte say how many bytes follow. An id keeps the marker bit. */
function variableInteger(bytes: Buffer, offset: number, isId: boolean) {
  const first = bytes[offset]
  const length = first === undefined ? 9 : Math.clz32(first) - 23
  if (first === undefined || length > 8 || offset + length > bytes.length) throw new Error("broken WebM")
  let value = isId ? first : first & (0xff >> length)
  let ones = (first & (0xff >> length)) === 0xff >> length
  for (let place = 1; place < length; place++) {
    const next = bytes.readUInt8(offset + place)
    value = value * 256 + next
    ones &&= next === 0xff
  }
  return { value, bytes: length, unknown: !isId && ones }
}
