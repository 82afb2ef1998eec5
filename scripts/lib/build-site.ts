import { cp, readdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { PDF_PLACE } from "../../src/build/resume"
import { hasErrors } from "../../src/checker/fault"
import { formatReport, placeholderNotice } from "../../src/checker/report"
import { HASH_DIGITS } from "../../src/constants"
import { readJson } from "../../src/media/cache"
import { otherLanguages } from "../../src/content/translations"
import { contentCopyIn } from "../../src/staging/content-copy"
import { stageContent } from "../../src/staging/stage-content"
import type { BuiltLanguage } from "./add-language"
import { type GatsbyFolder, prepareGatsbyFolder } from "./gatsby-folder"
import { WORKPLACE } from "./lock"
import { mediaOriginsOf, publishForHosts } from "./publish-for-hosts"
import { pathPrefix, readSite } from "./read-site"
import { runBin } from "./run"

interface BuildOptions {
  args?: readonly string[] | undefined
  /** A folder of pages to use as `src/pages`. */
  pages?: string | undefined
  /** The path the site will live under, instead of `PATH_PREFIX` or that of `siteUrl`. */
  prefix?: string | undefined
}

/**
 * Checks a content folder and builds its site, away from what `npm start` works on; `to` gets the new site as a whole, and only when all of it
 * is there. Resolves to the exit code.
 * @throws Refusal while another build is running
 */
export async function buildSite(content: string, to: string, options: BuildOptions = {}): Promise<number> {
  const workplace = await prepareGatsbyFolder("build", "npm run build", options.pages)
  try {
    const result = await stageContent({ from: content, to: workplace.staging })
    process.stdout.write(`${formatReport(result, content)}\n`)
    const code = hasErrors(result.faults) ? 1 : await buildStaged(workplace, content, to, options)
    // On CI, what a build prints last is what anyone sees of it.
    const isSeenLate = code === 0 && process.env.CI === "true"
    for (const line of isSeenLate ? placeholderNotice(result, content) : []) process.stdout.write(`\n${line}\n`)
    return code
  } finally {
    await workplace.release()
  }
}

/** Where the site in a language other than its first one is kept until it is published. */
export const folderOfLanguage = (language: string) => path.join(WORKPLACE, `build-${language}`)

/** Builds the site in its first language, and below a path of its own in each of the others. */
async function buildStaged(
  workplace: GatsbyFolder,
  content: string,
  to: string,
  { args = [], prefix: given }: BuildOptions,
): Promise<number> {
  const staged = contentCopyIn(workplace.staging)
  const site = await readSite(staged)
  const prefix = given ?? pathPrefix(site)
  const languages = otherLanguages(site)
  const others: BuiltLanguage[] = []
  // All in one folder: what has been compiled for one language is compiled for all. The first comes last, and stays there.
  for (const language of languages) {
    console.log(`\n${language}, below ${prefix}/${language}/:`)
    if (!(await restage(workplace, content, language))) return 1
    const code = await runGatsby(workplace, `${prefix}/${language}`, args)
    if (code !== 0) return code
    const mediaOrigins = await mediaOriginsOf(staged)
    others.push({ language, built: await setAside(workplace.folder, folderOfLanguage(language)), mediaOrigins })
  }
  if (languages.length > 0) {
    console.log("\nThe first language:")
    if (!(await restage(workplace, content))) return 1
  }
  const code = await runGatsby(workplace, prefix, args)
  if (code !== 0) return code
  await publishForHosts(path.join(workplace.folder, "public"), to, { content: staged, prefix, others })
  return 0
}

/** Stages the content in a language; undefined for the first. Whether that worked: the owner may have gone on writing meanwhile. */
async function restage({ staging }: GatsbyFolder, content: string, language?: string): Promise<boolean> {
  const result = await stageContent({ from: content, to: staging, language })
  if (!result.isStaged) process.stdout.write(`${formatReport(result, content)}\n`)
  return result.isStaged
}

/** Copies what Gatsby has built, before it builds the next there. Returns the folder of the site. */
async function setAside(folder: string, to: string): Promise<string> {
  await rm(to, { recursive: true, force: true })
  for (const each of ["public", PDF_PLACE]) await cp(path.join(folder, each), path.join(to, each), { recursive: true })
  return path.join(to, "public")
}

async function runGatsby({ folder, environment }: GatsbyFolder, prefix: string, args: readonly string[]) {
  // Gatsby uses a prefix with this option only, which goes with nothing but a prefix.
  const others = args.filter((arg) => arg !== "--prefix-paths")
  const options = prefix === "" ? others : ["--prefix-paths", ...others]
  await removeOldScripts(path.join(folder, "public"))
  const build = () => runBin("gatsby/cli.js", ["build", ...options], { ...environment, PATH_PREFIX: prefix }, folder)
  return withoutLeftovers(folder, build)
}

const finishedNote = (folder: string) => path.join(folder, "finished.json")

/** The next build starts from scratch, but for the cache of media. */
export const forgetLastBuild = () => rm(finishedNote(path.join(WORKPLACE, "build")), { force: true })

/**
 * Runs Gatsby in its folder, from scratch unless the previous run ended well. An interrupted run may have put pages into its cache that it then
 * never wrote: later runs would leave them as they were.
 * @returns the exit code
 */
export async function withoutLeftovers(folder: string, run: () => Promise<number>): Promise<number> {
  const note = finishedNote(folder)
  if ((await readJson(note)) !== true) {
    for (const each of [".cache", "public"]) await rm(path.join(folder, each), { recursive: true, force: true })
  }
  await rm(note, { force: true })
  const code = await run()
  if (code === 0) await writeFile(note, "true")
  return code
}

const HASHED = new RegExp(`-[0-9a-f]{${HASH_DIGITS},}\\.(js|css)(\\.map|\\.LICENSE\\.txt)?$`)

/** Gatsby never removes the scripts of an earlier build: those of a deleted page would be published forever. */
async function removeOldScripts(folder: string): Promise<void> {
  const files = await readdir(folder).catch(() => [])
  for (const file of files) if (HASHED.test(file)) await rm(path.join(folder, file))
}
