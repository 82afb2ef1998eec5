/** Bytes per value, by type number. */
const TYPE_BYTES = [1, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 1, 1, 8, 8, 8]

/** Tags with the positions of a picture's strips or tiles, and their lengths. */
const OFFSETS = [273, 324]
const LENGTHS = [279, 325]

/** Tags from this number on are private to programs: faults in them do no harm. */
const PRIVATE_TAGS = 32768

/**
 * Checks that the first picture of a TIFF or BigTIFF is complete: libtiff fills in what is missing, and treats that as no worse
 * than an unknown tag.
 *
 * @throws if it is truncated.
 */
export function requireWholeTiff(tiff: Buffer): void {
  const isLittleEndian = tiff[0] === 0x49
  const read = (at: number, bytes: number): number => {
    if (bytes === 8) return Number(isLittleEndian ? tiff.readBigUInt64LE(at) : tiff.readBigUInt64BE(at))
    return isLittleEndian ? tiff.readUIntLE(at, bytes) : tiff.readUIntBE(at, bytes)
  }
  const isBigTiff = read(2, 2) === 43
  const word = isBigTiff ? 8 : 4
  const start = read(word, word)
  const fields = Array.from({ length: read(start, isBigTiff ? 8 : 2) }, (_, index) => {
    const entry = start + (isBigTiff ? 8 : 2) + index * (4 + 2 * word)
    const bytes = TYPE_BYTES[read(entry + 2, 2)] ?? 1
    const count = read(entry + 4, word)
    const value = entry + 4 + word
    return { tag: read(entry, 2), bytes, count, at: bytes * count > word ? read(value, word) : value }
  })
  const numbers = (tags: readonly number[]): number[] => {
    const { count = 0, at = 0, bytes = 0 } = fields.find(({ tag }) => tags.includes(tag)) ?? {}
    return Array.from({ length: count }, (_, place) => read(at + place * bytes, bytes))
  }
  const known = fields.filter(({ tag }) => tag < PRIVATE_TAGS)
  const lengths = numbers(LENGTHS)
  const ends = [
    ...known.map(({ at, bytes, count }) => at + bytes * count),
    ...numbers(OFFSETS).map((offset, place) => offset + (lengths[place] ?? 0)),
  ]
  if (ends.some((end) => end > tiff.length)) throw new Error("it ends too soon")
}
