import { checkContent, type CheckResult } from "../checker/check-content"
import { hasErrors } from "../checker/fault"
import { ContentChanged, updateContentCopy } from "./content-copy"
import { takeSnapshot } from "./snapshot"

export interface StageOptions {
  /** The folder the owner edits. */
  from: string
  /** The folder with the site's copy of it: the last content without an error. */
  to: string
  /** The language of the copy, if it is not the site's first one. */
  language?: string | undefined
}

export interface StageResult extends CheckResult {
  /** Whether the content had no error and is now in the copy. */
  isStaged: boolean
}

/** How often content that changes while it is copied is rechecked. */
const MAX_TRIES = 20

/**
 * Checks content and, if it has no error, updates the copy. Otherwise the copy stays as it is. Content that changes meanwhile is
 * checked again: what is copied is what was checked.
 *
 * @throws file system errors while copying, and if the content never stops changing. Content that can't be read is a fault, not an error.
 */
export async function stageContent({ from, to, language }: StageOptions): Promise<StageResult> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const snapshot = await takeSnapshot(from).catch(() => undefined)
    const result = await checkContent(from)
    if (hasErrors(result.faults)) return { ...result, isStaged: false }
    // A file disappeared meanwhile. A folder that can't be read is an error above.
    if (!snapshot) continue
    try {
      await updateContentCopy(from, snapshot, to, language)
      return { ...result, isStaged: true }
    } catch (error) {
      if (!(error instanceof ContentChanged)) throw error
    }
  }
  throw new Error("The content keeps changing while it is copied. Which program is writing to it?")
}
