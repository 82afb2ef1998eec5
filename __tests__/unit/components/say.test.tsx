import { siteWords } from "../../../src/content/words"
import type * as Words from "../../../src/words"

/** The functions of a site in a language, with some of its words. */
function inLanguage(language: string, plurals = language): typeof Words {
  let module: typeof Words | undefined
  const direction = language === "ar" ? "rtl" : "ltr"
  jest.isolateModules(() => {
    jest.doMock("site-words", () => ({
      __esModule: true,
      default: { ...siteWords(language, undefined).page, language, plurals, direction },
    }))
    module = jest.requireActual<typeof Words>("../../../src/words")
  })
  if (!module) throw new Error("No module")
  return module
}

const PICTURES = {
  zero: "none",
  one: "one",
  two: "two",
  few: "{count} few",
  many: "{count} many",
  other: "{count} other",
}

test.each([
  ["en", ["0 other", "one", "2 other", "3 other", "11 other", "100 other"]],
  ["ar", ["none", "one", "two", "3 few", "11 many", "100 other"]],
  ["ja", ["0 other", "1 other", "2 other", "3 other", "11 other", "100 other"]],
])("in %s a word with a count has the form for it, in Western digits", (language, forms) => {
  const { say } = inLanguage(language)
  expect([0, 1, 2, 3, 11, 100].map((count) => say(PICTURES, { count }))).toEqual(forms)
})

test("texts are filled in as they are, numbers as the language writes them", () => {
  expect(inLanguage("de").say("{name}: {count}", { name: "{count} $& 1234", count: 1234 })).toBe(
    "{count} $& 1234: 1.234",
  )
})

test("words that nobody has translated have the plurals of English", () => {
  expect(inLanguage("ru", "en").say(PICTURES, { count: 21 })).toBe("21 other")
})

test("among words from right to left a name keeps its own direction", () => {
  expect(inLanguage("ar").say("{name}.", { name: "C++" })).toBe("\u2068C++\u2069.")
  expect(inLanguage("ar").joined(["C++", ".NET"])).toBe("\u2068C++\u2069، \u2068.NET\u2069")
})

test("names are listed as the language does", () => {
  expect(inLanguage("en-GB").listed(["Python", "Dart", "Go"])).toBe("Python, Dart and Go")
  expect(inLanguage("ja").joined(["Visual Studio", "Dart"])).toBe("Visual Studio、Dart")
  expect(inLanguage("en").joined(["Python", "Dart", "Go"])).toBe("Python, Dart, Go")
})

test("no format is made for what is alike in all languages", () => {
  const numberFormat = jest.spyOn(Intl, "NumberFormat")
  const pluralRules = jest.spyOn(Intl, "PluralRules")
  const { say } = inLanguage("en")
  expect(say("{shown} of {count}", { shown: 0, count: 999 })).toBe("0 of 999")
  expect(numberFormat).not.toHaveBeenCalled()
  expect(pluralRules).not.toHaveBeenCalled()
})
