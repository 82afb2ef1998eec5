import words from "site-data/words"

/** The words of the interface in the site's language, by where they appear, except the viewer's (`viewer-words.ts`). */
export const WORDS = words

type Plurals = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }
type Placeholders<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholders<Rest> : never
type Values<Word> = Readonly<Record<Placeholders<Word extends string ? Word : Word[keyof Word]>, string | number>>

const { language, plurals } = WORDS

/** Whether the site is read from right to left. Layout needs no change, because it uses logical properties; this is for everything else that has a side. */
export const IS_RIGHT_TO_LEFT = WORDS.direction === "rtl"

// Slow to create: 67 ms for the number format on `/`, during hydration without CPU throttling. So each is created once, and only if it is needed.
let rules: Intl.PluralRules | undefined
let numbers: Intl.NumberFormat | undefined

/** Fills in a text of the interface; of several plural forms, the one for `count`. Numbers have Western digits, as lists on the page have. */
export function fillIn<Word extends string | Plurals>(word: Word, values: Values<Word>): string {
  const given: Readonly<Record<string, string | number>> = values
  const text = typeof word === "string" ? word : (word[pluralForm(Number(given.count))] ?? word.other)
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = given[name] ?? placeholder
    return typeof value === "number" ? numeral(value) : isolated(value)
  })
}

function pluralForm(count: number): Intl.LDMLPluralRule {
  rules ??= new Intl.PluralRules(plurals)
  return rules.select(count)
}

function numeral(value: number): string {
  // These look the same in all languages.
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value)
  numbers ??= new Intl.NumberFormat(language, { numberingSystem: "latn" })
  return numbers.format(value)
}

/** The `dir` of an element with a name that may be read in another direction. */
export const NAME_DIRECTION = IS_RIGHT_TO_LEFT ? "auto" : undefined

/** Isolates an owner's text from words that are read in another direction, so that `C++` stays `C++`. */
const isolated = (text: string) => (IS_RIGHT_TO_LEFT ? `\u2068${text}\u2069` : text)

/** Names in a sentence: `Python, Dart and Go`. */
export const formatList = (names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: "conjunction" }).format(names.map(isolated))

/** Names in a row: `Python, Dart, Go`. */
export const joinNames = (names: readonly string[]): string => names.map(isolated).join(WORDS.shared.comma)
