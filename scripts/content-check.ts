import { checkContent } from "../src/checker/check-content"
import { ownersContentDirectory } from "../src/checker/content-directory"
import { hasErrors } from "../src/checker/fault"
import { formatReport, formatReportAsJson } from "../src/checker/report"

/** `npm run content:check [-- --json]`: prints every fault of the content; fails if any of them is an error. */
async function main() {
  const directory = ownersContentDirectory()
  const result = await checkContent(directory)
  const format = process.argv.includes("--json") ? formatReportAsJson : formatReport
  process.stdout.write(`${format(result, directory)}\n`)
  process.exitCode = hasErrors(result.faults) ? 1 : 0
}

void main()
