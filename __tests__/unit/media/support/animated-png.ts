import { readPng, writePng } from "../../../../src/media/png"

/** A frame: a PNG with its pixels, its delay in ms, the position of its left edge, and how it is disposed of (0: kept, 1: cleared, 2: undone). */
interface Frame {
  picture: Buffer
  delay: number
  left?: number
  dispose?: number
}

const numbers = (...values: number[]) => Buffer.from(values.flatMap((value) => [value >> 24, value >> 16, value >> 8, value])) // prettier-ignore

/** An animated PNG of its first frame's size that plays `plays` times (0: for ever); `hidden` is a default picture that isn't a frame. */
export function writeAnimatedPng(plays: number, frames: readonly Frame[], hidden?: Buffer): Buffer {
  let sequence = 0
  const chunks = frames.flatMap(({ picture, delay, left = 0, dispose = 0 }, index) => {
    const { header, pixels } = partsOf(picture)
    const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
    // A delay is a fraction of a second, with two bytes each for numerator and denominator.
    const [numerator, denominator] = delay < 0xffff ? [delay, 1000] : [delay / 1000, 1]
    const timing = Buffer.from([numerator >> 8, numerator, denominator >> 8, denominator, dispose, 0])
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
