import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { KINDS } from "../../../src/content/kinds"
import {
  directionOf,
  missingWords,
  pageTexts,
  pluralLanguage,
  siteWords,
  wordsInLanguage,
} from "../../../src/content/words"
import { EN } from "../../../src/words/en"

const FOLDER = "src/words"
const LANGUAGES = readdirSync(FOLDER).flatMap((file) => (file.endsWith(".json") ? [path.basename(file, ".json")] : []))

const ADDED_PAGE = /^pages\.(?!(home|works|projects|resume|notFound)\b)/

const read = (language: string) =>
  z.looseObject({}).parse(JSON.parse(readFileSync(path.join(FOLDER, `${language}.json`), "utf8")))

/** The plural categories in a table of words, with the key that has them. */
function pluralsIn(table: object, path = ""): [key: string, categories: string[]][] {
  return Object.entries(table).flatMap(([key, part]: [string, unknown]) => {
    if (typeof part !== "object" || part === null) return []
    return "other" in part ? [[path + key, Object.keys(part).sort()]] : pluralsIn(part, `${path + key}.`)
  })
}

test("the template has words in ten languages besides English", () => {
  expect(LANGUAGES).toEqual(
    expect.arrayContaining(["ar", "de", "el", "es", "fr", "ja", "ko", "pt", "zh-Hans", "zh-Hant"]),
  )
})

describe.each(LANGUAGES)("%s", (language) => {
  test("has every word, with its placeholders", () => {
    const { $schema, ...words } = read(language)
    expect($schema).toBe("../../schemas/words.schema.json")
    // A page that a fork adds may have its words in English only.
    expect(missingWords(words).filter((key) => !ADDED_PAGE.test(key))).toEqual([])
    expect(KINDS.words.schema.safeParse(words).error?.issues ?? []).toEqual([])
  })

  test("has exactly the plural forms of the language", () => {
    const categories = [...new Intl.PluralRules(language).resolvedOptions().pluralCategories].sort()
    const english = pluralsIn(EN).map(([key]) => key)
    expect(pluralsIn(read(language))).toEqual(english.map((key) => [key, categories]))
  })
})

test("a plural form that the language needs is missing, but not one that only millions have", () => {
  expect(missingWords(EN, "pl")).toContain("page.works.screenshots.few")
  expect(missingWords(EN, "fr")).toEqual([])
  expect(missingWords(EN)).toEqual([])
})

test.each([
  ["en", undefined],
  ["en-GB", undefined],
  ["eo", undefined],
  ["de-AT", "de"],
  ["pt-BR", "pt"],
  ["zh", "zh-Hans"],
  ["zh-CN", "zh-Hans"],
  ["zh-HK", "zh-Hant"],
  ["zh-Hant-TW", "zh-Hant"],
])("a site in %s has the words of %s", (language, file) => {
  expect(wordsInLanguage(language)).toEqual(file === undefined ? undefined : read(file))
})

test.each([
  ["de", undefined, "de"],
  ["eo", undefined, "en"],
  ["eo", { page: { shell: { menu: "Menu" } } }, "en"],
  ["eo", EN, "eo"],
])("the plural rules of a site in %s are those of its words' language", (language, own, plurals) => {
  expect(pluralLanguage(language, own)).toBe(plurals)
})

test("a page's default title in English is replaced by the one in the site's language", () => {
  const words = siteWords("de", undefined)
  const texts = (title: string) => pageTexts("works", { title, description: "Mine." }, words)
  expect(texts("Works")).toMatchObject({ title: "Arbeiten", description: "Mine." })
  expect(texts("Werke")).toMatchObject({ title: "Werke", description: "Mine." })
})

test("the owner's words take precedence over the language's, and those over English", () => {
  const own = { page: { works: { duty: "Was ich tat" }, home: { allScreenshots: { other: "{count} Bilder" } } } }
  const { page } = siteWords("de", own)
  expect(page.works).toMatchObject({ duty: "Was ich tat", top: "Nach oben" })
  expect(page.home.allScreenshots).toEqual({ other: "{count} Bilder" })
  expect(siteWords("eo", undefined)).toEqual(EN)
})

test.each([
  ["ar", "rtl"],
  ["he-IL", "rtl"],
  ["fa", "rtl"],
  ["pa-Arab", "rtl"],
  ["az", "ltr"],
  ["el", "ltr"],
  ["ja", "ltr"],
])("the text direction of %s is %s", (language, direction) => {
  expect(directionOf(language)).toBe(direction)
})
