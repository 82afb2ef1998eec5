import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { z } from "zod"
import { SAMPLE_CONTENT } from "../../scripts/lib/sample"
import type { Random } from "../support/random"

/** The kinds of words in the soak test's content. Each word occurs once, with a number of its own. */
const KINDS = ["Work", "Tab", "Group", "Shot", "Project", "Text"] as const
export type WordKind = (typeof KINDS)[number]
const WORD = new RegExp(`\\b(?:${KINDS.join("|")})-\\d+\\b`, "g")

let count = 0

/** A word that no content had before, such as `Group-17`. */
export const newWord = (kind: WordKind) => `${kind}-${(count += 1)}`

/** The words in a text, in order, each once. */
export const wordsIn = (text: string): string[] => [...new Set(text.match(WORD) ?? [])]

/** The pages that the soak test checks. */
export const PAGES = ["/", "/works/", "/side-projects/"] as const

/** The words that each page must show, in the order of the content. */
export type Words = Record<(typeof PAGES)[number], string[]>

/** The JSON files of a content folder, absolute, in the order in which pages show them. */
export function jsonFiles(folder: string): string[] {
  const inside = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  const files = inside.filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
  const folders = inside.filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
  return [
    ...files.map(({ name }) => path.join(folder, name)),
    ...folders.flatMap(({ name }) => jsonFiles(path.join(folder, name))),
  ]
}

/** The words that pages must show of a content folder, read from its files without the site's own code. */
export function wordsOf(content: string): Words {
  const below = (folder: string) => {
    const files = existsSync(path.join(content, folder)) ? jsonFiles(path.join(content, folder)) : []
    return wordsIn(files.map((file) => readFileSync(file, "utf8")).join("\n"))
  }
  return {
    "/": wordsIn(readFileSync(path.join(content, "home.json"), "utf8")),
    "/works/": below("works"),
    "/side-projects/": below("projects"),
  }
}

/** Writes JSON as an editor does. */
export const writeJson = (file: string, value: unknown) => {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
}

/** A picture in one colour. */
export async function writePicture(file: string, { between }: Random): Promise<void> {
  const [r, g, b] = [between(0, 255), between(0, 255), between(0, 255)]
  const picture = sharp({ create: { width: 160, height: 100, channels: 3, background: { r, g, b } } })
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, await picture.png().toBuffer())
}

/** A gallery group with some screenshots of its own. */
export async function writeGroup(folder: string, random: Random): Promise<void> {
  const shots = Array.from({ length: random.between(1, 3) }, () => newWord("Shot"))
  for (const shot of shots) await writePicture(path.join(folder, `${shot.toLowerCase()}.png`), random)
  writeJson(path.join(folder, "group.json"), {
    title: newWord("Group"),
    content: shots.map((name) => ({ name, img: { src: `./${name.toLowerCase()}.png`, alt: "A colour" } })),
  })
}

/** A work with tabs and groups. */
export async function writeWork(folder: string, random: Random): Promise<void> {
  writeJson(path.join(folder, "work.json"), {
    value: path.basename(folder).replace(/^\d+-/, ""),
    label: newWord("Work"),
    title: newWord("Text"),
    duration: "2020 - 2021",
    duty: [newWord("Text"), newWord("Text")],
    techIcons: [],
  })
  for (let tab = 1; tab <= random.between(1, 2); tab += 1) {
    const label = newWord("Tab")
    writeJson(path.join(folder, `0${tab}-tab${tab}`, "tab.json"), { value: label.toLowerCase(), label })
    for (let group = 1; group <= random.between(1, 3); group += 1)
      await writeGroup(path.join(folder, `0${tab}-tab${tab}`, `0${group}-group${group}`), random)
  }
}

/** A project with a demo. */
export async function writeProject(folder: string, random: Random): Promise<void> {
  await writePicture(path.join(folder, "demo.png"), random)
  writeJson(path.join(folder, "project.json"), {
    title: newWord("Project"),
    section: "Personal",
    img: [{ src: "./demo.png", alt: "A colour" }],
    desc: newWord("Text"),
    feat: [newWord("Text")],
    techIcons: [],
  })
}

/** Writes what every site needs, with nothing featured, because the entries don't exist. */
function writeOwner(content: string): void {
  const base = "__tests__/content/another-owner"
  for (const folder of ["works", "projects"]) rmSync(path.join(content, folder), { recursive: true, force: true })
  for (const part of ["site.json", "home.json", "about.md", "technologies.json", "icons", "portrait.jpg"])
    cpSync(path.join(base, part), path.join(content, part), { recursive: true })
  const home = path.join(content, "home.json")
  writeFileSync(home, readFileSync(home, "utf8").replace(/"featured": \[.*\]/, '"featured": []'))
}

/** Writes a whole content folder over the existing one, as switching branches does: some files stay, others are removed. */
export async function writeContent(content: string, random: Random): Promise<void> {
  writeOwner(content)
  const home = path.join(content, "home.json")
  writeFileSync(home, readFileSync(home, "utf8").replace("First boat", newWord("Text")))
  for (let work = 1; work <= random.between(1, 2); work += 1)
    await writeWork(path.join(content, "works", `0${work}-work${work}`), random)
  for (let project = 1; project <= random.between(1, 3); project += 1)
    await writeProject(path.join(content, "projects", `0${project}-project${project}`), random)
}

/** Two-digit numbers, from 01. */
const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1).padStart(2, "0"))

/** How many screenshots each group of each tab of each work has in `writeLargeContent`. */
const SCREENSHOT_COUNTS: readonly (readonly (readonly number[])[])[] = [
  [[2, 3], [1], [40, 2], [3], [2], [1, 1], [4], [2], [3, 9]],
  [[5], [2]],
  [[3, 1], Array.from({ length: 40 }, () => 1)],
  ...Array.from({ length: 9 }, () => [[1]]),
]

const PICTURES = path.join(SAMPLE_CONTENT, "works")

/**
 * Writes a large content folder: twelve works, one of them with nine tabs, a tab with forty gallery groups, a group with forty screenshots,
 * all from the sample; thirty projects in six sections, sixty technologies, and a career of twenty entries.
 */
export function writeLargeContent(content: string): void {
  rmSync(content, { recursive: true, force: true })
  writeOwner(content)
  const pictures = readdirSync(PICTURES, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".png"))
  let taken = 0
  const takePicture = (to: string) => {
    cpSync(path.join(PICTURES, pictures[taken % pictures.length] ?? ""), to, { recursive: true })
    taken += 1
  }
  const labels = numbers(60).map((number) => `Technology ${number}`)
  writeJson(path.join(content, "technologies.json"), {
    technologies: labels.map((label) => ({ label, icon: "logos:react", colour: "#00a3c4" })),
  })
  const home = z.looseObject({}).parse(JSON.parse(readFileSync(path.join(content, "home.json"), "utf8")))
  writeJson(path.join(content, "home.json"), {
    ...home,
    bio: numbers(20).map((number) => ({ period: `20${number}`, text: `Year ${number}`, page: "works" })),
    techIUse: [{ title: "All", items: labels.map((label) => ({ name: label, technology: label })) }],
  })
  for (const [project, number] of numbers(30).entries()) {
    const folder = path.join(content, "projects", `${number}-project-${number}`)
    const hasDemo = project % 5 === 0
    if (hasDemo) takePicture(path.join(folder, "demo.png"))
    writeJson(path.join(folder, "project.json"), {
      title: `Project ${number}`,
      section: `Section ${Math.floor(project / 5) + 1}`,
      img: hasDemo ? [{ src: "./demo.png", alt: "A screen" }] : [],
      desc: "It holds much.",
      feat: ["Much"],
      techIcons: labels.slice(project, project + 20),
    })
  }
  for (const [work, tabs] of SCREENSHOT_COUNTS.entries()) {
    const value = `work${work + 1}`
    const folder = path.join(content, "works", `${numbers(SCREENSHOT_COUNTS.length)[work]}-${value}`)
    const techIcons = work === 0 ? labels : []
    const facts = { title: "Builder", duration: "2020 - 2021", duty: ["Built it", "Kept it"], techIcons }
    writeJson(path.join(folder, "work.json"), { value, label: `Work ${work + 1}`, ...facts })
    for (const [tab, groups] of tabs.entries()) {
      const value = `part-${tab + 1}`
      const tabFolder = path.join(folder, `0${tab + 1}-${value}`)
      writeJson(path.join(tabFolder, "tab.json"), { value, label: `Part ${tab + 1}` })
      for (const [group, count] of groups.entries()) {
        const groupFolder = path.join(tabFolder, `${numbers(groups.length)[group]}-group-${group + 1}`)
        const shots = numbers(count).map((number) => {
          takePicture(path.join(groupFolder, `${number}.png`))
          return { name: `Step ${number}`, img: { src: `./${number}.png`, alt: "A screen" } }
        })
        writeJson(path.join(groupFolder, "group.json"), { title: `Group ${group + 1}`, content: shots })
      }
    }
  }
}
