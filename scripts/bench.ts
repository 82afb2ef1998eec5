import { existsSync } from "node:fs"
import { cp, readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { ownersContentDirectory } from "../src/content/places"
import { mediaCacheDirectory } from "../src/media/cache"
import { groupsFor, writeContent } from "./bench/content"
import { type Measured, reportOf } from "./bench/report"
import { measureVisits } from "./bench/visit"
import { ensureChromium } from "./lib/chromium"
import { count, npmCommand, runCommand } from "./lib/command"
import { type GatsbyFolder, prepareGatsbyFolder } from "./lib/gatsby-folder"
import { Refusal } from "./lib/refusal"
import { runBin } from "./lib/run"

/** Ignored by git. */
const BENCH = path.resolve(".sites/bench")
const CACHE = path.join(BENCH, "media-cache")
const CONTENT = path.join(BENCH, "content")

const log = (text: string) => process.stderr.write(`${new Date().toTimeString().slice(0, 8)} ${text}\n`)

/** Builds the site of the content in `CONTENT`. Returns the seconds. */
async function build({ folder, environment }: GatsbyFolder): Promise<number> {
  const start = performance.now()
  const variables = { ...environment, CONTENT_DIR: CONTENT, MEDIA_CACHE_DIR: CACHE, CI: "true" }
  const code = await runBin("gatsby/cli.js", ["build"], variables, folder, (output) => process.stderr.write(output))
  if (code !== 0) throw new Refusal("The build failed.")
  return (performance.now() - start) / 1000
}

async function measure(name: string, site: GatsbyFolder, browser: string): Promise<Measured> {
  log(`Building ${name}`)
  await build(site)
  log("Building it anew, with all media encoded")
  for (const part of [".cache", "public"]) await rm(path.join(site.folder, part), { recursive: true, force: true })
  const clean = await build(site)
  log("Building it after an edit of a JSON value")
  await editJson()
  const edited = await build(site)
  log("Visiting it")
  return { name, builds: { clean, "JSON edit": edited }, ...(await measureVisits(site, browser)) }
}

/** What an owner changes most: a word, on the first page. */
async function editJson(): Promise<void> {
  const file = path.join(CONTENT, "home.json")
  await writeFile(file, (await readFile(file, "utf8")).replace(/"tagline": "/, "$&Edited: "))
}

/** Measures the owner's content and generated content of some numbers of screenshots, and prints the results as Markdown. */
async function bench(sizes: readonly number[]): Promise<void> {
  const browser = ensureChromium("The bench needs")
  const site = await prepareGatsbyFolder("bench", "npm run bench")
  const contents: Measured[] = []
  await rm(BENCH, { recursive: true, force: true })
  try {
    if (existsSync(mediaCacheDirectory())) await cp(mediaCacheDirectory(), CACHE, { recursive: true })
    await cp(ownersContentDirectory(), CONTENT, { recursive: true })
    contents.push(await measure("own content", site, browser))
    for (const size of sizes) {
      const name = `${size} screenshots in ${groupsFor(size)} groups`
      log(`Drawing ${name}`)
      await rm(CONTENT, { recursive: true })
      await writeContent(ownersContentDirectory(), CONTENT, size)
      contents.push(await measure(name, site, browser))
    }
  } finally {
    // If something fails, what was measured before is still printed.
    if (contents.length > 0) console.log(reportOf(contents))
    for (const folder of [BENCH, site.folder]) await rm(folder, { recursive: true, force: true })
    await site.release()
  }
}

const command = npmCommand(
  "bench",
  "Measures what visits and builds cost with the owner's content and with generated content, and prints the results as Markdown.",
)
  .option(
    "--sizes <numbers>",
    "How many screenshots to generate.",
    (value) => value.split(",").map(count),
    [30, 300, 1000],
  )
  .action(({ sizes }) => bench(sizes))

runCommand(command)
