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
  /** What the terminal calls it. */
  shownContent: string
  /** All that the terminal has shown so far, without colours. */
  terminal: () => string
  /** The exit code of `npm start`, or the signal that ended it; null while it runs. */
  ended: () => number | string | null
  /** Ends it as Ctrl-C at the terminal does, and takes the copy away. */
  stop: () => Promise<void>
}

/** What Gatsby reads beside the files of the project's own folder. */
const FOLDERS = ["schemas", "scripts", "src"]

const SHOWN_CONTENT = "owners-content"

/** How long, in milliseconds, the start may take on a machine that is busy with other tests: 95 seconds by itself. */
export const STARTING_TIME = 840_000

/** How long, in milliseconds, everything may take to end by itself on a busy machine. */
const ENDING_TIME = 120_000

/**
 * Starts `npm start` on a copy of a content folder, after `prepare` has changed what it likes, and waits until it shows the site. It gets a copy of the
 * project, for Gatsby keeps `.cache` and `public` in the folder it is started in. The copy lies in the project, so that everything finds the same
 * `node_modules`.
 *
 * @throws Error with all that the terminal has shown, if it ends by itself or takes too long
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
    // A group of its own, as a terminal gives to what is started in it: it is ended as a whole.
    detached: true,
  })
  for (const stream of [npm.stdout, npm.stderr]) stream.on("data", (text: Buffer) => shown.push(text.toString()))
  // Where the tests themselves break off there is no other chance.
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
  // A folder that stays behind is not what failed.
  await site.stop().catch(() => undefined)
  throw new Error(`\`npm start\` ${outcome}:\n${site.terminal()}`)
}

/** Waits until a condition holds, so many milliseconds at most; resolves to whether it does. */
async function waitFor(condition: () => boolean, time: number): Promise<boolean> {
  const end = Date.now() + time
  while (!condition() && Date.now() < end) await setTimeout(100)
  return condition()
}

/** Copies what Gatsby reads of the project into a new folder, and returns its path. */
async function copyProject(): Promise<string> {
  await mkdir(".sites", { recursive: true })
  const folder = await mkdtemp(path.resolve(".sites", "development-"))
  const files = (await readdir(".", { withFileTypes: true })).filter((entry) => entry.isFile()).map(({ name }) => name)
  for (const name of [...files, ...FOLDERS]) await cp(name, path.join(folder, name), { recursive: true })
  // Without the pages of a fork's owner.
  await rm(path.join(folder, "src/pages"), { recursive: true, force: true })
  // On Windows a junction, which needs no rights; elsewhere there is but one kind of link.
  await symlink(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction")
  return folder
}

/** Sends a signal to a process and all it has started; does nothing where none of them is left. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  try {
    return pid !== undefined && process.kill(-pid, signal)
  } catch {
    return false
  }
}

const isGroupAlive = (group: ChildProcess) => signalGroup(group, 0)
