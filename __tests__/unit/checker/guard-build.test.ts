import { spawnSync } from "node:child_process"
import { existsSync, readdirSync, symlinkSync } from "node:fs"
import { join, resolve } from "node:path"
import { checkContent } from "../../../src/checker/check-content"
import { CHECKED_CONTENT, guardBuild } from "../../../src/checker/guard-build"
import { formatReport } from "../../../src/checker/report"
import { sampleMedia, validContent, writeContent } from "./support/content-in-memory"
import { temporaryFolder } from "../../support/temporary-folder"

const environment = { ...process.env }
afterEach(() => {
  process.env = { ...environment }
  jest.restoreAllMocks()
})

/** Runs the guard as Gatsby does for `command`; resolves to its output and the reasons it gave for stopping the build. */
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

/** A content folder with a syntax error. */
const brokenContent = async () => writeContent(await validContent({ "site.json": "{" }))

test.each([
  ["build", "The content has errors. Nothing was built."],
  ["develop", expect.stringContaining("`npm start`")],
])("gatsby %s stops at an error and prints what the check prints", async (command, reason) => {
  const directory = await brokenContent()
  const { printed, panics } = await guard(directory, command)
  expect(printed).toBe(`${formatReport(await checkContent(directory), directory)}\n`)
  expect(panics).toEqual([reason])
})

test("a build does not stop at a warning", async () => {
  const directory = writeContent(await validContent({ "projects/02-loom/draft.png": (await sampleMedia()).png }))
  expect(await guard(directory, "build")).toEqual({ printed: "", panics: [] })
})

test("content that npm start or npm run build has already checked is not checked again; other content is", async () => {
  const directory = await brokenContent()
  process.env[CHECKED_CONTENT] = directory
  expect(await guard(directory, "build")).toEqual({ printed: "", panics: [] })
  process.env[CHECKED_CONTENT] = join(directory, "..", "other")
  expect((await guard(directory, "build")).panics).toHaveLength(1)
})

test("other Gatsby commands run on any content", async () => {
  expect(await guard(await brokenContent(), "clean")).toEqual({ printed: "", panics: [] })
})

/** A folder where this project's commands can run while others run in the project: it links to the files, but has its own lock and `public`. */
function linkedProject(): string {
  const folder = temporaryFolder()
  for (const each of ["package.json", "scripts", "src", "node_modules"]) symlinkSync(resolve(each), join(folder, each))
  return folder
}

test("npm run build exits with 1 before Gatsby starts if the content has an error", async () => {
  const directory = await brokenContent()
  const project = linkedProject()
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
})
