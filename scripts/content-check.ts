import { checkContent } from "../src/checker/check-content"
import { ownersContentDirectory } from "../src/content/places"
import { hasErrors } from "../src/checker/fault"
import { formatReport, formatReportAsJson, withWarningsAsErrors } from "../src/checker/report"
import { npmCommand, runCommand, say } from "./lib/command"

export const contentCheck = npmCommand(
  "content:check",
  "Reports every mistake in the content, with its place and how to fix it. Exits with 1 if any of them is an error.",
)
  .option("--strict", "Treat warnings as errors.")
  .option("--json", "Print the report as JSON.")
  .action(async ({ strict, json }) => {
    const directory = ownersContentDirectory()
    const found = await checkContent(directory)
    const result = strict ? withWarningsAsErrors(found) : found
    const format = json ? formatReportAsJson : formatReport
    say(format(result, directory))
    if (hasErrors(result.faults)) process.exitCode = 1
  })

if (require.main === module) runCommand(contentCheck)
