const TRAILER = 0x3b

/** Application extensions that say how often an animation plays. All others are metadata. */
const GIF_APPLICATIONS: ReadonlySet<string> = new Set(["NETSCAPE2.0", "ANIMEXTS1.0"])

/**
 * A GIF without comments, metadata and trailing data.
 *
 * @throws if it is truncated, except for a missing trailer, which some programs forget.
 */
export function stripGif(gif: Buffer): Buffer {
  const start = 13 + colourTable(gif.readUInt8(10))
  const kept = [gif.subarray(0, start)]
  let offset = start
  for (;;) {
    const kind = gif[offset] ?? TRAILER
    if (kind === TRAILER) return Buffer.concat([...kept, Buffer.from([TRAILER])])
    if (kind !== 0x21 && kind !== 0x2c) throw new Error("broken GIF")
    const label = kind === 0x21 ? gif.readUInt8(offset + 1) : undefined
    const blocks = label === undefined ? offset + 11 + colourTable(gif.readUInt8(offset + 9)) : offset + 2
    const end = endOfBlocks(gif, blocks)
    const application = label === 0xff && !GIF_APPLICATIONS.has(gif.toString("latin1", offset + 3, offset + 14))
    if (label !== 0xfe && !application) kept.push(gif.subarray(offset, end))
    offset = end
  }
}

/** The size in bytes of the colour table that `flags` announces. */
const colourTable = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

function endOfBlocks(gif: Buffer, start: number): number {
  let offset = start
  for (let size = gif.readUInt8(offset); size !== 0; size = gif.readUInt8(offset)) offset += size + 1
  return offset + 1
}
