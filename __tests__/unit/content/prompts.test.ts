import { spawn } from "node:child_process"
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { stripVTControlCharacters } from "node:util"
import { sampleMedia, validContent, writeContent } from "../checker/support/content-in-memory"
import { snapshot, temporaryFolder, writeFiles } from "../../support/temporary-folder"

const ENTER = "\r"
const DOWN = "\u001b[B"
const TAB = "\t"
const CTRL_C = "\u0003"
const CTRL_D = "\u0004"
const CTRL_U = "\u0015"

/** Valid content, new for each test. */
let directory: string

beforeEach(async () => {
  directory = writeContent(await validContent())
})

/** The text that a person waits for, and the keys that they then press. */
type Turn = [prompt: string, ...keys: string[]]

/** Runs a content command in a terminal, where a person answers. `screen` is everything that was on the screen, without colours. */
function runInTerminal(command: string[], turns: Turn[]) {
  const [script = "", ...flags] = command
  const terminal = pathToFileURL("__tests__/support/terminal.ts").href
  const loaded = ["tsx", terminal].flatMap((module) => ["--import", module])
  const child = spawn(process.execPath, [...loaded, `scripts/content-${script}.ts`, ...flags], {
    env: { ...process.env, CONTENT_DIR: directory, NODE_OPTIONS: "" },
    // Ends a command that waits for an answer that never comes.
    timeout: 300_000,
  })
  const remaining = [...turns]
  let [screen, refusal, read] = ["", "", 0]
  child.stdout.on("data", (data: Buffer) => {
    screen += stripVTControlCharacters(data.toString())
    for (let [turn] = remaining; turn && screen.includes(turn[0], read); [turn] = remaining) {
      const [prompt, ...keys] = turn
      read = screen.indexOf(prompt, read) + prompt.length
      remaining.shift()
      for (const key of keys) child.stdin.write(key)
    }
    // Unlike a terminal, an open pipe keeps a process alive that has read from it.
    if (remaining.length === 0) child.stdin.end()
  })
  child.stderr.on("data", (data: Buffer) => (refusal += data.toString()))
  return new Promise<{ screen: string; refusal: string; status: number | null }>((done, fail) => {
    child.on("error", fail)
    child.on("close", (status) => {
      if (remaining[0]) fail(new Error(`It never printed "${remaining[0][0]}":\n${screen}\n${refusal}`))
      else done({ screen, refusal, status })
    })
  })
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(directory, file), "utf8"))

describe("content:new at a terminal", () => {
  test("asks for what no flag gives, asks again after invalid answers, and writes the answers", async () => {
    const shots = join(temporaryFolder(), "My shots")
    writeFiles(shots, { "wave.png": (await sampleMedia()).png })
    const { screen, refusal, status } = await runInTerminal(
      ["new", "project", "--desc", "Makes waves."],
      [
        ["Its name.", ENTER],
        ["It can't be empty.", "  ", ENTER],
        ["It can't be empty.", "Loom", ENTER],
        ['projects/02-loom already exists. Choose another name, such as "Loom 2"'],
        ["Its name.", " 2", ENTER],
        ["The heading that it is listed under", CTRL_U, "Games", ENTER],
        ["A picture, a video or a folder of its demos", "/no/such", ENTER],
        ["There is no /no/such."],
        ["A picture, a video or a folder of its demos", CTRL_U, `'${shots}' `, ENTER],
        ["Its features, a line each.", "High ones", ENTER],
        ["Another?", "Low ones", ENTER],
        ["Another?", ENTER],
        ["The technologies it is made with", "rus", TAB, ENTER],
        ["The mobile platforms it runs on", "andr", TAB, ENTER],
        ["The text of a link and its address", "Code", ENTER],
        ['"Code" has no address. Write it like this: Source code https://'],
        ["The text of a link and its address", " github.com/ada/wave", ENTER],
        ["Another?", ENTER],
      ],
    )
    expect({ refusal, status }).toEqual({ refusal: "", status: 0 })
    expect(screen).not.toContain("What it is, in a sentence or two.")
    expect(screen).toContain(`wrote    ${directory}/projects/03-loom-2/project.json`)
    expect(readJson("projects/03-loom-2/project.json")).toMatchObject({
      title: "Loom 2",
      section: "Games",
      desc: "Makes waves.",
      img: ["./wave.png"],
      feat: ["High ones", "Low ones"],
      techIcons: ["Rust"],
      platform: true,
      mobile: "Android",
      links: [{ label: "Code", href: "https://github.com/ada/wave" }],
    })
  })

  test("asks for the kind, offers the last project's heading, and accepts empty answers to optional questions", async () => {
    await runInTerminal(
      ["new"],
      [
        ["What do you want to add?", ENTER],
        ["Its name.", "Wave Pool", ENTER],
        ["The heading that it is listed under", ENTER],
        ["What it is, in a sentence or two.", "Makes waves.", ENTER],
        ["A picture, a video or a folder of its demos", ENTER],
        ["Its features, a line each.", ENTER],
        ["The technologies it is made with", ENTER],
        ["The mobile platforms it runs on", ENTER],
        ["The text of a link and its address", ENTER],
      ],
    )
    const project = { title: "Wave Pool", section: "Academy", img: [] }
    expect(readJson("projects/03-wave-pool/project.json")).toMatchObject(project)
  })

  test.each([
    ["Ctrl-C", CTRL_C],
    ["the end of the input", CTRL_D],
  ])("%s cancels it, and nothing is written", async (_, key) => {
    const before = snapshot(directory)
    const { refusal, status } = await runInTerminal(
      ["new", "project"],
      [
        ["Its name.", "A", ENTER],
        ["The heading that it is listed under", ENTER],
        ["What it is, in a sentence or two.", key],
      ],
    )
    expect(refusal).toBe("Stopped. Nothing was written.\n")
    expect(status).toBe(1)
    expect(snapshot(directory)).toEqual(before)
  })

  test("asks again after a registered label, an unknown icon and an invalid colour", async () => {
    const { refusal, status } = await runInTerminal(
      ["new", "technology"],
      [
        ["The label content refers to", "Rust", ENTER],
        ['"Rust" is already registered.'],
        ["The label content refers to", CTRL_U, "Kotlin", ENTER],
        ["An icon of the Iconify set", "logos:kotlinn", ENTER],
        ['The icon set has no "logos:kotlinn". Did you mean "logos:kotlin"?'],
        ["An icon of the Iconify set", "\u007f", ENTER],
        ["The brand's colour", "red", ENTER],
        ['"red" is not a colour such as #3178c6.'],
        ["The brand's colour", CTRL_U, "#7f52ff", ENTER],
      ],
    )
    expect({ refusal, status }).toEqual({ refusal: "", status: 0 })
    expect(readJson("technologies.json")).toMatchObject({
      technologies: { 3: { label: "Kotlin", icon: "logos:kotlin", colour: "#7f52ff" } },
    })
  })

  test("asks again after a missing folder and one without pictures; offers the existing tabs and a new one", async () => {
    const [empty, shots] = [temporaryFolder(), temporaryFolder()]
    writeFileSync(join(empty, "notes.doc"), "notes")
    writeFileSync(join(shots, "2 Plan.png"), (await sampleMedia()).png)
    const { refusal, status } = await runInTerminal(
      ["new", "gallery"],
      [
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
      ],
    )
    expect({ refusal, status }).toEqual({ refusal: "", status: 0 })
    expect(readJson("works/01-company/02-drafts/tab.json")).toMatchObject({ label: "Drafts" })
    expect(readJson("works/01-company/02-drafts/01-first/group.json")).toMatchObject({
      title: "First",
      content: [{ name: "Plan", img: "./plan.png" }],
    })
  })

  test("an invalid flag ends it: only answers can be corrected", async () => {
    const { refusal, status } = await runInTerminal(["new", "project", "--title", "Loom"], [])
    expect(refusal).toMatch(/02-loom already exists/)
    expect(status).toBe(1)
  })
})

describe("content:clear at a terminal", () => {
  test.each([
    ["Enter, which means no", ENTER, "Nothing was done.\n"],
    ["Ctrl-C", CTRL_C, "Stopped. Nothing was written.\n"],
  ])("does nothing on %s", async (_, key, message) => {
    const before = snapshot(directory)
    const { refusal, status } = await runInTerminal(["clear"], [["Delete 14 files from", key]])
    expect(refusal).toBe(message)
    expect(status).toBe(1)
    expect(snapshot(directory)).toEqual(before)
  })

  test("deletes the content on yes", async () => {
    const { screen, status } = await runInTerminal(["clear"], [["Delete 14 files from", "y"]])
    expect(status).toBe(0)
    expect(screen).toContain("Deleted 14 files from")
    expect(readdirSync(directory)).not.toContain("works")
  })
})
