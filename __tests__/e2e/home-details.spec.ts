import type { Locator, Page } from "@playwright/test"
import sharp from "sharp"
import { SITES } from "../../scripts/lib/sites"
import { contrast } from "../../src/content/accent"
import { fontsOf } from "../support/drawn-fonts"
import { HOME } from "../support/sample"
import { requestedBy } from "../support/requests"
import { boxOf, expect, LARGE_SCREEN, linesOf, PHONE, settled, test, visit } from "../support/test"

/** How far an icon's middle is from that of a text's first line, px. */
async function distance(icon: Locator, words: Locator): Promise<number> {
  const [{ y, height }, [line]] = [await boxOf(icon), await linesOf(words)]
  return line ? Math.abs(y + height / 2 - (line.top + line.bottom) / 2) : NaN
}

test("icons are centred on the first line of their text, and dates are aligned with their texts", async ({ page }) => {
  await visit(page, "/")
  await settled(page)
  const button = page.getByRole("button", { name: "Pause typing" })
  const rows = page.getByRole("region", { name: "Bio" }).getByRole("row")
  const link = rows.getByRole("link").first()
  for (const viewport of [PHONE, LARGE_SCREEN]) {
    await page.setViewportSize(viewport)
    await test.step(`the button that pauses typing, at ${viewport.width} px`, async () => {
      expect(await boxOf(button)).toMatchObject({ width: 44, height: 44 })
      const greeting = page.getByText(HOME.banner.greetings[0] ?? "", { exact: true }).last()
      // Meanwhile typing may restart, and the page be laid out for its new width.
      await expect.poll(() => distance(button.locator("svg"), greeting)).toBeLessThan(1)
    })
    await test.step(`the icon of an entry with a link, at ${viewport.width} px`, async () => {
      const words = link.locator("span")
      const long = "Frontend developer at a company whose name is long ".repeat(4)
      await words.evaluate((element, text) => (element.textContent = text), long)
      expect((await linesOf(words)).length).toBeGreaterThan(1)
      expect(await distance(link.locator("svg"), words)).toBeLessThan(1)
    })
  }
  await test.step("the timeline's dates begin where their texts do", async () => {
    await page.setViewportSize(PHONE)
    await expect(rows).toHaveCount(4)
    for (const row of await rows.all()) {
      const [[period], [text]] = [await linesOf(row.getByRole("rowheader")), await linesOf(row.getByRole("cell"))]
      expect(period?.left).toBe(text?.left ?? NaN)
    }
  })
})

/** The empty space between the end of each line of a list and the list's edge. */
const lineEnds = (page: Page, section: string) =>
  page
    .getByRole("region", { name: section })
    .getByRole("list")
    .first()
    .evaluate((list) => {
      const { right } = list.getBoundingClientRect()
      const ends = new Map<number, DOMRect>()
      for (const item of list.children) {
        const range = document.createRange()
        range.selectNodeContents(item)
        for (const box of range.getClientRects()) ends.set(Math.round(box.top), box)
      }
      return [...ends.values()].map((box) => ({
        x: Math.ceil(box.right) + 1,
        y: box.top + scrollY,
        width: Math.floor(right - box.right) - 2,
        height: box.height,
      }))
    })

test("no line of a list ends with a slash; the list of interests has one icon, not one each", async ({ page }) => {
  await visit(page, "/")
  await settled(page)
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    const picture = await page.screenshot({ fullPage: true })
    for (const section of ["Tech I Use", "Interests"]) {
      const rooms = (await lineEnds(page, section)).filter(({ width: across }) => across > 4)
      expect(rooms.length).toBeGreaterThan(0)
      for (const { x: left, y, width: across, height } of rooms) {
        const room = { left, top: Math.round(y), width: across, height: Math.round(height) }
        const { channels } = await sharp(await sharp(picture).extract(room).toBuffer()).stats()
        const ink = Math.max(...channels.map(({ stdev }) => stdev))
        expect.soft(ink, `${section} at ${width} px`).toBe(0)
      }
    }
  }
  await expect(page.getByRole("region", { name: "Interests" }).locator("svg")).toHaveCount(1)
})

/** The contrast of text and background (WCAG). */
const contrastOf = async (part: Locator) => {
  const [text, background] = await part.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element)
    return [color, backgroundColor] as const
  })
  return contrast(text, background)
}

test("the Portfolio button gains contrast on hover, in both schemes", async ({ page }) => {
  await visit(page, "/")
  const button = page.getByRole("link", { name: "Portfolio" })
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme })
    await page.mouse.move(0, 0)
    await settled(page)
    const before = await contrastOf(button)
    await button.hover()
    await settled(page)
    expect(await contrastOf(button), colorScheme).toBeGreaterThan(before + 1)
  }
})

test.describe("letters beyond the first 256", () => {
  test("load no font on pages without them; one that only a translation has is in Roboto, too", async ({ page }) => {
    const fonts = requestedBy(page, /\.(woff2?|[ot]tf)$/)
    for (const path of ["/works/", "/projects/", "/"]) {
      await visit(page, path)
      await page.waitForLoadState("networkidle")
    }
    expect(new Set(fonts).size).toBe(1)
    await expect(page.locator("link[rel=preload][as=font]")).toHaveCount(1)
    const faces = await page.evaluate(() => [...document.fonts].filter(({ family }) => family === "Roboto").length)
    // The second is the whole Latin file.
    expect(faces).toBe(2)
    await page.evaluate(() => document.querySelector("h1")?.append(" ü"))
    await expect.poll(() => new Set(fonts).size, "a letter that only a translation has").toBe(2)
    await page.evaluate(() => document.fonts.ready)
    expect(await fontsOf(page, "h1")).toEqual([{ familyName: "Roboto", isCustomFont: true }])
  })

  test.describe("on another owner's page that has some", () => {
    test.use({ baseURL: SITES.anotherOwner.origin })

    test("are preloaded, and set in Roboto like the others", async ({ page }) => {
      await visit(page, "/")
      await expect(page.locator("link[rel=preload][as=font]")).toHaveCount(2)
      await page.evaluate(() => document.fonts.ready)
      expect(await fontsOf(page, "td")).toEqual([{ familyName: "Roboto", isCustomFont: true }])
      await page.evaluate(async () => {
        const name = Object.assign(document.createElement("p"), { id: "name", textContent: "Łukasz Šimůnek, œ ž ğ ș" })
        name.style.fontWeight = "800"
        document.body.append(name)
        await document.fonts.ready
      })
      await expect.poll(() => fontsOf(page, "#name")).toEqual([{ familyName: "Roboto", isCustomFont: true }])
    })
  })
})
