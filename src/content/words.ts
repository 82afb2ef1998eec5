import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { EN } from "../words/en"
import type { WrittenPages } from "./page-paths"
import { childValue } from "./values"

/** The interface's words, in any language. */
export type Words = Widened<typeof EN>
type Widened<Table> = { readonly [Key in keyof Table]: Table[Key] extends string ? string : Widened<Table[Key]> }

/** Whether a part of the table is a single word with a form for each plural category. */
export const isPlural = (part: object): boolean => "other" in part

/** The names of the variables in a word, such as `count` for `{count}`, in order. */
export const variablesIn = (word: string): string[] => [...word.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name)

/** The table, with each word that `overrides` has replaced. */
function mergeWords<Table>(table: Table, overrides: unknown): Table {
  if (typeof table === "string") return (typeof overrides === "string" ? overrides : table) as Table
  if (typeof table !== "object" || table === null || typeof overrides !== "object" || overrides === null) return table
  if (isPlural(table)) return overrides as Table
  const parts = Object.entries(table).map(([key, part]: [string, unknown]) => [
    key,
    mergeWords(part, childValue(overrides, key)),
  ])
  return Object.fromEntries(parts) as Table
}

/** A language by its tag; undefined if browsers and Node reject it, such as one with the same variant twice. */
export function knownLocale(language: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(language)
  } catch {
    return undefined
  }
}

/** A language by its tag, or English if browsers and Node reject that. */
export const localeOf = (language: string): Intl.Locale => knownLocale(language) ?? new Intl.Locale("en")

const FOLDER = "src/words"

/** The template's words in a language or the nearest one it has, such as `zh-Hant` for `zh-HK`; undefined for English, and if it has none. */
export function wordsInLanguage(language: string): unknown {
  const { language: base, script } = localeOf(language).maximize()
  const file = [language, `${base}-${script}`, base]
    .map((tag) => path.resolve(FOLDER, `${tag}.json`))
    .find((each) => existsSync(each))
  return file === undefined ? undefined : JSON.parse(readFileSync(file, "utf8"))
}

/** The words for a site in a language: the owner's, then the template's in that language, then the English ones. */
export const siteWords = (language: string, own: unknown): Words =>
  mergeWords(mergeWords<Words>(EN, wordsInLanguage(language)), own)

/** The language whose plural rules a site's words follow: English if neither the template nor the owner has translated all words. */
export const pluralLanguage = (language: string, own: unknown): string =>
  wordsInLanguage(language) !== undefined || missingWords(own).length === 0 ? language : "en"

/** The words for a page: the owner's, or its language's. A title that is the English default, as `content:clear` writes it, isn't the owner's. */
export function pageTexts(name: string, { title, description }: WrittenPages["home"] = {}, words: Words) {
  const texts = wordsOfPage(words, name)
  const isOwn = title !== undefined && title !== wordsOfPage(EN, name).title
  return { ...texts, ...(isOwn && { title }), ...(description !== undefined && { description }) }
}

type PageWords = Words["pages"]["home"]

/** The table's words for a page. Those of a page that it lacks are made from the page's name. */
export function wordsOfPage({ pages }: Words, name: string): PageWords {
  const known: Readonly<Record<string, PageWords>> = pages
  const title = name.charAt(0).toUpperCase() + name.slice(1)
  return known[name] ?? { label: name.toUpperCase(), title, inText: name, description: title }
}

/** A language's name in that language, with its script if it isn't the usual one, and with its region only if another tag has the same language. */
export function languageName(tag: string, tags: readonly string[]): string {
  const { language, script } = localeOf(tag).maximize()
  const isAmbiguous = tags.some((other) => other !== tag && localeOf(other).language === language)
  const short = script === localeOf(language).maximize().script ? language : `${language}-${script}`
  const name = new Intl.DisplayNames(tag, { type: "language" }).of(isAmbiguous ? tag : short) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

/** Whether a language is English. */
export const isEnglish = (language: string) => localeOf(language).language === "en"

/** The plural categories of a language that whole numbers below 200 have: `many` of French is only for millions. */
const pluralsOf = (language: string) => {
  const rules = new Intl.PluralRules(localeOf(language).toString())
  return new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))
}

/**
 * The paths of the words that `own` lacks, such as `page.shell.menu`.
 * @param language also lists plural forms that this language needs, such as `page.works.screenshots.few`
 */
export function missingWords(own: unknown, language?: string): string[] {
  const plurals = language === undefined ? [] : [...pluralsOf(language)]
  const missing = (table: object, words: unknown, prefix: string): string[] =>
    Object.entries(table).flatMap(([key, part]: [string, unknown]) => {
      const [wordPath, found] = [`${prefix}${key}`, childValue(words, key)]
      const isTable = typeof part === "object" && part !== null
      if (isTable && !isPlural(part)) return missing(part, found, `${wordPath}.`)
      if (found === undefined) return [wordPath]
      const lacking = isTable ? plurals.filter((form) => childValue(found, form) === undefined) : []
      return lacking.map((form) => `${wordPath}.${form}`)
    })
  return missing(EN, own, "")
}

/** The direction in which a language is read. */
export const directionOf = (language: string): "ltr" | "rtl" =>
  RIGHT_TO_LEFT.includes(localeOf(language).maximize().script ?? "") ? "rtl" : "ltr"

/** Scripts in use that are read from right to left (ISO 15924). */
export const RIGHT_TO_LEFT = ["Adlm", "Arab", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa"]
