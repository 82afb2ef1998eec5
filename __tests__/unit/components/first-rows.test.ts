import { countInFirstRows } from "../../../src/components/works/first-rows"
import type { Orientation } from "../../../src/components/media/orientation"

const repeat = (count: number, orientation: Orientation) => Array.from({ length: count }, () => orientation)

test.each([
  { what: "none", orientations: [], atFirst: 0 },
  { what: "eight rows", orientations: repeat(8, "landscape"), atFirst: 8 },
  { what: "three more than eight rows", orientations: repeat(11, "landscape"), atFirst: 11 },
  { what: "four more than eight rows", orientations: repeat(12, "landscape"), atFirst: 8 },
  { what: "25 landscapes", orientations: repeat(25, "landscape"), atFirst: 8 },
  { what: "eight rows of three portraits", orientations: repeat(24, "portrait"), atFirst: 24 },
  { what: "28 portraits", orientations: repeat(28, "portrait"), atFirst: 24 },
  {
    what: "portraits and landscapes",
    orientations: [...repeat(4, "portrait"), ...repeat(6, "landscape"), ...repeat(6, "portrait")],
    atFirst: 10,
  },
])("of $what, $atFirst are shown at first", ({ orientations, atFirst }) => {
  expect(countInFirstRows(orientations)).toBe(atFirst)
})
