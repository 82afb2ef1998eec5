import { existsSync } from "node:fs"
import { readdir, readFile } from "node:fs/promises"
import { dirname, join, resolve } from "node:path"
import slugify from "@sindresorhus/slugify"
import { applyEdits, modify } from "jsonc-parser"
import { shownPath } from "../../src/checker/fault"
import { foldName } from "../../src/checker/media-references"
import { childText, isRecord } from "../../src/content/values"
import type { KindName } from "../../src/content/kinds"
import { schemaFileName, SCHEMAS_FOLDER } from "../../src/content/derive/json-schema"
import { contentFile, kindOfFile, numberOf, relativeTo, slugOf } from "../../src/content/places"
import { readJson, writeAtomically } from "../../src/media/cache"
import { Refusal } from "../lib/command"

/** A content file's text, formatted with Prettier, with the `$schema` by which editors complete fields and underline faults. */
export async function contentText(directory: string, file: string, fields: object): Promise<string> {
  const kind = kindOfFile(file)
  if (!kind) throw new Error(`${file} is not a content file`)
  const schema = join(resolve(SCHEMAS_FOLDER), schemaFileName(kind))
  const $schema = relativeTo(dirname(join(directory, file)), schema)
  return prettyJson(JSON.stringify({ $schema, ...fields }, null, 2))
}

/** JSON as `npm run format` formats it. */
async function prettyJson(text: string): Promise<string> {
  // Loaded only when writing: a check should not wait for it.
  const [{ format }, ...plugins] = await Promise.all([
    import("prettier/standalone"),
    import("prettier/plugins/babel"),
    import("prettier/plugins/estree"),
  ])
  const settings: unknown = JSON.parse(await readFile(".prettierrc.json", "utf8").catch(() => "{}"))
  return format(text, { ...(isRecord(settings) && settings), parser: "json", plugins })
}

const isPretty = async (text: string) => (await prettyJson(text).catch(() => "")) === text

/** A text after edits: formatted with Prettier if it was before, otherwise in its owner's layout. */
export async function inLayoutOf(before: string, edited: string): Promise<string> {
  return (await isPretty(before)) ? prettyJson(edited) : edited
}

/** Adds entries to the end of a list in a content file, keeping its layout. */
export async function addToList(
  directory: string,
  file: string,
  list: string,
  entries: readonly object[],
): Promise<void> {
  const path = join(directory, file)
  const before = await readFile(path, "utf8")
  const wasPretty = await isPretty(before)
  // With these options jsonc-parser also reformats the entry before a new one, with a line for each of its fields.
  const [, indent = "  "] = /\n([ \t]+)/.exec(before) ?? []
  const formattingOptions = { insertSpaces: !indent.startsWith("\t"), tabSize: indent.length }
  const options = wasPretty ? {} : { formattingOptions }
  let text = before
  for (const entry of entries) text = applyEdits(text, modify(text, [list, -1], entry, options))
  await writeAtomically(path, wasPretty ? await prettyJson(text) : text)
}

/** The longest name in addresses, folders and files, in characters: some systems limit paths to 260. */
const LONGEST_NAME = 60

/**
 * A name for addresses and folder names: `Überblick 2` becomes `uberblick-2`; a long one ends after a whole word.
 * Uses `fallback` if no letter is left, as with Chinese.
 */
export function cleanName(name: string, fallback: string): string {
  const slug = slugify(name, { decamelize: false })
  if (slug.length <= LONGEST_NAME) return slug || fallback
  return slug
    .slice(0, LONGEST_NAME + 1)
    .replace(/-[^-]*$/, "")
    .slice(0, LONGEST_NAME)
}

/** The names of the folders in a folder, in order; none if it does not exist. */
export async function foldersIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => name)
    .sort()
}

/** The folder of the entry with this name: by the label or title in its file, or by the folder's name where there is none to read. */
export async function folderOfName(directory: string, parent: string, name: string, kind: KindName) {
  const folders = await foldersIn(join(directory, parent))
  const isSame = await Promise.all(
    folders.map(async (folder) => {
      const content = await readContentFile(directory, contentFile(kind, `${parent}/${folder}`))
      const written = childText(content, "label") ?? childText(content, "title")
      if (written === undefined) return slugOfFolder(folder) === cleanName(name, "")
      return foldName(written.trim()) === foldName(name.trim())
    }),
  )
  return folders.find((_, index) => isSame[index])
}

/** The works, or the tabs of a work, by their `value`. */
export async function entriesIn(directory: string, parent: string, kind: KindName) {
  const folders = (await foldersIn(join(directory, parent))).map((name) => `${parent}/${name}`)
  const entries = await Promise.all(
    folders.map(async (folder) => {
      const content = await readContentFile(directory, contentFile(kind, folder))
      const [value, label] = [childText(content, "value"), childText(content, "label")]
      return value !== undefined && label !== undefined ? [{ folder, value, label }] : []
    }),
  )
  return entries.flat()
}

/**
 * The folder for a new entry after the existing ones: `03-name`, and the entry's `slug` in addresses. Refuses a name that one of them has.
 * Names that differ only in letters that addresses can't have get a number: two Chinese names differ, but not in their folders.
 */
export async function nextFolder(directory: string, parent: string, name: string, kind: KindName) {
  const twin = await folderOfName(directory, parent, name, kind)
  if (twin !== undefined)
    throw new Refusal(
      `${shownPath(directory, `${parent}/${twin}`)} already exists. Choose another name, such as "${name} 2", which you can change in the file afterwards.`,
    )
  const siblings = await foldersIn(join(directory, parent))
  // The owner may have changed a `value` since.
  const values = (await entriesIn(directory, parent, kind)).map(({ value }) => value)
  const slug = uniqueName(cleanName(name, kind), [...siblings.map(slugOfFolder), ...values])
  return { name, folder: `${parent}/${numberedFolder(siblings, slug)}`, slug }
}

/** A folder's name in addresses. */
export const slugOfFolder = (folder: string) => slugOf(folder).toLowerCase()

/** The name of a folder after its siblings: `03-name`, with as many digits as they have. */
export function numberedFolder(siblings: readonly string[], slug: string): string {
  const numbers = siblings.map((name) => numberOf(name) ?? "")
  const next = Math.max(0, ...numbers.map(Number)) + 1
  const digits = Math.max(2, ...numbers.map(({ length }) => length))
  return `${String(next).padStart(digits, "0")}-${slug}`
}

/** A free name: `name`, `name-2`, `name-3`, each with the ending. */
export function uniqueName(name: string, taken: readonly string[], ending = ""): string {
  let counted = `${name}${ending}`
  for (let count = 2; taken.includes(counted); count++) counted = `${name}-${count}${ending}`
  return counted
}

/** What a command is about to write: texts and files to copy, by their paths in the content folder. */
export type Draft = ReturnType<typeof emptyDraft>

export const emptyDraft = () => ({ texts: new Map<string, string>(), copies: new Map<string, string>() })

/** Writes a draft. Refuses before writing anything if a file would be overwritten. */
export async function writeDraft(directory: string, { texts, copies }: Draft): Promise<string[]> {
  const files = [...copies.keys(), ...texts.keys()]
  const existing = files.find((file) => existsSync(join(directory, file)))
  if (existing)
    throw new Refusal(
      `${shownPath(directory, existing)} already exists. Nothing was written: give the new file another name.`,
    )
  for (const [file, source] of copies) await writeAtomically(join(directory, file), await readFile(source))
  for (const [file, text] of texts) await writeAtomically(join(directory, file), text)
  return files
}

/** A content file's value; undefined if none can be read. */
export const readContentFile = (directory: string, file: string) => readJson(join(directory, file))
