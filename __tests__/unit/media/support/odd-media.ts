import sharp, { type Sharp, type SharpOptions } from "sharp"
import { readPng, writePng, type PngChunk } from "../../../../src/media/png"
import { writeAnimatedPng } from "./animated-png"
import { withChunk } from "./pictures"
import { box, ebml, ebmlOfUnknownSize, trackHeader, webm } from "./video-parts"

type Picture = Promise<Buffer> | Buffer

/** Unusual files by their description, each made on demand. */
type OddFiles = Record<string, () => Picture>

/** Noise that is the same each time, in `frames` frames below each other. */
function noise(size = "17x11", channels: 1 | 3 | 4 = 3, frames = 1): Sharp {
  const [width = 1, pageHeight = 1] = size.split("x").map(Number)
  const height = pageHeight * frames
  const bytes = Buffer.from(Array.from({ length: width * height * channels }, (_, index) => (index * 7919) % 251))
  const raw: SharpOptions["raw"] = { width, height, channels, ...(frames > 1 && { pageHeight }) }
  return sharp(bytes, { raw, animated: frames > 1 })
}

/** A file for each key. */
function each<Key>(keys: readonly Key[], what: string, make: (key: Key) => Picture): OddFiles {
  return Object.fromEntries(keys.map((key) => [`${what} ${JSON.stringify(key)}`, () => make(key)]))
}

const TAGS = { IFD0: { Make: "Camera", Artist: "Someone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "1/1 2/1 3/1" } }
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>`

/** Variants of any format: unusual sizes, grey, transparent, and with the metadata that cameras and editors add. */
const usual = (write: (picture: Sharp) => Sharp): OddFiles => ({
  ...each(["129x130", "1x1", "40x1", "3x5"], "size", (size) => write(noise(size)).toBuffer()),
  grey: () => write(noise("17x11", 1).toColourspace("b-w")).toBuffer(),
  transparent: () => write(noise("17x11", 4)).toBuffer(),
  ...each([2, 3, 6], "orientation", (orientation) =>
    write(noise().withMetadata({ orientation, exif: TAGS })).toBuffer(),
  ),
  ...each(["p3", "srgb"], "profile", (profile) => write(noise().withIccProfile(profile)).toBuffer()),
  XMP: () => write(noise().withXmp(XMP)).toBuffer(),
})

/** A picture with more bytes after its end. */
const appended = async (picture: Sharp, more: Buffer | string = "appended") =>
  Buffer.concat([await picture.toBuffer(), Buffer.from(more)])

const number32 = (...values: number[]) => {
  const bytes = Buffer.alloc(4 * values.length)
  values.forEach((value, place) => bytes.writeUInt32BE(value, 4 * place))
  return bytes
}

async function changedPng(change: (chunks: PngChunk[]) => PngChunk[]): Promise<Buffer> {
  return writePng(change(readPng(await noise().png().toBuffer())))
}

const chunkPng = async (type: string, data: Buffer | string) => withChunk(await noise().png().toBuffer(), type, data)

/** A PNG with frames of the whole picture; `isHidden`: its default picture isn't one of them. */
async function framesOf(count: number, { isHidden = false, plays = 0, delay = 100 } = {}): Promise<Buffer> {
  const picture = await noise().png().toBuffer()
  const frames = Array.from({ length: count }, (_, frame) => ({ picture, delay, dispose: frame % 3 }))
  return writeAnimatedPng(plays, frames, isHidden ? picture : undefined)
}

/** A PNG with its pixels in other chunks. */
const pixelsIn = (split: (data: Buffer) => Buffer[]) =>
  changedPng((chunks) =>
    chunks.flatMap(({ type, data }) =>
      type === "IDAT" ? split(data).map((part) => ({ type, data: part })) : [{ type, data }],
    ),
  )

const png: OddFiles = {
  ...usual((picture) => picture.png()),
  ...each([2, 256], "colours", (colours) => noise().png({ palette: true, colours }).toBuffer()),
  // Taller than WebP and AVIF can be.
  tall: () => noise("40x17000").png().toBuffer(),
  "16 bits": () => noise().toColourspace("rgb16").png().toBuffer(),
  interlaced: () => noise().png({ progressive: true }).toBuffer(),
  "pixels in chunks of one byte": () => pixelsIn((data) => [...data].map((byte) => Buffer.from([byte]))),
  "an empty chunk of pixels": () => pixelsIn((data) => [Buffer.alloc(0), data]),
  "bytes after the end": () => appended(noise().png()),
  "an empty private chunk": () => chunkPng("emPt", ""),
  "a gamma": () => chunkPng("gAMA", number32(45455)),
  "a broken check sum of a text": async () => {
    const bytes = await chunkPng("tEXt", "Comment\0text")
    bytes.writeUInt8(0, bytes.indexOf("Comment") + 12)
    return bytes
  },
  ...each([1, 2, 7], "frames", (count) => framesOf(count)),
  ...each([1, 2], "frames after a hidden picture", (count) => framesOf(count, { isHidden: true })),
  "more plays than a WebP can have": () => framesOf(2, { plays: 100_000 }),
  "frames longer than a WebP can have": () => framesOf(2, { delay: 70_000 }),
}

const segment = (marker: number, data: string) => {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(data.length + 2)
  return Buffer.concat([Buffer.from([0xff, marker]), length, Buffer.from(data, "latin1")])
}

/** A JPEG with bytes between its start and its first segment. */
async function jpegWith(...bytes: Buffer[]): Promise<Buffer> {
  const whole = await noise().jpeg().toBuffer()
  return Buffer.concat([whole.subarray(0, 2), ...bytes, whole.subarray(2)])
}

const jpeg: OddFiles = {
  ...usual((picture) => picture.jpeg()),
  progressive: () => noise("64x48").jpeg({ progressive: true }).toBuffer(),
  CMYK: () => noise().toColourspace("cmyk").jpeg().toBuffer(),
  "CMYK with its profile": () => noise().toColourspace("cmyk").withIccProfile("cmyk").jpeg().toBuffer(),
  "fill bytes before a marker": () => jpegWith(Buffer.from([0xff, 0xff, 0xff])),
  "zeros between segments": () => jpegWith(segment(0xfe, "x"), Buffer.alloc(3)),
  "a JFIF segment": () => jpegWith(segment(0xe0, "JFIF\0\x01\x02\0\0\x01\0\x01\0\0")),
  "a thumbnail in its JFIF": () => jpegWith(segment(0xe0, "JFIF\0\x01\x02\0\0\x01\0\x01\x01\x01\0\0\0")),
  "a video after the end": () => appended(noise().jpeg(), "\0\0\0\x18ftypmp42"),
  "a picture after the end": async () => appended(noise().jpeg(), await noise().jpeg().toBuffer()),
  ...each([0xe1, 0xed, 0xef], "an application's segment", (marker) => jpegWith(segment(marker, "unheard of"))),
  ...each(["", "x".repeat(60_000)], "a comment", (text) => jpegWith(segment(0xfe, text))),
}

async function webpWith(more: Buffer): Promise<Buffer> {
  const bytes = await appended(noise("17x11", 4).webp(), more)
  bytes.writeUInt32LE(bytes.length - 8, 4)
  return bytes
}

const webp: OddFiles = {
  ...usual((picture) => picture.webp()),
  lossless: () => noise("17x11", 4).webp({ lossless: true }).toBuffer(),
  ...each([2, 9], "frames", (count) => noise("17x11", 4, count).webp({ loop: count }).toBuffer()),
  ...each([[0, 0], [65535, 1]], "delays", (delay) => noise("1x1", 3, 2).webp({ delay }).toBuffer()), // prettier-ignore
  "frames with metadata": () => noise("17x11", 3, 2).withMetadata({ orientation: 6, exif: TAGS }).webp().toBuffer(),
  // A chunk of odd length is padded.
  "an unknown chunk": () => webpWith(Buffer.from("ODD \x03\0\0\0odd\0", "latin1")),
  "bytes after the end": () => appended(noise().webp()),
}

const TEXT = Buffer.from("something odd")

const avif: OddFiles = {
  ...usual((picture) => picture.avif({ effort: 0 })),
  lossless: () => noise("17x11", 4).avif({ effort: 0, lossless: true }).toBuffer(),
  "10 bits": () => noise().toColourspace("rgb16").avif({ effort: 0, bitdepth: 10 }).toBuffer(),
  ...each(["free", "uuid"], "followed by a box", (type) => appended(noise().avif({ effort: 0 }), box(type, TEXT))),
}

/** A GIF with something else instead of its trailer. */
async function gifWith(...ending: Buffer[]): Promise<Buffer> {
  return Buffer.concat([(await noise().gif().toBuffer()).subarray(0, -1), ...ending])
}

const GIF_TRAILER = Buffer.from([0x3b])

const extension = (label: number, ...blocks: string[]) =>
  Buffer.concat([
    Buffer.from([0x21, label]),
    ...blocks.flatMap((block) => [Buffer.from([block.length]), Buffer.from(block)]),
    Buffer.from([0]),
  ])

const gif: OddFiles = {
  ...usual((picture) => picture.gif()),
  ...each([2, 256], "colours", (colours) => noise("64x48").gif({ colours }).toBuffer()),
  ...each([2, 9], "transparent frames", (count) => noise("17x11", 4, count).gif({ loop: count }).toBuffer()),
  ...each([[0, 0], [65535, 10]], "delays", (delay) => noise("17x11", 3, 2).gif({ delay }).toBuffer()), // prettier-ignore
  "tall frames": () => noise("40x17000", 3, 2).gif().toBuffer(),
  "256 frames of one pixel": () => noise("1x1", 3, 256).gif({ keepDuplicateFrames: true }).toBuffer(),
  "interlaced frames": () => noise("64x48", 3, 3).gif({ progressive: true }).toBuffer(),
  "frames with their own tables": () => noise("64x48", 3, 3).gif({ reuse: false, interFrameMaxError: 0 }).toBuffer(),
  "the older signature": async () =>
    Buffer.concat([Buffer.from("GIF87a"), (await noise().gif().toBuffer()).subarray(6)]),
  "no trailer": () => gifWith(),
  "bytes after the end": () => gifWith(GIF_TRAILER, TEXT),
  "a comment": () => gifWith(extension(0xfe, "a comment"), GIF_TRAILER),
  "an empty comment": () => gifWith(extension(0xfe), GIF_TRAILER),
  "an application's data": () => gifWith(extension(0xff, "XMP DataXMP", XMP.slice(0, 200)), GIF_TRAILER),
  "an unknown extension": () => gifWith(extension(0x42, "odd"), GIF_TRAILER),
}

type TiffField = [tag: number, value: number, type?: number, count?: number]

/** A handmade TIFF of 2 x 2 grey pixels, with these fields before or after the required ones. */
function handmadeTiff(before: TiffField[] = [], after: TiffField[] = [], isBigEndian = false): Buffer {
  const u16 = (value: number) => Buffer.from(isBigEndian ? [value >> 8, value & 255] : [value & 255, value >> 8])
  const u32 = (value: number) => (isBigEndian ? number32(value) : number32(value).reverse())
  const required: TiffField[] = [[256, 2], [257, 2], [258, 8], [259, 1], [262, 1], [273, 8], [277, 1], [278, 2], [279, 4]] // prettier-ignore
  const fields = [...before, ...required, ...after]
  return Buffer.concat([
    Buffer.from(isBigEndian ? "MM\0*" : "II*\0", "latin1"),
    u32(12),
    Buffer.from([0, 80, 160, 240]),
    u16(fields.length),
    ...fields.flatMap(([tag, value, type = 4, count = 1]) => [u16(tag), u16(type), u32(count), u32(value)]),
    u32(0),
  ])
}

const tiff: OddFiles = {
  ...usual((picture) => picture.tiff()),
  ...each(["none", "jpeg", "packbits", "webp"] as const, "compressed by", (compression) =>
    noise("64x48")
      .tiff({ compression, bigtiff: compression === "none" })
      .toBuffer(),
  ),
  "a fax": () => noise("64x48", 1).toColourspace("b-w").tiff({ bitdepth: 1, compression: "ccittfax4" }).toBuffer(),
  "16 bits": () => noise().toColourspace("rgb16").tiff({ compression: "lzw" }).toBuffer(),
  Lab: () => noise().toColourspace("lab").tiff({ compression: "none" }).toBuffer(),
  CMYK: () => noise().toColourspace("cmyk").tiff().toBuffer(),
  "white is zero": () => noise("64x48", 1).toColourspace("b-w").tiff({ miniswhite: true }).toBuffer(),
  "a pyramid": () => noise("129x130").tiff({ pyramid: true, tile: true, tileWidth: 32, tileHeight: 32 }).toBuffer(),
  "three pages": () => noise("17x11", 3, 3).tiff().toBuffer(),
  "by hand, big-endian": () => handmadeTiff([], [], true),
  "a private tag": () => handmadeTiff([], [[65000, 8]]),
  ...each([0, 13, 99], "a value of type", (type) => handmadeTiff([], [[65001, 7, type]])),
  "a text of no length": () => handmadeTiff([], [[270, 0, 2, 0]]),
  "a text without its end": () => handmadeTiff([], [[270, 0x41414141, 2, 4]]),
  "tags out of order": () => handmadeTiff([[65000, 7]]),
  "a tag twice": () => handmadeTiff([[256, 2]]),
}

const NAMESPACE = `xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"`

const SVG_SIZES = ["", 'viewBox="0 0 30 20"', 'width="3cm" height="2in" viewBox="0 0 3 2"', 'width="100%" height="100%" viewBox="0 0 30 20"', 'width="30"', 'width="30000" height="20000" viewBox="0 0 3 2"', 'viewBox="-10 -10 30 20"', 'width="0.5" height="0.5"'] // prettier-ignore

const SVG_TEXTS = [
  `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<svg ${NAMESPACE} viewBox="0 0 9 9"/>`,
  `\ufeff<svg ${NAMESPACE} viewBox="0 0 9 9"/>`,
  `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg ${NAMESPACE} viewBox="0 0 9 9"/>`,
  `<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]><svg xmlns="&ns;"><path d="M0 0h9v9z"/></svg>`,
  `<?xml version="1.0"?><!-- ${"A licence, in full. ".repeat(200)} --><svg ${NAMESPACE} viewBox="0 0 9 9"/>`,
  `\n\n  <!-- Drawn by a program --><svg ${NAMESPACE} viewBox="0 0 9 9"/>`,
  `<svg ${NAMESPACE}><script>alert(1)</script><text>Grüße &amp; 你好 &#9731;</text></svg>\n\n<!-- end -->\n`,
  `<svg ${NAMESPACE}><style><![CDATA[.a{fill:red}]]></style><symbol id="a"><path d="M0 0h9v9z"/></symbol><use xlink:href="#a"/></svg>`,
]

const svg: OddFiles = {
  ...each(SVG_SIZES, "of size", (size) => Buffer.from(`<svg ${NAMESPACE} ${size}><path d="M0 0h9v9z"/></svg>`)),
  ...each(SVG_TEXTS, "written", (text) => Buffer.from(text)),
}

const moov = box("moov", box("mvhd", Buffer.alloc(100)), box("trak", trackHeader(64, 48)))
const mdat = box("mdat", Buffer.alloc(64, 1))
const moof = box("moof", box("mfhd", Buffer.alloc(8)))

const MP4_LAYOUTS: Record<string, Buffer[]> = {
  "made to be streamed": [moov, mdat],
  "as recorded": [mdat, moov],
  "with a track of sound": [box("moov", box("trak", trackHeader(0, 0)), box("trak", trackHeader(64, 48))), mdat],
  rotated: [box("moov", box("trak", trackHeader(64, 48, true))), mdat],
  "in fragments": [moov, moof, mdat, moof, mdat],
  "with free boxes": [box("free"), moov, box("skip", Buffer.alloc(9)), mdat, box("wide")],
  "with notes": [box("moov", box("trak", trackHeader(64, 48)), box("udta", TEXT)), box("meta", Buffer.alloc(4)), mdat],
  "with a box of 64 bits": [moov, Buffer.concat([number32(1), Buffer.from("mdat"), number32(0, 24), Buffer.alloc(8)])],
  "with an open-ended last box": [moov, Buffer.concat([number32(0), Buffer.from("mdat"), Buffer.alloc(80)])],
  "with an unheard-of box": [box("odd ", Buffer.alloc(3)), moov, mdat],
  "without a size": [box("moov"), mdat],
}

const BRANDS = ["isom", "M4V ", "3gp5"]

const mp4: OddFiles = each(
  Object.keys(MP4_LAYOUTS).flatMap((layout) => BRANDS.map((brand) => [layout, brand] as const)),
  "made",
  ([layout, brand]) =>
    Buffer.concat([box("ftyp", Buffer.from(`${brand}\0\0\x02\0${brand}isom`)), ...(MP4_LAYOUTS[layout] ?? [])]),
)

const SEGMENT = [0x18, 0x53, 0x80, 0x67]
const cluster = ebml([0x1f, 0x43, 0xb6, 0x75], 4, ebml([0xa3], 4, Buffer.from("picture")))

/** The tracks of a WebM, with the size of each element written in `bytes` bytes. */
function tracks(bytes: number): Buffer {
  const size = [ebml([0xb0], bytes, Buffer.from([2, 128])), ebml([0xba], bytes, Buffer.from([1, 104]))]
  return ebml([0x16, 0x54, 0xae, 0x6b], bytes, ebml([0xae], bytes, ebml([0xe0], bytes, ...size)))
}

const tags = (bytes: number) => ebml([0x12, 0x54, 0xc3, 0x67], bytes, TEXT)
const programs = (bytes: number) => ebml([0x15, 0x49, 0xa9, 0x66], bytes, ebml([0x4d, 0x80], bytes, TEXT))
const unheardOf = (bytes: number) => ebml([0x42, 0x41], bytes, TEXT)

const WEBM_LAYOUTS: Record<string, (bytes: number) => Buffer> = {
  plain: (bytes) => ebml(SEGMENT, 8, tracks(bytes), cluster),
  "a live recording": (bytes) => ebmlOfUnknownSize(SEGMENT, tracks(bytes), ebmlOfUnknownSize([0x1f, 0x43, 0xb6, 0x75])),
  "with a void element": (bytes) => ebml(SEGMENT, 8, ebml([0xec], bytes, Buffer.alloc(9)), tracks(bytes), cluster),
  "with tags": (bytes) => ebml(SEGMENT, 8, tracks(bytes), cluster, tags(bytes)),
  "with program names": (bytes) => ebml(SEGMENT, 8, programs(bytes), tracks(bytes)),
  "with an unheard-of element": (bytes) => ebml(SEGMENT, 8, tracks(bytes), unheardOf(bytes)),
  "without a size": () => ebml(SEGMENT, 8, cluster),
}

const webms: OddFiles = each(
  Object.keys(WEBM_LAYOUTS).flatMap((layout) => [1, 3, 8].map((bytes) => [layout, bytes] as const)),
  "made",
  ([layout, bytes]) => webm(WEBM_LAYOUTS[layout]?.(bytes) ?? Buffer.alloc(0)),
)

/** Unusual but valid files of each supported format, as a few programs write them, by file extension. */
export const ODD_MEDIA: Readonly<Record<string, OddFiles>> = {
  png,
  jpg: jpeg,
  webp,
  avif,
  gif,
  tiff,
  svg,
  mp4,
  webm: webms,
}
