import { render, screen } from "@testing-library/react"
import type { ComponentProps } from "react"
import { filteredBy } from "../../../src/browser/technology-query"
import { projectFilters } from "../../../src/content/project-filters"
import { TechnologyBadge } from "../../../src/components/shared/technology-badge"
import { TechnologyRegistry } from "../../../src/components/shared/technology-registry"
import { createStyleCache, ThemeRoot } from "../../../src/theme/theme-root"

const TECHNOLOGIES = [
  { label: "Rust", icon: "/media/icons/rust.svg", colour: "#a72145", invertInDark: true },
  { label: "Typescript", icon: "/media/icons/typescript.svg", colour: "#3178c6", invertInDark: false },
]

const renderBadge = (props: ComponentProps<typeof TechnologyBadge>, projectFilters: string[] = []) =>
  render(
    <ThemeRoot cache={createStyleCache()}>
      <TechnologyRegistry value={{ technologies: TECHNOLOGIES, projectFilters }}>
        <div data-testid="place">
          <TechnologyBadge {...props} />
        </div>
      </TechnologyRegistry>
    </ThemeRoot>,
  )

test.each([
  { props: {}, size: "18" },
  { props: { iconSize: 32 }, size: "32" },
])("a badge shows its label and its technology's icon, $size px large", ({ props, size }) => {
  renderBadge({ label: "Rust", ...props })
  expect(screen.getByTestId("place")).toHaveTextContent(/^Rust$/)
  const icon = screen.getByRole("presentation")
  for (const [name, value] of Object.entries({ src: "/media/icons/rust.svg", width: size, height: size }))
    expect(icon).toHaveAttribute(name, value)
})

test("without its name the badge is an icon, which then says what it is", () => {
  renderBadge({ label: "Rust", showName: false })
  expect(screen.getByTestId("place")).toHaveTextContent(/^$/)
  expect(screen.getByRole("img", { name: "Rust" })).toBeVisible()
})

test.each(["COBOL", "rust", " Rust", ""])("a label that the registry lacks renders nothing: %p", (label) => {
  renderBadge({ label })
  expect(screen.getByTestId("place")).toBeEmptyDOMElement()
})

describe("of a technology that the list of projects can be filtered by", () => {
  test("it leads to the projects that use it", () => {
    renderBadge({ label: "Rust" }, ["Typescript", "Rust"])
    const link = screen.getByRole("link", { name: "Rust: see projects" })
    expect(link).toHaveTextContent(/^Rust$/)
    expect(link).toHaveAttribute("href", "/projects/?tech=Rust")
  })

  test("in an address, its label is read as nothing else", () => {
    expect(filteredBy("C# & .NET/Core", "/projects/")).toBe("/projects/?tech=C%23%20%26%20.NET%2FCore")
  })

  test("others lead nowhere", () => {
    renderBadge({ label: "Rust" }, ["Typescript"])
    expect(screen.queryByRole("link")).toBeNull()
  })
})

test("projects can be filtered by what they use, each once, in order; two projects not at all", () => {
  expect(projectFilters([["Rust", "Vue.js"], [], ["Typescript", "Rust"]])).toEqual(["Rust", "Vue.js", "Typescript"])
  expect(projectFilters([["Rust"], ["Typescript"]])).toEqual([])
})
