import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { screenshotNames } from "../../../src/content/addresses"
import { applyTranslation, translationOf } from "../../../src/content/translations"
import { contentCopyIn } from "../../../src/staging/content-copy"
import { stageContent } from "../../../src/staging/stage-content"
import { replaceIn, textOf, validContent, writeContent } from "../checker/support/content-in-memory"
import { temporaryFolder } from "../../support/temporary-folder"

const ENGINE = "projects/01-engine"
const GROUP = "works/01-company/01-notes/01-before/group"

const inGerman = {
  "home.de.json": JSON.stringify({ tagline: "Analytikerin", photo: { alt: "Ada am Schreibtisch" } }),
  [`${ENGINE}/project.de.json`]: JSON.stringify({ title: "Maschine" }),
  [`${GROUP}.de.json`]: JSON.stringify({ title: "Vorher", content: [{ name: "Bestellungen" }] }),
  "words.json": JSON.stringify({ page: { shell: { menu: "Contents" } } }),
}

async function bilingualContent() {
  const content = await validContent(inGerman)
  replaceIn(content, "site.json", '"language": "en",', '"language": "en", "languages": ["en", "de"],')
  return { content, from: writeContent(content) }
}

async function staged(from: string, language?: string) {
  const to = join(temporaryFolder(), "staging")
  expect(await stageContent({ from, to, language })).toMatchObject({ isStaged: true, faults: [] })
  const copy = contentCopyIn(to)
  const files = readdirSync(copy, { recursive: true, encoding: "utf8" })
  return { files, json: (file: string): unknown => JSON.parse(readFileSync(join(copy, file), "utf8")) }
}

test("the site in its first language is staged without translations", async () => {
  const { content, from } = await bilingualContent()
  const { files, json } = await staged(from)
  expect(files.filter((file) => file.includes(".de."))).toEqual([])
  expect(json("home.json")).toEqual(JSON.parse(textOf(content, "home.json")))
  expect(files).toContain("words.json")
})

test("in another language, it has the translated texts, all others in the first language, and no words of the interface", async () => {
  const { content, from } = await bilingualContent()
  const { files, json } = await staged(from, "de")
  expect(json("site.json")).toMatchObject({ brand: "Ada", language: "de" })
  expect(json("home.json")).toEqual({
    ...JSON.parse(textOf(content, "home.json")),
    tagline: "Analytikerin",
    photo: { src: "./portrait.png", alt: "Ada am Schreibtisch" },
  })
  expect(json(`${ENGINE}/project.json`)).toMatchObject({ title: "Maschine", section: expect.any(String) })
  expect(files.filter((file) => file.includes(".de.") || file === "words.json")).toEqual([])
})

test("a story whose name looks like a translation's is staged", async () => {
  const { content } = await bilingualContent()
  replaceIn(content, `${ENGINE}/project.json`, '"title":', '"story": "./story.de.md", "title":')
  content.set(`${ENGINE}/story.de.md`, "## Why\n\nA text.\n")
  const from = writeContent(content)
  for (const language of [undefined, "de"])
    expect((await staged(from, language)).files).toContain(join(ENGINE, "story.de.md"))
})

test("a translation may show another video", async () => {
  const { content } = await bilingualContent()
  const film = "works/01-company/01-notes/02-film"
  content.set(`${film}/tour-de.mp4`, content.get(`${film}/tour.mp4`) ?? "")
  content.set(
    `${film}/group.de.json`,
    JSON.stringify({ content: [{ img: { src: "./tour-de.mp4", alt: "Ein Rundgang" } }] }),
  )
  await staged(writeContent(content), "de")
})

test("screenshots keep their addresses and pairs in all languages", async () => {
  const { content, from } = await bilingualContent()
  const { json } = await staged(from, "de")
  const group = json(`${GROUP}.json`)
  expect(group).toMatchObject({ title: "Vorher", content: [{ name: "Bestellungen" }, { name: "Orders" }] })
  expect(screenshotNames(group)).toEqual(screenshotNames(JSON.parse(textOf(content, `${GROUP}.json`))))
})

test("the check reports how much of each language is translated", async () => {
  const { from } = await bilingualContent()
  const { languages } = await stageContent({ from, to: join(temporaryFolder(), "staging") })
  expect(languages).toMatchObject([{ language: "de", translated: 5 }])
  expect(languages[0]?.texts).toBeGreaterThan(10)
  expect(languages[0]?.files).toContain("home.json")
})

test("a story counts as one text, translated by a file beside it or by the translation of the file that refers to it", async () => {
  const { content } = await bilingualContent()
  replaceIn(content, `${ENGINE}/project.json`, '"title":', '"story": "./story.md", "title":')
  const covered = async (files: Record<string, string>) => {
    for (const [file, text] of Object.entries(files)) content.set(`${ENGINE}/${file}`, text)
    const { languages } = await stageContent({ from: writeContent(content), to: join(temporaryFolder(), "staging") })
    return languages[0]
  }
  const before = await covered({ "story.md": "A text.\n" })
  expect(before).toMatchObject({ translated: 5, files: expect.arrayContaining([`${ENGINE}/story.md`]) })
  const beside = await covered({ "story.de.md": "Ein Text.\n" })
  expect(beside).toMatchObject({ texts: before?.texts, translated: 6 })
  expect(beside?.files).not.toContain(`${ENGINE}/story.md`)
  content.delete(`${ENGINE}/story.de.md`)
  const project = JSON.stringify({ title: "Maschine", story: "./andere.md" })
  expect(await covered({ "andere.md": "Ein Text.\n", "project.de.json": project })).toMatchObject({ translated: 6 })
})

test.each([
  ["home.de.json", { original: "home.json", language: "de" }],
  ["projects/01-a/project.zh-Hant-HK.json", { original: "projects/01-a/project.json", language: "zh-Hant-HK" }],
  ["projects/01-a/story.pt-BR.md", { original: "projects/01-a/story.md", language: "pt-BR" }],
  ["home.json", undefined],
  ["home.german.json", undefined],
  ["projects/01-a/package.de.json", undefined],
])("%s is a translation of %j", (file, translation) => {
  expect(translationOf(file)).toEqual(translation)
})

test.each([
  [{ a: 1, b: [1, 2] }, { b: [3] }, { a: 1, b: [3] }],
  [
    [{ a: 1 }, { a: 2, b: 3 }],
    [{}, { a: 4 }],
    [{ a: 1 }, { a: 4, b: 3 }],
  ],
  ["./a.png", { alt: "A" }, { src: "./a.png", alt: "A" }],
  [{ src: "./a.png", alt: "A" }, "./b.png", "./b.png"],
  [{ a: { b: 1, c: 2 } }, { a: { c: 3 } }, { a: { b: 1, c: 3 } }],
  [[], [{ a: 1 }], [{ a: 1 }]],
])("%j translated by %j is %j", (original, translation, whole) => {
  expect(applyTranslation(original, translation)).toEqual(whole)
})
