/** A box of an MP4. */
export function box(type: string, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, "latin1")
  return Buffer.concat([head, body])
}

/** A track header of version 0 with a creation time; `isRotated`: by a quarter turn. */
export function trackHeader(width: number, height: number, isRotated = false): Buffer {
  const header = Buffer.alloc(84)
  header.writeUInt32BE(0x77777777, 4)
  header.writeInt32BE(isRotated ? 0 : 0x10000, 40)
  header.writeInt32BE(isRotated ? 0x10000 : 0, 44)
  header.writeUInt32BE(width * 65536, 76)
  header.writeUInt32BE(height * 65536, 80)
  return box("tkhd", header)
}

/** An element of a WebM whose size is written in `bytes` bytes. */
export function ebml(id: readonly number[], bytes: number, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  const size = BigInt(body.length) | (1n << BigInt(7 * bytes))
  return Buffer.concat([Buffer.from(id), Buffer.from(size.toString(16).padStart(2 * bytes, "0"), "hex"), body])
}

/** An element of a WebM with an unknown size, as in live recordings. */
export const ebmlOfUnknownSize = (id: readonly number[], ...parts: Uint8Array[]): Buffer =>
  Buffer.concat([Buffer.from(id), Buffer.from([0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]), ...parts])

/** A WebM with these elements after its header. */
export const webm = (...parts: Uint8Array[]): Buffer =>
  Buffer.concat([ebml([0x1a, 0x45, 0xdf, 0xa3], 1, ebml([0x42, 0x82], 1, Buffer.from("webm"))), ...parts])
