import { checkContent } from "../src/checker/check-content"
import { ownersContentDirectory } from "../src/checker/content-directory"
import { hasErrors } from "../src/checker/fault"
import { CHECKED_CONTENT } from "../src/checker/guard-build"
import { formatReport } from "../src/checker/report"
import { runBin } from "./lib/run"

/**
 * `npm run build`: checks the content, as `npm run content:check` does, and builds the site if it has no error. Options go on to
 * `gatsby build`.
 */
async function main() {
  const directory = ownersContentDirectory()
  const result = await checkContent(directory)
  process.stdout.write(`${formatReport(result, directory)}\n`)
  process.exitCode = hasErrors(result.faults)
    ? 1
    : await runBin("gatsby", ["build", ...process.argv.slice(2)], { [CHECKED_CONTENT]: directory })
}

void main()
