import { mkdir } from "node:fs/promises"
import { watch } from "chokidar"
import { ownersContentDirectory } from "../src/content/places"
import { formatChanges } from "../src/checker/report"
import { otherLanguages } from "../src/content/translations"
import { startStateServer, STATE_PORT, stateOf } from "../src/staging/content-state"
import type { StageResult } from "../src/staging/stage-content"
import { watchContent } from "../src/staging/watch-content"
import { gatsbyOptions, npmCommand, Refusal, runCommand } from "./lib/command"
import { prepareGatsbyFolder } from "./lib/gatsby-folder"
import { readSite } from "./lib/read-site"
import { runBin } from "./lib/run"

/** Code that is read only once, at startup: the declarations of content, the pages, and the words of the interface. */
const READ_ONCE = ["src/content", "src/site-pages.ts", "src/words"]

/**
 * Runs Gatsby's development server on the last content without an error. A change that breaks it is reported here and over
 * the page, and the site stays as it was; the fix is picked up at once.
 */
async function develop(args: readonly string[], language: string | undefined): Promise<number> {
  const from = ownersContentDirectory()
  if (language !== undefined) await throwUnlessInSite(language, from)
  // Gatsby notices the first page only in a folder that was there at its start.
  await mkdir("src/pages", { recursive: true })
  const { folder, staging, environment } = await prepareGatsbyFolder("develop", "npm start")
  const { port, publish } = await startStateServer()
  const print = (text: string) => text !== "" && process.stdout.write(`\n${text}\n`)
  let lastResult: StageResult | undefined
  let restart = ""
  watch(READ_ONCE, { ignoreInitial: true })
    .on("error", () => undefined)
    .on("all", (_, file) => {
      if (restart !== "") return
      restart = `${file} has changed. Stop npm start with Ctrl-C and run it again: it reads this file only once.`
      print(restart)
      publish({ errors: [restart], summary: "The site's code has changed." })
    })

  return new Promise((resolve, reject) => {
    let hasStarted = false
    const onResult = (result: StageResult) => {
      const news = formatChanges(result, lastResult, from)
      print(news === "" ? "" : `${news}\n${restart}`.trimEnd())
      lastResult = result
      if (restart === "") publish(stateOf(result, from))
      if (hasStarted) return
      if (!result.isStaged) {
        if (news !== "") print("Waiting for the content to be fixed...")
        return
      }
      hasStarted = true
      const variables = { ...environment, [STATE_PORT]: String(port) }
      runBin("gatsby/cli.js", ["develop", ...args], variables, folder).then(resolve, reject)
    }
    const onError = (error: unknown) => {
      // The next result is printed in full: it says that the trouble is over.
      lastResult = undefined
      const reason = error instanceof Error ? error.message : String(error)
      const line = `The content can't be copied for the site: ${reason}. Trying again every second; meanwhile the site stays as it was.`
      print(line)
      publish({ errors: [line], summary: "The page shows the last content that could be copied." })
    }
    watchContent({ from, to: staging, language, onResult, onError }).catch(reject)
  })
}

/** @throws Refusal if it is not one of the languages after the first */
async function throwUnlessInSite(language: string, content: string): Promise<void> {
  // What is wrong with the file itself is reported with everything else.
  const site = await readSite(content).catch(() => undefined)
  if (!site) return
  const others = otherLanguages(site)
  if (others.includes(language)) return
  const known = others.length > 0 ? `it has ${others.join(", ")} besides the first` : 'site.json has no "languages"'
  throw new Refusal(`The site has no separate pages in "${language}": ${known}.`)
}

const command = npmCommand(
  "start",
  "Starts Gatsby's development server on the content, and shows every change to it at once.",
)
  .option("--language <tag>", "The language to show, if it is not the first of the site's.")
  .argument("[options...]", "Options of gatsby develop, such as --port 8001.", gatsbyOptions)
  .allowUnknownOption()
  .action(async (args, { language }) => {
    // The watch would keep this process alive once Gatsby ends.
    process.exitCode = await develop(args, language).finally(() => setImmediate(() => process.exit()))
  })

runCommand(command)
