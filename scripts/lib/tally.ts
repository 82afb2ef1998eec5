import { existsSync, readFileSync } from "node:fs"
import { stripVTControlCharacters } from "node:util"
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter"
import { z } from "zod"

/** How many tests of a run passed, and which failed. Tests that could not run count as failed. */
export interface Tally {
  passed: number
  failures: readonly ReturnType<typeof failure>[]
}

/** How many lines of an error are printed: all of it is further up in the output. */
const LINES = 15

/** A failed test, with the first lines of its first error. */
const failure = (test: string, error = "") => ({
  test,
  error: stripVTControlCharacters(error).split("\n").slice(0, LINES).join("\n").trim(),
})

const jestReport = z.object({
  numPassedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
})

/** Reads a report. A missing one counts as one failure, because the run was aborted. */
function readReport(file: string, tallyOf: (report: unknown) => Tally): Tally {
  if (!existsSync(file)) return { passed: 0, failures: [failure(`${file} was not written`)] }
  return tallyOf(JSON.parse(readFileSync(file, "utf8")))
}

/** Reads a Jest JSON report; a test file that does not load counts as one failed test. */
export const tallyOfJest = (file: string): Tally =>
  readReport(file, (report) => {
    const { numPassedTests, testResults } = jestReport.parse(report)
    const failures = testResults
      .filter(({ status }) => status === "failed")
      .flatMap(({ name, message, assertionResults }) => {
        const failed = assertionResults.filter(({ status }) => status === "failed")
        if (failed.length === 0) return [failure(name, message)]
        return failed.map(({ fullName, failureMessages: [error] }) => failure(`${name} › ${fullName}`, error))
      })
    return { passed: numPassedTests, failures }
  })

/** Reads a Playwright JSON report; an error outside any test counts as one failed test. */
export const tallyOfPlaywright = (file: string): Tally =>
  readReport(file, (report) => {
    const { suites, stats, errors } = report as JSONReport
    const outside = errors.map(({ message }) => failure("Outside of the tests", message))
    return { passed: stats.expected, failures: [...suites.flatMap((suite) => failuresOf(suite)), ...outside] }
  })

const failuresOf = ({ title, suites = [], specs }: JSONReportSuite): ReturnType<typeof failure>[] => [
  ...specs.flatMap((spec) =>
    // There is one for each project. The spec's own `ok` is only that of the first.
    spec.tests
      .filter(({ status }) => status === "unexpected")
      .map(({ projectName, results }) => {
        const [error] = results.flatMap(({ errors }) => errors)
        return failure(`${title} › ${spec.title}${projectName && ` (${projectName})`}`, error?.message)
      }),
  ),
  ...suites.flatMap((suite) => failuresOf(suite)).map(({ test, error }) => ({ test: `${title} › ${test}`, error })),
]
