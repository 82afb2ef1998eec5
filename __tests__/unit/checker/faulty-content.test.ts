import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { checkContent } from "../../../src/checker/check-content"
import { type Fault, formatFault } from "../../../src/checker/fault"
import { RULES } from "../../../src/checker/rules"
import { childAt } from "../../../src/content/values"
import { replaceIn, sampleMedia, textOf, validContent, writeContent } from "./support/content-in-memory"
import { FAULTY_CONTENT } from "./support/faulty-content"

const rulesBroken = new Set<string>()

test.each(FAULTY_CONTENT)("$line", async ({ change, line }) => {
  const content = await validContent()
  await change(content)
  const directory = writeContent(content)
  const { faults } = await checkContent(directory)
  expect(faults.map((fault) => formatFault(fault, directory, dirname(directory)))).toEqual([line])
  for (const fault of faults) {
    rulesBroken.add(fault.rule)
    expectPositionOfValue(directory, fault)
  }
})

/** If a fault's pointer leads to a text or a number, the fault's line and column are where that value starts. */
function expectPositionOfValue(directory: string, { file, line, column, pointer }: Fault) {
  const value = pointer === "" ? undefined : valueAt(readFileSync(join(directory, file), "utf8"), pointer)
  if (typeof value !== "string" && typeof value !== "number") return
  const text = readFileSync(join(directory, file), "utf8").replace(/^\ufeff/, "")
  const textFromThere = text.split("\n")[line - 1]?.slice(column - 1) ?? ""
  // Unknown and duplicate fields are reported at their name.
  expect(textFromThere.replace(/^"[^"]*": /, "").startsWith(JSON.stringify(value))).toBe(true)
}

function valueAt(text: string, pointer: string): unknown {
  try {
    return childAt(JSON.parse(text), pointer.slice(1).split("/"))
  } catch {
    return undefined
  }
}

test("every rule except the one about the folder itself has a case", () => {
  expect(Object.keys(RULES).filter((rule) => !rulesBroken.has(rule))).toEqual(["content-folder"])
})

test("a missing content folder is one fault", async () => {
  const directory = join("/", "no", "such", "folder")
  const { faults } = await checkContent(directory)
  expect(faults.map((fault) => formatFault(fault, directory, "/"))).toEqual([
    "no/such/folder:1:1  error  the content folder can't be read (ENOENT: no such file or directory); create it, or choose another folder with CONTENT_DIR",
  ])
})

test("a folder that holds something else, such as the project itself, is one fault", async () => {
  const folder = dirname(writeContent(await validContent()))
  const { faults } = await checkContent(folder)
  expect(faults.map((fault) => formatFault(fault, folder, folder))).toEqual([
    ".:1:1  error  the content folder can't be read (it has none of site.json, home.json, technologies.json); create it, or choose another folder with CONTENT_DIR",
  ])
})

test("all faults of a file are reported, in the order of their positions", async () => {
  const project = '{\n  "titel": "Loom",\n  "section": 4,\n  "desc": ""\n}'
  const content = await validContent({ "projects/02-loom/project.json": project })
  const { faults } = await checkContent(writeContent(content))
  expect(faults.map(({ line, pointer, rule }) => `${line} ${pointer} ${rule}`)).toEqual([
    "1 /title missing-field",
    "2 /titel unknown-field",
    "3 /section wrong-type",
    "4 /desc empty",
  ])
})

test("a group that can't be read is the only fault: its tab has it, and others may refer to it", async () => {
  const content = await validContent()
  const before = "works/01-company/01-notes/01-before/group.json"
  const group = textOf(content, before)
  content.set(
    "works/01-company/01-notes/03-after/group.json",
    group.replace('"title": "Before",', '"title": "After", "afterOf": "before",').replaceAll('"./', '"../01-before/'),
  )
  content.set("works/01-company/02-more/tab.json", JSON.stringify({ value: "more", label: "More" }))
  content.set("works/01-company/02-more/01-only/group.json", "{")
  content.set(before, "{")
  const { faults } = await checkContent(writeContent(content))
  expect(faults.filter(({ rule }) => rule !== "json-syntax")).toEqual([])
})

test("two projects whose pages would have the same address are one fault", async () => {
  const project = JSON.stringify({ title: "Compiler", section: "Mine", desc: "It compiles." })
  const content = await validContent({
    "projects/07-c#-compiler/project.json": project,
    "projects/08-C++-compiler/project.json": project,
  })
  const directory = writeContent(content)
  const errors = (await checkContent(directory)).faults.filter(({ rule }) => rule !== "folder-name")
  expect(errors.map((fault) => formatFault(fault, directory, directory))).toEqual([
    'projects/08-C++-compiler/project.json:1:1  error  the page of the folder "08-C++-compiler" has the same address as that of "07-c#-compiler" beside it, because some characters become hyphens; rename one of the two folders',
  ])
})

test("a page's address may be the first language's, which has no path, but no other's", async () => {
  const content = await validContent()
  replaceIn(content, "site.json", '"language": "en",', '"language": "en", "languages": ["en", "de"],')
  replaceIn(content, "site.json", '"works": {', '"works": { "address": "en",')
  replaceIn(content, "site.json", '"projects": {', '"projects": { "address": "de",')
  const { faults } = await checkContent(writeContent(content))
  expect(faults.map(({ problem }) => problem)).toEqual(['"de" is the address of the site in another language'])
})

test("a fault is printed on one line without control characters, whatever the content contains", async () => {
  const project = JSON.stringify({ title: "A", section: "B", desc: "C", "\u001b[31m\n": "\u0007" })
  const directory = writeContent(await validContent({ "projects/02-loom/project.json": project }))
  const lines = (await checkContent(directory)).faults.map((fault) => formatFault(fault, directory))
  expect(lines).toHaveLength(1)
  // eslint-disable-next-line no-control-regex -- the absence of control characters is what is tested
  expect(lines.join()).not.toMatch(/[\u0000-\u001f]/)
})

test("a valid story has no fault, its pictures count as used, and notes beside it are ignored", async () => {
  const picture = '![A loom at work](./my%20loom.png "At work")'
  const content = await validContent({
    // A symbolic link to a file whose name has a space.
    "projects/02-loom/story.md": { linkTo: "./its text.md" },
    "projects/02-loom/its text.md": `## Why\n\nA *loom*, see [it](./my%20loom.png).\n\n${picture}\n`,
    "projects/02-loom/my loom.png": (await sampleMedia()).png,
    "projects/02-loom/notes.md": "# <b>mine</b>",
    "projects/drafts/idea.md": "# A third",
  })
  replaceIn(content, "projects/02-loom/project.json", '"title"', '"story": "./story.md",\n  "title"')
  const directory = writeContent(content)
  expect((await checkContent(directory)).faults).toEqual([])
})
