import type { Locator, Page } from "@playwright/test"
import { expect, hydrated, LARGE_SCREEN, PHONE, test, visit } from "../support/test"

/** Where things that stick to the window's top end, px from it. */
const stuckUntil = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll("body *")]
        .filter(
          (element) => getComputedStyle(element).position === "sticky" && element.getBoundingClientRect().width > 300,
        )
        .map((element) => element.getBoundingClientRect())
        .filter(({ top, bottom }) => top >= 0 && top <= 66 && bottom < 200)
        .map(({ bottom }) => bottom),
      0,
    ),
  )

/** It is in sight below what sticks to the top, has focus and is marked for a moment. */
async function expectArrival(page: Page, target: Locator, control: Locator) {
  await expect(control).toBeFocused()
  await expect(control).toHaveAttribute("data-arrived")
  const { top, height } = await target.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect()
    return { top, height }
  })
  const clear = await stuckUntil(page)
  expect(top).toBeGreaterThanOrEqual(clear - 1)
  expect(top).toBeLessThan(clear + 60)
  expect(height).toBeGreaterThan(40)
  await expect(control).not.toHaveAttribute("data-arrived", { timeout: 5000 })
}

const row = (page: Page, address: string) => page.locator(`[id="${address}"]`).getByRole("button").first()

for (const [screen, viewport] of Object.entries({ "a large screen": LARGE_SCREEN, "a phone": PHONE })) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport })

    for (const { thing, address } of [
      { thing: "a screenshot of a closed group", address: "company/revamp-ui/after/food-item" },
      { thing: "a screenshot of another tab", address: "company/new-features/order-management/main-board" },
    ]) {
      test(`the address of ${thing} leads to it`, async ({ page }) => {
        await page.goto(`/works/#${address}`)
        const target = page.locator(`[id="${address}"]`)
        await expectArrival(page, target, target.getByRole("link"))
        await expect(target.getByRole("img")).toBeVisible()
      })
    }

    test("the address of a group opens its tab and itself", async ({ page }) => {
      await page.goto("/works/#company/new-features/member-dashboard")
      await expect(page.getByRole("tab", { name: "New Features" })).toHaveAttribute("aria-selected", "true")
      const button = row(page, "company/new-features/member-dashboard")
      await expect(button).toHaveAttribute("aria-expanded", "true")
      await expectArrival(page, button, button)
    })

    test("the address of a project opens it", async ({ page }) => {
      await page.goto("/projects/#virtual-memories")
      const button = row(page, "virtual-memories")
      await expect(button).toHaveAttribute("aria-expanded", "true")
      await expect(button).toBeFocused()
    })
  })
}

test("a hash that is added to an open page leads there, too, and back to the one before", async ({ page }) => {
  await visit(page, "/works/")
  await page.evaluate(() => (location.hash = "company/revamp-ui/after/item-detail"))
  const target = page.locator('[id="company/revamp-ui/after/item-detail"]')
  await expectArrival(page, target, target.getByRole("link"))
})

test("a link from another page leads to the picture it names, when the page has come in", async ({ page }) => {
  await visit(page, "/")
  // As Gatsby's own links do.
  await page.evaluate(`window.___navigate("/works/#company/revamp-ui/after/food-item")`)
  const target = page.locator('[id="company/revamp-ui/after/food-item"]')
  await expect(target).toBeVisible()
  await page.waitForTimeout(1000)
  await expectArrival(page, target, target.getByRole("link"))
})

test("a hash that names nothing on the page leaves it as it is", async ({ page }) => {
  for (const hash of ["#company/revamp-ui/after/no-such-picture", "#company/", "#%", "#nothing"]) {
    await page.goto("about:blank")
    await page.goto(`/works/${hash}`)
    await hydrated(page)
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.locator("[data-arrived]")).toHaveCount(0)
    await expect(page.getByRole("button", { name: /^After/ }).first()).toHaveAttribute("aria-expanded", "false")
  }
})
