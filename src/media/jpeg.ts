const MARKER = { start: 0xd8, end: 0xd9, scan: 0xda, jfif: 0xe0, adobe: 0xee, comment: 0xfe } as const

/** Length of a JFIF segment without a thumbnail. */
const BARE_JFIF = 16

/**
 * A JPEG without comments, trailing data and application segments, except those that say how colours are stored.
 *
 * @throws if it is truncated.
 */
export function stripJpeg(jpeg: Buffer): Buffer {
  const kept = [jpeg.subarray(0, 2)]
  let offset = 2
  for (;;) {
    const marker = jpeg.readUInt8(offset + 1)
    // Some programs leave bytes between segments; decoders skip them.
    if (jpeg.readUInt8(offset) !== 0xff || marker === 0xff) {
      offset += 1
      continue
    }
    if (marker === MARKER.end) return Buffer.concat([...kept, jpeg.subarray(offset, offset + 2)])
    let end = offset + 2 + jpeg.readUInt16BE(offset + 2)
    if (marker === MARKER.scan) end = endOfScan(jpeg, end)
    if (isKeptSegment(marker, end - offset - 2)) kept.push(jpeg.subarray(offset, end))
    offset = end
  }
}

/** Whether to keep a segment: of the application segments, only JFIF's and Adobe's, which say how colours are stored. */
function isKeptSegment(marker: number, length: number): boolean {
  if (marker === MARKER.jfif) return length === BARE_JFIF
  if (marker === MARKER.adobe) return true
  return marker < 0xe0 || (marker > 0xef && marker !== MARKER.comment)
}

/** Where the compressed pixels end: at the first marker that is not a stuffed byte or a restart. */
function endOfScan(jpeg: Buffer, start: number): number {
  let offset = start
  for (;;) {
    offset = jpeg.indexOf(0xff, offset)
    if (offset < 0 || offset + 1 >= jpeg.length) throw new Error("it ends too soon")
    const next = jpeg.readUInt8(offset + 1)
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return offset
    offset += 2
  }
}
