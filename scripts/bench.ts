import { existsSync } from "node:fs"
import { cp, readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { ownersContentDirectory } from "../src/content/places"
import { mediaCacheDirectory } from "../src/media/cache"
import { groupsFor, writeContent } from "./bench/content"
import { type Measured, reportOf } from "./bench/report"
import { measureVisits } from "./bench/visit"
import { buildSite, forgetLastBuild } from "./lib/build-site"
import { ensureChromium } from "./lib/chromium"
import { npmCommand, positiveInteger, Refusal, runCommand } from "./lib/command"

/** Ignored by git. */
const BENCH = path.resolve(".sites/bench")
const CACHE = path.join(BENCH, "media-cache")
const CONTENT = path.join(BENCH, "content")
const SITE = path.join(BENCH, "site")

const log = (text: string) => process.stderr.write(`${new Date().toTimeString().slice(0, 8)} ${text}\n`)

/** Builds the site from `CONTENT`, as it is published. Returns the seconds that takes. */
async function build(): Promise<number> {
  const start = performance.now()
  if ((await buildSite(CONTENT, SITE)) !== 0) throw new Refusal("The build failed.")
  return (performance.now() - start) / 1000
}

async function measure(name: string, browser: string): Promise<Measured> {
  log(`Building ${name}`)
  await build()
  log("Rebuilding it from scratch, with all media encoded")
  await forgetLastBuild()
  const clean = await build()
  log("Building it after an edit of a JSON value")
  await editJson()
  const edited = await build()
  log("Visiting it")
  return { name, builds: { clean, "JSON edit": edited }, ...(await measureVisits(SITE, browser)) }
}

/** What an owner changes most: a word, on the first page. */
async function editJson(): Promise<void> {
  const file = path.join(CONTENT, "home.json")
  await writeFile(file, (await readFile(file, "utf8")).replace(/"tagline": "/, "$&Edited: "))
}

/** Measures the owner's content and generated content with the given numbers of screenshots, and prints the results as Markdown. */
async function bench(sizes: readonly number[]): Promise<void> {
  const browser = ensureChromium("The benchmark needs")
  const contents: Measured[] = []
  await rm(BENCH, { recursive: true, force: true })
  try {
    if (existsSync(mediaCacheDirectory())) await cp(mediaCacheDirectory(), CACHE, { recursive: true })
    process.env.MEDIA_CACHE_DIR = CACHE
    process.env.PATH_PREFIX = ""
    await cp(ownersContentDirectory(), CONTENT, { recursive: true })
    contents.push(await measure("own content", browser))
    for (const size of sizes) {
      const name = `${size} screenshots in ${groupsFor(size)} groups`
      log(`Generating ${name}`)
      await rm(CONTENT, { recursive: true })
      await writeContent(ownersContentDirectory(), CONTENT, size)
      contents.push(await measure(name, browser))
    }
  } finally {
    // If something fails, what was measured before is still printed.
    if (contents.length > 0) console.log(reportOf(contents))
    await rm(BENCH, { recursive: true, force: true })
  }
}

const command = npmCommand(
  "bench",
  "Measures what visits and builds cost with the owner's content and with generated content, and prints the results as Markdown.",
)
  .option(
    "--sizes <numbers>",
    "How many screenshots to generate.",
    (value) => value.split(",").map(positiveInteger),
    [30, 300, 1000],
  )
  .action(({ sizes }) => bench(sizes))

runCommand(command)
