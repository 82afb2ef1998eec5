import { z } from "zod"
import { EN } from "../../words/en"
import { text } from "../fields"
import { holdersOf, isPlural } from "../words"

/** A word that keeps what is filled in, and nothing else in braces. `optional` may be left out. */
function word(english: string, optional: readonly string[] = []) {
  const holders = holdersOf(english)
  const description = `English: ${english}`
  if (holders.length === 0) return text(description)
  const braced = holders.map((name) => `{${name}}`).join(" and ")
  const kept = holders.filter((name) => !optional.includes(name)).map((name) => `(?=[^]*\\{${name}\\})`)
  const nothingElse = `(?![^]*\\{(?!(${holders.join("|")})\\}))`
  return z
    .string()
    .regex(new RegExp(`^${kept.join("")}${nothingElse}[^]`), `a text with ${braced}, and nothing else in braces`)
    .meta({ description, examples: [english] })
}

const CATEGORIES = ["zero", "one", "two", "few", "many"] as const

const MAY_SPELL_OUT: ReadonlySet<string> = new Set(["zero", "one", "two"])

/** A word with a form for each plural; forms for none, one or two may spell the number out. */
const plural = (english: { readonly other: string }) =>
  z
    .strictObject({
      ...Object.fromEntries(
        CATEGORIES.map((each) => [each, word(english.other, MAY_SPELL_OUT.has(each) ? ["count"] : []).optional()]),
      ),
      other: word(english.other),
    })
    .meta({ description: `English: ${english.other}. A form for each plural of the language.` })

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  page: "The words of every page, by where they are.",
  viewer: "The words of the viewer.",
  pages: "What bar and menu call the pages, and what `site.json` may say of them.",
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

/** The words of the interface. */
export const words = table(EN).meta({
  id: "WordsContent",
  title: "Words",
  description:
    "`words.json`, which may be left out: words of the interface instead of those that the template has for the `language` of `site.json`.",
})
