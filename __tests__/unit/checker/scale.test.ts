import { linkSync, mkdirSync, writeFileSync } from "node:fs"
import { Session } from "node:inspector/promises"
import { join } from "node:path"
import type { CheckResult } from "../../../src/checker/check-content"
import { replaceIn, sampleMedia, validContent, writeContent } from "./support/content-in-memory"

const session = new Session()

beforeAll(async () => {
  session.connect()
  await session.post("Profiler.enable")
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true })
})
afterAll(() => {
  session.disconnect()
})

const PICTURES_PER_GROUP = 10

/** Valid content with `count` more gallery groups, each with a translation and its own pictures, which are hard links to one file. */
async function contentWithGroups(count: number): Promise<string> {
  const valid = await validContent()
  replaceIn(valid, "site.json", '"language": "en"', '"language": "en",\n  "languages": ["en", "de"]')
  const directory = writeContent(valid)
  const picture = join(directory, "..", "picture.png")
  writeFileSync(picture, (await sampleMedia()).png)
  const names = Array.from({ length: PICTURES_PER_GROUP }, (_, index) => `screen-${index}`)
  const content = names.map((name) => ({ name, img: { src: `./${name}.png`, alt: `What ${name} is like` } }))
  for (let group = 0; group < count; group++) {
    // Sorted after 01-before and 02-film, both as text and as a number.
    const folder = join(directory, "works/01-company/01-notes", `${10_000 + group}-group-${group}`)
    mkdirSync(folder)
    writeFileSync(join(folder, "group.json"), JSON.stringify({ title: `Group ${group}`, content }, null, 2))
    writeFileSync(join(folder, "group.de.json"), JSON.stringify({ title: `Gruppe ${group}` }))
    for (const name of names) linkSync(picture, join(folder, `${name}.png`))
  }
  return directory
}

/** Valid content with a group of `count` entries, each with two faults. */
async function contentWithFaults(count: number): Promise<string> {
  const entries = Array.from({ length: count }, (_, index) => ({
    name: `Name ${index}`,
    img: `./${index}.png`,
    titel: 1,
  }))
  const group = JSON.stringify({ title: "Before", content: entries })
  return writeContent(await validContent({ "works/01-company/01-notes/01-before/group.json": group }))
}

/** Checks a folder; `steps` is how often the functions, branches and loops of `src` ran, which the machine's load doesn't affect. */
async function countedCheck(directory: string): Promise<CheckResult & { steps: number }> {
  // Imported here, because only code that is loaded after coverage has started is counted.
  const { checkContent } = await import("../../../src/checker/check-content")
  await session.post("Profiler.takePreciseCoverage")
  const result = await checkContent(directory)
  const { result: scripts } = await session.post("Profiler.takePreciseCoverage")
  const counts = scripts
    .filter(({ url }) => url.includes(join("/", "src", "/")))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)))
  return { ...result, steps: counts.reduce((sum, count) => sum + count, 0) }
}

test("ten times as many groups and pictures take at most ten times as many steps", async () => {
  const small = await countedCheck(await contentWithGroups(40))
  const large = await countedCheck(await contentWithGroups(400))
  expect(large).toMatchObject({ faults: [], contentFiles: 809, mediaFiles: 4_007 })
  // Less than ten, because some work is done only once; comparing all pairs would take a hundred times as many.
  expect(large.steps / small.steps).toBeLessThan(10)
})

test("ten times as many faults take at most twenty times as many steps", async () => {
  const small = await countedCheck(await contentWithFaults(30))
  const large = await countedCheck(await contentWithFaults(300))
  expect(large.faults.filter(({ rule }) => rule === "media-missing")).toHaveLength(300)
  // More than ten, because faults are sorted.
  expect(large.steps / small.steps).toBeLessThan(20)
})
