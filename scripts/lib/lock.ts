import { access, constants, mkdir, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import lockfile from "proper-lockfile"
import { z } from "zod"
import { readJson } from "../../src/media/cache"
import { Refusal } from "./command"

/** Where commands keep their working files, ignored by Git; each command that runs Gatsby has its own folder there. */
export const WORK_FOLDER = ".gatsby"

/** Milliseconds after which the lock of a killed process expires; and how often a live one renews its lock. */
const OPTIONS = { realpath: false, stale: 10_000, update: 2000 }

/** How many times to try the lock of a dead process, a second apart. */
const RETRIES = { retries: 12, factor: 1, minTimeout: 1000 }

/** How many times a waiting command tries, and after how many milliseconds: for at least half a minute. */
const WAIT_RETRIES = { retries: 300, minTimeout: 50, maxTimeout: 200 }

const holder = z.object({ command: z.string(), pid: z.int() })

/** The file that says which command uses a Gatsby folder. */
export const lockOf = (name: string) => join(WORK_FOLDER, `${name}.lock`)

const isHeld = (error: unknown) => error instanceof Error && "code" in error && error.code === "ELOCKED"

/** Creates a folder for locks. Rejects at once if it is another user's: the lock would be tried there again and again. */
async function prepareForLocks(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await access(folder, constants.W_OK)
}

/**
 * Locks other commands out of what this one changes, until the returned function is called or the process ends.
 * @param file says who holds the lock
 * @param command its name in the refusal of the next command
 * @throws Refusal if another command holds it
 */
export async function takeLock(file: string, command: string): Promise<() => Promise<void>> {
  await prepareForLocks(dirname(file))
  const before = await liveHolderOf(file)
  if (before) refuse(before)
  const release = await lockfile.lock(file, { ...OPTIONS, retries: RETRIES }).catch(async (error: unknown) => {
    if (isHeld(error)) refuse(await holderIn(file))
    throw error
  })
  await writeFile(file, JSON.stringify({ command, pid: process.pid }))
  return release
}

/**
 * Runs `write`, which reads and then writes the content, while no other command does: two that look for the next number at the
 * same time would find the same one. Ask the owner beforehand, because others wait. Refuses if the lock is held for too long.
 */
export async function withWriteLock<Result>(write: () => Promise<Result>): Promise<Result> {
  await prepareForLocks(WORK_FOLDER)
  const release = await lockfile
    .lock(join(WORK_FOLDER, "writing"), { ...OPTIONS, retries: WAIT_RETRIES })
    .catch((error: unknown) => {
      if (!isHeld(error)) throw error
      throw new Refusal("Another command is still writing content. Nothing was written.")
    })
  return write().finally(release)
}

/** The running process that holds a lock; undefined if there is none. */
export async function liveHolderOf(file: string) {
  const by = await holderIn(file)
  return by && isAlive(by.pid) && (await lockfile.check(file, OPTIONS)) ? by : undefined
}

const holderIn = async (file: string) => holder.safeParse(await readJson(file)).data

function refuse(by: z.infer<typeof holder> | undefined): never {
  const who = by ? `\`${by.command}\` (process ${by.pid})` : "Another command"
  throw new Refusal(`${who} is already running. Wait until it has ended, or stop it.`)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM"
  }
}
