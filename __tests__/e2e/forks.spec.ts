import { execFileSync, spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "@playwright/test"

/** A typical JSON Resume of an owner. */
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
    // Reuses what has been encoded before.
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

/** `FORKS=all` runs everything in both states. By default check.yml and the unit tests run in the cleared fork, pages.yml in the filled one. */
const RUN_ALL = process.env.FORKS === "all"

/** Fills a cleared fork as an owner would: imports a résumé, reformats a file, changes the language, adds a page and a dependency. */
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
 * The commands that are run here for each step of a workflow. They leave out installations, because node_modules is linked; lint, which doesn't read
 * content; types and format, unless the owner has code; unit tests that read neither the documentation nor the sample; and tests of the sites of the
 * template's content, which are the same in every fork.
 */
const COMMANDS: Record<string, readonly string[]> = {
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

test("the workflows of a fork pass after it is cleared, and again after it is filled", async () => {
  test.setTimeout(3_600_000)
  const fork = mkdtempSync(path.join(tmpdir(), "fork-"))
  try {
    for (const file of execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0").filter(Boolean))
      cpSync(file, path.join(fork, file))
    symlinkSync(path.resolve("node_modules"), path.join(fork, "node_modules"), "junction")
    await test.step("cleared", () => {
      run(fork, "npm run content:clear -- --yes")
      runWorkflows(fork, { check: true, pages: RUN_ALL })
    })
    await test.step("filled", () => {
      fill(fork)
      runWorkflows(fork, { check: RUN_ALL, pages: true })
    })
  } finally {
    rmSync(fork, { recursive: true, force: true })
  }
})

/** Runs the steps of check.yml, together with the unit tests, and those of pages.yml. */
function runWorkflows(fork: string, parts: { check: boolean; pages: boolean }): void {
  const check = stepsOf(fork, "check.yml")
  const pages = stepsOf(fork, "pages.yml")
  expect([...check, ...pages].filter((line) => !(line in COMMANDS))).toEqual([])
  if (parts.check) {
    for (const line of check.flatMap((step) => COMMANDS[step] ?? [])) run(fork, line)
    run(fork, `npm run test:unit -- ${UNIT}`)
  }
  // All other files are unchanged.
  const owners = "content src/pages package.json"
  if (existsSync(path.join(fork, "src/pages")))
    run(fork, `npm run typecheck && node_modules/.bin/prettier --check ${owners}`)
  if (!parts.pages) return
  // GitHub's `base_path` of a project site.
  for (const line of pages.flatMap((step) => COMMANDS[step] ?? [])) run(fork, line, { PATH_PREFIX: "/portfolio" })
}
