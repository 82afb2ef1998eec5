import { existsSync, readFileSync } from "node:fs"
import { stripVTControlCharacters } from "node:util"
import { z } from "zod"

export interface Failure {
  test: string
  /** The first lines of its first error. */
  error: string
}

/** How many tests of a run passed, and which failed. What could not run failed. */
export interface Tally {
  passed: number
  failures: readonly Failure[]
}

/** How many lines of an error are told: the whole is further up. */
const LINES = 15

const failure = (test: string, error = ""): Failure => ({
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

const playwrightError = z.object({ message: z.string().default("an error without a message") })

const playwrightSuite = z.object({
  title: z.string(),
  get suites() {
    return z.array(playwrightSuite).optional()
  },
  specs: z.array(
    z.object({
      title: z.string(),
      // One for each project. The spec's own `ok` is that of the first.
      tests: z.array(
        z.object({
          projectName: z.string(),
          status: z.enum(["expected", "unexpected", "flaky", "skipped"]),
          results: z.array(z.object({ errors: z.array(playwrightError) })),
        }),
      ),
    }),
  ),
})

const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  stats: z.object({ expected: z.int() }),
  errors: z.array(playwrightError),
})

/** What a report says; one failure if there is none, as the run broke off. */
function readReport<Report>(file: string, report: z.ZodType<Report>, tallyOf: (report: Report) => Tally): Tally {
  if (!existsSync(file)) return { passed: 0, failures: [failure(`${file} was not written`)] }
  return tallyOf(report.parse(JSON.parse(readFileSync(file, "utf8"))))
}

/** Reads a Jest JSON report; a test file that does not load is one failed test. */
export const tallyOfJest = (file: string): Tally =>
  readReport(file, jestReport, ({ numPassedTests, testResults }) => ({
    passed: numPassedTests,
    failures: testResults
      .filter(({ status }) => status === "failed")
      .flatMap(({ name, message, assertionResults }) => {
        const failed = assertionResults.filter(({ status }) => status === "failed")
        if (failed.length === 0) return [failure(name, message)]
        return failed.map(({ fullName, failureMessages: [error] }) => failure(`${name} › ${fullName}`, error))
      }),
  }))

/** Reads a Playwright JSON report; an error outside any test is one failed test. */
export const tallyOfPlaywright = (file: string): Tally =>
  readReport(file, playwrightReport, ({ suites, stats, errors }) => ({
    passed: stats.expected,
    failures: [
      ...suites.flatMap((suite) => failuresOf(suite)),
      ...errors.map(({ message }) => failure("Outside of the tests", message)),
    ],
  }))

const failuresOf = ({ title, suites = [], specs }: z.infer<typeof playwrightSuite>): Failure[] => [
  ...specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === "unexpected")
      .map(({ projectName, results }) => {
        const [error] = results.flatMap(({ errors }) => errors)
        return failure(`${title} › ${spec.title}${projectName && ` (${projectName})`}`, error?.message)
      }),
  ),
  ...suites.flatMap((suite) => failuresOf(suite)).map(({ test, error }) => ({ test: `${title} › ${test}`, error })),
]
