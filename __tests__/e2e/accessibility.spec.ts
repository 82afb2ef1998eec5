import type { Locator, Page } from "@playwright/test"
import { expectNoViolations, expectNoViolationsInBothSchemes, SCREENS } from "../support/axe"
import { expectKeyboardReachesAll } from "../support/keyboard"
import { ALL_PAGES } from "../support/sample"
import {
  boxOf,
  expect,
  LARGE_SCREEN,
  openAll,
  outlineShown,
  PHONE,
  scrollThrough,
  settled,
  test,
  visit,
} from "../support/test"
import { viewerOf, WORK } from "../support/viewer"

/** The visible controls that are less than 24 px wide or high, except absolutely positioned ones. */
const smallControls = (page: Page) =>
  page.locator("a:visible, button:visible, [role=tab]:visible").evaluateAll((controls) =>
    controls
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect()
        return (width < 24 || height < 24) && getComputedStyle(control).position !== "absolute"
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  )

// `accessibility-everywhere.spec.ts` runs axe on pages with everything open, the menu, the viewer and a comparison.
test("on a narrow phone, axe finds no target that is too small in any tab with everything open", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await visit(page, "/works/")
  for (const tab of await page.getByRole("tablist", { name: "Demo" }).getByRole("tab").all()) {
    await tab.click()
    await openAll(page.getByRole("tabpanel").last())
    await expectNoViolations(page, (await tab.textContent()) ?? "", ["wcag2a", "wcag2aa", "wcag22aa"])
  }
})

/** What is left of a control's look with forced colours, which remove backgrounds and shadows and give all text the same colour. */
const forcedLook = (control: Locator) =>
  control.evaluate((element) =>
    [
      getComputedStyle(element),
      getComputedStyle(element.firstElementChild ?? element),
      getComputedStyle(element, "::after"),
    ].map(({ content, borderTopWidth, borderBottomWidth, textDecorationLine }) =>
      content === "none" ? null : [borderTopWidth, borderBottomWidth, textDecorationLine],
    ),
  )

test("only the panel of the selected tab is in the accessibility tree", async ({ page }) => {
  await visit(page, "/works/")
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send("Accessibility.getFullAXTree")
  const panels = nodes.filter(({ role, ignored }) => role?.value === "tabpanel" && !ignored)
  expect(panels.map(({ name }) => String(name?.value))).toEqual(["Company Name", "Revamp - UI"])
})

test("with forced colours, the divider, selected tabs, filters, viewer modes and outline entries are marked", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" })
  const expectDistinct = async (selected: Locator, other: Locator) =>
    expect.soft(await forcedLook(selected.first())).not.toEqual(await forcedLook(other.first()))
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, "/works/")
  const tabs = page.getByRole("tablist", { name: "Demo" })
  await expectDistinct(tabs.getByRole("tab", { selected: true }), tabs.getByRole("tab", { selected: false }))
  await page.evaluate(() => window.scrollTo(0, 1200))
  const outline = page.getByRole("navigation").filter({ has: page.locator('[aria-current="true"]') })
  await expectDistinct(outline.locator('a[aria-current="true"]'), outline.locator('a[aria-current="false"]'))
  await visit(page, `/works/?compare=${WORK}/revamp-ui/after/food-item`)
  const sideBySide = viewerOf(page).getByRole("button", { name: "Side by side" })
  await expect(viewerOf(page).getByRole("slider").first()).toBeVisible()
  await page.keyboard.press("Tab")
  // Its second colour, which is visible on pictures that have the first.
  await expect.soft(page.locator("input:focus + *")).not.toHaveCSS("box-shadow", "none")
  const before = await forcedLook(sideBySide)
  await sideBySide.click()
  await expect(sideBySide).toHaveAttribute("aria-pressed", "true")
  expect.soft(await forcedLook(sideBySide)).not.toEqual(before)
  await visit(page, "/projects/?tech=React")
  const filter = page.getByRole("group", { name: "Projects by technology" })
  for (const viewport of Object.values(SCREENS)) {
    await page.setViewportSize(viewport)
    await expectDistinct(filter.getByRole("button", { pressed: true }), filter.getByRole("button", { pressed: false }))
  }
})

/** Pages that differ when everything is open, or load an outline later; `accessibility-everywhere.spec.ts` checks the others. */
const CHECKED_AS_LOADED = ["/works/", "/works/company/", "/projects/"]

for (const { name, path } of ALL_PAGES) {
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    // `npm test` checks each page on one screen only: the works page on the large one, because Tab must also reach its outline.
    const tag = (path === "/works/") === (viewport === PHONE) ? "@long" : []
    test(
      `on ${name}, on ${screen}, no control is too small, and Tab and Shift+Tab reach each one in reading order, with a name and a focus ring, and not covered`,
      { tag },
      async ({ page }) => {
        test.slow()
        await page.setViewportSize(viewport)
        await visit(page, path)
        if (viewport === LARGE_SCREEN && path.startsWith("/works/")) await outlineShown(page)
        await scrollThrough(page)
        if (CHECKED_AS_LOADED.includes(path)) await expectNoViolationsInBothSchemes(page, "as loaded")
        if (viewport === PHONE) expect.soft(await smallControls(page)).toEqual([])
        await expectKeyboardReachesAll(page)
      },
    )
  }
}

test("in a strip on a narrow phone, Tab and Shift+Tab show the whole of what gets the focus", async ({ page }) => {
  const width = 320
  await page.setViewportSize({ width, height: 740 })
  const focused = page.locator("[data-strip] :focus")
  for (const path of ["/", "/works/", "/projects/"]) {
    await visit(page, path)
    const controls = page.locator("main [data-strip]").first().locator("a, button")
    const count = await controls.count()
    expect(count).toBeGreaterThan(1)
    await controls.first().focus()
    for (const key of [...Array<string>(count - 1).fill("Tab"), ...Array<string>(count - 1).fill("Shift+Tab")]) {
      await page.keyboard.press(key)
      const edges = async () => {
        const { x, right } = await boxOf(focused)
        return { isWholeAtStart: x >= 0, isWholeAtEnd: right <= width }
      }
      await expect.poll(edges, path).toEqual({ isWholeAtStart: true, isWholeAtEnd: true })
    }
    // As when the window gets the focus back, after the visitor has scrolled away.
    const scrolled = await page.evaluate(() => {
      window.scrollTo({ top: 1500, behavior: "instant" })
      const before = scrollY
      document.activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }))
      return scrollY - before
    })
    expect(scrolled, path).toBe(0)
  }
})

test("nothing covers the focus rings of the buttons that open the viewer", async ({ page }) => {
  await visit(page, "/works/")
  const main = page.getByRole("main")
  for (const name of [/^Compare all/, /^View all/, /^Compare ?: /, /^View ?: /]) {
    const button = main.getByRole("button", { name }).first()
    await button.focus()
    await page.keyboard.press("Shift+Tab")
    await page.keyboard.press("Tab")
    await expect(button).toBeFocused()
    const covered = await button.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      // The middle of the ring, which is 2 px wide.
      const offset = parseFloat(getComputedStyle(element).outlineOffset) + 1
      const points: Record<string, [number, number]> = {
        top: [(left + right) / 2, top - offset],
        bottom: [(left + right) / 2, bottom + offset],
        left: [left - offset, (top + bottom) / 2],
        right: [right + offset, (top + bottom) / 2],
      }
      return Object.keys(points).filter((side) => {
        const found = document.elementFromPoint(...(points[side] ?? [0, 0]))
        return !found?.contains(element) && !element.contains(found)
      })
    })
    expect(covered, String(name)).toEqual([])
  }
})

test("an open row also covers the rings around pictures and buttons that scroll below it", async ({ page }) => {
  await visit(page, "/works/")
  const row = page.getByRole("main").getByRole("button", { name: /^Before/ })
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }))
  const { right, y, height } = await boxOf(row)
  const covers = await row.evaluate(
    (element, [left, top]) => element.parentElement?.contains(document.elementFromPoint(left, top)),
    [right + 5, y + height / 2] as const,
  )
  expect(covers).toBe(true)
})

test.describe("on a touch screen", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test("no control keeps the colour of hovering after it was tapped", async ({ page }) => {
    await visit(page, "/works/")
    const session = await page.context().newCDPSession(page)
    await session.send("DOM.enable")
    await session.send("CSS.enable")
    const { root } = await session.send("DOM.getDocument")
    for (const selector of ["header button", "main button[aria-expanded]", "main [data-view]"]) {
      const colour = () =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => getComputedStyle(element).color)
      const before = await colour()
      // A browser matches it until something else is tapped; the tests' one doesn't.
      const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector })
      await session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: ["hover"] })
      await settled(page)
      expect(await colour(), selector).toBe(before)
    }
  })
})
