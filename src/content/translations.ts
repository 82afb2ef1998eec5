import { childValue, isRecord, listOf } from "./values"
import type { KindName } from "./kinds"
import { baseName, joinPath, kindOfFile, parentOf } from "./places"

/** The languages in `site.json`. */
export interface Languages {
  language: string
  languages: readonly string[]
}

/** The languages besides the first one; the pages in each are under a path of their own. */
export const otherLanguages = ({ languages }: Pick<Languages, "languages">) => languages.slice(1)

/** The path prefix of the pages in one of the site's languages: `/zh-HK`, or empty for the first language. */
export const languagePath = ({ language, languages }: Languages) =>
  otherLanguages({ languages }).includes(language) ? `/${language}` : ""

/** The original and the language of a translation: `project.zh-HK.json` holds what differs in zh-HK. Undefined for any other file. */
export function translationOf(file: string): { original: string; language: string } | undefined {
  const match = /^(.+)\.([a-z]{2,3}(?:-[A-Za-z0-9]{1,8})*)\.(json|md)$/.exec(baseName(file))
  const [, name = "", language = "", ending = ""] = match ?? []
  const original = joinPath(parentOf(file), `${name}.${ending}`)
  return match && (ending === "md" || kindOfFile(original)) ? { original, language } : undefined
}

/** The file with the translation of `original`, a JSON or Markdown file: the reverse of `translationOf`. */
export const translationIn = (language: string, original: string): string =>
  original.replace(/(?=(?:json|md)$)/, `${language}.`)

/** The fields of each kind that are the same in all languages. */
export const UNTRANSLATED: Readonly<Partial<Record<KindName, readonly string[]>>> = {
  site: ["siteUrl", "host", "language", "languages", "look", "resume", "scripts", "bar"],
  work: ["value"],
  tab: ["value"],
  group: ["isVideo"],
  technologies: ["technologies"],
}

/** The field in which a translated group keeps its screenshots' names in the first language: addresses and pairs are the same in all. */
export const ORIGINAL_NAMES = "originalNames"

/** Merges a translation into a file's content: objects field by field, lists of objects entry by entry. Anything else is replaced as a whole. */
export function applyTranslation(original: unknown, translation: unknown): unknown {
  if (translation === undefined) return original
  if (Array.isArray(original) && listOf(translation).some(isRecord)) {
    const entries = listOf(translation)
    const length = Math.max(original.length, entries.length)
    return Array.from({ length }, (_, index) => applyTranslation(original[index], entries[index]))
  }
  if (!isRecord(translation)) return translation
  // A picture may be just its file: the translation then adds its texts.
  if (typeof original === "string")
    return Object.keys(translation).length === 0 ? original : { src: original, ...translation }
  if (!isRecord(original)) return translation
  const keys = new Set([...Object.keys(original), ...Object.keys(translation)])
  return Object.fromEntries(
    [...keys].map((key) => [key, applyTranslation(childValue(original, key), childValue(translation, key))]),
  )
}
