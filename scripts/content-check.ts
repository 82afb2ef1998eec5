import { checkContent } from "../src/checker/check-content"
import { ownersContentDirectory } from "../src/content/places"
import { hasErrors } from "../src/checker/fault"
import { formatReport, formatReportAsJson, strictly } from "../src/checker/report"
import { defineCommand, runCommand } from "./content/flags"

const COMMAND = {
  name: "content:check",
  help: "Tells every fault of the content, with its place and its remedy. Exits with 1 if any of them is an error.",
  flags: {
    strict: { type: "boolean", help: "Takes warnings for errors." },
    json: { type: "boolean", help: "Prints the same for machines." },
  },
} as const

export const contentCheck = defineCommand(COMMAND, async ({ values }) => {
  const directory = ownersContentDirectory()
  const found = await checkContent(directory)
  const result = values.strict ? strictly(found) : found
  const format = values.json ? formatReportAsJson : formatReport
  process.stdout.write(`${format(result, directory)}\n`)
  if (hasErrors(result.faults)) process.exitCode = 1
})

if (require.main === module) runCommand(contentCheck)
