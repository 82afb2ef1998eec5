import { mkdirSync, rmSync } from "node:fs"
import path from "node:path"
import { ensureChromium } from "./lib/chromium"
import { runBin } from "./lib/run"
import { buildSites } from "./lib/sites"
import { sum, type Tally, tallyOfJest, tallyOfPlaywright } from "./lib/tally"

const REPORTS = "test-results"
const JEST_REPORT = path.join(REPORTS, "jest.json")
/** As `playwright.config.ts` and `playwright.develop.config.ts` name them. */
const PLAYWRIGHT_REPORT = path.join(REPORTS, "playwright.json")
const DEVELOP_REPORT = path.join(REPORTS, "playwright-develop.json")

interface Step {
  name: string
  run: () => Promise<number>
  /** The step that must have passed for this one to make sense. */
  needs?: string
  /** Counts the tests this step ran. */
  tally?: () => Tally
}

const steps = (browser: string): Step[] => [
  { name: "Format", run: () => runBin("prettier", ["--check", "."]) },
  { name: "Lint", run: () => runBin("eslint", ["--max-warnings", "0", "."]) },
  { name: "Types", run: () => runBin("tsc") },
  { name: "Content", run: () => runBin("tsx", ["scripts/content-check.ts"]) },
  {
    name: "Unit tests",
    run: () => runBin("jest", ["--json", `--outputFile=${JEST_REPORT}`]),
    tally: () => tallyOfJest(JEST_REPORT),
  },
  { name: "Production build", run: buildSites },
  {
    name: "Browser tests",
    needs: "Production build",
    run: () => runBin("playwright", ["test"], { CHROMIUM_PATH: browser }),
    tally: () => tallyOfPlaywright(PLAYWRIGHT_REPORT),
  },
  {
    name: "Development server",
    run: () => runBin("playwright", ["test", "--config", "playwright.develop.config.ts"], { CHROMIUM_PATH: browser }),
    tally: () => tallyOfPlaywright(DEVELOP_REPORT),
  },
]

type Outcome = "passed" | "FAILED" | "skipped"

/**
 * `npm test`: every check there is. It goes on after a step that fails, so that one run tells everything, and ends with
 * the outcome of each step and the number of tests.
 */
async function main(): Promise<number> {
  const browser = ensureChromium()
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })

  const outcomes = new Map<string, Outcome>()
  const tallies: Tally[] = []
  for (const { name, run, needs, tally } of steps(browser)) {
    if (needs !== undefined && outcomes.get(needs) !== "passed") {
      outcomes.set(name, "skipped")
      continue
    }
    console.log(`\n──── ${name} ${"─".repeat(60 - name.length)}\n`)
    outcomes.set(name, (await run()) === 0 ? "passed" : "FAILED")
    if (tally) tallies.push(tally())
  }

  console.log(`\n──── Summary ${"─".repeat(53)}\n`)
  for (const [name, outcome] of outcomes) console.log(`${outcome.padEnd(8)} ${name}`)
  const { passed, failed } = sum(tallies)
  const everyStepPassed = [...outcomes.values()].every((outcome) => outcome === "passed")
  // This line, alone, is what a reader or a machine looks for.
  console.log(`\nTests: ${passed} passed, ${failed} failed`)
  return everyStepPassed && failed === 0 ? 0 : 1
}

main().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    console.log("\nTests: 0 passed, 0 failed")
    process.exitCode = 1
  },
)
