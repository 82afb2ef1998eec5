import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { validate } from "@jsonresume/schema"
import fc from "fast-check"
import { z } from "zod"
import { jsonResume, type ResumeContent } from "../../../src/build/resume-json"
import { KINDS } from "../../../src/content/kinds"
import { importResume, type PresentContent } from "../../../scripts/content/import-resume"
import { CASES } from "../../support/cases"

function expectValid(resume: object) {
  let result: { errors: unknown; isValid: boolean } | undefined
  validate(resume, (errors, isValid) => (result = { errors, isValid }))
  expect(result).toEqual({ errors: null, isValid: true })
}

/** An empty content folder that knows these technologies. */
const empty = (labels: Iterable<string>): PresentContent => ({
  files: new Map(),
  folders: { work: [], project: [] },
  labels: new Set(labels),
})

/** The values that an import puts nowhere, but for the address of the schema, which says nothing of the owner. */
const lost = (resume: object, present: PresentContent) =>
  importResume(resume, present, { replace: false }).leftovers.filter(({ pointer }) => pointer !== "/$schema")

const labelsOf = ({ projects }: ResumeContent) => projects.flatMap(({ techIcons }) => techIcons)

describe.each(["content", path.join("__tests__", "content", "another-owner")])("the résumé of %s", (folder) => {
  const content = readContent(folder)
  const resume = jsonResume(content)

  test("is a JSON Resume, and an import into an empty folder loses nothing of it", () => {
    expectValid(resume)
    expect(lost(resume, empty(labelsOf(content)))).toEqual([])
  })

  test("says what the content does", () => {
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
  })

  test("brings works, projects, skills and profiles back as they were", () => {
    const { files } = importResume(resume, empty(labelsOf(content)), { replace: false })
    const all = [...files].map(([file, fields]) => ({ file, fields }))
    const works = all.filter(({ file }) => file.endsWith("work.json")).map(({ fields }) => fields)
    expect(
      new Set(works.map(({ label, title, duration, duty }) => JSON.stringify([label, title, duration, duty]))),
    ).toEqual(
      new Set(content.works.map(({ label, title, duration, duty }) => JSON.stringify([label, title, duration, duty]))),
    )
    const projects = all.filter(({ file }) => file.endsWith("project.json")).map(({ fields }) => fields)
    expect(projects).toHaveLength(content.projects.length)
    const home = files.get("home.json")
    expect(home).toMatchObject({
      name: content.home.name,
      tagline: content.home.tagline,
      interests: content.home.interests,
    })
  })
})

test.each([
  ["Feb 2023 - Oct 2024", { startDate: "2023-02", endDate: "2024-10" }],
  ["February 2023 – October 2024", { startDate: "2023-02", endDate: "2024-10" }],
  ["2020 - today", { startDate: "2020" }],
  ["2021-2022", { startDate: "2021", endDate: "2022" }],
  ["2022", { startDate: "2022", endDate: "2022" }],
  ["Some summers", {}],
  ["2021 - whenever", {}],
  ["Foo 2023 - Oct 2024", {}],
])("the period %s is %j", (duration, dates) => {
  const { works } = z
    .object({ works: z.array(z.looseObject({})) })
    .parse({ works: z.looseObject({ work: z.array(z.looseObject({})) }).parse(jsonResume(withWork(duration))).work })
  expect(works).toEqual([{ name: "Acme", position: "Clerk", ...dates }])
})

test("an address that nobody has said, a malformed mail address and an address that is none are left out", () => {
  const connect = ["mailto:", "mailto:not an address", "https://", "mailto:ada@ada.example?subject=Hi"].map((href) => ({
    icon: "link" as const,
    label: "Link",
    href,
  }))
  const nobody = withWork("2022")
  const resume = jsonResume({ ...nobody, home: { ...nobody.home, connect } })
  expect(resume).toMatchObject({ basics: { email: "ada@ada.example" } })
  expect(resume).not.toHaveProperty("basics.url")
  expect(resume).not.toHaveProperty("basics.profiles")
})

test("letters that may not stand in a URI are escaped, all else is as it is written", () => {
  const nobody = withWork("2022")
  const connect = ["https://tide.example/takács", "https://ada.example"].map((href) => ({
    icon: "link" as const,
    label: "Link",
    href,
  }))
  expect(jsonResume({ ...nobody, home: { ...nobody.home, connect } })).toMatchObject({
    basics: { profiles: [{ url: "https://tide.example/tak%C3%A1cs" }, { url: "https://ada.example" }] },
  })
})

function withWork(duration: string): ResumeContent {
  return {
    site: {},
    home: { name: "Ada", tagline: "Engines", techIUse: [], interests: [], connect: [] },
    works: [{ label: "Acme", title: "Clerk", duration, duty: [] }],
    projects: [],
  }
}

const line = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom("Ada", "Engine Co", "Analyst", "TypeScript", "GitHub", "Your Name", "2021") },
  { weight: 3, arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }) },
)
const lines = fc.array(
  line.filter((each) => each.trim() !== ""),
  { maxLength: 3 },
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
const label = fc.constantFrom("Typescript", "React", "Vue", "COBOL")

const anyContent: fc.Arbitrary<ResumeContent> = fc.record({
  site: fc.record({
    siteUrl: fc.constantFrom(undefined, "https://ada.example", "https://ada.example/me", "https://tide.example/é"),
  }),
  home: fc.record({
    name: text,
    tagline: text,
    techIUse: fc.array(
      fc.record(
        { title: text, items: fc.array(fc.record({ name: text }), { minLength: 1, maxLength: 3 }) },
        { requiredKeys: ["items"] },
      ),
      { maxLength: 3 },
    ),
    interests: lines.map((each) => each.map((word) => word.trim())),
    connect: fc.array(fc.record({ icon: fc.constant("link" as const), label: text, href: address }), { maxLength: 3 }),
  }),
  works: fc.array(
    fc.record({
      label: text,
      title: text,
      duration: fc.oneof(fc.constantFrom("Feb 2023 - Oct 2024", "2020 - today", "2022"), text),
      duty: lines.map((each) => each.map((word) => word.trim())),
    }),
    { maxLength: 3 },
  ),
  projects: fc.array(
    fc.record({
      title: text,
      section: text,
      desc: text,
      feat: lines.map((each) => each.map((word) => word.trim())),
      links: fc.array(fc.record({ label: text, href: address }), { maxLength: 2 }),
      techIcons: fc.array(label, { maxLength: 3 }),
    }),
    { maxLength: 3 },
  ),
})

test("of whatever content: it is a JSON Resume, and an import into an empty folder loses nothing of it", () => {
  fc.assert(
    fc.property(anyContent, (content) => {
      const resume = jsonResume(content)
      expectValid(resume)
      expect(lost(resume, empty(labelsOf(content)))).toEqual([])
    }),
    CASES,
  )
})

/** What a content folder says, as a build reads it. */
function readContent(folder: string): ResumeContent {
  const read = <Schema extends z.ZodObject>(schema: Schema, file: string): z.infer<Schema> => {
    const { $schema, ...fields } = z.looseObject({}).parse(JSON.parse(readFileSync(path.join(folder, file), "utf8")))
    return schema.parse(fields)
  }
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
