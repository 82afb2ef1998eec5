import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs"
import fs from "node:fs/promises"
import { join } from "node:path"
import { filesIn } from "../../../src/content/places"
import { ContentChanged, contentCopyIn, updateContentCopy } from "../../../src/staging/content-copy"
import { takeSnapshot } from "../../../src/staging/snapshot"
import { type StageResult, stageContent } from "../../../src/staging/stage-content"
import { watchContent } from "../../../src/staging/watch-content"
import { sampleMedia, textOf, validContent, writeContent } from "../checker/support/content-in-memory"
import { temporaryFolder, writeFiles } from "../../support/temporary-folder"

const LOOM = "projects/02-loom/project.json"

async function contentAndStage() {
  const content = await validContent()
  const from = writeContent(content)
  const to = join(temporaryFolder(), "staging")
  return { content, from, to, copy: contentCopyIn(to) }
}

/** Watches the content while `work` runs; `work` gets the lists to which reports are added. */
async function watching(from: string, to: string, work: (reports: Reports) => Promise<void>): Promise<void> {
  const reports: Reports = { results: [], errors: [] }
  const controller = new AbortController()
  const watch = watchContent({
    from,
    to,
    onResult: (result) => void reports.results.push(result),
    onError: (error) => void reports.errors.push(String(error)),
    signal: controller.signal,
  })
  const ended = expect(watch).rejects.toThrow("aborted")
  try {
    await until(() => reports.results.length > 0)
    await work(reports)
  } finally {
    controller.abort()
    await ended
  }
}

interface Reports {
  results: StageResult[]
  errors: string[]
}

test("content without errors is staged unchanged, even a file with the longest possible name, and nothing else", async () => {
  const { from, to, copy } = await contentAndStage()
  writeFileSync(join(from, ".DS_Store"), "")
  writeFileSync(join(from, `projects/02-loom/${"n".repeat(251)}.png`), (await sampleMedia()).png)
  expect(await stageContent({ from, to })).toMatchObject({ isStaged: true, faults: [{ severity: "warning" }] })
  expect(await filesIn(copy)).toEqual((await filesIn(from)).filter((name) => name !== ".DS_Store"))
  for (const file of await filesIn(copy)) expect(readFileSync(join(copy, file))).toEqual(readFileSync(join(from, file)))
  expect(readdirSync(to).sort()).toEqual(["content", "snapshot.json"])
})

test("only changed files are written, even of the same size and time, as archives extract them; deleted files are removed", async () => {
  const { from, to, copy } = await contentAndStage()
  await stageContent({ from, to })
  const { ino } = statSync(join(copy, "home.json"))
  rmSync(join(from, "projects/02-loom"), { recursive: true })
  const file = join(from, "site.json")
  const { atime, mtime } = statSync(file)
  replaceInFile(file, /Ada Lovelace/, "Ada Byron L.")
  utimesSync(file, atime, mtime)
  await stageContent({ from, to })
  expect(statSync(join(copy, "home.json")).ino).toBe(ino)
  expect(readFileSync(join(copy, "site.json"), "utf8")).toContain("Ada Byron L.")
  expect(existsSync(join(copy, "projects/02-loom"))).toBe(false)
})

test("a folder may become a file, and a file a folder", async () => {
  const { from, to, copy } = await contentAndStage()
  writeFiles(from, { "notes/a.json": "{}", plan: "" })
  await updateContentCopy(from, await takeSnapshot(from), to)
  rmSync(join(from, "notes"), { recursive: true })
  rmSync(join(from, "plan"))
  writeFiles(from, { notes: "", "plan/b.json": "{}" })
  await updateContentCopy(from, await takeSnapshot(from), to)
  expect(await filesIn(copy)).toEqual(await filesIn(from))
})

test("a folder renamed only in case is kept on case-insensitive disks: nothing is removed under the old name after the move", async () => {
  const { from, to, copy } = await contentAndStage()
  await stageContent({ from, to })
  renameSync(join(from, "projects/02-loom"), join(from, "projects/02-Loom"))
  const operations: string[] = []
  const { rm, rename } = fs
  jest.spyOn(fs, "rm").mockImplementation((file, options) => {
    operations.push(`remove ${String(file)}`)
    return rm(file, options)
  })
  jest.spyOn(fs, "rename").mockImplementation((file, target) => {
    operations.push(`move to ${String(target)}`)
    return rename(file, target)
  })
  await stageContent({ from, to })
  jest.restoreAllMocks()
  const moved = operations.indexOf(`move to ${join(copy, "projects/02-Loom")}`)
  expect(moved).toBeGreaterThan(-1)
  expect(operations.slice(moved).filter((operation) => operation.includes("02-loom"))).toEqual([])
  expect(await filesIn(copy)).toEqual(await filesIn(from))
  expect(readdirSync(join(copy, "projects"))).not.toContain("02-loom")
})

test("content that changes while it is being copied leaves the copy unchanged", async () => {
  const { from, to, copy } = await contentAndStage()
  await stageContent({ from, to })
  const before = readFileSync(join(copy, LOOM), "utf8")
  const snapshot = await takeSnapshot(from)
  writeFileSync(join(from, LOOM), "half a fi")
  await expect(updateContentCopy(from, snapshot, to)).rejects.toThrow(ContentChanged)
  expect(readFileSync(join(copy, LOOM), "utf8")).toBe(before)
})

test("content is staged even if a temporary file disappears while the folder is read", async () => {
  const { from, to, copy } = await contentAndStage()
  const temporary = join(from, "projects/02-loom/4913")
  writeFileSync(temporary, "")
  const { stat } = fs
  jest.spyOn(fs, "stat").mockImplementation(async (file, options) => {
    if (file === temporary) rmSync(temporary, { force: true })
    return stat(file, options)
  })
  expect(await stageContent({ from, to })).toMatchObject({ isStaged: true, faults: [] })
  expect(readFileSync(join(copy, LOOM))).toEqual(readFileSync(join(from, LOOM)))
})

test("an interrupted update of the copy is completed by the next one", async () => {
  const { from, to, copy } = await contentAndStage()
  await stageContent({ from, to })
  rmSync(join(to, "snapshot.json"))
  writeFileSync(join(copy, LOOM), "something else")
  await stageContent({ from, to })
  expect(readFileSync(join(copy, LOOM))).toEqual(readFileSync(join(from, LOOM)))
})

test("a watch reports a broken picture and a fault, keeps the last valid content, and picks up fixes and new, renamed and removed media", async () => {
  const { from, to, copy, content } = await contentAndStage()
  await watching(from, to, async ({ results }) => {
    expect(results).toHaveLength(1)

    const { png } = await sampleMedia()
    writeFileSync(join(from, "portrait.png"), "no picture")
    await until(() => results.at(-1)?.isStaged === false)
    expect(readFileSync(join(copy, "portrait.png"))).toEqual(png)
    writeFileSync(join(from, "portrait.png"), png)
    await until(() => results.at(-1)?.isStaged === true)

    writeFileSync(join(from, LOOM), '{ "title": "Loom" ')
    await until(() => results.at(-1)?.isStaged === false)
    expect(results.at(-1)?.faults).toMatchObject([{ file: LOOM, rule: "json-syntax" }])
    expect(readFileSync(join(copy, LOOM), "utf8")).toBe(textOf(content, LOOM))

    const withPicture = (name: string) =>
      textOf(content, LOOM).replace('"It weaves."', `"It weaves.",\n  "img": [{ "src": "./${name}", "alt": "A loom" }]`)
    writeFileSync(join(from, "projects/02-loom/new.png"), png)
    writeFileSync(join(from, LOOM), withPicture("new.png"))
    await until(() => existsSync(join(copy, "projects/02-loom/new.png")) && results.at(-1)?.isStaged === true)
    expect(readFileSync(join(copy, LOOM), "utf8")).toContain("new.png")

    renameSync(join(from, "projects/02-loom/new.png"), join(from, "projects/02-loom/newer.png"))
    await until(() => results.at(-1)?.faults[0]?.remedy === 'did you mean "./newer.png"?')
    writeFileSync(join(from, LOOM), withPicture("newer.png"))
    await until(() => !existsSync(join(copy, "projects/02-loom/new.png")))
    expect(existsSync(join(copy, "projects/02-loom/newer.png"))).toBe(true)

    rmSync(join(from, "projects/02-loom"), { recursive: true })
    await until(() => !existsSync(join(copy, "projects/02-loom")))
    expect(results.at(-1)).toMatchObject({ isStaged: true, faults: [] })
  })
})

test("a watch continues after the content folder is moved away and replaced", async () => {
  const { from, to, copy } = await contentAndStage()
  await watching(from, to, async ({ results }) => {
    for (const brand of ["Countess", "Byron"]) {
      renameSync(from, `${from}-${brand}`)
      await until(() => results.at(-1)?.faults[0]?.rule === "content-folder")
      expect(readFileSync(join(copy, "site.json"), "utf8")).not.toContain(brand)
      cpSync(`${from}-${brand}`, from, { recursive: true })
      replaceInFile(join(from, "site.json"), /"brand": "[^"]*"/, `"brand": "${brand}"`)
      await until(() => readFileSync(join(copy, "site.json"), "utf8").includes(brand))
      replaceInFile(join(from, "home.json"), /"tagline": "[^"]*"/, `"tagline": "${brand} edits"`)
      await until(() => readFileSync(join(copy, "home.json"), "utf8").includes(`${brand} edits`))
    }
  })
})

test("an error that prevents copying is reported, and copying continues when its cause is gone", async () => {
  const { from, to, copy } = await contentAndStage()
  await watching(from, to, async ({ results, errors }) => {
    rmSync(to, { recursive: true })
    writeFileSync(to, "a file where a folder has to be")
    replaceInFile(join(from, "site.json"), /"brand": "[^"]*"/, '"brand": "Countess"')
    await until(() => errors.length > 0)
    expect(errors).toEqual([expect.stringContaining(to)])
    const count = results.length
    rmSync(to)
    await until(() => results.length > count)
    expect(readFileSync(join(copy, "site.json"), "utf8")).toContain("Countess")
  })
})

function replaceInFile(file: string, from: RegExp, to: string): void {
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to))
}

/** Waits until a condition is true, because the file system reports changes with a delay. */
async function until(condition: () => boolean): Promise<void> {
  const end = Date.now() + 300_000
  while (!condition()) {
    if (Date.now() > end) throw new Error(`It never became true: ${condition.toString()}`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}
