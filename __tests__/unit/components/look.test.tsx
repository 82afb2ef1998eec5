import { ThemeProvider } from "@mui/material/styles"
import { render as renderElement, screen } from "@testing-library/react"
import type { ReactElement } from "react"
import { TopBar } from "../../../src/components/shell/top-bar"
import { TypewriterBanner } from "../../../src/components/home/typewriter-banner"
import { COLOUR_SCHEME_ATTRIBUTE, THEME_STORAGE_KEY } from "../../../src/constants"
import { LOOK } from "../../../src/look"
import { applyScheme } from "../../../src/pre-hydration/colour-scheme"
import { theme } from "../../../src/theme/theme"

const TEMPLATE = { ...LOOK }
afterEach(() => Object.assign(LOOK, TEMPLATE))

const render = (element: ReactElement) => renderElement(<ThemeProvider theme={theme}>{element}</ThemeProvider>)

const LONGER = "Hello, good to see you."

test("the banner has a button to pause, and room for all greetings, only where it may type", () => {
  const banner = <TypewriterBanner greetings={["Hi!", LONGER]} natural={false} />
  const { unmount } = render(banner)
  expect([screen.queryAllByRole("button").length, screen.queryAllByText(LONGER).length]).toEqual([1, 1])
  unmount()
  Object.assign(LOOK, { hasMotion: false })
  render(banner)
  expect([screen.queryAllByRole("button").length, screen.queryAllByText(LONGER).length]).toEqual([0, 0])
})

test("the bar has the brand's text, or the logo with the brand as its alternative text, and one for the dark theme", () => {
  const bar = <TopBar brand="Acme" name="home" entry={null} language="en" languages={[]} />
  const { unmount } = render(bar)
  expect(screen.getByRole("link", { name: "Acme" })).toHaveTextContent("Acme")
  unmount()
  const logo = { alt: "Acme", width: 240, height: 64, src: "/logo.svg", srcSet: undefined }
  Object.assign(LOOK, { logo })
  const { unmount: remove } = render(bar)
  expect(screen.getByRole("img", { name: "Acme" })).toHaveAttribute("src", "/logo.svg")
  remove()
  Object.assign(LOOK, { logoDark: { ...logo, src: "/dark.svg" } })
  render(bar)
  // The style of the scheme shows one of the two.
  expect(screen.getAllByRole("img", { name: "Acme" }).map((each) => each.getAttribute("src"))).toEqual(["/logo.svg"])
})

test("without a choice of the visitor the page keeps the site's theme, else the system's; a choice comes first", () => {
  const root = document.documentElement
  const schemeAfter = (ofSite: string | null, stored: string | null) => {
    root.removeAttribute(COLOUR_SCHEME_ATTRIBUTE)
    localStorage.clear()
    if (ofSite) root.setAttribute(COLOUR_SCHEME_ATTRIBUTE, ofSite)
    if (stored) localStorage.setItem(THEME_STORAGE_KEY, stored)
    applyScheme()
    return root.getAttribute(COLOUR_SCHEME_ATTRIBUTE)
  }
  expect(schemeAfter(null, null)).toBe("light")
  expect(schemeAfter("dark", null)).toBe("dark")
  expect(schemeAfter("dark", "system")).toBe("dark")
  expect(localStorage.getItem(THEME_STORAGE_KEY)).toBeNull()
  expect(schemeAfter("dark", "light")).toBe("light")
  expect(schemeAfter("light", "dark")).toBe("dark")
})
