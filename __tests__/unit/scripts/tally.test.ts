import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { sum, tallyOfJest, tallyOfPlaywright } from "../../../scripts/lib/tally"

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "tally-"))
})

afterEach(() => rmSync(folder, { recursive: true }))

function report(json: unknown) {
  const file = path.join(folder, "report.json")
  writeFileSync(file, JSON.stringify(json))
  return file
}

describe("a report of Jest's", () => {
  test("is counted", () => {
    const file = report({ numPassedTests: 12, numFailedTests: 2, numRuntimeErrorTestSuites: 0, testResults: [] })
    expect(tallyOfJest(file)).toEqual({ passed: 12, failed: 2 })
  })

  test("with a file of tests that does not load has a failure", () => {
    const file = report({ numPassedTests: 12, numFailedTests: 0, numRuntimeErrorTestSuites: 1 })
    expect(tallyOfJest(file)).toEqual({ passed: 12, failed: 1 })
  })

  test("that was never written is a failure", () => {
    expect(tallyOfJest(path.join(folder, "none.json"))).toEqual({ passed: 0, failed: 1 })
  })
})

describe("a report of Playwright's", () => {
  test("is counted, without what was skipped", () => {
    const file = report({ stats: { expected: 30, unexpected: 3, flaky: 0, skipped: 5 }, errors: [] })
    expect(tallyOfPlaywright(file)).toEqual({ passed: 30, failed: 3 })
  })

  test("with an error outside of the tests has a failure", () => {
    const file = report({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{ message: "no" }] })
    expect(tallyOfPlaywright(file)).toEqual({ passed: 0, failed: 1 })
  })

  test("that was never written is a failure", () => {
    expect(tallyOfPlaywright(path.join(folder, "none.json"))).toEqual({ passed: 0, failed: 1 })
  })
})

test("tallies add up", () => {
  expect(
    sum([
      { passed: 1, failed: 2 },
      { passed: 30, failed: 40 },
    ]),
  ).toEqual({ passed: 31, failed: 42 })
})
