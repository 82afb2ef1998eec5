import { spawn, spawnSync } from "node:child_process"
import { mkdirSync, readdirSync, readFileSync, utimesSync } from "node:fs"
import { join, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { childAt, entriesOf } from "../../../src/content/values"
import { type CommandName, isCommandName, runOnContent as run } from "../../support/command"
import { sampleMedia, validContent, writeContent } from "../checker/support/content-in-memory"
import { temporaryFolder, writeFiles } from "../../support/temporary-folder"

const argumentsOf = (command: CommandName, flags: readonly string[]) => [
  "--import",
  "tsx",
  `scripts/content-${command}.ts`,
  ...flags,
]

const environmentOf = (directory: string) => ({ ...process.env, CONTENT_DIR: directory, NODE_OPTIONS: "" })

/** Runs a command in a process of its own; resolves to its exit code and what it wrote to stderr. */
function start(command: CommandName, directory: string, flags: readonly string[]) {
  const child = spawn(process.execPath, argumentsOf(command, flags), { env: environmentOf(directory) })
  let refusal = ""
  child.stderr.on("data", (data: Buffer) => (refusal += data.toString()))
  child.stdout.resume()
  return new Promise<{ refusal: string; status: number | null }>((done) =>
    child.on("close", (status) => done({ refusal, status })),
  )
}

const read = (directory: string, file: string): unknown => JSON.parse(readFileSync(join(directory, file), "utf8"))

test.each([
  ["check", [], "content:check", "--strict"],
  ["new", [], "content:new [project | gallery | work | technology] [files]", "--help"],
  ["new", ["gallery"], "content:new gallery [files]", "--from"],
  ["import", [], "content:import resume.json", "--write"],
  ["clear", [], "content:clear", "--yes"],
] as const)("content:%s %j --help prints usage and options, and does nothing else", async (name, words, call, flag) => {
  const directory = join(temporaryFolder(), "content")
  const { output, refusal, status } = await run(name, directory, [...words, "--help"])
  expect(output.split("\n")[0]).toBe(`Usage: npm run ${call} [-- options]`)
  expect(output).toContain(`\n  ${flag} `)
  expect({ refusal, status }).toEqual({ refusal: "", status: 0 })
  expect(readdirSync(join(directory, ".."))).toEqual([])
})

test.each([
  ["a mistyped option", "check --jsn", "error: unknown option '--jsn'\n(Did you mean --json?)\n"],
  ["a stray word", "clear content", "error: too many arguments. Expected 0 arguments but got 1.\n"],
  ["another kind's option", "new work --label A --section B", "error: unknown option '--section'\n"],
  [
    "an option instead of a value",
    "new project --title --desc B",
    "error: option '--title <text>' argument '--desc' is invalid. It looks like another option.\n",
  ],
  [
    "a repeated option",
    "new project --title A --title B",
    "error: option '--title <text>' argument 'B' is invalid. It can be given only once.\n",
  ],
])("a command refuses %s, and writes nothing", async (_, line, refusal) => {
  const directory = writeContent(await validContent())
  const before = readdirSync(directory, { recursive: true })
  const [name = "", ...flags] = line.split(" ")
  if (!isCommandName(name)) throw new Error(`No command ${name}`)
  expect(await run(name, directory, flags)).toEqual({
    output: "",
    refusal: `${refusal}For help: npm run content:${name} -- --help\n`,
    status: 1,
  })
  expect(readdirSync(directory, { recursive: true })).toEqual(before)
})

test("content:check, run by npm, reads an SVG that is not in the cache", async () => {
  const directory = writeContent(await validContent())
  const env = { ...environmentOf(directory), MEDIA_CACHE_DIR: temporaryFolder() }
  const { stdout, status } = spawnSync("npm", ["run", "--silent", "content:check"], { env, encoding: "utf8" })
  expect(stdout).toBe(`9 content files and 7 media files in ${directory}: nothing wrong\n`)
  expect(status).toBe(0)
})

test("content:check prints no error if the program that it is piped into stops reading", async () => {
  const directory = writeContent(await validContent())
  const command = [process.execPath, ...argumentsOf("check", ["--json"])]
  const { stderr } = spawnSync("sh", ["-c", '"$0" "$@" | true', ...command], {
    env: environmentOf(directory),
    encoding: "utf8",
  })
  expect(stderr).toBe("")
})

describe("content:new", () => {
  test("accepts paths as terminals and file managers paste them", async () => {
    const directory = writeContent(await validContent())
    const home = temporaryFolder()
    const pasteFormats = [
      (path: string) => `'${path}'`,
      (path: string) => `"${path}" `,
      (path: string) => path.replaceAll(/[ ']/g, "\\$&"),
      (path: string) => pathToFileURL(path).href,
      (path: string) => path,
    ]
    const { png } = await sampleMedia()
    const pasted = pasteFormats.map((paste, index) => {
      const folder = join(home, `My shots ${index}`)
      writeFiles(folder, { [`plan-${index}.png`]: png })
      return paste(folder)
    })
    const flags = pasted.flatMap((path) => ["--from", path])
    expect((await run("new", directory, ["gallery", "--title", "A", ...flags])).refusal).toBe("")
    const mistyped = ["gallery", "--title", "A", "--from", "/no such/folder"]
    expect((await run("new", directory, mistyped)).refusal).toBe("There is no /no such/folder.\n")
    const files = readdirSync(join(directory, "works/01-company/01-notes/03-a"))
    expect(files).toEqual(["group.json", ...pasteFormats.map((_, index) => `plan-${index}.png`)])
  })

  test("in parallel, commands lose nothing and assign no number twice, and one of two with the same name is refused", async () => {
    const directory = writeContent(await validContent())
    const technology = (label: string) =>
      start("new", directory, ["technology", "--label", label, "--icon", "logos:rust", "--colour", "#000000"])
    const project = (title: string) => start("new", directory, ["project", "--title", title, "--desc", "B"])
    const ended = await Promise.all([
      project("Dam"),
      ...["One", "Two"].map(technology),
      ...["Park", "Park"].map(project),
    ])
    expect(ended.slice(0, 3).map(({ refusal }) => refusal)).toEqual(["", "", ""])
    const parks = ended.slice(3).map(({ status }) => status)
    expect(parks.sort()).toEqual([0, 1])
    const numbers = readdirSync(join(directory, "projects")).map((name) => name.slice(0, 2))
    expect(numbers).toEqual(["01", "02", "03", "04"])
    const labels = entriesOf(childAt(read(directory, "technologies.json"), ["technologies"]))
    expect(labels).toHaveLength(5)
  })
})

test("content:clear ignores the lock of a command that was killed", async () => {
  process.chdir(temporaryFolder())
  const lock = join(".gatsby", "writing.lock")
  mkdirSync(lock, { recursive: true })
  const anHourAgo = new Date(Date.now() - 3_600_000)
  utimesSync(lock, anHourAgo, anHourAgo)
  expect((await run("clear", "mine", [])).status).toBe(0)
  expect(readdirSync(".gatsby")).toEqual([])
})

test("commands write files as Prettier formats them", async () => {
  const directory = join(temporaryFolder(), "content")
  const shots = temporaryFolder()
  const resume = join(shots, "resume.json")
  writeFiles(shots, {
    "plan.png": (await sampleMedia()).png,
    [resume]: JSON.stringify({
      basics: { name: "Ada", label: "Analyst", profiles: [{ network: "GitHub", url: "https://github.com/ada" }] },
      work: [{ name: "Engine", position: "Clerk", highlights: ["Short", "very long ".repeat(20)] }],
      interests: ["Horses", "Looms"].map((name) => ({ name })),
    }),
  })
  const steps: [CommandName, ...string[]][] = [
    ["clear"],
    ["import", resume, "--write"],
    ["new", "work", "--label", "Loom Ltd", "--title", "A", "--duration", "B", "--duty", "C", "--tech", "Rust"],
    ["new", "gallery", "--work", "loom-ltd", "--new-tab", "A", "--title", "B", "--from", shots],
    ["new", ..."project --title 停車場 --desc B --mobile iOS --feat".split(" "), "停".repeat(54), "--from", shots],
    ["new", "technology", "--label", "Kotlin", "--icon", "logos:kotlin", "--colour", "#7f52ff"],
  ]
  for (const [command, ...flags] of steps) expect((await run(command, directory, flags)).refusal).toBe("")
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [resolve("node_modules/prettier/bin/prettier.cjs"), "--config", resolve(".prettierrc.json"), "--check", directory],
    { encoding: "utf8" },
  )
  expect({ stdout, stderr, status }).toMatchObject({ stderr: "", status: 0 })
})
