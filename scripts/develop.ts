import { spawn } from "node:child_process"
import { join } from "node:path"
import { ownersContentDirectory } from "../src/checker/content-directory"
import { faultsStateOf, STAGED_CONTENT, writeFaultsState } from "../src/checker/faults-state"
import { formatReport } from "../src/checker/report"
import { type StageResult, watchContent } from "../src/checker/staged-content"

/**
 * `npm start`: Gatsby's development server on the last content without an error. A change that breaks the content is told here and over
 * the page, and the site stays as it was; the fix is picked up at once. Options go on to `gatsby develop`.
 */
async function main() {
  const from = ownersContentDirectory()
  let server: Promise<number> | undefined
  let isWaiting = false

  await watchContent({
    from,
    to: STAGED_CONTENT,
    onResult: async (result) => {
      report(result, from)
      await writeFaultsState(faultsStateOf(result, from))
      if (result.isStaged) server ??= startGatsby()
      else if (!server && !isWaiting) {
        isWaiting = true
        process.stdout.write("Waiting for the content to be mended...\n")
      }
    },
  })
}

let lastReport = ""

/** Prints what has changed since the last check. */
function report(result: StageResult, from: string) {
  const text = formatReport(result, from)
  if (text !== lastReport) process.stdout.write(`\n${text}\n`)
  lastReport = text
}

async function startGatsby(): Promise<number> {
  const gatsby = spawn(
    process.execPath,
    [join("node_modules", "gatsby", "cli.js"), "develop", ...process.argv.slice(2)],
    {
      stdio: "inherit",
      env: { ...process.env, CONTENT_DIR_STAGED: STAGED_CONTENT },
    },
  )
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => gatsby.kill(signal))
  const code = await new Promise<number>((resolve) => gatsby.once("exit", (exitCode) => resolve(exitCode ?? 1)))
  process.exit(code)
}

void main()
