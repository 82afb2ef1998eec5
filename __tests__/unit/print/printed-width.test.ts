import type { MediaFacts } from "../../../src/media/facts"
import { planMedia } from "../../../src/media/plan"
import { PRINT_ATTRIBUTE, printedAs, printedPicture } from "../../../src/print/printed-pictures"

/** The addresses of all that is made of a picture. */
function madeOf(width: number, height: number, kind: "still" | "animated") {
  const facts = { kind, format: "png", width, height, alpha: false } as unknown as MediaFacts
  const { data, outputs } = planMedia({ path: "a/shot.png", digest: "abc" }, facts, null, "")
  return { original: data.original, addresses: outputs.map(({ address }) => address) }
}

test.each([1, 40, 319, 320, 321, 479, 480, 600, 767, 768, 769, 780, 1152, 1440, 2880, 6000])(
  "of a picture %i px wide the build makes the one that paper gets",
  (width) => {
    for (const kind of ["still", "animated"] as const) {
      for (const height of [width, 3 * width]) {
        const { original, addresses } = madeOf(width, height, kind)
        expect(addresses).toContain(printedPicture(original, String(printedAs({ width })[PRINT_ATTRIBUTE])))
      }
    }
  },
)
