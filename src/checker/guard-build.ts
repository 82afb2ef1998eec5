import { checkContent } from "./check-content"
import { ownersContentDirectory } from "./content-directory"
import { hasErrors } from "./fault"
import { formatReport } from "./report"

/** What is used of Gatsby's reporter: it prints the reason and ends the process with 1. */
export interface BuildReporter {
  panic: (reason: string) => void
}

/**
 * Stops `gatsby build`, however it was started, before it touches anything while the content has an error:
 * prints the lines that `npm run content:check` prints and exits with 1.
 */
export async function guardBuild({ reporter }: { reporter: BuildReporter }): Promise<void> {
  if (process.env.gatsby_executing_command !== "build") return
  const directory = ownersContentDirectory()
  const result = await checkContent(directory)
  if (!hasErrors(result.faults)) return
  process.stdout.write(`${formatReport(result, directory)}\n`)
  reporter.panic("The content has errors. Nothing was built.")
}
