import { type ChildProcess, spawn } from "node:child_process"
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from "node:fs/promises"
import path from "node:path"
import { setTimeout } from "node:timers/promises"
import { stripVTControlCharacters } from "node:util"
import { freePort } from "./free-port"

/** A copy of the project in which `npm start` runs, on content that a test may change as an owner would. */
export interface DevelopmentSite {
  origin: string
  /** The copy of the project, absolute. */
  folder: string
  /** The folder the owner edits, absolute. */
  content: string
  /** Its path as the terminal shows it. */
  shownContent: string
  /** Everything that the terminal has shown so far, without colours. */
  terminal: () => string
  /** The exit code of `npm start`, or the signal that ended it; null while it runs. */
  ended: () => number | string | null
  /** Stops it as Ctrl-C in a terminal does, and deletes the copy. */
  stop: () => Promise<void>
}

/** The folders that Gatsby reads, besides the files in the project's root folder. */
const FOLDERS = ["schemas", "scripts", "src"]

const SHOWN_CONTENT = "owners-content"

/** How long the start may take on a machine that is busy with other tests, ms; alone it takes 95 seconds. */
export const STARTING_TIME = 840_000

/** How long all processes may take to exit on a busy machine, ms. */
const ENDING_TIME = 120_000

/**
 * Runs `npm start` on a copy of a content folder, which `prepare` may change first, and waits until the site is served. It runs in a copy of the
 * project, because Gatsby keeps `.cache` and `public` in its working directory. The copy is inside the project, so that everything finds the same
 * `node_modules`.
 *
 * @throws Error with everything that the terminal has shown, if it exits by itself or takes too long
 */
export async function startDevelopmentSite(
  contentFolder: string,
  prepare: (folder: string, content: string) => Promise<void> = () => Promise.resolve(),
): Promise<DevelopmentSite> {
  const folder = await copyProject()
  await cp(contentFolder, path.join(folder, SHOWN_CONTENT), { recursive: true })
  await prepare(folder, path.join(folder, SHOWN_CONTENT))
  const port = await freePort()
  const shown: string[] = []
  const { NODE_ENV: _, MEDIA_CACHE_DIR: __, ...environment } = process.env
  const npm = spawn("npm", ["start", "--", "--port", String(port)], {
    cwd: folder,
    env: { ...environment, CONTENT_DIR: SHOWN_CONTENT, GATSBY_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "pipe"],
    // In a process group of its own, as in a terminal, so that all its processes can be stopped together.
    detached: true,
  })
  for (const stream of [npm.stdout, npm.stderr]) stream.on("data", (text: Buffer) => shown.push(text.toString()))
  // If the test run itself is aborted, nothing else stops them.
  const killAll = () => signalGroup(npm, "SIGKILL")
  process.once("exit", killAll)

  const site: DevelopmentSite = {
    origin: `http://localhost:${port}`,
    folder,
    content: path.join(folder, SHOWN_CONTENT),
    shownContent: SHOWN_CONTENT,
    terminal: () => stripVTControlCharacters(shown.join("")),
    ended: () => npm.exitCode ?? npm.signalCode,
    stop: async () => {
      signalGroup(npm, "SIGINT")
      const endedByItself = await waitFor(() => !isGroupAlive(npm), ENDING_TIME)
      killAll()
      process.off("exit", killAll)
      await rm(folder, { recursive: true, force: true, maxRetries: 10 })
      if (!endedByItself) throw new Error("Ctrl-C did not end everything that `npm start` had started.")
    },
  }
  const hasStarted = () => site.terminal().includes(`${site.origin}/`)
  await waitFor(() => hasStarted() || site.ended() !== null, STARTING_TIME)
  if (hasStarted()) return site
  const outcome = site.ended() === null ? "has not started in time" : "ended by itself"
  // An error while stopping must not hide the one below.
  await site.stop().catch(() => undefined)
  throw new Error(`\`npm start\` ${outcome}:\n${site.terminal()}`)
}

/** Waits at most `time` milliseconds until a condition holds; resolves to whether it does. */
async function waitFor(condition: () => boolean, time: number): Promise<boolean> {
  const end = Date.now() + time
  while (!condition() && Date.now() < end) await setTimeout(100)
  return condition()
}

/** Copies the parts of the project that Gatsby reads into a new folder, and returns its path. */
async function copyProject(): Promise<string> {
  await mkdir(".sites", { recursive: true })
  const folder = await mkdtemp(path.resolve(".sites", "development-"))
  const files = (await readdir(".", { withFileTypes: true })).filter((entry) => entry.isFile()).map(({ name }) => name)
  for (const name of [...files, ...FOLDERS]) await cp(name, path.join(folder, name), { recursive: true })
  // Without a fork's own pages.
  await rm(path.join(folder, "src/pages"), { recursive: true, force: true })
  // On Windows a junction needs no special rights; elsewhere the type is ignored.
  await symlink(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction")
  return folder
}

/** Sends a signal to a process and all its descendants; returns false if none of them is left. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  try {
    return pid !== undefined && process.kill(-pid, signal)
  } catch {
    return false
  }
}

const isGroupAlive = (group: ChildProcess) => signalGroup(group, 0)
