import { readdir, rm } from "node:fs/promises"
import path from "node:path"
import { hasErrors } from "../../src/checker/fault"
import { formatReport } from "../../src/checker/report"
import { contentCopyIn } from "../../src/staging/content-copy"
import { stageContent } from "../../src/staging/stage-content"
import { type GatsbyFolder, prepareGatsbyFolder } from "./gatsby-folder"
import { pathPrefix } from "./path-prefix"
import { publish } from "./publish"
import { runBin } from "./run"

/**
 * Checks a content folder and builds the site of it, away from what `npm start` works on; `to` gets the new site as a whole, and only when all of it
 * is there. Resolves to the exit code.
 * @param args options for `gatsby build`
 * @param pages a folder of pages that stands as `src/pages`
 * @throws Refusal while another build is at work
 */
export async function buildSite(
  content: string,
  to: string,
  args: readonly string[] = [],
  pages?: string,
): Promise<number> {
  const workplace = await prepareGatsbyFolder("build", "npm run build", pages)
  try {
    const result = await stageContent({ from: content, to: workplace.staging })
    process.stdout.write(`${formatReport(result, content)}\n`)
    return hasErrors(result.faults) ? 1 : await buildStaged(workplace, to, args)
  } finally {
    await workplace.release()
  }
}

async function buildStaged(
  { folder, staging, environment }: GatsbyFolder,
  to: string,
  args: readonly string[],
): Promise<number> {
  const prefix = await pathPrefix(contentCopyIn(staging))
  const options = prefix === "" ? args : ["--prefix-paths", ...args.filter((arg) => arg !== "--prefix-paths")]
  await removeOldScripts(path.join(folder, "public"))
  const code = await runBin("gatsby", ["build", ...options], { ...environment, PATH_PREFIX: prefix }, folder)
  if (code === 0) await publish(path.join(folder, "public"), to, path.dirname(folder))
  return code
}

/** Scripts and styles, whose names change with their content. */
const HASHED = /-[0-9a-f]{16,}\.(js|css)(\.map|\.LICENSE\.txt)?$/

/** Gatsby never takes away the scripts of an earlier build: those of a page that is no more would be published for ever. */
async function removeOldScripts(folder: string): Promise<void> {
  const files = await readdir(folder).catch(() => [])
  for (const file of files) if (HASHED.test(file)) await rm(path.join(folder, file))
}
