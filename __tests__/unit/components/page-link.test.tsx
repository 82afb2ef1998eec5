import { fireEvent, render, screen } from "@testing-library/react"
import { renderToStaticMarkup } from "react-dom/server"
import { WayBack } from "../../../src/components/shared/entry-links"
import { PageLink } from "../../../src/components/shared/page-link"
import { TechnologyBadge } from "../../../src/components/shared/technology-badge"
import { TechnologyRegistry } from "../../../src/components/shared/technology-registry"
import { PAGE_STORAGE_KEY } from "../../../src/constants"
import { PAGE_ATTRIBUTE } from "../../../src/pre-hydration/attributes"
import { createStyleCache, ThemeRoot } from "../../../src/theme/theme-root"

test("a place whose name has a percent sign is linked by an address that can be decoded", () => {
  const html = renderToStaticMarkup(<PageLink page="projects" hash="50% off" />)
  expect(decodeURI(/#([^"]*)/.exec(html)?.[1] ?? "")).toBe("50% off")
})

const RUST = { label: "Rust", icon: "/rust.svg", colour: "#a72145", invertInDark: true }

test.each([
  { link: <WayBack entry={{ list: "works", listName: "works", previous: null, next: null }} />, page: "works" },
  { link: <TechnologyBadge label="Rust" />, page: "projects" },
])("a click on $link.type.name stores that $page were chosen, before React and after", ({ link, page }) => {
  localStorage.clear()
  render(
    <ThemeRoot cache={createStyleCache()}>
      <TechnologyRegistry value={{ technologies: [RUST], projectFilters: ["Rust"] }}>{link}</TechnologyRegistry>
    </ThemeRoot>,
  )
  expect(screen.getByRole("link")).toHaveAttribute(PAGE_ATTRIBUTE, page)
  // In a new tab: there is no site to go on in.
  fireEvent.click(screen.getByRole("link"), { ctrlKey: true })
  expect(localStorage.getItem(PAGE_STORAGE_KEY)).toBe(page)
})
