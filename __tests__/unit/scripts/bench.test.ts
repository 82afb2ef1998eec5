import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { groupsFor, writeContent } from "../../../scripts/bench/content"
import { screenshotSvg } from "../../../scripts/bench/screenshot"
import { readOutput } from "../../../scripts/bench/measured-build"
import { checkContent } from "../../../src/checker/check-content"

// Checking content reads the set of icons, 9 MB.
jest.setTimeout(60_000)

test("generated screenshots are the same for the same number and differ for others", () => {
  const numbers = Array.from({ length: 50 }, (_, number) => number)
  const drawings = numbers.map(screenshotSvg)
  expect(numbers.map(screenshotSvg)).toEqual(drawings)
  expect(new Set(drawings).size).toBe(numbers.length)
})

test("a thousand screenshots stand in 40 groups, fewer in fewer", () => {
  expect([30, 300, 1000].map(groupsFor)).toEqual([7, 22, 40])
})

test("generated content is content without a fault", async () => {
  const directory = await mkdtemp(path.join(tmpdir(), "bench-"))
  try {
    expect(await writeContent("content", directory, 5)).toHaveLength(5)
    // The sample's own words are placeholders.
    expect((await checkContent(directory)).faults.filter(({ rule }) => rule !== "placeholder")).toEqual([])
  } finally {
    await rm(directory, { recursive: true })
  }
})

test("a build's seconds and files are read from what Gatsby prints", () => {
  const output = [
    "success compile gatsby files - 1.250s",
    "success run queries in workers - 0.500s - 4/4 8.00/s",
    "info media: 502 files, 120 encoded, 382 from cache",
    "info Done building in 54.25 sec",
  ].join("\n")
  expect(readOutput(output)).toEqual({
    seconds: 54.25,
    parts: new Map([
      ["compile gatsby files", 1.25],
      ["run queries in workers", 0.5],
    ]),
    published: 502,
    encoded: 120,
  })
})
