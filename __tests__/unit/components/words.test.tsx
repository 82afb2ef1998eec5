import { siteWords } from "../../../src/content/words"
import type * as Words from "../../../src/words"

/** The module `src/words.ts` of a site in the given language. */
function inLanguage(language: string, plurals = language): typeof Words {
  let module: typeof Words | undefined
  const direction = language === "ar" ? "rtl" : "ltr"
  jest.isolateModules(() => {
    jest.doMock("site-data/words", () => ({
      __esModule: true,
      default: { ...siteWords(language, undefined).page, language, plurals, direction },
    }))
    module = jest.requireActual<typeof Words>("../../../src/words")
  })
  if (!module) throw new Error("No module")
  return module
}

const PLURAL_FORMS = {
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
])("in %s, a text with a count has the plural form for it, with Western digits", (language, forms) => {
  const { fillIn } = inLanguage(language)
  expect([0, 1, 2, 3, 11, 100].map((count) => fillIn(PLURAL_FORMS, { count }))).toEqual(forms)
})

test("texts are inserted unchanged, numbers in the language's format", () => {
  expect(inLanguage("de").fillIn("{name}: {count}", { name: "{count} $& 1234", count: 1234 })).toBe(
    "{count} $& 1234: 1.234",
  )
})

test("untranslated words use the plural forms of English", () => {
  expect(inLanguage("ru", "en").fillIn(PLURAL_FORMS, { count: 21 })).toBe("21 other")
})

test("in right-to-left text, a name keeps its own direction", () => {
  expect(inLanguage("ar").fillIn("{name}.", { name: "C++" })).toBe("\u2068C++\u2069.")
  expect(inLanguage("ar").joinNames(["C++", ".NET"])).toBe("\u2068C++\u2069، \u2068.NET\u2069")
})

test("lists of names follow the language's conventions", () => {
  expect(inLanguage("en-GB").formatList(["Python", "Dart", "Go"])).toBe("Python, Dart and Go")
  expect(inLanguage("ja").joinNames(["Visual Studio", "Dart"])).toBe("Visual Studio、Dart")
  expect(inLanguage("en").joinNames(["Python", "Dart", "Go"])).toBe("Python, Dart, Go")
})

test("no formatter is created for numbers that are the same in all languages", () => {
  const numberFormat = jest.spyOn(Intl, "NumberFormat")
  const pluralRules = jest.spyOn(Intl, "PluralRules")
  const { fillIn } = inLanguage("en")
  expect(fillIn("{shown} of {count}", { shown: 0, count: 999 })).toBe("0 of 999")
  expect(numberFormat).not.toHaveBeenCalled()
  expect(pluralRules).not.toHaveBeenCalled()
})
