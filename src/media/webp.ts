const WEBP_CHUNKS: ReadonlySet<string> = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF"])

/** Flags in VP8X for a colour profile (0x20), EXIF (0x08) and XMP (0x04). */
const WEBP_METADATA_FLAGS = 0x2c

/**
 * A WebP without colour profile, EXIF, XMP, unknown chunks and trailing data.
 *
 * @throws if truncated.
 */
export function stripWebp(webp: Buffer): Buffer {
  const kept: Buffer[] = []
  const length = 8 + webp.readUInt32LE(4)
  if (length > webp.length) throw new Error("it ends too soon")
  let offset = 12
  while (offset + 8 <= length) {
    const type = webp.toString("latin1", offset, offset + 4)
    const size = webp.readUInt32LE(offset + 4)
    const end = offset + 8 + size + (size % 2)
    if (offset + 8 + size > length) throw new Error("it ends too soon")
    if (WEBP_CHUNKS.has(type)) kept.push(Buffer.from(webp.subarray(offset, end)))
    offset = end
  }
  const extended = kept.find((chunk) => chunk.toString("latin1", 0, 4) === "VP8X")
  extended?.writeUInt8(extended.readUInt8(8) & ~WEBP_METADATA_FLAGS, 8)
  const body = Buffer.concat([Buffer.from("WEBP", "latin1"), ...kept])
  const head = Buffer.from("RIFF\0\0\0\0", "latin1")
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}
