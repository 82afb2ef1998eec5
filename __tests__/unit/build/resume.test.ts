import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import { PDF_TARGET, pdfTarget, publishResume, resumeContext, withMark } from "../../../src/build/resume"
import { temporaryFolder, writeFiles } from "../../support/temporary-folder"

const project = temporaryFolder()

beforeAll(() => {
  mkdirSync(path.join(project, "public"))
  cpSync("src", path.join(project, "src"), { recursive: true })
})
beforeEach(() => process.chdir(project))

const node = (type: string, folder: string, fields: object) => ({
  ...fields,
  id: `${type} ${folder}`,
  internal: { type, contentDigest: JSON.stringify(fields) },
  fields: { folder },
})

/** A site with this tagline and path prefix, and these fields. */
function siteOf({ tagline = "Engines", pathPrefix = "", ...site }: { pathPrefix?: string; [field: string]: unknown }) {
  const home = { name: "Ada", tagline, photo: "./ada.png", banner: { greetings: ["Hello"] }, bio: [], techIUse: [] }
  const nodes = [
    node("SiteContent", "", {
      brand: "Ada",
      owner: "Ada",
      siteUrl: "https://ada.example",
      resume: true,
      pages: {},
      ...site,
    }),
    node("HomeContent", "", home),
    node("Work", "works/01-a", { value: "a", label: "Acme", title: "Clerk", duration: "2022", duty: [] }),
  ]
  const messages: string[] = []
  // Only the arguments that are used.
  const args = {
    pathPrefix,
    getNodesByType: (type: string) => nodes.filter(({ internal }) => internal.type === type),
    reporter: { info: (text: string) => messages.push(text), warn: (text: string) => messages.push(text) },
  } as unknown as Pick<BuildArgs, "getNodesByType" | "pathPrefix" | "reporter">
  const context = () => resumeContext(args.getNodesByType, pathPrefix)
  return { args, messages, context, hasPdf: () => context()?.hasPdf }
}

test("the PDF is published and linked only by builds of the content that it was printed from", async () => {
  const { args, messages, hasPdf } = siteOf({})
  await publishResume(args)
  expect(JSON.parse(readFileSync("public/resume.json", "utf8"))).toMatchObject({ basics: { name: "Ada" } })
  expect(messages).toEqual([expect.stringContaining("npm run resume:pdf")])
  expect(hasPdf()).toBe(false)
  expect(existsSync("public/resume.pdf")).toBe(false)

  await writePdf(siteOf({}))
  expect(hasPdf()).toBe(true)
  await publishResume(args)
  expect(readFileSync("public/resume.pdf", "utf8")).toBe("%PDF")

  process.env.gatsby_executing_command = "develop"
  expect(hasPdf()).toBe(false)
  delete process.env.gatsby_executing_command

  const changed = siteOf({ tagline: "Engines and music" })
  expect(changed.hasPdf()).toBe(false)
  await publishResume(changed.args)
  expect(existsSync("public/resume.pdf")).toBe(false)
  expect(hasPdf()).toBe(true)
})

/** Writes a PDF to where the site's PDF is expected. */
async function writePdf({ args }: ReturnType<typeof siteOf>): Promise<void> {
  await publishResume(args)
  const { file } = pdfTarget.parse(JSON.parse(readFileSync(PDF_TARGET, "utf8")))
  if (file === null) throw new Error("No place for the PDF")
  writeFiles(".", { [file]: "%PDF" })
}

test.each([
  "components/resume/resume-section.tsx",
  "components/shared/layout-grid.tsx",
  "constants.ts",
  "print/sheet.css",
  "site-pages.ts",
  "templates/resume.tsx",
  "templates/site-head.tsx",
  "theme/tokens.ts",
  "words.ts",
])("the PDF is no longer published once %s has changed", async (name) => {
  const site = siteOf({})
  await writePdf(site)
  expect(site.hasPdf()).toBe(true)
  const file = path.join("src", name)
  const before = readFileSync(file)
  appendFileSync(file, "\n")
  expect(site.hasPdf()).toBe(false)
  writeFileSync(file, before)
  expect(site.hasPdf()).toBe(true)
})

test("the PDF stays if a system leaves its own file among the sources, and folders in them are read, too", async () => {
  const site = siteOf({})
  await writePdf(site)
  writeFiles("src", { "theme/.DS_Store": "", "print/Thumbs.db": "" })
  expect(site.hasPdf()).toBe(true)
  writeFiles("src", { "theme/dark/tokens.ts": "export {}" })
  expect(site.hasPdf()).toBe(false)
  rmSync("src/theme/dark", { recursive: true })
})

test("the PDF is no longer published once the site moves to another path", async () => {
  await writePdf(siteOf({}))
  expect(siteOf({ pathPrefix: "/portfolio" }).hasPdf()).toBe(false)
  expect(siteOf({}).hasPdf()).toBe(true)
})

test("if the owner disables the résumé, nothing is published", async () => {
  await publishResume(siteOf({}).args)
  const { args, context } = siteOf({ resume: false })
  await publishResume(args)
  expect(existsSync("public/resume.json")).toBe(false)
  expect(existsSync("public/resume.pdf")).toBe(false)
  expect(context()).toBeNull()
  expect(JSON.parse(readFileSync(PDF_TARGET, "utf8"))).toEqual({ file: null })
})

test("the owner's own files with these names are kept, and the page links to that PDF", async () => {
  for (const folder of ["static", "public"]) writeFiles(folder, { "resume.json": "mine", "resume.pdf": "mine" })
  for (const { args, messages, context } of [siteOf({ tagline: "Another" }), siteOf({ resume: false })]) {
    await publishResume(args)
    for (const name of ["resume.json", "resume.pdf"])
      expect(readFileSync(path.join("public", name), "utf8")).toBe("mine")
    expect([messages, context()?.hasPdf ?? true]).toEqual([[], true])
  }
  rmSync("static", { recursive: true })
})

test("a PDF that was copied to `static` is published, and reported once the content has changed", async () => {
  const { args, messages } = siteOf({})
  await publishResume(args)
  const { file } = pdfTarget.parse(JSON.parse(readFileSync(PDF_TARGET, "utf8")))
  writeFiles("static", { "resume.pdf": withMark(Buffer.from("%PDF\n%%EOF\n"), file ?? "") })
  messages.length = 0
  await publishResume(args)
  expect(messages).toEqual([])
  const changed = siteOf({ tagline: "Engines and music" })
  await publishResume(changed.args)
  expect(readFileSync("public/resume.pdf", "utf8")).toContain("%%EOF")
  expect(changed.messages).toEqual([
    expect.stringContaining("static/resume.pdf is out of date. Run npm run resume:pdf"),
  ])
  rmSync("static", { recursive: true })
})

test("the owner's PDF in `static` is for the first language; each other one has its own", async () => {
  const german = siteOf({ language: "de", languages: ["en", "de"] })
  for (const folder of ["static", "public"]) writeFiles(folder, { "resume.pdf": "English" })
  expect(german.hasPdf()).toBe(false)
  await publishResume(german.args)
  expect(existsSync("public/resume.pdf")).toBe(false)

  await writePdf(german)
  expect(german.hasPdf()).toBe(true)
  await publishResume(german.args)
  expect(readFileSync("public/resume.pdf", "utf8")).toBe("%PDF")

  writeFiles("static", { "de/resume.pdf": "Deutsch" })
  await publishResume(german.args)
  expect(readFileSync("public/resume.pdf", "utf8")).toBe("Deutsch")
  rmSync("static", { recursive: true })
})

test("the page and the JSON link to the home page, unless its address is a placeholder", async () => {
  const { args, context } = siteOf({ siteUrl: "https://ada.example", pathPrefix: "/portfolio" })
  expect(context()?.site).toBe("https://ada.example/portfolio/")
  await publishResume(args)
  // Written like `siteUrl`, because an import uses it as that.
  const basics = { url: "https://ada.example/portfolio" }
  expect(JSON.parse(readFileSync("public/resume.json", "utf8"))).toMatchObject({ basics })

  const umlauts = siteOf({ siteUrl: "https://xn--weiss-mller-zhb.example" })
  expect(umlauts.context()?.site).toBe("https://weiss-müller.example/")

  const placeholder = siteOf({ siteUrl: "https://example.com", pathPrefix: "/portfolio" })
  expect(placeholder.context()?.site).toBeNull()
  await publishResume(placeholder.args)
  expect(readFileSync("public/resume.json", "utf8")).not.toContain("example.com")
})
