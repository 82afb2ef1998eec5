import { cp, readFile, rm, writeFile } from "node:fs/promises"
import { cpus } from "node:os"
import path from "node:path"
import { applyEdits, modify } from "jsonc-parser"
import limit from "p-limit"
import sharp from "sharp"
import { baseName, collectionOf, contentFile, filesIn, parentOf, slugOf } from "../../src/content/places"
import { writeAtomically } from "../../src/media/cache"
import { contentText } from "../content/content-writer"
import { Refusal } from "../lib/command"

const GROUPS_PER_TAB = 5
const TABS_PER_WORK = 4

/** How many gallery groups a number of screenshots is divided into: 40 for 1,000; for fewer, fewer and smaller ones. */
export const groupsFor = (screenshots: number): number => Math.max(1, Math.round(40 * Math.sqrt(screenshots / 1000)))

function folderOf(index: number): string {
  const tab = Math.floor(index / GROUPS_PER_TAB)
  const work = numbered(Math.floor(tab / TABS_PER_WORK), "company")
  const group = numbered(index % GROUPS_PER_TAB, "release")
  return `${collectionOf("work")}/${work}/${numbered(tab % TABS_PER_WORK, "product")}/${group}`
}

const numbered = (index: number, name: string): string => `${String(index + 1).padStart(2, "0")}-${name}-${index + 1}`

/** A caption about as long as an owner's; different for each number. */
const caption = (number: number): string => `Review payments, step ${number}`

/**
 * Writes a content folder into `directory`: the owner's own, but with the works replaced by generated ones that hold
 * `screenshots` screenshots, all different and the same in each run.
 */
export async function writeContent(owners: string, directory: string, screenshots: number): Promise<void> {
  const screenshot = await screenshotsLike(owners)
  await cp(owners, directory, { recursive: true })
  await rm(path.join(directory, collectionOf("work")), { recursive: true, force: true })
  await featureNothing(directory)
  const groups = groupsFor(screenshots)
  const processors = limit(cpus().length)
  const pictures: Promise<void>[] = []
  for (let group = 0; group < groups; group += 1) {
    const folder = folderOf(group)
    const tab = parentOf(folder)
    const from = Math.floor((group * screenshots) / groups)
    const to = Math.floor(((group + 1) * screenshots) / groups)
    const numbers = Array.from({ length: to - from }, (_, index) => from + index)
    await writeWork(directory, parentOf(tab))
    await write(directory, contentFile("tab", tab), { value: keyOf(tab), label: keyOf(tab) })
    const content = numbers.map((number) => ({
      name: caption(number),
      img: { src: `./${fileName(number)}`, alt: `The application while a waiter handles ${caption(number)}` },
    }))
    await write(directory, contentFile("group", folder), { title: `Release ${group + 1}`, content })
    for (const number of numbers) {
      const file = path.join(directory, folder, fileName(number))
      pictures.push(processors(async () => writeFile(file, await screenshot(number))))
    }
  }
  await Promise.all(pictures)
}

/** Removes the list of featured works, which no longer exist. */
async function featureNothing(directory: string): Promise<void> {
  const file = path.join(directory, contentFile("home"))
  const home = await readFile(file, "utf8")
  await writeFile(file, applyEdits(home, modify(home, ["featured"], [], {})))
}

const fileName = (number: number): string => `step-${number}.png`

const keyOf = (folder: string): string => slugOf(baseName(folder))

async function writeWork(directory: string, folder: string): Promise<void> {
  await write(directory, contentFile("work", folder), {
    value: keyOf(folder),
    label: keyOf(folder),
    title: "Frontend Developer",
    duration: "Feb 2023 - Oct 2024",
    // About as much as in the sample content, so that pages differ only in their screenshots.
    duty: Array<string>(4).fill("Rebuilt the ordering system, the website and the app from design files"),
    techIcons: ["Javascript", "Typescript", "Vue", "Nuxt", "NativeScript", "Nodejs", "Feathers.js", "MongoDB"],
  })
}

const write = async (directory: string, file: string, fields: object): Promise<void> =>
  writeAtomically(path.join(directory, file), await contentText(directory, file, fields))

/** How many screenshots are made from one. */
const HUES = 360

/**
 * Screenshots of 1600x1000, made from those of a content folder's works by rotating their hue: each number gives another one, the same in every run.
 * @throws Refusal if there are none
 */
async function screenshotsLike(content: string): Promise<(number: number) => Promise<Buffer>> {
  const works = path.join(content, collectionOf("work"))
  const sources = (await filesIn(works)).filter((file) => /\.(png|jpe?g|webp|avif)$/i.test(file)).sort()
  return (number) => {
    const source = sources[Math.floor(number / HUES) % sources.length]
    if (source === undefined) throw new Refusal(`There is no screenshot in ${works} to make others from.`)
    return sharp(path.join(works, source))
      .resize({ width: 1600, height: 1000, fit: "cover", position: "top" })
      .modulate({ hue: number % HUES })
      .png({ compressionLevel: 6 })
      .toBuffer()
  }
}
