import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { Page } from "@playwright/test"
import { applyEdits, modify } from "jsonc-parser"
import { type Site, SITES } from "../../scripts/lib/sites"
import { translationOf } from "../../src/content/translations"
import { siteWords } from "../../src/content/words"
import { EN } from "../../src/words/en"
import { expectNoViolations } from "../support/axe"
import { buildForTheseTests } from "../support/built-site"
import { boxOf, expect, hydrated, LARGE_SCREEN, settled, test, visit } from "../support/test"
import { pictureOf, viewerOf, viewerShows, WORK } from "../support/viewer"

/** The sample of an owner who writes Arabic, though what the sample says stays English: no other test needs it. */
const ARABIC: Site = {
  contentFolder: ".sites/arabic-content",
  folder: ".sites/arabic",
  port: 9105,
  origin: "http://localhost:9105",
}
const { viewer: VIEWER_WORDS } = siteWords("ar", undefined)

buildForTheseTests(ARABIC, () => {
  const { contentFolder } = ARABIC
  rmSync(contentFolder, { recursive: true, force: true })
  const sample = SITES.sample.contentFolder
  const isTranslation = (file: string) => translationOf(path.relative(sample, file)) !== undefined
  cpSync(sample, contentFolder, { recursive: true, filter: (file) => !isTranslation(file) })
  const file = path.join(contentFolder, "site.json")
  const said = { language: "ar", languages: undefined, pages: undefined }
  const text = Object.entries(said).reduce(
    (before, [key, value]) => applyEdits(before, modify(before, [key], value, {})),
    readFileSync(file, "utf8"),
  )
  writeFileSync(file, text)
})

test.use({ baseURL: ARABIC.origin, viewport: LARGE_SCREEN })

/** The texts of a table of words. */
const textsOf = (table: object): string[] =>
  Object.values(table).flatMap((part: unknown) =>
    typeof part === "string" ? [part] : typeof part === "object" && part !== null ? textsOf(part) : [],
  )

/** The placeholders that a number stands for. */
const NUMBERS = new Set(["after", "before", "count", "index", "number", "percent", "position", "shown", "total"])

/** The interface's English words that the page says, also to screen readers, apart from those that are the same in both languages. */
async function englishOn(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest("script, style")) texts.push(walker.currentNode.textContent ?? "")
    const named = [...document.querySelectorAll("[aria-label], [title]")]
    return [
      ...texts,
      ...named.flatMap((each) => [each.getAttribute("aria-label") ?? "", each.getAttribute("title") ?? ""]),
    ]
  })
  const arabic = new Set(textsOf(siteWords("ar", undefined)))
  // The sample's groups are called "Before" and "After".
  const ours = textsOf(EN)
    .filter((text) => !arabic.has(text) && !/^(before|after|[^a-z]*(\{\w+\}[^a-z]*)*)$/i.test(text))
    .map(
      (text) =>
        new RegExp(
          `^${text.replaceAll(/[$()*+.?[\]^|\\]/g, "\\$&").replaceAll(/\{(\w+)\}/g, (_, name: string) => (NUMBERS.has(name) ? "\\d+" : ".+"))}$`,
        ),
    )
  return said.map((text) => text.trim()).filter((text) => ours.some((pattern) => pattern.test(text)))
}

const PAGES = ["/", "/works/", `/works/${WORK}/`, "/projects/", "/projects/park-and-charge/", "/resume/", "/404/"]

for (const width of [320, 1440]) {
  test(`at ${width} px every page is mirrored, says no English word of ours, scrolls sideways nowhere, and axe is quiet`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    await page.setViewportSize({ width, height: 900 })
    for (const address of PAGES) {
      await test.step(address, async () => {
        await visit(page, address)
        await expect.soft(page.locator("html")).toHaveAttribute("dir", "rtl")
        const middle = (await boxOf(page.getByRole("banner").getByRole("link").first())).x
        expect.soft(middle, "the logo is at the right").toBeGreaterThan(width / 2)
        expect.soft(await englishOn(page)).toEqual([])
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        await expectNoViolations(page, address)
      })
    }
  })
}

test("the tabs' arrow keys follow the direction of reading", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await visit(page, "/works/")
  const tabs = page.getByRole("tablist").last().getByRole("tab")
  await tabs.first().focus()
  await page.keyboard.press("ArrowLeft")
  await expect(tabs.nth(1)).toBeFocused()
  await page.keyboard.press("ArrowRight")
  await expect(tabs.first()).toBeFocused()
})

test("the viewer pages on by the left arrow key, and its bars are whole and mirrored", async ({ page }) => {
  await page.goto(`/works/?view=${WORK}/revamp-ui/before/table-management`)
  await hydrated(page)
  await viewerShows(page, "Table Management")
  const button = (name: string) => viewerOf(page).getByRole("button", { name })
  const close = await boxOf(button(VIEWER_WORDS.close))
  const position = await boxOf(viewerOf(page).locator("[data-position]"))
  expect(close.x).toBeLessThan(60)
  expect(position.x + position.width).toBeGreaterThan(LARGE_SCREEN.width - 40)
  expect((await boxOf(button(VIEWER_WORDS.previous))).x).toBeGreaterThan((await boxOf(button(VIEWER_WORDS.next))).x)
  expect(await englishOn(page)).toEqual([])
  await page.keyboard.press("ArrowLeft")
  await viewerShows(page, "Close and Settlement")
  await page.keyboard.press("ArrowRight")
  await viewerShows(page, "Table Management")
  expect((await boxOf(pictureOf(page))).width).toBeGreaterThan(400)
})

test("the divider shows the before from the right, and follows keys and mouse", async ({ page }) => {
  await page.goto(`/works/?compare=${WORK}/revamp-ui/after/food-item`)
  await hydrated(page)
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
