import { childValue, isRecord, listOf } from "./values"
import type { KindName } from "./kinds"
import { baseName, inFolder, kindOfFile, parentOf } from "./places"

/** What `site.json` says of languages. */
interface Languages {
  language: string
  languages: readonly string[]
}

/** The languages besides the first one, each with its pages below a path of its own. */
export const otherLanguages = ({ languages }: Pick<Languages, "languages">) => languages.slice(1)

/** The path that the pages in a site's language are below: `/zh-HK`, empty for the first one. */
export const languagePath = ({ language, languages }: Languages) =>
  otherLanguages({ languages }).includes(language) ? `/${language}` : ""

/** What a file translates: `project.zh-HK.json` holds what differs from `project.json` in zh-HK. Undefined for any other file. */
export function translationOf(file: string): { original: string; language: string } | undefined {
  const match = /^(.+)\.([a-z]{2,3}(?:-[A-Za-z0-9]{1,8})*)\.(json|md)$/.exec(baseName(file))
  const [, name = "", language = "", ending = ""] = match ?? []
  const original = inFolder(parentOf(file), `${name}.${ending}`)
  return match && (ending === "md" || kindOfFile(original)) ? { original, language } : undefined
}

/** The fields of a kind that say the same in all languages. */
export const UNTRANSLATED: Readonly<Partial<Record<KindName, readonly string[]>>> = {
  site: ["siteUrl", "host", "language", "languages", "look", "resume", "scripts", "bar"],
  work: ["value"],
  tab: ["value"],
  technologies: ["technologies"],
}

/** Where a group in another language keeps the names of its screenshots in the first one: addresses and pairs are the same in all. */
export const ORIGINAL_NAMES = "originalNames"

/** The content of a file with what its translation says instead: objects field by field, lists of objects entry by entry, the rest as a whole. */
export function translated(original: unknown, translation: unknown): unknown {
  if (translation === undefined) return original
  if (Array.isArray(original) && listOf(translation).some(isRecord)) {
    const entries = listOf(translation)
    const length = Math.max(original.length, entries.length)
    return Array.from({ length }, (_, index) => translated(original[index], entries[index]))
  }
  if (!isRecord(translation)) return translation
  // A picture may be just its file: the translation then adds its words.
  if (typeof original === "string")
    return Object.keys(translation).length === 0 ? original : { src: original, ...translation }
  if (!isRecord(original)) return translation
  const keys = new Set([...Object.keys(original), ...Object.keys(translation)])
  return Object.fromEntries(
    [...keys].map((key) => [key, translated(childValue(original, key), childValue(translation, key))]),
  )
}
