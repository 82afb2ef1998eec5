import { spawn } from "node:child_process"
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { stripVTControlCharacters } from "node:util"
import {
  removeTemporaryFolders,
  sampleMedia,
  temporaryFolder,
  validContent,
  writeContent,
} from "../checker/support/content-in-memory"

jest.setTimeout(60_000)
afterEach(removeTemporaryFolders)

const ENTER = "\r"
const DOWN = "\u001b[B"
const TAB = "\t"
const CTRL_C = "\u0003"
const CTRL_D = "\u0004"
const CTRL_U = "\u0015"

/** What a person waits to see, and the keys they press then. */
type Turn = [seen: string, ...keys: string[]]

interface Conversation {
  /** All that was on the screen, without colours. */
  screen: string
  refusal: string
  status: number | null
}

/** Runs one of the owner's commands at a terminal, where a person answers. */
function converse(command: string[], directory: string, turns: Turn[]): Promise<Conversation> {
  const [script = "", ...flags] = command
  const loaded = ["tsx/cjs", resolve("__tests__/support/terminal.ts")].flatMap((module) => ["--require", module])
  const child = spawn(process.execPath, [...loaded, `scripts/content-${script}.ts`, ...flags], {
    env: { ...process.env, CONTENT_DIR: directory, NODE_OPTIONS: "" },
    // A command that waits for something nobody says is ended.
    timeout: 30_000,
  })
  const left = [...turns]
  let [screen, refusal, read] = ["", "", 0]
  child.stdout.on("data", (data: Buffer) => {
    screen += stripVTControlCharacters(data.toString())
    for (let [turn] = left; turn && screen.includes(turn[0], read); [turn] = left) {
      const [seen, ...keys] = turn
      read = screen.indexOf(seen, read) + seen.length
      left.shift()
      for (const key of keys) child.stdin.write(key)
    }
    // Unlike a terminal, an open pipe keeps a command waiting that has read from it.
    if (left.length === 0) child.stdin.end()
  })
  child.stderr.on("data", (data: Buffer) => (refusal += data.toString()))
  return new Promise((done, fail) => {
    child.on("error", fail)
    child.on("close", (status) => {
      if (left[0]) fail(new Error(`It never said "${left[0][0]}":\n${screen}\n${refusal}`))
      else done({ screen, refusal, status })
    })
  })
}

/** Every file of a folder with its bytes. */
function snapshot(directory: string): Record<string, string> {
  const files = readdirSync(directory, { recursive: true, encoding: "utf8" }).sort()
  return Object.fromEntries(
    files
      .filter((name) => statSync(join(directory, name)).isFile())
      .map((name) => [name, readFileSync(join(directory, name), "base64")]),
  )
}

const readJson = (directory: string, file: string): unknown => JSON.parse(readFileSync(join(directory, file), "utf8"))

const PROJECT_NAME = "Its name."
const PROJECT_SECTION = "The heading it stands under"
const PROJECT_DESCRIPTION = "What it is, in a sentence or two."
const PROJECT_DEMOS = "A picture, a video or a folder of its demos"
const PROJECT_FEATURES = "Its features, a line each."
const PROJECT_TECHNOLOGIES = "The technologies it is made with"
const PROJECT_PLATFORMS = "The mobile platforms it runs on"
const PROJECT_LINKS = "The text of a link and its address"

/** What a project may go without, left out. */
const NOTHING_MORE: Turn[] = [
  PROJECT_DEMOS,
  PROJECT_FEATURES,
  PROJECT_TECHNOLOGIES,
  PROJECT_PLATFORMS,
  PROJECT_LINKS,
].map((question) => [question, ENTER])

describe("content:new at a terminal", () => {
  test("asks for the kind and for what it needs, and writes the answers", async () => {
    const directory = writeContent(await validContent())
    const { screen, status } = await converse(["new"], directory, [
      ["What do you want to add?", ENTER],
      [PROJECT_NAME, "Wave Pool", ENTER],
      [PROJECT_SECTION, ENTER],
      [PROJECT_DESCRIPTION, "Makes waves.", ENTER],
      ...NOTHING_MORE,
    ])
    expect(status).toBe(0)
    expect(screen).toContain(`wrote    ${directory}/projects/03-wave-pool/project.json`)
    expect(readJson(directory, "projects/03-wave-pool/project.json")).toMatchObject({
      title: "Wave Pool",
      section: "Academy",
      desc: "Makes waves.",
    })
  })

  test("asks for demos, features, technologies, platforms and links", async () => {
    const directory = writeContent(await validContent())
    const shots = join(temporaryFolder(), "My shots")
    mkdirSync(shots)
    writeFileSync(join(shots, "wave.png"), (await sampleMedia()).png)
    const { refusal } = await converse(["new", "project"], directory, [
      [PROJECT_NAME, "Wave Pool", ENTER],
      [PROJECT_SECTION, ENTER],
      [PROJECT_DESCRIPTION, "Makes waves.", ENTER],
      [PROJECT_DEMOS, "/no/such", ENTER],
      ["There is no /no/such."],
      [PROJECT_DEMOS, CTRL_U, `'${shots}' `, ENTER],
      [PROJECT_FEATURES, "High ones", ENTER],
      ["Another?", "Low ones", ENTER],
      ["Another?", ENTER],
      [PROJECT_TECHNOLOGIES, "rus", TAB, ENTER],
      [PROJECT_PLATFORMS, "andr", TAB, ENTER],
      [PROJECT_LINKS, "Code", ENTER],
      ['"Code" has no address.'],
      [PROJECT_LINKS, " github.com/ada/wave", ENTER],
      ["Another?", ENTER],
    ])
    expect(refusal).toBe("")
    expect(readJson(directory, "projects/03-wave-pool/project.json")).toMatchObject({
      img: ["./wave.png"],
      feat: ["High ones", "Low ones"],
      techIcons: ["Rust"],
      platform: true,
      mobile: "Android",
      links: [{ label: "Code", href: "https://github.com/ada/wave" }],
    })
  })

  test("asks for nothing that a flag says", async () => {
    const directory = writeContent(await validContent())
    const { screen, status } = await converse(["new", "project", "--title", "A", "--desc", "B"], directory, [
      [PROJECT_SECTION, CTRL_U, "Games", ENTER],
    ])
    expect(screen).not.toContain(PROJECT_NAME)
    expect(status).toBe(0)
    expect(readJson(directory, "projects/03-a/project.json")).toMatchObject({ section: "Games" })
  })

  test.each(["What do you want to add?", PROJECT_NAME, PROJECT_DESCRIPTION])(
    "Ctrl-C at %j stops it, and nothing is written",
    async (last) => {
      const directory = writeContent(await validContent())
      const before = snapshot(directory)
      const turns: Turn[] = [
        ["What do you want to add?", ENTER],
        [PROJECT_NAME, "A", ENTER],
        [PROJECT_SECTION, ENTER],
        [PROJECT_DESCRIPTION, "B", ENTER],
      ]
      const end = turns.findIndex(([seen]) => seen === last)
      const { refusal, status } = await converse(["new"], directory, [...turns.slice(0, end), [last, CTRL_C]])
      expect(refusal).toBe("Stopped. Nothing was written.\n")
      expect(status).toBe(1)
      expect(snapshot(directory)).toEqual(before)
    },
  )

  test("the end of the input stops it, too", async () => {
    const directory = writeContent(await validContent())
    const before = snapshot(directory)
    const { refusal, status } = await converse(["new", "project"], directory, [[PROJECT_NAME, CTRL_D]])
    expect(refusal).toBe("Stopped. Nothing was written.\n")
    expect(status).toBe(1)
    expect(snapshot(directory)).toEqual(before)
  })

  test("asks again where nothing is entered, and where the name is taken", async () => {
    const directory = writeContent(await validContent())
    const { status } = await converse(["new", "project", "--desc", "B", "--section", "C"], directory, [
      [PROJECT_NAME, ENTER],
      ["It can't be empty.", "  ", ENTER],
      ["It can't be empty.", "Loom", ENTER],
      ["projects/02-loom already exists. Choose another name."],
      [PROJECT_NAME, " 2", ENTER],
      ...NOTHING_MORE,
    ])
    expect(status).toBe(0)
    expect(readJson(directory, "projects/03-loom-2/project.json")).toMatchObject({ title: "Loom 2" })
    expect(readJson(directory, "projects/02-loom/project.json")).toMatchObject({ title: "Loom" })
  })

  test("asks again for a label that is registered, an unknown icon, and what is no colour", async () => {
    const directory = writeContent(await validContent())
    const { status } = await converse(["new", "technology"], directory, [
      ["The label content refers to", "Rust", ENTER],
      ['"Rust" is registered already.'],
      ["The label content refers to", CTRL_U, "Kotlin", ENTER],
      ["An icon of the Iconify set", "logos:kotlinn", ENTER],
      ['The icon set has no "logos:kotlinn". Did you mean "logos:kotlin"?'],
      ["An icon of the Iconify set", "\u007f", ENTER],
      ["The brand's colour", "red", ENTER],
      ['"red" is not a colour such as #3178c6.'],
      ["The brand's colour", CTRL_U, "#7f52ff", ENTER],
    ])
    expect(status).toBe(0)
    expect(readJson(directory, "technologies.json")).toMatchObject({
      technologies: { 3: { label: "Kotlin", icon: "logos:kotlin", colour: "#7f52ff" } },
    })
  })

  test("asks again for a folder that is not there or without pictures; offers the tabs, and a new one", async () => {
    const directory = writeContent(await validContent())
    const [empty, shots] = [temporaryFolder(), temporaryFolder()]
    writeFileSync(join(empty, "notes.doc"), "notes")
    writeFileSync(join(shots, "2 Plan.png"), (await sampleMedia()).png)
    const { status } = await converse(["new", "gallery"], directory, [
      ["The folder with its pictures or videos.", "/no/such", ENTER],
      ["There is no /no/such."],
      ["The folder with its pictures or videos.", CTRL_U, empty, ENTER],
      ["There is no picture and no video in"],
      ["The folder with its pictures or videos.", CTRL_U, shots, ENTER],
      ["The tab it belongs to.", DOWN, ENTER],
      ["What the tab says.", "Notes", ENTER],
      ['There is a tab "Notes" already.'],
      ["What the tab says.", CTRL_U, "Drafts", ENTER],
      ["The heading of the accordion entry.", "First", ENTER],
    ])
    expect(status).toBe(0)
    expect(readJson(directory, "works/01-company/02-drafts/tab.json")).toMatchObject({ label: "Drafts" })
    expect(readJson(directory, "works/01-company/02-drafts/01-first/group.json")).toMatchObject({
      title: "First",
      content: [{ name: "Plan", img: "./plan.png" }],
    })
  })

  test("a flag that says what can't be ends it: a flag is not asked again", async () => {
    const directory = writeContent(await validContent())
    const { refusal, status } = await converse(["new", "project", "--title", "Loom"], directory, [])
    expect(refusal).toMatch(/02-loom already exists/)
    expect(status).toBe(1)
  })
})

describe("content:clear at a terminal", () => {
  const QUESTION = "Delete 14 files from"

  test.each([
    ["no", "n", "Nothing was done.\n"],
    ["Enter, which is no", ENTER, "Nothing was done.\n"],
    ["Ctrl-C", CTRL_C, "Stopped. Nothing was written.\n"],
  ])("does nothing on %s", async (_, key, said) => {
    const directory = writeContent(await validContent())
    const before = snapshot(directory)
    const { refusal, status } = await converse(["clear"], directory, [[QUESTION, key]])
    expect(refusal).toBe(said)
    expect(status).toBe(1)
    expect(snapshot(directory)).toEqual(before)
  })

  test("takes the content out on yes", async () => {
    const directory = writeContent(await validContent())
    const { screen, status } = await converse(["clear"], directory, [[QUESTION, "y"]])
    expect(status).toBe(0)
    expect(screen).toContain("Deleted 14 files from")
    expect(readdirSync(directory)).not.toContain("works")
  })

  test("does not ask where there is nothing to take out", async () => {
    const directory = writeContent(await validContent())
    rmSync(directory, { recursive: true })
    const { screen, status } = await converse(["clear"], directory, [])
    expect(screen).not.toContain("for good?")
    expect(status).toBe(0)
  })
})
