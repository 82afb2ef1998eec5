/**
 * How wide each of so many pictures stands, in sixths, so that every row is full: three to a row, as many rows of two before them as it takes, and one
 * that is alone has the width for itself.
 */
export function spansOf(count: number): number[] {
  if (count === 1) return [6]
  const inPairs = [0, 4, 2][count % 3] ?? 0
  return Array.from({ length: count }, (_, index) => (index < inPairs ? 3 : 2))
}
