import { screen, within } from "@testing-library/react"
import type { ComponentProps } from "react"
import { renderToString } from "react-dom/server"
import { PageShell } from "../../../src/components/shell/page-shell"
import HomeTemplate from "../../../src/templates/home"
import NotFoundTemplate from "../../../src/templates/not-found"
import { EN } from "../../../src/words/en"
import { PAGES, pageAfter, type PageName, type PageReference } from "../../../src/site-pages"
import { createStyleCache } from "../../../src/theme/theme-root"

jest.mock("gatsby", () => ({ ...jest.requireActual<object>("gatsby"), graphql: () => undefined }))

const LISTS = { techIUse: [], currentlyLearning: [], interests: [], connect: [], sections: [] }

const HOME = {
  name: "Owner",
  tagline: "Tagline",
  photo: { alt: "", gatsbyImageData: null },
  banner: { greetings: ["Hello"], natural: false },
  featuredWork: [],
  bio: [
    { period: "2021", text: "A job", page: "works" },
    { period: "2022", text: "A hobby", page: "projects" },
  ],
  ...LISTS,
}

const SHELL = { brand: "Brand", owner: "Owner", language: "en", direction: "ltr", icon: null, address: null }

const references = (names: readonly PageReference["name"][]) =>
  names.map((name) => ({ name, title: EN.pages[name].title, label: EN.pages[name].label }))

/** Renders a page to HTML and puts it into the document, for a site that has only these pages, by default with their default titles. */
function show(name: "home" | "notFound", names: PageReference["name"][], pages: PageReference[] = references(names)) {
  const Template = name === "home" ? HomeTemplate : NotFoundTemplate
  const props = {
    data: { home: HOME, registry: { technologies: [] } },
    pageContext: {
      ...SHELL,
      languages: [],
      name,
      title: EN.pages[name].title,
      description: "",
      pages,
      connect: [],
      openGroup: null,
      openProject: null,
      version: "",
    },
    location: { pathname: PAGES[name].path },
    // Only the props that these pages use.
  } as unknown as ComponentProps<typeof HomeTemplate> & ComponentProps<typeof NotFoundTemplate>
  document.body.innerHTML = renderToString(
    <PageShell styleCache={createStyleCache()} {...props}>
      <Template {...props} />
    </PageShell>,
  )
}

const links = (part: HTMLElement) =>
  within(part)
    .queryAllByRole("link", { hidden: true })
    .map((link) => link.getAttribute("href"))

test("the footer links to the résumé, and so does the link beside Portfolio on the home page", () => {
  for (const page of ["home", "notFound"] as const) {
    show(page, ["home", "works", "resume"])
    expect(links(screen.getByRole("contentinfo"))).toEqual(["/resume/"])
    expect(links(screen.getByRole("banner"))).not.toContain("/resume/")
    expect(links(screen.getByRole("main")).includes("/resume/")).toBe(page === "home")
  }
})

test("without works, nothing links to the works page", () => {
  show("home", ["home", "projects"])
  expect(document.body.innerHTML).not.toMatch(/works/i)
  expect(screen.getByText("A job")).not.toBeNull()
  expect(links(screen.getByRole("main"))).toEqual(["/projects/", "/projects/"])
  show("notFound", ["home", "projects"])
  expect(links(screen.getByRole("main"))).toEqual(["/", "/projects/"])
})

test("without works and projects, there is neither navigation in the bar nor a menu, and no empty section", () => {
  show("home", ["home"])
  expect(screen.queryByRole("navigation", { hidden: true })).toBeNull()
  expect(screen.queryByRole("button", { name: "Menu", hidden: true })).toBeNull()
  expect(screen.queryByRole("link", { name: "Portfolio" })).toBeNull()
  expect(links(document.body)).toEqual(["#content", "/"])
  const headings = screen.getAllByRole("heading", { hidden: true }).map(({ textContent }) => textContent)
  expect(headings).toEqual(["Owner", "Bio"])
})

const ALL: PageReference["name"][] = ["home", "works", "projects"]

test.each<[PageName | null, PageReference["name"][], PageName | undefined]>([
  ["notFound", ALL, undefined],
  [null, ALL, "works"],
  ["home", ["home", "projects"], "projects"],
  ["projects", ["home", "projects"], "home"],
  [null, ["home", "projects"], "projects"],
  ["home", ["home"], undefined],
  [null, ["home"], "home"],
])("the page after %s, on a site with the pages %j, is %s", (page, names, next) => {
  expect(pageAfter(page, references(names))?.name).toBe(next)
})
