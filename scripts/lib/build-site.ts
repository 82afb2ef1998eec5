import { constants } from "node:fs"
import { copyFile, cp, mkdir, readdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { PDF_TARGET } from "../../src/build/resume"
import { hasErrors } from "../../src/checker/fault"
import { mapFiles } from "../../src/checker/limits"
import { formatReport, placeholderNotice } from "../../src/checker/report"
import { HASH_DIGITS } from "../../src/constants"
import { readJson } from "../../src/media/cache"
import { otherLanguages } from "../../src/content/translations"
import { contentCopyIn } from "../../src/staging/content-copy"
import { takeSnapshot } from "../../src/staging/snapshot"
import { stageContent } from "../../src/staging/stage-content"
import type { BuiltLanguage } from "./add-language"
import { finishedMarker, type GatsbyFolder, prepareGatsbyFolder } from "./gatsby-folder"
import { WORK_FOLDER } from "./lock"
import { mediaOriginsOf, publishForHosts } from "./publish-for-hosts"
import { pathPrefix, readSite } from "./read-site"
import { runBin } from "./run"

interface BuildOptions {
  args?: readonly string[] | undefined
  /** A folder of pages to use as `src/pages`. */
  pages?: string | undefined
}

/**
 * Checks a content folder and builds its site, without disturbing `npm start`. `to` is replaced by the new site in one step, once that is complete.
 * Resolves to the exit code.
 * @throws Refusal while another build is running
 */
export async function buildSite(content: string, to: string, options: BuildOptions = {}): Promise<number> {
  const gatsby = await prepareGatsbyFolder("build", "npm run build", options.pages)
  try {
    const result = await stageContent({ from: content, to: gatsby.staging })
    process.stdout.write(`${formatReport(result, content)}\n`)
    const code = hasErrors(result.faults) ? 1 : await buildStaged(gatsby, content, to, options.args)
    // On CI, people only look at the end of a build's log.
    const isRepeated = code === 0 && process.env.CI === "true"
    for (const line of isRepeated ? placeholderNotice(result, content) : []) process.stdout.write(`\n${line}\n`)
    return code
  } finally {
    await gatsby.release()
  }
}

/** Where the site in a language other than its first one is kept until it is published. */
export const folderOfLanguage = (language: string) => path.join(WORK_FOLDER, `build-${language}`)

/** Builds the site in its first language, and in each of the others below a path of its own. */
async function buildStaged(
  gatsby: GatsbyFolder,
  content: string,
  to: string,
  args: readonly string[] = [],
): Promise<number> {
  const staged = contentCopyIn(gatsby.staging)
  const site = await readSite(staged)
  const prefix = pathPrefix(site)
  const languages = otherLanguages(site)
  const translations: BuiltLanguage[] = []
  // The owner may edit the content meanwhile, but all languages must have the same.
  const frozen = path.join(WORK_FOLDER, "build-content")
  if (languages.length > 0) await copyContent(content, frozen)
  // All are built in one folder, to reuse what was compiled for another. The first language is built last, and stays there.
  for (const language of languages) {
    console.log(`\n${language}, below ${prefix}/${language}/:`)
    if (!(await restage(gatsby, frozen, language))) return 1
    const code = await runGatsby(gatsby, `${prefix}/${language}`, args)
    if (code !== 0) return code
    const mediaOrigins = await mediaOriginsOf(staged)
    translations.push({ language, built: await setAside(gatsby.folder, folderOfLanguage(language)), mediaOrigins })
  }
  if (languages.length > 0) {
    console.log("\nThe first language:")
    if (!(await restage(gatsby, frozen))) return 1
  }
  const code = await runGatsby(gatsby, prefix, args)
  if (code !== 0) return code
  await publishForHosts(path.join(gatsby.folder, "public"), to, { content: staged, prefix, translations })
  return 0
}

/** Copies what the check sees of a content folder. */
async function copyContent(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true })
  const { files } = await takeSnapshot(from)
  await mapFiles([...files.keys()], async (file) => {
    const target = path.join(to, file)
    await mkdir(path.dirname(target), { recursive: true })
    await copyFile(path.join(from, file), target, constants.COPYFILE_FICLONE)
  })
}

/** Stages the content in a language, by default the first. Returns whether that worked: the owner may have edited it before it was copied. */
async function restage({ staging }: GatsbyFolder, content: string, language?: string): Promise<boolean> {
  const result = await stageContent({ from: content, to: staging, language })
  if (!result.isStaged) process.stdout.write(`${formatReport(result, content)}\n`)
  return result.isStaged
}

/** Copies a built site, before Gatsby builds the next one in the same folder. Returns the folder of the copy. */
async function setAside(folder: string, to: string): Promise<string> {
  await rm(to, { recursive: true, force: true })
  for (const each of ["public", PDF_TARGET]) await cp(path.join(folder, each), path.join(to, each), { recursive: true })
  return path.join(to, "public")
}

async function runGatsby({ folder, environment }: GatsbyFolder, prefix: string, args: readonly string[]) {
  // Gatsby uses a prefix only with this option, which is left out if there is none.
  const otherArgs = args.filter((arg) => arg !== "--prefix-paths")
  const options = prefix === "" ? otherArgs : ["--prefix-paths", ...otherArgs]
  await removeOldScripts(path.join(folder, "public"))
  const build = () => runBin("gatsby/cli.js", ["build", ...options], { ...environment, PATH_PREFIX: prefix }, folder)
  return withoutLeftovers(folder, build)
}

/** Makes the next build start from scratch, except for the media cache. */
export const forgetLastBuild = () => rm(finishedMarker(path.join(WORK_FOLDER, "build")), { force: true })

/**
 * Runs Gatsby in its folder, from scratch unless the previous run succeeded: an interrupted run may have cached pages that it never wrote, and later
 * runs would not write them either.
 * @returns the exit code
 */
export async function withoutLeftovers(folder: string, run: () => Promise<number>): Promise<number> {
  const marker = finishedMarker(folder)
  if ((await readJson(marker)) !== true) {
    for (const each of [".cache", "public"]) await rm(path.join(folder, each), { recursive: true, force: true })
  }
  await rm(marker, { force: true })
  const code = await run()
  if (code === 0) await writeFile(marker, "true")
  return code
}

const HASHED = new RegExp(`-[0-9a-f]{${HASH_DIGITS},}\\.(js|css)(\\.map|\\.LICENSE\\.txt)?$`)

/** Gatsby never removes the scripts of an earlier build: those of a deleted page would be published forever. */
async function removeOldScripts(folder: string): Promise<void> {
  const files = await readdir(folder).catch(() => [])
  for (const file of files) if (HASHED.test(file)) await rm(path.join(folder, file))
}
