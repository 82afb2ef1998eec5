import { readFile } from "node:fs/promises"
import { basename, dirname, join, resolve } from "node:path"
import { formatPatch, OMIT_HEADERS, structuredPatch } from "diff"
import { checkContent } from "../src/checker/check-content"
import { collectionOf, contentFile, inFolder, kindOfFile, ownersContentDirectory } from "../src/content/places"
import { type Fault, formatFault, shownPath } from "../src/checker/fault"
import { readJsonDocument } from "../src/checker/json-document"
import { faultLines } from "../src/checker/report"
import { childAt, isRecord } from "../src/checker/values"
import { contentText, exists, foldersIn, Refusal, replaceFile } from "./content/content-writer"
import { defineCommand, type Given, runCommand, say } from "./content/flags"
import { importResume, type Leftover, type PresentContent } from "./content/import-resume"
import { isPlaceholder } from "../src/content/placeholders"
import { MINIMAL_HOME, MINIMAL_PORTRAIT } from "./content/minimal-site"
import { pastedPaths } from "./content/pasted-paths"
import { isResume, resumeFaults, SECTION_NAMES } from "./content/resume-shape"
import { seeIt } from "./content/see-it"
import { whileAlone } from "./lib/lock"
import { keepRegistry, registeredLabels, registryAdvice } from "./content/technology-registry"

const COMMAND = {
  name: "content:import",
  help: "Brings a JSON Resume file into the site, the home page, the works and the projects, shows how each file changes, and says what it could not place.",
  words: { shown: "resume.json", most: 1 },
  flags: {
    write: { type: "boolean", help: "Writes it. Without it, the command only says what it would do." },
    replace: { type: "boolean", help: "Lets the résumé stand instead of what you wrote." },
  },
} as const

async function main({ values, positionals }: Given<typeof COMMAND.flags>) {
  const [file] = positionals
  if (!file) throw new Refusal("Which file? Say it like this: npm run content:import resume.json")
  const directory = ownersContentDirectory()
  const resume = await readResumeFile((await pastedPaths(file))[0] ?? file)
  const { present, texts: before } = await readPresent(directory)
  const { files, leftovers } = importResume(resume, present, { replace: values.replace === true })
  const texts = new Map<string, string>()
  for (const [name, fields] of files) texts.set(name, await contentText(directory, name, fields))
  const photo = childAt(files.get(contentFile("home")), ["photo", "src"])
  if (photo === MINIMAL_HOME.photo.src && !(await exists(join(directory, "portrait.svg"))))
    texts.set("portrait.svg", MINIMAL_PORTRAIT)

  const did = values.write ? "wrote" : "would write"
  for (const [name, text] of texts) {
    if (values.write) await replaceFile(join(directory, name), text)
    say(`${did}  ${shownPath(directory, name)}`)
    say(formatPatch(structuredPatch(name, name, before.get(name) ?? "", text), OMIT_HEADERS))
  }
  const registry = await keepRegistry(directory, { write: values.write === true })
  for (const name of registry) say(`${did}  ${shownPath(directory, name)}`)
  const isToWrite = texts.size + registry.length > 0
  if (!isToWrite) say("The content says all that it can of this résumé: nothing to write.")
  sayLeftovers(leftovers)

  const isSample = isPlaceholder(String(childAt(present.files.get(contentFile("home")), ["name"])))
  if (isSample && present.folders.work.length + present.folders.project.length > 0)
    say(
      "\nThis looks like the sample content, which stays beside what is imported. Take it out first: npm run content:clear",
    )
  if (!values.write) {
    if (!isToWrite) return
    say(
      `\nNothing was written. Write it with: npm run content:import ${file} -- --write${values.replace ? " --replace" : ""}`,
    )
    return
  }
  const { faults } = await checkContent(directory)
  if (faults.length > 0) say("")
  for (const line of faultLines(faults, directory)) say(line)
  say("\nNext:")
  if (photo === MINIMAL_HOME.photo.src) say('- Put your photo beside home.json and name it there: "photo"')
  if ([...files.keys()].some((name) => kindOfFile(name) === "project"))
    say('- Put pictures of each project beside its project.json and name them there: "img"')
  for (const step of await registryAdvice(directory)) say(step)
  say(`- ${await seeIt()}`)
}

/** Says each value that the content doesn't say, those of one remedy together. */
function sayLeftovers(leftovers: readonly Leftover[]) {
  const standing = leftovers.filter(({ isStanding }) => isStanding)
  if (standing.length > 0) say("\nWhat you wrote stays; --replace takes these of the résumé instead:")
  for (const { pointer, value, remedy } of standing) say(`  ${pointer}  ${JSON.stringify(value)}  (${remedy})`)
  const placeless = leftovers.filter(({ isStanding }) => !isStanding)
  if (placeless.length > 0) say("\nNo place on the site for:")
  for (const remedy of new Set(placeless.map((leftover) => leftover.remedy))) {
    for (const leftover of placeless.filter((other) => other.remedy === remedy))
      say(`  ${leftover.pointer}  ${JSON.stringify(leftover.value)}`)
    say(`    ${remedy}`)
  }
}

/** A JSON file's value, as far as there is a file; refuses, with place and remedy, what is not JSON. */
async function readJson(path: string, further: (document: ReturnType<typeof readJsonDocument>["document"]) => Fault[]) {
  const bytes = await readFile(path).catch(() => undefined)
  if (!bytes) return undefined
  const { document, faults } = readJsonDocument(basename(path), bytes)
  const all = faults.length > 0 ? faults : further(document)
  if (all.length > 0) throw new Refusal(all.map((fault) => formatFault(fault, dirname(path))).join("\n"))
  return document
}

async function readResumeFile(file: string): Promise<unknown> {
  const document = await readJson(resolve(file), (read) => (isResume(read.value) ? resumeFaults(read) : []))
  if (!document) throw new Refusal(`There is no ${file}.`)
  if (!isResume(document.value))
    throw new Refusal(
      `${file} is no JSON Resume: it has none of ${SECTION_NAMES.join(", ")}. See jsonresume.org/schema`,
    )
  return document.value
}

/** The content that an import meets, and the text of each of its files. */
async function readPresent(directory: string): Promise<{ present: PresentContent; texts: Map<string, string> }> {
  const folders = {
    work: await foldersIn(join(directory, collectionOf("work"))),
    project: await foldersIn(join(directory, collectionOf("project"))),
  }
  const names = [
    contentFile("site"),
    contentFile("home"),
    ...folders.work.map((folder) => contentFile("work", inFolder(collectionOf("work"), folder))),
    ...folders.project.map((folder) => contentFile("project", inFolder(collectionOf("project"), folder))),
  ]
  const files = new Map<string, Record<string, unknown>>()
  const texts = new Map<string, string>()
  for (const name of names) {
    const document = await readJson(join(directory, name), () => [])
    if (!document) continue
    if (!isRecord(document.value))
      throw new Refusal(`${shownPath(directory, name)} holds no object: mend it first (npm run content:check)`)
    files.set(name, document.value)
    texts.set(name, document.text)
  }
  return { present: { files, folders, labels: await registeredLabels(directory) }, texts }
}

export const contentImport = defineCommand(COMMAND, (given) =>
  given.values.write ? whileAlone(() => main(given)) : main(given),
)

if (require.main === module) runCommand(contentImport)
