import type { Locator, Page } from "@playwright/test"
import { bring } from "../support/places"
import { boxOf, expect, LARGE_SCREEN, linesOf, PHONE, settled, test, visit } from "../support/test"

const panelOf = (page: Page, tab = "Revamp - UI") => page.getByRole("tabpanel", { name: tab, exact: true })
const rowOf = (page: Page, title: string, tab?: string) =>
  panelOf(page, tab).getByRole("button", { name: new RegExp(`^${title}`) })
const regionOf = (page: Page, title: string) => panelOf(page).getByRole("region", { name: new RegExp(`^${title}`) })

for (const [screen, viewport] of Object.entries({ "a large screen": LARGE_SCREEN, "a phone": PHONE })) {
  test(`on ${screen}, an open row stays below the bar and covers no focus; rows have numbers`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await visit(page, "/works/")
    await expect(rowOf(page, "Before")).toContainText("1–4")
    await expect(rowOf(page, "After")).toContainText("5–8")
    if (screen === "a large screen") {
      const middleOf = async (part: Locator) => {
        const { y, height } = await boxOf(part)
        return y + height / 2
      }
      const title = rowOf(page, "After").getByText("After", { exact: true })
      expect(await middleOf(title)).toBeCloseTo(await middleOf(rowOf(page, "After")), 0)
    }

    await test.step("neither bar nor row covers what has focus in an open group", async () => {
      const links = regionOf(page, "Before").getByRole("link")
      await links.last().focus()
      // Backwards, because the browser then scrolls each into view from the top.
      for (let index = 2; index >= 0; index -= 1) {
        // Past the buttons beside its caption: View and Compare.
        for (let press = 0; press < 3; press += 1) await page.keyboard.press("Shift+Tab")
        await expect(links.nth(index)).toBeFocused()
        await settled(page)
        const { bottom } = await boxOf(rowOf(page, "Before"))
        expect((await boxOf(links.nth(index))).y).toBeGreaterThanOrEqual(bottom - 1)
      }
    })

    await test.step("the row stays below the bar while screenshots scroll past, and closing returns to it", async () => {
      const row = rowOf(page, "Before")
      // Makes the page long enough to scroll that far.
      await rowOf(page, "After").click()
      await regionOf(page, "Before").getByRole("listitem").nth(2).scrollIntoViewIfNeeded()
      const bar = await boxOf(page.getByRole("banner"))
      expect((await boxOf(row)).y).toBeGreaterThanOrEqual(bar.bottom - 1)
      expect((await boxOf(row)).y).toBeLessThan(bar.bottom + 8)
      await row.click()
      await settled(page)
      await expect(row).toHaveAttribute("aria-expanded", "false")
      await expect(row).toBeInViewport()
      expect((await boxOf(row)).y).toBeLessThan(bar.bottom + 80)
      await expect(rowOf(page, "After")).toBeInViewport()
    })

    await test.step("screenshots are numbered through the work", async () => {
      await page.getByRole("tab", { name: "New Features" }).click()
      await expect(rowOf(page, "Order Management", "New Features")).toContainText("20–25")
      expect(await panelOf(page, "New Features").getByRole("list").first().getAttribute("start")).toBe("13")
    })
  })
}

test("the outline lists and links to the work's parts and open groups, and marks the current one", async ({ page }) => {
  await visit(page, "/works/#company/revamp-ui/after")
  const outline = page.getByRole("navigation", { name: "On this page" })
  const current = outline.locator('[aria-current="true"]')
  await expect(current).toHaveText("After")
  await expect(outline.getByRole("link")).toHaveText(["Duty", "Stack", "Demo", "Before", "After", "Top"])
  await rowOf(page, "After").click()
  await expect(outline.getByRole("link")).toHaveText(["Duty", "Stack", "Demo", "Before", "Top"])
  // While the group closes, the page gets shorter with each frame and the row moves down: mouse down and mouse up might not both hit it.
  await settled(page)
  await rowOf(page, "After").click()
  // While the group is half open, the page is too short to scroll its head to the top.
  await settled(page)

  await outline.getByRole("link", { name: "After" }).click()
  await expect(rowOf(page, "After")).toBeFocused()
  await expect(current).toHaveText("After")
  await outline.getByRole("link", { name: "Duty" }).click()
  await expect(page.getByRole("heading", { name: "Duty" })).toBeInViewport()
  await expect(current).toHaveText("Duty")

  await page.getByRole("tab", { name: "New Features" }).click()
  await expect(outline.getByRole("link")).toHaveText(["Duty", "Stack", "Demo", "Food Order Status", "Top"])
  await page.setViewportSize(PHONE)
  await expect(outline).toBeHidden()
})

/** The edges of a screenshot's picture and of the buttons beside its caption. */
const drawnIn = (page: Page) =>
  panelOf(page)
    .getByRole("listitem")
    .filter({ has: page.locator("[data-compare]") })
    .first()
    .evaluate((element) =>
      [".picture-frame", "[data-compare] :is(svg, span)", "[data-view] :is(svg, span)"].map((selector) => {
        // Text for screen readers only is a pixel wide.
        const boxes = [...element.querySelectorAll(selector)]
          .map((part) => part.getBoundingClientRect())
          .filter((box) => box.width > 1)
        return { left: Math.min(...boxes.map(({ left }) => left)), right: Math.max(...boxes.map((box) => box.right)) }
      }),
    )

test("pictures fill their column, buttons beside captions end with them, tabs are at the edge", async ({ page }) => {
  await visit(page, "/works/")
  const picture = panelOf(page).getByRole("img").first()
  for (const { width, edge } of [
    { width: 1920, edge: 320 },
    { width: 1440, edge: 80 },
    { width: 1280, edge: 40 },
    { width: 1200, edge: 40 },
  ]) {
    await page.setViewportSize({ width, height: 900 })
    const tabs = await boxOf(page.getByRole("tablist", { name: "Works" }))
    expect.soft(Math.abs(tabs.x - edge), `at ${width} px`).toBeLessThanOrEqual(2)
  }
  for (const width of [768, 1024, 1199]) {
    await page.setViewportSize({ width, height: 900 })
    const box = await boxOf(picture)
    expect.soft(box.width, `at ${width} px`).toBeLessThanOrEqual(900)
    expect.soft(box.width, `at ${width} px`).toBeGreaterThan(Math.min(900, width - 80) - 4)
  }
  await page.setViewportSize(PHONE)
  expect.soft(await boxOf(picture), "on a phone").toMatchObject({ x: 0, width: PHONE.width })
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(picture).toBeVisible()
    const [frame, compare, view] = await drawnIn(page)
    if (!frame || !compare || !view) throw new Error("Something is missing beside the caption.")
    expect.soft(view.left - compare.right, `at ${width} px`).toBeGreaterThanOrEqual(16)
    if (width >= 600) expect.soft(Math.abs(frame.right - view.right), `at ${width} px`).toBeLessThanOrEqual(2)
  }

  await page.setViewportSize(LARGE_SCREEN)
  await test.step("the company's name appears once", async () => {
    await expect(
      page.getByRole("main").getByText("Company Name", { exact: true }).filter({ visible: true }),
    ).toHaveCount(1)
  })
  await test.step("numbers hang in the margin beside the caption", async () => {
    const caption = panelOf(page).locator(".caption").first()
    const { position, content } = await caption.evaluate((element) => {
      const { position, content } = getComputedStyle(element, "::before")
      return { position, content }
    })
    expect(position).toBe("absolute")
    expect(content).toMatch(/counter\(list-item\)/)
  })
  await test.step("choosing a tab moves none of its neighbours, and its focus ring doesn't touch the letters", async () => {
    const tabs = page.getByRole("tablist", { name: "Demo" }).getByRole("tab")
    const places = () => tabs.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().x))
    const before = await places()
    await tabs.nth(1).click()
    expect(await places()).toEqual(before)

    // The letters are aligned with the rest of the page, and the ring begins before them.
    const [tab, letters] = [await boxOf(tabs.first()), await linesOf(tabs.first())]
    const [left, right] = [
      Math.min(...letters.map((line) => line.left)),
      Math.max(...letters.map((line) => line.right)),
    ]
    expect(left - tab.x).toBeGreaterThanOrEqual(5)
    expect(tab.right - right).toBeGreaterThanOrEqual(5)
    expect(left).toBeCloseTo((await boxOf(page.getByRole("heading", { name: "Demo" }))).x, 0)
  })
})

test("on a phone, tabs scroll to the screen's edge, and a focused picture's ring is above it", async ({ page }) => {
  await page.setViewportSize(PHONE)
  await visit(page, "/works/")
  const tabs = await boxOf(
    page.locator(".MuiTabs-scroller:visible", { has: page.getByRole("tablist", { name: "Demo" }) }),
  )
  expect([tabs.x, tabs.right]).toEqual([0, PHONE.width])
  const link = panelOf(page).locator('[data-orientation="landscape"] > a').first()
  await bring(page, link)
  const { y } = await boxOf(link)
  const edge = () => page.screenshot({ clip: { x: 0, y: y + 50, width: 2, height: 20 } })
  const before = await edge()
  await link.evaluate((element) => element.focus({ preventScroll: true }))
  await settled(page)
  expect((await boxOf(link)).y).toBe(y)
  expect(await edge()).not.toEqual(before)
})

test("a hovered screenshot has a frame; in the dark theme it is dimmed unless hovered or focused", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" })
  await visit(page, "/works/")
  const link = panelOf(page).getByRole("link").first()
  const opacity = () => link.getByRole("img").evaluate((element) => getComputedStyle(element).opacity)
  expect(await opacity()).toBe("0.9")
  await link.hover()
  await expect.poll(opacity).toBe("1")
  const shadow = await link.locator(".picture-frame").evaluate((element) => getComputedStyle(element).boxShadow)
  expect(shadow).toMatch(/ 2px/)
  await page.mouse.move(0, 0)
  await expect.poll(opacity).toBe("0.9")
  await page.getByRole("tab", { name: "New Features" }).focus()
  // The row of the group, the buttons at its head, the link.
  for (let press = 0; press < 4; press += 1) await page.keyboard.press("Tab")
  await expect(link).toBeFocused()
  await expect.poll(opacity).toBe("1")
})
