import { checkContent } from "./check-content"
import { ownersContentDirectory } from "../content/places"
import { hasErrors } from "./fault"
import { formatReport } from "./report"

/** The environment variable in which `npm start` and `npm run build` tell Gatsby which content folder they have checked already. */
export const CHECKED_CONTENT = "CONTENT_CHECKED"

/**
 * Stops `gatsby build` and `gatsby develop`, however they were started, before they touch anything if the content has an error:
 * prints the lines that `npm run content:check` prints and exits with 1. Does nothing if `npm run build` or `npm start`
 * checked the content before starting Gatsby.
 */
export async function guardBuild({ reporter }: { reporter: { panic: (reason: string) => void } }): Promise<void> {
  const command = process.env.gatsby_executing_command
  const directory = ownersContentDirectory()
  const isChecked = process.env[CHECKED_CONTENT] === directory
  if (isChecked || (command !== "build" && command !== "develop")) return
  const result = await checkContent(directory)
  if (!hasErrors(result.faults)) return
  process.stdout.write(`${formatReport(result, directory)}\n`)
  reporter.panic(
    command === "build"
      ? "The content has errors. Nothing was built."
      : "The content has errors. `npm start` would wait until they are fixed, and watch for new ones.",
  )
}
