import { existsSync } from "node:fs"
import { cp, readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { parseArgs } from "node:util"
import { ownersContentDirectory } from "../src/content/places"
import { mediaCacheDirectory } from "../src/media/cache"
import { groupsFor, writeContent } from "./bench/content"
import { measureImageWork, measureVisitorBytes, type VisitorBytes } from "./bench/image-work"
import { type Measured, reportOf } from "./bench/report"
import { build, type Build, buildAnew } from "./bench/measured-build"
import { measureVisits } from "./bench/visit"
import { ensureChromium } from "./lib/chromium"
import { type GatsbyFolder, prepareGatsbyFolder } from "./lib/gatsby-folder"
import { callable, npmCommand, runCommand } from "./lib/command"

/** Ignored by git. */
const BENCH = path.resolve(".sites/bench")
const CACHE = path.join(BENCH, "media-cache")
const CONTENT = path.join(BENCH, "content")
const FOLDERS = { cache: CACHE, scratch: path.join(BENCH, "scratch") }

interface Options {
  /** Where the sites are built. */
  site: GatsbyFolder
  browser: string
  /** Lighthouse runs per page. */
  runs: number
  /** How many screenshots sharp alone encodes, too. */
  compare: number
  /** Whether to build each size with nothing in the cache, too. */
  fromNothing: boolean
}

const say = (text: string) => process.stderr.write(`${new Date().toTimeString().slice(0, 8)} ${text}\n`)

/** The cost of the owner's pictures is not measured here. */
async function copyOwnersCache(to: string): Promise<void> {
  const cache = mediaCacheDirectory()
  if (existsSync(cache)) await cp(cache, to, { recursive: true })
  else say("No media cache to begin with: the owner's pictures are encoded, too.")
}

/** Measures generated content in `CONTENT`; `files` are its screenshots. */
async function measureSize(files: readonly string[], options: Options): Promise<Measured> {
  const { site } = options
  const builds = new Map<string, Build>()
  if (options.fromNothing) {
    say("Building from nothing")
    const fresh = path.join(BENCH, "fresh-cache")
    await copyOwnersCache(fresh)
    builds.set("from nothing", await buildAnew(site, CONTENT, fresh))
    await rm(fresh, { recursive: true })
  }
  say("Encoding, and encoding with sharp alone")
  const images = await measureImageWork(files, options.compare, FOLDERS)
  say("Building with the cache")
  builds.set("clean", await buildAnew(site, CONTENT, CACHE))
  say("Building after an edit of a JSON value")
  await editJson()
  builds.set("JSON edit", await build(site, CONTENT, CACHE))
  say("Visiting")
  return { name: sizeOf(files.length), builds, images, ...(await measureVisits(options)) }
}

const sizeOf = (screenshots: number) => `${screenshots} screenshots in ${groupsFor(screenshots)} groups`

/** What an owner changes most: a word, on `/works/`. */
async function editJson(): Promise<void> {
  const file = path.join(CONTENT, "works/01-company-1/work.json")
  await writeFile(file, (await readFile(file, "utf8")).replace("Frontend Developer", "Developer of frontends"))
}

/**
 * `npm run bench -- [--sizes 30,300,1000] [--runs 1] [--compare 100] [--bytes 8] [--from-nothing]`: builds generated content of some sizes and prints what visitors fetch, Lighthouse's figures, what builds cost, and what sharp alone takes for the same variants, as Markdown.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      sizes: { type: "string", default: "30,300,1000" },
      runs: { type: "string", default: "1" },
      compare: { type: "string", default: "100" },
      bytes: { type: "string", default: "8" },
      "from-nothing": { type: "boolean", default: false },
    },
  })
  const site = await prepareGatsbyFolder("bench", "npm run bench")
  const options: Options = {
    site,
    browser: ensureChromium(),
    runs: Number(values.runs),
    compare: Number(values.compare),
    fromNothing: values["from-nothing"],
  }
  const contents: Measured[] = []
  let visitorBytes: VisitorBytes[] = []
  await rm(BENCH, { recursive: true, force: true })
  try {
    await copyOwnersCache(CACHE)
    say("Building the owner's content")
    const clean = await buildAnew(site, ownersContentDirectory(), CACHE)
    contents.push({ name: "own content", builds: new Map([["clean", clean]]), ...(await measureVisits(options)) })
    for (const size of values.sizes.split(",").map(Number)) {
      say(`Drawing ${sizeOf(size)}`)
      await rm(CONTENT, { recursive: true, force: true })
      const files = await writeContent(ownersContentDirectory(), CONTENT, size)
      contents.push(await measureSize(files, options))
      if (visitorBytes.length > 0) continue
      say("Encoding at default effort")
      visitorBytes = await measureVisitorBytes(files.slice(0, Number(values.bytes)), FOLDERS)
    }
  } finally {
    // If something fails, what was measured before is still printed.
    if (contents.length > 0) console.log(reportOf(contents, visitorBytes))
    for (const folder of [BENCH, site.folder]) await rm(folder, { recursive: true, force: true })
    await site.release()
  }
  return 0
}

const command = npmCommand("bench", "Measures what visits and builds cost.")
  .allowUnknownOption()
  .allowExcessArguments()
  .action(async () => {
    process.exitCode = await main()
  })

runCommand(callable(command))
