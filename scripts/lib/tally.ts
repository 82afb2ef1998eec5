import { existsSync, readFileSync } from "node:fs"
import { z } from "zod"

/** How many tests of a run passed and failed. What could not run at all counts as failed. */
export interface Tally {
  passed: number
  failed: number
}

const jestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numRuntimeErrorTestSuites: z.int(),
})

const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  errors: z.array(z.unknown()),
})

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"))

/** What a report says; one failure if there is none, for then the run broke off. */
const tallyOf = (file: string, read: (json: unknown) => Tally): Tally =>
  existsSync(file) ? read(readJson(file)) : { passed: 0, failed: 1 }

/** Counts the tests of a JSON report of Jest's; a file of tests that does not load counts as one failed test. */
export const tallyOfJest = (file: string): Tally =>
  tallyOf(file, (json) => {
    const report = jestReport.parse(json)
    return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites }
  })

/** Counts the tests of a JSON report of Playwright's; an error outside of any test counts as one failed test. */
export const tallyOfPlaywright = (file: string): Tally =>
  tallyOf(file, (json) => {
    const { stats, errors } = playwrightReport.parse(json)
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
  })

/** The sum of some tallies. */
export const sum = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
})
