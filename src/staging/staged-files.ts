import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { screenshotNames } from "../content/addresses"
import { KINDS } from "../content/kinds"
import { kindOfFile } from "../content/places"
import { applyTranslation, ORIGINAL_NAMES, translationOf } from "../content/translations"

/** A file of the site's copy of the content. */
interface StagedFile {
  /** The file that it is made from, and the translation that is merged into it, if any. */
  file: string
  translation?: string | undefined
  /** Changes when one of the two does. */
  signature: string
}

const { site, words } = KINDS

/**
 * The files of the site's copy of a content folder in one language: without translations; in a language after the first, with its translations
 * merged in. The interface's words are never those of another language.
 * @param files signatures by path
 * @param language undefined for the first
 */
export function stagedFiles(files: ReadonlyMap<string, string>, language?: string): Map<string, StagedFile> {
  const translations = new Map<string, string>()
  for (const file of files.keys()) {
    const translation = translationOf(file)
    if (translation && translation.language === language) translations.set(translation.original, file)
  }
  // Markdown is copied even if its name looks like a translation's: a content file may refer to it by that name.
  const originals = [...files].filter(([file]) => file.endsWith(".md") || !translationOf(file))
  const staged = originals.map(([file, signature]): [string, StagedFile] => {
    const translation = translations.get(file)
    if (language === undefined || (translation === undefined && file !== site.fileName))
      return [file, { file, signature }]
    const both = [signature, language, translation && files.get(translation)].join(" ")
    const replacesOriginal = translation !== undefined && kindOfFile(file) === undefined
    return [file, replacesOriginal ? { file: translation, signature: both } : { file, translation, signature: both }]
  })
  const result = new Map(staged)
  const ownWords = translations.get(words.fileName)
  if (language !== undefined) result.delete(words.fileName)
  if (ownWords !== undefined) result.set(words.fileName, { file: ownWords, signature: files.get(ownWords) ?? "" })
  return result
}

/** The text of a staged JSON file in a language; undefined for a file that is copied as it is. */
export async function textInLanguage(
  from: string,
  { file, translation }: StagedFile,
  language: string | undefined,
): Promise<string | undefined> {
  const kind = kindOfFile(file)
  if (language === undefined || !kind || (translation === undefined && file !== site.fileName)) return undefined
  const readJson = async (name: string): Promise<unknown> => JSON.parse(await readFile(join(from, name), "utf8"))
  const original = await readJson(file)
  const merged = applyTranslation(original, translation === undefined ? undefined : await readJson(translation))
  const addedFields = {
    ...(kind === "site" && { language }),
    ...(kind === "group" && { [ORIGINAL_NAMES]: screenshotNames(original) }),
  }
  return JSON.stringify(typeof merged === "object" ? { ...merged, ...addedFields } : merged)
}
