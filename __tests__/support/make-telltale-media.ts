import { execFileSync } from "node:child_process"
import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import sharp, { type Sharp } from "sharp"
import { readPng, writePng, type PngChunk } from "../../src/media/png"
import { CAMERA, LATITUDE, PLACE } from "./telltales"

/**
 * Makes the media of `__tests__/content/another-owner` that say where and with what they were taken, in every place where their
 * formats can say it. By hand, for the videos want ffmpeg: `npx tsx __tests__/support/make-telltale-media.ts`.
 */
async function main() {
  const snapshots = "works/01-harbour-office/03-snapshots/01-shore"
  await write(`${snapshots}/shore.jpg`, async () => tellingJpeg(await tagged(halves(), 6).jpeg().toBuffer()))
  await write(`${snapshots}/buoy.png`, async () => tellingPng(await tagged(halves()).png().toBuffer()))
  await write(`${snapshots}/gull.webp`, () => tagged(halves(), 6).webp().toBuffer())
  await write(`${snapshots}/rope.avif`, () => tagged(halves()).avif({ effort: 0 }).toBuffer())
  await write(`${snapshots}/net.tiff`, () => tagged(halves(), 6).tiff({ compression: "deflate" }).toBuffer())

  const sheet = "projects/04-contact-sheet"
  await write(`${sheet}/blink.gif`, async () => tellingGif(await frames().gif({ delay: DELAYS }).toBuffer()))
  await write(`${sheet}/blink.webp`, () => tagged(frames()).webp({ delay: DELAYS }).toBuffer())
  await write(`${sheet}/blink-still-moving.png`, async () => tellingPng(await animatedPng()))

  const films = "works/01-harbour-office/01-films"
  film(`${films}/01-signals/flag.mp4`, `${films}/02-crossing/crossing.mp4`)
  film(`${films}/01-signals/lamp.webm`, `${films}/02-crossing/return.webm`)
}

const CONTENT = "__tests__/content/another-owner"
const SIZE = { width: 320, height: 160 }
const DELAYS = [400, 400]

async function write(file: string, make: () => Promise<Buffer>) {
  const target = path.join(CONTENT, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, await make())
}

/** A picture whose left half is sand and right half blue, so that a turn shows. */
function halves(): Sharp {
  const sand = { width: SIZE.width / 2, height: SIZE.height, channels: 3 as const, background: "#d9b26f" }
  return sharp({ create: { ...SIZE, channels: 3, background: "#2c5d8f" } }).composite([
    { input: { create: sand }, left: 0, top: 0 },
  ])
}

/** Two frames, sand and blue. */
function frames(): Sharp {
  const pixels = ["d9b26f", "2c5d8f"].map((colour) => Buffer.alloc(SIZE.width * SIZE.height * 3, colour, "hex"))
  const raw = { width: SIZE.width, height: SIZE.height * 2, channels: 3 as const, pageHeight: SIZE.height }
  return sharp(Buffer.concat(pixels), { animated: true, raw })
}

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:tiff="http://ns.adobe.com/tiff/1.0/" exif:GPSLatitude="${PLACE}" tiff:Make="${CAMERA}"/></rdf:RDF></x:xmpmeta>`

/** With EXIF (camera, comment, position) and XMP, as far as the format holds them. */
function tagged(image: Sharp, orientation = 1): Sharp {
  const exif = {
    IFD0: { Make: CAMERA, Model: `${CAMERA} 6`, Artist: CAMERA, Copyright: CAMERA },
    IFD2: { UserComment: CAMERA, BodySerialNumber: `${CAMERA}-1999` },
    IFD3: {
      GPSLatitudeRef: "N",
      GPSLatitude: LATITUDE.join(" "),
      GPSLongitudeRef: "W",
      GPSLongitude: "0/1 0/1 5/1",
    },
  }
  return image.withMetadata({ orientation, exif }).withXmp(XMP)
}

/** A segment of a JPEG. */
function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** Beside EXIF and XMP: IPTC, a comment, and a film behind the end, as phones put one there. */
function tellingJpeg(jpeg: Buffer): Buffer {
  // IPTC's by-line, in the resource of Photoshop that holds it.
  const byLine = Buffer.concat([Buffer.from([0x1c, 2, 80, 0, CAMERA.length]), Buffer.from(CAMERA)])
  const padded = byLine.length % 2 ? Buffer.concat([byLine, Buffer.alloc(1)]) : byLine
  const resource = Buffer.concat([
    Buffer.from("Photoshop 3.0\0"),
    Buffer.from([...Buffer.from("8BIM"), 4, 4, 0, 0, 0, 0, 0, byLine.length]),
    padded,
  ])
  const start = jpeg.subarray(0, 2)
  const own = [segment(0xed, resource), segment(0xfe, Buffer.from(`Taken with ${CAMERA}`))]
  return Buffer.concat([start, ...own, jpeg.subarray(2), Buffer.from(`ftyp ${CAMERA} ${PLACE}`)])
}

/** Beside EXIF and XMP: a text, a time, and something behind the end. */
function tellingPng(png: Buffer): Buffer {
  const [header, ...rest] = readPng(png)
  if (!header) throw new Error("a PNG without a header")
  const telling: PngChunk[] = [
    { type: "tEXt", data: Buffer.from(`Comment\0Taken with ${CAMERA}`) },
    { type: "tIME", data: Buffer.from([0x07, 0xcf, 8, 11, 11, 11, 0]) },
  ]
  return Buffer.concat([writePng([header, ...telling, ...rest]), Buffer.from(`${CAMERA} ${PLACE}`)])
}

/** With a comment and XMP. */
function tellingGif(gif: Buffer): Buffer {
  const block = (text: string) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text)])
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe]), block(`Taken with ${CAMERA}`), Buffer.from([0])])
  const xmp = Buffer.concat([
    Buffer.from([0x21, 0xff]),
    block("XMP DataXMP"),
    block(`${CAMERA} ${PLACE}`),
    Buffer.from([0]),
  ])
  const end = gif.length - 1
  return Buffer.concat([gif.subarray(0, end), comment, xmp, gif.subarray(end)])
}

/** Two frames of the same size, one after the other. */
async function animatedPng(): Promise<Buffer> {
  const colours = ["#d9b26f", "#2c5d8f"]
  const [first, second] = await Promise.all(
    colours.map(async (background) =>
      readPng(
        await tagged(sharp({ create: { ...SIZE, channels: 3, background } }))
          .png()
          .toBuffer(),
      ),
    ),
  )
  if (!first || !second) throw new Error("no frames")
  const numbers = (...values: number[]) => {
    const data = Buffer.alloc(4 * values.length)
    values.forEach((value, place) => data.writeUInt32BE(value, 4 * place))
    return data
  }
  const control = (sequence: number) => ({
    type: "fcTL",
    data: Buffer.concat([numbers(sequence, SIZE.width, SIZE.height, 0, 0), Buffer.from([1, 144, 3, 232, 0, 0])]),
  })
  const isPixels = ({ type }: PngChunk) => type === "IDAT"
  const pixels = Buffer.concat(second.filter(isPixels).map(({ data }) => data))
  const place = first.findIndex(isPixels)
  return writePng([
    ...first.slice(0, place),
    { type: "acTL", data: numbers(2, 0) },
    control(0),
    ...first.slice(place, -1),
    control(1),
    { type: "fdAT", data: Buffer.concat([numbers(2), pixels]) },
    ...first.slice(-1),
  ])
}

/** A film that is there, with a position, a title, a comment, and a name for its track. */
function film(source: string, target: string) {
  mkdirSync(path.dirname(path.join(CONTENT, target)), { recursive: true })
  const tags = { location: PLACE, title: CAMERA, comment: CAMERA, make: CAMERA, artist: CAMERA }
  const options = Object.entries(tags).flatMap(([name, value]) => ["-metadata", `${name}=${value}`])
  const track = ["handler_name", "title"].flatMap((name) => ["-metadata:s:v", `${name}=${CAMERA}`])
  const file = (name: string) => path.join(CONTENT, name)
  const movflags = target.endsWith(".mp4") ? ["-movflags", "use_metadata_tags"] : []
  execFileSync("ffmpeg", [
    "-v",
    "error",
    "-y",
    "-i",
    file(source),
    "-c",
    "copy",
    ...options,
    ...track,
    ...movflags,
    file(target),
  ])
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
