import pLimit from "p-limit"

const MEGA = 1_000_000

/** Media and JSON files larger than this, in bytes, get a warning: they bloat the repository, and are slow for visitors who open them. */
export const LARGE_BYTES = { still: 10 * MEGA, svg: 10 * MEGA, animated: 20 * MEGA, video: 50 * MEGA } as const
export const LARGE_JSON_BYTES = 1 * MEGA

/** A picture narrower than this, in pixels, looks blurred wherever it is shown. */
export const TINY_PICTURE_WIDTH = 96

/** How many files may be open at the same time. */
export const OPEN_FILES = 32

/** Calls `work` for each file, for at most `OPEN_FILES` at a time. */
export function mapFiles<Entry, Result>(files: readonly Entry[], work: (file: Entry) => Promise<Result>) {
  const limit = pLimit(OPEN_FILES)
  return Promise.all(files.map((file) => limit(work, file)))
}
