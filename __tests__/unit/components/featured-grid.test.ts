import { spansOf } from "../../../src/components/home/featured-grid"

test.each([
  [1, [6]],
  [2, [3, 3]],
  [3, [2, 2, 2]],
  [4, [3, 3, 3, 3]],
  [5, [3, 3, 2, 2, 2]],
  [6, [2, 2, 2, 2, 2, 2]],
  [7, [3, 3, 3, 3, 2, 2, 2]],
])("%i pictures fill their rows", (count, spans) => {
  expect(spansOf(count)).toEqual(spans)
})
