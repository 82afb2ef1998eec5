import { comparedSizes } from "../../../src/components/viewer/shown-size"

test.each([
  ["one screen at 1x and 2x", [800, 600], [1600, 1200], [1600, 1200], [1600, 1200]],
  ["a scaled one whose height was rounded", [1600, 1001], [800, 500], [1600, 1001], [1600, 1001]],
  ["another screen", [800, 600], [390, 844], [800, 600], [390, 844]],
])("a comparison of %s", (_, before, after, shownBefore, shownAfter) => {
  const size = ([width = 0, height = 0]: number[]) => ({ width, height })
  expect(comparedSizes(size(before), size(after))).toEqual([size(shownBefore), size(shownAfter)])
})
