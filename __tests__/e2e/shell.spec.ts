import type { Locator, Page } from "@playwright/test"
import { HOME, PAGES, SITE } from "../support/sample"
import { boxOf, expect, PHONE, settled, test, visit } from "../support/test"

const WIDTHS = [320, 390, 768, 1024, 1199, 1280, 1440, 1920]

/** The left and right edges of what an element draws, px: its icons' paths or its text, without the space around them. */
const inkOf = (part: Locator) =>
  part.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const paths = [...element.querySelectorAll("path")].filter((path) => path.checkVisibility())
    const boxes = paths.length > 0 ? paths.map((path) => path.getBoundingClientRect()) : [range.getBoundingClientRect()]
    return { left: Math.min(...boxes.map(({ left }) => left)), right: Math.max(...boxes.map(({ right }) => right)) }
  })

/** The edges of the content, by its widest row: the line above the copyright. */
const contentOf = (page: Page) => boxOf(page.getByRole("contentinfo").locator("div div").first())

const nextOf = (page: Page) => page.getByRole("navigation", { name: "Next page" }).getByRole("link")
const profilesOf = (page: Page) =>
  page.getByRole("contentinfo").getByRole("list", { name: "Profiles elsewhere" }).getByRole("link")

const hairlineOf = (page: Page) => page.getByRole("banner").evaluate((bar) => getComputedStyle(bar).borderBottomColor)
const NO_LINE = "rgba(0, 0, 0, 0)"

/** Expects bar and footer to be aligned with the content's edges. */
async function expectAligned(page: Page, width: number): Promise<void> {
  const at = `at ${width} px`
  const content = await contentOf(page)
  const bar = page.getByRole("banner")
  const last = bar.getByRole("button", { name: width < 1200 ? "Menu" : /theme/ })
  const brand = await inkOf(bar.getByRole("link", { name: SITE.brand }))
  expect.soft(Math.abs(brand.left - content.x), at).toBeLessThan(2)
  expect.soft(Math.abs((await inkOf(last)).right - content.right), at).toBeLessThan(2)
  expect.soft(Math.abs((await inkOf(profilesOf(page).last())).right - content.right), at).toBeLessThan(2.5)
  for (const button of await bar.getByRole("button").all()) {
    const box = await boxOf(button)
    expect.soft(box.width, at).toBeGreaterThanOrEqual(44)
    expect.soft(box.right, at).toBeLessThanOrEqual(width)
  }
}

/** What can be pressed. */
const CONTROLS = "a, button, [role=tab]"

for (const { name, path } of PAGES) {
  test(`on ${name}, bar and footer are aligned with the content, the profiles are there, and pressed controls look pressed`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await visit(page, path)
    await expect(profilesOf(page)).toHaveCount(HOME.connect.length)
    for (const [index, { label, href }] of HOME.connect.entries()) {
      const profile = profilesOf(page).nth(index)
      await expect.soft(profile).toHaveAccessibleName(new RegExp(`^${label}.*opens in a new tab`))
      await expect.soft(profile).toHaveAttribute("href", href)
      await expect.soft(profile).toHaveAttribute("target", "_blank")
      const { width, height } = await boxOf(profile)
      expect.soft(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }

    expect(await hairlineOf(page), "before the page has been scrolled").toBe(NO_LINE)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await settled(page)
      await expectAligned(page, width)
    }
    await page.setViewportSize(PHONE)

    // By the DevTools protocol, for all controls together: nothing is really pressed.
    const session = await page.context().newCDPSession(page)
    await session.send("DOM.enable")
    await session.send("CSS.enable")
    const { root } = await session.send("DOM.getDocument")
    const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: CONTROLS })
    for (const nodeId of nodeIds)
      await session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: ["hover", "active"] })
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme })
      await settled(page)
      const unchanged = await page
        .locator(CONTROLS)
        .filter({ visible: true })
        .evaluateAll((controls) =>
          controls
            .filter((control) => Number(getComputedStyle(control).opacity) >= 0.8)
            .map((control) => control.outerHTML.slice(0, 120)),
        )
      expect.soft(unchanged, colorScheme).toEqual([])
    }
    expect(await page.locator(CONTROLS).filter({ visible: true }).count()).toBeGreaterThan(3)
  })
}

test("the next link is below the content, as wide as it, and leads to the next page's top", async ({ page }) => {
  await visit(page, "/")
  for (const { name, to } of [
    { name: "Next: Works", to: "/works/" },
    { name: "Next: Projects", to: "/projects/" },
    { name: "Next: Works", to: "/works/" },
  ]) {
    await expect(nextOf(page)).toHaveAccessibleName(name)
    await nextOf(page).click()
    await expect(page).toHaveURL(to)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await settled(page)
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const content = await contentOf(page)
    const next = await boxOf(nextOf(page))
    const [main, footer] = [await boxOf(page.getByRole("main")), await boxOf(page.getByRole("contentinfo"))]
    expect.soft(next.x, `at ${width} px`).toBeCloseTo(content.x, 0)
    expect.soft(next.right, `at ${width} px`).toBeCloseTo(content.right, 0)
    expect.soft(next.y, `at ${width} px`).toBeGreaterThanOrEqual(main.bottom + 48)
    expect.soft(next.bottom, `at ${width} px`).toBeLessThanOrEqual(footer.y + 1)
  }
  await test.step("the bar has a hairline once the page has been scrolled", async () => {
    await page.evaluate(() => window.scrollTo(0, 200))
    await expect.poll(() => hairlineOf(page)).not.toBe(NO_LINE)
  })
})

test("the not-found page has one line of text, links to other pages and an empty frame", async ({ page }) => {
  await visit(page, "/404/")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Not in this catalogue.")
  await expect(page.getByRole("main").getByText("catalogue")).toHaveCount(1)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await settled(page)
    const content = await contentOf(page)
    const links = await boxOf(page.getByRole("main").getByRole("list"))
    const frame = await boxOf(page.getByRole("main").locator("ul + span"))
    expect(frame.right).toBeCloseTo(content.right, 0)
    expect(links.x).toBeCloseTo(content.x, 0)
    if (width < 600) expect(frame.y).toBeGreaterThan(links.bottom)
    else {
      expect(Math.abs(links.y - frame.y)).toBeLessThan(1)
      expect(Math.abs(links.bottom - frame.bottom)).toBeLessThan(1)
    }
  }
})

test("on a phone, many profiles do not break the words of the owner's name", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, "/")
  await profilesOf(page)
    .first()
    .evaluate((profile) => {
      const item = profile.closest("li")
      for (let count = 0; count < 3; count += 1) item?.after(item.cloneNode(true))
    })
  const owner = page.getByRole("contentinfo").getByText(SITE.owner)
  const lines = await owner.evaluate((element, name) => {
    for (const text of [...element.childNodes])
      if (text.textContent?.includes(name)) text.textContent = "Featherstonehaugh"
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  }, SITE.owner)
  expect(lines).toBeLessThanOrEqual(2)
})
