import type { Page } from "@playwright/test"
import { boxOf, expect, LARGE_SCREEN, PHONE, settled, test, visit } from "../support/test"

const panelOf = (page: Page, tab = "Revamp - UI") => page.getByRole("tabpanel", { name: tab, exact: true })
const rowOf = (page: Page, title: string, tab?: string) =>
  panelOf(page, tab).getByRole("button", { name: new RegExp(`^${title}`) })

for (const [screen, viewport] of Object.entries({ "a large screen": LARGE_SCREEN, "a phone": PHONE })) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport })

    test("the row of an open group stays below the bar while its screenshots pass, and closing returns to it", async ({
      page,
    }) => {
      await visit(page, "/works/")
      const row = rowOf(page, "Before")
      // Enough below it for the page not to end first.
      await rowOf(page, "After").click()
      const region = panelOf(page).getByRole("region", { name: /^Before/ })
      await region.getByRole("listitem").nth(2).scrollIntoViewIfNeeded()
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

    test("what has focus in an open group is clear of the bar and of the row", async ({ page }) => {
      await visit(page, "/works/")
      const links = panelOf(page)
        .getByRole("region", { name: /^Before/ })
        .getByRole("link")
      await links.last().focus()
      // Backwards, where the browser brings each in from the top.
      for (let index = 2; index >= 0; index -= 1) {
        // Past the buttons beside its caption: the viewer, the comparison, the other of the pair.
        for (let press = 0; press < 4; press += 1) await page.keyboard.press("Shift+Tab")
        await expect(links.nth(index)).toBeFocused()
        await settled(page)
        const { bottom } = await boxOf(rowOf(page, "Before"))
        expect((await boxOf(links.nth(index))).y).toBeGreaterThanOrEqual(bottom - 1)
      }
    })

    test("screenshots are numbered through the work, and rows tell their numbers", async ({ page }) => {
      await visit(page, "/works/")
      await expect(rowOf(page, "Before")).toContainText("1–4")
      await expect(rowOf(page, "After")).toContainText("5–8")
      await page.getByRole("tab", { name: "New Features" }).click()
      await expect(rowOf(page, "Order Management", "New Features")).toContainText("20–25")
      const list = panelOf(page, "New Features").getByRole("list").first()
      expect(await list.getAttribute("start")).toBe("13")
    })
  })
}

test("numbers hang in the margin of a large screen, in line with the first of the caption", async ({ page }) => {
  await page.setViewportSize(LARGE_SCREEN)
  await visit(page, "/works/")
  const caption = panelOf(page).locator(".caption").first()
  const { position, content } = await caption.evaluate((element) => {
    const { position, content } = getComputedStyle(element, "::before")
    return { position, content }
  })
  expect(position).toBe("absolute")
  expect(content).toMatch(/counter\(list-item\)/)
})

test("the outline lists the work's parts and its open groups, marks what is read, and leads there", async ({
  page,
}) => {
  await page.setViewportSize(LARGE_SCREEN)
  await visit(page, "/works/")
  const outline = page.getByRole("navigation", { name: "On this page" })
  await expect(outline.getByRole("link")).toHaveText(["Duty", "Stack", "Demo", "Before", "Top"])
  await rowOf(page, "After").click()
  await expect(outline.getByRole("link")).toHaveText(["Duty", "Stack", "Demo", "Before", "After", "Top"])

  await outline.getByRole("link", { name: "After" }).click()
  await expect(rowOf(page, "After")).toBeFocused()
  await expect(outline.locator('[aria-current="true"]')).toHaveText("After")
  await outline.getByRole("link", { name: "Duty" }).click()
  await expect(page.getByRole("heading", { name: "Duty" })).toBeInViewport()
  await expect(outline.locator('[aria-current="true"]')).toHaveText("Duty")

  await page.getByRole("tab", { name: "New Features" }).click()
  await expect(outline.getByRole("link")).toHaveText(["Duty", "Stack", "Demo", "Food Order Status", "Top"])
  await page.setViewportSize(PHONE)
  await expect(outline).toBeHidden()
})

test("the outline marks what an address leads to", async ({ page }) => {
  await page.setViewportSize(LARGE_SCREEN)
  await visit(page, "/works/#company/revamp-ui/after")
  const outline = page.getByRole("navigation", { name: "On this page" })
  await expect(outline.locator('[aria-current="true"]')).toHaveText("After")
})

test("the company's name stands once", async ({ page }) => {
  await visit(page, "/works/")
  await expect(page.getByRole("main").getByText("Company Name").filter({ visible: true })).toHaveCount(1)
})

for (const { width, edge } of [
  { width: 1920, edge: 320 },
  { width: 1440, edge: 80 },
  { width: 1280, edge: 40 },
  { width: 1200, edge: 40 },
]) {
  test(`at ${width} px the left column stands at the layout's edge, or a gutter from the window's`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, "/works/")
    expect(Math.abs((await boxOf(page.getByRole("tablist", { name: "Works" }))).x - edge)).toBeLessThanOrEqual(2)
  })
}

for (const width of [768, 1024, 1199]) {
  test(`at ${width} px pictures are no wider than 900 px, nor than the column`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, "/works/")
    const picture = await boxOf(panelOf(page).getByRole("img").first())
    expect(picture.width).toBeLessThanOrEqual(900)
    expect(picture.width).toBeGreaterThan(Math.min(900, width - 80) - 4)
  })
}

test("landscape pictures take the whole width of a phone, and nothing scrolls sideways", async ({ page }) => {
  await page.setViewportSize(PHONE)
  await visit(page, "/works/")
  const picture = await boxOf(panelOf(page).getByRole("img").first())
  expect(picture.x).toBe(0)
  expect(picture.width).toBe(PHONE.width)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
})

test("choosing a tab moves none of its neighbours, and its focus ring leaves the letters alone", async ({ page }) => {
  await page.setViewportSize(LARGE_SCREEN)
  await visit(page, "/works/")
  const tabs = page.getByRole("tablist", { name: "Demo" }).getByRole("tab")
  const places = () => tabs.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().x))
  const before = await places()
  await tabs.nth(1).click()
  expect(await places()).toEqual(before)

  // The letters begin where all of the page does, and the ring before them.
  const { text, tab } = await tabs.first().evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const letters = range.getBoundingClientRect()
    const box = element.getBoundingClientRect()
    return { text: { left: letters.left, right: letters.right }, tab: { left: box.left, right: box.right } }
  })
  expect(text.left - tab.left).toBeGreaterThanOrEqual(5)
  expect(tab.right - text.right).toBeGreaterThanOrEqual(5)
  expect(text.left).toBeCloseTo((await boxOf(page.getByRole("heading", { name: "Demo" }))).x, 0)
})

test("a screenshot that is pointed at has a frame that is seen", async ({ page }) => {
  await visit(page, "/works/")
  const link = panelOf(page).getByRole("link").first()
  await link.hover()
  const shadow = await link.locator(".picture-frame").evaluate((element) => getComputedStyle(element).boxShadow)
  expect(shadow).toMatch(/ 2px/)
})

test("in the dark, pictures are a little darker until they are looked at", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" })
  await visit(page, "/works/")
  const link = panelOf(page).getByRole("link").first()
  const opacity = () => link.getByRole("img").evaluate((element) => getComputedStyle(element).opacity)
  expect(await opacity()).toBe("0.9")
  await link.hover()
  await expect.poll(opacity).toBe("1")
  await page.mouse.move(0, 0)
  await expect.poll(opacity).toBe("0.9")
  await page.getByRole("tab", { name: "New Features" }).focus()
  // The row of the group, the button at its head, the link.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("Tab")
  await expect(link).toBeFocused()
  await expect.poll(opacity).toBe("1")
})

for (const width of [390, 768, 1280]) {
  test(`at ${width} px what is drawn beside a caption stands at even distances, the last at the picture's edge`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, "/works/")
    const item = panelOf(page)
      .getByRole("listitem")
      .filter({ has: page.locator("[data-compare]") })
      .first()
    await expect(item.getByRole("img")).toBeVisible()
    const [picture, mark, compare, view] = await item.evaluate((element) =>
      [".picture-frame", ".full-size-mark", "[data-compare]", "[data-view]"].map((selector) => {
        const parts = [...element.querySelectorAll(`${selector} :is(svg, span)`)]
        const whole = parts.length > 0 ? parts : [...element.querySelectorAll(selector)]
        // What is only heard is a pixel wide.
        const boxes = whole.map((part) => part.getBoundingClientRect()).filter((box) => box.width > 1)
        return { left: Math.min(...boxes.map(({ left }) => left)), right: Math.max(...boxes.map((box) => box.right)) }
      }),
    )
    if (!picture || !mark || !compare || !view) throw new Error("Something is missing beside the caption.")
    expect(Math.abs(compare.left - mark.right - (view.left - compare.right))).toBeLessThanOrEqual(8)
    if (width >= 600) expect(Math.abs(picture.right - view.right)).toBeLessThanOrEqual(2)
  })
}
