import { spawnSync } from "node:child_process"
import { cpSync, readFileSync, readdirSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs"
import path from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import type { Random } from "../support/random"
import {
  jsonFiles,
  newWord,
  type WordKind,
  wordsIn,
  writeContent,
  writeGroup,
  writeJson,
  writePicture,
  writeProject,
  writeWork,
} from "./owners-content"

/** What an edit works on. */
export interface Desk {
  /** The folder of the project. */
  project: string
  /** The content folder, absolute. */
  content: string
  random: Random
  /** What mends each file that an edit broke, by its path. */
  broken: Map<string, string>
}

/** Something an owner does to the content. Returns what it did, for the report of a difference. */
type Edit = (desk: Desk) => Promise<string> | string

interface WeightedEdit {
  weight: number
  edit: Edit
}

const shown = ({ content }: Desk, file: string) => path.relative(content, file)
const pickFrom = <T>(random: Random, items: readonly T[]): T | undefined => items[random.between(0, items.length - 1)]

/** A JSON file that is not broken. */
function someJson(desk: Desk, name: RegExp): string | undefined {
  const files = jsonFiles(desk.content).filter((file) => name.test(file) && !desk.broken.has(file))
  return pickFrom(desk.random, files)
}

const replaceIn = (file: string, from: string | RegExp, to: string) =>
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to))

const changeWord: Edit = (desk) => {
  const file = someJson(desk, /(home|work|tab|group|project)\.json$/)
  const word = file && pickFrom(desk.random, wordsIn(readFileSync(file, "utf8")))
  if (!file || !word) return "nothing to change"
  const next = newWord(word.split("-")[0] as WordKind)
  replaceIn(file, word, next)
  return `${shown(desk, file)}: ${word} becomes ${next}`
}

const addShot: Edit = async (desk) => {
  const file = someJson(desk, /group\.json$/)
  if (!file) return "no group"
  const name = newWord("Shot")
  const isJsonFirst = desk.random.next() < 0.3
  const picture = path.join(path.dirname(file), `${name.toLowerCase()}.png`)
  if (!isJsonFirst) await writePicture(picture, desk.random)
  replaceIn(file, /"content": \[/, `"content": [\n    { "name": "${name}", "img": "./${path.basename(picture)}" },`)
  if (isJsonFirst) {
    await wait(desk.random.between(0, 600))
    await writePicture(picture, desk.random)
  }
  return `${shown(desk, file)}: added ${name}`
}

const pictures = ({ content }: Desk) =>
  readdirSync(content, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".png"))
    .map((file) => path.join(content, file))

const replacePicture: Edit = async (desk) => {
  const file = pickFrom(desk.random, pictures(desk))
  if (!file) return "no picture"
  const { atime, mtime } = statSync(file)
  await writePicture(file, desk.random)
  return `${shown(desk, file)}: another picture (${atime.getTime() + mtime.getTime()})`
}

const renamePicture: Edit = async (desk) => {
  const file = pickFrom(desk.random, pictures(desk))
  const json = file && readdirSync(path.dirname(file)).find((name) => name.endsWith(".json"))
  if (!file || !json || desk.broken.has(path.join(path.dirname(file), json))) return "no picture to rename"
  const name = `${newWord("Text").toLowerCase()}.png`
  renameSync(file, path.join(path.dirname(file), name))
  await wait(desk.random.between(0, 500))
  replaceIn(path.join(path.dirname(file), json), path.basename(file), name)
  return `${shown(desk, file)} is now ${name}`
}

const foldersOf = (content: string, pattern: RegExp) =>
  readdirSync(content, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((folder) => pattern.test(path.relative(content, folder).split(path.sep).join("/")))

const WORK = /^works\/[^/]+$/
const TAB = /^works\/[^/]+\/[^/]+$/
const GROUP = /^works\/[^/]+\/[^/]+\/[^/]+$/
const PROJECT = /^projects\/[^/]+$/

const freeNumber = ({ random }: Desk) => `${random.between(100, 999)}${random.between(100, 999)}`

const addFolder: Edit = async (desk) => {
  const { random, content } = desk
  const kind = random.between(1, 3)
  const tab = pickFrom(random, foldersOf(content, TAB))
  const number = freeNumber(desk)
  if (kind === 1 && tab) await writeGroup(path.join(tab, `${number}-group${number}`), random)
  else if (kind === 2) await writeWork(path.join(content, "works", `${number}-work${number}`), random)
  else await writeProject(path.join(content, "projects", `${number}-project${number}`), random)
  return "added a group, a work or a project"
}

const remove: Edit = (desk) => {
  const { random, content, broken } = desk
  const pattern = pickFrom(random, [GROUP, GROUP, PROJECT, WORK])
  const folders = pattern ? foldersOf(content, pattern) : []
  // A tab without groups is a warning, a site without works is fine; but keep something to edit.
  const folder = pickFrom(random, folders)
  if (!folder || folders.length < 2) return "too little to remove"
  rmSync(folder, { recursive: true })
  for (const file of [...broken.keys()]) if (file.startsWith(`${folder}${path.sep}`)) broken.delete(file)
  return `removed ${shown(desk, folder)}`
}

const move: Edit = (desk) => {
  const { random, content, broken } = desk
  const folder = pickFrom(random, foldersOf(content, pickFrom(random, [GROUP, TAB, WORK, PROJECT]) ?? GROUP))
  if (!folder) return "nothing to move"
  const target = folder.replace(/[^/\\]+$/, (name) => `${freeNumber(desk)}-${name.replace(/^\d+-/, "")}`)
  renameSync(folder, target)
  for (const [file, mended] of [...broken]) {
    if (!file.startsWith(`${folder}${path.sep}`)) continue
    broken.delete(file)
    broken.set(target + file.slice(folder.length), mended)
  }
  return `moved ${shown(desk, folder)} to ${shown(desk, target)}`
}

const breakFile: Edit = (desk) => {
  const file = someJson(desk, /\.json$/)
  if (!file) return "nothing to break"
  const text = readFileSync(file, "utf8")
  desk.broken.set(file, text)
  const how = desk.random.between(1, 4)
  if (how === 1) truncateSync(file, Math.floor(text.length / 2))
  if (how === 2) writeFileSync(file, text.replace("{", '{ "unknownField": 1,'))
  if (how === 3) writeFileSync(file, "")
  if (how === 4) writeFileSync(file, text.replace(/"([^"]+)":/, '"$1" '))
  return `broke ${shown(desk, file)} (${how})`
}

const mend = (desk: Desk): string => {
  for (const [file, text] of desk.broken) writeFileSync(file, text)
  const mended = [...desk.broken.keys()].map((file) => shown(desk, file))
  desk.broken.clear()
  return `mended ${mended.join(", ")}`
}

const rewriteSame: Edit = (desk) => {
  const file = someJson(desk, /\.json$/)
  if (file) writeFileSync(file, readFileSync(file))
  return "wrote a file anew as it was"
}

const burst: Edit = async (desk) => {
  const done = []
  for (let step = 0; step < 5; step += 1) {
    done.push(await (pickFrom(desk.random, [changeWord, addShot, addFolder, remove, move]) ?? changeWord)(desk))
    await wait(desk.random.between(0, 150))
  }
  return done.join("; ")
}

const replaceFolder: Edit = async (desk) => {
  const { content, random } = desk
  mend(desk)
  const aside = `${content}-aside`
  renameSync(content, aside)
  await wait(random.pick([0, 300, 1500]))
  cpSync(aside, content, { recursive: true })
  rmSync(aside, { recursive: true })
  return `moved the content folder away and put a copy in its place; ${await changeWord(desk)}`
}

const removeAndRestore: Edit = async (desk) => {
  const { content, random } = desk
  mend(desk)
  const aside = `${content}-aside`
  cpSync(content, aside, { recursive: true })
  rmSync(content, { recursive: true })
  await wait(random.pick([0, 500, 2000]))
  renameSync(aside, content)
  return "removed the content folder and put it back"
}

const switchContent: Edit = async (desk) => {
  desk.broken.clear()
  await writeContent(desk.content, desk.random)
  return "changed to other content"
}

const runCommand = (desk: Desk, script: string, ...args: string[]) => {
  const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", `scripts/${script}.ts`, ...args], {
    cwd: desk.project,
    env: { ...process.env, CONTENT_DIR: desk.content },
    encoding: "utf8",
  })
  if (status !== 0) throw new Error(`${script} ${args.join(" ")} failed:\n${stderr}`)
}

const commandNew: Edit = async (desk) => {
  mend(desk)
  const number = freeNumber(desk)
  const work = newWord("Work")
  runCommand(desk, "content-new", "work", "--label", work, "--title", newWord("Text"), "--duration", "2024")
  const shots = path.join(desk.project, `shots-${number}`)
  for (let shot = 0; shot < 3; shot += 1) await writePicture(path.join(shots, `${newWord("Shot")}.png`), desk.random)
  const gallery = ["gallery", "--work", work.toLowerCase(), "--new-tab", newWord("Tab"), "--title", newWord("Group")]
  runCommand(desk, "content-new", ...gallery, "--from", shots)
  const project = ["project", "--title", newWord("Project"), "--section", "Personal", "--desc", newWord("Text")]
  runCommand(desk, "content-new", ...project)
  rmSync(shots, { recursive: true })
  return "content:new work, gallery and project"
}

const commandImport: Edit = (desk) => {
  mend(desk)
  const resume = path.join(desk.project, "resume.json")
  writeJson(resume, {
    basics: { name: newWord("Text"), label: newWord("Text") },
    work: [{ name: newWord("Work"), position: newWord("Text"), startDate: "2020-01", highlights: [newWord("Text")] }],
    projects: [{ name: newWord("Project"), description: newWord("Text") }],
  })
  runCommand(desk, "content-import", resume, "--write")
  return "content:import --write"
}

const commandClear: Edit = async (desk) => {
  desk.broken.clear()
  runCommand(desk, "content-clear", "--yes")
  await wait(desk.random.pick([0, 2500]))
  await writeContent(desk.content, desk.random)
  return "content:clear, and other content in its place"
}

export const BY_NAME = {
  changeWord: { weight: 30, edit: changeWord },
  addShot: { weight: 12, edit: addShot },
  replacePicture: { weight: 8, edit: replacePicture },
  renamePicture: { weight: 6, edit: renamePicture },
  addFolder: { weight: 10, edit: addFolder },
  remove: { weight: 10, edit: remove },
  move: { weight: 10, edit: move },
  breakFile: { weight: 12, edit: breakFile },
  mend: { weight: 14, edit: mend },
  rewriteSame: { weight: 2, edit: rewriteSame },
  burst: { weight: 10, edit: burst },
  replaceFolder: { weight: 3, edit: replaceFolder },
  removeAndRestore: { weight: 3, edit: removeAndRestore },
  switchContent: { weight: 4, edit: switchContent },
  commandNew: { weight: 1, edit: commandNew },
  commandImport: { weight: 1, edit: commandImport },
  commandClear: { weight: 1, edit: commandClear },
} satisfies Record<string, WeightedEdit>

export type EditName = keyof typeof BY_NAME

/** So many edits, each kind once before any comes again as chance has it. */
export function planEdits(count: number, random: Random): EditName[] {
  const names = Object.keys(BY_NAME).filter((name): name is EditName => name in BY_NAME)
  const once = names
    .map((name) => ({ name, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ name }) => name)
  const lots = names.flatMap((name) => Array<EditName>(BY_NAME[name].weight).fill(name))
  const further = Array.from({ length: Math.max(0, count - once.length) }, () => pickFrom(random, lots) ?? "changeWord")
  return [...once, ...further].slice(0, count)
}
