import path from "node:path"
import type { CreatePageArgs, CreatePagesArgs } from "gatsby"
import { drawnIcon } from "../../../src/build/own-icon"
import { createContentPages, completeAddedPage } from "../../../src/build/create-pages"
import type { PageContext } from "../../../src/site-pages"
import { COLOURS } from "../../../src/theme/tokens"
import { temporaryFolder, writeFiles } from "../../support/temporary-folder"

const content = (type: string, folder = "", fields: object = {}) => ({
  ...fields,
  id: `${type} ${folder}`,
  internal: { type },
  fields: { folder },
})

const SITE = {
  ...content("SiteContent"),
  brand: "Brand",
  owner: "Owner",
  siteUrl: "https://ada.example",
  pages: { works: { title: "My works", description: "Mine." } },
}
const PROJECT_FIELDS = { section: "Own", desc: "Shows the times of the tides." }
const PROJECT = content("Project", "projects/01-b", { ...PROJECT_FIELDS, title: "Tide log" })
const REQUIRED = [SITE, content("HomeContent"), content("TechnologyRegistry")]

/** The pages that are created from these nodes: each one's path and context. */
async function pagesOf(
  nodes: { internal: { type: string; contentDigest?: string }; siteUrl?: string }[],
  pathPrefix = "",
) {
  const pages = new Map<string, PageContext>()
  await createContentPages({
    actions: { createPage: ({ path, context }: { path: string; context: PageContext }) => pages.set(path, context) },
    getNodesByType: (type: string) => nodes.filter(({ internal }) => internal.type === type),
    pathPrefix,
    // Only the arguments that are used.
  } as unknown as CreatePagesArgs)
  return pages
}

test("each page's context has its title and description, the owner's or default ones, and the list of pages", async () => {
  const pages = await pagesOf([...REQUIRED, content("Work", "works/01-a"), PROJECT])
  expect([...pages.keys()]).toEqual(["/", "/works/", "/projects/", "/resume/", "/404/", "/projects/b/"])
  expect(pages.get("/")).toMatchObject({ language: "en", direction: "ltr" })
  expect(pages.get("/works/")).toMatchObject({ name: "works", title: "My works", description: "Mine." })
  expect(pages.get("/404/")).toMatchObject({ title: "Not found", description: "Not in this catalogue." })
  expect(pages.get("/")?.pages).toEqual([
    { name: "home", title: "Home", label: "HOME" },
    { name: "works", title: "My works", label: "My works" },
    { name: "projects", title: "Projects", label: "PROJECTS" },
    { name: "resume", title: "Résumé", label: "RÉSUMÉ" },
  ])
})

test("in another language, pages use its words or the owner's; the home page's title doesn't change link labels", async () => {
  const pages = { home: { title: "Ada Lovelace", description: "Rechnet." } }
  const site = { ...SITE, language: "de-AT", pages } as unknown as typeof SITE
  const own = content("WordsContent", "", { pages: { projects: { label: "Basteleien" } } })
  const all = await pagesOf([site, own, ...REQUIRED.slice(1), content("Work", "works/01-a"), PROJECT])
  expect(all.get("/")).toMatchObject({ title: "Ada Lovelace", language: "de-AT", direction: "ltr" })
  expect(all.get("/")?.pages.map(({ label }) => label)).toEqual(["STARTSEITE", "ARBEITEN", "Basteleien", "LEBENSLAUF"])
  expect(all.get("/projects/b/")?.entry?.listName).toBe("Projekte")
})

test("each work and each project has its own page, with its neighbours in the context", async () => {
  const facts = { label: "Harbour", title: "Pilot", duration: "2020 - 2021", duty: ["Brings ships in. ".repeat(20)] }
  const pages = await pagesOf([
    ...REQUIRED,
    content("Work", "works/01-a", { ...facts, value: "harbour" }),
    PROJECT,
    content("Project", "projects/02-c d", { ...PROJECT_FIELDS, title: "Signal box" }),
  ])
  expect([...pages.keys()].slice(-3)).toEqual(["/works/harbour/", "/projects/b/", "/projects/c-d/"])
  expect(pages.get("/works/harbour/")).toMatchObject({
    name: "works",
    title: "Harbour",
    description: expect.stringMatching(/^Pilot · 2020 - 2021 · Brings ships in\. .{80,120}…$/),
    address: "https://ada.example/works/harbour/",
    entry: { list: "works", listName: "My works", previous: null, next: null },
    entryId: "Work works/01-a",
  })
  expect(pages.get("/projects/b/")?.entry).toEqual({
    list: "projects",
    listName: "projects",
    previous: null,
    next: { title: "Signal box", path: "/projects/c-d/" },
  })
  expect(pages.get("/projects/c-d/")?.entry?.previous).toEqual({ title: "Tide log", path: "/projects/b/" })
})

test("a long description is cut off after a word, even in a language without spaces between words", async () => {
  const desc = "カメラに写した点字を認識する。 " + "ひらがなとカタカナに置きかえる".repeat(20)
  const pages = await pagesOf([...REQUIRED, content("Project", "projects/01-b", { ...PROJECT_FIELDS, desc })])
  const { description = "" } = pages.get("/projects/b/") ?? {}
  expect(description).toMatch(/(ひらがな|と|カタカナ|に|置き|かえる)…$/)
  expect(description.length).toBeGreaterThan(150)
  expect(description.length).toBeLessThanOrEqual(160)
})

test("in development, a page's context changes with the content, so that it is fetched again; in a build it doesn't", async () => {
  const versionOf = async (contentDigest: string) =>
    (await pagesOf([...REQUIRED, { internal: { type: "File", contentDigest } }])).get("/")
  expect(await versionOf("1")).toEqual(await versionOf("2"))
  process.env.gatsby_executing_command = "develop"
  expect(await versionOf("1")).toEqual(await versionOf("1"))
  expect(await versionOf("1")).not.toEqual(await versionOf("2"))
  // The copy of the not-found page is created each time, because Gatsby forgets it.
  for (let edit = 0; edit < 2; edit += 1)
    expect([...(await pagesOf(REQUIRED)).keys()]).toEqual(["/", "/404/", "/404.html"])
  delete process.env.gatsby_executing_command
})

test("the owner's addresses and order of pages apply to all pages, and defaults are left out of the context", async () => {
  const facts = { label: "Harbour", title: "Pilot", duration: "2020 - 2021", duty: ["Brings ships in."] }
  const pages = { works: { address: "arbeiten" }, resume: { title: "CV", address: "cv" } }
  const site = { ...SITE, pages, bar: ["resume", "works"] } as unknown as typeof SITE
  const work = content("Work", "works/01-a", { ...facts, value: "harbour" })
  const all = await pagesOf([site, ...REQUIRED.slice(1), work, PROJECT])
  const lists = ["/", "/arbeiten/", "/projects/", "/cv/", "/404/"]
  expect([...all.keys()]).toEqual([...lists, "/arbeiten/harbour/", "/projects/b/"])
  expect(all.get("/arbeiten/harbour/")?.address).toBe("https://ada.example/arbeiten/harbour/")
  expect(all.get("/")?.pages).toEqual([
    { name: "home", title: "Home", label: "HOME", isInBar: false },
    { name: "resume", title: "CV", label: "CV", path: "/cv/", isInBar: true },
    { name: "works", title: "Works", label: "WORKS", path: "/arbeiten/", isInBar: true },
    { name: "projects", title: "Projects", label: "PROJECTS", isInBar: false },
  ])
})

test("without works there is no works page, without projects no projects page, and no page lists them", async () => {
  const withoutWorks = await pagesOf([...REQUIRED, PROJECT])
  expect([...withoutWorks.keys()]).toEqual(["/", "/projects/", "/resume/", "/404/", "/projects/b/"])
  expect(withoutWorks.get("/")?.pages.map(({ name }) => name)).toEqual(["home", "projects", "resume"])
  expect([...(await pagesOf(REQUIRED)).keys()]).toEqual(["/", "/404/"])
})

test("there is a résumé if it has any content, unless the owner disables it", async () => {
  const bio = content("HomeContent", "", { bio: [{ period: "2021", text: "A job" }] })
  const contextOf = async (...nodes: { internal: { type: string } }[]) => (await pagesOf(nodes)).get("/resume/")
  expect(await contextOf(...REQUIRED)).toBeUndefined()
  expect(await contextOf(SITE, bio, content("TechnologyRegistry"))).toMatchObject({
    resume: { site: "https://ada.example/", hasPdf: false },
  })
  expect(await contextOf({ ...SITE, resume: false } as typeof SITE, bio, content("TechnologyRegistry"))).toBeUndefined()
})

/** The context of a page that an owner adds, on a site with these nodes. */
async function contextOfAdded(
  address: string,
  nodes: { internal: { type: string } }[],
  component = "src/pages/a.tsx",
  panics: string[] = [],
  matchPath?: string,
) {
  const created: { path: string; context: PageContext }[] = []
  const page = { path: address, matchPath, component: path.resolve(component), context: {} }
  await completeAddedPage({
    page,
    actions: { deletePage: () => undefined, createPage: (each: (typeof created)[number]) => created.push(each) },
    getNodesByType: (type: string) => nodes.filter(({ internal }) => internal.type === type),
    pathPrefix: "",
    reporter: { panicOnBuild: (problem: string) => panics.push(problem) },
    // Only the arguments that are used.
  } as unknown as CreatePageArgs)
  return created[0]?.context
}

/** The start of that icon's path: the set's icons consist of a single path. */
const MASTODON_PATH: unknown = expect.stringMatching(/^M23\.268 [-0-9 .a-z]+$/i)

test("every page's context has the owner's profiles, with the name of a built-in icon or the path of one from the set", async () => {
  const icons = ["code-hosting", "simple-icons:mastodon"]
  const written = icons.map((icon) => ({ icon, label: "A name", href: `https://${icon}.example` }))
  const connect = written.map((each, index) => ({ ...each, icon: index === 0 ? each.icon : MASTODON_PATH }))
  const nodes = [SITE, content("HomeContent", "", { connect: written }), content("TechnologyRegistry")]
  expect([...(await pagesOf(nodes)).values()].map((context) => context.connect)).toEqual([connect, connect])
  expect((await contextOfAdded("/tide-log/", nodes))?.connect).toEqual(connect)
})

test("the link to a file of the site in a profile has the path prefix", async () => {
  const connect = ["/cv.pdf", "tel:+4930123456"].map((href) => ({ icon: "link", label: "Link", href }))
  const nodes = [SITE, content("HomeContent", "", { connect }), content("TechnologyRegistry")]
  const hrefs = (await pagesOf(nodes, "/portfolio")).get("/")?.connect.map(({ href }) => href)
  expect(hrefs).toEqual(["/portfolio/cv.pdf", "tel:+4930123456"])
})

test("a page that an owner adds can't have an address that the build uses itself", async () => {
  const site = { ...SITE, language: "en", languages: ["en", "de"] }
  const nodes = [site, content("HomeContent"), content("TechnologyRegistry")]
  const panics: string[] = []
  for (const address of ["/media/", "/media/press/", "/de/", "/press/media/", "/"])
    await contextOfAdded(address, nodes, undefined, panics)
  expect(panics.map((problem) => /"(.*)"/.exec(problem)?.[1])).toEqual(["media", "media", "de"])
})

test("the context of a page that an owner adds has what the shell and the head need", async () => {
  expect(await contextOfAdded("/tide-log/", REQUIRED)).toEqual({
    brand: "Brand",
    owner: "Owner",
    language: "en",
    direction: "ltr",
    pages: [{ name: "home", title: "Home", label: "HOME" }],
    connect: [],
    icon: drawnIcon("Brand", "en", COLOURS.light),
    name: null,
    entry: null,
    title: "Tide log",
    description: "",
    address: "https://ada.example/tide-log/",
    languages: [],
    preview: {
      src: expect.stringMatching(/^https:\/\/ada\.example\/previews\/[0-9a-f]{12}\.jpg$/),
      alt: "Tide log - Brand",
    },
  })
  expect(await contextOfAdded("/a/", REQUIRED, ".cache/dev-404-page.js")).toBeUndefined()
})

test("an added page for unknown addresses, Gatsby's copy of it and an added page for many addresses have no address, and link to the home pages of other languages", async () => {
  const site = { ...SITE, language: "en", languages: ["en", "de"] }
  const nodes = [site, content("HomeContent"), content("TechnologyRegistry")]
  for (const [address, matchPath] of [["/404/"], ["/404.html"], ["/app/[...]/", "/app/*"]] as const) {
    const context = await contextOfAdded(address, nodes, undefined, undefined, matchPath)
    expect(context).toMatchObject({ name: null, address: null, preview: null })
    expect(context?.languages.map((each) => [each.path, each.address])).toEqual([
      ["/", null],
      ["/de/", null],
    ])
  }
  expect((await contextOfAdded("/4040/", nodes))?.address).toBe("https://ada.example/4040/")
})

/** The addresses of all pages and of their previews. */
const addressesOf = async (site: object, pathPrefix?: string) =>
  [...(await pagesOf([{ ...SITE, ...site }, ...REQUIRED.slice(1)], pathPrefix)).values()].map(
    ({ address, preview }) => [address, preview?.src.replace(/[0-9a-f]+(?=\.jpg$)/, "*") ?? null],
  )

test.each([
  [undefined, "", null],
  ["https://example.com", "", null],
  ["https://brand.example", "", "https://brand.example/"],
  ["https://brand.example", "/portfolio", "https://brand.example/portfolio/"],
  ["https://brand.example/portfolio", "", "https://brand.example/portfolio/"],
  ["https://brand.example/portfolio", "/portfolio", "https://brand.example/portfolio/"],
  ["https://brand.example/elsewhere", "/portfolio", "https://brand.example/elsewhere/"],
])("with siteUrl %s and path prefix %j, a page's address is %s, the 404 page's none", async (siteUrl, prefix, home) => {
  expect(await addressesOf({ siteUrl }, prefix)).toEqual([
    [home, home && `${home}previews/*.jpg`],
    [null, null],
  ])
})

test("an icon in static is the icon of all pages, SVG before other formats", async () => {
  process.chdir(temporaryFolder())
  for (const icon of ["favicon.ico", "favicon.png", "favicon.svg", "icon.png", "icon.svg"]) {
    writeFiles("static", { [icon]: "" })
    expect([...(await pagesOf(REQUIRED)).values()].map((context) => context.icon)).toEqual([`/${icon}`, `/${icon}`])
    expect((await contextOfAdded("/a/", REQUIRED))?.icon).toBe(`/${icon}`)
  }
})
