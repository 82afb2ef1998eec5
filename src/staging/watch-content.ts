import { setTimeout as wait } from "node:timers/promises"
import { isDeepStrictEqual } from "node:util"
import { type Snapshot, takeSnapshot } from "./snapshot"
import { stageContent, type StageOptions, type StageResult } from "./stage-content"

interface WatchOptions extends StageOptions {
  /** Called after each check, including the first. */
  onResult: (result: StageResult) => void | Promise<void>
  /** Called with what keeps the content from being staged after it has failed a few times, and when that reason changes. */
  onTrouble: (error: unknown) => void | Promise<void>
}

/** Quiet time in milliseconds after which a change counts as finished: a saved file, or a folder being copied. */
const SETTLING_TIME = 120

/** Milliseconds until the folder is looked at again, at least: an edit should show at once. And after a failure. */
const LOOKING_INTERVAL = 250
const RETRY_INTERVAL = 1000

/** The share of time to spend looking at the folder: one with 10,000 files takes 0.3 s. */
const LOOKING_SHARE = 0.1

/** Failures in a row before a report: one or two are a file that vanished between two steps. */
const TRIES_BEFORE_TELLING = 3

/**
 * Stages content now, and again whenever something in `from` changes, one check at a time. Resolves once the first result has been
 * passed to `onResult`, with a function that ends the watch.
 *
 * Changes are detected by repeated snapshots of the folder, because watchers lose folders that are moved or replaced, and
 * files that come right after their folder.
 */
export async function watchContent({ onResult, onTrouble, ...options }: WatchOptions): Promise<() => Promise<void>> {
  let isEnding = false
  let handled: Snapshot | undefined
  let failures = 0
  let told = ""

  const look = async () => {
    const begun = performance.now()
    const now = await lookAt(options.from)
    const lookTime = performance.now() - begun
    if (handled && failures === 0 && isDeepStrictEqual(now, handled)) return lookTime
    const snapshot = await settle(now, options.from)
    try {
      await onResult(await stageContent(options))
      handled = snapshot
      failures = 0
      told = ""
    } catch (error) {
      failures += 1
      const reason = String(error)
      if (failures >= TRIES_BEFORE_TELLING && reason !== told) {
        told = reason
        await onTrouble(error)
      }
    }
    return lookTime
  }

  const keepLooking = async (firstTook: number) => {
    let lookTime = firstTook
    for (;;) {
      await wait(failures > 0 ? RETRY_INTERVAL : Math.max(LOOKING_INTERVAL, lookTime / LOOKING_SHARE))
      if (isEnding) return
      lookTime = await look()
    }
  }
  const rounds = keepLooking(await look())
  return async () => {
    isEnding = true
    await rounds
  }
}

const lookAt = (directory: string): Promise<Snapshot> =>
  takeSnapshot(directory).catch(() => ({ files: new Map(), others: ["no folder"] }))

/** The folder once it stops changing; if files come and go without end, as it is after a second. */
async function settle(snapshot: Snapshot, directory: string): Promise<Snapshot> {
  let last = snapshot
  for (let waited = 0; waited < 1000; waited += SETTLING_TIME) {
    await wait(SETTLING_TIME)
    const next = await lookAt(directory)
    if (isDeepStrictEqual(next, last)) return next
    last = next
  }
  return last
}
