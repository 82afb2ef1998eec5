import { mkdir, readdir, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { ownersContentDirectory } from "../src/checker/content-directory"
import { quantity, shownPath } from "../src/checker/fault"
import { childAt } from "../src/checker/values"
import { agree } from "./content/ask"
import { contentText, exists, readContentFile, Refusal, runCommand } from "./content/content-writer"
import { readFlags } from "./content/flags"
import { MINIMAL_HOME, MINIMAL_PORTRAIT, MINIMAL_SITE } from "./content/minimal-site"
import { keepRegistry, registryAdvice } from "./content/technology-registry"

/**
 * `npm run content:clear [-- --yes]`: takes the content out, after asking, and leaves the least that makes a site. The technology registry
 * stays, and so does every file that is not the site's own.
 */
async function main() {
  const { values } = readFlags({ yes: { type: "boolean" } }, false)
  const directory = ownersContentDirectory()
  const doomed = await ownFiles(directory)
  const shown = shownPath(directory, "", process.cwd())
  const question = `Take ${quantity(doomed.length, "file")} out of ${shown} for good?`
  if (doomed.length > 0 && !(await agree(values.yes, question))) throw new Refusal("Nothing was done.")

  for (const file of [...doomed, "works", "projects"]) await rm(join(directory, file), { recursive: true, force: true })
  await mkdir(directory, { recursive: true })
  await writeFile(join(directory, "site.json"), contentText(directory, "site.json", "site", MINIMAL_SITE))
  await writeFile(join(directory, "home.json"), contentText(directory, "home.json", "home", MINIMAL_HOME))
  await writeFile(join(directory, "portrait.svg"), MINIMAL_PORTRAIT)
  await keepRegistry(directory, { write: true })
  process.stdout.write(
    [
      ...(doomed.length > 0 ? [`Took ${quantity(doomed.length, "file")} out of ${shown}.`] : []),
      `${shown} now holds the least that makes a site.`,
      "",
      "Next:",
      `- Say who you are: ${shownPath(directory, "home.json", process.cwd())} and ${shownPath(directory, "site.json", process.cwd())}`,
      "- Or read it from a JSON Resume: npm run content:import resume.json",
      "- Add what you have made: npm run content:new",
      ...(await registryAdvice(directory)),
      "",
    ].join("\n"),
  )
}

/** The files of the site in a content folder: its two pages' JSON, the photo, and all below `works` and `projects`. */
async function ownFiles(directory: string): Promise<string[]> {
  const home = await readContentFile(directory, "home.json")
  const photo = childAt(home, ["photo", "src"]) ?? childAt(home, ["photo"])
  const portrait = typeof photo === "string" && /^\.\/[^/\\]+$/.test(photo) ? [photo.slice(2)] : []
  const folders = await Promise.all(["works", "projects"].map((folder) => filesBelow(directory, folder)))
  const candidates = ["site.json", "home.json", ...portrait, ...folders.flat()]
  const isThere = await Promise.all(candidates.map((file) => exists(join(directory, file))))
  return candidates.filter((_, index) => isThere[index])
}

async function filesBelow(directory: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(directory, folder), { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
}

runCommand(main)
