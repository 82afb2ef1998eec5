import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import { PDF_PLACE, pdfPlace, publishResume, resumeContext } from "../../../src/build/resume"
import { temporaryFolder } from "../../support/temporary-folder"

const workplace = temporaryFolder()

beforeAll(() => {
  mkdirSync(path.join(workplace, "public"))
  cpSync("src", path.join(workplace, "src"), { recursive: true })
})
beforeEach(() => process.chdir(workplace))

const node = (type: string, folder: string, fields: object) => ({
  ...fields,
  id: `${type} ${folder}`,
  internal: { type, contentDigest: JSON.stringify(fields) },
  fields: { folder },
})

/** The nodes of a site, with a tagline and an owner who wants a résumé or not. */
function siteOf({ tagline = "Engines", resume = true, siteUrl = "https://ada.example", pathPrefix = "" }) {
  const nodes = [
    node("SiteContent", "", { brand: "Ada", owner: "Ada", siteUrl, resume, pages: {} }),
    node("HomeContent", "", {
      name: "Ada",
      tagline,
      photo: "./ada.png",
      banner: { greetings: ["Hello"] },
      bio: [],
      techIUse: [],
    }),
    node("Work", "works/01-a", { value: "a", label: "Acme", title: "Clerk", duration: "2022", duty: [] }),
  ]
  const said: string[] = []
  // As much of Gatsby's arguments as is used.
  const args = {
    pathPrefix,
    getNodesByType: (type: string) => nodes.filter(({ internal }) => internal.type === type),
    reporter: { info: (text: string) => said.push(text) },
  } as unknown as Pick<BuildArgs, "getNodesByType" | "pathPrefix" | "reporter">
  const context = () => resumeContext(args.getNodesByType, pathPrefix)
  return { args, said, context, hasPdf: () => context()?.hasPdf }
}

test("the PDF is published and linked by builds of the content it was printed of, and by no other", async () => {
  const { args, said, hasPdf } = siteOf({})
  await publishResume(args)
  expect(JSON.parse(readFileSync("public/resume.json", "utf8"))).toMatchObject({ basics: { name: "Ada" } })
  expect(said).toEqual([expect.stringContaining("npm run resume:pdf")])
  expect(hasPdf()).toBe(false)
  expect(existsSync("public/resume.pdf")).toBe(false)

  await keepPdf(siteOf({}))
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

/** Puts a PDF where that of the site belongs. */
async function keepPdf({ args }: ReturnType<typeof siteOf>): Promise<void> {
  await publishResume(args)
  const { file } = pdfPlace.parse(JSON.parse(readFileSync(PDF_PLACE, "utf8")))
  if (file === null) throw new Error("No place for the PDF")
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, "%PDF")
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
])("the PDF is published no more once %s has changed", async (name) => {
  const site = siteOf({})
  await keepPdf(site)
  expect(site.hasPdf()).toBe(true)
  const file = path.join("src", name)
  const before = readFileSync(file)
  appendFileSync(file, "\n")
  expect(site.hasPdf()).toBe(false)
  writeFileSync(file, before)
  expect(site.hasPdf()).toBe(true)
})

test("the PDF is published no more once the site moves to another path", async () => {
  await keepPdf(siteOf({}))
  expect(siteOf({ pathPrefix: "/portfolio" }).hasPdf()).toBe(false)
  expect(siteOf({}).hasPdf()).toBe(true)
})

test("of an owner who wants no résumé nothing is published", async () => {
  await publishResume(siteOf({}).args)
  const { args, context } = siteOf({ resume: false })
  await publishResume(args)
  expect(existsSync("public/resume.json")).toBe(false)
  expect(existsSync("public/resume.pdf")).toBe(false)
  expect(context()).toBeNull()
  expect(JSON.parse(readFileSync(PDF_PLACE, "utf8"))).toEqual({ file: null })
})

test("files of the owner's under these names stay, and the page leads to that PDF", async () => {
  for (const folder of ["static", "public"])
    for (const name of ["resume.json", "resume.pdf"]) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(path.join(folder, name), "mine")
    }
  for (const { args, said, context } of [siteOf({ tagline: "Another" }), siteOf({ resume: false })]) {
    await publishResume(args)
    for (const name of ["resume.json", "resume.pdf"])
      expect(readFileSync(path.join("public", name), "utf8")).toBe("mine")
    expect([said, context()?.hasPdf ?? true]).toEqual([[], true])
  }
  rmSync("static", { recursive: true })
})

test("both forms link to the home page, unless its address is a placeholder", async () => {
  const { args, context } = siteOf({ siteUrl: "https://ada.example", pathPrefix: "/portfolio" })
  expect(context()?.site).toBe("https://ada.example/portfolio/")
  await publishResume(args)
  // As `siteUrl` is written, which an import makes of it again.
  const basics = { url: "https://ada.example/portfolio" }
  expect(JSON.parse(readFileSync("public/resume.json", "utf8"))).toMatchObject({ basics })

  const placeholder = siteOf({ siteUrl: "https://example.com", pathPrefix: "/portfolio" })
  expect(placeholder.context()?.site).toBeNull()
  await publishResume(placeholder.args)
  expect(readFileSync("public/resume.json", "utf8")).not.toContain("example.com")
})
