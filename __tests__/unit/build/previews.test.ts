import { readFileSync, renameSync, writeFileSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { openFonts, prepareFonts } from "../../../src/build/previews/fonts"
import { codePointsOf } from "../../../src/build/previews/code-points"
import { drawPreview, MAX_PREVIEW_SIZE, type PreviewContent } from "../../../src/build/previews/draw"
import { makePreviews, unsetTextWarnings } from "../../../src/build/previews/make"
import { type PreviewedPage, previewPlanner } from "../../../src/build/previews/plan"
import { typesettable, typeset, type TypesetText } from "../../../src/build/previews/text"
import type { ContentNode } from "../../../src/build/site-media"
import { ownersContentDirectory } from "../../../src/content/places"
import { digestOf } from "../../../src/media/facts"
import { plain } from "../media/support/pictures"
import { temporaryFolder } from "../../support/temporary-folder"

const folder = temporaryFolder()

/** Writes a picture of noise, which compresses worst, and returns it as a source. */
async function noise(name: string, width: number, height: number) {
  const file = path.join(folder, name)
  const image = sharp({
    create: { width, height, channels: 3, background: "#888", noise: { type: "gaussian", mean: 128, sigma: 60 } },
  })
  // Noise can't be compressed.
  writeFileSync(file, await image.png({ compressionLevel: 0 }).toBuffer())
  return { path: file, digest: digestOf(readFileSync(file)) }
}

const CONTENT: PreviewContent = {
  title: "Works",
  text: "What I built at work.",
  brand: "Brand",
  owner: "Ada Lovelace",
  language: "en",
  accent: "#0B6A66",
  typeface: "roboto",
  pictures: [],
}

const draw = async (content: Partial<PreviewContent>) =>
  drawPreview({ ...CONTENT, ...content }, await openFonts(content.language ?? "en"), folder)

/** How dark a preview is on average between two columns of pixels, 0 to 255. */
async function inkBetween(file: Buffer, left: number, right: number): Promise<number> {
  const region = { left, top: 0, width: right - left, height: 630 }
  const part = await sharp(file).extract(region).png().toBuffer()
  const { channels } = await sharp(part).stats()
  return 255 - (channels[0]?.mean ?? 0)
}

const NAMES = {
  Greek: ["el", "Ελένη Παπαδοπούλου"],
  "polytonic Greek": ["el", "Ἑλένη Ἀθανασίου"],
  Cyrillic: ["uk", "Їжакевич Ґалина"],
  Vietnamese: ["vi", "Nguyễn Thị Hương"],
  Arabic: ["ar", "ليلى الحدّاد"],
  Persian: ["fa", "پروژه‌های من"],
  Hebrew: ["he", "פרויקטים"],
  Chinese: ["zh-HK", "陳大文的作品"],
  "simplified Chinese": ["zh-CN", "张伟的项目"],
} as const

const LINE = { sizes: [60], weight: 800, lineHeight: 1.2, colour: "#000", width: 10_000, lines: 1 }

/** Typesets a text that is not empty. */
async function typesetText(text: string, language: string, style: Partial<Parameters<typeof typeset>[1]> = {}) {
  const set = await typeset(text, { ...LINE, ...style }, await openFonts(language))
  if (!set) throw new Error("nothing set")
  return set
}

test.each(Object.entries(NAMES))("%s is typeset without the system's fonts", async (_, [language, text]) => {
  expect(typesettable(text, await openFonts(language))).toEqual({ text, missing: [] })
  const { width, height } = await typesetText(text, language)
  // Boxes for missing letters all have the same width. Here, a letter that no font has replaces all others.
  const boxes = await typesetText(text.replace(/[\p{L}\p{M}]/gu, "\u{E000}"), language)
  expect(Math.abs(width - boxes.width)).toBeGreaterThan(0.02 * boxes.width)
  // Light letters have other sizes.
  const light = await typesetText(text, language, { weight: 300 })
  expect({ width, height }).not.toEqual({ width: light.width, height: light.height })
})

test("the system's fonts can't be used", () => {
  const { FONTCONFIG_FILE = "" } = process.env
  const folders = Array.from(readFileSync(FONTCONFIG_FILE, "utf8").matchAll(/<dir>(.*?)<\/dir>/g), ([, dir]) => dir)
  expect(folders).toEqual([path.dirname(FONTCONFIG_FILE)])
})

test("fonts are found in a cache that was moved", async () => {
  const { MEDIA_CACHE_DIR = "", FONTCONFIG_FILE = "" } = process.env
  const [here, there] = [path.join(folder, "here"), path.join(folder, "there")]
  process.env.MEDIA_CACHE_DIR = here
  await prepareFonts()
  renameSync(here, there)
  process.env.MEDIA_CACHE_DIR = there
  const [configuration = ""] = Object.values(await prepareFonts())
  expect(readFileSync(configuration, "utf8")).toContain(`<dir>${there}`)
  expect(readFileSync(configuration, "utf8")).not.toContain(here)
  Object.assign(process.env, { MEDIA_CACHE_DIR, FONTCONFIG_FILE })
})

test("a font's code points are read from its file", () => {
  const font = readFileSync(path.join(path.dirname(process.env.FONTCONFIG_FILE ?? ""), "roboto-latin-wght-normal.ttf"))
  const has = (character: string) =>
    codePointsOf(font).some(([first, last]) => {
      const codePoint = character.codePointAt(0) ?? 0
      return first <= codePoint && codePoint <= last
    })
  // The package's list of ranges has all of these in its Latin subset.
  expect(["A", "~", "é", "€", "™", "\u0338", "ˆ"].map(has)).toEqual([true, true, true, true, true, false, true])
  expect(["Ω", "ж", "🎉"].map(has)).toEqual([false, false, false])
})

test("Arabic letters are joined", async () => {
  const widths = await Promise.all(Array.from("سلم", async (letter) => (await typesetText(letter, "ar")).width))
  const alone = widths.reduce((sum, width) => sum + width, 0)
  expect((await typesetText("سلم", "ar")).width).toBeLessThan(0.8 * alone)
})

test("text in both directions is laid out in reading order", async () => {
  /** The letters in a part of a picture, without the space around them. */
  const inkOf = async ({ picture, height }: TypesetText, left: number, width: number) => {
    const part = sharp(picture).extract({ left, top: 0, width, height }).extractChannel("alpha")
    const trimmed = sharp(await part.png().toBuffer()).trim()
    return (await trimmed.raw().toBuffer()).toString("base64")
  }
  const latin = await typesetText("x y", "he")
  const hebrew = await typesetText("א ב", "he")
  for (const text of ["x y א ב", "א ב x y"]) {
    const both = await typesetText(text, "he")
    expect(await inkOf(both, 0, latin.width)).toEqual(await inkOf(latin, 0, latin.width))
    expect(await inkOf(both, both.width - hebrew.width, hebrew.width)).toEqual(await inkOf(hebrew, 0, hebrew.width))
  }
  // In Hebrew, the first letter is on the right.
  const alef = await typesetText("א", "he")
  expect(await inkOf(hebrew, hebrew.width - alef.width, alef.width)).toEqual(await inkOf(alef, 0, alef.width))
})

test("a text whose letters no font has is left out, missing symbols are just removed; warnings report both", async () => {
  const { unset } = await draw({ title: "ฉันทำเว็บ", text: "Hello 🎉 there" })
  expect(unset.map(({ text }) => text)).toEqual(["ฉันทำเว็บ", "Hello 🎉 there"])
  const [letters = "", signs = ""] = unsetTextWarnings(unset)
  expect(letters).toMatch(/"ฉันทำเว็บ" is left out; npm install @fontsource-variable\/noto-sans-thai$/)
  expect(signs).toBe('previews: no installed font has 🎉, so "Hello 🎉 there" is drawn without them')
  const fonts = await openFonts("en")
  expect(typesettable("Hello 🎉 there", fonts).text).toBe("Hello there")
  expect(typesettable("Tide ฉัน", fonts).text).toBe("")
  // Emoji that are made of a digit or a letter.
  expect(typesettable("7️⃣ Days ℹ️", fonts)).toEqual({ text: "Days", missing: ["7️⃣", "ℹ️"] })
  expect(unsetTextWarnings([{ text: "7️⃣ Days", missing: ["7️⃣"] }])).toEqual([
    'previews: no installed font has 7️⃣, so "7️⃣ Days" is drawn without them',
  ])
})

test("lines break between words and after hyphens, in Chinese and Thai without spaces; what doesn't fit is cut off", async () => {
  const style = { sizes: [40], weight: 400, lineHeight: 1, lines: 9 }
  const linesOf = async (text: string, width: number, language = "en", more: Partial<typeof style> = {}) => {
    const set = await typesetText(text, language, { ...style, width, ...more })
    return { lines: Math.ceil(set.height / 40 - 0.4), width: set.width }
  }
  expect(await linesOf("one two three four", 200)).toMatchObject({ lines: 2 })
  expect(await linesOf("Schillingsfürst-Waldenburg", 300)).toMatchObject({ lines: 2 })
  expect(await linesOf("停車場實時空位資訊，地圖檢視。", 300, "zh")).toMatchObject({ lines: 3 })
  // Word boundaries are known even if no font has the letters; otherwise the letters would be smaller.
  expect((await linesOf("ฉันทำเว็บไซต์และแอปพลิเคชันมากมาย", 800, "th", { sizes: [40, 10] })).lines).toBe(2)
  const eight = "one two three four five six seven eight"
  expect(await linesOf(eight, 200, "en", { lines: 2 })).toMatchObject({ lines: 2 })
  for (const text of ["Donaudampfschifffahrtsgesellschaft", eight])
    expect((await linesOf(text, 200)).width).toBeLessThanOrEqual(200)
  // If a word is too long for a line, the text gets smaller before the word is broken.
  const { lines } = await linesOf("Donaudampfschifffahrtsgesellschaft", 400, "en", { sizes: [40, 20] })
  expect(lines).toBe(1)
})

test("letters with marks above and below don't count as additional lines", async () => {
  const style = { sizes: [40], lineHeight: 1.1, width: 70 }
  const free = await typesetText("Ẫỵ Ẫỵ Ẫỵ Ẫỵ", "vi", { ...style, lines: 9 })
  expect(await typesetText("Ẫỵ Ẫỵ Ẫỵ Ẫỵ", "vi", { ...style, lines: 4 })).toEqual(free)
  expect((await typesetText("Ẫỵ Ẫỵ Ẫỵ Ẫỵ", "vi", { ...style, lines: 3 })).height).toBeLessThan(free.height - 30)
})

test("a text without visible characters is not drawn; markup characters are drawn as they are", async () => {
  const fonts = await openFonts("en")
  expect(await typeset(typesettable("\u200F 🎉\u200D", fonts).text, LINE, fonts)).toBeUndefined()
  const { width } = await typesetText("<b>&amp;</b>", "en")
  expect(width).toBeGreaterThan((await typesetText("&", "en")).width * 3)
})

test.each([
  ["one wide picture", { pictures: 1, width: 2880, height: 1800 }],
  ["tall pictures", { pictures: 2, width: 780, height: 1688 }],
  ["a very small picture", { pictures: 1, width: 16, height: 16 }],
  ["no picture", { pictures: 0, width: 0, height: 0 }],
])("a preview of %s, with a long name, is a JPEG of at most 300 KB", async (name, { pictures, width, height }) => {
  const sources = await Promise.all(
    Array.from({ length: pictures }, (_, place) => noise(`${name} ${place}.png`, width, height)),
  )
  const title =
    "Maria Wilhelmina Adelgunde von Hohenlohe-Schillingsfürst-Waldenburg zu Donaudampfschifffahrtsgesellschaft"
  const shown = sources.map((source) => ({ source }))
  const { file, unset } = await draw({ title, pictures: shown, text: "A sentence that goes on. ".repeat(30) })
  expect(await sharp(file).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 })
  expect(file.length).toBeLessThanOrEqual(MAX_PREVIEW_SIZE)
  expect(unset).toEqual([])
})

test("the text column is on the side where reading starts", async () => {
  const english = await draw({ title: "Works", text: "" })
  const arabic = await draw({ title: "أعمال", text: "", language: "ar", owner: "ليلى", brand: "ليلى" })
  expect(await inkBetween(english.file, 0, 600)).toBeGreaterThan(await inkBetween(english.file, 600, 1200))
  expect(await inkBetween(arabic.file, 600, 1200)).toBeGreaterThan(await inkBetween(arabic.file, 0, 600))
})

/** Gatsby's nodes for a small content folder: a work with the groups before and after, a project, and what the home page features. */
function nodesByType(featured: readonly string[] = [], nameOfNew = "New") {
  const file = (name: string) => ({
    absolutePath: path.join(ownersContentDirectory(), name),
    internal: { type: "File", contentDigest: name },
  })
  const content = (type: string, inside: string, fields: object) => ({
    ...fields,
    id: inside,
    internal: { type },
    fields: { folder: inside },
  })
  const nodes = [
    file("works/01-company/01-ui/01-before/old.png"),
    file("works/01-company/01-ui/02-after/new.png"),
    file("projects/01-log/log.png"),
    file("portrait.png"),
    content("HomeContent", "", { featured, photo: "./portrait.png" }),
    content("Work", "works/01-company", { value: "company" }),
    content("WorkTab", "works/01-company/01-ui", { value: "ui" }),
    content("GalleryGroup", "works/01-company/01-ui/01-before", { content: [{ name: "Old", img: "./old.png" }] }),
    content("GalleryGroup", "works/01-company/01-ui/02-after", {
      afterOf: "before",
      content: [{ name: nameOfNew, img: "./new.png" }],
    }),
    content("Project", "projects/01-log", { title: "Log", img: ["https://images.example/far.png", "./log.png"] }),
  ]
  // Only the properties that are used.
  return ((type: string) => nodes.filter((node) => node.internal.type === type)) as unknown as (
    type: string,
  ) => ContentNode[]
}

const SITE = { brand: "Brand", owner: "Owner", language: "en", accent: "#0B6A66", typeface: "roboto" } as const

/** The pictures in the preview of a page, or of an entry's own page. */
function picturesOf(
  name: PreviewedPage["name"],
  featured: readonly string[] = [],
  kind?: string,
  nameOfNew?: string,
): string[] {
  const nodes = nodesByType(featured, nameOfNew)
  const [entry] = kind === undefined ? [] : nodes(kind)
  const { content } = previewPlanner(nodes, "fonts")({ name, title: "A", text: "", ...(entry && { entry }) }, SITE)
  return content.pictures.map((picture) =>
    [picture.before, picture.source].flatMap((each) => (each ? path.basename(each.path) : [])).join(" > "),
  )
}

test("a preview shows its page's pictures, after screenshots first, none from other hosts; featured work precedes them", () => {
  expect(picturesOf("home")).toEqual(["new.png", "log.png", "old.png"])
  expect(picturesOf("works")).toEqual(["new.png", "old.png"])
  expect(picturesOf("projects")).toEqual(["log.png"])
  expect(picturesOf("works", [], "Work")).toEqual(["new.png", "old.png"])
  expect(picturesOf("projects", [], "Project")).toEqual(["log.png"])
  expect(picturesOf("works", ["works/company/ui/before/old"])).toEqual(["old.png", "new.png"])
  expect(picturesOf("works", ["works/company/ui/before/old"], undefined, "Old")[0]).toBe("old.png > new.png")
})

test.each([
  { title: "Works", red: 640, green: 1150 },
  { title: "أعمال", red: 540, green: 60 },
])("beside $title, a pair is split by a divider: in reading order, the before is first", async (expected) => {
  const inColour = async (name: string, colour: string) => {
    const file = path.join(folder, name)
    await plain(1440, 900, colour).toFile(file)
    return { path: file, digest: digestOf(readFileSync(file)) }
  }
  const [before, source] = [await inColour("red.png", "#ff0000"), await inColour("green.png", "#00ff00")]
  const { file } = await draw({ pictures: [{ source, before }], title: expected.title })
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  const isAt = (x: number, channel: 0 | 1) => {
    const pixel = (400 * info.width + x) * info.channels
    return Number(data[pixel + channel]) > 200 && Number(data[pixel + 1 - channel]) < 80
  }
  expect([isAt(expected.red, 0), isAt(expected.green, 1)]).toEqual([true, true])
})

test("other texts, accents, fonts or pictures change a preview's address; the same content has the same address", () => {
  const page = { name: "works", title: "A", text: "" } as const
  const addresses = [
    previewPlanner(nodesByType(), "fonts")(page, SITE),
    previewPlanner(nodesByType(), "fonts")({ ...page, title: "B" }, SITE),
    previewPlanner(nodesByType(), "fonts")(page, { ...SITE, owner: "Other" }),
    previewPlanner(nodesByType(), "fonts")(page, { ...SITE, accent: "#7A1FA2" }),
    previewPlanner(nodesByType(), "other fonts")(page, SITE),
    previewPlanner(nodesByType(["works/company/ui/before/old"]), "fonts")(page, SITE),
  ].map(({ address }) => address)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(previewPlanner(nodesByType(), "fonts")(page, SITE).address).toBe(addresses[0])
})

test("a preview is drawn once, missing letters are reported each time, and a corrupt file is drawn again", async () => {
  const cache = path.join(folder, "cache")
  const site = path.join(folder, "public")
  const preview = { address: "/previews/1.jpg", digest: "abcdef", content: { ...CONTENT, text: "ฉัน" } }
  const first = await makePreviews([preview], site, cache)
  expect(first).toMatchObject({ published: 1, drawn: 1, unset: [{ text: "ฉัน" }] })
  const published = readFileSync(path.join(site, "previews/1.jpg"))
  const second = await makePreviews([preview], site, cache)
  expect(second).toEqual({ ...first, drawn: 0 })

  writeFileSync(path.join(cache, "ab/abcdef/preview.jpg"), "half")
  expect(await makePreviews([preview], site, cache)).toEqual(first)
  expect(readFileSync(path.join(site, "previews/1.jpg"))).toEqual(published)
})
