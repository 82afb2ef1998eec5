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

/** The fork that is edited. */
export interface Fork {
  /** The fork's folder. */
  folder: string
  /** The content folder, absolute. */
  content: string
  random: Random
  /** The original text of each file that an edit broke, by its path. */
  broken: Map<string, string>
}

/** Something an owner does to the content. Returns what it did, for the message of a failure. */
type Edit = (fork: Fork) => Promise<string> | string

interface WeightedEdit {
  weight: number
  edit: Edit
}

const relativePath = ({ content }: Fork, file: string) => path.relative(content, file)
const pickFrom = <T>(random: Random, items: readonly T[]): T | undefined => items[random.between(0, items.length - 1)]

/** A JSON file that is not broken. */
function someJson(fork: Fork, name: RegExp): string | undefined {
  const files = jsonFiles(fork.content).filter((file) => name.test(file) && !fork.broken.has(file))
  return pickFrom(fork.random, files)
}

const replaceIn = (file: string, from: string | RegExp, to: string) =>
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to))

const changeWord: Edit = (fork) => {
  const file = someJson(fork, /(home|work|tab|group|project)\.json$/)
  const word = file && pickFrom(fork.random, wordsIn(readFileSync(file, "utf8")))
  if (!file || !word) return "nothing to change"
  const next = newWord(word.split("-")[0] as WordKind)
  replaceIn(file, word, next)
  return `${relativePath(fork, file)}: ${word} becomes ${next}`
}

const addShot: Edit = async (fork) => {
  const file = someJson(fork, /group\.json$/)
  if (!file) return "no group"
  const name = newWord("Shot")
  const isJsonFirst = fork.random.next() < 0.3
  const picture = path.join(path.dirname(file), `${name.toLowerCase()}.png`)
  if (!isJsonFirst) await writePicture(picture, fork.random)
  replaceIn(file, /"content": \[/, `"content": [\n    { "name": "${name}", "img": "./${path.basename(picture)}" },`)
  if (isJsonFirst) {
    await wait(fork.random.between(0, 600))
    await writePicture(picture, fork.random)
  }
  return `${relativePath(fork, file)}: added ${name}`
}

const pictures = ({ content }: Fork) =>
  readdirSync(content, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".png"))
    .map((file) => path.join(content, file))

const replacePicture: Edit = async (fork) => {
  const file = pickFrom(fork.random, pictures(fork))
  if (!file) return "no picture"
  const { atime, mtime } = statSync(file)
  await writePicture(file, fork.random)
  return `${relativePath(fork, file)}: another picture (${atime.getTime() + mtime.getTime()})`
}

const renamePicture: Edit = async (fork) => {
  const file = pickFrom(fork.random, pictures(fork))
  const json = file && readdirSync(path.dirname(file)).find((name) => name.endsWith(".json"))
  if (!file || !json || fork.broken.has(path.join(path.dirname(file), json))) return "no picture to rename"
  const name = `${newWord("Text").toLowerCase()}.png`
  renameSync(file, path.join(path.dirname(file), name))
  await wait(fork.random.between(0, 500))
  replaceIn(path.join(path.dirname(file), json), path.basename(file), name)
  return `${relativePath(fork, file)} is now ${name}`
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

const freeNumber = ({ random }: Fork) => `${random.between(100, 999)}${random.between(100, 999)}`

const addFolder: Edit = async (fork) => {
  const { random, content } = fork
  const kind = random.between(1, 3)
  const tab = pickFrom(random, foldersOf(content, TAB))
  const number = freeNumber(fork)
  if (kind === 1 && tab) await writeGroup(path.join(tab, `${number}-group${number}`), random)
  else if (kind === 2) await writeWork(path.join(content, "works", `${number}-work${number}`), random)
  else await writeProject(path.join(content, "projects", `${number}-project${number}`), random)
  return "added a group, a work or a project"
}

const remove: Edit = (fork) => {
  const { random, content, broken } = fork
  const pattern = pickFrom(random, [GROUP, GROUP, PROJECT, WORK])
  const folders = pattern ? foldersOf(content, pattern) : []
  // A tab without groups is a warning, a site without works is fine; but keep something to edit.
  const folder = pickFrom(random, folders)
  if (!folder || folders.length < 2) return "too little to remove"
  rmSync(folder, { recursive: true })
  for (const file of [...broken.keys()]) if (file.startsWith(`${folder}${path.sep}`)) broken.delete(file)
  return `removed ${relativePath(fork, folder)}`
}

const move: Edit = (fork) => {
  const { random, content, broken } = fork
  const folder = pickFrom(random, foldersOf(content, pickFrom(random, [GROUP, TAB, WORK, PROJECT]) ?? GROUP))
  if (!folder) return "nothing to move"
  const target = folder.replace(/[^/\\]+$/, (name) => `${freeNumber(fork)}-${name.replace(/^\d+-/, "")}`)
  renameSync(folder, target)
  for (const [file, mended] of [...broken]) {
    if (!file.startsWith(`${folder}${path.sep}`)) continue
    broken.delete(file)
    broken.set(target + file.slice(folder.length), mended)
  }
  return `moved ${relativePath(fork, folder)} to ${relativePath(fork, target)}`
}

const breakFile: Edit = (fork) => {
  const file = someJson(fork, /\.json$/)
  if (!file) return "nothing to break"
  const text = readFileSync(file, "utf8")
  fork.broken.set(file, text)
  const how = fork.random.between(1, 4)
  if (how === 1) truncateSync(file, Math.floor(text.length / 2))
  if (how === 2) writeFileSync(file, text.replace("{", '{ "unknownField": 1,'))
  if (how === 3) writeFileSync(file, "")
  if (how === 4) writeFileSync(file, text.replace(/"([^"]+)":/, '"$1" '))
  return `broke ${relativePath(fork, file)} (${how})`
}

const mend = (fork: Fork): string => {
  for (const [file, text] of fork.broken) writeFileSync(file, text)
  const mended = [...fork.broken.keys()].map((file) => relativePath(fork, file))
  fork.broken.clear()
  return `mended ${mended.join(", ")}`
}

const rewriteSame: Edit = (fork) => {
  const file = someJson(fork, /\.json$/)
  if (file) writeFileSync(file, readFileSync(file))
  return "rewrote a file unchanged"
}

const burst: Edit = async (fork) => {
  const done = []
  for (let step = 0; step < 5; step += 1) {
    done.push(await (pickFrom(fork.random, [changeWord, addShot, addFolder, remove, move]) ?? changeWord)(fork))
    await wait(fork.random.between(0, 150))
  }
  return done.join("; ")
}

const replaceFolder: Edit = async (fork) => {
  const { content, random } = fork
  mend(fork)
  const aside = `${content}-aside`
  renameSync(content, aside)
  await wait(random.pick([0, 300, 1500]))
  cpSync(aside, content, { recursive: true })
  rmSync(aside, { recursive: true })
  return `moved the content folder away and put a copy in its place; ${await changeWord(fork)}`
}

const removeAndRestore: Edit = async (fork) => {
  const { content, random } = fork
  mend(fork)
  const aside = `${content}-aside`
  cpSync(content, aside, { recursive: true })
  rmSync(content, { recursive: true })
  await wait(random.pick([0, 500, 2000]))
  renameSync(aside, content)
  return "removed the content folder and put it back"
}

const switchContent: Edit = async (fork) => {
  fork.broken.clear()
  await writeContent(fork.content, fork.random)
  return "changed to other content"
}

const runCommand = (fork: Fork, script: string, ...args: string[]) => {
  const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", `scripts/${script}.ts`, ...args], {
    cwd: fork.folder,
    env: { ...process.env, CONTENT_DIR: fork.content },
    encoding: "utf8",
  })
  if (status !== 0) throw new Error(`${script} ${args.join(" ")} failed:\n${stderr}`)
}

const commandNew: Edit = async (fork) => {
  mend(fork)
  const number = freeNumber(fork)
  const work = newWord("Work")
  runCommand(fork, "content-new", "work", "--label", work, "--title", newWord("Text"), "--duration", "2024")
  const shots = path.join(fork.folder, `shots-${number}`)
  for (let shot = 0; shot < 3; shot += 1) await writePicture(path.join(shots, `${newWord("Shot")}.png`), fork.random)
  const gallery = ["gallery", "--work", work.toLowerCase(), "--new-tab", newWord("Tab"), "--title", newWord("Group")]
  runCommand(fork, "content-new", ...gallery, "--from", shots)
  const project = ["project", "--title", newWord("Project"), "--section", "Personal", "--desc", newWord("Text")]
  runCommand(fork, "content-new", ...project)
  rmSync(shots, { recursive: true })
  return "content:new work, gallery and project"
}

const commandImport: Edit = (fork) => {
  mend(fork)
  const resume = path.join(fork.folder, "resume.json")
  writeJson(resume, {
    basics: { name: newWord("Text"), label: newWord("Text") },
    work: [{ name: newWord("Work"), position: newWord("Text"), startDate: "2020-01", highlights: [newWord("Text")] }],
    projects: [{ name: newWord("Project"), description: newWord("Text") }],
  })
  runCommand(fork, "content-import", resume, "--write")
  return "content:import --write"
}

const commandClear: Edit = async (fork) => {
  fork.broken.clear()
  runCommand(fork, "content-clear", "--yes")
  await wait(fork.random.pick([0, 2500]))
  await writeContent(fork.content, fork.random)
  return "content:clear, and other content in its place"
}

export const EDITS_BY_NAME = {
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

export type EditName = keyof typeof EDITS_BY_NAME

/** Plans a number of edits: each kind once, then random ones by weight. */
export function planEdits(count: number, random: Random): EditName[] {
  const names = Object.keys(EDITS_BY_NAME).filter((name): name is EditName => name in EDITS_BY_NAME)
  const once = names
    .map((name) => ({ name, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ name }) => name)
  const pool = names.flatMap((name) => Array<EditName>(EDITS_BY_NAME[name].weight).fill(name))
  const more = Array.from({ length: Math.max(0, count - once.length) }, () => pickFrom(random, pool) ?? "changeWord")
  return [...once, ...more].slice(0, count)
}
