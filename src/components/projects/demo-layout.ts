import type { Orientation } from "../media/orientation"

/** How many portrait demos share a row: each takes one of the three columns that a project has. */
export const COLUMNS = 3

/** Where the demos of a project stand, by their places in its list, and how much room the text has. */
export interface DemoLayout {
  /** Each with the whole width to itself. */
  landscapes: readonly number[]
  /** Below them, up to three side by side. */
  rows: readonly (readonly number[])[]
  /** The columns that the text takes: those that the last row leaves it, or all of them, below the demos. */
  textColumns: 1 | 2 | typeof COLUMNS
}

/** Lays a project's demos out so that no corner is left empty: what the portraits leave of their last row is the text's. */
export function layoutOf(orientations: readonly Orientation[]): DemoLayout {
  const placesOf = (orientation: Orientation) =>
    orientations.flatMap((each, index) => (each === orientation ? [index] : []))
  const portraits = placesOf("portrait")
  const rows: number[][] = []
  for (let start = 0; start < portraits.length; start += COLUMNS) rows.push(portraits.slice(start, start + COLUMNS))
  const inLastRow = rows.at(-1)?.length
  return {
    landscapes: placesOf("landscape"),
    rows,
    textColumns: inLastRow === 1 ? 2 : inLastRow === 2 ? 1 : COLUMNS,
  }
}

/** The demos in the order in which the layout shows them. */
export const shownOrder = ({ landscapes, rows }: DemoLayout): number[] => [...landscapes, ...rows.flat()]
