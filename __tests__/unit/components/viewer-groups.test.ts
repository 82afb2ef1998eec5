import { comparedSizes, largestWidth, shownSize, sideZoom } from "../../../src/components/viewer/shown-size"
import { comparisonAddress, type ViewerGroup, viewerTarget } from "../../../src/components/viewer/viewer-groups"

const img = { original: "/media/1/a.png", width: 2880, height: 1800 }

const group = (id: string, title: string, items: ViewerGroup["items"]): ViewerGroup => {
  return { id, title, within: "Revamp", mediaFile: `/media/${id}.json`, isVideo: false, items }
}

const groups = [
  group("1", "Before", [
    { address: "w/t/before/a", name: "A", after: "w/t/after/a", before: null, img },
    { address: "w/t/before/b", name: "B", after: null, before: null, img },
  ]),
  group("2", "After", [{ address: "w/t/after/a", name: "A", before: "w/t/before/a", after: null, img }]),
]

test("the address of an after opens its pair, which takes precedence over a single picture", () => {
  expect(viewerTarget(groups, "w/t/before/b", "w/t/after/a")).toMatchObject({
    group: { id: "2" },
    item: { address: "w/t/after/a" },
    before: { group: { id: "1" }, index: 0 },
  })
})

test.each(["", "w", "w/t/before", "w/t/before/a/", "__proto__", "constructor", "0", "W/T/BEFORE/A"])(
  "%j opens nothing",
  (address) => {
    expect(viewerTarget(groups, address, null)).toBeNull()
    expect(viewerTarget(groups, null, address)).toBeNull()
  },
)

test("both screenshots of a pair lead to its comparison, which has the address of the after; one without a before has none", () => {
  for (const address of ["w/t/before/a", "w/t/before/b"]) expect(viewerTarget(groups, null, address)).toBeNull()
  const [before, after] = groups.map(({ items }) => items[0])
  expect(before && comparisonAddress(before)).toBe("w/t/after/a")
  expect(after && comparisonAddress(after)).toBe("w/t/after/a")
  const alone = groups[0]?.items[1]
  expect(alone && comparisonAddress(alone)).toBeNull()
})

test("a picture is shown whole, and never enlarged beyond its own pixels", () => {
  expect(shownSize(img, { width: 1440, height: 700 }, 1)).toEqual({ width: 1120, height: 700 })
  expect(shownSize(img, { width: 390, height: 700 }, 3)).toEqual({ width: 390, height: 243.75 })
  expect(shownSize({ width: 200, height: 100 }, { width: 1440, height: 700 }, 2)).toEqual({ width: 100, height: 50 })
})

test("a tall picture is zoomed to the available width, or at most to its own", () => {
  const tall = { width: 780, height: 1688 }
  expect(sideZoom("width", tall, { width: 390, height: 844 }, 1)).toBeCloseTo(1)
  expect(sideZoom("width", tall, { width: 700, height: 688 }, 1)).toBeCloseTo(700 / (780 * (688 / 1688)))
  expect(sideZoom("width", tall, { width: 1280, height: 688 }, 1)).toBeCloseTo(1688 / 688)
  expect(sideZoom("width", tall, { width: 1280, height: 2000 }, 2)).toBe(1)
})

test.each([
  ["the same screen at 1x and 2x", [800, 600], [1600, 1200], [1600, 1200], [1600, 1200]],
  ["a scaled screenshot whose height was rounded", [1600, 1001], [800, 500], [1600, 1001], [1600, 1001]],
  ["different screens", [800, 600], [390, 844], [800, 600], [390, 844]],
])("the sizes in a comparison of %s", (_, before, after, shownBefore, shownAfter) => {
  const size = ([width = 0, height = 0]: number[]) => ({ width, height })
  expect(comparedSizes(size(before), size(after))).toEqual([size(shownBefore), size(shownAfter)])
})

test("the largest width in the sources is found", () => {
  expect(largestWidth([{ srcSet: "/a-320.avif 320w, /a-1536.avif 1536w" }, { srcSet: "/a-480.webp 480w" }])).toBe(1536)
  expect(largestWidth([])).toBe(0)
})
