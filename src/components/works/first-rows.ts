import type { Orientation } from "../media/orientation"

/** The columns of a row, and how many a screenshot spans from `sm` up. */
export const GRID_COLUMNS = 6
export const GRID_SPAN: Record<Orientation, number> = { landscape: GRID_COLUMNS, portrait: 2 }

/** How many rows of a long group are shown at first. */
const FIRST_ROWS = 8

/** If fewer than this would remain, all are shown. */
const MIN_REMAINING = 4

/** How many of a group's screenshots are shown at first: those in its first rows, or all if few would remain. */
export function countInFirstRows(orientations: readonly Orientation[]): number {
  let rows = 0
  let free = 0
  for (const [index, orientation] of orientations.entries()) {
    if (GRID_SPAN[orientation] > free) {
      rows += 1
      free = GRID_COLUMNS
    }
    free -= GRID_SPAN[orientation]
    if (rows > FIRST_ROWS) return orientations.length - index < MIN_REMAINING ? orientations.length : index
  }
  return orientations.length
}
