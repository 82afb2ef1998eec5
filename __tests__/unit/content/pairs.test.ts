import { twinOf } from "../../../src/content/pairs"

const screenshots = (...names: string[]) => names.map((name) => ({ name }))

const BEFORE = { slug: "before", content: { content: screenshots("Tables", "Orders") } }
const AFTER = { slug: "after", content: { afterOf: "before", content: screenshots("Orders", "Members", "Tables") } }
const FILTERS = {
  slug: "filters",
  content: {
    content: [{ name: "Filter before" }, { name: "Filter after", afterOf: "Filter before" }, { name: "Days" }],
  },
}
const GROUPS = [BEFORE, AFTER, FILTERS]

test.each([
  { group: BEFORE, screenshot: 0, twin: { shows: "after", group: AFTER, screenshot: 2 } },
  { group: AFTER, screenshot: 0, twin: { shows: "before", group: BEFORE, screenshot: 1 } },
  { group: AFTER, screenshot: 1, twin: undefined },
  { group: FILTERS, screenshot: 0, twin: { shows: "after", group: FILTERS, screenshot: 1 } },
  { group: FILTERS, screenshot: 1, twin: { shows: "before", group: FILTERS, screenshot: 0 } },
  { group: FILTERS, screenshot: 2, twin: undefined },
])("the twin of screenshot $screenshot of $group.slug", ({ group, screenshot, twin }) => {
  expect(twinOf(group, screenshot, GROUPS)).toEqual(twin)
})

test("what refers to itself, or to nothing that is there, has no twin", () => {
  const own = {
    slug: "own",
    content: {
      afterOf: "own",
      content: [
        { name: "A", afterOf: "A" },
        { name: "B", afterOf: "C" },
      ],
    },
  }
  expect(twinOf(own, 0, [own])).toBeUndefined()
  expect(twinOf(own, 1, [own])).toBeUndefined()
})
