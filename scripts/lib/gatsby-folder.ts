import { cp, mkdir, readdir, rm, symlink, writeFile } from "node:fs/promises"
import path from "node:path"
import { z } from "zod"
import { STARTER } from "../../src/build/on-pre-init"
import { isTypefaceInstalled, DEFAULT_FONT_PACKAGE, prepareFonts } from "../../src/build/previews/fonts"
import { CHECKED_CONTENT } from "../../src/checker/guard-build"
import { filesIn } from "../../src/content/places"
import { mediaCacheDirectory, readJson } from "../../src/media/cache"
import { contentCopyIn } from "../../src/staging/content-copy"
import { lockOf, takeLock, WORK_FOLDER } from "./lock"
import { Refusal } from "./command"

/** The project's files that Gatsby reads on start, and the folders it watches. */
const FILES = /^(gatsby-(browser|config|node|ssr)\.[jt]sx?|package\.json|tsconfig\.json|\.env.*)$/
const FOLDERS = ["src", "static", "plugins"]

/** A folder that Gatsby runs in: development and build have one each, because Gatsby's `.cache` and `public` have fixed names. */
export type GatsbyFolder = Awaited<ReturnType<typeof prepareGatsbyFolder>>

/**
 * Prepares a folder for Gatsby: copies the project's files, links its folders, and deletes published files that were removed from `static`.
 * @param pages a folder of pages to use as `src/pages`
 * @throws Refusal if another command uses it, the site's typeface is not installed, or Gatsby can't read the folder's path
 */
export async function prepareGatsbyFolder(name: string, command: string, pages?: string) {
  const [character] = /[!#%()[\]{}']/.exec(path.resolve()) ?? []
  if (character !== undefined)
    throw new Refusal(
      `Gatsby can't work in a folder with "${character}" in its path: ${path.resolve()}. Rename or move it.`,
    )
  if (!isTypefaceInstalled) {
    const remedy = `npm install ${DEFAULT_FONT_PACKAGE}. To use another one, see docs/extending.md.`
    throw new Refusal(`The site's typeface is not installed: ${remedy}`)
  }
  const folder = path.resolve(WORK_FOLDER, name)
  const release = await takeLock(path.resolve(lockOf(name)), command)
  await mkdir(folder, { recursive: true })
  for (const file of await readdir(folder)) if (FILES.test(file)) await rm(path.join(folder, file))
  for (const file of await readdir(".")) if (FILES.test(file)) await cp(file, path.join(folder, file))
  for (const each of FOLDERS) await linkFolder(each, path.join(folder, each))
  if (pages !== undefined) await replacePages(pages, path.join(folder, "src"))
  await removeOldStatic(folder)
  const staging = path.join(folder, "staging")
  const content = contentCopyIn(staging)
  return {
    folder,
    /** What `updateContentCopy` and `stageContent` copy the checked content to. */
    staging,
    /** Environment variables that make Gatsby work here, on that copy. */
    environment: {
      CONTENT_DIR: content,
      [CHECKED_CONTENT]: content,
      MEDIA_CACHE_DIR: mediaCacheDirectory(),
      ...(await prepareFonts()),
      // Where Gatsby keeps its settings: it stops if it can't write to the home folder, as in containers.
      XDG_CONFIG_HOME: path.join(folder, "settings"),
      // Otherwise, Gatsby would install its adapter for Netlify, whose `_headers` and `_redirects` replace the site's.
      NETLIFY: "",
      NETLIFY_LOCAL: "",
      [STARTER]: String(process.pid),
    },
    release,
  }
}

async function linkFolder(folder: string, link: string): Promise<void> {
  await rm(link, { recursive: true, force: true })
  // A junction on Windows, which needs no special permission; other systems have only one type of link.
  if ((await readdir(".")).includes(folder)) await symlink(path.resolve(folder), link, "junction")
}

/** Replaces the link to `src` with a folder of links to everything in it, except that `src/pages` leads to other pages. */
async function replacePages(pages: string, source: string): Promise<void> {
  await rm(source)
  await mkdir(source)
  const entries = (await readdir("src")).filter((entry) => entry !== "pages")
  for (const entry of entries) await symlink(path.resolve("src", entry), path.join(source, entry))
  await symlink(path.resolve(pages), path.join(source, "pages"))
}

/** The file that says that Gatsby's last run in its folder succeeded, so that the next one can reuse what it cached. */
export const finishedMarker = (folder: string) => path.join(folder, "finished.json")

/** Gatsby copies `static` into `public` and never removes a file there, nor writes a page again that was in its place. */
async function removeOldStatic(folder: string): Promise<void> {
  const list = path.join(folder, "static-files.json")
  const { data: before = [] } = z.array(z.string()).safeParse(await readJson(list))
  const now: string[] = await filesIn("static").catch(() => [])
  // What is a link in `static` is a folder in `public`.
  for (const file of before) await rm(path.join(folder, "public", file), { recursive: true, force: true })
  if (before.some((file) => file.endsWith(".html") && !now.includes(file)))
    await rm(finishedMarker(folder), { force: true })
  await writeFile(list, JSON.stringify(now))
}
