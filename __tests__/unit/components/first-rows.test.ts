import { inFirstRows } from "../../../src/components/works/first-rows"
import type { Orientation } from "../../../src/components/media/orientation"

const some = (count: number, orientation: Orientation) => Array.from({ length: count }, () => orientation)

test.each([
  { what: "none", orientations: [], atFirst: 0 },
  { what: "eight rows", orientations: some(8, "landscape"), atFirst: 8 },
  { what: "three more than eight rows", orientations: some(11, "landscape"), atFirst: 11 },
  { what: "four more", orientations: some(12, "landscape"), atFirst: 8 },
  { what: "25", orientations: some(25, "landscape"), atFirst: 8 },
  { what: "eight rows of three portraits", orientations: some(24, "portrait"), atFirst: 24 },
  { what: "28 portraits", orientations: some(28, "portrait"), atFirst: 24 },
  {
    what: "portraits and landscapes",
    orientations: [...some(4, "portrait"), ...some(6, "landscape"), ...some(6, "portrait")],
    atFirst: 10,
  },
])("of $what, $atFirst are shown at first", ({ orientations, atFirst }) => {
  expect(inFirstRows(orientations)).toBe(atFirst)
})
