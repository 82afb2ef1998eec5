import { render, screen } from "@testing-library/react"
import { TechnologyRegistry } from "../../../src/components/shared/technology-registry"
import { WorkPanel } from "../../../src/components/works/work-panel"
import { createStyleCache, ThemeRoot } from "../../../src/theme/theme-root"

const RUST = { label: "Rust", icon: "/media/icons/rust.svg", colour: "#a72145", invertInDark: false }
const WORK = { id: "1", value: "a", label: "A", title: "Engineer", duration: "2020", address: "a", duty: [], demo: [] }

test.each([
  { techIcons: ["Kobol"], headings: 1 },
  { techIcons: ["Kobol", "Rust"], headings: 2 },
])("a stack of $techIcons, of which Rust is registered, has its heading only if it shows something", (stack) => {
  render(
    <ThemeRoot cache={createStyleCache()}>
      <TechnologyRegistry value={{ technologies: [RUST], projectFilters: [] }}>
        <WorkPanel work={{ ...WORK, techIcons: stack.techIcons }} isShown />
      </TechnologyRegistry>
    </ThemeRoot>,
  )
  expect(screen.getAllByRole("heading")).toHaveLength(stack.headings)
})
