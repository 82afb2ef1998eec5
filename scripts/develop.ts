import { ownersContentDirectory } from "../src/content/places"
import { formatNews } from "../src/checker/report"
import { type ContentState, startStateServer, STATE_PORT, stateOf } from "../src/staging/content-state"
import type { StageResult } from "../src/staging/stage-content"
import { watchContent } from "../src/staging/watch-content"
import { prepareGatsbyFolder } from "./lib/gatsby-folder"
import { runBin, runTool } from "./lib/run"

/**
 * `npm start`: Gatsby's development server on the last content without an error. A change that breaks the content is told here and over
 * the page, and the site stays as it was; the fix is picked up at once. Options go on to `gatsby develop`.
 */
async function main(args: readonly string[]): Promise<number> {
  const from = ownersContentDirectory()
  const { folder, staging, environment } = await prepareGatsbyFolder("develop", "npm start")
  const { port, tell } = await startStateServer()
  const say = onlyNews()
  let round = 0
  let lastResult: StageResult | undefined

  return new Promise((resolve, reject) => {
    let hasStarted = false
    const start = () => {
      hasStarted = true
      runBin("gatsby", ["develop", ...args], { ...environment, [STATE_PORT]: String(port) }, folder).then(
        resolve,
        reject,
      )
    }
    const onResult = (result: StageResult) => {
      if (result.isStaged) round += 1
      say(formatNews(result, lastResult, from))
      lastResult = result
      tell(stateOf(result, from, round))
      if (result.isStaged && !hasStarted) start()
      else if (!hasStarted) say("Waiting for the content to be mended...")
    }
    const onTrouble = (error: unknown) => {
      const state = stateOfTrouble(error, round)
      // What comes after it is told as a whole: it says that the trouble is over.
      lastResult = undefined
      say(state.errors.join("\n"))
      tell(state)
    }
    watchContent({ from, to: staging, onResult, onTrouble }).catch(reject)
  })
}

/** Prints what differs from what was printed last. */
function onlyNews() {
  let last = ""
  return (text: string) => {
    if (text === "" || text === last) return
    process.stdout.write(`\n${text}\n`)
    last = text
  }
}

/** What is told where the content can't be copied. */
function stateOfTrouble(error: unknown, round: number): ContentState {
  const reason = error instanceof Error ? error.message : String(error)
  const line = `The content can't be copied for the site: ${reason}. It is tried again every second; the site stays as it was meanwhile.`
  return { round, errors: [line], summary: "1 error" }
}

// The watch would keep this process alive when Gatsby has ended.
runTool(() => main(process.argv.slice(2)).finally(() => setImmediate(() => process.exit())))
