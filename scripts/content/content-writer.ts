import { constants } from "node:fs"
import { copyFile, mkdir, readdir, readFile, rename, stat, writeFile } from "node:fs/promises"
import { basename, dirname, join, relative, resolve } from "node:path"
import slugify from "@sindresorhus/slugify"
import { shownPath } from "../../src/checker/fault"
import { isRecord } from "../../src/checker/values"
import { schemaFileName, SCHEMAS_FOLDER } from "../../src/content/derive/json-schema"
import { kindOfFile, numberOf, slugOf } from "../../src/content/places"

/** A command's refusal, in words for the owner: printed without a stack trace. */
export class Refusal extends Error {}

/** A content file in the form that Prettier gives it, with the link that makes editors complete and underline. */
export async function contentText(directory: string, file: string, fields: object): Promise<string> {
  const kind = kindOfFile(file)
  if (!kind) throw new Error(`${file} is no content file`)
  const schema = join(resolve(SCHEMAS_FOLDER), schemaFileName(kind))
  const $schema = relative(dirname(join(directory, file)), schema).replaceAll("\\", "/")
  return prettyJson(JSON.stringify({ $schema, ...fields }, null, 2))
}

/** JSON as the project's `npm run format` lays it out. */
export async function prettyJson(text: string): Promise<string> {
  // Only where something is written: a check should not wait for it.
  const [{ format }, ...plugins] = await Promise.all([
    import("prettier/standalone"),
    import("prettier/plugins/babel"),
    import("prettier/plugins/estree"),
  ])
  const settings: unknown = JSON.parse(await readFile(".prettierrc.json", "utf8").catch(() => "{}"))
  return format(text, { ...(isRecord(settings) ? settings : {}), parser: "json", plugins })
}

/** Puts a text in a file's place at once: a reader meets the old or the new, never half of it. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const arriving = join(dirname(path), `.${basename(path)}-${process.pid}`)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(arriving, text)
  await rename(arriving, path)
}

/** Characters of a name in addresses and of folders and files: some systems take paths of 260 and no more. */
const LONGEST_NAME = 60

/**
 * A name as it stands in addresses and folder names: `Überblick 2` becomes `uberblick-2`; a long one ends after a whole word.
 * `fallback` serves where no letter is left, as of Chinese.
 */
export function cleanName(name: string, fallback: string): string {
  const slug = slugify(name, { decamelize: false })
  if (slug.length <= LONGEST_NAME) return slug || fallback
  return slug
    .slice(0, LONGEST_NAME + 1)
    .replace(/-[^-]*$/, "")
    .slice(0, LONGEST_NAME)
}

/** The names of the folders in a folder, in order; none where there is no such folder. */
export async function foldersIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => name)
    .sort()
}

/** The folder for a new entry, and what its name comes to in addresses. */
export interface NextFolder {
  name: string
  folder: string
  slug: string
}

/**
 * The folder for a new entry after those that are there: `03-name`. Refuses a name that one of them has. A name without a letter that
 * addresses hold becomes `fallback`, counted on: two Chinese names differ, if not in their folders.
 */
export async function nextFolder(
  directory: string,
  parent: string,
  name: string,
  fallback: string,
): Promise<NextFolder> {
  const siblings = await foldersIn(join(directory, parent))
  const taken = siblings.map(slugOfFolder)
  const slug = cleanName(name, "") || countedOn(fallback, taken)
  const twin = siblings[taken.indexOf(slug)]
  if (twin) throw new Refusal(`${shownPath(directory, `${parent}/${twin}`)} is there already. Choose another name.`)
  return { name, folder: `${parent}/${numberedFolder(siblings, slug)}`, slug }
}

/** What a folder's name comes to in addresses. */
export const slugOfFolder = (folder: string) => slugOf(folder).toLowerCase()

/** The name of a folder after its siblings: `03-name`, with as many digits as theirs have. */
export function numberedFolder(siblings: readonly string[], slug: string): string {
  const numbers = siblings.map((name) => numberOf(name) ?? "")
  const next = Math.max(0, ...numbers.map(Number)) + 1
  const digits = Math.max(2, ...numbers.map(({ length }) => length))
  return `${String(next).padStart(digits, "0")}-${slug}`
}

/** A name that is not taken: `name`, `name-2`, `name-3`. */
export function countedOn(name: string, taken: readonly string[]): string {
  let counted = name
  for (let count = 2; taken.includes(counted); count++) counted = `${name}-${count}`
  return counted
}

/** What a command is about to write: texts, and files to copy, by their paths in the content folder. */
export interface Draft {
  texts: Map<string, string>
  copies: Map<string, string>
}

export const emptyDraft = (): Draft => ({ texts: new Map(), copies: new Map() })

/** Writes a draft. Refuses, before it writes anything, where a file would be overwritten. */
export async function writeDraft(directory: string, { texts, copies }: Draft): Promise<string[]> {
  const files = [...copies.keys(), ...texts.keys()]
  for (const file of files) {
    if (await exists(join(directory, file)))
      throw new Refusal(`${shownPath(directory, file)} is there already. Nothing was written.`)
  }
  for (const file of files) await mkdir(dirname(join(directory, file)), { recursive: true })
  for (const [file, source] of copies) await copyFile(source, join(directory, file), constants.COPYFILE_EXCL)
  for (const [file, text] of texts) await replaceFile(join(directory, file), text)
  return files
}

/** Whether there is a file or a folder. */
export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/** A content file's value; undefined where there is none. */
export async function readContentFile(directory: string, file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(directory, file), "utf8"))
  } catch {
    return undefined
  }
}
