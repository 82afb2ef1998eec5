import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises"
import path from "node:path"
import sharp, { type Sharp } from "sharp"
import { publishLink } from "../../../src/build/linked-files"
import { digestOf, type MediaSource } from "../../../src/media/facts"
import { createMediaPipeline, type MediaPipeline } from "../../../src/media/pipeline"
import { ANIMATION_WIDTHS, CROPS, FALLBACK_WIDTH, VIDEO_SIZE, WIDTHS } from "../../../src/media/settings"
import { readPng } from "../../../src/media/png"
import { writeAnimatedPng } from "./support/animated-png"
import { pixelAt, plain, withChunk } from "./support/pictures"
import { box, ebml, trackHeader, webm } from "./support/video-parts"
import { temporaryFolder, writeFiles } from "../../support/temporary-folder"

let root: string

beforeEach(() => {
  root = temporaryFolder()
})

const pipeline = (pathPrefix = ""): MediaPipeline =>
  createMediaPipeline(pathPrefix, path.join(root, "cache"), path.join(root, "public"))

function source(name: string, content: Buffer | string): MediaSource {
  const file = path.join(root, "content", name)
  writeFiles(root, { [file]: content })
  return { path: file, digest: digestOf(Buffer.from(content)) }
}

/** Plans a file and makes all its output files. */
async function makeAll(media: MediaPipeline, file: MediaSource) {
  const plan = await media.plan(file)
  await Promise.all(media.makePlanned())
  return plan
}

/** Writes a file and makes its output with a new pipeline. */
async function make(name: string, content: Buffer | string, pathPrefix?: string) {
  const [media, file] = [pipeline(pathPrefix), source(name, content)]
  return { ...(await makeAll(media, file)), media, file }
}

const published = (address: string) => path.join(root, "public", address)

async function publishedFiles(): Promise<string[]> {
  const entries = await readdir(path.join(root, "public"), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}

/** A picture whose left half is red and right half blue, so that a rotation is visible. */
function twoColours(width: number, height: number): Sharp {
  const half = { width: Math.round(width / 2), height, channels: 3 as const, background: "#ff0000" }
  return plain(width, height, "#0000ff").composite([{ input: { create: half }, left: 0, top: 0 }])
}

const GPS = {
  IFD0: { Make: "Secretcam", Copyright: "Secret Owner" },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "22/1 18/1 0/1" },
}

async function corner(file: string, side: "top" | "bottom"): Promise<number[]> {
  const { width, height } = await sharp(file).metadata()
  const row = Math.floor(height / 8)
  return pixelAt(file, Math.floor(width / 2), side === "top" ? row : height - 1 - row)
}

/** Expects red, green and blue of `pixel` to be near `expected`: lossy formats change them slightly. */
function expectNear(pixel: readonly number[], expected: readonly number[]): void {
  expected.forEach((value, channel) => expect(Math.abs((pixel[channel] ?? -999) - value)).toBeLessThan(40))
}

async function expectNoMetadata(file: string): Promise<void> {
  const { exif, xmp, iptc, icc, orientation } = await sharp(file).metadata()
  expect({ file, exif, xmp, iptc, icc, orientation }).toEqual({ file })
  expect((await readFile(file)).includes("Secret")).toBe(false)
}

const widthsOf = (srcSet: string | undefined) =>
  srcSet?.split(", ").map((candidate) => Number.parseInt(candidate.split(" ")[1] ?? ""))

test("no output is made of a file that changed after planning, and the cache stays correct", async () => {
  const before = await twoColours(300, 200).png().toBuffer()
  const first = source("shot.png", before)
  const { data } = await pipeline().plan(first)
  source("shot.png", await twoColours(200, 300).png().toBuffer())

  const changed = pipeline()
  await changed.plan(first)
  expect(await changed.makeAddress(data.original)).toBe(false)
  await expect(Promise.all(changed.makePlanned())).rejects.toThrow("changed")

  source("shot.png", before)
  await makeAll(pipeline(), first)
  expect(await sharp(published(data.original)).metadata()).toMatchObject({ width: 300, height: 200 })
})

test("a file that was replaced before planning is refused", async () => {
  const first = source("shot.png", await twoColours(300, 200).png().toBuffer())
  source("shot.png", await twoColours(200, 300).png().toBuffer())
  await expect(pipeline().plan(first)).rejects.toThrow("changed")
})

test("a step that failed can be repeated", async () => {
  const picture = await twoColours(300, 200).png().toBuffer()
  const shot = source("shot.png", picture)
  const media = pipeline()
  await rm(shot.path)
  await expect(media.plan(shot)).rejects.toThrow("cannot be read")
  source("shot.png", picture)
  await makeAll(media, shot)

  await writeFile(published("/icons"), "no folder")
  await expect(media.publish("/icons/a.svg", "<svg/>")).rejects.toThrow()
  await rm(published("/icons"))
  await media.publish("/icons/a.svg", "<svg/>")
  expect(await readFile(published("/icons/a.svg"), "utf8")).toBe("<svg/>")
})

describe("a still", () => {
  test("gets AVIF and WebP at the widths that its size allows, a fallback, a placeholder and a full-size file", async () => {
    const { data, media } = await make("Tisch Übersicht (1).png", await twoColours(1000, 500).png().toBuffer())
    const size = { width: 1000, height: 500 }
    expect(data).toMatchObject({ kind: "still", alt: null, ...size, type: "image/png", animation: null })
    expect(data.original).toMatch(/^\/media\/[0-9a-f]{12}\/tisch-uebersicht-1\.png$/)
    expect(data.gatsbyImageData?.images.sources?.map(({ type }) => type)).toEqual(["image/avif", "image/webp"])
    expect(data.gatsbyImageData).toMatchObject({
      layout: "constrained",
      ...size,
      // `<GatsbyImage>` uses these `sizes` for all sources.
      images: { fallback: { sizes: "(min-width: 1000px) 1000px, 100vw" } },
    })
    const widths = [...WIDTHS.filter((width) => width < 1000), 1000]
    for (const { srcSet } of data.gatsbyImageData?.images.sources ?? []) expect(widthsOf(srcSet)).toEqual(widths)
    expect(data.gatsbyImageData?.placeholder?.fallback).toMatch(/^data:image\/webp;base64,/)
    for (const candidate of data.gatsbyImageData?.images.sources?.flatMap(({ srcSet }) => srcSet.split(", ")) ?? []) {
      const [address = "", width] = candidate.split(" ")
      const found = await sharp(published(address)).metadata()
      expect(`${found.width}w`).toBe(width)
      expect(found.width / found.height).toBeCloseTo(2, 1)
    }
    const fallback = await sharp(published(data.gatsbyImageData?.images.fallback?.src ?? "")).metadata()
    expect(fallback.width).toBe(FALLBACK_WIDTH)
    expect(media.report()).toEqual({ published: 2 * widths.length + 2, encoded: 2 * widths.length + 2 })
    expect(new Set(await publishedFiles())).toEqual(new Set([...media.addresses()].map(published)))
  })

  /** A screenshot with a strip of one colour above another. */
  const screenshot = (top: string, rest: string) =>
    plain(400, 900, rest)
      .composite([{ input: { create: { width: 400, height: 250, channels: 3, background: top } }, left: 0, top: 0 }])
      .png()
      .toBuffer()

  test("has a crop of its top; a pair has one with both halves and a divider, mirrored on right-to-left sites; a drawing has none", async () => {
    const media = pipeline()
    const before = source("before.png", await screenshot("#ff0000", "#0000ff"))
    const after = source("after.png", await screenshot("#00ff00", "#0000ff"))
    const drawing = source("drawing.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')
    expect(await media.crop("miniature", [drawing])).toBeNull()
    const single = await media.crop("miniature", [before, drawing])
    const split = await media.crop("figure", [before, after])
    const mirrored = await media.crop("figure", [before, after], { isMirrored: true })
    await Promise.all(media.makePlanned())
    expect(single).toMatch(/^\/miniatures\/[0-9a-f]{12}\.webp$/)
    const { width, height } = await sharp(published(single ?? "")).metadata()
    expect({ width, height }).toEqual({ width: CROPS.miniature.width, height: CROPS.miniature.height })
    expectNear(await corner(published(single ?? ""), "bottom"), [255, 0, 0])
    expect((await stat(published(single ?? ""))).size).toBeLessThan(2048)
    for (const [address, left, right] of [
      [split, [255, 0, 0], [0, 255, 0]],
      [mirrored, [0, 255, 0], [255, 0, 0]],
    ] as const) {
      const file = published(address ?? "")
      const { width } = CROPS.figure
      expectNear(await pixelAt(file, 40, 20), left)
      expectNear(await pixelAt(file, width - 40, 20), right)
      const [red = 0, green = 0] = await pixelAt(file, width / 2, 20)
      expect(Math.max(red, green)).toBeLessThan(200)
    }
  })

  test("narrower than every width is only made at its own; it keeps its transparency, and addresses have the path prefix", async () => {
    const clear = sharp({ create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    const { data } = await make("clear.webp", await clear.webp({ lossless: true }).toBuffer(), "/me")
    const sources = data.gatsbyImageData?.images.sources?.map(({ srcSet }) => srcSet) ?? []
    expect(sources.map(widthsOf)).toEqual([[8], [8]])
    const fallback = data.gatsbyImageData?.images.fallback?.src ?? ""
    const addresses = [data.original, fallback, ...sources.map((srcSet) => srcSet.replace(" 8w", ""))]
    expect(addresses.filter((address) => !address.startsWith("/me/media/"))).toEqual([])
    for (const file of await publishedFiles()) expect((await sharp(file).stats()).isOpaque).toBe(false)
  })
})

test.each(["jpeg", "png", "webp", "tiff"] as const)(
  "a photo with an EXIF orientation and a GPS position is upright and has no metadata in all its output files: %s",
  async (format) => {
    const turned = twoColours(600, 300).keepIccProfile().withExif(GPS).withMetadata({ orientation: 6, exif: GPS })
    const { data, file: photo } = await make(`photo.${format}`, await turned.toFormat(format).toBuffer())
    expect((await sharp(photo.path).metadata()).orientation).toBe(6)
    // Browsers don't show TIFF.
    const shown = format === "tiff" ? "png" : format
    expect(data).toMatchObject({ width: 300, height: 600, type: `image/${shown}` })
    expect(path.extname(data.original)).toBe(`.${shown.replace("jpeg", "jpg")}`)
    expect((await sharp(published(data.original)).metadata()).format).toBe(shown)
    const files = await publishedFiles()
    expect(files.length).toBeGreaterThan(3)
    for (const file of files) {
      await expectNoMetadata(file)
      // A miniature has its own aspect ratio.
      if (file.includes(`${path.sep}miniatures${path.sep}`)) continue
      const { width, height } = await sharp(file).metadata()
      expect(height / width).toBeCloseTo(2, 1)
      expectNear(await corner(file, "top"), [255, 0, 0])
      expectNear(await corner(file, "bottom"), [0, 0, 255])
    }
    const placeholder = Buffer.from(data.gatsbyImageData?.placeholder?.fallback?.split(",")[1] ?? "", "base64")
    const { width, height } = await sharp(placeholder).metadata()
    expect(height).toBe(2 * width)
  },
)

describe("the full-size file", () => {
  test.each(["jpeg", "png", "webp"] as const)("of an upright %s keeps each pixel, but no metadata", async (format) => {
    const gaussian = { type: "gaussian", mean: 128, sigma: 60 } as const
    const noise = sharp({ create: { width: 64, height: 48, channels: 3, noise: gaussian, background: "#000" } })
    const content = await noise.withMetadata({ exif: GPS }).toFormat(format).toBuffer()
    const { data } = await make(`photo.${format}`, content)
    await expectNoMetadata(published(data.original))
    const pixels = (input: string | Buffer) => sharp(input).raw().toBuffer()
    expect((await pixels(published(data.original))).equals(await pixels(content))).toBe(true)
  })

  test("of a picture that content links to has no metadata either; other linked files stay as they are", async () => {
    const photo = source("My photo.jpg", await twoColours(64, 48).withMetadata({ exif: GPS }).jpeg().toBuffer())
    const png = await twoColours(64, 48).png().toBuffer()
    const drawing = source("plan.png", withChunk(png, "tEXt", "Author\0Secret Name"))
    const icon = source(
      "plan.svg",
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><metadata>Secret</metadata></svg>',
    )
    const saved = source("saved.jfif", await readFile(photo.path))
    const secret = box("moov", box("trak", trackHeader(64, 48)), box("udta", Buffer.from("Secret")))
    const film = source("film.m4v", Buffer.concat([box("ftyp", Buffer.from("M4V \0\0\0\0")), secret]))
    const text = source("cv.pdf", "%PDF")
    const media = pipeline()
    const publish = async ({ path: file, digest }: MediaSource) =>
      publishLink(`./${path.basename(file)}`, path.dirname(file), {
        find: () => ({ path: file, digest }),
        pipeline: media,
      })
    const photoAddress = await publish(photo)
    const textAddress = await publish(text)
    const addresses = [photoAddress]
    for (const file of [drawing, icon, saved, film]) addresses.push(await publish(file))
    await Promise.all(media.makePlanned())
    expect(photoAddress).toMatch(/^\/media\/[0-9a-f]{12}\/My-photo\.jpg$/)
    for (const address of addresses) expect((await readFile(published(address))).includes("Secret")).toBe(false)
    for (const address of addresses.slice(0, -1)) await expectNoMetadata(published(address))
    expect(await readFile(published(textAddress), "utf8")).toBe("%PDF")
    await expect(publish(source("heic.jpg", "\0\0\0\x18ftypheic"))).rejects.toThrow("heic.jpg: cannot be read")
  })

  test("of an AVIF has no metadata, and is unchanged if there was none", async () => {
    const avif = (picture: Sharp) => picture.avif({ effort: 0 }).toBuffer()
    const tagged = await make("tagged.avif", await avif(twoColours(64, 48).withMetadata({ exif: GPS })))
    const plain = await make("plain.avif", await avif(twoColours(64, 48)))
    await expectNoMetadata(published(tagged.data.original))
    expect(await readFile(published(plain.data.original))).toEqual(await readFile(plain.file.path))
  })

  test("of a picture in another colour space is in sRGB", async () => {
    const { data } = await make("wide.png", await twoColours(64, 48).withIccProfile("p3").png().toBuffer())
    for (const file of await publishedFiles()) await expectNoMetadata(file)
    const [red] = await pixelAt(published(data.original), 2, 2)
    expect(red).toBeGreaterThan(240)
  })
})

test.each([
  ["png", "srgb", {}],
  ["png", "p3", {}],
  ["tiff", "srgb", { compression: "lzw" }],
  ["avif", "p3", { bitdepth: 10, effort: 0 }],
] as const)("a %s with more than 8 bits and the profile %s keeps its colours", async (format, profile, options) => {
  const red = plain(64, 48, "#ff0000").toColourspace("rgb16").withIccProfile(profile)
  const { data } = await make(`deep.${format}`, await red.toFormat(format, options).toBuffer())
  const fallback = await pixelAt(published(data.gatsbyImageData?.images.fallback?.src ?? ""), 2, 2)
  expectNear(fallback, [254, 0, 0])
  // Nearer than that: the colours of Display P3 would be 234, 51, 34.
  expect(Math.max(255 - (fallback[0] ?? 0), fallback[1] ?? 255, fallback[2] ?? 255)).toBeLessThan(5)
})

const FRAME_DELAYS = [100, 200, 300]

/** Three frames: red, green, blue. */
function frames(width: number, height: number): Sharp {
  const colours = [
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
  ]
  const pixels = Buffer.concat(colours.map((colour) => Buffer.alloc(width * height * 3, Buffer.from(colour))))
  return sharp(pixels, {
    animated: true,
    raw: { width, height: height * colours.length, channels: 3, pageHeight: height },
  })
}

describe("an animation", () => {
  test.each(["gif", "webp"] as const)("%s becomes an animated WebP with its timing, and a still", async (format) => {
    const options = { delay: FRAME_DELAYS, loop: 3 }
    const { data } = await make(`demo.${format}`, await frames(1200, 300).toFormat(format, options).toBuffer())
    expect(data).toMatchObject({ kind: "animated", width: 1200, height: 300, type: `image/${format}` })
    expect(widthsOf(data.animation?.srcSet ?? "")).toEqual(ANIMATION_WIDTHS)
    for (const candidate of data.animation?.srcSet.split(", ") ?? []) {
      const [address = "", width] = candidate.split(" ")
      const animation = await sharp(published(address)).metadata()
      expect(animation).toMatchObject({ format: "webp", pages: 3, delay: FRAME_DELAYS, loop: 3 })
      expect(`${animation.width}w`).toBe(width)
      expect(animation.width / animation.height).toBeCloseTo(4, 1)
    }
    expect(data.animation?.srcSet).toContain(`${data.animation?.src ?? ""} 960w`)
    const still = published(data.gatsbyImageData?.images.fallback?.src ?? "")
    expect((await sharp(still).metadata()).pages ?? 1).toBe(1)
    expectNear(await corner(still, "top"), [255, 0, 0])
    expect((await sharp(published(data.original)).metadata()).pages).toBe(3)
  })

  test("a slow fade beside a moving part reaches its last colour: no earlier frame remains visible", async () => {
    const [side, count] = [128, 41]
    const pixels = Buffer.alloc(side * side * count)
    for (const at of pixels.keys()) {
      const frame = Math.floor(at / side ** 2)
      const moving = frame % 2 === 0 ? 0 : 255
      pixels[at] = at % side < side / 2 ? moving : 255 - 2 * frame
    }
    const raw = { width: side, height: side * count, channels: 1, pageHeight: side } as const
    const options = { lossless: true, delay: Array<number>(count).fill(100), loop: 0 }
    const { data } = await make("fade.webp", await sharp(pixels, { animated: true, raw }).webp(options).toBuffer())
    const last = sharp(published(data.animation?.src ?? ""), { page: count - 1 })
    const faded = await last.extract({ left: 72, top: 0, width: 56, height: side }).removeAlpha().raw().toBuffer()
    expect(Math.max(...faded)).toBeLessThan(185)
  })

  test("a PNG, whose frames libvips can't read, becomes an animated WebP, too", async () => {
    const { data } = await make("demo.png", await animatedPng())
    expect(data).toMatchObject({ kind: "animated", width: 40, height: 20, type: "image/png" })
    expect(widthsOf(data.animation?.srcSet ?? "")).toEqual([40])
    const animation = published(data.animation?.src ?? "")
    const timing = { pages: 3, delay: FRAME_DELAYS, loop: 2 }
    expect(await sharp(animation).metadata()).toMatchObject({ ...timing, width: 40, height: 20 })
    const pixel = (page: number, left: number) => pixelAt(animation, left, 10, page)
    expectNear(await pixel(0, 10), [255, 0, 0, 255])
    expectNear(await pixel(1, 10), [0, 255, 0, 255])
    expectNear(await pixel(1, 30), [255, 0, 0, 255])
    // The second frame's half is cleared after it; the third frame draws on the other half.
    expect((await pixel(2, 10))[3]).toBe(0)
    expectNear(await pixel(2, 30), [0, 0, 255, 255])
    expect(readPng(await readFile(published(data.original))).map(({ type }) => type)).toContain("fdAT")
  })
})

/** Three frames of 40x20: all red; the left half green, cleared afterwards; the right half blue. */
async function animatedPng(): Promise<Buffer> {
  const picture = (width: number, background: string) =>
    sharp({ create: { width, height: 20, channels: 4, background } })
      .png()
      .toBuffer()
  return writeAnimatedPng(2, [
    { picture: await picture(40, "#ff0000"), delay: 100 },
    { picture: await picture(20, "#00ff00"), delay: 200, dispose: 1 },
    { picture: await picture(20, "#0000ff"), delay: 300, left: 20 },
  ])
}

test("an SVG is sanitized, and published at its declared size as picture and full-size file", async () => {
  const { data } = await make(
    "logo.svg",
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20" onload="alert(1)"><script>alert(1)</script><rect width="9" height="9"/></svg>`,
  )
  expect(data).toMatchObject({ kind: "still", width: 30, height: 20, type: "image/svg+xml" })
  expect(data.gatsbyImageData).toEqual({
    layout: "constrained",
    width: 30,
    height: 20,
    images: { fallback: { src: data.original } },
  })
  expect(await readFile(published(data.original), "utf8")).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><rect width="9" height="9"/></svg>`,
  )
})

test.each([
  ['width="30mm" height="2cm"', 113, 76],
  ['width="72pt" height="1in"', 96, 96],
  ['width="31" height="17px"', 31, 17],
  ['viewBox="0 0 33 21"', 33, 21],
  ['width="0.5" height="0.5"', 1, 1],
])("an SVG has the size in pixels that browsers give it: %s", async (size, width, height) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="9" height="9"/></svg>`
  expect((await pipeline().plan(source("plan.svg", drawing))).data).toMatchObject({ width, height })
})

describe("the cache", () => {
  const makeShot = async () => make("a/shot.png", await twoColours(400, 200).png().toBuffer())

  test("a second build encodes nothing, even if the file has moved and the public files are gone", async () => {
    const { media, file: shot } = await makeShot()
    await rm(path.join(root, "public"), { recursive: true })
    const moved = source("b/renamed.png", await readFile(shot.path))
    await rm(shot.path)
    const second = pipeline()
    await makeAll(second, moved)
    expect(second.report()).toEqual({ published: media.report().published, encoded: 0 })
    expect((await second.plan(moved)).data.original).toMatch(/\/renamed\.png$/)
    expect(await publishedFiles()).toHaveLength(media.report().published)
    const names = await readdir(path.join(root, "cache"), { recursive: true })
    expect(names.filter((name) => name.endsWith(".tmp"))).toEqual([])
  })

  test("a file with the longest name that disks allow is published, also as a copy that a link leads to", async () => {
    const picture = await twoColours(400, 200).png().toBuffer()
    const { media, file } = await make(`${"a".repeat(251)}.png`, picture)
    expect(await publishedFiles()).toHaveLength(media.report().published)
    const address = `/media/0123456789ab/${"Ж".repeat(125)}.pdf`
    await media.publishCopy(address, source(`${"Ж".repeat(125)}.pdf`, Buffer.from("%PDF")))
    expect(published(address)).toMatch(/pdf$/)
    expect(await publishedFiles()).toHaveLength(media.report().published)
    expect(file.path.length).toBeGreaterThan(251)
  })

  test("a cut-off result is encoded again", async () => {
    const { file: shot } = await makeShot()
    const folder = path.join(root, "cache", shot.digest.slice(0, 2), shot.digest)
    const broken = (await readdir(folder)).find((name) => name.endsWith(".avif")) ?? ""
    const whole = (await stat(path.join(folder, broken))).size
    await writeFile(path.join(folder, broken), "cut")
    await rm(path.join(root, "public"), { recursive: true })
    const second = pipeline()
    await makeAll(second, shot)
    expect(second.report().encoded).toBe(1)
    expect((await stat(path.join(folder, broken))).size).toBe(whole)
  })

  test.each(["facts.json", "entries.json"])("a broken %s is written again", async (name) => {
    const { file: shot } = await makeShot()
    await writeFile(path.join(root, "cache", shot.digest.slice(0, 2), shot.digest, name), "{")
    await expect(makeAll(pipeline(), shot)).resolves.toBeDefined()
  })

  test("the same picture in two places is encoded once", async () => {
    const content = await twoColours(400, 200).png().toBuffer()
    const media = pipeline()
    const copies = [source("a/shot.png", content), source("b/shot.png", content)]
    for (const copy of copies) await media.plan(copy)
    await Promise.all(media.makePlanned())
    expect(media.report().encoded).toBe(media.addresses().size)
  })
})

test("on demand, only the requested file is made", async () => {
  const media = pipeline()
  const { data } = await media.plan(source("a.png", await twoColours(400, 200).png().toBuffer()))
  const address = data.gatsbyImageData?.images.fallback?.src ?? ""
  expect(await media.makeAddress(address)).toBe(true)
  expect(await publishedFiles()).toEqual([published(address)])
  expect(await media.makeAddress("/media/unknown.avif")).toBe(false)
})

test.each([
  ["empty.png", ""],
  ["text.png", "This is no picture."],
  ["cut.png", "\x89PNG\r\n\x1a\n"],
  ["evil.svg", "<html></html>"],
])("the error about an unreadable file names it relative to the content's parent folder: %s", async (name, content) => {
  process.env.CONTENT_DIR = path.join(root, "content")
  const media = pipeline()
  await expect(media.plan(source(name, Buffer.from(content, "latin1")))).rejects.toThrow(
    new RegExp(`^content.${name}: cannot be`),
  )
})

test("a video that declares no size gets the default size", async () => {
  const { data } = await pipeline().plan(source("clip.webm", webm(ebml([0x18, 0x53, 0x80, 0x67], 1))))
  expect(data).toMatchObject({ kind: "video", ...VIDEO_SIZE, type: "video/webm", gatsbyImageData: null })
})
