import type { CheckResult } from "../../../src/checker/check-content"
import { type Fault, makeFault } from "../../../src/checker/fault"
import { formatChanges, formatReport, placeholderNotice } from "../../../src/checker/report"
import type { RuleName } from "../../../src/checker/rules"

const DIRECTORY = "content"

/** A fault on a line, with a pointer that is named after the line. */
const fault = (rule: RuleName, file: string, line: number, problem: string = rule): Fault =>
  makeFault({ file, line, column: 5, pointer: `/field${line}` }, rule, problem, "fix it")

const check = (...faults: Fault[]): CheckResult => ({ faults, contentFiles: 7, mediaFiles: 1, languages: [] })

const SUMMARY = "7 content files and 1 media file in content: "

describe("a report", () => {
  test("groups the warnings of a rule by file and problem, unless there are few", () => {
    const result = check(
      fault("alternative-text", "a/group.json", 6, "no text"),
      fault("alternative-text", "a/group.json", 10, "no text"),
      fault("alternative-text", "a/group.json", 14, "no news"),
      fault("markup", "b.json", 3),
      fault("alternative-text", "c.json", 2, "no text"),
      fault("empty", "d.json", 1),
    )
    expect(formatReport(result, DIRECTORY).split("\n")).toEqual([
      "content/b.json:3:5  warning  /field3  markup; fix it",
      "4 warnings  alternative-text",
      "  content/a/group.json:6:5, 10:5  no text; fix it",
      "  content/a/group.json:14:5  no news; fix it",
      "  content/c.json:2:5  no text; fix it",
      "content/d.json:1:5  error  /field1  empty; fix it",
      "",
      `${SUMMARY}1 error, 5 warnings`,
    ])
  })

  test("says what to do first while the owner's details are all placeholders", () => {
    const placeholder = (file: string, pointer: string) =>
      makeFault({ file, line: 1, column: 1, pointer }, "placeholder", "p", "r")
    const ownerFields = [
      ...["/brand", "/owner"].map((pointer) => placeholder("site.json", pointer)),
      ...["/name", "/tagline"].map((pointer) => placeholder("home.json", pointer)),
    ]
    const sample = placeholder("works/01-company/work.json", "/label")
    const lastLines = (faults: Fault[]) =>
      formatReport(check(...faults), DIRECTORY)
        .split("\n")
        .slice(-2)
    expect(lastLines([...ownerFields, sample])).toEqual([
      `${SUMMARY}0 errors, 5 warnings`,
      "This is still the sample. First make room: npm run content:clear. Then say who you are: content/home.json and content/site.json",
    ])
    expect(lastLines(ownerFields)[1]).toBe("First say who you are: content/home.json and content/site.json")
    expect(lastLines(ownerFields.slice(1))[1]).toBe(`${SUMMARY}0 errors, 3 warnings`)
  })

  test("on CI, ends with the placeholders that are left in the site", () => {
    const found = check(
      fault("placeholder", "a.json", 3),
      fault("markup", "b.json", 3),
      fault("placeholder", "c.json", 4),
    )
    expect(placeholderNotice(found, DIRECTORY)).toEqual([
      "warning  2 placeholders left in the content, and so in the site: content/a.json:3:5 /field3, content/c.json:4:5 /field4. Replace them before you publish.",
    ])
    expect(placeholderNotice(check(fault("markup", "b.json", 3)), DIRECTORY)).toEqual([])
  })
})

describe("after a change", () => {
  const old = fault("markup", "b.json", 3)

  const added = fault("empty", "d.json", 1)
  const comment = (line: number) =>
    makeFault({ file: "b.json", line, column: 1, pointer: "" }, "json-syntax", "a comment", "fix it")
  const ADDED = "content/d.json:1:5  error  /field1  empty; fix it\n\n"

  test.each([
    ["prints the whole report if there was none before", check(old), undefined, formatReport(check(old), DIRECTORY)],
    [
      "prints new faults, and the totals",
      check(old, added),
      check(old),
      `${ADDED}${SUMMARY}1 error, 1 warning, 1 of them reported before`,
    ],
    ["prints nothing if only lines have moved", check({ ...old, line: 9 }), check(old), ""],
    [
      "prints the totals if a fault was fixed",
      check(old),
      check(old, added),
      `${SUMMARY}0 errors, 1 warning, 1 of them reported before`,
    ],
    ["prints that nothing is wrong if every fault was fixed", check(), check(old), `${SUMMARY}nothing wrong`],
    ["prints a fault that has come back", check(old), check(), expect.stringContaining("/field3")],
    [
      "prints a second fault with the same message in one file",
      check(comment(1), comment(2)),
      check(comment(1)),
      expect.stringContaining("b.json:2:1"),
    ],
  ])("%s", (_, now, before, changes) => {
    expect(formatChanges(now, before, DIRECTORY)).toEqual(changes)
  })
})
