/** What a video file tells of its picture. */
export interface VideoSize {
  width: number
  height: number
}

/** A video without what it tells beyond picture and sound, and its upright size if it tells one. */
export interface CleanVideo {
  video: Buffer
  size: VideoSize | undefined
}

/**
 * Empties what an MP4 or WebM says of its maker: place, device, dates, titles, names, tags, attachments. Nothing moves, so that every
 * offset in the file stays right. Samples of a camera's own telemetry track stay in the data, out of any player's reach.
 */
export function cleanVideo(video: Buffer, format: "mp4" | "webm"): CleanVideo {
  const copy = Buffer.from(video)
  return { video: copy, size: format === "mp4" ? cleanBoxes(copy, 0, copy.length) : cleanElements(copy) }
}

/** Boxes of an MP4 that hold boxes. */
const BOX_PARENTS: ReadonlySet<string> = new Set(["moov", "trak", "mdia", "minf", "stbl", "moof", "traf"])

/** Boxes of an MP4 that hold metadata. */
const BOX_METADATA: ReadonlySet<string> = new Set(["udta", "meta", "uuid", "free", "skip"])

/** Boxes of an MP4 that begin with the times of making and changing. */
const BOX_TIMES: ReadonlySet<string> = new Set(["mvhd", "tkhd", "mdhd"])

/** Where the name of a handler begins, in bytes of its box's content: cameras and editors write their own there. */
const HANDLER_NAME = 24

/** Where the first sample description of a track begins in `stsd`, and where the encoder's name stands in one of pictures. */
const SAMPLE_ENTRY = 8
const ENCODER_NAME = { start: SAMPLE_ENTRY + 50, end: SAMPLE_ENTRY + 82 } as const

const PICTURE_ENTRIES: ReadonlySet<string> = new Set(["avc1", "avc3", "hvc1", "hev1", "av01", "vp08", "vp09", "mp4v"])

function cleanBoxes(mp4: Buffer, start: number, end: number): VideoSize | undefined {
  let found: VideoSize | undefined
  let offset = start
  while (offset + 8 <= end) {
    const short = mp4.readUInt32BE(offset)
    const head = short === 1 ? 16 : 8
    const length = short === 1 ? Number(mp4.readBigUInt64BE(offset + 8)) : short === 0 ? end - offset : short
    if (length < head || offset + length > end) throw new Error("broken MP4")
    const type = mp4.toString("latin1", offset + 4, offset + 8)
    const content = offset + head
    if (BOX_METADATA.has(type)) {
      mp4.write("free", offset + 4, "latin1")
      mp4.fill(0, content, offset + length)
    }
    if (BOX_TIMES.has(type)) mp4.fill(0, content + 4, content + (mp4[content] === 1 ? 20 : 12))
    if (type === "hdlr") mp4.fill(0, Math.min(content + HANDLER_NAME, offset + length), offset + length)
    if (type === "stsd") cleanSampleEntry(mp4.subarray(content, offset + length))
    if (type === "tkhd") found ??= trackSize(mp4.subarray(content, offset + length))
    if (BOX_PARENTS.has(type)) {
      const inner = cleanBoxes(mp4, content, offset + length)
      found ??= inner
    }
    offset += length
  }
  return found
}

function cleanSampleEntry(descriptions: Buffer): void {
  const type = descriptions.toString("latin1", SAMPLE_ENTRY + 4, SAMPLE_ENTRY + 8)
  if (PICTURE_ENTRIES.has(type))
    descriptions.fill(0, ENCODER_NAME.start, Math.min(ENCODER_NAME.end, descriptions.length))
}

/** The size a track header tells; a track of sound tells 0. A quarter turn in its matrix swaps width and height. */
function trackSize(header: Buffer): VideoSize | undefined {
  const matrix = header[0] === 1 ? 52 : 40
  if (header.length < matrix + 44) return undefined
  const width = Math.round(header.readUInt32BE(matrix + 36) / 65536)
  const height = Math.round(header.readUInt32BE(matrix + 40) / 65536)
  if (width === 0 || height === 0) return undefined
  const turned = header.readInt32BE(matrix) === 0 && header.readInt32BE(matrix + 4) !== 0
  return turned ? { width: height, height: width } : { width, height }
}

const ELEMENT = {
  segment: 0x18538067,
  cluster: 0x1f43b675,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  tags: 0x1254c367,
  attachments: 0x1941a469,
  date: 0x4461,
  title: 0x7ba9,
  fileName: 0x7384,
  trackName: 0x536e,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  void: 0xec,
} as const

const ELEMENT_PARENTS: ReadonlySet<number> = new Set([
  ELEMENT.segment,
  ELEMENT.info,
  ELEMENT.tracks,
  ELEMENT.trackEntry,
  ELEMENT.video,
])

const ELEMENT_METADATA: ReadonlySet<number> = new Set([
  ELEMENT.tags,
  ELEMENT.attachments,
  ELEMENT.date,
  ELEMENT.title,
  ELEMENT.fileName,
  ELEMENT.trackName,
  ELEMENT.void,
])

/** Names that a WebM must have, if only empty ones. */
const ELEMENT_NAMES: ReadonlySet<number> = new Set([ELEMENT.muxingApp, ELEMENT.writingApp])

function cleanElements(webm: Buffer): VideoSize | undefined {
  let width = 0
  let height = 0
  let offset = 0
  while (offset < webm.length) {
    const id = variableInteger(webm, offset, true)
    const size = variableInteger(webm, offset + id.bytes, false)
    const content = offset + id.bytes + size.bytes
    // A live recording doesn't know the length of its segment and clusters: their content simply follows.
    const end = size.unknown ? content : Math.min(content + size.value, webm.length)
    if (id.value === ELEMENT.pixelWidth) width ||= webm.readUIntBE(content, end - content)
    if (id.value === ELEMENT.pixelHeight) height ||= webm.readUIntBE(content, end - content)
    if (ELEMENT_NAMES.has(id.value)) webm.fill(0, content, end)
    if (ELEMENT_METADATA.has(id.value) && !size.unknown) emptyElement(webm, offset, end)
    offset = ELEMENT_PARENTS.has(id.value) ? content : end
  }
  return width && height ? { width, height } : undefined
}

/** Turns the element between `start` and `end` into a void one of the same length. */
function emptyElement(webm: Buffer, start: number, end: number): void {
  const sizeBytes = Math.min(8, end - start - 1)
  webm.fill(0, start, end)
  webm.writeUInt8(ELEMENT.void, start)
  const size = BigInt(end - start - 1 - sizeBytes) | (1n << BigInt(7 * sizeBytes))
  for (let place = 0; place < sizeBytes; place++) {
    webm.writeUInt8(Number((size >> BigInt(8 * (sizeBytes - 1 - place))) & 0xffn), start + 1 + place)
  }
}

interface VariableInteger {
  value: number
  bytes: number
  unknown: boolean
}

/** An integer of EBML: the leading zeros of the first byte say how many bytes follow. An id keeps the marker bit. */
function variableInteger(bytes: Buffer, offset: number, isId: boolean): VariableInteger {
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
