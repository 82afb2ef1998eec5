import type { Locator, Page } from "@playwright/test"
import { expectNoViolations, expectNoViolationsInBoth, SCREENS } from "../support/axe"
import { expectKeyboardReaches } from "../support/keyboard"
import { ALL_PAGES } from "../support/sample"
import { expect, LARGE_SCREEN, openAll, outlined, PHONE, scrollThrough, test, visit } from "../support/test"
import { viewerOf, WORK } from "../support/viewer"

/** The controls, on a phone, that are smaller than 24 px in a direction and don't stand in a line of text. */
const smallControls = (page: Page) =>
  page.locator("a:visible, button:visible, [role=tab]:visible").evaluateAll((controls) =>
    controls
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect()
        return (width < 24 || height < 24) && getComputedStyle(control).position !== "absolute"
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  )

// The other tests of axe, of everything open, the menu, the viewer and a comparison, are in `accessibility-everywhere.spec.ts`.
test("axe finds no small target in any tab with everything open on a narrow phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await visit(page, "/works/")
  for (const tab of await page.getByRole("tablist", { name: "Demo" }).getByRole("tab").all()) {
    await tab.click()
    await openAll(page.getByRole("tabpanel").last())
    await expectNoViolations(page, (await tab.textContent()) ?? "", ["wcag2a", "wcag2aa", "wcag22aa"])
  }
})

/** What of a control's look is left under forced colours, which take backgrounds and shadows away, and where all texts have one colour. */
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

test("with forced colours a chosen tab, filter and view of the viewer, and the part of the work that is read, are told apart", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" })
  const expectTold = async (chosen: Locator, other: Locator) =>
    expect.soft(await forcedLook(chosen.first())).not.toEqual(await forcedLook(other.first()))
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, "/works/")
  const tabs = page.getByRole("tablist", { name: "Demo" })
  await expectTold(tabs.getByRole("tab", { selected: true }), tabs.getByRole("tab", { selected: false }))
  await page.evaluate(() => window.scrollTo(0, 1200))
  const outline = page.getByRole("navigation").filter({ has: page.locator('[aria-current="true"]') })
  await expectTold(outline.locator('a[aria-current="true"]'), outline.locator('a[aria-current="false"]'))
  await visit(page, `/works/?compare=${WORK}/revamp-ui/after/food-item`)
  const beside = viewerOf(page).getByRole("button", { name: "Side by side" })
  const before = await forcedLook(beside)
  await beside.click()
  await expect(beside).toHaveAttribute("aria-pressed", "true")
  expect.soft(await forcedLook(beside)).not.toEqual(before)
  await visit(page, "/projects/?tech=React")
  const filter = page.getByRole("group", { name: "Projects by technology" })
  for (const viewport of Object.values(SCREENS)) {
    await page.setViewportSize(viewport)
    await expectTold(filter.getByRole("button", { pressed: true }), filter.getByRole("button", { pressed: false }))
  }
})

/** The pages that don't come with everything open, or wait for their outline: the others are looked through there, too. */
const AS_THEY_COME = ["/works/", "/works/company/", "/projects/"]

for (const { name, path } of ALL_PAGES) {
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    // `npm test` sees each page on one screen: all works, whose outline is one of the things to reach, on the large one.
    const tag = (path === "/works/") === (viewport === PHONE) ? "@long" : []
    test(
      `on ${name}, on ${screen}, no control is small, and Tab leads through the whole and back: each has its turn, as read, with a name and a ring, and nothing over it`,
      { tag },
      async ({ page }) => {
        test.slow()
        await page.setViewportSize(viewport)
        await visit(page, path)
        if (viewport === LARGE_SCREEN && path.startsWith("/works/")) await outlined(page)
        await scrollThrough(page)
        if (AS_THEY_COME.includes(path)) await expectNoViolationsInBoth(page, "as it comes")
        if (viewport === PHONE) expect.soft(await smallControls(page)).toEqual([])
        await expectKeyboardReaches(page)
      },
    )
  }
}
