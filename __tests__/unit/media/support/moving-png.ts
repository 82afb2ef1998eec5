import { readPng, writePng } from "../../../../src/media/png"

/** A frame: a PNG whose pixels it takes, its delay in ms, the place of its left edge, and what becomes of it (0: it stays, 1: cleared, 2: undone). */
interface Frame {
  picture: Buffer
  delay: number
  left?: number
  dispose?: number
}

const numbers = (...values: number[]) => Buffer.from(values.flatMap((value) => [value >> 24, value >> 16, value >> 8, value])) // prettier-ignore

/** An animated PNG that plays so many times (0: for ever), as large as its first frame; `hidden` is a picture that isn't one of them. */
export function movingPng(plays: number, frames: readonly Frame[], hidden?: Buffer): Buffer {
  let sequence = 0
  const chunks = frames.flatMap(({ picture, delay, left = 0, dispose = 0 }, index) => {
    const { header, pixels } = partsOf(picture)
    const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
    // A frame says its time as a fraction of a second, of two bytes each.
    const [time, parts] = delay < 0xffff ? [delay, 1000] : [delay / 1000, 1]
    const timing = Buffer.from([time >> 8, time, parts >> 8, parts, dispose, 0])
    const control = Buffer.concat([numbers(sequence++, width, height, left, 0), timing])
    const isPicture = index === 0 && !hidden
    const data = isPicture ? pixels : Buffer.concat([numbers(sequence++), pixels])
    return [
      { type: "fcTL", data: control },
      { type: isPicture ? "IDAT" : "fdAT", data },
    ]
  })
  return writePng([
    { type: "IHDR", data: partsOf(frames[0]?.picture).header },
    { type: "acTL", data: numbers(frames.length, plays) },
    ...(hidden ? [{ type: "IDAT", data: partsOf(hidden).pixels }] : []),
    ...chunks,
    { type: "IEND", data: Buffer.alloc(0) },
  ])
}

function partsOf(png: Buffer = Buffer.alloc(0)) {
  const dataOf = (wanted: string) => readPng(png).flatMap(({ type, data }) => (type === wanted ? [data] : []))
  return { header: Buffer.concat(dataOf("IHDR")), pixels: Buffer.concat(dataOf("IDAT")) }
}
