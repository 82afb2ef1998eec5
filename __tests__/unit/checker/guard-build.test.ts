import { spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { checkContent } from "../../../src/checker/check-content"
import { CHECKED_CONTENT, guardBuild } from "../../../src/checker/guard-build"
import { formatReport } from "../../../src/checker/report"
import { removeTemporaryFolders, validContent, writeContent } from "./support/content-in-memory"
import { FAULTY_CONTENT } from "./support/faulty-content"

jest.setTimeout(60_000)

const environment = { ...process.env }
afterEach(() => {
  process.env = { ...environment }
  jest.restoreAllMocks()
  removeTemporaryFolders()
})

/** Starts the guard as Gatsby would for a command, and returns what it printed, and why it stopped the build, if it did. */
async function guard(directory: string, command: string) {
  process.env.CONTENT_DIR = directory
  process.env.gatsby_executing_command = command
  const printed: string[] = []
  jest.spyOn(process.stdout, "write").mockImplementation((text) => printed.push(String(text)) > 0)
  const panics: string[] = []
  await guardBuild({ reporter: { panic: (reason: string) => panics.push(reason) } })
  jest.restoreAllMocks()
  return { printed: printed.join(""), panics }
}

const ERRORS = FAULTY_CONTENT.filter(({ line }) => line.includes("  error  "))
const WARNINGS = FAULTY_CONTENT.filter(({ line }) => line.includes("  warning  "))

test.each(ERRORS)("a build stops at $fault and says what the check says", async ({ change }) => {
  const content = await validContent()
  await change(content)
  const directory = writeContent(content)
  const { printed, panics } = await guard(directory, "build")
  expect(printed).toBe(`${formatReport(await checkContent(directory), directory)}\n`)
  expect(panics).toEqual(["The content has errors. Nothing was built."])
})

test.each(WARNINGS)("a build does not stop at $fault", async ({ change }) => {
  const content = await validContent()
  await change(content)
  expect(await guard(writeContent(content), "build")).toEqual({ printed: "", panics: [] })
})

test("a bare gatsby develop stops, too, and says which command does not", async () => {
  const content = await validContent()
  content.set("site.json", "{")
  const directory = writeContent(content)
  const { printed, panics } = await guard(directory, "develop")
  expect(printed).toBe(`${formatReport(await checkContent(directory), directory)}\n`)
  expect(panics).toEqual([expect.stringContaining("`npm start`")])
})

test("content that npm start or npm run build has checked is not checked again, other content is", async () => {
  const content = await validContent()
  content.set("site.json", "{")
  const directory = writeContent(content)
  process.env[CHECKED_CONTENT] = directory
  expect(await guard(directory, "build")).toEqual({ printed: "", panics: [] })
  process.env[CHECKED_CONTENT] = join(directory, "..", "other")
  expect((await guard(directory, "build")).panics).toHaveLength(1)
})

test("other commands of Gatsby's run on any content", async () => {
  const content = await validContent()
  content.set("site.json", "{")
  expect(await guard(writeContent(content), "clean")).toEqual({ printed: "", panics: [] })
})

/** A folder for commands of this project that work beside those in its own: with its files, but its own lock and `public`. */
function besideProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "project-"))
  for (const each of ["package.json", "scripts", "src", "node_modules"]) symlinkSync(resolve(each), join(folder, each))
  return folder
}

test.each([ERRORS[0], ERRORS[40], ERRORS[80]])(
  "npm run build, given $fault, exits with 1 before Gatsby starts",
  async (faulty) => {
    const content = await validContent()
    await faulty?.change(content)
    const directory = writeContent(content)
    const project = besideProject()
    const { stdout, status } = spawnSync("npm", ["run", "--silent", "build"], {
      cwd: project,
      env: { ...environment, CONTENT_DIR: directory },
      encoding: "utf8",
    })
    expect(stdout).toBe(`${formatReport(await checkContent(directory), directory)}\n`)
    expect(stdout).toContain(join(directory, "/"))
    expect(status).toBe(1)
    expect(readdirSync(join(project, ".gatsby", "build"))).not.toContain(".cache")
    expect(existsSync(join(project, "public"))).toBe(false)
    rmSync(project, { recursive: true })
  },
)
