import type { Orientation } from "../media/orientation"

/** How many portrait demos share a row: each takes one of a project's three columns. */
export const COLUMNS = 3

/**
 * Lays out a project's demos, by their index in its list, so that no corner is left empty: each landscape takes the full width; below them, up to
 * three portraits share a row, and the text takes the rest of their last row; if nothing is left, the text takes all columns below.
 */
export function layoutOf(orientations: readonly Orientation[]) {
  const indicesOf = (orientation: Orientation) =>
    orientations.flatMap((each, index) => (each === orientation ? [index] : []))
  const portraits = indicesOf("portrait")
  const rows: number[][] = []
  for (let start = 0; start < portraits.length; start += COLUMNS) rows.push(portraits.slice(start, start + COLUMNS))
  const inLastRow = portraits.length % COLUMNS
  return { landscapes: indicesOf("landscape"), rows, textColumns: COLUMNS - inLastRow }
}

export type DemoLayout = ReturnType<typeof layoutOf>

/** The demos in the order the layout shows them. */
export const shownOrder = ({ landscapes, rows }: DemoLayout): number[] => [...landscapes, ...rows.flat()]
