import type { Orientation } from "../media/orientation"

/** The columns of a row, and how many a screenshot spans from `sm` up. */
export const GRID_COLUMNS = 6
export const GRID_SPAN: Record<Orientation, number> = { landscape: GRID_COLUMNS, portrait: 2 }

/** How many rows of a long group are shown at first. */
const ROWS = 8

/** With fewer left than this, all are shown without asking. */
const LEAST_LEFT = 4

/** How many of a group's screenshots are shown at first: those of its first rows; all if few are left. */
export function inFirstRows(orientations: readonly Orientation[]): number {
  let rows = 0
  let free = 0
  for (const [index, orientation] of orientations.entries()) {
    if (GRID_SPAN[orientation] > free) {
      rows += 1
      free = GRID_COLUMNS
    }
    free -= GRID_SPAN[orientation]
    if (rows > ROWS) return orientations.length - index < LEAST_LEFT ? orientations.length : index
  }
  return orientations.length
}
