import type { Size } from "./strip"

const BOX_PARENTS: ReadonlySet<string> = new Set(["moov", "trak", "mdia", "minf", "stbl", "moof", "traf"])

const BOX_METADATA: ReadonlySet<string> = new Set(["udta", "meta", "uuid", "free", "skip"])

/** Boxes that begin with creation and modification times. */
const BOX_TIMES: ReadonlySet<string> = new Set(["mvhd", "tkhd", "mdhd"])

/** Where a handler's name begins, in bytes of its box's content: cameras and editors write their own name there. */
const HANDLER_NAME = 24

/** Where the first sample description of a track begins in `stsd`, and where that of a video track has the encoder's name. */
const SAMPLE_ENTRY = 8
const ENCODER_NAME = { start: SAMPLE_ENTRY + 50, end: SAMPLE_ENTRY + 82 } as const

const VIDEO_ENTRIES: ReadonlySet<string> = new Set(["avc1", "avc3", "hvc1", "hev1", "av01", "vp08", "vp09", "mp4v"])

/**
 * Erases in an MP4 what reveals its maker, and returns its size. Samples of a camera's own telemetry track stay in the data, but players
 * can't reach them.
 *
 * @throws if a box runs past the file's end, or the one with the tracks is missing.
 */
export function cleanMp4(mp4: Buffer): Size | undefined {
  const size = cleanBoxes(mp4, 0, mp4.length)
  if (!mp4.includes("moov")) throw new Error("it has no list of tracks")
  return size
}

function cleanBoxes(mp4: Buffer, start: number, end: number): Size | undefined {
  let found: Size | undefined
  let offset = start
  while (offset + 8 <= end) {
    const short = mp4.readUInt32BE(offset)
    const head = short === 1 ? 16 : 8
    const length = short === 1 ? Number(mp4.readBigUInt64BE(offset + 8)) : short === 0 ? end - offset : short
    if (length < head || offset + length > end) throw new Error("it ends too soon")
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
    const inner = BOX_PARENTS.has(type) ? cleanBoxes(mp4, content, offset + length) : undefined
    found ??= inner
    offset += length
  }
  return found
}

function cleanSampleEntry(descriptions: Buffer): void {
  const type = descriptions.toString("latin1", SAMPLE_ENTRY + 4, SAMPLE_ENTRY + 8)
  if (VIDEO_ENTRIES.has(type)) descriptions.fill(0, ENCODER_NAME.start, Math.min(ENCODER_NAME.end, descriptions.length))
}

/** The size in a track header; undefined for sound, whose size is 0. A quarter turn in the matrix swaps width and height. */
function trackSize(header: Buffer): Size | undefined {
  const matrix = header[0] === 1 ? 52 : 40
  if (header.length < matrix + 44) return undefined
  const width = Math.round(header.readUInt32BE(matrix + 36) / 65536)
  const height = Math.round(header.readUInt32BE(matrix + 40) / 65536)
  if (width === 0 || height === 0) return undefined
  const turned = header.readInt32BE(matrix) === 0 && header.readInt32BE(matrix + 4) !== 0
  return turned ? { width: height, height: width } : { width, height }
}
