import { observeShifts, shifts } from "../support/layout-shifts"
import { boxOf, expect, LARGE_SCREEN, linesOf, PHONE, scrollThrough, settled, test, visit } from "../support/test"
import { closeViewer, viewerIsGone, viewerOf, viewerShows } from "../support/viewer"

const PAGE = "/projects/park-and-charge/"
const HEADINGS = ["The problem", "What I did", "Results"]

test("a project's story is only on its own page, below demos and stack, with the page's headings", async ({ page }) => {
  await visit(page, "/projects/")
  await expect(page.getByText("The number is the pin.")).toHaveCount(0)
  // A font that arrives after the first paint may move text.
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await observeShifts(page)
  await visit(page, PAGE)
  await scrollThrough(page)
  await settled(page)
  expect(await shifts(page)).toBe(0)
  const stack = page.getByRole("heading", { name: "Stack" })
  for (const name of HEADINGS) {
    const heading = page.getByRole("heading", { level: 2, name, exact: true })
    await expect(heading).toHaveCSS("font-size", "20px")
    await expect(heading).toHaveCSS("font-weight", "800")
    expect((await boxOf(heading)).y).toBeGreaterThan((await boxOf(stack)).bottom)
  }
  const words = page.locator("p", { hasText: "My first version was an alphabetical list" })
  for (const viewport of [LARGE_SCREEN, PHONE]) {
    await page.setViewportSize(viewport)
    await expect(words).toHaveCSS("font-size", "16px")
    await expect(words).toHaveCSS("line-height", "26px")
    const box = await boxOf(words)
    expect(box.width).toBeLessThan(viewport === PHONE ? 351 : 640)
  }
  await expect(words.locator("em")).toHaveText("which one is near, and is it free?")
  const entries = page.getByRole("listitem").filter({ has: page.locator("strong") })
  await expect(entries).toHaveText([/^The number is the pin\. Green/, /^One server asks/, /^Silence is an answer\./])
  await visit(page, "/projects/braille-ai/")
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Desc", "Features", "Stack"])
})

test("a story's pictures are lazy, as wide as column or phone, captioned, and link to the file", async ({ page }) => {
  await visit(page, PAGE)
  const figures = page.locator("figure:has(figcaption)")
  await expect(figures).toHaveCount(2)
  const column = page.getByRole("heading", { level: 1 })
  for (const viewport of [LARGE_SCREEN, PHONE]) {
    await page.setViewportSize(viewport)
    const { x, width } = viewport === PHONE ? { x: 0, width: PHONE.width } : await boxOf(column)
    for (const figure of await figures.all()) {
      const box = await boxOf(figure.locator(".picture-frame"))
      expect({ x: box.x, width: box.width }).toEqual({ x, width })
      const caption = figure.locator("figcaption")
      await expect(caption).toHaveCSS("font-size", "13px")
      expect((await boxOf(caption)).y).toBeCloseTo(box.bottom, 0)
      const starts = (await linesOf(caption)).map(({ left }) => left)
      expect(Math.min(...starts)).toBeCloseTo(viewport === PHONE ? 20 : x, 0)
      const picture = figure.getByRole("img")
      await expect(picture).toHaveAttribute("loading", "lazy")
      await expect(picture).toHaveAttribute("alt", /.{40}/)
      await expect(picture).toHaveCSS("background-image", /^url\("data:image/)
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300)
    }
  }
  const link = figures.first().getByRole("link", { name: /^Left: an alphabetical list/ })
  const file = await page.request.get((await link.getAttribute("href")) ?? "")
  expect(file.headers()["content-type"]).toBe("image/png")
  await test.step("demos side by side have their widths before the last of them is in the page", async () => {
    await page.setViewportSize(LARGE_SCREEN)
    const demos = page.locator(".demo-slot")
    await expect(demos).toHaveCount(3)
    const whole = await boxOf(demos.first())
    // As when a browser paints before it has received the rest of the page.
    await demos.last().evaluate((demo) => demo.remove())
    expect(await boxOf(demos.first())).toEqual(whole)
  })
})

const LIST_AND_MAP = "Week 1 and week 6: the list became a map"
const FEEDS = "The page I look at each morning"

test("a story's pictures open in the viewer, by key and mouse; closing or Back returns to them", async ({ page }) => {
  await visit(page, PAGE)
  const first = page.getByRole("link", { name: /^Left: an alphabetical list/ })
  const second = page.getByRole("link", { name: /^A table of nine/ })
  await first.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await first.press("Enter")
  await viewerShows(page, LIST_AND_MAP)
  await expect(page).toHaveURL(/\?view=story\/list-and-map$/)
  await expect(viewerOf(page)).toHaveAccessibleName("Viewer: Park And Charge")
  await viewerOf(page).getByRole("button", { name: "Close" }).click()
  await viewerIsGone(page)
  await expect(page).toHaveURL(PAGE)
  await expect(first).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(place)
  await first.click()
  await viewerShows(page, LIST_AND_MAP)
  await page.keyboard.press("ArrowRight")
  await viewerShows(page, FEEDS)
  await expect(page).toHaveURL(/\?view=story\/feeds$/)
  await page.goBack()
  await viewerIsGone(page)
  await expect(page).toHaveURL(PAGE)
  await expect(second).toBeFocused()
  await page.goBack()
  await expect(page).not.toHaveURL(PAGE)
})

test("a story's picture has an address in the viewer, and still opens in a new tab", async ({ page, context }) => {
  await page.goto(`${PAGE}?view=story/feeds`)
  await viewerShows(page, FEEDS)
  await closeViewer(page)
  await expect(page).toHaveURL(PAGE)
  const link = page.getByRole("link", { name: /^A table of nine/ })
  await expect(link).toBeFocused()
  const tab = context.waitForEvent("page")
  await link.click({ modifiers: ["Control"] })
  await expect(await tab).toHaveURL(/\/feeds\.png$/)
  await expect(viewerOf(page)).toHaveCount(0)
})

test.describe("without JavaScript, and on paper,", () => {
  test.use({ javaScriptEnabled: false })

  test("a story is there", async ({ page }) => {
    await page.goto(PAGE)
    for (const media of ["screen", "print"] as const) {
      await page.emulateMedia({ media })
      for (const name of HEADINGS) await expect(page.getByRole("heading", { name, exact: true })).toBeVisible()
      await expect(page.getByText("Of 40 testers, 31 still opened")).toBeVisible()
      await expect(page.getByText("Week 1 and week 6")).toBeVisible()
    }
    await page.emulateMedia({ media: "screen" })
    await page.getByRole("link", { name: /^Left: an alphabetical list/ }).click()
    await expect(page).toHaveURL(/\/list-and-map\.png$/)
  })
})
