const MEGA = 1_000_000

/** A picture of more pixels is refused: decoding it would take some 400 MB. A 100-megapixel camera's photo is the largest that passes. */
export const MAX_STILL_PIXELS = 102 * MEGA

/** An animation of more pixels, all frames together, is refused: what sharp takes without being told otherwise (0x3FFF squared). */
export const MAX_ANIMATION_PIXELS = 0x3fff * 0x3fff

/** Files beyond these sizes in bytes draw a warning: they weigh on the repository and on whoever opens the original. */
export const LARGE_PICTURE_BYTES = 10 * MEGA
export const LARGE_ANIMATION_BYTES = 20 * MEGA
export const LARGE_VIDEO_BYTES = 50 * MEGA
export const LARGE_JSON_BYTES = 1 * MEGA

/** Files that are open at once. */
export const OPEN_FILES = 32
