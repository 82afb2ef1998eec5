import { findTwin } from "../../../src/content/pairs"

const screenshots = (...names: string[]) => names.map((name) => ({ name }))

const group = (folder: string, content: object) => ({ kind: "group" as const, folder, content })

const BEFORE = group("works/a/b/01-before", { content: screenshots("Tables", "Orders") })
const AFTER = group("works/a/b/02-after", { afterOf: "before", content: screenshots("Orders", "Members", "Tables") })
const FILTERS = group("works/a/b/03-filters", {
  content: [{ name: "Filter before" }, { name: "Filter after", afterOf: "Filter before" }, { name: "Days" }],
})
const ELSEWHERE = group("works/a/c/01-before", { content: screenshots("Members") })
const FILES = [ELSEWHERE, BEFORE, AFTER, FILTERS]

test.each([
  { file: BEFORE, screenshot: 0, twin: { shows: "after", file: AFTER, screenshot: 2 } },
  { file: AFTER, screenshot: 0, twin: { shows: "before", file: BEFORE, screenshot: 1 } },
  { file: AFTER, screenshot: 1, twin: undefined },
  { file: FILTERS, screenshot: 0, twin: { shows: "after", file: FILTERS, screenshot: 1 } },
  { file: FILTERS, screenshot: 1, twin: { shows: "before", file: FILTERS, screenshot: 0 } },
  { file: FILTERS, screenshot: 2, twin: undefined },
])("the twin of screenshot $screenshot of $file.folder", ({ file, screenshot, twin }) => {
  expect(findTwin({ file, screenshot }, FILES)).toEqual(twin)
})

test("a screenshot that refers to itself, or to one that doesn't exist, has no twin", () => {
  const own = group("works/a/b/01-own", {
    afterOf: "own",
    content: [
      { name: "A", afterOf: "A" },
      { name: "B", afterOf: "C" },
    ],
  })
  expect(findTwin({ file: own, screenshot: 0 }, [own])).toBeUndefined()
  expect(findTwin({ file: own, screenshot: 1 }, [own])).toBeUndefined()
})
