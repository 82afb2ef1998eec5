/**
 * The width of each of `count` pictures, in sixths, so that every row is full: three to a row, after as many rows of two as needed; a single
 * picture gets the full width.
 */
export function spansOf(count: number): number[] {
  if (count === 1) return [6]
  const inPairs = [0, 4, 2][count % 3] ?? 0
  return Array.from({ length: count }, (_, index) => (index < inPairs ? 3 : 2))
}
