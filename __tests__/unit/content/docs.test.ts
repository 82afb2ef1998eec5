import { spawnSync } from "node:child_process"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { formatFault } from "../../../src/checker/fault"
import { checkContent } from "../../../src/checker/check-content"
import { childAt, isRecord } from "../../../src/content/values"
import { isCommandName, runOnContent } from "../../support/command"
import { sampleMedia, validContent, writeContent } from "../checker/support/content-in-memory"
import { temporaryFolder, writeFiles } from "../../support/temporary-folder"

const GUIDE = readFileSync("docs/owners-guide.md", "utf8")
const PACKAGE: unknown = JSON.parse(readFileSync("package.json", "utf8"))
const SCRIPTS = scriptsOf(PACKAGE)

function scriptsOf(file: unknown): string[] {
  const scripts = childAt(file, ["scripts"])
  return isRecord(scripts) ? Object.keys(scripts) : []
}

/** Commands that the tests of the whole site run, or that need a network. */
const RUN_ELSEWHERE = [/^git clone /, /^cd /, /^npm ci$/, /^npm start$/, /^npm run build$/, /^npm run resume:pdf$/]

/** The guide's commands and snippets, in the order in which its reader meets them. */
const STEPS = Array.from(
  GUIDE.matchAll(/(?:<!-- in (\S+) -->\s+)?```(sh|json|md)?\n([^]*?)```/g),
  ([, file, language, text = ""]) => ({ file, language, text }),
)

/** The owner's computer: a home with what the guide mentions, and the sample content. */
async function ownersComputer() {
  const home = temporaryFolder()
  const { png, gif } = await sampleMedia()
  writeFiles(home, {
    "Desktop/before/1 Table management.png": png,
    "Desktop/after/Table_management.png": png,
    "Desktop/demo.gif": gif,
    "resume.json": JSON.stringify({ basics: { name: "Ada" } }),
  })
  return { home, directory: writeContent(await validContent()) }
}

/** What a shell makes of a command line's arguments. */
function argumentsOf(line: string, home: string): string[] {
  const env = { ...process.env, HOME: home }
  const { stdout } = spawnSync(`printf '%s\\n' ${line}`, { shell: true, encoding: "utf8", env })
  return stdout.split("\n").filter((word) => word !== "")
}

/** Runs a command line of the guide. The owner says yes where it asks. */
function run(line: string, { home, directory }: { home: string; directory: string }) {
  const [, name = "", said = ""] = /^npm run content:(\S+)(.*)$/.exec(line) ?? []
  if (!isCommandName(name)) throw new Error(`No command: ${line}`)
  const options = said.replace(" -- ", " ").replace("resume.json", join(home, "resume.json"))
  return runOnContent(name, directory, argumentsOf(name === "clear" ? `${options} --yes` : options, home))
}

test("every command and snippet of the owner's guide does what it says, one after the other", async () => {
  const computer = await ownersComputer()
  const ran: string[] = []
  for (const { file, language, text } of STEPS) {
    if (language === "sh") {
      for (const line of text.trim().split("\n")) {
        if (RUN_ELSEWHERE.some((pattern) => pattern.test(line))) continue
        const { status, refusal, output } = await run(line, computer)
        expect({ line, status, refusal }).toEqual({ line, status: 0, refusal: "" })
        expect(output).not.toContain("  error  ")
        ran.push(line)
      }
    }
    if (language !== "json" && language !== "md") continue
    if (file === undefined) throw new Error(`The guide doesn't say where this goes: ${text}`)
    const path = join(computer.directory, file)
    const before = existsSync(path) ? readFileSync(path, "utf8") : "{}"
    const merged = () => JSON.stringify({ ...JSON.parse(before), ...JSON.parse(text) }, null, 2)
    writeFileSync(path, language === "md" ? text : merged())
  }
  expect(ran).toHaveLength(9)

  const { faults } = await checkContent(computer.directory)
  const shown = faults.map((fault) => `${fault.file} ${fault.severity} ${fault.rule}`)
  // The guide leaves two pictures for the owner to describe.
  expect(shown).toEqual([
    "projects/01-park-and-charge/project.json warning alternative-text",
    "works/01-engine-company/01-revamp-ui/02-after/group.json warning alternative-text",
  ])
})

test("the fault the guide promises is the fault that comes", async () => {
  const content = await validContent()
  const directory = writeContent(content)
  await run("npm run content:clear", { home: "/", directory })
  const path = join(directory, "home.json")
  writeFileSync(path, readFileSync(path, "utf8").replace("./portrait.svg", "./portrat.svg"))
  const { faults } = await checkContent(directory)
  const promised = STEPS.find(({ language }) => language === undefined)?.text.trim()
  const errors = faults.filter(({ severity }) => severity === "error")
  expect(errors.map((fault) => formatFault(fault, directory, dirname(directory)))).toEqual([promised])
})

test.each(["docs/owners-guide.md", "docs/content.md"])("each npm script that %s mentions is there", (file) => {
  const scripts = Array.from(readFileSync(file, "utf8").matchAll(/npm run (?:--silent )?([\w:]+)/g), ([, name]) => name)
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((name) => name !== undefined && !SCRIPTS.includes(name))).toEqual([])
})

test("schemas and the tables of docs/content.md are as the declarations say", () => {
  const command = ["--import", "tsx", "scripts/write-schemas.ts", "--check"]
  const { stdout, status } = spawnSync(process.execPath, command, { encoding: "utf8" })
  expect({ stdout, status }).toEqual({ stdout: "", status: 0 })
})

test("each kind's schema file refers to definitions that it has", () => {
  for (const kind of ["site", "home", "technologies", "work", "tab", "group", "project"]) {
    const schema: unknown = JSON.parse(readFileSync(`schemas/${kind}.schema.json`, "utf8"))
    const definitions = isRecord(schema) && isRecord(schema.definitions) ? Object.keys(schema.definitions) : []
    const mentioned = Array.from(JSON.stringify(schema).matchAll(/#\/definitions\/(\w+)/g), ([, name]) => name)
    expect(mentioned.filter((name) => name !== undefined && !definitions.includes(name))).toEqual([])
  }
})
