import {
  cpSync,
  existsSync,
  mkdirSync,
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
import { temporaryFolder } from "../../support/temporary-folder"

const LOOM = "projects/02-loom/project.json"

async function contentAndStage() {
  const content = await validContent()
  const from = writeContent(content)
  const to = join(temporaryFolder(), "staging")
  return { content, from, to, copy: contentCopyIn(to) }
}

/** Watches until the test has done its work; `results` and `troubles` hold what was told. */
async function watching(from: string, to: string, work: (told: Told) => Promise<void>): Promise<void> {
  const told: Told = { results: [], troubles: [] }
  const end = await watchContent({
    from,
    to,
    onResult: (result) => void told.results.push(result),
    onTrouble: (error) => void told.troubles.push(String(error)),
  })
  try {
    await work(told)
  } finally {
    await end()
  }
}

interface Told {
  results: StageResult[]
  troubles: string[]
}

test("content without an error is staged as it is, also a file with the longest name there is, and nothing beside it", async () => {
  const { from, to, copy } = await contentAndStage()
  writeFileSync(join(from, ".DS_Store"), "")
  writeFileSync(join(from, `projects/02-loom/${"n".repeat(251)}.png`), (await sampleMedia()).png)
  expect(await stageContent({ from, to })).toMatchObject({ isStaged: true, faults: [{ severity: "warning" }] })
  expect(await filesIn(copy)).toEqual((await filesIn(from)).filter((name) => name !== ".DS_Store"))
  for (const file of await filesIn(copy)) expect(readFileSync(join(copy, file))).toEqual(readFileSync(join(from, file)))
  expect(readdirSync(to).sort()).toEqual(["content", "snapshot.json"])
})

test("only what changed is written, also of the same length and time, as archives bring it; what went away goes", async () => {
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
  mkdirSync(join(from, "notes"))
  writeFileSync(join(from, "notes/a.json"), "{}")
  writeFileSync(join(from, "plan"), "")
  await updateContentCopy(from, await takeSnapshot(from), to)
  rmSync(join(from, "notes"), { recursive: true })
  rmSync(join(from, "plan"))
  writeFileSync(join(from, "notes"), "")
  mkdirSync(join(from, "plan"))
  writeFileSync(join(from, "plan/b.json"), "{}")
  await updateContentCopy(from, await takeSnapshot(from), to)
  expect(await filesIn(copy)).toEqual(await filesIn(from))
})

test("a folder that is renamed only in case stays, also where a disk ignores case: nothing is removed by its former name after that", async () => {
  const { from, to, copy } = await contentAndStage()
  await stageContent({ from, to })
  renameSync(join(from, "projects/02-loom"), join(from, "projects/02-Loom"))
  const acts: string[] = []
  const { rm, rename } = fs
  jest.spyOn(fs, "rm").mockImplementation((file, options) => {
    acts.push(`remove ${String(file)}`)
    return rm(file, options)
  })
  jest.spyOn(fs, "rename").mockImplementation((file, target) => {
    acts.push(`move to ${String(target)}`)
    return rename(file, target)
  })
  await stageContent({ from, to })
  jest.restoreAllMocks()
  const arrival = acts.indexOf(`move to ${join(copy, "projects/02-Loom")}`)
  expect(arrival).toBeGreaterThan(-1)
  expect(acts.slice(arrival).filter((act) => act.includes("02-loom"))).toEqual([])
  expect(await filesIn(copy)).toEqual(await filesIn(from))
  expect(readdirSync(join(copy, "projects"))).not.toContain("02-loom")
})

test("content that changes while it is copied leaves the copy as it is", async () => {
  const { from, to, copy } = await contentAndStage()
  await stageContent({ from, to })
  const before = readFileSync(join(copy, LOOM), "utf8")
  const snapshot = await takeSnapshot(from)
  writeFileSync(join(from, LOOM), "half a fi")
  await expect(updateContentCopy(from, snapshot, to)).rejects.toThrow(ContentChanged)
  expect(readFileSync(join(copy, LOOM), "utf8")).toBe(before)
})

test("a change of the copy that was broken off is made whole by the next", async () => {
  const { from, to, copy } = await contentAndStage()
  await stageContent({ from, to })
  rmSync(join(to, "snapshot.json"))
  writeFileSync(join(copy, LOOM), "something else")
  await stageContent({ from, to })
  expect(readFileSync(join(copy, LOOM))).toEqual(readFileSync(join(from, LOOM)))
})

test("a watch tells of a broken picture and of a fault, keeps the last good content, and picks up the fix, new, renamed and removed media", async () => {
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

test("a content folder that is moved away and replaced by another is followed", async () => {
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

test("what keeps the content from being copied is told, and copying goes on when it is out of the way", async () => {
  const { from, to, copy } = await contentAndStage()
  await watching(from, to, async ({ results, troubles }) => {
    rmSync(to, { recursive: true })
    writeFileSync(to, "a file where a folder has to be")
    replaceInFile(join(from, "site.json"), /"brand": "[^"]*"/, '"brand": "Countess"')
    await until(() => troubles.length > 0)
    expect(troubles).toEqual([expect.stringContaining(to)])
    const told = results.length
    rmSync(to)
    await until(() => results.length > told)
    expect(readFileSync(join(copy, "site.json"), "utf8")).toContain("Countess")
  })
})

function replaceInFile(file: string, from: RegExp, to: string): void {
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to))
}

/** Waits for something to become true: a watch answers when the file system does. */
async function until(condition: () => boolean): Promise<void> {
  const end = Date.now() + 300_000
  while (!condition()) {
    if (Date.now() > end) throw new Error(`It never became true: ${condition.toString()}`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}
