import { readdir, stat } from "node:fs/promises"
import { homedir } from "node:os"
import { basename, dirname, extname, join, resolve } from "node:path"
import { mediaFileFaults, sniffFile } from "../../src/checker/media-file"
import { RULES } from "../../src/checker/rules"
import { endingOf, formatByName, type MediaRole, roleOf } from "../../src/media/formats"
import { cleanName, Refusal } from "./content-writer"

/** A picture or a video the owner has given, ready to be copied. */
export interface MediaToCopy {
  source: string
  /** Its new name: lower case, hyphens, the usual ending. */
  name: string
  /** Its old name, read as words. */
  caption: string
  role: MediaRole
}

/** What was given with `--from`, and what of it can't be used. */
export interface GivenMedia {
  media: MediaToCopy[]
  /** Names of files, each with the reason. */
  skipped: string[]
}

/** Finds the media in the given files and folders, in the order of their names as people count (2 before 10). Refuses broken ones. */
export async function findMedia(given: readonly string[]): Promise<GivenMedia> {
  const files = (await Promise.all(given.map(filesOf))).flat()
  const usable = files.filter((file) => formatByName(file))
  await refuseBroken(usable)
  const taken = new Set<string>()
  return {
    media: usable.map((source) => ({
      source,
      name: freeName(source, taken),
      caption: captionOf(source),
      role: roleOfFile(source),
    })),
    skipped: await Promise.all(files.filter((file) => !formatByName(file)).map(withReason)),
  }
}

async function withReason(file: string): Promise<string> {
  const format = await sniffFile(file)
  const reason = typeof format === "object" ? `${format.unsupported}; ${format.remedy}` : "not a type the site can show"
  return `${basename(file)} (${reason})`
}

async function filesOf(given: string): Promise<string[]> {
  const path = resolve(given.replace(/^~(?=\/|$)/, homedir()))
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new Refusal(`There is no ${given}.`)
  if (!found.isDirectory()) return [path]
  const names = (await readdir(path, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map(({ name }) => name)
  if (names.length === 0) throw new Refusal(`The folder ${given} is empty.`)
  const inHumanOrder = new Intl.Collator("en", { numeric: true }).compare
  return names.sort(inHumanOrder).map((name) => join(path, name))
}

async function refuseBroken(files: readonly string[]): Promise<void> {
  const lines: string[] = []
  for (const file of files) {
    const faults = await mediaFileFaults(dirname(file), basename(file), new Map())
    const fault = faults.find(({ rule }) => RULES[rule].severity === "error")
    if (fault) lines.push(`${basename(file)} ${fault.problem}; ${fault.remedy}.`)
  }
  if (lines.length > 0) throw new Refusal([...lines, "Nothing was written."].join(lines.length > 1 ? "\n" : " "))
}

const ORDER_NUMBER = /^\d{1,3}[\s._-]+(?=\D)/

const stemOf = (file: string) => basename(file, extname(file)).normalize("NFC").replace(ORDER_NUMBER, "")

function freeName(source: string, taken: Set<string>): string {
  const stem = cleanName(stemOf(source), "media")
  const ending = endingOf(source)
    .replace(/^jpeg$/, "jpg")
    .replace(/^tif$/, "tiff")
  let name = `${stem}.${ending}`
  for (let count = 2; taken.has(name); count++) name = `${stem}-${count}.${ending}`
  taken.add(name)
  return name
}

/** `02_table-management.png` is `Table management`. */
function captionOf(source: string): string {
  const words = stemOf(source)
    .replace(/[\s_-]+/g, " ")
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1) || "Untitled"
}

const roleOfFile = (file: string): MediaRole => {
  const format = formatByName(file)
  return format ? roleOf(format) : "picture"
}
