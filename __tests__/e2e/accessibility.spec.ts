import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { DEMO, PAGES, PROJECTS } from "../support/sample"
import { expect, LARGE_SCREEN, openAll, PHONE, scrollThrough, settled, test, visit } from "../support/test"

/** @param tags of axe's rules; by default those it runs by itself, which leave out the size of targets */
async function expectNoViolations(page: Page, tags?: string[]) {
  // Mid-way through a transition everything is paler than it will be.
  await settled(page)
  // Scrolled, a sticky bar or row may cover part of a button for the moment, which axe takes for a small button.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }))
  const axe = new AxeBuilder({ page })
  const { violations } = await (tags ? axe.withTags(tags) : axe).analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ html }) => html.slice(0, 160)),
  }))
  expect(found).toEqual([])
}

for (const colorScheme of ["light", "dark"] as const) {
  for (const [screen, viewport] of Object.entries({ "a large screen": LARGE_SCREEN, "a phone": PHONE })) {
    test.describe(`in ${colorScheme} on ${screen}, axe finds nothing`, () => {
      test.use({ colorScheme, viewport })

      for (const { name, path } of PAGES) {
        test(`on ${name}`, async ({ page }) => {
          await visit(page, path)
          await scrollThrough(page)
          await expectNoViolations(page)
        })
      }

      test("in every tab of the demo with everything open", async ({ page }) => {
        await visit(page, "/works/")
        for (const { tab } of DEMO) {
          await page.getByRole("tab", { name: tab, exact: true }).click()
          const panel = page.getByRole("tabpanel", { name: tab, exact: true })
          await openAll(panel)
          await expectNoViolations(page)
        }
      })

      test("on projects with everything open", async ({ page }) => {
        await visit(page, "/projects/")
        for (const { title } of PROJECTS.slice(1)) await page.getByRole("button", { name: title, exact: true }).click()
        await scrollThrough(page)
        await expectNoViolations(page)
      })
    })
  }

  test(`in ${colorScheme}, axe finds nothing in the open menu`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(PHONE)
    await visit(page, "/")
    await page.getByRole("button", { name: "Menu" }).click()
    await expect(page.getByRole("menuitem", { name: "HOME" })).toBeVisible()
    await expectNoViolations(page)
  })
}

test("on a narrow phone, axe finds no small target in any tab with everything open", async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 800 })
  await visit(page, "/works/")
  for (const { tab } of DEMO) {
    await page.getByRole("tab", { name: tab, exact: true }).click()
    await openAll(page.getByRole("tabpanel", { name: tab, exact: true }))
    await expectNoViolations(page, ["wcag2a", "wcag2aa", "wcag22aa"])
  }
})

test("every control is at least 24 px in each direction, or stands in a line of text", async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const { path } of PAGES) {
    await visit(page, path)
    const small = await page.locator("a:visible, button:visible, [role=tab]:visible").evaluateAll((controls) =>
      controls
        .filter((control) => {
          const { width, height } = control.getBoundingClientRect()
          return (width < 24 || height < 24) && getComputedStyle(control).position !== "absolute"
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    )
    expect(small, path).toEqual([])
  }
})

test("focus is always seen", async ({ page }) => {
  await page.setViewportSize(LARGE_SCREEN)
  for (const { path } of PAGES.slice(0, 3)) {
    await visit(page, path)
    for (let step = 0; step < 15; step += 1) {
      await page.keyboard.press("Tab")
      const focus = await page.evaluate(() => {
        const element = document.activeElement
        if (!element || element === document.body) return null
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        return { name: element.textContent, outlineStyle, outlineWidth: parseFloat(outlineWidth) }
      })
      if (!focus) break
      expect(focus.outlineStyle, `${path}: ${focus.name}`).not.toBe("none")
      expect(focus.outlineWidth, `${path}: ${focus.name}`).toBeGreaterThanOrEqual(2)
    }
  }
})
