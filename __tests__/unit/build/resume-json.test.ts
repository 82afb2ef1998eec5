import { readdirSync } from "node:fs"
import path from "node:path"
import { validate } from "@jsonresume/schema"
import fc from "fast-check"
import { z } from "zod"
import { jsonResume, type ResumeContent } from "../../../src/build/resume-json"
import { BUILT_IN_SECTIONS } from "../../../src/constants"
import { KINDS } from "../../../src/content/kinds"
import { importResume, type PresentContent } from "../../../scripts/content/import-resume"
import { SAMPLE_CONTENT } from "../../../scripts/lib/sample"
import { CASES } from "../../support/cases"
import { readContentFile } from "../../support/sample"
import { contentOf } from "../../support/schema-values"

const resumeOf = (content: ResumeContent) => z.looseObject({}).parse(JSON.parse(jsonResume(content)))

function expectValid(resume: object) {
  let result: { errors: unknown; isValid: boolean } | undefined
  validate(resume, (errors, isValid) => (result = { errors, isValid }))
  expect(result).toEqual({ errors: null, isValid: true })
}

/** An empty content folder whose registry has these technologies. */
const empty = (labels: Iterable<string>): PresentContent => ({
  files: new Map(),
  folders: { work: [], project: [] },
  labels: new Set(labels),
})

/** The values that an import leaves out, except the schema's URL, which says nothing about the owner. */
const notImported = (resume: object, present: PresentContent) =>
  importResume(resume, present, { replace: false }).leftovers.filter(({ pointer }) => pointer !== "/$schema")

const labelsOf = ({ projects }: ResumeContent) => projects.flatMap(({ techIcons }) => techIcons)

test.each([SAMPLE_CONTENT, "__tests__/content/another-owner"])(
  "the résumé of %s is a valid JSON Resume with its content, and importing it into an empty folder loses nothing",
  (folder) => {
    const content = readContent(folder)
    const resume = resumeOf(content)
    expectValid(resume)
    expect(notImported(resume, empty(labelsOf(content)))).toEqual([])
    expect(resume).toMatchObject({
      basics: { name: content.home.name, label: content.home.tagline },
      work: content.works.map(({ label, title, duty }) => ({
        name: label,
        position: title,
        ...(duty.length > 0 && { highlights: duty }),
      })),
      projects: content.projects.map(({ title, desc }) => ({ name: title, description: desc })),
      skills: content.home.techIUse.map(({ items }) => ({ keywords: items.map(({ name }) => name) })),
    })
  },
)

test("two roles at one place, whose labels differ, have the same place", () => {
  const content = readContent(SAMPLE_CONTENT)
  const [work] = content.works
  if (!work) throw new Error("The sample has no work")
  const works = ["Clerk", "Analyst"].map((title) => ({ ...work, title, label: `Engine Co (${title})` }))
  expect(resumeOf({ ...content, works })).toMatchObject({ work: [{ name: "Engine Co" }, { name: "Engine Co" }] })
})

test.each([
  ["Feb 2023 - Oct 2024", { startDate: "2023-02", endDate: "2024-10" }],
  ["February 2023 – October 2024", { startDate: "2023-02", endDate: "2024-10" }],
  ["2020 - today", { startDate: "2020" }],
  ["2021-2022", { startDate: "2021", endDate: "2022" }],
  ["2022", { startDate: "2022", endDate: "2022" }],
  ["März 2021 - heute", { startDate: "2021-03" }, "de"],
  ["Okt 2019 - Mai 2021", { startDate: "2019-10", endDate: "2021-05" }, "de-AT"],
  ["März bis Mai 2021", { startDate: "2021-03", endDate: "2021-05" }, "de"],
  ["seit 2020", { startDate: "2020" }, "de"],
  ["mars 2021 – aujourd'hui", { startDate: "2021-03" }, "fr"],
  ["marzo de 2021 - hoy", { startDate: "2021-03" }, "es"],
  ["март 2021 г. – окт. 2022 г.", { startDate: "2021-03", endDate: "2022-10" }, "ru"],
  ["2021年3月 - 2022年10月", { startDate: "2021-03", endDate: "2022-10" }, "zh-HK"],
  ["2021年3月〜現在", { startDate: "2021-03" }, "ja"],
  ["2021年3月～2022年4月", { startDate: "2021-03", endDate: "2022-04" }, "ja"],
  ["Mai 2021 - aktuell", { startDate: "2021-05" }, "de"],
  ["October 2019 - May 2021", { startDate: "2019-10", endDate: "2021-05" }, "de"],
  ["2023년 2월 - 2024년 10월", { startDate: "2023-02", endDate: "2024-10" }, "ko"],
  ["červen 2021 - červenec 2022", { startDate: "2021-06", endDate: "2022-07" }, "cs"],
  ["02/2023 - 10/2024", { startDate: "2023-02", endDate: "2024-10" }],
  ["02/2023-10/2024", { startDate: "2023-02", endDate: "2024-10" }],
  ["2023-02 - 2024-10", { startDate: "2023-02", endDate: "2024-10" }],
  ["1 Feb 2023 - 3 Oct 2024", { startDate: "2023-02", endDate: "2024-10" }],
  ["since 2020", { startDate: "2020" }],
  ["2020 -", { startDate: "2020" }],
  ["13/2023", {}],
  ["2021 - Mai 2022", {}],
  ["2020", { startDate: "2020", endDate: "2020" }, "en-u"],
  ["2020", { startDate: "2020", endDate: "2020" }, "en-abc"],
  ["Some summers", {}],
  ["2021 - whenever", {}],
  ["Foo 2023 - Oct 2024", {}],
])("the period %s is exported as %j", (duration, dates, language = "en") => {
  expect(resumeOf(withWork(duration, language)).work).toEqual([{ name: "Acme", position: "Clerk", ...dates }])
})

test("the bio becomes the summary, without the works, which are listed separately", () => {
  const { home, ...others } = withWork("2022")
  const bio = [
    { period: "1830 - 1835", text: "Mathematics at Home" },
    { period: "Childhood", text: "In\n\nLondon" },
    { period: "2022", text: "Clerk at Acme", page: "works" as const },
  ]
  expect(resumeOf({ ...others, home: { ...home, bio } })).toMatchObject({
    basics: { summary: "1830 - 1835: Mathematics at Home\nChildhood: In London" },
  })
  expect(resumeOf({ ...others, home })).not.toHaveProperty("basics.summary")
})

test("a missing address, a malformed email address and an invalid URL are left out", () => {
  const resume = resumeOf(
    withLinks("mailto:", "mailto:not an address", "https://", "mailto:ada@ada.example?subject=Hi"),
  )
  expect(resume).toMatchObject({ basics: { email: "ada@ada.example" } })
  expect(resume).not.toHaveProperty("basics.url")
  expect(resume).not.toHaveProperty("basics.profiles")
})

test("an email address's host is encoded, because the schema accepts only ASCII, and so is what no URI can have", () => {
  const links = ["mailto:juergen@weiss-müller.example", "https://tide.example/takács", "https://ada.example"]
  const profiles = [{ url: "https://tide.example/tak%C3%A1cs" }, { url: "https://ada.example" }]
  const basics = { email: "juergen@xn--weiss-mller-zhb.example", profiles }
  expect(resumeOf(withLinks(...links))).toMatchObject({ basics })
})

test("sections are unchanged after an export and an import, except talks, which JSON Resume lacks", () => {
  const link = { href: "https://ada.example/more" }
  const [place, text] = ["London", "About looms."]
  const sections = [
    { section: "languages" as const, entries: [{ title: "English", text: "native" }, { title: "French" }] },
    {
      section: "education" as const,
      entries: [
        { title: "Mathematics", place, period: "Feb 1830 - Oct 1835", ...link },
        { title: "Latin", period: "1829" },
      ],
    },
    { section: "certificates" as const, entries: [{ title: "Looms", place, period: "May 1840", ...link }] },
    { section: "publications" as const, entries: [{ title: "Notes", place, period: "1843", text, ...link }] },
    { section: "awards" as const, entries: [{ title: "Medal", place, period: "1844", text }] },
    { section: "volunteering" as const, entries: [{ title: "Reader", place, period: "1845 - today", text, ...link }] },
  ]
  const talks = { section: "talks" as const, entries: [{ title: "Fog as an interface" }] }
  const base = withWork("2022")
  const resume = resumeOf({ ...base, home: { ...base.home, sections: [...sections, talks] } })
  expectValid(resume)
  expect(JSON.stringify(resume)).not.toContain("Fog")

  const { files, leftovers } = importResume(resume, empty([]), { replace: false })
  expect(leftovers.filter(({ pointer }) => pointer !== "/$schema")).toEqual([])
  const imported = files.get("home.json")?.sections
  expect(imported).toEqual(expect.arrayContaining(sections))
  // No built-in section is hidden.
  const listed = z.array(z.looseObject({ section: z.string() })).parse(imported)
  const names = listed.map(({ section }) => section)
  expect(names.filter((name) => sections.every(({ section }) => section !== name))).toEqual(BUILT_IN_SECTIONS)
  expect(names.at(-1)).toBe("connect")

  const home = { ...base.home, photo: "./ada.png", banner: { greetings: ["Hello."] }, sections }
  const present = { ...empty([]), files: new Map([["home.json", home]]) }
  expect(importResume(resume, present, { replace: false }).files.get("home.json")?.sections ?? sections).toEqual(
    sections,
  )
})

test("a period that is not translated is also read in the site's other languages", () => {
  const resume = withWork("März 2021 - heute", "en")
  const site = { language: "en", languages: ["de", "en"] }
  expect(resumeOf({ ...resume, site }).work).toEqual([{ name: "Acme", position: "Clerk", startDate: "2021-03" }])
})

function withWork(duration: string, language = "en"): ResumeContent {
  return {
    site: { language },
    home: { name: "Ada", tagline: "Engines", bio: [], techIUse: [], interests: [], connect: [], sections: [] },
    works: [{ label: "Acme", title: "Clerk", duration, duty: [] }],
    projects: [],
  }
}

function withLinks(...hrefs: string[]): ResumeContent {
  const { home, ...others } = withWork("2022")
  const connect = hrefs.map((href) => ({ icon: "link" as const, label: "Link", href }))
  return { ...others, home: { ...home, connect } }
}

const line = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom("Ada", "Engine Co", "Analyst", "TypeScript", "GitHub", "Your Name", "2021") },
  { weight: 3, arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }) },
)
const text = line.map((each) => each.trim()).filter((each) => each !== "")
const address = fc
  .oneof(
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.emailAddress().map((mail) => `mailto:${mail}`),
    fc.constantFrom(
      "https://github.com/ada",
      "https://tide.example/takács",
      "https://a b",
      "https://%",
      "http://x|y.example/{a}",
    ),
    fc.string({ unit: "grapheme" }).map((end) => `https://a.example/${end.replace(/\s/g, "")}`),
  )
  .filter((href) => /^(https?:\/\/|mailto:)\S+$/.test(href))
const dates = fc.constantFrom("Feb 2023 - Oct 2024", "May 2020 - today", "2022")
const period = fc.oneof(dates, text)

const VALUES = {
  text,
  href: address,
  period,
  duration: period,
  value: fc.constant("work"),
  // An import recognises a bio by its dates.
  BioEntry: fc.record({ period: dates, text, page: fc.constant("works") }, { requiredKeys: ["period", "text"] }),
  techIcons: fc.array(fc.constantFrom("Typescript", "React", "Vue", "COBOL"), { maxLength: 3 }),
}

const anyContent: fc.Arbitrary<ResumeContent> = fc.record({
  site: fc.record({
    siteUrl: fc.constantFrom(undefined, "https://ada.example", "https://ada.example/me", "https://tide.example/~e"),
    language: fc.constant("en"),
  }),
  home: contentOf("home", VALUES).map((each) => KINDS.home.schema.parse(each)),
  works: fc
    .array(contentOf("work", VALUES), { maxLength: 3 })
    .map((all) => all.map((each) => KINDS.work.schema.parse(each))),
  projects: fc
    .array(contentOf("project", VALUES), { maxLength: 3 })
    .map((all) => all.map((each) => KINDS.project.schema.parse(each))),
})

test("the résumé of any content is a valid JSON Resume, and importing it into an empty folder loses nothing", () => {
  fc.assert(
    fc.property(anyContent, (content) => {
      const resume = resumeOf(content)
      expectValid(resume)
      expect(notImported(resume, empty(labelsOf(content)))).toEqual([])
    }),
    CASES,
  )
})

/** Reads a content folder as a build does. */
function readContent(folder: string): ResumeContent {
  const read = <Schema extends z.ZodObject>(schema: Schema, file: string) =>
    readContentFile(schema, path.join(folder, file))
  const all = (collection: string) =>
    readdirSync(path.join(folder, collection))
      .toSorted()
      .map((each) => path.join(collection, each))
  return {
    site: read(KINDS.site.schema, "site.json"),
    home: read(KINDS.home.schema, "home.json"),
    works: all("works").map((each) => read(KINDS.work.schema, path.join(each, "work.json"))),
    projects: all("projects").map((each) => read(KINDS.project.schema, path.join(each, "project.json"))),
  }
}
