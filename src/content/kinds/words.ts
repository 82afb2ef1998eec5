import { z } from "zod"
import { EN } from "../../words/en"
import { text } from "../fields"
import { isPlural, variablesIn } from "../words"

/** Declares a word: it must have the same `{variables}` as the English one, except those in `optional`, and no others. */
function word(english: string, optional: readonly string[] = []) {
  const variables = variablesIn(english)
  const description = `English: ${english}`
  if (variables.length === 0) return text(description)
  const list = variables.map((name) => `{${name}}`).join(" and ")
  const required = variables.filter((name) => !optional.includes(name)).map((name) => `(?=[^]*\\{${name}\\})`)
  const nothingElse = `(?![^]*\\{(?!(${variables.join("|")})\\}))`
  return z
    .string()
    .regex(new RegExp(`^${required.join("")}${nothingElse}[^]`), `a text with ${list}, and nothing else in braces`)
    .meta({ description, examples: [english] })
}

const CATEGORIES = ["zero", "one", "two", "few", "many"] as const

const MAY_SPELL_OUT: ReadonlySet<string> = new Set(["zero", "one", "two"])

/** Declares a word with a form for each plural category. Those for zero, one and two may spell the number out. */
const plural = (english: { readonly other: string }) =>
  z
    .strictObject({
      ...Object.fromEntries(
        CATEGORIES.map((each) => [each, word(english.other, MAY_SPELL_OUT.has(each) ? ["count"] : []).optional()]),
      ),
      other: word(english.other),
    })
    .meta({ description: `English: ${english.other}. One form for each plural category of the language.` })

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  page: "The words on every page, grouped by where they are.",
  viewer: "The words of the viewer.",
  pages: "What the bar and the menu call the pages, and the titles and descriptions that `site.json` may replace.",
}

const table = (words: object): z.ZodObject =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(words).map(([key, part]: [string, string | { readonly other: string }]) => {
        const declared = typeof part === "string" ? word(part) : isPlural(part) ? plural(part) : table(part)
        const { description = DESCRIPTIONS[key] } = declared.meta() ?? {}
        return [key, declared.optional().meta({ description })]
      }),
    ),
  )

export const words = table(EN).meta({
  id: "WordsContent",
  title: "Words",
  description:
    "`words.json`, which may be left out: replaces words of the interface that the template has for the `language` of `site.json`.",
})
