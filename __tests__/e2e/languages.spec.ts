import type { Locator } from "@playwright/test"
import { siteOf } from "../../scripts/lib/sites"
import { siteWords } from "../../src/content/words"
import { screenshotSlug } from "../../src/content/addresses"
import { testOwner, untranslatedTexts } from "../support/owners"
import { boxOf, expect, LARGE_SCREEN, settled, test, visit } from "../support/test"
import { overrideMedia, pictureOf, viewerOf, viewerShows } from "../support/viewer"

const ARABIC = { name: "arabic", port: 9105, language: "ar" }
const { viewer: VIEWER_WORDS } = siteWords("ar", undefined)

/** A tab of the owner's work, and the names of its groups' first screenshots. */
const TAB = "mataim/kashir"
const TABLES = "مخطّط الطاولات"
const CLOSING = "إقفال الصندوق"

test.use({ baseURL: siteOf(ARABIC).origin })

testOwner(ARABIC)

test("code and telephone numbers run from left to right, and commas are those of the language", async ({ page }) => {
  const edges = (found: Locator) =>
    found.evaluate((element) => {
      const text = element.firstChild
      const leftOf = (place: number) => {
        const range = document.createRange()
        if (text) range.setStart(text, place)
        if (text) range.setEnd(text, place + 1)
        return range.getBoundingClientRect().left
      }
      return [leftOf(0), leftOf(4)]
    })
  await visit(page, "/projects/park-and-charge/")
  const [plus = 0, one = 0] = await edges(page.locator("code"))
  expect(plus).toBeLessThan(one)
  await visit(page, "/resume/")
  const [first = 0, later = 0] = await edges(page.getByRole("link", { name: "+9611234567" }))
  expect(first).toBeLessThan(later)
  await expect(page.getByRole("heading", { name: "مطوّرة واجهات أمامية، مطاعم المدينة" })).toBeVisible()
})

test("arrow keys on tabs follow the reading direction", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await visit(page, "/works/")
  const tabs = page.getByRole("tablist").last().getByRole("tab")
  await tabs.first().focus()
  await page.keyboard.press("ArrowLeft")
  await expect(tabs.nth(1)).toBeFocused()
  await page.keyboard.press("ArrowRight")
  await expect(tabs.first()).toBeFocused()
})

test("the left arrow key opens the next picture in the viewer, whose bars are mirrored", async ({ page }) => {
  await visit(page, `/works/?view=${TAB}/before/${screenshotSlug(TABLES)}`)
  await viewerShows(page, TABLES)
  const button = (name: string) => viewerOf(page).getByRole("button", { name })
  const close = await boxOf(button(VIEWER_WORDS.close))
  const position = await boxOf(viewerOf(page).locator("[data-position]"))
  expect(close.x).toBeLessThan(60)
  expect(position.x + position.width).toBeGreaterThan(LARGE_SCREEN.width - 40)
  expect((await boxOf(button(VIEWER_WORDS.previous))).x).toBeGreaterThan((await boxOf(button(VIEWER_WORDS.next))).x)
  expect(await untranslatedTexts(page, "ar")).toEqual([])
  await page.keyboard.press("ArrowLeft")
  await viewerShows(page, CLOSING)
  await page.keyboard.press("ArrowRight")
  await viewerShows(page, TABLES)
  expect((await boxOf(pictureOf(page))).width).toBeGreaterThan(400)
})

test("the divider shows the before picture from the right, and follows keys and mouse", async ({ page }) => {
  await visit(page, `/works/?compare=${TAB}/after/${screenshotSlug(CLOSING)}`)
  const current = viewerOf(page).locator(".yarl__slide_current")
  const divider = current.getByRole("slider")
  const stage = current.locator("[data-stage]")
  await expect(divider).toHaveValue("50")
  await settled(page)
  const { x, y, width, height } = await boxOf(stage)
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.7, y + height / 2, { steps: 4 })
  await page.mouse.up()
  expect(Number(await divider.inputValue())).toBeCloseTo(30, -1)
  await expect(current.locator('[data-share="before"]')).toHaveCSS("clip-path", /^inset\(0px 0px 0px [67]\d/)
  await divider.focus()
  const before = Number(await divider.inputValue())
  await page.keyboard.press("ArrowLeft")
  expect(Number(await divider.inputValue())).toBeGreaterThan(before)
})

test("pictures of different widths are aligned at the right, where the before picture is", async ({ page }) => {
  await overrideMedia(page, { width: 1440 })
  await visit(page, `/works/?compare=${TAB}/after/${screenshotSlug(CLOSING)}`)
  await expect(viewerOf(page)).toContainText("1440 × 1800")
  const pictures = viewerOf(page).locator(".yarl__slide_current picture")
  expect((await boxOf(pictures.last())).right).toBeCloseTo((await boxOf(pictures.first())).right, 0)
})
