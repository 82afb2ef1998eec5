import type { MediaFacts } from "../../../src/media/facts"
import { planMedia } from "../../../src/media/plan"
import { PRINT_ATTRIBUTE, printedPicture, printProps } from "../../../src/print/printed-pictures"

/** A picture's full-size address, and the addresses of all its variants. */
function planOf(width: number, height: number, kind: "still" | "animated") {
  const facts = { kind, format: "png", width, height, alpha: false } as unknown as MediaFacts
  const { data, outputs } = planMedia({ path: "a/shot.png", digest: "abc" }, facts, null, "")
  return { original: data.original, addresses: outputs.map(({ address }) => address) }
}

test.each([1, 40, 319, 320, 321, 479, 480, 600, 767, 768, 769, 780, 1152, 1440, 2880, 6000])(
  "for a picture %i px wide, the build creates the variant that is printed",
  (width) => {
    for (const kind of ["still", "animated"] as const) {
      for (const height of [width, 3 * width, 18_000]) {
        const { original, addresses } = planOf(width, height, kind)
        expect(addresses).toContain(printedPicture(original, String(printProps({ width, height })[PRINT_ATTRIBUTE])))
      }
    }
  },
)
