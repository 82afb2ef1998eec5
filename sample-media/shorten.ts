/**
 * Copies the sample's demos to the tests' copy of the sample with a few frames each, over the same duration: `npx tsx sample-media/shorten.ts`.
 * With all frames, a first build of the tests' sites takes a minute longer. The first frame stays exact, so the stills of both are the same.
 */
import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { SAMPLE_CONTENT } from "../scripts/lib/sample"
import { filesIn } from "../src/content/places"
import { openAnimation } from "../src/media/animation"
import { formatByName } from "../src/media/formats"
import { pngFrames, readPng } from "../src/media/png"
import { encodeApng } from "./lib/apng"

const FRAMES = 6

async function shorten(demo: Buffer, format: "webp" | "gif" | "png"): Promise<Buffer> {
  const { frames, loop, delay: delays } = await openAnimation(demo, format)
  const count = delays.length
  const starts = Array.from({ length: FRAMES }, (_, index) => Math.round((index * count) / FRAMES))
  const delay = starts.map((start, index) =>
    delays.slice(start, starts[index + 1]).reduce((total, each) => total + each, 0),
  )
  const { data, info } = await frames.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, channels } = info
  const height = info.height / count
  const size = width * height * channels
  const kept = Buffer.concat(starts.map((start) => data.subarray(start * size, (start + 1) * size)))
  const raw = { width, height: height * FRAMES, channels }
  if (format === "png") {
    const strip = await sharp(kept, { raw }).png({ palette: true, dither: 0 }).toBuffer()
    return encodeApng(strip, width, height, delay)
  }
  const joined = sharp(kept, { animated: true, raw: { ...raw, pageHeight: height } })
  const timed = { loop, delay }
  return format === "gif"
    ? joined.gif({ ...timed, dither: 0 }).toBuffer()
    : joined.webp({ ...timed, lossless: true, effort: 6 }).toBuffer()
}

async function main(): Promise<void> {
  for (const file of await filesIn("content")) {
    const format = formatByName(file)
    const demo = readFileSync(path.join("content", file))
    const isAnimated = format === "gif" || format === "webp" || (format === "png" && pngFrames(readPng(demo)) > 1)
    if (isAnimated) writeFileSync(path.join(SAMPLE_CONTENT, file), await shorten(demo, format))
  }
}

void main()
