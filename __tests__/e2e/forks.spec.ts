import { execFileSync, spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "@playwright/test"

/** A JSON Resume as owners have them. */
const RESUME = {
  basics: { name: "Ada Lovelace", label: "Analyst", summary: "I write notes on engines.", url: "https://ada.test" },
  work: [{ name: "Engine Company", position: "Analyst", startDate: "2019-10", highlights: ["Notes", "Numbers"] }],
  projects: [{ name: "Loom", description: "It weaves.", highlights: ["Weaves"], keywords: ["React"] }],
}

/** Runs a command line in a fork. */
function run(fork: string, line: string, environment: Record<string, string> = {}) {
  const { NODE_OPTIONS: _, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(line, {
    cwd: fork,
    shell: true,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    // What was encoded once is not encoded again.
    env: { ...env, MEDIA_CACHE_DIR: path.resolve(".media-cache"), ...environment },
  })
  expect(status, `${line}\n${stdout.slice(-8000)}\n${stderr.slice(-4000)}`).toBe(0)
  return stdout
}

function edit(fork: string, file: string, change: (text: string) => string): void {
  const before = readFileSync(path.join(fork, file), "utf8")
  const after = change(before)
  expect(after, file).not.toBe(before)
  writeFileSync(path.join(fork, file), after)
}

/** Whether everything is run in each state of the fork: `FORKS=all`. Else the workflow that checks and the unit tests when it is cleared, the one that publishes when it is filled. */
const IS_WHOLE = process.env.FORKS === "all"

/** Fills a cleared fork with an imported résumé, edited in a layout of its owner's, in another language, with a page and a dependency. */
function fill(fork: string): void {
  writeFileSync(path.join(fork, "resume.json"), JSON.stringify(RESUME, null, 2) + "\n")
  run(fork, "npm run content:import -- resume.json --write")
  edit(fork, "content/home.json", (text) => `${JSON.stringify(JSON.parse(text), null, 7)}\n\n`)
  edit(fork, "content/site.json", (text) => text.replace(/"language": "\w+"/, '"language": "de"'))
  const page = "src/pages/tide-log.tsx"
  cpSync("__tests__/pages/another-owner/tide-log.tsx", path.join(fork, page))
  edit(fork, page, (text) => `import clsx from "clsx"\n${text.replaceAll("../../../src/", "../")}`)
  edit(fork, page, (text) => text.replace("High water at noon.", '{clsx("Hochwasser um zwölf.")}'))
  edit(fork, "package.json", (text) => text.replace('"dependencies": {', '"dependencies": {\n    "clsx": "2.1.1",'))
}

/** The unit tests that read the documentation, the sample's copy, or the project's own files. */
const UNIT = "docs.test bench.test resume-json content/commands site-check gatsby-folder"

/**
 * What is run for a step of a workflow. Left out: what installs, because node_modules are linked; lint, which sees no content; types and format, where
 * the owner has no code; of the unit tests those that read neither documentation nor the sample; the tests on the sites of the template's content,
 * which are the same in every fork.
 */
const HERE: Record<string, readonly string[]> = {
  "sudo apt-get update && sudo apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static":
    [],
  "npm ci": [],
  ".ci/run": ['npm test -- --only "Content,Own site,Own site: check,Own site: browser"'],
  "npm run build": ["npm run build"],
  "npm run site:check": ["npm run site:check"],
}

/** The command lines of a workflow's steps, in order. */
const stepsOf = (fork: string, workflow: string) =>
  Array.from(readFileSync(path.join(fork, ".github/workflows", workflow), "utf8").matchAll(/^ +- run: (.+)$/gm)).map(
    ([, line = ""]) => line,
  )

test("a fork that is cleared, and then filled: its workflows end green both times", async () => {
  test.setTimeout(3_600_000)
  const fork = mkdtempSync(path.join(tmpdir(), "fork-"))
  try {
    for (const file of execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0").filter(Boolean))
      cpSync(file, path.join(fork, file))
    symlinkSync(path.resolve("node_modules"), path.join(fork, "node_modules"), "junction")
    await test.step("cleared", () => {
      run(fork, "npm run content:clear -- --yes")
      runWorkflows(fork, { check: true, pages: IS_WHOLE })
    })
    await test.step("filled", () => {
      fill(fork)
      runWorkflows(fork, { check: IS_WHOLE, pages: true })
    })
  } finally {
    rmSync(fork, { recursive: true, force: true })
  }
})

/** Runs the steps of the workflow that checks, with the unit tests, and those of the one that publishes on GitHub Pages. */
function runWorkflows(fork: string, parts: { check: boolean; pages: boolean }): void {
  const check = stepsOf(fork, "check.yml")
  const pages = stepsOf(fork, "pages.yml")
  expect([...check, ...pages].filter((line) => !(line in HERE))).toEqual([])
  if (parts.check) {
    for (const line of check.flatMap((step) => HERE[step] ?? [])) run(fork, line)
    run(fork, `npm run test:unit -- ${UNIT}`)
  }
  // All else is as it was.
  const owners = "content src/pages package.json"
  if (existsSync(path.join(fork, "src/pages")))
    run(fork, `npm run typecheck && node_modules/.bin/prettier --check ${owners}`)
  if (!parts.pages) return
  // GitHub's `base_path` of a repository's site.
  for (const line of pages.flatMap((step) => HERE[step] ?? [])) run(fork, line, { PATH_PREFIX: "/portfolio" })
}
