import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import sharp from "sharp"
import { createFontFinder } from "../../../src/build/previews/fonts"
import { drawPreview, LARGEST_PREVIEW, type PreviewContent } from "../../../src/build/previews/draw"
import { makePreviews, unsetLines } from "../../../src/build/previews/make"
import { type PreviewedPage, previewPlanner } from "../../../src/build/previews/plan"
import { settable, setText } from "../../../src/build/previews/text"
import type { ContentNode } from "../../../src/build/site-media"
import { ownersContentDirectory } from "../../../src/content/places"
import { digestOf } from "../../../src/media/facts"

let folder = ""
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "previews-"))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a picture of noise, the hardest to compress, and gives it as a source. */
async function noise(name: string, width: number, height: number) {
  const file = path.join(folder, name)
  const image = sharp({
    create: { width, height, channels: 3, background: "#888", noise: { type: "gaussian", mean: 128, sigma: 60 } },
  })
  writeFileSync(file, await image.png().toBuffer())
  return { path: file, digest: digestOf(readFileSync(file)) }
}

const CONTENT: PreviewContent = {
  title: "Works",
  text: "What I built at work.",
  brand: "Brand",
  owner: "Ada Lovelace",
  language: "en",
  pictures: [],
}

const draw = async (content: Partial<PreviewContent>) =>
  drawPreview({ ...CONTENT, ...content }, await createFontFinder(content.language ?? "en"), folder)

/** How dark a preview is between two columns of pixels, 0 to 255. */
async function inkBetween(file: Buffer, left: number, right: number): Promise<number> {
  const part = await sharp(file)
    .extract({ left, top: 0, width: right - left, height: 630 })
    .png()
    .toBuffer()
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

test.each(Object.entries(NAMES))("%s is set whole, without the machine's fonts", async (_, [language, text]) => {
  const fonts = await createFontFinder(language)
  expect(await settable(text, fonts)).toEqual({ text, missing: [] })
  const style = { sizes: [60], weight: 800, lineHeight: 1.2, width: 1000, lines: 2 }
  const { lines } = await setText(text, style, language, fonts)
  expect(lines).toHaveLength(1)
  // Outlines alone: whoever draws them asks for no font.
  expect(lines[0]?.svg).toMatch(/^(<path transform="[^"]*" d="M[^"]*"\/>)+$/)
})

test("letters of Arabic are joined", async () => {
  const fonts = await createFontFinder("ar")
  const style = { sizes: [100], weight: 400, lineHeight: 1, width: 10_000, lines: 1 }
  const widthOf = async (text: string) => (await setText(text, style, "ar", fonts)).lines[0]?.width ?? 0
  const alone = (await Promise.all(Array.from("سلم", widthOf))).reduce((sum, width) => sum + width, 0)
  expect(await widthOf("سلم")).toBeLessThan(0.8 * alone)
})

test("words of both directions stand where a reader looks for them", async () => {
  const fonts = await createFontFinder("he")
  const style = { sizes: [100], weight: 400, lineHeight: 1, width: 10_000, lines: 1 }
  /** The outlines of a line from left to right. */
  const outlines = async (text: string) =>
    Array.from((await setText(text, style, "he", fonts)).lines[0]?.svg.matchAll(/ d="([^"]*)"/g) ?? [], ([, d]) => d)
  const [[x], [y], [alef], [bet]] = await Promise.all([outlines("x"), outlines("y"), outlines("א"), outlines("ב")])
  expect(await outlines("x y א ב")).toEqual([x, y, bet, alef])
  expect(await outlines("א ב x y")).toEqual([x, y, bet, alef])
})

test("a text whose letters no font has is left out whole, signs alone are left out; both are told with the way out", async () => {
  const { unset } = await draw({ title: "ฉันทำเว็บ", text: "Hello 🎉 there" })
  expect(unset.map(({ text }) => text)).toEqual(["ฉันทำเว็บ", "Hello 🎉 there"])
  const [letters = "", signs = ""] = unsetLines(unset)
  expect(letters).toMatch(/"ฉันทำเว็บ" is left out; npm install @fontsource-variable\/noto-sans-thai$/)
  expect(signs).toBe('previews: no font at hand has 🎉, so "Hello 🎉 there" is drawn without')
  const fonts = await createFontFinder("en")
  expect((await settable("Hello 🎉 there", fonts)).text).toBe("Hello there")
  expect((await settable("Tide ฉัน", fonts)).text).toBe("")
})

test("lines end between words and after hyphens, in Chinese between words without spaces; what has no room is cut off", async () => {
  const fonts = await createFontFinder("en")
  const linesOf = async (text: string, width: number, lines: number, language = "en") =>
    (await setText(text, { sizes: [40], weight: 400, lineHeight: 1, width, lines }, language, fonts)).lines
  expect(await linesOf("one two three four", 200, 9)).toHaveLength(2)
  expect(await linesOf("Schillingsfürst-Waldenburg", 300, 9)).toHaveLength(2)
  expect((await linesOf("停車場實時空位資訊，地圖檢視。", 300, 9, "zh")).length).toBeGreaterThan(1)
  const cut = await linesOf("one two three four five six seven eight", 200, 2)
  expect(cut).toHaveLength(2)
  for (const text of ["Donaudampfschifffahrtsgesellschaft", "one two three four five six seven eight"])
    for (const { width } of await linesOf(text, 200, 9)) expect(width).toBeLessThanOrEqual(200)
})

test.each([
  ["one wide picture", { pictures: 1, width: 2880, height: 1800 }],
  ["tall pictures", { pictures: 2, width: 780, height: 1688 }],
  ["a very small picture", { pictures: 1, width: 16, height: 16 }],
  ["no picture", { pictures: 0, width: 0, height: 0 }],
])(
  "a preview of %s is a JPEG of 1200x630 and below 300 KB, with a very long name",
  async (name, { pictures, width, height }) => {
    const sources = await Promise.all(
      Array.from({ length: pictures }, (_, place) => noise(`${name} ${place}.png`, width, height)),
    )
    const title =
      "Maria Wilhelmina Adelgunde von Hohenlohe-Schillingsfürst-Waldenburg zu Donaudampfschifffahrtsgesellschaft"
    const { file, unset } = await draw({ title, pictures: sources, text: "A sentence that goes on. ".repeat(30) })
    expect(await sharp(file).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 })
    expect(file.length).toBeLessThanOrEqual(LARGEST_PREVIEW)
    expect(unset).toEqual([])
  },
  60_000,
)

test("the column of text stands where reading begins", async () => {
  const english = await draw({ title: "Works", text: "" })
  const arabic = await draw({ title: "أعمال", text: "", language: "ar", owner: "ليلى", brand: "ليلى" })
  expect(await inkBetween(english.file, 0, 600)).toBeGreaterThan(await inkBetween(english.file, 600, 1200))
  expect(await inkBetween(arabic.file, 600, 1200)).toBeGreaterThan(await inkBetween(arabic.file, 0, 600))
})

/** Nodes of a small content folder, as Gatsby has them: a work with the groups before and after, a project, and what the home page features. */
function nodesByType(featured: readonly string[] = []) {
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
      content: [{ name: "New", img: "./new.png" }],
    }),
    content("Project", "projects/01-log", { title: "Log", img: ["https://images.example/far.png", "./log.png"] }),
  ]
  // As much of Gatsby's nodes as is used.
  return ((type: string) => nodes.filter((node) => node.internal.type === type)) as unknown as (
    type: string,
  ) => ContentNode[]
}

const SITE = { brand: "Brand", owner: "Owner", language: "en" }

test.each<[string, PreviewedPage["name"], string[]]>([
  ["home page: all, what is new before what was", "home", ["new.png", "log.png", "old.png"]],
  ["page of works: theirs", "works", ["new.png", "old.png"]],
  ["page of projects: theirs, but for those on another host", "projects", ["log.png"]],
])("pictures of the %s", (_, name, expected) => {
  const { content } = previewPlanner(nodesByType(), "fonts")({ name, title: "A", text: "" }, SITE)
  expect(content.pictures.map((picture) => path.basename(picture.path))).toEqual(expected)
})

test("pictures of an entry's own page are its own", () => {
  const nodes = nodesByType()
  const plan = previewPlanner(nodes, "fonts")
  const shown = (name: "works" | "projects", kind: string) =>
    nodes(kind).flatMap((entry) =>
      plan({ name, title: "A", text: "", entry }, SITE).content.pictures.map((picture) => path.basename(picture.path)),
    )
  expect(shown("works", "Work")).toEqual(["new.png", "old.png"])
  expect(shown("projects", "Project")).toEqual(["log.png"])
})

test("featured work comes first", () => {
  const plan = previewPlanner(nodesByType(["works/company/ui/before/old"]), "fonts")
  const { content } = plan({ name: "works", title: "A", text: "" }, SITE)
  expect(content.pictures.map((picture) => path.basename(picture.path))).toEqual(["old.png", "new.png"])
})

test("another text, other fonts or another picture make another address; the same content the same", () => {
  const page = { name: "works", title: "A", text: "" } as const
  const addresses = [
    previewPlanner(nodesByType(), "fonts")(page, SITE),
    previewPlanner(nodesByType(), "fonts")({ ...page, title: "B" }, SITE),
    previewPlanner(nodesByType(), "fonts")(page, { ...SITE, owner: "Other" }),
    previewPlanner(nodesByType(), "other fonts")(page, SITE),
    previewPlanner(nodesByType(["works/company/ui/before/old"]), "fonts")(page, SITE),
  ].map(({ address }) => address)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(previewPlanner(nodesByType(), "fonts")(page, SITE).address).toBe(addresses[0])
})

test("a preview is drawn once, and what it lacks is told each time; one that is broken is drawn again", async () => {
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
