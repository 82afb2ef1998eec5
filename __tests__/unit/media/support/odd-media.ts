import sharp, { type Sharp, type SharpOptions } from "sharp"
import { readPng, writePng, type PngChunk } from "../../../../src/media/png"
import { box, ebml, trackHeader, unknownSize, webm } from "./video-parts"

/** A file as programs in the world write it, though few do. */
export interface OddFile {
  what: string
  bytes: Buffer
}

type Picture = Promise<Buffer> | Buffer

/** Odd files, each made when it is asked for. */
type OddFiles = Record<string, () => Picture>

const SIZES = ["1x1", "1x40", "40x1", "3x5", "17x31", "64x48", "255x2", "129x130"]

/** Noise that is the same each time, in `frames` below each other. */
function noise(size = "17x11", channels: 1 | 2 | 3 | 4 = 3, frames = 1): Sharp {
  const [width = 1, pageHeight = 1] = size.split("x").map(Number)
  const height = pageHeight * frames
  const bytes = Buffer.from(Array.from({ length: width * height * channels }, (_, index) => (index * 7919) % 251))
  const raw: SharpOptions["raw"] = { width, height, channels, ...(frames > 1 && { pageHeight }) }
  return sharp(bytes, { raw, animated: frames > 1 })
}

/** Each way of `ways` to write each of `pictures`. */
function each<Key>(keys: readonly Key[], say: string, make: (key: Key) => Picture): OddFiles {
  return Object.fromEntries(keys.map((key) => [`${say} ${JSON.stringify(key)}`, () => make(key)]))
}

const TAGS = { IFD0: { Make: "Camera", Artist: "Someone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "1/1 2/1 3/1" } }
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>`

/** What cameras and editors add in every format that holds it. */
const tagged = (write: (picture: Sharp) => Sharp): OddFiles => ({
  ...each([1, 2, 3, 4, 5, 6, 7, 8], "orientation", (orientation) =>
    write(noise().withMetadata({ orientation, exif: TAGS })).toBuffer(),
  ),
  ...each(["p3", "srgb"], "profile", (profile) => write(noise().withIccProfile(profile)).toBuffer()),
  XMP: () => write(noise().withXmp(XMP)).toBuffer(),
  "a density": () => write(noise().withMetadata({ density: 300 })).toBuffer(),
})

const CHANNELS = [1, 2, 3, 4] as const

const sized = (
  write: (picture: Sharp) => Sharp,
  channels: readonly (1 | 2 | 3 | 4)[] = CHANNELS,
  how = "of",
): OddFiles =>
  merged(
    channels.map((count) =>
      each(SIZES, `${count} channels ${how}`, (size) =>
        write(noise(size, count).toColourspace(colours(count))).toBuffer(),
      ),
    ),
  )

const merged = (parts: readonly OddFiles[]): OddFiles =>
  Object.fromEntries(parts.flatMap((part) => Object.entries(part)))

const colours = (channels: number) => (channels < 3 ? "b-w" : "srgb")

const number32 = (...values: number[]) => {
  const bytes = Buffer.alloc(4 * values.length)
  values.forEach((value, place) => bytes.writeUInt32BE(value, 4 * place))
  return bytes
}

async function changedPng(change: (chunks: PngChunk[]) => PngChunk[], picture = noise()): Promise<Buffer> {
  return writePng(change(readPng(await picture.png().toBuffer())))
}

/** With a chunk behind the header. */
const chunkPng = (type: string, data: Buffer | string) => () =>
  changedPng(([header, ...rest]) => [...(header ? [header] : []), { type, data: Buffer.from(data) }, ...rest])

/** With frames of the whole picture; `hidden` begins with a picture that isn't one of them. */
const movingPng = (count: number, hidden = false) =>
  changedPng((chunks) => {
    const [header] = chunks
    const pixels = Buffer.concat(chunks.filter(({ type }) => type === "IDAT").map(({ data }) => data))
    const control = (sequence: number) => {
      const data = Buffer.concat([number32(sequence, 17, 11, 0, 0), Buffer.from([0, 1, 0, 10, sequence % 3, 0])])
      return { type: "fcTL", data }
    }
    const frames = Array.from({ length: count }, (_, frame) => {
      const isFirst = frame === 0 && !hidden
      const sequence = frame * 2 - (hidden ? 0 : Math.min(frame, 1))
      if (isFirst) return [control(sequence), { type: "IDAT", data: pixels }]
      return [control(sequence), { type: "fdAT", data: Buffer.concat([number32(sequence + 1), pixels]) }]
    }).flat()
    const start = [...(header ? [header] : []), { type: "acTL", data: number32(count, 0) }]
    const picture = hidden ? [{ type: "IDAT", data: pixels }] : []
    return [...start, ...picture, ...frames, { type: "IEND", data: Buffer.alloc(0) }]
  })

const png: OddFiles = {
  ...sized((picture) => picture.png()),
  ...tagged((picture) => picture.png()),
  ...each([2, 4, 16, 256], "colours", (count) => noise().png({ palette: true, colours: count }).toBuffer()),
  "16 bits": () => noise().toColourspace("rgb16").png().toBuffer(),
  "16 bits of grey": () => noise("17x11", 1).toColourspace("grey16").png().toBuffer(),
  interlaced: () => noise().png({ progressive: true }).toBuffer(),
  "interlaced, one pixel": () => noise("1x1").png({ progressive: true }).toBuffer(),
  uncompressed: () => noise().png({ compressionLevel: 0 }).toBuffer(),
  "pixels in chunks of one byte": () =>
    changedPng((chunks) =>
      chunks.flatMap(({ type, data }) =>
        type === "IDAT" ? [...data].map((byte) => ({ type, data: Buffer.from([byte]) })) : [{ type, data }],
      ),
    ),
  "an empty chunk of pixels": () =>
    changedPng((chunks) =>
      chunks.flatMap((chunk) => [...(chunk.type === "IDAT" ? [{ ...chunk, data: Buffer.alloc(0) }] : []), chunk]),
    ),
  "bytes behind the end": async () => Buffer.concat([await noise().png().toBuffer(), Buffer.from("appended")]),
  "a text": chunkPng("tEXt", "Comment\0text"),
  "a private chunk": chunkPng("prVt", "private"),
  "an empty private chunk": chunkPng("emPt", ""),
  "a gamma": chunkPng("gAMA", number32(45455)),
  "a time": chunkPng("tIME", Buffer.from([7, 0xcf, 8, 11, 11, 11, 0])),
  "a size on paper": chunkPng("pHYs", Buffer.concat([number32(2835, 2835), Buffer.from([1])])),
  "a broken check sum of a text": async () => {
    const bytes = await chunkPng("tEXt", "Comment\0text")()
    bytes.writeUInt8(0, bytes.indexOf("Comment") + 12)
    return bytes
  },
  ...each([1, 2, 3, 7], "frames", (count) => movingPng(count)),
  ...each([1, 2], "frames behind a hidden picture", (count) => movingPng(count, true)),
}

const segment = (marker: number, data: Buffer | string = "") => {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(data.length + 2)
  return Buffer.concat([Buffer.from([0xff, marker]), length, Buffer.from(data)])
}

/** With bytes between the start and the first segment. */
const jpegWith = (bytes: Buffer) => async () => {
  const whole = await noise().jpeg().toBuffer()
  return Buffer.concat([whole.subarray(0, 2), bytes, whole.subarray(2)])
}

const jpeg: OddFiles = {
  ...sized((picture) => picture.jpeg(), [1, 3]),
  ...tagged((picture) => picture.jpeg()),
  ...each([1, 50, 100], "quality", (quality) => noise("64x48").jpeg({ quality }).toBuffer()),
  ...each(["4:4:4", "4:2:0"], "subsampled", (chromaSubsampling) =>
    noise("64x48").jpeg({ chromaSubsampling }).toBuffer(),
  ),
  progressive: () => noise("64x48").jpeg({ progressive: true }).toBuffer(),
  "by mozjpeg": () => noise("64x48").jpeg({ mozjpeg: true }).toBuffer(),
  "tables of the standard": () => noise("64x48").jpeg({ optimiseCoding: false }).toBuffer(),
  CMYK: () => noise("64x48").toColourspace("cmyk").jpeg().toBuffer(),
  "CMYK with its profile": () => noise("64x48").toColourspace("cmyk").withIccProfile("cmyk").jpeg().toBuffer(),
  "fill bytes before a marker": jpegWith(Buffer.from([0xff, 0xff, 0xff])),
  "zeros between segments": jpegWith(Buffer.concat([segment(0xfe, "x"), Buffer.alloc(3)])),
  "a JFIF segment": jpegWith(segment(0xe0, Buffer.from("JFIF\0\x01\x02\0\0\x01\0\x01\0\0", "latin1"))),
  "a film behind the end": async () =>
    Buffer.concat([await noise().jpeg().toBuffer(), Buffer.from("\0\0\0\x18ftypmp42")]),
  "a picture behind the end": async () =>
    Buffer.concat([await noise().jpeg().toBuffer(), await noise().jpeg().toBuffer()]),
  "a thumbnail in its JFIF": jpegWith(
    segment(0xe0, Buffer.from("JFIF\0\x01\x02\0\0\x01\0\x01\x01\x01\0\0\0", "latin1")),
  ),
  ...each(
    Array.from({ length: 15 }, (_, index) => 0xe1 + index),
    "an application's segment",
    (marker) => jpegWith(segment(marker, "unheard of"))(),
  ),
  ...each(["", "A comment", "x".repeat(60_000)], "a comment", (text) => jpegWith(segment(0xfe, text))()),
}

const riff = (type: string, data: Buffer | string) => {
  const head = Buffer.alloc(8, type, "latin1")
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, Buffer.from(data), Buffer.alloc(data.length % 2)])
}

async function webpWith(...more: Buffer[]): Promise<Buffer> {
  const bytes = Buffer.concat([await noise("17x11", 4).webp().toBuffer(), ...more])
  bytes.writeUInt32LE(bytes.length - 8, 4)
  return bytes
}

const webp: OddFiles = {
  ...sized((picture) => picture.webp(), [3, 4]),
  ...sized((picture) => picture.webp({ lossless: true }), [1, 4], "without loss"),
  ...tagged((picture) => picture.webp()),
  ...each(["picture", "photo", "drawing", "icon", "text"] as const, "for", (preset) =>
    noise("64x48").webp({ preset }).toBuffer(),
  ),
  "nearly lossless": () => noise("64x48").webp({ nearLossless: true }).toBuffer(),
  ...each([2, 3, 9], "frames", (count) => noise("17x11", 4, count).webp({ loop: count }).toBuffer()),
  ...each([0, 1, 65535], "a delay of", (delay) =>
    noise("17x11", 3, 2)
      .webp({ delay: [delay, delay] })
      .toBuffer(),
  ),
  "frames of one pixel": () => noise("1x1", 4, 3).webp().toBuffer(),
  "frames with metadata": () => noise("17x11", 3, 2).withMetadata({ orientation: 6, exif: TAGS }).webp().toBuffer(),
  "an unknown chunk": () => webpWith(riff("ODD ", "something odd")),
  "bytes behind the end": async () => Buffer.concat([await noise().webp().toBuffer(), Buffer.from("appended")]),
}

const avif: OddFiles = {
  ...sized((picture) => picture.avif({ effort: 0 }), [3, 4]),
  ...sized((picture) => picture.avif({ effort: 0, lossless: true }), [1, 3, 4], "without loss"),
  ...tagged((picture) => picture.avif({ effort: 0 })),
  ...each(["4:4:4", "4:2:0"], "subsampled", (chromaSubsampling) =>
    noise("64x48").avif({ effort: 0, chromaSubsampling }).toBuffer(),
  ),
  ...each([1, 50, 100], "quality", (quality) => noise("64x48").avif({ effort: 0, quality }).toBuffer()),
  ...each([10, 12] as const, "bits", (bitdepth) =>
    noise("64x48").toColourspace("rgb16").avif({ effort: 0, bitdepth }).toBuffer(),
  ),
  ...each(["free", "skip", "uuid", "odd "], "behind it a box", async (type) =>
    Buffer.concat([await noise().avif({ effort: 0 }).toBuffer(), box(type, Buffer.alloc(16))]),
  ),
}

async function gifWith(change: (bytes: Buffer) => Buffer[], frames = 1): Promise<Buffer> {
  return Buffer.concat(change(await noise("17x11", 3, frames).gif().toBuffer()))
}

const extension = (label: number, ...blocks: (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from([0x21, label]),
    ...blocks.flatMap((block) => [Buffer.from([block.length]), Buffer.from(block)]),
    Buffer.from([0]),
  ])

const gif: OddFiles = {
  ...sized((picture) => picture.gif(), [1, 3, 4]),
  ...each([2, 4, 16, 256], "colours", (count) => noise("64x48").gif({ colours: count }).toBuffer()),
  ...each([2, 3, 9], "frames", (count) => noise("17x11", 3, count).gif({ loop: count }).toBuffer()),
  ...each([2, 3, 9], "transparent frames", (count) => noise("17x11", 4, count).gif().toBuffer()),
  ...each([0, 10, 65535], "a delay of", (delay) =>
    noise("17x11", 3, 2)
      .gif({ delay: [delay, delay] })
      .toBuffer(),
  ),
  ...each(SIZES, "two frames of", (size) => noise(size, 3, 2).gif({ keepDuplicateFrames: true }).toBuffer()),
  ...each([3, 16, 256], "frames of one pixel", (count) =>
    noise("1x1", 3, count).gif({ keepDuplicateFrames: true }).toBuffer(),
  ),
  ...each([1, 0.5], "dithered", (dither) => noise("64x48").gif({ colours: 8, dither }).toBuffer()),
  interlaced: () => noise("64x48").gif({ progressive: true }).toBuffer(),
  "interlaced frames": () => noise("64x48", 3, 3).gif({ progressive: true }).toBuffer(),
  "frames with tables of their own": () => noise("64x48", 3, 3).gif({ reuse: false, interFrameMaxError: 0 }).toBuffer(),
  "the older signature": () => gifWith((bytes) => [Buffer.from("GIF87a"), bytes.subarray(6)]),
  "no trailer": () => gifWith((bytes) => [bytes.subarray(0, -1)]),
  "two trailers": () => gifWith((bytes) => [bytes, Buffer.from([0x3b])]),
  "bytes behind the end": () => gifWith((bytes) => [bytes, Buffer.from("appended")]),
  "a comment": () => gifWith((bytes) => [bytes.subarray(0, -1), extension(0xfe, "a comment"), Buffer.from([0x3b])]),
  "an empty comment": () => gifWith((bytes) => [bytes.subarray(0, -1), extension(0xfe), Buffer.from([0x3b])]),
  XMP: () =>
    gifWith((bytes) => [bytes.subarray(0, -1), extension(0xff, "XMP DataXMP", XMP.slice(0, 200)), Buffer.from([0x3b])]),
  "an unknown extension": () =>
    gifWith((bytes) => [bytes.subarray(0, -1), extension(0x42, "odd"), Buffer.from([0x3b])], 2),
}

interface TiffField {
  tag: number
  type: number
  count: number
  value: number
}

/** A TIFF by hand: 2 x 2 grey pixels, with these fields beside the needed ones. */
function handmadeTiff(more: TiffField[] = [], { isBig = false, isSorted = true } = {}): Buffer {
  const u16 = (value: number) => Buffer.from(isBig ? [value >> 8, value & 255] : [value & 255, value >> 8])
  const u32 = (value: number) => (isBig ? number32(value) : number32(value).reverse())
  const field = (tag: number, type: number, value: number, count = 1) => ({ tag, type, count, value })
  const needed = [[256, 2], [257, 2], [258, 8], [259, 1], [262, 1], [273, 8], [277, 1], [278, 2], [279, 4]] // prettier-ignore
  const fields = [...more, ...needed.map(([tag = 0, value = 0]) => field(tag, 4, value))]
  if (isSorted) fields.sort((one, other) => one.tag - other.tag)
  return Buffer.concat([
    Buffer.from(isBig ? "MM\0*" : "II*\0", "latin1"),
    u32(12),
    Buffer.from([0, 80, 160, 240]),
    u16(fields.length),
    ...fields.flatMap(({ tag, type, count, value }) => [u16(tag), u16(type), u32(count), u32(value)]),
    u32(0),
  ])
}

const COMPRESSIONS = ["none", "jpeg", "deflate", "packbits", "lzw", "webp"] as const

const tiff: OddFiles = {
  ...sized((picture) => picture.tiff({ compression: "deflate" }), [1, 3, 4]),
  ...tagged((picture) => picture.tiff()),
  ...each(COMPRESSIONS, "compressed by", (compression) => noise("64x48").tiff({ compression }).toBuffer()),
  ...each(COMPRESSIONS, "BigTIFF, compressed by", (compression) =>
    noise("64x48").tiff({ compression, bigtiff: true }).toBuffer(),
  ),
  ...each([1, 2, 4] as const, "bits", (bitdepth) =>
    noise("64x48", 1).toColourspace("b-w").tiff({ bitdepth, compression: "none" }).toBuffer(),
  ),
  "a fax": () => noise("64x48", 1).toColourspace("b-w").tiff({ bitdepth: 1, compression: "ccittfax4" }).toBuffer(),
  "16 bits": () => noise().toColourspace("rgb16").tiff({ compression: "lzw" }).toBuffer(),
  Lab: () => noise().toColourspace("lab").tiff({ compression: "none" }).toBuffer(),
  CMYK: () => noise().toColourspace("cmyk").tiff().toBuffer(),
  "white is zero": () => noise("64x48", 1).toColourspace("b-w").tiff({ miniswhite: true }).toBuffer(),
  tiles: () => noise("64x48").tiff({ tile: true, tileWidth: 16, tileHeight: 16 }).toBuffer(),
  "a pyramid": () => noise("129x130").tiff({ pyramid: true, tile: true, tileWidth: 32, tileHeight: 32 }).toBuffer(),
  ...each([2, 3], "pages", (count) => noise("17x11", 3, count).tiff().toBuffer()),
  "by hand": () => handmadeTiff(),
  "by hand, the other way round": () => handmadeTiff([], { isBig: true }),
  ...each([32781, 34665, 42113, 50341, 59932, 65000], "a tag", (tag) =>
    handmadeTiff([{ tag, type: 4, count: 1, value: 8 }]),
  ),
  ...each([0, 13, 18, 99], "a value of type", (type) => handmadeTiff([{ tag: 65001, type, count: 1, value: 7 }])),
  "a text of no length": () => handmadeTiff([{ tag: 270, type: 2, count: 0, value: 0 }]),
  "a text without its end": () => handmadeTiff([{ tag: 270, type: 2, count: 4, value: 0x41414141 }]),
  "tags out of order": () => handmadeTiff([{ tag: 65000, type: 4, count: 1, value: 7 }], { isSorted: false }),
  "a tag twice": () => handmadeTiff([{ tag: 256, type: 4, count: 1, value: 2 }]),
}

const NAMESPACE = `xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"`

const SVG_SIZES = ["", 'viewBox="0 0 30 20"', 'width="30" height="20"', 'width="3cm" height="2in" viewBox="0 0 3 2"', 'width="100%" height="100%" viewBox="0 0 30 20"', 'width="30"', 'width="30000" height="20000" viewBox="0 0 3 2"', 'viewBox="-10 -10 30 20"', 'width="0.5" height="0.5"', 'width="30px" height="2em" preserveAspectRatio="none"'] // prettier-ignore

const SVG_CONTENTS = ["<path d='M0 0h9v9z'/><circle r='3'/>", "<path d='M0 0h9v9z'/>", "<script>alert(1)</script><rect width='9' height='9'/>", "<style><![CDATA[.a{fill:red}]]></style><rect class='a' width='9' height='9'/>", "<defs><linearGradient id='a'><stop offset='0'/></linearGradient></defs><rect fill='url(#a)' width='9' height='9'/>"] // prettier-ignore

const svg: OddFiles = {
  ...merged(
    SVG_CONTENTS.map((content) =>
      each(SVG_SIZES, `with ${content}`, (size) => Buffer.from(`<svg ${NAMESPACE} ${size}>${content}</svg>`)),
    ),
  ),
  ...each(
    [
      `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<svg ${NAMESPACE} viewBox="0 0 9 9"/>`,
      `\ufeff<svg ${NAMESPACE} viewBox="0 0 9 9"/>`,
      `\n\n  <svg ${NAMESPACE} viewBox="0 0 9 9"/>`,
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg ${NAMESPACE} viewBox="0 0 9 9"/>`,
      `<!-- Drawn by a program --><svg ${NAMESPACE} viewBox="0 0 9 9"/>`,
      `<!-- ${"A licence, in full. ".repeat(200)} --><svg ${NAMESPACE} viewBox="0 0 9 9"/>`,
      `<?xml version="1.0"?><!-- ${"A licence, in full. ".repeat(200)} --><svg ${NAMESPACE} viewBox="0 0 9 9"/>`,
      `<svg ${NAMESPACE}><text>Grüße &amp; 你好 &#9731;</text></svg>\n\n<!-- end -->\n`,
      `<svg ${NAMESPACE} viewBox="0 0 9 9"><image width="1" height="1" href="data:image/png;base64,iVBORw0KGgo="/></svg>`,
      `<svg ${NAMESPACE}><symbol id="a"><path d="M0 0h9v9z"/></symbol><use xlink:href="#a"/></svg>`,
      `<svg ${NAMESPACE} xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 9 9"><g inkscape:label="x"/></svg>`,
      `<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]><svg xmlns="&ns;"><path d="M0 0h9v9z"/></svg>`,
    ],
    "written",
    (text) => Buffer.from(text),
  ),
}

const ftyp = (brand: string) => box("ftyp", Buffer.from(`${brand}\0\0\x02\0${brand}isom`, "latin1"))
const moov = box("moov", box("mvhd", Buffer.alloc(100)), box("trak", trackHeader(64, 48)))
const mdat = box("mdat", Buffer.alloc(64, 1))

const MP4_LAYOUTS: Record<string, Buffer[]> = {
  "made to be streamed": [moov, mdat],
  "as recorded": [mdat, moov],
  "with a track of sound": [box("moov", box("trak", trackHeader(0, 0)), box("trak", trackHeader(64, 48))), mdat],
  "held sideways": [box("moov", box("trak", trackHeader(64, 48, true))), mdat],
  "in fragments": [
    moov,
    box("moof", box("mfhd", Buffer.alloc(8))),
    mdat,
    box("moof", box("mfhd", Buffer.alloc(8))),
    mdat,
  ],
  "with free boxes": [box("free"), moov, box("skip", Buffer.alloc(9)), mdat, box("wide")],
  "with notes": [
    box("moov", box("trak", trackHeader(64, 48)), box("udta", Buffer.from("notes"))),
    box("meta", Buffer.alloc(4)),
    mdat,
  ],
  "with a box of 64 bits": [moov, Buffer.concat([number32(1), Buffer.from("mdat"), number32(0, 24), Buffer.alloc(8)])],
  "with a last box that goes on": [moov, Buffer.concat([number32(0), Buffer.from("mdat"), Buffer.alloc(80)])],
  "with an unheard-of box": [box("odd ", Buffer.alloc(3)), moov, mdat],
  "without a size": [box("moov"), mdat],
}

const mp4s: OddFiles = merged(
  Object.entries(MP4_LAYOUTS).map(([layout, boxes]) =>
    each(["isom", "iso6", "mp42", "avc1", "M4V ", "dash", "3gp5"], `${layout}, by`, (brand) =>
      Buffer.concat([ftyp(brand), ...boxes]),
    ),
  ),
)

const video = (width: number) => ebml([0xae], width, ebml([0xe0], width, ebml([0xb0], width, Buffer.from([2, 128])), ebml([0xba], width, Buffer.from([1, 104])))) // prettier-ignore
const tracks = (width: number) => ebml([0x16, 0x54, 0xae, 0x6b], width, video(width))
const cluster = ebml([0x1f, 0x43, 0xb6, 0x75], 4, ebml([0xa3], 4, Buffer.from("picture")))
const SEGMENT = [0x18, 0x53, 0x80, 0x67]

const WEBM_LAYOUTS: Record<string, (width: number) => Buffer> = {
  plain: (width) => ebml(SEGMENT, 8, tracks(width), cluster),
  "a live recording": (width) => unknownSize(SEGMENT, tracks(width), unknownSize([0x1f, 0x43, 0xb6, 0x75])),
  "with a void": (width) => ebml(SEGMENT, 8, ebml([0xec], width, Buffer.alloc(9)), tracks(width), cluster),
  "with tags": (width) =>
    ebml(SEGMENT, 8, tracks(width), cluster, ebml([0x12, 0x54, 0xc3, 0x67], width, Buffer.from("tags"))),
  "with a check sum": (width) => ebml(SEGMENT, 8, ebml([0xbf], width, Buffer.alloc(4)), tracks(width), cluster),
  "with names of programs": (width) =>
    ebml(
      SEGMENT,
      8,
      ebml([0x15, 0x49, 0xa9, 0x66], width, ebml([0x4d, 0x80], width, Buffer.from("Program"))),
      tracks(width),
    ),
  "without a size": () => ebml(SEGMENT, 8, cluster),
  "with an unheard-of element": (width) =>
    ebml(SEGMENT, 8, ebml([0x42, 0x41], width, Buffer.from("odd")), tracks(width)),
}

const webms: OddFiles = merged(
  Object.entries(WEBM_LAYOUTS).map(([layout, segmentOf]) =>
    each([1, 2, 3, 4, 5, 6, 7, 8], `${layout}, sizes in bytes`, (width) => webm(segmentOf(width))),
  ),
)

/** Odd but whole files of each supported kind, by their ending. */
export const ODD_MEDIA: Readonly<Record<string, OddFiles>> = {
  png,
  jpg: jpeg,
  webp,
  avif,
  gif,
  tiff,
  svg,
  mp4: mp4s,
  webm: webms,
}
