import { existsSync } from "node:fs"
import { readdir, readFile, stat } from "node:fs/promises"
import { basename, dirname, join, resolve } from "node:path"
import { formatPatch, OMIT_HEADERS, structuredPatch } from "diff"
import { applyEdits, modify, parse } from "jsonc-parser"
import { checkContent } from "../src/checker/check-content"
import { collectionOf, contentFile, joinPath, kindOfFile, ownersContentDirectory } from "../src/content/places"
import { type Fault, formatFault, shownPath } from "../src/checker/fault"
import { readJsonDocument } from "../src/checker/json-document"
import { translationOf } from "../src/content/translations"
import { childAt, type FieldPath, isRecord } from "../src/content/values"
import { contentText, foldersIn, inLayoutOf } from "./content/content-writer"
import { importResume, type Leftover, type PresentContent } from "./content/import-resume"
import { writeAtomically } from "../src/media/cache"
import { HOME, MINIMAL_HOME, MINIMAL_PORTRAIT, SITE } from "./content/minimal-site"
import { pastedPaths } from "./content/pasted-paths"
import { isResume, resumeFaults, SECTION_NAMES } from "./content/resume-shape"
import { printNextSteps } from "./content/next-steps"
import { npmCommand, Refusal, runCommand, say } from "./lib/command"
import { withWriteLock } from "./lib/lock"
import { isSample } from "./lib/sample"
import { addMissingRegistry, REGISTRY, registeredLabels } from "./content/technology-registry"

export const contentImport = npmCommand(
  "content:import",
  "Imports a JSON Resume file into the site, the home page, the works and the projects, shows how each file changes, and lists what has no place there.",
  "resume.json",
)
  .argument("<file>", "A résumé in JSON Resume format.")
  .option("--write", "Write the changes. Without it, they are only shown.")
  .option("--replace", "Replace what you wrote with what the résumé says.")
  .action((file, { write, replace }) => {
    const run = () => importFile(file, write === true, replace === true)
    return write ? withWriteLock(run) : run()
  })

async function importFile(file: string, write: boolean, replace: boolean): Promise<void> {
  const directory = ownersContentDirectory()
  const wasSample = await isSample(directory)
  const resume = await readResumeFile(pastedPaths(file)[0] ?? file)
  const { present, texts: before } = await readPresent(directory)
  const { files, leftovers, inserted } = importResume(resume, present, { replace })
  const texts = new Map<string, string>()
  for (const [name, fields] of files) texts.set(name, await contentText(directory, name, fields))
  const listed = inserted.length > 0 ? await readdir(directory) : []
  for (const name of listed.filter((each) => translationOf(each)?.original === HOME)) {
    const { text = "" } = (await readJsonFile(join(directory, name))) ?? {}
    before.set(name, text)
    const moved = await withEmptyEntries(inserted, text)
    if (moved !== text) texts.set(name, moved)
  }
  const isPhotoMissing = childAt(files.get(HOME), ["photo", "src"]) === MINIMAL_HOME.photo.src
  if (isPhotoMissing && !existsSync(join(directory, "portrait.svg"))) texts.set("portrait.svg", MINIMAL_PORTRAIT)

  const did = write ? "wrote" : "would write"
  for (const [name, text] of texts) {
    if (write) await writeAtomically(join(directory, name), text)
    say(`${did}  ${shownPath(directory, name)}`)
    say(formatPatch(structuredPatch(name, name, unixLines(before.get(name) ?? ""), unixLines(text)), OMIT_HEADERS))
  }
  const registry = await addMissingRegistry(directory, { write })
  for (const name of registry) say(`${did}  ${shownPath(directory, name)}`)
  const isToWrite = texts.size + registry.length > 0
  if (!isToWrite) say("The content already has everything it can take from this résumé: nothing to write.")
  printLeftovers(leftovers)

  if (wasSample)
    say(
      `\nThe sample content stays beside what is imported. Remove it ${write ? "and import again" : "first"}: npm run content:clear`,
    )
  if (write) {
    const hasProjects = [...files.keys()].some((name) => kindOfFile(name) === "project")
    await printNextSteps(directory, (await checkContent(directory)).faults, [
      ...(isPhotoMissing ? ['Put your photo beside home.json and refer to it there: "photo"'] : []),
      ...(hasProjects ? ['Put pictures of each project beside its project.json and refer to them there: "img"'] : []),
    ])
  } else if (isToWrite) {
    const flags = replace ? "--write --replace" : "--write"
    const quoted = /[^\w./\\:~-]/.test(file) ? JSON.stringify(file) : file
    say(`\nNothing was written. Write it with: npm run content:import ${quoted} -- ${flags}`)
  }
}

const unixLines = (text: string) => text.replaceAll("\r\n", "\n")

/** Inserts an empty entry into a translation at each place, because translations match entries by position. */
async function withEmptyEntries(places: readonly FieldPath[], text: string): Promise<string> {
  let now = text
  for (const place of places) {
    const list = childAt(parse(now) as unknown, place.slice(0, -1))
    if (Array.isArray(list) && Number(place.at(-1)) < list.length)
      now = applyEdits(now, modify(now, [...place], {}, { isArrayInsertion: true }))
  }
  return now === text ? text : inLayoutOf(text, now)
}

/** Prints each value that is not in the content, grouped by remedy. */
function printLeftovers(leftovers: readonly Leftover[]) {
  const conflicts = leftovers.filter(({ isConflict }) => isConflict)
  if (conflicts.length > 0) say("\nWhat you wrote stays; --replace takes these from the résumé instead:")
  for (const { pointer, value, remedy } of conflicts) say(`  ${pointer}  ${JSON.stringify(value)}  (${remedy})`)
  const placeless = leftovers.filter(({ isConflict }) => !isConflict)
  if (placeless.length > 0) say("\nNo place on the site for:")
  for (const remedy of new Set(placeless.map((leftover) => leftover.remedy))) {
    for (const leftover of placeless.filter((other) => other.remedy === remedy))
      say(`  ${leftover.pointer}  ${JSON.stringify(leftover.value)}`)
    say(`    ${remedy}`)
  }
}

/** A JSON file with the places of everything in it; undefined if there is none. Refuses invalid JSON, with place and remedy. */
async function readJsonFile(path: string) {
  const bytes = await readFile(path).catch(() => undefined)
  if (!bytes) return undefined
  const { document, faults } = readJsonDocument(basename(path), bytes)
  refuseFaults(faults, path)
  return document
}

function refuseFaults(faults: readonly Fault[], path: string): void {
  if (faults.length > 0) throw new Refusal(faults.map((fault) => formatFault(fault, dirname(path))).join("\n"))
}

async function readResumeFile(file: string): Promise<unknown> {
  const path = resolve(file)
  const isFolder = (await stat(path).catch(() => undefined))?.isDirectory()
  if (isFolder) throw new Refusal(`${file} is a folder. Give the JSON file in it.`)
  if (/\.(pdf|docx?|odt)$/i.test(file))
    throw new Refusal(`${file} is a document. Give a résumé in JSON: many résumé builders export a JSON Resume.`)
  const document = await readJsonFile(path)
  if (!document) throw new Refusal(`There is no ${file}.`)
  if (!isResume(document.value))
    throw new Refusal(
      `${file} is not a JSON Resume: it has none of ${SECTION_NAMES.join(", ")}. See jsonresume.org/schema`,
    )
  refuseFaults(resumeFaults(document), path)
  return document.value
}

/** The content before an import, and the text of each of its files. */
async function readPresent(directory: string): Promise<{ present: PresentContent; texts: Map<string, string> }> {
  const folders = {
    work: await foldersIn(join(directory, collectionOf("work"))),
    project: await foldersIn(join(directory, collectionOf("project"))),
  }
  const filesOf = (kind: keyof typeof folders) =>
    folders[kind].map((folder) => contentFile(kind, joinPath(collectionOf(kind), folder)))
  const files = new Map<string, Record<string, unknown>>()
  const texts = new Map<string, string>()
  for (const name of [SITE, HOME, REGISTRY, ...filesOf("work"), ...filesOf("project")]) {
    const document = await readJsonFile(join(directory, name))
    if (!document) continue
    if (!isRecord(document.value))
      throw new Refusal(`${shownPath(directory, name)} is not an object: fix it first (npm run content:check)`)
    files.set(name, document.value)
    texts.set(name, document.text)
  }
  return { present: { files, folders, labels: await registeredLabels(directory) }, texts }
}

if (require.main === module) runCommand(contentImport)
