import { copyFile, mkdir, readdir, rm, writeFile } from "node:fs/promises"
import { dirname, join, resolve } from "node:path"
import { ownersContentDirectory } from "../src/checker/content-directory"
import { quantity, shownPath } from "../src/checker/fault"
import { childAt, entriesOf } from "../src/checker/values"
import { agree } from "./content/ask"
import { contentText, exists, readContentFile, Refusal, runCommand } from "./content/content-writer"
import { readFlags } from "./content/flags"
import { MINIMAL_HOME, MINIMAL_PORTRAIT, MINIMAL_SITE } from "./content/minimal-site"

const REGISTRY = "technologies.json"

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
  await keepRegistry(directory)
  process.stdout.write(
    [
      ...(doomed.length > 0 ? [`Took ${quantity(doomed.length, "file")} out of ${shown}.`] : []),
      `${shown} now holds the least that makes a site.`,
      "",
      "Next:",
      `- Say who you are: ${shownPath(directory, "home.json", process.cwd())} and ${shownPath(directory, "site.json", process.cwd())}`,
      "- Or read it from a JSON Resume: npm run content:import resume.json",
      "- Add what you have made: npm run content:new",
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

/** A content folder without a registry gets the project's, with its icons: the labels are nobody's own. */
async function keepRegistry(directory: string): Promise<void> {
  if (await exists(join(directory, REGISTRY))) return
  const source = resolve("content")
  const registry = await readContentFile(source, REGISTRY)
  const technologies = entriesOf(childAt(registry, ["technologies"])).map(([, technology]) => technology)
  for (const technology of technologies) {
    const icon = childAt(technology, ["icon"])
    if (typeof icon !== "string" || !icon.startsWith("./")) continue
    await mkdir(dirname(join(directory, icon)), { recursive: true })
    await copyFile(join(source, icon), join(directory, icon))
  }
  await writeFile(join(directory, REGISTRY), contentText(directory, REGISTRY, "technologies", { technologies }))
}

runCommand(main)
