import type { Page } from "@playwright/test"
import { COLOURS } from "../../src/theme/tokens"
import { DEMO, HOME, PAGES, PROJECTS, SITE } from "../support/sample"
import { boxOf, expect, LARGE_SCREEN, linesOf, PHONE, test } from "../support/test"

test.use({ javaScriptEnabled: false })

const expectHome = async (page: Page) => {
  const main = page.getByRole("main")
  const greeting = main.getByText(HOME.banner.greetings[0] ?? "").filter({ visible: true })
  await expect(greeting.first()).toBeVisible()
  await expect(main.getByText(HOME.tagline, { exact: true })).toBeVisible()
  for (const { text } of HOME.bio) await expect(main.getByText(text)).toBeVisible()
  for (const { items } of HOME.techIUse) {
    for (const { name } of items) await expect(main.getByText(name, { exact: true }).first()).toBeVisible()
  }
  await expect(main.getByRole("link", { name: "Portfolio" })).toHaveAttribute("href", "/projects/")
  await expect(main.getByRole("button")).toHaveCount(0)
}

/** Expects a visible link with the name of each of the 25 screenshots. */
const expectWorks = async (page: Page) => {
  const links = page.getByRole("main").locator("a[target=_blank]")
  await expect(links).toHaveCount(25)
  for (const link of await links.all()) await expect(link).toBeVisible()
  const names = DEMO.flatMap(({ groups }) => groups.flatMap(({ shots }) => shots))
  await expect(links).toHaveText(names.map((name) => new RegExp(name)))
  const addresses = await links.evaluateAll((elements) => elements.map((element) => element.getAttribute("href")))
  expect(new Set(addresses).size).toBe(25)
  for (const { title } of DEMO.flatMap(({ groups }) => groups)) {
    await expect(page.getByRole("heading", { name: new RegExp(`^${title}`) }).first()).toBeVisible()
  }
  // Tabs don't work without scripts: each panel shows its tab's name instead.
  await expect(page.getByRole("tablist").filter({ visible: true })).toHaveCount(0)
  const panels = page.getByRole("main").locator("[data-label]:not(button)")
  const labels = () =>
    panels.evaluateAll((elements) => elements.map((element) => getComputedStyle(element, "::before").content))
  await expect.poll(labels).toEqual(["Company Name", ...DEMO.map(({ tab }) => tab)].map((label) => `"${label}"`))
}

const expectProjects = async (page: Page) => {
  const main = page.getByRole("main")
  for (const { title, feat } of PROJECTS) {
    await expect(main.getByRole("heading", { name: title })).toBeVisible()
    for (const feature of feat) await expect(main.getByText(feature, { exact: true }).first()).toBeVisible()
  }
  await expect(main.getByText("Desc", { exact: true }).filter({ visible: true })).toHaveCount(4)
  await expect(main.locator("a[target=_blank]").filter({ visible: true }).first()).toBeVisible()
  // Controls that don't work without scripts are hidden.
  await expect(page.getByRole("group", { name: "Projects by technology" })).toBeHidden()
}

/** Expects the content of a page other than its title, heading and navigation, by path. */
const CONTENT: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "/": expectHome,
  "/works/": expectWorks,
  "/projects/": expectProjects,
}

for (const { name, path, title, heading } of PAGES) {
  test(`without JavaScript, ${name} has all its text and links, and the system's theme`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveTitle(`${title} - ${SITE.brand}`)
    for (const viewport of [LARGE_SCREEN, PHONE]) {
      await page.setViewportSize(viewport)
      const h1 = page.getByRole("heading", { level: 1, name: heading })
      await expect(h1).toBeVisible()
      await expect(h1).toBeInViewport()
      await expect
        .poll(() => h1.evaluate((element) => getComputedStyle(element.closest("[data-state]") ?? element).opacity))
        .toBe("1")
      await expect(page.getByRole("contentinfo")).toContainText(SITE.owner)
      for (const link of ["WORKS", "PROJECTS"]) {
        await expect(page.getByRole("banner").getByRole("link", { name: link })).toBeVisible()
      }
      // Controls that don't work without scripts are hidden.
      await expect(page.getByRole("banner").getByRole("button")).toHaveCount(0)
      await CONTENT[path]?.(page)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0)
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme })
        const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
        const [red = 0] = background.match(/\d+/g)?.map(Number) ?? []
        expect(red > 128 ? "light" : "dark").toBe(colorScheme)
      }
    }
  })
}

test("without JavaScript, the pages of a work and of a project are complete", async ({ page }) => {
  await page.goto("/works/company/")
  for (const name of ["Table Management", "Member Info"]) {
    await expect(page.getByRole("link", { name }).first()).toBeVisible()
  }
  await page.goto("/projects/uni-piece/")
  await expect(page.getByRole("heading", { name: "Stack" })).toBeVisible()
})

test("without JavaScript, nothing covers an address's target, although the bar has two lines", async ({ page }) => {
  await page.setViewportSize(PHONE)
  // Turns off the entry animation.
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto("/works/#company/new-features/member-dashboard")
  await expect.poll(async () => (await boxOf(page.getByRole("banner"))).height).toBeGreaterThan(80)
  const row = page.getByRole("heading", { name: /^Member Dashboard/ })
  await expect(row).toBeInViewport({ ratio: 1 })
  const isUncovered = () =>
    row.evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return [top + 4, bottom - 4].every((y) => element.contains(document.elementFromPoint((left + right) / 2, y)))
    })
  await expect.poll(isUncovered).toBe(true)
})

test("without JavaScript, only words wider than a narrow phone are broken in the bar's links", async ({ page }) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 })
    await page.goto("/works/")
    const links = page.getByRole("banner").getByRole("link")
    await expect(links).toHaveCount(4)
    for (const link of await links.all()) {
      const text = (await link.textContent()) ?? ""
      const [{ right }, { length: parts }] = [await boxOf(link), await linesOf(link)]
      expect.soft(parts, `lines of ${text} at ${width} px`).toBeLessThanOrEqual(text.trim().split(/\s+/).length)
      expect.soft(right, `${text} at ${width} px`).toBeLessThanOrEqual(width)
      await link.evaluate((element) => (element.textContent = "W".repeat(80)))
      const long = await boxOf(link)
      expect.soft(long.x, `80 letters at ${width} px`).toBeGreaterThanOrEqual(0)
      expect.soft(long.right, `80 letters at ${width} px`).toBeLessThanOrEqual(width)
      await link.evaluate((element, before) => (element.textContent = before), text)
    }
  }
})

test("without JavaScript, the browser's colour follows the system", async ({ page }) => {
  await page.goto("/")
  for (const scheme of ["light", "dark"] as const) {
    const meta = page.locator(`meta[name="theme-color"][media="(prefers-color-scheme: ${scheme})"]`)
    await expect(meta).toHaveAttribute("content", COLOURS[scheme].page)
  }
})

test("without JavaScript, the language switch leads to the same page", async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto("/projects/")
  await page.getByRole("link", { name: "繁體中文" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("個人項目")
})

test("without JavaScript, the featured split stands still and leads to the screenshot", async ({ page }) => {
  await page.goto("/")
  const featured = page.getByRole("region", { name: "Featured work" })
  await expect(featured.getByRole("slider")).toBeHidden()
  const { x, y, width, height } = await boxOf(featured.locator("[data-stage]"))
  await page.mouse.click(x + width * 0.7, y + height * 0.3)
  await expect(page).toHaveURL("/works/#company/revamp-ui/after/table-management")
})
