import { linkSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { checkContent, type CheckResult } from "../../../src/checker/check-content"
import { removeTemporaryFolders, sampleMedia, validContent, writeContent } from "./support/content-in-memory"

jest.setTimeout(180_000)
afterAll(removeTemporaryFolders)

const PICTURES_PER_GROUP = 10

/** Valid content with so many gallery groups more, each with its own pictures: one file on the disk, linked under all their names. */
async function contentWithGroups(count: number): Promise<string> {
  const directory = writeContent(await validContent())
  const picture = join(directory, "..", "picture.png")
  writeFileSync(picture, (await sampleMedia()).png)
  const names = Array.from({ length: PICTURES_PER_GROUP }, (_, index) => `screen-${index}`)
  const content = names.map((name) => ({ name, img: { src: `./${name}.png`, alt: `What ${name} is like` } }))
  for (let group = 0; group < count; group++) {
    const folder = join(directory, "works/01-company/01-notes", `${10_000 + group}-group-${group}`)
    mkdirSync(folder)
    writeFileSync(join(folder, "group.json"), JSON.stringify({ title: `Group ${group}`, content }, null, 2))
    for (const name of names) linkSync(picture, join(folder, `${name}.png`))
  }
  return directory
}

/** What growing tenfold may cost: a quadratic step anywhere makes it a hundredfold; beyond ten is what a busy machine adds. */
const TENFOLD = 20

/** Checks a folder several times; the least processor time in milliseconds, which other work on the machine does not add to. */
async function checkSeveralTimes(directory: string, runs: number) {
  const times: number[] = []
  let result: CheckResult | undefined
  for (let run = 0; run < runs; run++) {
    const start = process.cpuUsage()
    result = await checkContent(directory)
    const { user, system } = process.cpuUsage(start)
    times.push((user + system) / 1000)
  }
  return { ...result, cost: Math.min(...times) }
}

test("1,000 groups with 10,000 pictures cost no more than in proportion to 100 groups with 1,000", async () => {
  const small = await checkSeveralTimes(await contentWithGroups(100), 4)
  const large = await checkSeveralTimes(await contentWithGroups(1_000), 2)
  expect(large).toMatchObject({
    // The folders made here are numbered from 10000, beside those that begin with 01.
    faults: [],
    contentFiles: 1_009,
    mediaFiles: 10_007,
  })
  expect(large.cost / small.cost).toBeLessThan(TENFOLD)
})

test("faults cost no more than in proportion, either", async () => {
  const withFaults = async (count: number) => {
    const content = await validContent()
    const entries = Array.from({ length: count }, (_, index) => ({
      name: `Name ${index}`,
      img: `./missing-${index}.png`,
      titel: 1,
    }))
    content.set(
      "works/01-company/01-notes/01-before/group.json",
      JSON.stringify({ title: "Before", content: entries }, null, 2),
    )
    return writeContent(content)
  }
  const small = await checkSeveralTimes(await withFaults(300), 4)
  const large = await checkSeveralTimes(await withFaults(3_000), 2)
  expect(large.faults?.filter(({ rule }) => rule === "media-missing")).toHaveLength(3_000)
  expect(large.cost / small.cost).toBeLessThan(TENFOLD)
})
