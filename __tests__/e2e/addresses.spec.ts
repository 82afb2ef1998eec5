import type { Locator, Page } from "@playwright/test"
import sharp from "sharp"
import { boxOf, expect, settled, test, visit } from "../support/test"

/** Records the address of each control that is marked, because the mark lasts only a moment. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const marked: string[] = []
    const faded: string[] = []
    Object.assign(window, { marked, faded })
    const addressOf = (target: Element) => target.closest("li, .MuiAccordion-root")?.id ?? ""
    addEventListener(
      "animationend",
      ({ animationName, target }) => {
        if (animationName === "arrived" && target instanceof Element) faded.push(addressOf(target))
      },
      { capture: true },
    )
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (target instanceof Element && target.hasAttribute("data-arrived")) {
          marked.push(addressOf(target))
        }
      }
    }).observe(document, { subtree: true, attributeFilter: ["data-arrived"] })
  })
})

/** Expects a link's target to be marked for a moment, focused, and visible below everything sticky that isn't part of it. */
async function expectArrival(page: Page, address: string, control: Locator) {
  await expect(control).toBeFocused()
  const marked: unknown = await page.evaluate("window.marked")
  expect(marked).toContain(address)
  // The first page of a visit may still be animated.
  await settled(page)
  const { top, edge } = await control.evaluate((element) => {
    const sticky = [...document.querySelectorAll("header, .MuiAccordion-heading")]
      .filter(
        (each) => each.checkVisibility() && getComputedStyle(each).position === "sticky" && !each.contains(element),
      )
      .map((each) => each.getBoundingClientRect())
      .filter((box) => box.top >= 0 && box.top <= 66)
    return { top: element.getBoundingClientRect().top, edge: Math.max(0, ...sticky.map(({ bottom }) => bottom)) }
  })
  expect(top).toBeGreaterThanOrEqual(edge - 1)
  expect(top).toBeLessThan(edge + 60)
  await expect(control).not.toHaveAttribute("data-arrived")
  const faded: unknown = await page.evaluate("window.faded")
  expect(faded, "the mark was not removed before it had faded").toContain(address)
}

/** Expects the focus ring of a row to be visible on all four sides, not covered by the bar. */
async function expectRing(page: Page, control: Locator) {
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const clip = { x: Math.round(x) - 6, y: Math.round(y), width: Math.round(width) + 12, height: Math.round(height) }
  const picture = sharp(await page.screenshot({ clip, scale: "css" })).removeAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const colourAt = (left: number, top: number) => {
    const start = (top * info.width + left) * 3
    return [...data.subarray(start, start + 3)].join()
  }
  const { width: wide, height: tall } = info
  const inside = colourAt(Math.floor(wide / 2), 4)
  const ring = colourAt(Math.floor(wide / 2), 1)
  expect(ring).not.toBe(inside)
  const sides = [colourAt(Math.floor(wide / 2), tall - 2), colourAt(1, tall >> 1), colourAt(wide - 2, tall >> 1)]
  expect(sides).toEqual([ring, ring, ring])
}

test("a hash that is added to an open page leads to its target, and Back to the previous one", async ({ page }) => {
  await visit(page, "/works/")
  await page.evaluate(() => (location.hash = "company/revamp-ui/after/item-detail"))
  const target = page.locator('[id="company/revamp-ui/after/item-detail"]')
  await expectArrival(page, "company/revamp-ui/after/item-detail", target.getByRole("link"))
  const top = (await target.boundingBox())?.y

  // A closed group in another tab.
  const group = "company/new-features/member-dashboard"
  await page.evaluate((address) => (location.hash = address), group)
  const row = page.locator(`[id="${group}"]`).getByRole("button").first()
  await expectArrival(page, group, row)
  await expect(row).toHaveAttribute("aria-expanded", "true")
  await expectRing(page, row)
  await page.goBack()
  await expect.poll(async () => (await target.boundingBox())?.y).toBeCloseTo(top ?? NaN, 0)
  await page.evaluate(() => (location.hash = "company"))
  await expectArrival(page, "", page.getByRole("heading", { name: "Frontend Developer" }))
})

test("a link to a text leads to it, although its hash names another place", async ({ page }) => {
  for (let time = 0; time < 3; time += 1) {
    await page.goto("about:blank")
    await visit(page, "/projects/#virtual-memories:~:text=Park%20and%20Charge")
    await settled(page)
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(200)
  }
})

test("a link from another page leads to the picture it points to, once the page has appeared", async ({ page }) => {
  await visit(page, "/")
  // As Gatsby's own links do.
  await page.evaluate(`window.___navigate("/works/#company/revamp-ui/after/food-item")`)
  const target = page.locator('[id="company/revamp-ui/after/food-item"]')
  await expect(target).toBeVisible()
  await expectArrival(page, "company/revamp-ui/after/food-item", target.getByRole("link"))
})

test("a hash that can't be decoded changes nothing, also if it is added later or reached by Back", async ({ page }) => {
  await visit(page, "/works/#%")
  await page.evaluate(() => (location.hash = "#%"))
  await expect(page).toHaveURL("/works/")
  await page.evaluate(() => (location.hash = "#content"))
  await page.goBack()
  await expect(page).toHaveURL("/works/")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Works")
})

test("a page that loads slowly ends at its target, although the browser also scrolls @long", async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  for (let visits = 0; visits < 4; visits += 1) {
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 })
    await page.goto("about:blank")
    await visit(page, "/works/#company/revamp-ui/after/table-management")
    await page.waitForLoadState()
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 })
    await settled(page)
    const { y: top } = await boxOf(page.locator('[id="company/revamp-ui/after/table-management"]'))
    const { y, height } = await boxOf(page.locator('[id="company/revamp-ui/after"] .MuiAccordion-heading'))
    const row = y + height
    expect(top).toBeLessThan(row + 40)
    expect(top).toBeGreaterThanOrEqual(row)
  }
})
