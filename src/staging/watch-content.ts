import { setTimeout as wait } from "node:timers/promises"
import { isDeepStrictEqual } from "node:util"
import { type Snapshot, takeSnapshot } from "./snapshot"
import { stageContent, type StageOptions, type StageResult } from "./stage-content"

interface WatchOptions extends StageOptions {
  /** Called after each check, including the first. */
  onResult: (result: StageResult) => void | Promise<void>
  /** Called with the error after staging has failed a few times in a row, and again when the error changes. */
  onError: (error: unknown) => void | Promise<void>
  /** Ends the watch. */
  signal?: AbortSignal
}

/** Quiet time in milliseconds after which a change counts as finished: a saved file, or a folder being copied. */
const SETTLING_TIME = 120

/** The shortest time between two snapshots, in milliseconds, as an edit should show immediately; and the time after a failure. */
const POLL_INTERVAL = 250
const RETRY_INTERVAL = 1000

/** The share of time that snapshots may take: one of 10,000 files takes 0.3 s. */
const POLL_SHARE = 0.1

/** Failures in a row before `onError` is called: one or two may come from a file that disappeared between two steps. */
const FAILURES_BEFORE_REPORT = 3

/**
 * Stages content now, and again whenever something in `from` changes, one check at a time, until the signal ends it.
 *
 * Changes are detected by repeated snapshots of the folder, because watchers lose folders that are moved or replaced, and
 * files that are created right after their folder.
 *
 * @throws AbortError at the signal
 */
export async function watchContent({ onResult, onError, signal, ...options }: WatchOptions): Promise<never> {
  let handled: Snapshot | undefined
  let failures = 0
  let reported = ""
  for (;;) {
    const start = performance.now()
    const now = await snapshotOf(options.from)
    const snapshotTime = performance.now() - start
    if (!handled || failures > 0 || !isDeepStrictEqual(now, handled)) {
      const snapshot = await settle(now, options.from)
      try {
        await onResult(await stageContent(options))
        handled = snapshot
        failures = 0
        reported = ""
      } catch (error) {
        failures += 1
        const reason = String(error)
        if (failures >= FAILURES_BEFORE_REPORT && reason !== reported) {
          reported = reason
          await onError(error)
        }
      }
    }
    const pause = failures > 0 ? RETRY_INTERVAL : Math.max(POLL_INTERVAL, snapshotTime / POLL_SHARE)
    await wait(pause, undefined, { signal })
  }
}

const snapshotOf = (directory: string): Promise<Snapshot> =>
  takeSnapshot(directory).catch(() => ({ files: new Map(), others: ["no folder"] }))

/** The folder's snapshot once it stops changing, or after a second if it doesn't. */
async function settle(snapshot: Snapshot, directory: string): Promise<Snapshot> {
  let last = snapshot
  for (let waited = 0; waited < 1000; waited += SETTLING_TIME) {
    await wait(SETTLING_TIME)
    const next = await snapshotOf(directory)
    if (isDeepStrictEqual(next, last)) return next
    last = next
  }
  return last
}
