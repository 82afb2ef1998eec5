const MEGA = 1_000_000

/** Files beyond these sizes in bytes draw a warning: they weigh on the repository and on whoever opens the original. */
export const LARGE_PICTURE_BYTES = 10 * MEGA
export const LARGE_ANIMATION_BYTES = 20 * MEGA
export const LARGE_VIDEO_BYTES = 50 * MEGA
export const LARGE_JSON_BYTES = 1 * MEGA

/** A picture narrower than this, in pixels, is blurred wherever the site shows one. */
export const TINY_PICTURE_WIDTH = 96

/** Files that are open at once. */
export const OPEN_FILES = 32
