import { posix } from "node:path"
import { declaredFields } from "../content/derive/json-schema"
import { featuredReference, technologyLabel } from "../content/fields"
import { KINDS, typeNameOf } from "../content/kinds"
import { pageAddress } from "../content/kinds/site"
import { baseName, kindOfFile, parentOf } from "../content/places"
import { applyTranslation, otherLanguages, translationIn, translationOf, UNTRANSLATED } from "../content/translations"
import { isEnglish, missingWords, wordsInLanguage } from "../content/words"
import { STORY } from "../media/references"
import { type ContentFile, makeContentFile, readContentFile } from "./content-file"
import type { ContentFolder } from "./content-folder"
import { textFaults } from "./content-rules"
import { type Fault, fileFault, toPointer } from "./fault"
import { faultAt } from "./json-document"
import { mapFiles } from "./limits"
import { didYouMean } from "./nearest"
import type { RuleName } from "./rules"
import { schemaFaults } from "./schema-faults"
import { childAt, childText, entriesOf, type FieldPath, isRecord } from "../content/values"

/** How much of the content is translated into a language. */
export type TranslationCoverage = ReturnType<typeof coverage>

/** The site's first language, undefined if it is invalid, and its others. What is invalid is reported as a fault of `site.json`. */
function languagesOf(site: ContentFile | undefined) {
  const { language, languages } = KINDS.site.schema.shape
  const { data: first } = language.safeParse(childAt(site?.content, ["language"]))
  const { data: all = [] } = languages.safeParse(childAt(site?.content, ["languages"]))
  return { first, others: otherLanguages({ languages: all }) }
}

/**
 * Checks a translation's language, which must be one of the site's, but not the first.
 * @param files the content in the first language
 * @param rule the rule of the faults
 */
export function makeLanguageCheck(files: readonly ContentFile[], rule: RuleName): (file: string) => Fault[] {
  const site = files.find(({ kind }) => kind === "site")
  const { first, others } = languagesOf(site)
  const isCertain = site !== undefined && schemaFaults(site).length === 0
  return (file) => {
    const { original = "", language = "" } = translationOf(file) ?? {}
    if (language === first) {
      const remedy = `put its texts into ${baseName(original)}, and delete it`
      return [fileFault(file, rule, `"${language}" is the site's first language`, remedy)]
    }
    if (!isCertain || others.includes(language)) return []
    const add = `add "${language}" to "languages" in site.json, after the first, or delete this file`
    const remedy = didYouMean(language, others, add)
    return [fileFault(file, rule, `the site has no language "${language}"`, remedy)]
  }
}

/**
 * Checks the translations, and counts how much each language has.
 * @param files the content in the first language
 * @returns the translations as content files, too, each with only the fields that it sets itself
 */
export async function checkTranslations(
  { directory, files: present, texts }: ContentFolder,
  translations: readonly string[],
  files: readonly ContentFile[],
): Promise<{ faults: Fault[]; files: ContentFile[]; languages: TranslationCoverage[] }> {
  const site = files.find(({ kind }) => kind === "site")
  const { first, others } = languagesOf(site)
  const languageFaults = makeLanguageCheck(files, "translation")
  const byFile = new Map(files.map((original) => [original.file, original]))
  const results = await mapFiles(translations, async (file): Promise<{ faults: Fault[]; merged?: ContentFile }> => {
    const { original: originalFile = "" } = translationOf(file) ?? {}
    const kind = kindOfFile(originalFile)
    const refused = languageFaults(file)
    if (refused.length > 0 || !kind) return { faults: refused }
    const { read: own, faults } = await readContentFile(directory, file, kind)
    if (!own) return { faults }
    // A words file is for one language only: it is not merged with that of the first.
    const original = kind === "words" ? undefined : byFile.get(originalFile)
    if (!original && kind !== "words") {
      // If it is there, its own fault says why it can't be read.
      if (present.has(originalFile)) return { faults }
      const problem = `it translates ${baseName(originalFile)}, which is not there`
      return { faults: [...faults, fileFault(file, "translation", problem, "write that first")] }
    }
    byFile.set(file, own)
    const whole = makeContentFile({ ...own, value: applyTranslation(original?.content, own.content) }, kind)
    return { faults: [...faults, ...translationFaults(own, original, whole)], merged: ownPart(own, whole) }
  })
  const withoutWords = site ? missingWordsFaults(site, [first, ...others], byFile) : []
  return {
    faults: [...results.flatMap(({ faults }) => faults), ...withoutWords],
    files: results.flatMap(({ merged }) => merged ?? []),
    languages: others.map((language) => coverage(language, files, byFile, texts)),
  }
}

/** Words of the interface that neither the template nor the owner has translated into one of the site's languages. */
function* missingWordsFaults(
  site: ContentFile,
  languages: readonly (string | undefined)[],
  files: ReadonlyMap<string, ContentFile>,
): Generator<Fault> {
  for (const [index, language] of languages.entries()) {
    if (language === undefined || isEnglish(language) || wordsInLanguage(language) !== undefined) continue
    const own = index === 0 ? "words.json" : `words.${language}.json`
    const missing = missingWords(files.get(own)?.content, language)
    if (missing.length === 0) continue
    const problem = `${missing.length} words of the interface are missing, such as ${missing.slice(0, 2).join(" and ")}`
    const remedy = `write them in ${own} beside this file; docs/owners-guide.md shows how`
    yield faultAt(site, index === 0 ? ["language"] : ["languages", index], "interface-language", problem, remedy)
  }
}

/** A merged translation with only the `fields` that it sets itself; a picture is one if its file is another. */
function ownPart(own: ContentFile, whole: ContentFile): ContentFile {
  const isOwn = (path: FieldPath) => {
    const value = childAt(own.content, path)
    return (
      value !== undefined &&
      !(isRecord(value) && childAt(whole.content, [...path, "src"]) !== undefined && value.src === undefined)
    )
  }
  return { ...whole, fields: whole.fields.filter(({ path }) => isOwn(path)) }
}

/** The ids of declarations whose fields are the same in all languages: references, labels that are referred to, and pages' addresses. */
const REFERENCES = new Set<unknown>([technologyLabel, featuredReference, pageAddress].map(typeNameOf))

/** The paths of fields that are the same in all languages. */
function untranslatedFields({ kind, fields }: ContentFile): FieldPath[] {
  const names = UNTRANSLATED[kind] ?? []
  return fields
    .filter(({ path, schema }) => {
      const isNamed = path.length === 1 && names.includes(String(path[0]))
      return isNamed || path.at(-1) === "afterOf" || REFERENCES.has(schema.id)
    })
    .map(({ path }) => path)
}

function translationFaults(own: ContentFile, original: ContentFile | undefined, whole: ContentFile): Fault[] {
  const surplus = original ? surplusEntries(own, original.content, own.content, []) : []
  const known = [...surplus, ...(original ? schemaFaults(original) : [])].map(({ pointer }) => pointer)
  return [
    ...schemaFaults(whole).filter(({ pointer }) => !known.some((other) => `${pointer}/`.startsWith(`${other}/`))),
    ...textFaults(own),
    ...untranslatedFields(own).map((path) => {
      const name = String(path.findLast((key) => typeof key === "string"))
      return faultAt(own, path, "translation", `"${name}" is the same in all languages`, "remove it")
    }),
    ...reorderedSections(own, original),
    ...surplus,
  ]
}

/** Sections of the home page at the place of another one: its entry would get the section's texts. */
function* reorderedSections({ fields, ...own }: ContentFile, original: ContentFile | undefined): Generator<Fault> {
  for (const { path, value } of fields) {
    const section = childText(childAt(original?.content, path.slice(0, -1)), "section")
    if (path[0] !== "sections" || path.at(-1) !== "section" || section === undefined || section === value) continue
    const problem = `the section here is "${section}" in the first language`
    yield faultAt(own, path, "translation", problem, "keep the order; {} leaves an entry as it is")
  }
}

/** Entries that the original lacks, in lists of objects: these are translated entry by entry. */
function surplusEntries(file: ContentFile, original: unknown, own: unknown, path: FieldPath): Fault[] {
  const entries = Array.isArray(own) ? entriesOf(own) : isRecord(own) ? Object.entries(own) : []
  const isByEntry = Array.isArray(own) && Array.isArray(original) && own.some(isRecord)
  return entries.flatMap(([key, entry]) => {
    const before = childAt(original, [key])
    if (!isByEntry || before !== undefined) return surplusEntries(file, before, entry, [...path, key])
    const problem = `the list that it translates has only ${original.length}`
    return [faultAt(file, [...path, key], "translation", problem, "remove it, or add it to the other file first")]
  })
}

/** The pointers to the texts of a file that visitors read. */
function textsOf({ kind, content }: Pick<ContentFile, "kind" | "content">): string[] {
  const untranslated = UNTRANSLATED[kind] ?? []
  return [...declaredFields(kind, content)].flatMap(({ path, value, schema }) => {
    const isText = typeof value === "string" && schema.pattern === undefined && !schema.enum && !schema.id
    return isText && path.at(-1) !== "src" && !untranslated.includes(String(path[0])) ? [toPointer(path)] : []
  })
}

const NEVER_TRANSLATED = new Set(["technologies", "words"])

/** @param markdown the stories in all languages, and notes */
function coverage(
  language: string,
  files: readonly ContentFile[],
  translations: ReadonlyMap<string, ContentFile>,
  markdown: ReadonlySet<string>,
) {
  const all = files
    .filter(({ kind }) => !NEVER_TRANSLATED.has(kind))
    .flatMap((original) => {
      const own = translations.get(translationIn(language, original.file))
      const texts = textsOf(original)
      const ownTexts = new Set(own && textsOf(own))
      // A list of texts is replaced as a whole, possibly by a longer or shorter one.
      const isTranslated = (text: string) => ownTexts.has(text) || ownTexts.has(text.replace(/\/\d+$/, "/0"))
      const stories = original.fields.flatMap(({ path, value, schema }) => {
        if (schema.id !== STORY) return []
        const file = posix.join(parentOf(original.file), String(value))
        const hasOwn = markdown.has(translationIn(language, file)) || childAt(own?.content, path) !== undefined
        return [{ file, texts: 1, translated: hasOwn ? 1 : 0 }]
      })
      return [{ file: original.file, texts: texts.length, translated: texts.filter(isTranslated).length }, ...stories]
    })
  const sum = (field: "texts" | "translated") => all.reduce((total, each) => total + each[field], 0)
  return {
    language,
    /** How many texts there are, and how many of them are translated. */
    texts: sum("texts"),
    translated: sum("translated"),
    /** The files with untranslated texts. */
    files: all.filter((each) => each.translated < each.texts).map(({ file }) => file),
  }
}
