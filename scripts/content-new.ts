import { checkContent } from "../src/checker/check-content"
import { ownersContentDirectory } from "../src/content/places"
import { hasErrors, shownPath } from "../src/checker/fault"
import { nearestName } from "../src/checker/nearest"
import { choose } from "./content/ask"
import { Refusal } from "./content/content-writer"
import { defineCommand, refuseWord, runCommand, say } from "./content/flags"
import { newGallery, newProject, newTechnology, newWork } from "./content/new-entries"
import { NEW_FLAGS, NEW_KINDS, type NewKind } from "./content/new-flags"
import { sayNext } from "./content/say-next"

const MAKERS = { project: newProject, gallery: newGallery, work: newWork, technology: newTechnology }

const COMMAND = {
  name: "content:new",
  help: "Writes a valid new entry of the content, with the media it is given. Asks for what the flags don't say; never overwrites.",
  words: { shown: `[${NEW_KINDS.join(" | ")}] [files]`, most: Infinity },
  flags: NEW_FLAGS,
}

export const contentNew = defineCommand(COMMAND, async ({ values, positionals: [asked, ...files] }) => {
  const kind = kindOf(asked ?? (await askKind()))
  for (const [name, { of }] of Object.entries<{ of: readonly NewKind[] }>(NEW_FLAGS)) {
    if (name in values && !of.includes(kind)) {
      throw new Refusal(`A ${kind} has no --${name}: that is for ${of.join(" and ")}.`)
    }
  }
  const withMedia: readonly NewKind[] = NEW_FLAGS.from.of
  if (!withMedia.includes(kind)) refuseWord(files[0], Object.keys(NEW_FLAGS))
  const directory = ownersContentDirectory()
  const made = await MAKERS[kind](directory, { ...values, from: [...(values.from ?? []), ...files] })
  for (const file of made.files) say(`wrote    ${shownPath(directory, file)}`)
  for (const name of made.skipped) say(`skipped  ${name}`)
  const { faults } = await checkContent(directory)
  const own = faults.filter(({ file }) => made.files.includes(file))
  await sayNext(directory, own, made.next)
  if (hasErrors(own)) process.exitCode = 1
})

function kindOf(name: string): NewKind {
  const kind = NEW_KINDS.find((known) => known === name)
  if (kind) return kind
  const near = nearestName(name, NEW_KINDS)
  throw new Refusal(
    `There is no kind "${name}". ${near ? `Did you mean ${near}?` : `There is ${NEW_KINDS.join(", ")}.`}`,
  )
}

function askKind(): Promise<string> {
  const kinds = NEW_KINDS.map((value) => ({ value, label: value }))
  return choose(undefined, kinds, { flag: "kind", message: "What is to be added?", say: "after npm run content:new" })
}

if (require.main === module) runCommand(contentNew)
