import { execFileSync, spawnSync } from "node:child_process"
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, utimesSync } from "node:fs"
import path from "node:path"
import { temporaryFolder, writeFiles } from "../../support/temporary-folder"

const UPDATE = path.resolve("scripts/update.ts")
const TSX = require.resolve("tsx")

const CHANGELOG = `# Changelog

## [2.0.0] - 2026-11-21

### Added

- Hosting.

## [1.0.0] - 2026-11-20

The first.
`

/** The template's old and new versions. The new one's migration marks the list of technologies. */
const OLD = {
  "package.json": JSON.stringify({ version: "1.0.0" }),
  "src/app.txt": "one\ntwo\nthree\n",
  "content/home.json": `{ "name": "Your Name" }\n`,
  "content/technologies.json": `{ "technologies": [] }\n`,
  "content/works/01-sample/work.json": "{}\n",
  "sample-media/draw.txt": "old\n",
}
const MIGRATE = `const fs = require("fs"), file = "content/technologies.json"
const text = fs.readFileSync(file, "utf8")
if (!text.includes("migrated")) fs.writeFileSync(file, text.replace("[]", '["migrated"]'))`
const NEW = {
  "package.json": JSON.stringify({ version: "2.0.0", scripts: { "content:migrate": "node migrate.js" } }),
  "migrate.js": MIGRATE,
  "CHANGELOG.md": CHANGELOG,
  "src/app.txt": "ONE\ntwo\nthree\n",
  "content/home.json": `{ "name": "Your Name", "featured": [] }\n`,
  "content/works/01-sample/work.json": `{ "new": true }\n`,
  "content/works/02-another-sample/work.json": "{}\n",
  "sample-media/draw.txt": "new\n",
}

/** The folder with both repositories, which is copied for each test. */
let original: string
let top: string
let template: string
let site: string

const git = (folder: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Owner", "-c", "user.email=owner@example.com", ...args], {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  }).trim()

function commit(folder: string, message: string, files: Record<string, string> = {}): void {
  writeFiles(folder, files)
  git(folder, "add", "--all")
  git(folder, "commit", "--quiet", "-m", message)
}

const read = (file: string) => readFileSync(path.join(site, file), "utf8")
/** Git's hash of the content folder. */
const contentOf = (ref: string) => git(site, "rev-parse", `${ref}:content`)

function update(...flags: string[]) {
  const person = (role: string) => ({ [`GIT_${role}_NAME`]: "Owner", [`GIT_${role}_EMAIL`]: "owner@example.com" })
  const command = ["--import", TSX, UPDATE, "--skip-install", ...flags]
  const env = { ...process.env, ...person("AUTHOR"), ...person("COMMITTER") }
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: site, encoding: "utf8", env })
  return { status, output: stdout, refusal: stderr }
}

/** Replaces the site's history with a single commit. */
function removeHistory(): void {
  rmSync(path.join(site, ".git"), { recursive: true })
  git(site, "init", "--quiet", "--initial-branch=main")
  commit(site, "Made from the template")
}

const enter = (folder: string) => {
  top = folder
  template = path.join(top, "template")
  site = path.join(top, "site")
}

beforeAll(() => {
  original = temporaryFolder()
  enter(original)
  mkdirSync(template)
  git(template, "init", "--quiet", "--initial-branch=main")
  commit(template, "Version 1", OLD)
  git(top, "clone", "--quiet", "template", "site")
  git(site, "remote", "remove", "origin")
  commit(template, "Version 2", NEW)
})

beforeEach(() => {
  enter(temporaryFolder())
  cpSync(original, top, { recursive: true })
})

test("merges the newest version, changes content only by migrating it, doesn't restore what was cleared, and can be undone", () => {
  git(site, "rm", "-r", "--quiet", "sample-media", "content/works")
  commit(site, "My own", {
    "content/home.json": `{ "name": "Ada" }\n`,
    "content/projects/01-mine/project.json": "{}\n",
  })
  // For a signed tag, Git opens an editor.
  git(site, "config", "tag.gpgSign", "true")
  git(site, "config", "core.editor", "false")
  const before = { content: contentOf("HEAD"), commit: git(site, "rev-parse", "HEAD") }
  const { status, output } = update("--from", template)
  expect(output).toContain("From version 1.0.0 to 2.0.0")
  expect(output).toContain("- Hosting.")
  expect(output).not.toContain("The first.")
  expect(status).toBe(0)
  expect(read("src/app.txt")).toBe("ONE\ntwo\nthree\n")
  expect(read("content/home.json")).toBe(`{ "name": "Ada" }\n`)
  expect(existsSync(path.join(site, "sample-media"))).toBe(false)
  // The merge doesn't change content; the migration is a commit of its own.
  expect(contentOf("HEAD^")).toBe(before.content)
  expect(git(site, "diff", "--name-only", "HEAD^", "HEAD")).toBe("content/technologies.json")
  expect(git(site, "status", "--porcelain")).toBe("")

  const [, tag = ""] = /git reset --hard (\S+)/.exec(output) ?? []
  git(site, "reset", "--quiet", "--hard", tag)
  expect(git(site, "rev-parse", "HEAD")).toBe(before.commit)
  expect(update().status).toBe(0)
})

test("leaves conflicts outside of content for Git to resolve, and says what to do", () => {
  commit(site, "My own", {
    "src/app.txt": "Uno\ntwo\nthree\n",
    "content/home.json": `{ "name": "Ada" }\n`,
    "content/works/01-sample/work.json": `{ "mine": true }\n`,
  })
  const before = contentOf("HEAD")
  const { status, output } = update("--from", template)
  expect(status).toBe(1)
  expect(output).toMatch(/have both changed these files[^]*\n {2}src\/app\.txt\n/)
  expect(output).toContain("git reset --hard before-update-")
  expect(read("src/app.txt")).toContain("<<<<<<<")
  expect(git(site, "diff", "--name-only", "--diff-filter=U")).toBe("src/app.txt")
  expect(read("content/home.json")).toBe(`{ "name": "Ada" }\n`)
  expect(read("sample-media/draw.txt")).toBe("new\n")

  const again = update()
  expect(again.status).toBe(1)
  expect(again.refusal).toContain(
    "An update is not finished. Fix the marked files, then: git add --update && git commit --no-edit",
  )

  writeFiles(site, { "src/app.txt": "Uno, one\ntwo\nthree\n" })
  git(site, "add", ".")
  git(site, "commit", "--quiet", "--no-edit")
  expect(contentOf("HEAD")).toBe(before)
  expect(update().output).toContain("already the newest version: 2.0.0")
})

test("a site that was made from the template's newest version is up to date", () => {
  rmSync(site, { recursive: true })
  git(top, "clone", "--quiet", "template", "site")
  git(site, "remote", "remove", "origin")
  removeHistory()
  const head = git(site, "rev-parse", "HEAD")
  const { status, output } = update("--from", template)
  expect(output).toContain("already the newest version: 2.0.0")
  expect(status).toBe(0)
  expect(git(site, "rev-parse", "HEAD")).toBe(head)
  expect(git(site, "status", "--porcelain")).toBe("")
})

test("says how to resolve a conflict in the lock file", () => {
  commit(template, "Version 3", { "package-lock.json": `{ "theirs": true }\n` })
  commit(site, "My own package", { "package-lock.json": `{ "mine": true }\n` })
  const { output } = update("--from", template)
  expect(output).toContain("  package-lock.json (resolve package.json, then run npm install --package-lock-only)\n")
})

test("also updates a site from an archive, without the template's history, whose first commit has the owner's edits", () => {
  rmSync(path.join(site, "sample-media"), { recursive: true })
  // Git's list of these files is longer than 1 MB.
  const deep = `content/${`${"long".repeat(50)}/`.repeat(3)}`
  writeFiles(site, Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`${deep}${index}.txt`, ""])))
  writeFiles(site, { "content/home.json": `{ "name": "Ada" }\n`, "src/app.txt": "one\ntwo\nthree\nfour\n" })
  removeHistory()
  commit(site, "My own", { "src/own.txt": "mine\n" })
  // The owner's rules for messages are for the owner's commits.
  writeFiles(site, { ".git/hooks/commit-msg": "#!/bin/sh\nexit 1\n" })
  chmodSync(path.join(site, ".git/hooks/commit-msg"), 0o755)
  const { status, output } = update("--from", template)
  expect(output).toContain("Merged version 2.0.0")
  expect(status).toBe(0)
  expect(read("src/app.txt")).toBe("ONE\ntwo\nthree\nfour\n")
  expect(read("src/own.txt")).toBe("mine\n")
  expect(read("content/home.json")).toBe(`{ "name": "Ada" }\n`)
  expect(existsSync(path.join(site, "sample-media"))).toBe(false)
})

describe("refuses", () => {
  test.each([
    ["a wrong flag", ["--hlep"], {}, "'--hlep'"],
    ["to guess where the template is", [], {}, "npm run update -- --from https://"],
    [
      "a template that doesn't exist, with Git's message",
      ["--from", "../nowhere"],
      {},
      "does not appear to be a git repository",
    ],
    [
      "to update if there are uncommitted changes",
      ["--from", "../template"],
      { "src/app.txt": "mine" },
      "not committed",
    ],
  ])("%s", (_, flags, changes, reason) => {
    writeFiles(site, changes)
    const before = git(site, "status", "--porcelain")
    const { status, refusal } = update(...flags)
    expect(status).toBe(1)
    expect(refusal).toContain(reason)
    expect(refusal).not.toMatch(/\bat .*:\d+:\d+/)
    expect(git(site, "tag")).toBe("")
    expect(git(site, "status", "--porcelain")).toBe(before)
  })

  test("to replace the packages of a command that is running", () => {
    const lock = path.join(site, ".gatsby/develop.lock.lock")
    mkdirSync(lock, { recursive: true })
    const { status, refusal } = update("--from", template)
    expect(status).toBe(1)
    expect(refusal).toContain("npm start is running")
    // Left behind by a command that was killed.
    utimesSync(lock, 0, 0)
    expect(update("--from", template).refusal).toBe("")
  })

  test("to update if no branch is checked out", () => {
    git(site, "checkout", "--quiet", "--detach")
    expect(update("--from", template).refusal).toContain("no commit on a branch")
  })

  test("to lose content that Git ignores", () => {
    git(site, "rm", "-r", "--quiet", "--cached", "content")
    commit(site, "My content is my own", { ".gitignore": "content/\nmigrate.js\n" })
    writeFiles(site, { "migrate.js": "mine", "content/home.json": `{ "name": "Ada" }\n` })
    const { status, refusal } = update("--from", template)
    expect({ status, home: read("content/home.json") }).toEqual({ status: 1, home: `{ "name": "Ada" }\n` })
    expect(refusal).toMatch(/ignored by Git.* content\/home\.json.*git add --force content\/home.json .*migrate\.js/)
    expect(git(site, "tag")).toBe("")
  })

  test.each([
    ["to overwrite an untracked file", {}, "migrate.js"],
    [
      "a repository that has nothing in common with the template",
      { "src/app.txt": "else\n", "package.json": "{}" },
      "copy your content/ into it",
    ],
  ])("%s, and leaves no traces", (_, changes, reason) => {
    writeFiles(site, changes)
    removeHistory()
    writeFiles(site, { "migrate.js": "mine" })
    const before = git(site, "rev-parse", "HEAD")
    const { status, refusal } = update("--from", template)
    expect(status).toBe(1)
    expect(refusal).toContain(reason)
    expect(git(site, "tag")).toBe("")
    expect(git(site, "rev-parse", "HEAD")).toBe(before)
    expect(read("migrate.js")).toBe("mine")
  })
})
