import type { Orientation } from "../../../src/components/media/orientation"
import { layoutOf, shownOrder } from "../../../src/components/projects/demo-layout"

const orientationsOf = (shapes: string): Orientation[] =>
  shapes.split("").map((shape) => (shape === "|" ? "portrait" : "landscape"))

test.each([
  { shapes: "", landscapes: [], rows: [], textColumns: 3 },
  { shapes: "|", landscapes: [], rows: [[0]], textColumns: 2 },
  { shapes: "||", landscapes: [], rows: [[0, 1]], textColumns: 1 },
  { shapes: "|||", landscapes: [], rows: [[0, 1, 2]], textColumns: 3 },
  { shapes: "||||", landscapes: [], rows: [[0, 1, 2], [3]], textColumns: 2 },
  { shapes: "-", landscapes: [0], rows: [], textColumns: 3 },
  { shapes: "---", landscapes: [0, 1, 2], rows: [], textColumns: 3 },
  { shapes: "-|", landscapes: [0], rows: [[1]], textColumns: 2 },
  { shapes: "|-", landscapes: [1], rows: [[0]], textColumns: 2 },
  { shapes: "|-|", landscapes: [1], rows: [[0, 2]], textColumns: 1 },
])("the layout of the demos $shapes", ({ shapes, ...layout }) => {
  expect(layoutOf(orientationsOf(shapes))).toEqual(layout)
})

/** Every sequence of landscapes and portraits of this length. */
const sequences = (length: number): string[] =>
  length === 0 ? [""] : sequences(length - 1).flatMap((rest) => [`${rest}|`, `${rest}-`])

test("in any combination, each demo has one place, and the last row of portraits fills the width together with the text", () => {
  for (let length = 0; length <= 7; length += 1) {
    for (const shapes of sequences(length)) {
      const layout = layoutOf(orientationsOf(shapes))
      expect(shownOrder(layout).toSorted((a, b) => a - b)).toEqual(orientationsOf(shapes).map((_, index) => index))
      for (const row of layout.rows.slice(0, -1)) expect(row).toHaveLength(3)
      expect([3, 6]).toContain((layout.rows.at(-1)?.length ?? 0) + layout.textColumns)
      // "-" sorts before "|".
      expect(shownOrder(layout).map((index) => shapes[index])).toEqual(shapes.split("").toSorted())
    }
  }
})
