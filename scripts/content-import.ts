import { mkdir, readFile, writeFile } from "node:fs/promises"
import { basename, dirname, join, resolve } from "node:path"
import { checkContent } from "../src/checker/check-content"
import { ownersContentDirectory } from "../src/checker/content-directory"
import { formatFault, shownPath } from "../src/checker/fault"
import { readJsonDocument } from "../src/checker/json-document"
import { childAt, isRecord } from "../src/checker/values"
import {
  contentText,
  exists,
  foldersIn,
  nextFolder,
  readContentFile,
  Refusal,
  runCommand,
} from "./content/content-writer"
import { readFlags } from "./content/flags"
import { contentOfResume, type ResumeContent } from "./content/json-resume"
import { MINIMAL_HOME, MINIMAL_PORTRAIT, MINIMAL_SITE } from "./content/minimal-site"
import { keepRegistry, registeredLabels, registryAdvice } from "./content/technology-registry"

const say = (line: string) => process.stdout.write(`${line}\n`)

/**
 * `npm run content:import resume.json [-- --write]`: reads a JSON Resume file into the site, the home page and the works, and says what
 * it could not place. Without `--write` it only says what it would do.
 */
async function main() {
  const { values, positionals } = readFlags({ write: { type: "boolean" } })
  const [file] = positionals
  if (!file) throw new Refusal("Which file? Say it like this: npm run content:import resume.json")
  const directory = ownersContentDirectory()
  const content = contentOfResume(await readResume(file), await registeredLabels(directory))
  const texts = await textsOf(directory, content)
  const did = values.write ? "wrote" : "would write"
  for (const [name, text] of texts) {
    if (values.write) {
      await mkdir(dirname(join(directory, name)), { recursive: true })
      await writeFile(join(directory, name), text)
    }
    say(`${did}  ${shownPath(directory, name, process.cwd())}`)
  }
  for (const name of await keepRegistry(directory, { write: values.write === true })) {
    say(`${did}  ${shownPath(directory, name, process.cwd())}`)
  }
  if (content.unplaced.length > 0) {
    say("\nNo place on the site for:")
    for (const pointer of content.unplaced) say(`  ${pointer}`)
    if (content.unplaced.some((pointer) => pointer.startsWith("/projects"))) {
      say("Projects want pictures: add each with npm run content:new project")
    }
  }
  if (!values.write) {
    say(`\nNothing was written. Write it with: npm run content:import ${file} -- --write`)
    return
  }
  const { faults } = await checkContent(directory)
  if (faults.length > 0) say("")
  for (const fault of faults) say(formatFault(fault, directory))
  say('\nNext:\n- Put your photo beside home.json and name it there: "photo"')
  for (const step of await registryAdvice(directory)) say(step)
  say("- See it: npm start")
}

async function readResume(file: string): Promise<unknown> {
  const bytes = await readFile(resolve(file)).catch(() => {
    throw new Refusal(`There is no ${file}.`)
  })
  const { document, faults } = readJsonDocument(basename(file), bytes)
  if (document.value === undefined)
    throw new Refusal(faults.map((fault) => formatFault(fault, dirname(resolve(file)))).join("\n"))
  if (!isRecord(document.value) || !("basics" in document.value || "work" in document.value)) {
    throw new Refusal(`${file} is no JSON Resume: it has neither "basics" nor "work". See jsonresume.org/schema`)
  }
  return document.value
}

/** The files to write: what is there keeps all that the résumé says nothing of. */
async function textsOf(directory: string, { site, home, works }: ResumeContent): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  const keep = async (file: string, otherwise: object): Promise<Record<string, unknown>> => {
    const present = await readContentFile(directory, file)
    if (!isRecord(present)) return { ...otherwise }
    return Object.fromEntries(Object.entries(present).filter(([name]) => name !== "$schema"))
  }
  const [presentSite, presentHome] = [await keep("site.json", MINIMAL_SITE), await keep("home.json", MINIMAL_HOME)]
  texts.set("site.json", contentText(directory, "site.json", "site", { ...withName(presentSite, site.owner), ...site }))
  texts.set("home.json", contentText(directory, "home.json", "home", { ...presentHome, ...withoutEmptyLists(home) }))
  const isWithoutPhoto = childAt(presentHome, ["photo", "src"]) === MINIMAL_HOME.photo.src
  if (isWithoutPhoto && !(await exists(join(directory, "portrait.svg")))) texts.set("portrait.svg", MINIMAL_PORTRAIT)
  for (const [file, text] of await workTexts(directory, works)) texts.set(file, text)
  return texts
}

/** A site whose pages, as long as they are described in the words of the minimal one, are described with its owner's name. */
function withName(site: Record<string, unknown>, name: string | undefined): object {
  if (!name || !isRecord(site.pages)) return site
  const pages = Object.entries(site.pages).map(([key, page]): [string, unknown] => {
    const description = childAt(page, ["description"])
    return isRecord(page) && typeof description === "string"
      ? [key, { ...page, description: description.replaceAll(MINIMAL_SITE.owner, name) }]
      : [key, page]
  })
  return { ...site, pages: Object.fromEntries(pages) }
}

const withoutEmptyLists = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !Array.isArray(value) || value.length > 0))

async function workTexts(directory: string, works: ResumeContent["works"]): Promise<[string, string][]> {
  const present = (await foldersIn(join(directory, "works"))).map((name) => name.replace(/^\d+-/, "").toLowerCase())
  const texts: [string, string][] = []
  for (const work of works) {
    if (present.includes(work.value)) {
      say(`skipped  ${work.label}: there is a work of this name already`)
      continue
    }
    const { folder } = await nextFolder(directory, "works", work.value, "work")
    const number = Number(/\/(\d+)-/.exec(folder)?.[1]) + texts.length
    const file = `works/${String(number).padStart(2, "0")}-${work.value}/work.json`
    texts.push([file, contentText(directory, file, "work", work)])
  }
  return texts
}

runCommand(main)
