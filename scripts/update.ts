import { execFileSync, spawnSync } from "node:child_process"
import { existsSync, statSync } from "node:fs"
import { parseArgs } from "node:util"

// Imports no other module of the project: forks older than this command run the newest one from the template's repository.

const REMOTE = "upstream"

/** The owner's folder, which an update changes only by migrations. */
const CONTENT = "content"

/** `content:clear` removes this, too; an update doesn't bring it back. */
const SAMPLE_SOURCES = "sample-media"

const OWN_FOLDERS = [CONTENT, SAMPLE_SOURCES]

const HELP = `npm run update [-- options]

Updates this site to the newest version of its template with a Git merge. ${CONTENT}/ stays as it is, except for what a migration has to change.

  --from …        The template's repository, if there is no remote "${REMOTE}" yet.
  --branch …      Its branch. (default: its main branch)
  --skip-install  Don't install packages; migrate with those that are installed.
  --help          Show this help.
`

/** A reason not to continue, in plain words. */
class Refusal extends Error {}

/** Runs Git and returns its output; throws if it fails. */
const git = (...args: string[]): string =>
  execFileSync("git", ["-c", "core.quotePath=false", ...args], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    // A list of all files of a fork can be longer than the default of 1 MB.
    maxBuffer: Infinity,
    env: { ...process.env, LC_ALL: "C" },
  }).trim()

/** Runs Git and says whether it succeeded. */
const succeeds = (...args: string[]): boolean => spawnSync("git", args, { stdio: "ignore" }).status === 0

/** The commands that finish an update after conflicts are resolved. */
const FINISH = "git add --update && git commit --no-edit && npm ci && npm run content:migrate"

/** Git's output, or null if it fails. */
const gitOrNull = (...args: string[]): string | null => (succeeds(...args) ? git(...args) : null)

/** The commit, or the part of one, that a Git ref refers to; null if there is none. */
const resolveRef = (ref: string): string | null => gitOrNull("rev-parse", "--verify", "--quiet", ref)

const lines = (text: string) => text.split("\n").filter((line) => line !== "")

/** Says that there is nothing to update. Returns the exit code. */
function sayNewest(): number {
  console.log(`This is already the newest version: ${versionAt("HEAD")}.`)
  return 0
}

function main(): number {
  const isTaken = ["from", "branch", "skip_install"].some((name) => process.env[`npm_config_${name}`])
  if (isTaken) throw new Refusal("npm treated options as its own. Put -- before them: npm run update -- --branch …")
  const { values } = parseArgs({
    options: {
      from: { type: "string" },
      branch: { type: "string" },
      "skip-install": { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  })
  if (values.help) {
    console.log(HELP)
    return 0
  }
  checkPlace()
  setRemote(values.from)
  console.log(`Fetching ${git("remote", "get-url", REMOTE)}`)
  git("fetch", "--no-tags", REMOTE)
  const target = targetOf(values.branch)
  if (succeeds("merge-base", "--is-ancestor", target, "HEAD")) return sayNewest()
  checkIgnored(target)
  const [before, after] = [versionAt("HEAD"), versionAt(target)]
  console.log(`\n${changesBetween(gitOrNull("show", `${target}:CHANGELOG.md`) ?? "", before, after)}\n`)

  const start = git("rev-parse", "HEAD")
  joinHistories(target)
  const merged = spawnSync("git", ["merge", "--no-commit", "--no-ff", target], { encoding: "utf8" })
  if (resolveRef("MERGE_HEAD") === null) {
    // `joinHistories` may have made a commit, which has the same files.
    git("reset", "--soft", start)
    if (merged.status === 0) return sayNewest()
    throw new Refusal(`Git did not merge:\n${merged.stderr}${merged.stdout}`)
  }
  const tag = `before-update-${new Date().toISOString().replaceAll(/[-:.]/g, "")}`
  git("tag", "--no-sign", tag, start)
  restoreOwnFolders()
  const undo = `To undo it: git reset --hard ${tag}`
  const conflicts = lines(git("diff", "--name-only", "--diff-filter=U"))
  if (conflicts.length > 0) {
    console.log("You and the template have both changed these files; Git has marked the places in them:")
    const remedy = " (resolve package.json, then run npm install --package-lock-only)"
    for (const file of conflicts) console.log(`  ${file}${file === "package-lock.json" ? remedy : ""}`)
    console.log(`\nResolve them, or run git rm on those that you had deleted. Then run: ${FINISH}`)
    console.log(undo)
    return 1
  }
  git("commit", "--no-verify", "-m", `Update to version ${after}`)
  console.log(`Merged version ${after}. If what follows is interrupted: npm ci && npm run content:migrate`)
  const isMigrated = (values["skip-install"] || runs("npm", "ci")) && runs("npm", "run", "--silent", "content:migrate")
  if (!isMigrated) {
    console.log(
      `\nThe new version is merged, but your content is not migrated yet. Run: npm ci && npm run content:migrate\n${undo}`,
    )
    return 1
  }
  if (!succeeds("diff", "--quiet", "--", CONTENT)) {
    git("add", "-u", "--", CONTENT)
    git("commit", "--no-verify", "-m", `Migrate content to version ${after}`)
  }
  console.log(`\nNow look at it: npm run content:check && npm run preview\n${undo}`)
  return 0
}

/** Whether a command of the site is running: it renews its lock every two seconds. */
function isRunning(name: string): boolean {
  const renewed = statSync(`.gatsby/${name}.lock.lock`, { throwIfNoEntry: false })?.mtimeMs ?? 0
  return Date.now() - renewed < 10_000
}

/** Refuses to work if something could be lost. */
function checkPlace(): void {
  if (gitOrNull("rev-parse", "--is-inside-work-tree") !== "true" || git("rev-parse", "--show-prefix") !== "") {
    throw new Refusal("Run this in the top folder of your site's Git repository.")
  }
  const running = ["develop", "build"].find(isRunning)
  if (running !== undefined) {
    const command = running === "develop" ? "npm start" : "npm run build"
    throw new Refusal(`${command} is running, and the update replaces its packages. Stop it, then run this again.`)
  }
  if (resolveRef("MERGE_HEAD") !== null) {
    throw new Refusal(
      `An update is not finished. Fix the marked files, then: ${FINISH}. Or abandon it: git merge --abort`,
    )
  }
  if (resolveRef("HEAD") === null || !succeeds("symbolic-ref", "--quiet", "HEAD")) {
    throw new Refusal(
      "There is no commit on a branch to update. Commit your site, finish a rebase, or run: git switch main",
    )
  }
  if (git("status", "--porcelain", "--untracked-files=no") !== "") {
    throw new Refusal("There are changes that are not committed. Commit them first: git commit -a")
  }
}

/** Refuses to merge over files that Git ignores: it overwrites and deletes them, and could not bring them back. */
function checkIgnored(target: string): void {
  const own = new Set(lines(git("ls-files")))
  const theirs = lines(git("ls-tree", "-r", "--name-only", target))
  const atRisk = theirs.filter(
    (file) => !own.has(file) && existsSync(file) && succeeds("check-ignore", "--quiet", file),
  )
  if (atRisk.length === 0) return
  const files = atRisk.join(" ")
  throw new Refusal(
    `These files of yours are ignored by Git, but the template has files of the same names, so yours would be lost: ${files}. Commit them first: git add --force ${files} && git commit`,
  )
}

/** Ensures that the template's repository is known. */
function setRemote(from: string | undefined): void {
  const known = gitOrNull("remote", "get-url", REMOTE)
  if (from !== undefined && from !== known) git("remote", ...(known === null ? ["add"] : ["set-url"]), REMOTE, from)
  if (from === undefined && known === null) {
    throw new Refusal(
      `Which template was this site made from? Name it once: npm run update -- --from https://github.com/its-owner/portfolio.git`,
    )
  }
}

/** The template's newest commit: of the given branch, else of its main branch, else of one with a usual name. */
function targetOf(branch: string | undefined): string {
  // Forgets a main branch that the template no longer has.
  if (branch === undefined && !succeeds("remote", "set-head", REMOTE, "--auto"))
    succeeds("remote", "set-head", REMOTE, "--delete")
  const names = branch === undefined ? ["main", "master"] : [branch]
  const refs = branch === undefined ? ["HEAD", ...names] : names
  const target = refs.map((ref) => resolveRef(`${REMOTE}/${ref}`)).find((commit) => commit !== null)
  if (target) return target
  throw new Refusal(`The template has no branch ${names.join(" or ")}. Name one: npm run update -- --branch …`)
}

/** The version in `package.json` at a commit. */
function versionAt(commit: string): string {
  const description: unknown = JSON.parse(gitOrNull("show", `${commit}:package.json`) ?? "{}")
  const version =
    typeof description === "object" && description && "version" in description ? description.version : null
  return typeof version === "string" ? version : "unknown"
}

/** The part of a change log, in Keep a Changelog form, about versions after `before`. */
function changesBetween(changelog: string, before: string, after: string): string {
  const sections = changelog.split(/^(?=## )/m).slice(1)
  const isNew = (section: string) => {
    const version = /^## \[?v?(\d+\.\d+\.\d+)/.exec(section)?.[1]
    if (version === undefined) return before === after
    return version.localeCompare(before, "en", { numeric: true }) > 0
  }
  const newSections = sections.filter(isNew).map((section) => section.replace(/^\[.*\]: .*$/gm, "").trim())
  return [`From version ${before} to ${after}`, ...newSections].join("\n\n")
}

/**
 * A repository made with "Use this template", or from an archive, has the template's files but not its history. The template's commit whose files
 * are most like those of its first commit is its origin: a merge that changes nothing records that, and from then on Git knows what changed on
 * which side.
 */
function joinHistories(target: string): void {
  if (succeeds("merge-base", "HEAD", target)) return
  const own = codeAt(lines(git("rev-list", "--max-parents=0", "HEAD")).at(-1) ?? "HEAD")
  const candidates = lines(git("rev-list", target)).map((commit) => {
    const files = codeAt(commit)
    const same = [...files].filter((file) => own.has(file)).length
    return { commit, isMatch: same > 0 && same >= files.size / 2, different: own.size + files.size - 2 * same }
  })
  const [origin] = candidates.filter(({ isMatch }) => isMatch).sort((one, other) => one.different - other.different)
  if (origin === undefined) {
    throw new Refusal(
      "This repository shares no history with the template, and its first commit has other files. Make a new site from the template, and copy your content/ into it.",
    )
  }
  const message = "Record which version this site was made from"
  git("merge", "--strategy=ours", "--allow-unrelated-histories", "--no-verify", "-m", message, origin.commit)
}

/** Each file of a commit with the hash of its content, without the owner's own folders. */
const codeAt = (commit: string) =>
  new Set(lines(git("ls-tree", "-r", commit)).filter((line) => !OWN_FOLDERS.some((own) => line.includes(`\t${own}/`))))

/** Restores the owner's own folders from before the merge. */
function restoreOwnFolders(): void {
  for (const folder of OWN_FOLDERS) {
    const had = resolveRef(`HEAD:${folder}`) !== null
    if (folder === SAMPLE_SOURCES && had) continue
    git("rm", "-r", "-f", "--quiet", "--ignore-unmatch", "--", folder)
    if (had) git("checkout", "HEAD", "--", folder)
  }
}

const runs = (command: string, ...args: string[]): boolean => {
  console.log(`\n> ${[command, ...args].join(" ")}`)
  return spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" }).status === 0
}

try {
  process.exitCode = main()
} catch (error) {
  if (!(error instanceof Error)) throw error
  const isGit = "stderr" in error
  const isWrongFlag = "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS")
  if (!(error instanceof Refusal) && !isGit && !isWrongFlag) throw error
  console.error(isGit ? String(error.stderr) : error.message)
  process.exitCode = 1
}
