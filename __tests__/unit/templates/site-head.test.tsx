import { renderToStaticMarkup } from "react-dom/server"
import { SiteHead } from "../../../src/templates/site-head"
import type { PageContext } from "../../../src/site-pages"

jest.mock("gatsby", () => ({ withPrefix: (path: string) => `/prefix${path}` }))

const PAGE: PageContext = {
  title: "Title",
  description: "What it is.",
  brand: "Brand",
  owner: "Owner",
  language: "en",
  direction: "ltr",
  pages: [],
  connect: [],
  icon: "/favicon.ico",
  address: "https://brand.example/prefix/title/",
  name: "works",
  entry: null,
  languages: [],
  preview: { src: "https://brand.example/prefix/previews/1.jpg", alt: "Title - Brand" },
}

/** The head of a page, as HTML. */
const head = (page: Partial<PageContext> = {}) => renderToStaticMarkup(<SiteHead pageContext={{ ...PAGE, ...page }} />)

/** The addresses of its icons. */
const icons = (page: Partial<PageContext>) =>
  [...head(page).matchAll(/<link rel="icon" href="([^"]*)"/g)].map(([, address]) => address)

test("a page's icon is the owner's, or else the brand's first letter; browsers that support nothing else get an ICO", () => {
  expect(icons({ icon: "/favicon.png" })).toEqual(["/prefix/favicon.ico", "/prefix/favicon.png"])
  expect(icons({ icon: "data:image/svg+xml,drawn" })).toEqual(["/prefix/favicon.ico", "data:image/svg+xml,drawn"])
  expect(icons({ icon: "/favicon.ico" })).toEqual(["/prefix/favicon.ico"])
})

test("a page without a description has no meta description", () => {
  expect(head()).toContain(`<meta name="description" content="What it is."/>`)
  expect(head({ description: "" })).not.toContain("description")
})

test("if the site has no address yet, the head omits everything that needs one, and search engines may list the page", () => {
  const html = head({ address: null, preview: null })
  expect(html).not.toMatch(/canonical|og:url|og:image|noindex/)
  expect(html).toContain(`<meta name="twitter:card" content="summary"/>`)
})
