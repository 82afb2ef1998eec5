import { cleanVideo } from "../../../src/media/strip"
import { box, ebml, ebmlOfUnknownSize, trackHeader } from "./support/video-parts"

const SECRET = Buffer.from("Secret place +22.3+114.1/")

const HANDLER = box("hdlr", Buffer.alloc(8), Buffer.from("vide"), Buffer.alloc(12), SECRET)
const SAMPLE = box("avc1", Buffer.alloc(42), SECRET, Buffer.alloc(32 - SECRET.length), box("avcC"))
const MEDIA_BOX = box("mdia", HANDLER, box("minf", box("stbl", box("stsd", Buffer.alloc(8), SAMPLE))))

const mp4 = (...tracks: Buffer[]) =>
  Buffer.concat([
    box("ftyp", Buffer.from("isom\0\0\0\0isom")),
    box(
      "moov",
      box("udta", SECRET),
      box("meta", SECRET),
      ...tracks.map((track) => box("trak", track, MEDIA_BOX, box("udta", SECRET))),
    ),
    box("mdat", Buffer.from("picture and sound")),
    box("uuid", SECRET),
  ])

test("an MP4 loses its metadata, and all other bytes keep their place", () => {
  const before = mp4(trackHeader(0, 0), trackHeader(640, 360))
  const { video, size } = cleanVideo(before, "mp4")
  expect(size).toEqual({ width: 640, height: 360 })
  expect(video.length).toBe(before.length)
  expect(video.includes("Secret")).toBe(false)
  expect(video.includes("wwww")).toBe(false)
  for (const kept of ["vide", "avc1", "avcC"]) expect(video.indexOf(kept)).toBe(before.indexOf(kept))
  expect(video.indexOf("picture and sound")).toBe(before.indexOf("picture and sound"))
  expect(before.includes("Secret")).toBe(true)
})

test("a video that a phone rotated has its upright size", () => {
  expect(cleanVideo(mp4(trackHeader(640, 360, true)), "mp4").size).toEqual({ width: 360, height: 640 })
})

const element = (id: number[], ...content: Buffer[]) => ebml(id, 8, ...content)

const INFO = element([0x15, 0x49, 0xa9, 0x66], ...[[0x4d, 0x80], [0x57, 0x41], [0x7b, 0xa9]].map((id) => element(id, SECRET))) // prettier-ignore
const SIZE = [element([0xb0], Buffer.from([2, 128])), element([0xba], Buffer.from([1, 104]))]
const TRACKS = element([0x16, 0x54, 0xae, 0x6b], element([0xae], element([0xe0], ...SIZE)))
const TAGS = element([0x12, 0x54, 0xc3, 0x67], SECRET)

/** A WebM; the elements of a live recording have unknown sizes. */
function webm(isLive: boolean): Buffer {
  const part = isLive ? ebmlOfUnknownSize : element
  const cluster = part([0x1f, 0x43, 0xb6, 0x75], element([0xa3], Buffer.from("picture and sound")))
  const head = element([0x1a, 0x45, 0xdf, 0xa3], Buffer.from("head"))
  return Buffer.concat([head, part([0x18, 0x53, 0x80, 0x67], INFO, TRACKS, cluster, TAGS)])
}

test.each([false, true])("a WebM loses its metadata, all other bytes keep their place (live recording: %s)", (live) => {
  const before = webm(live)
  const { video, size } = cleanVideo(before, "webm")
  expect(size).toEqual({ width: 640, height: 360 })
  expect(video.length).toBe(before.length)
  expect(video.includes("Secret")).toBe(false)
  expect(video.indexOf("picture and sound")).toBe(before.indexOf("picture and sound"))
  expect(cleanVideo(video, "webm").video.equals(video)).toBe(true)
})
