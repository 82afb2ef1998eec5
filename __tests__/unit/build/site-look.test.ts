import { readFile } from "node:fs/promises"
import decompress from "wawoff2/decompress"
import { codePointsOf } from "../../../src/build/previews/code-points"
import { filesFor, latinFont, textsOf } from "../../../src/build/site-look"
import { TYPEFACE_NAMES } from "../../../src/content/typefaces"
import { temporaryFolder, writeFiles } from "../../support/temporary-folder"

test.each([
  ["English text – with “quotes”, € and café", []],
  ["Łódź, Şişli", ["latin-ext"]],
  ["Ελληνικά", ["greek"]],
  ["Русский, Straße", ["cyrillic"]],
  ["Ελληνικά, ᾿Αθῆναι, Łódź", ["greek-ext", "greek", "latin-ext"]],
  ["Tiếng Việt", ["vietnamese"]],
  ["日本語 and العربية", []],
])("a site with the text %j publishes the typeface's files for its letters", (text, expected) => {
  expect(filesFor(text, "roboto").map(({ subset }) => subset)).toEqual(expected)
})

test("the letters of the language switch are among the site's texts", async () => {
  expect(filesFor(await textsOf([], {}, ["en", "el"]), "roboto").map(({ subset }) => subset)).toContain("greek")
})

test("a picture beside an owner's page is not among them", async () => {
  process.chdir(temporaryFolder())
  writeFiles(".", { "src/pages/talks/index.tsx": "Ω", "src/pages/talks/stage.jpg": "Ж" })
  const text = await textsOf([], {}, [])
  expect(text).toContain("Ω")
  expect(text).not.toContain("Ж")
})

test.each(TYPEFACE_NAMES)("files of %s beyond Latin are loaded only for letters that Latin's lacks", (name) => {
  const files = filesFor("Łódź Ελλάδα Ёж Việt", name)
  expect(files.length).toBeGreaterThan(2)
  for (const { letter } of files) expect("The quick brown fox – “café”").not.toMatch(new RegExp(letter, "u"))
})

test.each(["roboto", "inter", "nunito-sans"] as const)(
  "the first file of %s has ASCII and the site's letters, in all weights, and no others",
  async (name) => {
    const file = await latinFont(name, "Cafe\u0301 Łódź 日本")
    const font = Buffer.from(await decompress(file))
    const has = (text: string) =>
      Array.from(text, (character) => character.codePointAt(0) ?? 0).map((codePoint) =>
        codePointsOf(font).some(([first, last]) => first <= codePoint && codePoint <= last),
      )
    expect(has("az AZ 09 ~é–’©")).not.toContain(false)
    expect(has("è¼Ł")).not.toContain(true)
    expect(font.includes("fvar")).toBe(true)
    // Half of Roboto's; the others have fewer accents to leave out.
    expect(file.length).toBeLessThan(name === "roboto" ? 27_000 : 41_000)
  },
)

test("typefaces with a reserved name are published as they are", async () => {
  const file = "node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2"
  expect(await latinFont("source-serif-4", "A")).toEqual(await readFile(file))
})
