import { deflateSync, inflateSync } from "node:zlib"
import { type PngChunk, readPng, writePng } from "../../src/media/png"

const PALETTE_COLOUR_TYPE = 3

function predict(filter: number, left: number, up: number, upLeft: number): number {
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  if (filter !== 4) return 0
  const estimate = left + up - upLeft
  const [a, b, c] = [Math.abs(estimate - left), Math.abs(estimate - up), Math.abs(estimate - upLeft)]
  return a <= b && a <= c ? left : b <= c ? up : upLeft
}

/** The palette indices of an 8-bit palette PNG, one byte per pixel. */
function readIndices(png: Buffer, width: number, height: number): Buffer {
  const compressed = readPng(png).filter(({ type }) => type === "IDAT")
  const raw = inflateSync(Buffer.concat(compressed.map(({ data }) => data)))
  const indices = Buffer.alloc(width * height)
  const at = (row: number, column: number) => (row < 0 || column < 0 ? 0 : (indices[row * width + column] ?? 0))
  for (let row = 0; row < height; row++) {
    const filter = raw[row * (width + 1)] ?? 0
    for (let column = 0; column < width; column++) {
      const value = raw[row * (width + 1) + 1 + column] ?? 0
      const guess = predict(filter, at(row, column - 1), at(row - 1, column), at(row - 1, column - 1))
      indices[row * width + column] = (value + guess) & 255
    }
  }
  return indices
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** The smallest box around the pixels that differ, or a single pixel if none do. */
function changedBox(before: Buffer | undefined, after: Buffer, width: number, height: number): Box {
  if (!before) return { left: 0, top: 0, width, height }
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      if (before[row * width + column] === after[row * width + column]) continue
      left = Math.min(left, column)
      right = Math.max(right, column)
      top = Math.min(top, row)
      bottom = row
    }
  }
  return right < 0
    ? { left: 0, top: 0, width: 1, height: 1 }
    : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

function compressBox(indices: Buffer, stride: number, box: Box): Buffer {
  const rows = Array.from({ length: box.height }, (_, row) => {
    const start = (box.top + row) * stride + box.left
    return Buffer.concat([Buffer.from([0]), indices.subarray(start, start + box.width)])
  })
  return deflateSync(Buffer.concat(rows), { level: 9 })
}

/**
 * Makes an animated PNG from one tall 8-bit palette PNG in which the frames are stacked vertically, so that
 * they share a palette. Each frame after the first contains only the box that changed. `delays` are in milliseconds.
 *
 * Needed because sharp reads and writes animated WebP and GIF, but not animated PNG.
 */
export function encodeApng(strip: Buffer, width: number, height: number, delays: readonly number[]): Buffer {
  const chunks = readPng(strip)
  const header = Buffer.from(chunks.find(({ type }) => type === "IHDR")?.data ?? Buffer.alloc(13))
  if (header[8] !== 8 || header[9] !== PALETTE_COLOUR_TYPE) throw new Error("An 8-bit palette PNG is needed")
  header.writeUInt32BE(height, 4)
  const indices = readIndices(strip, width, height * delays.length)

  const control = Buffer.alloc(8)
  control.writeUInt32BE(delays.length, 0)
  const parts: PngChunk[] = [
    { type: "IHDR", data: header },
    { type: "acTL", data: control },
  ]
  for (const { type, data } of chunks) if (type === "PLTE" || type === "tRNS") parts.push({ type, data })

  let sequence = 0
  let before: Buffer | undefined
  delays.forEach((delay, index) => {
    const frame = indices.subarray(index * width * height, (index + 1) * width * height)
    const box = changedBox(before, frame, width, height)
    const frameControl = Buffer.alloc(26)
    frameControl.writeUInt32BE(sequence++, 0)
    frameControl.writeUInt32BE(box.width, 4)
    frameControl.writeUInt32BE(box.height, 8)
    frameControl.writeUInt32BE(box.left, 12)
    frameControl.writeUInt32BE(box.top, 16)
    frameControl.writeUInt16BE(Math.round(delay), 20)
    frameControl.writeUInt16BE(1000, 22)
    parts.push({ type: "fcTL", data: frameControl })
    const data = compressBox(frame, width, box)
    if (index === 0) {
      parts.push({ type: "IDAT", data })
    } else {
      const number = Buffer.alloc(4)
      number.writeUInt32BE(sequence++)
      parts.push({ type: "fdAT", data: Buffer.concat([number, data]) })
    }
    before = frame
  })
  return writePng([...parts, { type: "IEND", data: Buffer.alloc(0) }])
}
