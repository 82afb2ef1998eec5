/** A row of the grid in sixths: three pictures of two each, two of three, or one of all six. */
export type Span = 2 | 3 | 6

/**
 * How wide each of so many pictures stands, so that every row is full: three to a row, as many rows of two before them as it takes, and one that is
 * alone has the width for itself.
 */
export function spansOf(count: number): Span[] {
  if (count === 1) return [6]
  const inPairs = [0, 4, 2][count % 3] ?? 0
  return Array.from({ length: count }, (_, index) => (index < inPairs ? 3 : 2))
}
