import pLimit from "p-limit"

const MEGA = 1_000_000

/** Media files beyond these sizes in bytes draw a warning, and JSON: they weigh on the repository and on whoever opens the original. */
export const LARGE_BYTES = { still: 10 * MEGA, svg: 10 * MEGA, animated: 20 * MEGA, video: 50 * MEGA } as const
export const LARGE_JSON_BYTES = 1 * MEGA

/** A picture narrower than this, in pixels, is blurred wherever the site shows one. */
export const TINY_PICTURE_WIDTH = 96

/** Files that are open at once. */
export const OPEN_FILES = 32

/** Does work on each of many files, on so many at once as may be open. */
export function mapFiles<Entry, Result>(files: readonly Entry[], work: (file: Entry) => Promise<Result>) {
  const limit = pLimit(OPEN_FILES)
  return Promise.all(files.map((file) => limit(work, file)))
}
