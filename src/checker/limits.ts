import pLimit from "p-limit"

const MEGA = 1_000_000

/** Larger media and JSON files, in bytes, get a warning: they weigh on the repository and on visitors who open the original. */
export const LARGE_BYTES = { still: 10 * MEGA, svg: 10 * MEGA, animated: 20 * MEGA, video: 50 * MEGA } as const
export const LARGE_JSON_BYTES = 1 * MEGA

/** A picture narrower than this, in pixels, is blurred wherever it is shown. */
export const TINY_PICTURE_WIDTH = 96

/** Files that are open at once. */
export const OPEN_FILES = 32

/** Does work on each of many files; limits how many are open at once. */
export function mapFiles<Entry, Result>(files: readonly Entry[], work: (file: Entry) => Promise<Result>) {
  const limit = pLimit(OPEN_FILES)
  return Promise.all(files.map((file) => limit(work, file)))
}
