import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { type StageResult, stageContent, watchContent } from "../../../src/checker/staged-content"
import {
  removeTemporaryFolders,
  replaceIn,
  sampleMedia,
  temporaryFolder,
  textOf,
  validContent,
  writeContent,
} from "./support/content-in-memory"

jest.setTimeout(30_000)
afterEach(removeTemporaryFolders)

const LOOM = "projects/02-loom/project.json"

const filesIn = (directory: string) =>
  readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(directory, name)).isFile())
    .sort()

async function contentAndStage() {
  const content = await validContent()
  const from = writeContent(content)
  const to = join(temporaryFolder(), "staged")
  return { content, from, to }
}

test("content without an error is staged as it is, and nothing beside it", async () => {
  const { from, to } = await contentAndStage()
  writeFileSync(join(from, ".DS_Store"), "")
  expect(await stageContent({ from, to })).toMatchObject({ isStaged: true, faults: [] })
  expect(filesIn(to)).toEqual(filesIn(from).filter((name) => name !== ".DS_Store"))
  for (const file of filesIn(to)) expect(readFileSync(join(to, file))).toEqual(readFileSync(join(from, file)))
  expect(readdirSync(join(to, ".."))).toEqual(["staged"])
})

test("content with an error leaves the stage as it is", async () => {
  const { from, to } = await contentAndStage()
  await stageContent({ from, to })
  const before = readFileSync(join(to, LOOM), "utf8")
  writeFileSync(join(from, LOOM), "{")
  rmSync(join(from, "portrait.png"))
  expect(await stageContent({ from, to })).toMatchObject({ isStaged: false })
  expect(readFileSync(join(to, LOOM), "utf8")).toBe(before)
  expect(existsSync(join(to, "portrait.png"))).toBe(true)
})

test("what did not change is not written again, and what went away is taken away", async () => {
  const { from, to, content } = await contentAndStage()
  await stageContent({ from, to })
  const { ino } = statSync(join(to, "home.json"))
  rmSync(join(from, "projects/02-loom"), { recursive: true })
  replaceIn(content, "site.json", '"brand": "Ada"', '"brand": "Countess"')
  writeFileSync(join(from, "site.json"), textOf(content, "site.json"))
  await stageContent({ from, to })
  expect(statSync(join(to, "home.json")).ino).toBe(ino)
  expect(readFileSync(join(to, "site.json"), "utf8")).toContain("Countess")
  expect(existsSync(join(to, "projects/02-loom"))).toBe(false)
})

test("a watch tells of a fault, keeps the last good content, and picks up the fix, new, renamed and removed media", async () => {
  const { from, to, content } = await contentAndStage()
  const results: StageResult[] = []
  const end = await watchContent({ from, to, onResult: (result) => void results.push(result) })
  try {
    expect(results).toHaveLength(1)

    writeFileSync(join(from, LOOM), '{ "title": "Loom" ')
    await until(() => results.at(-1)?.isStaged === false)
    expect(results.at(-1)?.faults).toMatchObject([{ file: LOOM, rule: "json-syntax" }])
    expect(readFileSync(join(to, LOOM), "utf8")).toBe(textOf(content, LOOM))

    const { png } = await sampleMedia()
    const withPicture = (name: string) =>
      textOf(content, LOOM).replace('"It weaves."', `"It weaves.",\n  "img": [{ "src": "./${name}", "alt": "A loom" }]`)
    writeFileSync(join(from, "projects/02-loom/new.png"), png)
    writeFileSync(join(from, LOOM), withPicture("new.png"))
    await until(() => existsSync(join(to, "projects/02-loom/new.png")) && results.at(-1)?.isStaged === true)
    expect(readFileSync(join(to, LOOM), "utf8")).toContain("new.png")

    renameSync(join(from, "projects/02-loom/new.png"), join(from, "projects/02-loom/newer.png"))
    await until(() => results.at(-1)?.faults[0]?.remedy === 'did you mean "./newer.png"?')
    writeFileSync(join(from, LOOM), withPicture("newer.png"))
    await until(() => !existsSync(join(to, "projects/02-loom/new.png")))
    expect(existsSync(join(to, "projects/02-loom/newer.png"))).toBe(true)

    rmSync(join(from, "projects/02-loom"), { recursive: true })
    await until(() => !existsSync(join(to, "projects/02-loom")))
    expect(results.at(-1)).toMatchObject({ isStaged: true, faults: [] })
  } finally {
    await end()
  }
})

test("a picture that is replaced by a broken one is looked at again", async () => {
  const { from, to } = await contentAndStage()
  const results: StageResult[] = []
  const end = await watchContent({ from, to, onResult: (result) => void results.push(result) })
  try {
    writeFileSync(join(from, "portrait.png"), "no picture")
    await until(() => results.at(-1)?.isStaged === false)
    writeFileSync(join(from, "portrait.png"), (await sampleMedia()).png)
    await until(() => results.at(-1)?.isStaged === true)
  } finally {
    await end()
  }
})

/** Waits for something to become true: a watch answers when the file system does. */
async function until(condition: () => boolean): Promise<void> {
  const end = Date.now() + 10_000
  while (!condition()) {
    if (Date.now() > end) throw new Error(`It never became true: ${condition.toString()}`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}
