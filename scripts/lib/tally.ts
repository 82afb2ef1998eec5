import { existsSync, readFileSync } from "node:fs"
import { z } from "zod"

/** How many tests of a run passed, and which failed. What could not run failed. */
export interface Tally {
  passed: number
  failures: readonly string[]
}

const jestReport = z.object({
  numPassedTests: z.int(),
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
  stats: z.object({ expected: z.int() }),
  errors: z.array(z.object({ message: z.string().default("an error outside of the tests") })),
})

/** What a report says; one failure if there is none, as the run broke off. */
function readReport<Report>(file: string, report: z.ZodType<Report>, tallyOf: (report: Report) => Tally): Tally {
  if (!existsSync(file)) return { passed: 0, failures: [`${file} was not written`] }
  return tallyOf(report.parse(JSON.parse(readFileSync(file, "utf8"))))
}

/** Reads a Jest JSON report; a test file that does not load is one failed test. */
export const tallyOfJest = (file: string): Tally =>
  readReport(file, jestReport, ({ numPassedTests, testResults }) => ({
    passed: numPassedTests,
    failures: testResults
      .filter(({ status }) => status === "failed")
      .flatMap(({ name, assertionResults }) => {
        const failed = assertionResults.filter(({ status }) => status === "failed")
        return failed.length === 0 ? [name] : failed.map(({ fullName }) => `${name} › ${fullName}`)
      }),
  }))

/** Reads a Playwright JSON report; an error outside any test is one failed test. */
export const tallyOfPlaywright = (file: string): Tally =>
  readReport(file, playwrightReport, ({ suites, stats, errors }) => ({
    passed: stats.expected,
    failures: [...suites.flatMap((suite) => failuresOf(suite)), ...errors.map(({ message }) => message)],
  }))

const failuresOf = ({ title, suites = [], specs }: z.infer<typeof playwrightSuite>): string[] =>
  [...specs.filter(({ ok }) => !ok).map((spec) => spec.title), ...suites.flatMap((suite) => failuresOf(suite))].map(
    (inner) => `${title} › ${inner}`,
  )
