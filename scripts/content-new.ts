import { checkContent } from "../src/checker/check-content"
import { ownersContentDirectory } from "../src/content/places"
import { hasErrors, shownPath } from "../src/checker/fault"
import { choose } from "./content/ask"
import { galleryCommand, newCommand, projectCommand, technologyCommand, workCommand } from "./content/new-commands"
import { type Added, newGallery, newProject, newTechnology, newWork } from "./content/new-entries"
import { printNextSteps } from "./content/next-steps"
import { runCommand, say } from "./lib/command"

projectCommand.action((files, options) => add((directory) => newProject(directory, options, files)))
galleryCommand.action((files, options) => add((directory) => newGallery(directory, options, files)))
workCommand.action((options) => add((directory) => newWork(directory, options)))
technologyCommand.action((options) => add((directory) => newTechnology(directory, options)))

/** Adds an entry, and reports what was written, what is wrong with it, and what comes next. */
async function add(make: (directory: string) => Promise<Added>): Promise<void> {
  const directory = ownersContentDirectory()
  const added = await make(directory)
  for (const file of added.files) say(`wrote    ${shownPath(directory, file)}`)
  for (const name of added.skipped) say(`skipped  ${name}`)
  const { faults } = await checkContent(directory)
  // Including faults of the folder as a whole.
  const own = faults.filter(({ file }) => file === "" || added.files.includes(file))
  await printNextSteps(directory, own, added.next)
  if (hasErrors(own)) process.exitCode = 1
}

function askKind(): Promise<string> {
  const kinds = newCommand.commands.map((command) => ({ value: command.name(), label: command.name() }))
  const question = { flag: "kind", message: "What do you want to add?", how: "after npm run content:new" }
  return choose(undefined, kinds, question)
}

export const contentNew = newCommand

if (require.main === module) runCommand(contentNew, async (args) => (args.length > 0 ? args : [await askKind()]))
