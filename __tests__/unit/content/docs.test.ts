import { spawnSync } from "node:child_process"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { formatFault } from "../../../src/checker/fault"
import { checkContent } from "../../../src/checker/check-content"
import { KIND_NAMES } from "../../../src/content/kinds"
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

/** The guide's commands and snippets, in their order. */
const STEPS = Array.from(
  GUIDE.matchAll(/(?:<!-- in (\S+) -->\s+)?```(sh|json|md)?\n([^]*?)```/g),
  ([, file, language, text = ""]) => ({ file, language, text }),
)

/** A home folder with the files that the guide mentions, and valid content. */
async function ownersFiles() {
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

/** A command line's arguments, as a shell expands and splits them. */
function argumentsOf(line: string, home: string): string[] {
  const env = { ...process.env, HOME: home }
  const { stdout } = spawnSync(`printf '%s\\n' ${line}`, { shell: true, encoding: "utf8", env })
  return stdout.split("\n").filter((word) => word !== "")
}

/** Runs a command line of the guide, and confirms what it asks. */
function run(line: string, { home, directory }: { home: string; directory: string }) {
  const [, name = "", rest = ""] = /^npm run content:(\S+)(.*)$/.exec(line) ?? []
  if (!isCommandName(name)) throw new Error(`No command: ${line}`)
  const options = rest.replace(" -- ", " ").replace("resume.json", join(home, "resume.json"))
  return runOnContent(name, directory, argumentsOf(name === "clear" ? `${options} --yes` : options, home))
}

test("the commands and snippets of the owner's guide work when followed in order", async () => {
  const files = await ownersFiles()
  const executed: string[] = []
  for (const { file, language, text } of STEPS) {
    if (language === "sh") {
      for (const line of text.trim().split("\n")) {
        if (RUN_ELSEWHERE.some((pattern) => pattern.test(line))) continue
        const { status, refusal, output } = await run(line, files)
        expect({ line, status, refusal }).toEqual({ line, status: 0, refusal: "" })
        expect(output).not.toContain("  error  ")
        executed.push(line)
      }
    }
    if (language !== "json" && language !== "md") continue
    if (file === undefined) throw new Error(`The guide doesn't say where this goes: ${text}`)
    const path = join(files.directory, file)
    const before = existsSync(path) ? readFileSync(path, "utf8") : "{}"
    const merged = () => JSON.stringify({ ...JSON.parse(before), ...JSON.parse(text) }, null, 2)
    writeFileSync(path, language === "md" ? text : merged())
  }
  expect(executed).toHaveLength(9)

  const { faults } = await checkContent(files.directory)
  const shown = faults.map((fault) => `${fault.file} ${fault.severity} ${fault.rule}`)
  // The guide leaves two pictures for the owner to describe.
  expect(shown).toEqual([
    "projects/01-park-and-charge/project.json warning alternative-text",
    "works/01-engine-company/01-revamp-ui/02-after/group.json warning alternative-text",
  ])
})

test("the check reports exactly the fault that the guide shows", async () => {
  const content = await validContent()
  const directory = writeContent(content)
  await run("npm run content:clear", { home: "/", directory })
  const path = join(directory, "home.json")
  writeFileSync(path, readFileSync(path, "utf8").replace("./portrait.svg", "./portrat.svg"))
  const { faults } = await checkContent(directory)
  const documented = STEPS.find(({ language }) => language === undefined)?.text.trim()
  const errors = faults.filter(({ severity }) => severity === "error")
  expect(errors.map((fault) => formatFault(fault, directory, dirname(directory)))).toEqual([documented])
})

test.each(["docs/owners-guide.md", "docs/content.md"])("each npm script that %s mentions exists", (file) => {
  const scripts = Array.from(readFileSync(file, "utf8").matchAll(/npm run (?:--silent )?([\w:]+)/g), ([, name]) => name)
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((name) => name !== undefined && !SCRIPTS.includes(name))).toEqual([])
})

test("the schemas and the tables of docs/content.md match the declarations", () => {
  const command = ["--import", "tsx", "scripts/write-schemas.ts", "--check"]
  const { stdout, status } = spawnSync(process.execPath, command, { encoding: "utf8" })
  expect({ stdout, status }).toEqual({ stdout: "", status: 0 })
})

test("each kind's schema file has all definitions that it refers to", () => {
  for (const kind of KIND_NAMES) {
    const schema: unknown = JSON.parse(readFileSync(`schemas/${kind}.schema.json`, "utf8"))
    const definitions = isRecord(schema) && isRecord(schema.definitions) ? Object.keys(schema.definitions) : []
    const mentioned = Array.from(JSON.stringify(schema).matchAll(/#\/definitions\/(\w+)/g), ([, name]) => name)
    expect(mentioned.filter((name) => name !== undefined && !definitions.includes(name))).toEqual([])
  }
})
