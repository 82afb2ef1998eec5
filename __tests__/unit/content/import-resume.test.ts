import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { schema, validate } from "@jsonresume/schema"
import fc from "fast-check"
import { toPointer } from "../../../src/checker/fault"
import { readJsonDocument } from "../../../src/checker/json-document"
import { childAt, entriesOf, isRecord } from "../../../src/content/values"
import { type KindName, KINDS } from "../../../src/content/kinds"
import { importResume, type Imported, type PresentContent } from "../../../scripts/content/import-resume"
import { monthOf } from "../../../scripts/content/json-resume"
import { MINIMAL_HOME, MINIMAL_SITE } from "../../../scripts/content/minimal-site"
import { leavesOf } from "../../../scripts/content/resume-place"
import { resumeFaults } from "../../../scripts/content/resume-shape"
import { CASES } from "../../support/cases"
import { contentOf, valuesOf } from "../../support/schema-values"

const LABELS = new Set(["Typescript", "React", "Rust"])
const EMPTY_CONTENT: PresentContent = { files: new Map(), folders: { work: [], project: [] }, labels: LABELS }

/** The résumés that JSON Resume publishes with its schema. */
const PACKAGE = join("node_modules", "@jsonresume", "schema")
const PUBLISHED = [
  "sample.resume.json",
  ...readdirSync(join(PACKAGE, "examples")).map((name) => join("examples", name)),
].map((name): [string, unknown] => [name, JSON.parse(readFileSync(join(PACKAGE, name), "utf8"))])

/** The content after an import. */
function contentAfter(present: PresentContent, { files }: Imported): PresentContent {
  const folder = (parent: string, name: string) => (name.startsWith(`${parent}/`) ? [name.split("/")[1] ?? ""] : [])
  const names = [...files.keys()]
  return {
    files: new Map([...present.files, ...files]),
    folders: {
      work: [...new Set([...present.folders.work, ...names.flatMap((name) => folder("works", name))])],
      project: [...new Set([...present.folders.project, ...names.flatMap((name) => folder("projects", name))])],
    },
    labels: present.labels,
  }
}

function expectValid({ files }: PresentContent) {
  for (const [file, fields] of files) {
    const kind = Object.values(KINDS).find(({ fileName }) => file.endsWith(fileName))
    expect({ file, fields, issues: kind?.schema.safeParse(fields).error?.issues }).toMatchObject({ issues: undefined })
  }
}

const textsOf = (value: unknown) => leavesOf(value).map((leaf) => String(leaf.value))

/** The values of a résumé that are neither in the content nor reported. */
function lost(resume: unknown, content: PresentContent, { leftovers }: Imported) {
  const texts = [...content.files.values()].flatMap(textsOf)
  const reported = new Map(leftovers.map(({ pointer, value }) => [pointer, value]))
  return leavesOf(resume).filter(({ pointer, value }) => {
    const left = reported.get(pointer)
    if (left === value) return false
    // If only a part of a summary is reported, the other part must be in the content.
    const text = typeof left === "string" ? String(value).slice(0, -left.length).trim() : String(value)
    const forms = [text, monthOf(text), text.replace(/\/+$/, ""), text.charAt(0).toUpperCase() + text.slice(1)]
    const isInContent = texts.some((words) => forms.some((form) => words.includes(form)))
    return !isInContent && !LABELS.has([...LABELS].find((label) => label.toLowerCase() === text.toLowerCase()) ?? "")
  })
}

describe.each(PUBLISHED)("JSON Resume's own %s", (_, resume) => {
  const imported = importResume(resume, EMPTY_CONTENT, { replace: false })
  const content = contentAfter(EMPTY_CONTENT, imported)

  test("becomes valid content, and each of its values is there or reported with a remedy", () => {
    expectValid(content)
    expect(lost(resume, content, imported)).toEqual([])
    expect(imported.leftovers.filter(({ remedy }) => remedy.length < 20)).toEqual([])
    expect(content.folders).toEqual({
      work: expect.arrayContaining([expect.stringMatching(/^01-/)]),
      project: entriesOf(childAt(resume, ["projects"])).map((): unknown => expect.stringMatching(/^0\d-/)),
    })
  })

  test("changes nothing the second time", () => {
    expect(importResume(resume, content, { replace: false })).toEqual({
      files: new Map(),
      inserted: [],
      leftovers: imported.leftovers,
    })
  })
})

/** A few words, so that résumé and content often contain the same ones, and arbitrary texts. */
const anyWords = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom("Ada", "Engine Co", "Analyst", "TypeScript", "React", "Music", "GitHub") },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }) },
  { weight: 1, arbitrary: fc.constantFrom("I compute. Mostly! And at night.", "  Ada ", "", "Engine Co (Analyst)") },
)

/** Values that JSON Resume's schema allows, and more: URLs and dates in any format. */
const anyResume = valuesOf(schema, {
  text: anyWords,
  uri: fc.oneof(
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.constantFrom("https://github.com/ada", "github.com/ada", "ada at home", "https://", "mailto:ada@ada.example"),
  ),
  email: fc.oneof(fc.emailAddress(), fc.constantFrom("ada@ada.example", "ada@", "ada at home", "a@b@c.example")),
  iso8601: fc.constantFrom("1842", "1842-02", "1843-10-05", "2023-13-40", "today"),
})

const words = fc.constantFrom("Ada", "Engine Co", "Analyst", "TypeScript", "React", "Music", "GitHub", "mine", "Ada L.")
const periods = fc.constantFrom("1842", "Feb 1842 - Oct 1843", "1842 - today", "long ago")
const page = fc.record({ title: words, description: words })

const anySite = fc.record({
  brand: words,
  owner: words,
  siteUrl: fc.constantFrom("https://ada.example", "https://other.example/ada"),
  language: fc.constant("en"),
  pages: fc.record({ home: page, works: page, projects: page, notFound: page }),
})

/** Any content of a kind in the owner's words. */
const any = (kind: KindName) =>
  contentOf(kind, {
    text: words,
    href: fc.constantFrom("https://github.com/ada", "https://ada.example", "mailto:ada@ada.example"),
    period: periods,
    duration: periods,
    value: fc.constantFrom("engine-co", "mine", "engine-co-2"),
  })

const anyPresent = fc
  .record({
    site: fc.option(anySite, { nil: undefined }),
    home: fc.option(any("home"), { nil: undefined }),
    works: fc.array(any("work"), { maxLength: 3 }),
    projects: fc.array(any("project"), { maxLength: 2 }),
  })
  .map(({ site, home, works, projects }): PresentContent => {
    const folders = {
      work: works.map(({ value }, index) => `0${index + 1}-${String(value)}`),
      project: projects.map((_, index) => `0${index + 1}-mine`),
    }
    return {
      files: new Map<string, Record<string, unknown>>([
        ...(site ? [["site.json", site] as const] : []),
        ...(home ? [["home.json", home] as const] : []),
        ...works.map((work, index) => [`works/${folders.work[index] ?? ""}/work.json`, work] as const),
        ...projects.map(
          (project, index) => [`projects/${folders.project[index] ?? ""}/project.json`, project] as const,
        ),
      ]),
      folders,
      labels: LABELS,
    }
  })

/** Whether `now` still has everything in `before`: unchanged values, and list entries in the same order, possibly with others between. */
function stillContains(now: unknown, before: unknown): boolean {
  if (Array.isArray(before)) {
    if (!Array.isArray(now)) return false
    let from = 0
    return before.every((entry: unknown) => {
      const at = now.findIndex((other: unknown, index) => index >= from && stillContains(other, entry))
      from = at + 1
      return at >= 0
    })
  }
  if (isRecord(before)) return Object.entries(before).every(([key, value]) => stillContains(childAt(now, [key]), value))
  return now === before
}

/** The owner's files that have lost a value. */
const filesWithLosses = (present: PresentContent, now: PresentContent) =>
  [...present.files].filter(([file, fields]) => !stillContains(now.files.get(file), fields))

describe.each([false, true])("any résumé and any content, with --replace: %s", (replace) => {
  test("no value is lost or dropped silently, the content stays valid, and a second import changes nothing", () => {
    const counts = { changed: 0, reported: 0, conflicts: 0, replaced: 0 }
    fc.assert(
      fc.property(anyResume, anyPresent, (resume, present) => {
        const imported = importResume(resume, present, { replace })
        const now = contentAfter(present, imported)
        const conflicts = imported.leftovers.filter(({ isConflict }) => isConflict)
        counts.changed += imported.files.size
        counts.reported += imported.leftovers.length
        counts.conflicts += conflicts.length
        counts.replaced += filesWithLosses(present, now).length

        if (replace) expect(conflicts).toEqual([])
        else expect(filesWithLosses(present, now)).toEqual([])
        expect(lost(resume, now, imported)).toEqual([])
        expectValid(now)
        expect(importResume(resume, now, { replace }).files).toEqual(new Map())
      }),
      CASES,
    )
    // Otherwise the property would mean little: résumé and content overlap.
    expect(counts.changed).toBeGreaterThan(CASES.numRuns)
    expect(counts.reported).toBeGreaterThan(CASES.numRuns)
    expect(replace ? counts.replaced : counts.conflicts).toBeGreaterThan(CASES.numRuns / 2)
  })
})

/** Content with these fields on its home page, these works, and these fields of the site if there is one. */
const present = (
  home: object = {},
  works: Record<string, Record<string, unknown>> = {},
  site?: object,
): PresentContent => ({
  files: new Map([
    ...(site ? [["site.json", { ...MINIMAL_SITE, ...site }] as const] : []),
    ["home.json", { ...MINIMAL_HOME, ...home }],
    ...Object.entries(works).map(([folder, work]) => [`works/${folder}/work.json`, work] as const),
  ]),
  folders: { work: Object.keys(works), project: [] },
  labels: LABELS,
})

test("placeholders don't count as the owner's: an import replaces all of them in the minimal site", () => {
  const connect = [{ icon: "link", label: "GitHub", href: "https://github.com/your-name" }]
  const basics = {
    name: "Ada",
    label: "Analyst",
    url: "https://ada.example",
    profiles: [{ network: "GitHub", url: "https://github.com/ada" }],
  }
  const { files, leftovers } = importResume({ basics }, present({ connect }, {}, {}), { replace: false })
  expect(leftovers).toEqual([])
  expect(JSON.stringify([...files.values()])).not.toMatch(/your[ -]name|your tagline|example\.com/i)
})

test("a bio that was exported as the summary becomes the bio again", () => {
  const bio = [
    { period: "1830 - 1835", text: "Mathematics at Home" },
    { period: "1836", text: "A pause: travels" },
  ]
  const summary = bio.map(({ period, text }) => `${period}: ${text}`).join("\n")
  const { files, leftovers } = importResume({ basics: { name: "Ada", summary } }, EMPTY_CONTENT, { replace: false })
  expect(leftovers).toEqual([])
  expect(files.get("home.json")).toMatchObject({ bio, banner: { greetings: ["Hello, I'm Ada."] } })
})

test.each([
  [
    "Ich baue Karten, z. B. Hafenpläne, u.a. für Dr. Lind. Meistens.",
    "Ich baue Karten, z. B. Hafenpläne, u.a. für Dr. Lind.",
  ],
  ["I compute. Mostly!", "I compute."],
  ["Maps, e.g. React maps? Yes.", "Maps, e.g. React maps?"],
  ["我做地图。也写字。", "我做地图。"],
])("the banner types the whole first sentence of %j", (summary, first) => {
  const { files } = importResume({ basics: { summary } }, EMPTY_CONTENT, { replace: false })
  expect(files.get("home.json")).toMatchObject({ banner: { greetings: [first] } })
})

test.each([
  ["2019-05", "May 2019"],
  ["2019-05-31", "May 2019"],
  ["2019-05-01T00:00:00.000Z", "May 2019"],
  ["May 2019 to today", "May 2019 to today"],
  ["2019-05 or so", "2019-05 or so"],
])("the date %j in a résumé becomes %j", (date, month) => {
  expect(monthOf(date)).toBe(month)
})

test("a new job is added to the bio by date, and after the existing works", () => {
  const bio = [
    { period: "1830", text: "Born, so to say" },
    { period: "1850 - today", text: "Now" },
  ]
  const loom = { value: "loom", label: "Loom", title: "Weaver", duration: "1835 - 1836", duty: [] }
  const work = [{ name: "Engine Co", position: "Analyst", startDate: "1842-01", endDate: "1843-10" }]
  const { files } = importResume({ work }, present({ bio }, { "01-loom": loom }), { replace: false })
  expect(childAt(files.get("home.json"), ["bio"])).toMatchObject([
    { period: "1830" },
    { period: "Jan 1842 - Oct 1843", text: "Analyst at Engine Co", page: "works" },
    { period: "1850 - today" },
  ])
  expect([...files.keys()]).toContain("works/02-engine-co/work.json")
})

test("a new job is added before one that began later, even if dates are in the site's language", () => {
  const content = present({ bio: [{ period: "Okt 1843 - heute", text: "Now" }] }, {}, { language: "de" })
  const work = [{ name: "Engine Co", startDate: "1843-03", endDate: "1843-09" }]
  const { files } = importResume({ work }, content, { replace: false })
  const bio = [{ text: "Engine Co" }, { text: "Now" }]
  expect(childAt(files.get("home.json"), ["bio"])).toMatchObject(bio)
})

test("an entry of the bio that the owner has put in other words is recognised by its dates", () => {
  const bio = [{ period: "März bis September 1843", text: "Analytikerin bei Engine Co", page: "works" }]
  const work = [{ name: "Engine Co", position: "Analyst", startDate: "1843-03", endDate: "1843-09" }]
  const { files } = importResume({ work }, present({ bio }, {}, { language: "de" }), { replace: false })
  expect(files.has("home.json")).toBe(false)
})

test("two works at one place without a role in the résumé are recognised after --replace", () => {
  const owners = { value: "mine", label: "Music", title: "Ada", duration: "1842", duty: [] }
  const before = present({}, { "01-mine": owners })
  const resume = { work: [{ name: "Music", startDate: "1842" }, { name: "Music" }] }
  const now = contentAfter(before, importResume(resume, before, { replace: true }))
  expect(now.folders.work).toEqual(["01-mine", "02-music"])
  expect(importResume(resume, now, { replace: true }).files).toEqual(new Map())
})

test.each([true, false])("featured entries stay unchanged, with --replace: %s", (replace) => {
  const featured = ["projects/loom"]
  const resume = { basics: { name: "Ada" }, projects: [{ name: "Loom", description: "It weaves faster." }] }
  const { files } = importResume(resume, present({ featured }), { replace })
  expect(childAt(files.get("home.json"), ["featured"])).toEqual(featured)
})

test.each([{ replace: false }, { replace: true }])("employers without Latin letters are told apart (%j)", (options) => {
  const position = "前端工程师"
  const resume = { work: ["阿里巴巴", "腾讯"].map((name) => ({ name, position, startDate: "2020-01" })) }
  const tencent = { value: "work", label: "腾讯", title: position, duration: "Jan 2020 - now", duty: ["Mine"] }
  const before = present({}, { "01-work": tencent })
  const works = [...contentAfter(before, importResume(resume, before, options)).files].filter(([, { label }]) => label)
  expect(works).toMatchObject([
    ["works/01-work/work.json", { label: "腾讯" }],
    [expect.stringMatching(/^works\/02-/), { label: "阿里巴巴" }],
  ])
})

test("a school in the bio stays there, and a new one is added after the listed sections", () => {
  const bio = [{ period: "1830 - 1835", text: "Mathematics at Home" }]
  const education = [
    { institution: "Home", area: "Mathematics", startDate: "1830", endDate: "1835" },
    { institution: "Royal Institution", studyType: "Course", area: "Looms", courses: ["Cards", "Threads"] },
  ]
  const volunteer = [{ organization: "Library", position: "Reader", summary: "Aloud", highlights: ["Ode", "Lay"] }]
  const sections = [{ section: "bio", title: "My way" }]
  const { files, leftovers } = importResume({ education, volunteer }, present({ bio, sections }), { replace: false })
  expect(leftovers).toEqual([])
  expect(files.get("home.json")).toMatchObject({ bio })
  const course = { title: "Course, Looms", place: "Royal Institution", text: "Cards; Threads" }
  expect(childAt(files.get("home.json"), ["sections"])).toEqual([
    ...sections,
    { section: "education", entries: [course] },
    { section: "volunteering", entries: [{ title: "Reader", place: "Library", text: "Aloud; Ode; Lay" }] },
  ])
})

test("a work with the same texts as a school is not mistaken for it in a second import", () => {
  const resume = { work: [{ name: "Home", position: "Ada" }], education: [{ institution: "Home", studyType: "Ada" }] }
  const first = importResume(resume, present({}), { replace: false })
  const education = { section: "education", entries: [{ title: "Ada", place: "Home" }] }
  expect(childAt(first.files.get("home.json"), ["sections"])).toContainEqual(education)
  expect(importResume(resume, contentAfter(present({}), first), { replace: false }).files).toEqual(new Map())
})

test("a skill that the owner moved under another heading stays there", () => {
  const techIUse = [{ title: "My tools", items: [{ name: "Git" }] }]
  const resume = { skills: [{ name: "Tools", keywords: ["Git"] }] }
  const { files, leftovers } = importResume(resume, present({ techIUse }), { replace: false })
  expect(childAt(files.get("home.json"), ["techIUse"]) ?? techIUse).toEqual(techIUse)
  expect(leftovers).toMatchObject([{ pointer: "/skills/0/name", value: "Tools" }])
})

const documentOf = (resume: unknown) =>
  readJsonDocument("resume.json", Buffer.from(JSON.stringify(resume, null, 2))).document

test("a résumé that JSON Resume's schema allows has no type faults", () => {
  fc.assert(
    fc.property(anyResume, (resume) => {
      expect(resumeFaults(documentOf(resume))).toEqual([])
    }),
    CASES,
  )
  for (const [, resume] of PUBLISHED) expect(resumeFaults(documentOf(resume))).toEqual([])
})

/** The paths to all values within a value; the caller leaves out what JSON Resume reserves for tools. */
function pathsOf(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  const below = Array.isArray(value)
    ? value.flatMap((entry: unknown, index) => pathsOf(entry, [...path, index]))
    : isRecord(value)
      ? Object.entries(value).flatMap(([key, entry]) => pathsOf(entry, [...path, key]))
      : []
  return path.length > 0 ? [path, ...below] : below
}

test("a value of the wrong type is reported at its path if JSON Resume's own validator refuses it", () => {
  const sample = JSON.stringify(PUBLISHED[0]?.[1])
  const paths = pathsOf(JSON.parse(sample)).filter(([section]) => section !== "meta" && section !== "$schema")
  const wrong = fc.constantFrom<unknown>(4, true, "text", ["text"], { name: "text" })
  fc.assert(
    fc.property(fc.constantFrom(...paths), wrong, (path, value) => {
      const resume: unknown = JSON.parse(sample)
      const parent = childAt(resume, path.slice(0, -1))
      const key = path.at(-1) ?? ""
      if (typeof parent !== "object" || parent === null) throw new Error(toPointer(path))
      Reflect.set(parent, key, value)
      const isValid = isAcceptedByValidator(resume)
      const faults = resumeFaults(documentOf(resume))
      expect(isValid || hasFormat(value, key)).toBe(faults.length === 0)
      for (const fault of faults) {
        expect(fault.pointer.startsWith(toPointer(path))).toBe(true)
        expect(fault.line).toBeGreaterThan(1)
        expect(fault.remedy).toMatch(/write|brackets/)
      }
    }),
    CASES,
  )
})

function isAcceptedByValidator(resume: unknown): boolean {
  const answers: boolean[] = []
  validate(resume, (_, isValid) => answers.push(isValid))
  return answers[0] === true
}

/** Whether a value is a text whose format the validator checks, too; an import reports it as left over instead. */
const hasFormat = (value: unknown, key: string | number) => value === "text" && /date|url|email/i.test(String(key))

test.each(["https://ada.example//blog", "https://user:pw@ada.example", "https://ada.example:99999"])(
  "the address %s, which no site can have, is left for the owner to fix",
  (url) => {
    const { files, leftovers } = importResume({ basics: { name: "Ada", url } }, EMPTY_CONTENT, { replace: false })
    expect(files.get("site.json")).not.toHaveProperty("siteUrl", url)
    expect(leftovers).toContainEqual(expect.objectContaining({ pointer: "/basics/url", value: url }))
  },
)
