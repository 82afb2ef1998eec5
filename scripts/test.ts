import { existsSync, mkdirSync, rmSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import pLimit from "p-limit"
import { ownersContentDirectory } from "../src/content/places"
import { canInstall } from "./lib/debian"
import { type EngineName, ENGINES } from "./lib/engines"
import { runBin } from "./lib/run"
import { isSample, OWN_SITE as OWN_SITE_FOLDER } from "./lib/sample"
import { SITES } from "./lib/sites"
import { type Tally, tallyOfJest, tallyOfPlaywright } from "./lib/tally"
import { ensureTestPrograms, HAS_DEBIANS_NGINX } from "./test-programs"

const REPORTS = "test-results"

/** A program to run; it fails if its exit code is not 0. */
interface Step {
  name: string
  command: readonly [bin: string, ...args: string[]]
  environment?: Record<string, string>
  /** The step that must pass first; otherwise this one is skipped. */
  needs?: string
  /** The engine it needs; left out if that is not installed. */
  engine?: EngineName
  /** Counts the tests this step ran. */
  tally?: () => Tally
}

/** Tests with a Playwright configuration, which must write the report of the given name. */
const playwright = (config: string, report: string, ...args: string[]): Pick<Step, "command" | "tally"> => ({
  command: ["@playwright/test/cli.js", "test", "--config", config, ...args],
  tally: () => tallyOfPlaywright(path.join(REPORTS, report)),
})

/** Unit tests, all or those in `files`, with a report of the given name. */
const jest = (report: string, ...files: string[]): Pick<Step, "command" | "tally"> => ({
  command: ["jest/bin/jest.js", "--json", `--outputFile=${path.join(REPORTS, report)}`, ...files],
  tally: () => tallyOfJest(path.join(REPORTS, report)),
})

/** One of the project's own commands. */
const script = (name: string, ...args: string[]): Step["command"] => ["tsx/dist/cli.mjs", `scripts/${name}.ts`, ...args]

/** Takes a minute or two on a new machine, mostly waiting: it doesn't count towards `CONCURRENCY`. */
const PROGRAMS = "Browsers and nginx"
const programs = (...flags: string[]): Step => ({ name: PROGRAMS, command: script("test-programs", ...flags) })

const BUILD = "Production build"
const BUILD_SITES: Step = { name: BUILD, command: script("build-sites") }

const development = (name: string, project: string): Step => ({
  name,
  ...playwright("playwright.develop.config.ts", "playwright-develop.json", "--project", project),
})

/** A step that needs Debian's nginx; elsewhere none. */
const withNginx = (step: Step): readonly Step[] => (HAS_DEBIANS_NGINX ? [step] : [])

const hosting = (name: string, needs: string, project: string): readonly Step[] =>
  withNginx({
    name,
    needs,
    ...playwright("playwright.hosting.config.ts", "playwright-hosting.json", "--project", project),
  })

const journeysIn = (engine: EngineName): Step => {
  const report = `playwright-${engine}.json`
  return {
    name: `Journeys: ${ENGINES[engine].label}`,
    engine,
    ...playwright("playwright.engines.config.ts", report, "--project", engine),
    environment: { REPORT: path.join(REPORTS, report) },
  }
}

/** Stages run one after another; the steps of a stage start in order, `CONCURRENCY` at a time. */
const QUICK: readonly (readonly Step[])[] = [
  // The longest first.
  [
    BUILD_SITES,
    { name: "Unit tests", ...jest("jest.json") },
    { name: "Lint", command: ["eslint/bin/eslint.js", "--max-warnings", "0", "."] },
    programs(),
    { name: "Content", command: script("content-check") },
  ],
  // Alone: its workers keep two processors busy, and beside other steps some tests timed out.
  [{ name: "Browser tests", needs: BUILD, ...playwright("playwright.config.ts", "playwright.json") }],
  [
    development("Development server", "quick"),
    { name: "Types", command: ["typescript/bin/tsc"] },
    { name: "Format", command: ["prettier/bin/prettier.cjs", "--check", "."] },
    ...hosting("Hosting", BUILD, "at the root"),
  ],
]

/** How many steps run in parallel: most keep one of two processors busy. */
const CONCURRENCY = 2

const OWN_SITE = "Own site"

/** Steps for the site of a fork's own content and pages, which no other step tests except the content check. */
const OWN: readonly (readonly Step[])[] = [
  [{ name: OWN_SITE, command: script("build-sites", "--own") }],
  [
    { name: `${OWN_SITE}: check`, needs: OWN_SITE, command: script("site-check", OWN_SITE_FOLDER) },
    {
      name: `${OWN_SITE}: browser`,
      needs: OWN_SITE,
      ...playwright("playwright.own-site.config.ts", "playwright-own-site.json"),
    },
  ],
]

const LONG_UNIT_TESTS =
  "accent, check-and-build, checker/scale, import-resume, mutated-content, resume-json, works-growth".split(", ")

const PREFIXED = "Site under a prefix"

/** The long-running steps. They use the sites that were built last. */
const LONG: readonly (readonly Step[])[] = [
  [programs("--long"), ...(existsSync(SITES.sample.folder) ? [] : [BUILD_SITES])],
  // The site is built before other tests build sites, and beside tests that don't.
  [
    ...withNginx({ name: PREFIXED, command: script("build-sites", "--prefixed") }),
    journeysIn("webkit"),
    journeysIn("firefox"),
  ],
  // The others run beside the first, one after another: the edits spend most of their time waiting for Gatsby.
  [
    { name: "Long browser tests", ...playwright("playwright.long.config.ts", "playwright-long.json") },
    development("Edits", "long"),
    ...hosting("Hosting under a prefix", PREFIXED, "under a prefix"),
    {
      name: "Unit tests with much content and many random cases",
      ...jest("jest-long.json", ...LONG_UNIT_TESTS),
      environment: { RANDOM_CASES: "300" },
    },
  ],
]

/** How a step ended. */
interface Outcome {
  result: "passed" | "FAILED" | "skipped"
  minutes: number
}

const headline = (name: string) => `\n──── ${name} ${"─".repeat(60 - name.length)}\n`

/** Runs a stage's steps: a single one writes to this terminal; the output of each of several is printed when it has ended. */
async function runStage(stage: readonly Step[], outcomes: Map<string, Outcome>): Promise<void> {
  const isAlone = stage.length === 1
  if (!isAlone) console.log(`\nIn parallel: ${stage.map(({ name }) => name).join(", ")}`)
  const run = async ({ name, command: [bin, ...args], environment, needs, engine }: Step) => {
    // Checked only now, because an earlier step may have installed it.
    if (engine !== undefined && !ENGINES[engine].isInstalled()) {
      outcomes.delete(name)
      return
    }
    const needed = needs === undefined ? undefined : outcomes.get(needs)
    if (needed !== undefined && needed.result !== "passed") return
    const output: Buffer[] = []
    if (isAlone) console.log(headline(name))
    const start = Date.now()
    const code = await runBin(bin, args, environment, ".", isAlone ? undefined : (text) => output.push(text))
    if (!isAlone) console.log(headline(name) + Buffer.concat(output).toString())
    outcomes.set(name, { result: code === 0 ? "passed" : "FAILED", minutes: (Date.now() - start) / 60_000 })
  }
  const limit = pLimit(CONCURRENCY)
  await Promise.all(stage.map((step) => (step.name === PROGRAMS ? run(step) : limit(run, step))))
}

/**
 * `npm test`: every check that is quick enough to wait for; `npm run test:long`: the others. It continues after a failed step, so that one run reports everything, and ends with
 * the outcome of each step, the names of the tests that failed, and the number of tests. `--only NAME,NAME` runs some steps.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { long: { type: "boolean" }, only: { type: "string" } } })
  const only = values.only?.split(",")
  // Fails early if something is missing that can't be installed.
  if (!canInstall()) ensureTestPrograms(values)
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })

  const hasOwnSite = !(await isSample(ownersContentDirectory()))
  const isSelected = (step: Step) => (step.name === PROGRAMS ? canInstall() : (only?.includes(step.name) ?? true))
  const all = values.long ? LONG : [...QUICK, ...(hasOwnSite ? OWN : [])]
  const stages = all.map((stage) => stage.filter(isSelected)).filter((stage) => stage.length > 0)
  const steps = stages.flat()
  const unknown = only?.find((each) => steps.every(({ name }) => name !== each))
  if (unknown !== undefined) throw new Error(`There is no step "${unknown}" here.`)
  const outcomes = new Map(steps.map(({ name }): [string, Outcome] => [name, { result: "skipped", minutes: 0 }]))
  for (const stage of stages) await runStage(stage, outcomes)

  console.log(headline("Summary"))
  const tallies: Tally[] = []
  for (const { name, tally: count } of steps) {
    const outcome = outcomes.get(name)
    // Its engine is not installed.
    if (outcome === undefined) continue
    const { result, minutes } = outcome
    const tally = result === "skipped" ? undefined : count?.()
    if (tally) tallies.push(tally)
    const text = tally ? `${name}: ${tally.passed} passed` : name
    console.log(`${result.padEnd(8)} ${minutes.toFixed(1).padStart(5)} min  ${text}`)
  }
  for (const { label, isInstalled } of Object.values(ENGINES))
    if (values.long && !isInstalled()) console.log(`left out the journeys in ${label}, which is not installed`)
  if (!values.long && !hasOwnSite) console.log(`left out ${OWN_SITE}, because content/ is the sample`)
  const passed = tallies.reduce((total, tally) => total + tally.passed, 0)
  const failures = tallies.flatMap((tally) => tally.failures)
  for (const { test, error } of failures) console.log(`\nFailed: ${test}\n${error.replaceAll(/^/gm, "  ")}`)
  // Readers and machines look for exactly this line.
  console.log(`\nTests: ${passed} passed, ${failures.length} failed`)
  const everyStepPassed = [...outcomes.values()].every(({ result }) => result === "passed")
  return everyStepPassed && failures.length === 0 ? 0 : 1
}

main().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    console.log("\nTests: 0 passed, 0 failed")
    process.exitCode = 1
  },
)
