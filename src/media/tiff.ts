/** Bytes per value, by type number. */
const TYPE_BYTES = [1, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 1, 1, 8, 8, 8]

/** Tags with the positions of a picture's strips or tiles, and their lengths. */
const OFFSETS = [273, 324]
const LENGTHS = [279, 325]

/** Tags from here on are private to programs: they may be wrong without harm. */
const PRIVATE_TAGS = 32768

/**
 * Checks that a TIFF or BigTIFF has all of its first picture: libtiff fills in what is missing, and treats that as no worse
 * than an unknown tag.
 *
 * @throws if it is truncated.
 */
export function requireWholeTiff(tiff: Buffer): void {
  const isLittle = tiff[0] === 0x49
  const read = (at: number, bytes: number): number => {
    if (bytes === 8) return Number(isLittle ? tiff.readBigUInt64LE(at) : tiff.readBigUInt64BE(at))
    return isLittle ? tiff.readUIntLE(at, bytes) : tiff.readUIntBE(at, bytes)
  }
  const isBig = read(2, 2) === 43
  const word = isBig ? 8 : 4
  const start = read(word, word)
  const fields = Array.from({ length: read(start, isBig ? 8 : 2) }, (_, index) => {
    const entry = start + (isBig ? 8 : 2) + index * (4 + 2 * word)
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
