import type { Orientation } from "../media/orientation"

/** How many portrait demos share a row: each takes one of the three columns that a project has. */
export const COLUMNS = 3

/**
 * Lays a project's demos out, by their places in its list, so that no corner is left empty: landscapes have the whole width each, below them stand up to
 * three portraits side by side, and what these leave of their last row is the text's; if that is nothing, the text has all columns below.
 */
export function layoutOf(orientations: readonly Orientation[]) {
  const placesOf = (orientation: Orientation) =>
    orientations.flatMap((each, index) => (each === orientation ? [index] : []))
  const portraits = placesOf("portrait")
  const rows: number[][] = []
  for (let start = 0; start < portraits.length; start += COLUMNS) rows.push(portraits.slice(start, start + COLUMNS))
  const inLastRow = portraits.length % COLUMNS
  return { landscapes: placesOf("landscape"), rows, textColumns: COLUMNS - inLastRow }
}

export type DemoLayout = ReturnType<typeof layoutOf>

/** The demos in the order in which the layout shows them. */
export const shownOrder = ({ landscapes, rows }: DemoLayout): number[] => [...landscapes, ...rows.flat()]
