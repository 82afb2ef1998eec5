import { checkContent } from "../src/checker/check-content"
import { ownersContentDirectory } from "../src/checker/content-directory"
import { formatFault, hasErrors, shownPath } from "../src/checker/fault"
import { nearestName } from "../src/checker/nearest"
import { choose } from "./content/ask"
import { Refusal, runCommand } from "./content/content-writer"
import { readFlags } from "./content/flags"
import { type Made, newGallery, newProject, newTechnology, newWork, type NewOptions } from "./content/new-entries"

const MAKERS: Record<string, (directory: string, options: NewOptions) => Promise<Made>> = {
  project: newProject,
  gallery: newGallery,
  work: newWork,
  technology: newTechnology,
}

const KINDS = Object.keys(MAKERS)

/**
 * `npm run content:new [project | gallery | work | technology] [-- --flags]`: writes a valid new entry of the content, with the media it
 * is given. Asks for what the flags don't say; never overwrites.
 */
async function main() {
  const { values, positionals } = readFlags({
    title: { type: "string" },
    section: { type: "string" },
    desc: { type: "string" },
    feat: { type: "string", multiple: true },
    tech: { type: "string", multiple: true },
    mobile: { type: "string", multiple: true },
    label: { type: "string" },
    duration: { type: "string" },
    duty: { type: "string", multiple: true },
    work: { type: "string" },
    tab: { type: "string" },
    "new-tab": { type: "string" },
    icon: { type: "string" },
    colour: { type: "string" },
    "invert-in-dark": { type: "boolean" },
    from: { type: "string", multiple: true },
  })
  const [asked, ...more] = positionals
  const kind = asked ?? (await askKind())
  const make = MAKERS[kind]
  if (!make) {
    const near = nearestName(kind, KINDS)
    throw new Refusal(`There is no kind "${kind}". ${near ? `Did you mean ${near}?` : `There is ${KINDS.join(", ")}.`}`)
  }

  const directory = ownersContentDirectory()
  const made = await make(directory, { ...values, from: [...(values.from ?? []), ...more] })
  await tell(directory, made)
}

function askKind(): Promise<string> {
  const kinds = KINDS.map((value) => ({ value, label: value }))
  return choose(undefined, kinds, { flag: "kind", message: "What is to be added?", say: "after npm run content:new" })
}

async function tell(directory: string, { files, skipped, next }: Made) {
  const say = (line: string) => process.stdout.write(`${line}\n`)
  for (const file of files) say(`wrote    ${shownPath(directory, file, process.cwd())}`)
  for (const name of skipped) say(`skipped  ${name}`)
  const { faults } = await checkContent(directory)
  const own = faults.filter(({ file }) => files.includes(file))
  if (own.length > 0) say("")
  for (const fault of own) say(formatFault(fault, directory))
  say("\nNext:")
  for (const step of next) say(`- ${step}`)
  if (hasErrors(own)) process.exitCode = 1
}

runCommand(main)
