import { render, screen } from "@testing-library/react"
import type { ComponentProps } from "react"
import { TechnologyBadge } from "../../../src/components/shared/technology-badge"
import { TechnologyRegistry } from "../../../src/components/shared/technology-registry"
import { createStyleCache, ThemeRoot } from "../../../src/theme/theme-root"

const TECHNOLOGIES = [
  { label: "Rust", icon: "/media/icons/rust.svg", colour: "#a72145", invertInDark: true },
  { label: "Typescript", icon: "/media/icons/typescript.svg", colour: "#3178c6", invertInDark: false },
]

const renderBadge = (props: ComponentProps<typeof TechnologyBadge>) =>
  render(
    <ThemeRoot cache={createStyleCache()}>
      <TechnologyRegistry technologies={TECHNOLOGIES}>
        <div data-testid="place">
          <TechnologyBadge {...props} />
        </div>
      </TechnologyRegistry>
    </ThemeRoot>,
  )

test("a badge shows its technology's icon at 18 px and its label", () => {
  renderBadge({ label: "Rust" })
  expect(screen.getByTestId("place")).toHaveTextContent(/^Rust$/)
  const icon = screen.getByRole("presentation")
  expect(icon).toHaveAttribute("src", "/media/icons/rust.svg")
  expect(icon).toHaveAttribute("width", "18")
  expect(icon).toHaveAttribute("height", "18")
})

test("the icon can have another size", () => {
  renderBadge({ label: "Typescript", iconSize: 32 })
  expect(screen.getByRole("presentation")).toHaveAttribute("width", "32")
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
