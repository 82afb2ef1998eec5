import { writeFileSync } from "node:fs"
import path from "node:path"
import { tallyOfJest, tallyOfPlaywright } from "../../../scripts/lib/tally"
import { temporaryFolder } from "../../support/temporary-folder"

let folder: string

beforeEach(() => {
  folder = temporaryFolder()
})

function report(json: unknown) {
  const file = path.join(folder, "report.json")
  writeFileSync(file, JSON.stringify(json))
  return file
}

describe("a Jest report", () => {
  const assertions = [
    { status: "passed", fullName: "a bird flies", failureMessages: [] },
    {
      status: "failed",
      fullName: "a fish walks",
      failureMessages: [`\u001B[31mNo legs\u001B[39m${"\n at sea".repeat(30)}`],
    },
  ]

  test("is counted, and its failures are listed", () => {
    const testResults = [{ name: "animals.test.ts", status: "failed", message: "", assertionResults: assertions }]
    const file = report({ numPassedTests: 12, numFailedTests: 1, numRuntimeErrorTestSuites: 0, testResults })
    const failure = { test: "animals.test.ts › a fish walks", error: `No legs${"\n at sea".repeat(14)}` }
    expect(tallyOfJest(file)).toEqual({ passed: 12, failures: [failure] })
  })

  test("has a failure for a test file that does not load", () => {
    const testResults = [{ name: "animals.test.ts", status: "failed", message: "Not a module", assertionResults: [] }]
    const file = report({ numPassedTests: 12, numFailedTests: 0, numRuntimeErrorTestSuites: 1, testResults })
    expect(tallyOfJest(file)).toEqual({ passed: 12, failures: [{ test: "animals.test.ts", error: "Not a module" }] })
  })
})

describe("a Playwright report", () => {
  test("is counted without skipped tests, and its failures are listed", () => {
    const results = [{ errors: [{ message: "Wet" }, { message: "Cold" }] }]
    // Playwright reports `ok` for a test that failed in the second of two projects.
    const tests = [
      { projectName: "salt water", status: "expected", results: [] },
      { projectName: "fresh water", status: "unexpected", results },
    ]
    const birds = { title: "birds", specs: [{ title: "swim", ok: true, tests }] }
    const suites = [{ title: "animals.spec.ts", specs: [{ title: "live", ok: true, tests: [] }], suites: [birds] }]
    const file = report({ stats: { expected: 30, unexpected: 1, flaky: 0, skipped: 5 }, errors: [], suites })
    const failure = { test: "animals.spec.ts › birds › swim (fresh water)", error: "Wet" }
    expect(tallyOfPlaywright(file)).toEqual({ passed: 30, failures: [failure] })
  })

  test("has a failure for an error outside of the tests", () => {
    const errors = [{ message: "no" }]
    const file = report({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors, suites: [] })
    expect(tallyOfPlaywright(file)).toEqual({ passed: 0, failures: [{ test: "Outside of the tests", error: "no" }] })
  })
})

test.each([tallyOfJest, tallyOfPlaywright])("a missing report counts as a failure", (tallyOf) => {
  const failure = { test: expect.stringContaining("was not written"), error: "" }
  expect(tallyOf(path.join(folder, "none.json"))).toEqual({ passed: 0, failures: [failure] })
})
