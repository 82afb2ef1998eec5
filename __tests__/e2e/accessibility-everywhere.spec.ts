import type { Page } from "@playwright/test"
import { COLOUR_RULES, expectNoViolations } from "../support/axe"
import { expectKeyboardReachesAll } from "../support/keyboard"
import { ALL_PAGES } from "../support/sample"
import { NO_SPILLS, spillsOf } from "../support/spills"
import { expect, openAll, scrollThrough, settled, test, visit } from "../support/test"
import { viewerShows, WORK } from "../support/viewer"

test.use({ allowedErrors: /net::ERR|Failed to (fetch|load)|could not be loaded|Loading chunk/ })

const WIDTHS = [320, 768, 1440]

type Media = Parameters<Page["emulateMedia"]>[0]

const THEMES: Record<string, Media> = { light: { colorScheme: "light" }, dark: { colorScheme: "dark" } }

/** The system's settings that change colours, which don't depend on the width. */
const SYSTEMS: Record<string, Media> = {
  ...THEMES,
  "more contrast": { contrast: "more" },
  "forced colours": { forcedColors: "active" },
}

/** Checks the page in its current state at one width. */
async function expectNoViolationsInAnyTheme(page: Page, width: number, where: string): Promise<void> {
  for (const [name, system] of Object.entries(width === 768 ? THEMES : SYSTEMS)) {
    await page.emulateMedia({ colorScheme: "light", contrast: null, forcedColors: null, ...system })
    await expectNoViolations(page, `${where}, ${name}`, name === "light" ? undefined : COLOUR_RULES)
  }
}

const openMenu = (page: Page) => page.getByRole("button", { name: "Menu" }).click()
const openRow = (page: Page) => page.getByRole("button", { name: /^After/ }).click()

interface State {
  name: string
  path: string
  widths?: number[]
  /** Brings the page into the state. */
  enter: (page: Page) => Promise<unknown>
}

const STATES: State[] = [
  { name: "the menu", path: "/", widths: [320, 768], enter: openMenu },
  ...["New Features", "Revamp - Mobile UI"].map((name) => ({
    name: `the tab ${name} and its panels`,
    path: "/works/",
    enter: async (page: Page) => {
      await page.getByRole("tab", { name }).click()
      await openAll(page.getByRole("tabpanel", { name }))
    },
  })),
  {
    name: "the viewer",
    path: `/works/?view=${WORK}/revamp-ui/after/food-item`,
    enter: (page) => viewerShows(page, "Food Item"),
  },
  ...["+", "End"].map((key) => ({
    name: `the viewer after ${key} is pressed`,
    path: `/works/?view=${WORK}/revamp-ui/after/food-item`,
    enter: async (page: Page) => {
      await viewerShows(page, "Food Item")
      await page.keyboard.press(key)
    },
  })),
  {
    name: "a comparison",
    path: `/works/?compare=${WORK}/revamp-ui/after/food-item`,
    enter: (page) => expect(page.locator(".yarl__slide_current").getByRole("slider")).toBeAttached(),
  },
  {
    name: "two pictures side by side",
    path: `/works/?compare=${WORK}/revamp-ui/after/food-item`,
    widths: [1440],
    enter: (page) => page.getByRole("button", { name: "Side by side" }).click(),
  },
  {
    name: "the filter",
    path: "/projects/?tech=React,Redux",
    enter: (page) => expect(page.getByRole("status")).toContainText("of 4 projects"),
  },
  {
    name: "a group that could not be loaded",
    path: "/works/",
    enter: async (page) => {
      await page.route("**/media/*.json", (route) => route.abort())
      await openRow(page)
      await expect(page.getByRole("alert")).toContainText("could not be loaded")
    },
  },
  {
    name: "the offline notice",
    path: "/works/",
    enter: async (page) => {
      await page.context().setOffline(true)
      await page.getByRole("contentinfo").getByRole("link", { name: "Résumé" }).click()
      await expect(page.getByRole("alert")).toHaveText(/You are offline/)
    },
  },
]

const PAGES_AS_STATES = ALL_PAGES.map(({ name, path }): State => ({
  name: `${name} with everything open`,
  path,
  enter: async (page) => {
    await openAll(page.getByRole("main"))
    await scrollThrough(page)
  },
}))

for (const { name, path, widths = WIDTHS, enter } of [...PAGES_AS_STATES, ...STATES]) {
  test(`axe finds no violations in ${name} at ${widths.join(", ")} px in any theme`, async ({ page }) => {
    await page.setViewportSize({ width: widths[0] ?? 0, height: 900 })
    await visit(page, path)
    await enter(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await settled(page)
      await expectNoViolationsInAnyTheme(page, width, `${name} at ${width} px`)
    }
  })
}

/** The text spacing that pages must support according to WCAG 2.2 (1.4.12). */
const SPACING =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }"

/** How visitors who need larger text may read, with the widths of their windows. */
const READINGS: Record<string, { widths: number[]; height: number; css: string }> = {
  // A window of 1280 × 1024 px.
  "zoomed to 400 %": { widths: [320], height: 256, css: "" },
  "with the text spacing of WCAG": {
    widths: [320, 768, 1280],
    height: 800,
    css: SPACING,
  },
  "with text twice as large": { widths: [360, 768, 1280], height: 800, css: "html { font-size: 200% !important }" },
}

for (const { name, path } of ALL_PAGES)
  test(`on ${name}, zoomed or with larger text, Tab reaches every control and no text is cut off`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await visit(page, path)
    await scrollThrough(page)
    await expectKeyboardReachesAll(page)
    // The skip link, which was reached last, is visible as long as it has focus.
    await page.locator(":focus").blur()
    await openAll(page.getByRole("main"))
    for (const [reading, { widths, height, css }] of Object.entries(READINGS)) {
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        document.adoptedStyleSheets = [sheet]
      }, css)
      for (const width of widths) {
        await page.setViewportSize({ width, height })
        await scrollThrough(page)
        expect.soft(await spillsOf(page), `${reading}, at ${width} px`).toEqual(NO_SPILLS)
      }
    }
    // The first one is already selected.
    for (const tab of (await page.getByRole("tab").all()).slice(1)) {
      await tab.click()
      await openAll(page.getByRole("main"))
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await scrollThrough(page)
        expect.soft(await spillsOf(page), `${String(tab)}, with text twice as large, at ${width} px`).toEqual(NO_SPILLS)
      }
    }
  })
