type Range = [first: number, last: number]

/**
 * The code points that a TrueType font has glyphs for, from its `cmap` table in format 4 or 12, which all fonts of Fontsource have:
 * https://learn.microsoft.com/typography/opentype/spec/cmap. fontTools, which generates them, leaves no gaps within a range.
 */
export function codePointsOf(font: Buffer): Range[] {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index)
  const entry = tables.find((place) => font.toString("latin1", place, place + 4) === "cmap")
  if (entry === undefined) return []
  const cmap = font.subarray(font.readUInt32BE(entry + 8))
  return Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    rangesOf(cmap.subarray(cmap.readUInt32BE(4 + 8 * index + 4))),
  ).flat()
}

function rangesOf(table: Buffer): Range[] {
  const format = table.readUInt16BE(0)
  if (format === 12)
    return Array.from({ length: table.readUInt32BE(12) }, (_, index) => [
      table.readUInt32BE(16 + 12 * index),
      table.readUInt32BE(20 + 12 * index),
    ])
  if (format !== 4) return []
  // First the ends of all ranges, then their starts; the last range only terminates the search.
  const length = table.readUInt16BE(6)
  return Array.from({ length: length / 2 - 1 }, (_, index) => [
    table.readUInt16BE(16 + length + 2 * index),
    table.readUInt16BE(14 + 2 * index),
  ])
}
