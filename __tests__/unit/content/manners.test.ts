import { spawn, spawnSync } from "node:child_process"
import { mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { childAt, entriesOf } from "../../../src/checker/values"
import { type CommandName, runOnContent as run } from "../../support/command"
import {
  removeTemporaryFolders,
  sampleMedia,
  temporaryFolder,
  validContent,
  writeContent,
} from "../checker/support/content-in-memory"

jest.setTimeout(60_000)
afterEach(removeTemporaryFolders)

const argumentsOf = (command: CommandName, flags: readonly string[]) => [
  "--require",
  "tsx/cjs",
  `scripts/content-${command}.ts`,
  ...flags,
]

const environmentOf = (directory: string) => ({ ...process.env, CONTENT_DIR: directory, NODE_OPTIONS: "" })

/** Starts a command in a process of its own and resolves, when it has ended, to its exit code and what it refused. */
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

describe("help", () => {
  test.each([
    ["check", [], "content:check", "--strict"],
    ["new", [], "content:new [project | gallery | work | technology] [files]", "--help"],
    ["new", ["gallery"], "content:new gallery [files]", "--from"],
    ["import", [], "content:import resume.json", "--write"],
    ["clear", [], "content:clear", "--yes"],
  ] as const)(
    "content:%s %j --help says how it is called and which options it has, and does nothing",
    async (name, words, call, flag) => {
      const directory = join(temporaryFolder(), "content")
      const { output, refusal, status } = await run(name, directory, [...words, "--help"])
      expect(output.split("\n")[0]).toBe(`Usage: npm run ${call} [-- options]`)
      expect(output).toContain(`\n  ${flag} `)
      expect({ refusal, status }).toEqual({ refusal: "", status: 0 })
      expect(readdirSync(join(directory, ".."))).toEqual([])
    },
  )
})

describe("a command refuses", () => {
  test.each([
    ["a mistyped option", "check", ["--jsn"], "error: unknown option '--jsn'\n(Did you mean --json?)\n"],
    ["an option that nobody knows", "check", ["--verbose"], "error: unknown option '--verbose'\n"],
    ["a stray word", "clear", ["content"], "error: too many arguments. Expected 0 arguments but got 1.\n"],
    ["a second file", "import", ["a.json", "b.json"], "error: too many arguments. Expected 1 argument but got 2.\n"],
    ["a value for an option that takes none", "check", ["--json=yes"], "error: unknown option '--json=yes'\n"],
    ["an option without its value", "new", ["project", "--title"], "error: option '--title <text>' argument missing\n"],
    [
      "an option in the place of a value",
      "new",
      ["project", "--title", "--desc", "B"],
      "error: option '--title <text>' argument '--desc' is invalid. It looks like another option.\n",
    ],
    [
      "an option that stands twice",
      "new",
      ["project", "--title", "A", "--title", "B"],
      "error: option '--title <text>' argument 'B' is invalid. It can be given only once.\n",
    ],
    ["another kind's option", "new", ["work", "--label", "A", "--section", "B"], "error: unknown option '--section'\n"],
    [
      "a file for what has none",
      "new",
      ["work", "shot.png"],
      "error: too many arguments for 'work'. Expected 0 arguments but got 1.\n",
    ],
    [
      "a link that leads nowhere",
      "new",
      ["project", "--title", "A", "--desc", "B", "--link", "Code"],
      '"Code" has no address. Write it like this: --link "Source code https://github.com/your-name/park"\n',
    ],
  ] as const)("%s, and writes nothing", async (_, command, flags, refusal) => {
    const directory = writeContent(await validContent())
    const before = readdirSync(directory, { recursive: true })
    const hint = refusal.startsWith("error: ") ? `For help: npm run content:${command} -- --help\n` : ""
    expect(await run(command, directory, flags)).toEqual({ output: "", refusal: refusal + hint, status: 1 })
    expect(readdirSync(directory, { recursive: true })).toEqual(before)
  })

  test("options that npm has taken for its own", async () => {
    const directory = writeContent(await validContent())
    const npm = { npm_lifecycle_event: "content:check", npm_config_strict: "true", npm_config_json: "true" }
    expect(await run("check", directory, [], npm)).toEqual({
      output: "",
      refusal:
        "npm took --strict --json for options of its own. Put -- before them: npm run content:check … -- --strict --json\n",
      status: 1,
    })
  })
})

describe("content:check", () => {
  test("--strict treats warnings as errors", async () => {
    const content = await validContent()
    content.set("projects/02-loom/draft.png", (await sampleMedia()).png)
    const { output, status } = await run("check", writeContent(content), ["--strict"])
    expect(output).toMatch(/draft\.png:1:1 {2}error {2}[^]*: 1 error, 0 warnings\n$/)
    expect(status).toBe(1)
  })

  test("on the content that the template came with, says what to do first", async () => {
    const { output, status } = await run("check", resolve("content"), [])
    expect(output).toContain("\nThis is still the sample. First make room: npm run content:clear.")
    expect(output.split("\n").length).toBeLessThan(10)
    expect(status).toBe(0)
  })
})

test.each(["check", "import"] as const)("content:%s, piped into what stops reading, ends in silence", async (name) => {
  const directory = writeContent(await validContent())
  writeFileSync(join(directory, "..", "resume.json"), JSON.stringify({ basics: { name: "Ada" } }))
  const flags = name === "import" ? [join(directory, "..", "resume.json")] : ["--json"]
  const { stderr } = spawnSync("sh", ["-c", '"$0" "$@" | true', process.execPath, ...argumentsOf(name, flags)], {
    env: environmentOf(directory),
    encoding: "utf8",
  })
  expect(stderr).toBe("")
})

describe("content:new", () => {
  test("a project with links", async () => {
    const directory = writeContent(await validContent())
    const links = ["Source code: https://github.com/ada/a", "https://park.ada.example/start"]
    const flags = ["project", "--title", "A", "--desc", "B", ...links.flatMap((link) => ["--link", link])]
    expect((await run("new", directory, flags)).refusal).toBe("")
    expect(read(directory, "projects/03-a/project.json")).toMatchObject({
      links: [
        { label: "Source code", href: "https://github.com/ada/a" },
        { label: "park.ada.example", href: "https://park.ada.example/start" },
      ],
    })
  })

  test("reports a broken picture and a folder among those it is given, and leaves them out", async () => {
    const directory = writeContent(await validContent())
    const shots = temporaryFolder()
    const { png } = await sampleMedia()
    writeFileSync(join(shots, "plan.png"), png)
    writeFileSync(join(shots, "broken.png"), png.slice(0, -20))
    mkdirSync(join(shots, "older"))
    symlinkSync("gone.png", join(shots, "link.png"))
    const { output, status } = await run("new", directory, ["gallery", "--title", "A", "--from", shots])
    expect(output.split("\n").filter((line) => line.startsWith("skipped"))).toEqual([
      "skipped  broken.png (is damaged or cut off (it ends too soon); export or copy it again)",
      "skipped  link.png (can't be read)",
      "skipped  older (a folder; give it with a --from of its own)",
    ])
    expect(read(directory, "works/01-company/01-notes/03-a/group.json")).toMatchObject({
      content: [{ img: "./plan.png" }],
    })
    expect(status).toBe(0)
  })

  test.each([
    ["quoted", (path: string) => `'${path}'`],
    ["quoted, with a quotation mark", (path: string) => `"${path}" `],
    ["escaped", (path: string) => path.replaceAll(/[ ']/g, "\\$&")],
    ["as an address", (path: string) => pathToFileURL(path).href],
    ["as it is", (path: string) => path],
  ])("understands a path %s", async (_, pasted) => {
    const directory = writeContent(await validContent())
    const folder = join(temporaryFolder(), "My shots")
    mkdirSync(folder)
    writeFileSync(join(folder, "plan.png"), (await sampleMedia()).png)
    const { refusal } = await run("new", directory, ["gallery", "--title", "A", "--from", pasted(folder)])
    expect(refusal).toBe("")
    expect(readdirSync(join(directory, "works/01-company/01-notes/03-a"))).toContain("plan.png")
  })

  test("six at once: nothing is lost, and no number is given twice", async () => {
    const directory = writeContent(await validContent())
    const all = Array.from({ length: 6 }, (_, index) =>
      start("new", directory, ["project", "--title", `Park ${index}`, "--desc", "B"]),
    )
    expect((await Promise.all(all)).map(({ refusal }) => refusal)).toEqual(Array(6).fill(""))
    const numbers = readdirSync(join(directory, "projects")).map((name) => name.slice(0, 2))
    expect(numbers).toEqual(["01", "02", "03", "04", "05", "06", "07", "08"])
  })

  test("does not wait for a command that was killed", () => {
    const project = temporaryFolder()
    const lock = join(project, ".gatsby", "writing.lock")
    mkdirSync(lock, { recursive: true })
    const tenSecondsAgo = new Date(Date.now() - 10_000)
    utimesSync(lock, tenSecondsAgo, tenSecondsAgo)
    const { status } = spawnSync(
      process.execPath,
      ["--require", require.resolve("tsx/cjs"), resolve("scripts/content-clear.ts")],
      { cwd: project, env: environmentOf(join(project, "mine")), encoding: "utf8" },
    )
    expect(status).toBe(0)
    expect(readdirSync(join(project, ".gatsby"))).toEqual([])
  })

  test("of two with one name, one is refused", async () => {
    const directory = writeContent(await validContent())
    const flags = ["project", "--title", "Park", "--desc", "B"]
    const ended = await Promise.all([start("new", directory, flags), start("new", directory, flags)])
    expect(ended.map(({ status }) => status).sort()).toEqual([0, 1])
    expect(readdirSync(join(directory, "projects"))).toHaveLength(3)
  })

  test("six technologies at once are six more lines of the registry", async () => {
    const directory = writeContent(await validContent())
    const all = Array.from({ length: 6 }, (_, index) =>
      start("new", directory, ["technology", "--label", `T${index}`, "--icon", "logos:rust", "--colour", "#000000"]),
    )
    await Promise.all(all)
    const labels = entriesOf(childAt(read(directory, "technologies.json"), ["technologies"]))
    expect(labels).toHaveLength(9)
  })
})

test("what commands write is as Prettier would write it", async () => {
  const directory = join(temporaryFolder(), "content")
  const shots = temporaryFolder()
  writeFileSync(join(shots, "plan.png"), (await sampleMedia()).png)
  const resume = join(shots, "resume.json")
  writeFileSync(
    resume,
    JSON.stringify({
      basics: { name: "Ada", label: "Analyst", profiles: [{ network: "GitHub", url: "https://github.com/ada" }] },
      work: [{ name: "Engine", position: "Clerk", highlights: ["Short", "very long ".repeat(20)] }],
      interests: ["Horses", "Looms"].map((name) => ({ name })),
    }),
  )
  const steps: [CommandName, ...string[]][] = [
    ["clear"],
    ["import", resume, "--write"],
    ["new", "work", "--label", "Loom Ltd", "--title", "A", "--duration", "B", "--duty", "C", "--tech", "Rust"],
    ["new", "gallery", "--work", "loom-ltd", "--new-tab", "A", "--title", "B", "--from", shots],
    [
      "new",
      "project",
      "--title",
      "停車場",
      "--desc",
      "B",
      "--feat",
      "Map",
      "--feat",
      "停".repeat(54),
      "--mobile",
      "iOS",
      "--from",
      shots,
    ],
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
