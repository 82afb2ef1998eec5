import type { CheckResult } from "../../../src/checker/check-content"
import { type Fault, makeFault } from "../../../src/checker/fault"
import { formatNews, formatReport, placeholderNotice } from "../../../src/checker/report"
import type { RuleName } from "../../../src/checker/rules"

const DIRECTORY = "content"

/** A fault at a line, where a pointer of the same name leads. */
const fault = (rule: RuleName, file: string, line: number, problem: string = rule): Fault =>
  makeFault({ file, line, column: 5, pointer: `/field${line}` }, rule, problem, "mend it")

const check = (...faults: Fault[]): CheckResult => ({ faults, contentFiles: 7, mediaFiles: 1, languages: [] })

const SUMMARY = "7 content files and 1 media file in content: "

describe("a report", () => {
  test("groups warnings of one kind, by file and problem, and leaves few of a kind as they are", () => {
    const result = check(
      fault("alternative-text", "a/group.json", 6, "no text"),
      fault("alternative-text", "a/group.json", 10, "no text"),
      fault("alternative-text", "a/group.json", 14, "no news"),
      fault("markup", "b.json", 3),
      fault("alternative-text", "c.json", 2, "no text"),
      fault("empty", "d.json", 1),
    )
    expect(formatReport(result, DIRECTORY).split("\n")).toEqual([
      "content/b.json:3:5  warning  /field3  markup; mend it",
      "4 warnings  alternative-text",
      "  content/a/group.json:6:5, 10:5  no text; mend it",
      "  content/a/group.json:14:5  no news; mend it",
      "  content/c.json:2:5  no text; mend it",
      "content/d.json:1:5  error  /field1  empty; mend it",
      "",
      `${SUMMARY}1 error, 5 warnings`,
    ])
  })

  test("says what to do first where the sample's words are all there", () => {
    const placeholder = (file: string, pointer: string) =>
      makeFault({ file, line: 1, column: 1, pointer }, "placeholder", "p", "r")
    const nobody = [
      ...["/brand", "/owner"].map((pointer) => placeholder("site.json", pointer)),
      ...["/name", "/tagline"].map((pointer) => placeholder("home.json", pointer)),
    ]
    const sample = placeholder("works/01-company/work.json", "/label")
    const lastLines = (faults: Fault[]) =>
      formatReport(check(...faults), DIRECTORY)
        .split("\n")
        .slice(-2)
    expect(lastLines([...nobody, sample])).toEqual([
      `${SUMMARY}0 errors, 5 warnings`,
      "This is still the sample. First make room: npm run content:clear. Then say who you are: content/home.json and content/site.json",
    ])
    expect(lastLines(nobody)[1]).toBe("First say who you are: content/home.json and content/site.json")
    expect(lastLines(nobody.slice(1))[1]).toBe(`${SUMMARY}0 errors, 3 warnings`)
  })

  test("for a machine that publishes, names the placeholders that go out", () => {
    const found = check(
      fault("placeholder", "a.json", 3),
      fault("markup", "b.json", 3),
      fault("placeholder", "c.json", 4),
    )
    expect(placeholderNotice(found, DIRECTORY)).toEqual([
      "warning  2 placeholders left in the content, and so in the site: content/a.json:3:5 /field3, content/c.json:4:5 /field4. Replace before you publish.",
    ])
    expect(placeholderNotice(check(fault("markup", "b.json", 3)), DIRECTORY)).toEqual([])
  })
})

describe("the news of a check", () => {
  const old = fault("markup", "b.json", 3)

  const added = fault("empty", "d.json", 1)
  const comment = (line: number) =>
    makeFault({ file: "b.json", line, column: 1, pointer: "" }, "json-syntax", "a comment", "mend it")
  const ADDED = "content/d.json:1:5  error  /field1  empty; mend it\n\n"

  test.each([
    ["the whole report where none came before", check(old), undefined, formatReport(check(old), DIRECTORY)],
    [
      "what is new, and the sum of all",
      check(old, added),
      check(old),
      `${ADDED}${SUMMARY}1 error, 1 warning, 1 of them reported before`,
    ],
    ["nothing where nothing has changed but lines", check({ ...old, line: 9 }), check(old), ""],
    [
      "the sum where something was mended",
      check(old),
      check(old, added),
      `${SUMMARY}0 errors, 1 warning, 1 of them reported before`,
    ],
    ["that nothing is wrong where all was mended", check(), check(old), `${SUMMARY}nothing wrong`],
    ["what comes back", check(old), check(), expect.stringContaining("/field3")],
    [
      "a second fault of the same words in one file",
      check(comment(1), comment(2)),
      check(comment(1)),
      expect.stringContaining("b.json:2:1"),
    ],
  ])("are %s", (_, now, before, news) => {
    expect(formatNews(now, before, DIRECTORY)).toEqual(news)
  })
})
