import { screen } from "@testing-library/react"
import type { ReactElement } from "react"
import { chosenTechnologies, filteredListPath, technologyQuery } from "../../../src/browser/technology-query"
import { projectFilters } from "../../../src/content/project-filters"
import { TechnologyBadge } from "../../../src/components/shared/technology-badge"
import { TechnologyRegistry } from "../../../src/components/shared/technology-registry"
import { WorkPanel } from "../../../src/components/works/work-panel"
import { renderThemed } from "../../support/render-themed"

const RUST = { label: "Rust", icon: "/media/icons/rust.svg", colour: "#a72145", invertInDark: true }

/** Renders an element on a site whose registry has only Rust, and whose projects can be filtered only by Typescript. */
const renderInSite = (element: ReactElement) =>
  renderThemed(
    <TechnologyRegistry value={{ technologies: [RUST], projectFilters: ["Typescript"] }}>
      <div data-testid="place">{element}</div>
    </TechnologyRegistry>,
  )

test.each(["COBOL", "rust", " Rust", ""])("a label that the registry lacks renders nothing: %p", (label) => {
  renderInSite(<TechnologyBadge label={label} />)
  expect(screen.getByTestId("place")).toBeEmptyDOMElement()
})

test.each([
  { props: {}, size: "18" },
  { props: { iconSize: 32 }, size: "32" },
])("a badge shows its label and its technology's icon at $size px", ({ props, size }) => {
  renderInSite(<TechnologyBadge label="Rust" {...props} />)
  expect(screen.getByTestId("place")).toHaveTextContent(/^Rust$/)
  const icon = screen.getByRole("presentation")
  for (const [name, value] of Object.entries({ src: RUST.icon, width: size, height: size }))
    expect(icon).toHaveAttribute(name, value)
})

test("without its name, a badge is an icon with an accessible name", () => {
  renderInSite(<TechnologyBadge label="Rust" showName={false} />)
  expect(screen.getByTestId("place")).toHaveTextContent(/^$/)
  expect(screen.getByRole("img", { name: "Rust" })).toBeVisible()
})

test("a technology that projects can't be filtered by is not a link", () => {
  renderInSite(<TechnologyBadge label="Rust" />)
  expect(screen.getByTestId("place")).toHaveTextContent(/^Rust$/)
  expect(screen.queryByRole("link")).toBeNull()
})

test("a technology's label is encoded in a URL", () => {
  expect(filteredListPath("C# & .NET/Core", "/projects/")).toBe("/projects/?tech=C%23%20%26%20.NET%2FCore")
})

test("technologies are read from URLs as people type them, even if a label contains a comma", () => {
  const known = ["React", "Rust", "HTML, CSS"]
  expect(chosenTechnologies("rust, React,COBOL", known)).toEqual(["React", "Rust"])
  expect(chosenTechnologies(technologyQuery(known), known)).toEqual(known)
  expect(filteredListPath("HTML, CSS", "/projects/")).toBe("/projects/?tech=HTML%20CSS")
})

test("projects can be filtered by each technology they use, in order of first use; two projects have no filters", () => {
  expect(projectFilters([["Rust", "Vue.js"], [], ["Typescript", "Rust"]])).toEqual(["Rust", "Vue.js", "Typescript"])
  expect(projectFilters([["Rust"], ["Typescript"]])).toEqual([])
})

const WORK = { id: "1", value: "a", label: "A", title: "Engineer", duration: "2020", address: "a", duty: [], demo: [] }

test.each([
  { techIcons: ["Kobol"], headings: 1 },
  { techIcons: ["Kobol", "Rust"], headings: 2 },
])("a stack of $techIcons, of which only Rust is registered, has a heading only if it shows a badge", (stack) => {
  renderInSite(<WorkPanel work={{ ...WORK, techIcons: stack.techIcons }} isShown />)
  expect(screen.getAllByRole("heading")).toHaveLength(stack.headings)
})
