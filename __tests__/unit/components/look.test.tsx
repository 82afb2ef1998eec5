import { ThemeProvider } from "@mui/material/styles"
import { render as renderElement, screen } from "@testing-library/react"
import type { ReactElement } from "react"
import { TopBar } from "../../../src/components/shell/top-bar"
import { TypewriterBanner } from "../../../src/components/home/typewriter-banner"
import { COLOUR_SCHEME_ATTRIBUTE, THEME_STORAGE_KEY } from "../../../src/constants"
import { LOOK } from "../../../src/look"
import { applyScheme } from "../../../src/pre-hydration/colour-scheme"
import { theme } from "../../../src/theme/theme"

const DEFAULT_LOOK = { ...LOOK }
afterEach(() => Object.assign(LOOK, DEFAULT_LOOK))

const render = (element: ReactElement) => renderElement(<ThemeProvider theme={theme}>{element}</ThemeProvider>)

const LONGER = "Hello, good to see you."

test("a banner that never types reserves no space for other greetings", () => {
  Object.assign(LOOK, { hasMotion: false })
  render(<TypewriterBanner greetings={["Hi!", LONGER]} natural={false} />)
  expect(screen.queryByText(LONGER)).toBeNull()
})

/** The `display` that the style sheets set without scripts on a dark system, when no colour scheme is set. */
function displayWithoutScripts(element: Element): string {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  const inDark = rules.flatMap((rule) =>
    rule instanceof CSSMediaRule && rule.media.mediaText === "(scripting: none) and (prefers-color-scheme: dark)"
      ? [...rule.cssRules]
      : [],
  )
  const matching = inDark.filter((rule) => rule instanceof CSSStyleRule && element.matches(rule.selectorText))
  return matching.map((rule) => (rule as CSSStyleRule).style.display).join()
}

test("if there are two logos, the bar shows the one for the colour scheme, with the brand as its alternative text", () => {
  const logo = { alt: "Acme", width: 240, height: 64, src: "/logo.svg", srcSet: undefined }
  Object.assign(LOOK, { logo, logoDark: { ...logo, src: "/dark.svg" } })
  render(<TopBar brand="Acme" name="home" entry={null} language="en" languages={[]} />)
  const sourcesOf = (images: HTMLElement[]) => images.map((image) => image.getAttribute("src"))
  expect(sourcesOf(screen.getAllByAltText("Acme"))).toEqual(["/logo.svg", "/dark.svg"])
  expect(sourcesOf(screen.getAllByRole("img", { name: "Acme" }))).toEqual(["/logo.svg"])
  document.documentElement.removeAttribute(COLOUR_SCHEME_ATTRIBUTE)
  expect(screen.getAllByAltText("Acme").map(displayWithoutScripts)).toEqual(["none", "block"])
})

test.each([
  { siteMode: "dark", stored: "system", shown: "dark" },
  { siteMode: "dark", stored: "light", shown: "light" },
  { siteMode: "light", stored: "dark", shown: "dark" },
])("with site mode $siteMode and stored mode $stored, the page is $shown", ({ siteMode, stored, shown }) => {
  document.documentElement.setAttribute(COLOUR_SCHEME_ATTRIBUTE, siteMode)
  localStorage.setItem(THEME_STORAGE_KEY, stored)
  applyScheme()
  expect(document.documentElement).toHaveAttribute(COLOUR_SCHEME_ATTRIBUTE, shown)
  // MUI would use any other value.
  expect(localStorage.getItem(THEME_STORAGE_KEY)).toBe(stored === "system" ? null : stored)
})
