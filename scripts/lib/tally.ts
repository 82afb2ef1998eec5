import { existsSync, readFileSync } from "node:fs"
import { z } from "zod"

/** How many tests of a run passed and failed, and which failed. Tests that could not run count as failed. */
export interface Tally {
  passed: number
  failed: number
  failures: readonly string[]
}

const jestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numRuntimeErrorTestSuites: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
})

const playwrightSuite = z.object({
  title: z.string(),
  get suites() {
    return z.array(playwrightSuite).optional()
  },
  specs: z.array(z.object({ title: z.string(), ok: z.boolean() })),
})

const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  errors: z.array(z.object({ message: z.string().default("an error outside of the tests") })),
})

/** What a report says; one failure if there is none, as the run broke off. */
const tallyOf = (file: string, read: (json: unknown) => Tally): Tally =>
  existsSync(file)
    ? read(JSON.parse(readFileSync(file, "utf8")))
    : { passed: 0, failed: 1, failures: [`${file} was not written`] }

/** Counts the tests in a Jest JSON report; a test file that does not load counts as one failed test. */
export const tallyOfJest = (file: string): Tally =>
  tallyOf(file, (json) => {
    const report = jestReport.parse(json)
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      failures: report.testResults
        .filter(({ status }) => status === "failed")
        .flatMap(({ name, assertionResults }) => {
          const failed = assertionResults.filter(({ status }) => status === "failed")
          return failed.length === 0 ? [name] : failed.map(({ fullName }) => `${name} › ${fullName}`)
        }),
    }
  })

/** Counts the tests in a Playwright JSON report; an error outside any test counts as one failed test. */
export const tallyOfPlaywright = (file: string): Tally =>
  tallyOf(file, (json) => {
    const { suites, stats, errors } = playwrightReport.parse(json)
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      failures: [...suites.flatMap((suite) => failuresOf(suite)), ...errors.map(({ message }) => message)],
    }
  })

const failuresOf = ({ title, suites = [], specs }: z.infer<typeof playwrightSuite>): string[] =>
  [...specs.filter(({ ok }) => !ok).map((spec) => spec.title), ...suites.flatMap((suite) => failuresOf(suite))].map(
    (inner) => `${title} › ${inner}`,
  )

/** The sum of some tallies. */
export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
})
