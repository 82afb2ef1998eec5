import { siteOf } from "../../scripts/lib/sites"
import { siteWords } from "../../src/content/words"
import { expectNoViolations } from "../support/axe"
import { fontsOf } from "../support/drawn-fonts"
import { type Owner, testOwner } from "../support/owners"
import { requestedBy } from "../support/requests"
import { swapped } from "../support/navigation"
import { expect, reload, test, visit } from "../support/test"

/** Its look differs from the template's in every option. */
const JAPANESE = { name: "japanese", port: 9107, language: "ja" }
/** With English as second language: some files are not translated, others only in part. */
const GERMAN = { name: "german", port: 9108 }

const describeOwner = (owner: Owner, more?: () => void) =>
  test.describe(owner.name, () => {
    test.use({ baseURL: siteOf(owner).origin })
    testOwner(owner)
    more?.()
  })

describeOwner(JAPANESE, () => {
  const { home, projects, shell } = siteWords("ja", undefined).page

  test("the alternative text of the large featured picture can be read", async ({ page }) => {
    await visit(page, "/")
    await expect(page.getByRole("img", { name: "写真つきの投稿を書く" })).toBeVisible()
  })

  test("the site has the owner's theme at first, and accent, font, corners, logo in both themes", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" })
    const ofTemplate = requestedBy(page, /roboto/)
    await visit(page, "/")
    const link = page.getByRole("main").getByRole("link", { name: "ソースコード" })
    for (const [theme, accent, toOther] of [
      ["dark", "rgb(224, 168, 255)", shell.switchToLight],
      ["light", "rgb(122, 31, 162)", shell.switchToDark],
    ] as const) {
      await test.step(theme, async () => {
        const toggle = page.getByRole("button", { name: toOther })
        await expect(toggle).toHaveCSS("border-radius", "8px")
        await expect(page.locator("html")).toHaveCSS("color-scheme", theme)
        await expect(link).toHaveCSS("color", accent)
        await link.focus()
        await page.keyboard.press("Shift+Tab")
        await page.keyboard.press("Tab")
        await expect(link).toHaveCSS("outline-color", accent)
        const logo = page.getByRole("banner").getByRole("img", { name: "佐藤 花子" })
        await expect(logo).toBeVisible()
        expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
        await expectNoViolations(page, theme)
        await toggle.click()
      })
    }
    // A name in Latin letters: Japanese text is in the system's fonts.
    expect(await fontsOf(page, "[data-technology]")).toEqual([
      { familyName: expect.stringMatching(/^Source Serif/), isCustomFont: true },
    ])
    expect(ofTemplate).toEqual([])
    await visit(page, "/works/")
    await expect(page.locator("main .picture-frame").first()).toHaveCSS("border-radius", "16px")
  })

  test("a demo with empty alternative text has a name", async ({ page }) => {
    await visit(page, "/projects/")
    const name = projects.demo.replace("{project}", "点字よみとりくん").replace("{number}", "1")
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
  })

  test("a page with an address in Japanese keeps its history entry when it is loaded again", async ({ page }) => {
    const entry = () => page.evaluate(() => (history.state as { entry?: string } | null)?.entry)
    await visit(page, "/projects/カレンダー/")
    const first = await entry()
    expect(first).toBeDefined()
    await reload(page)
    expect(await entry()).toBe(first)
  })

  test("if the owner turns motion off, the banner keeps its first greeting and pages don't move", async ({ page }) => {
    await visit(page, "/")
    await expect(page.locator("main [data-state]")).toHaveCSS("animation-name", "none")
    await expect(page.getByRole("button", { name: home.pauseTyping })).toHaveCount(0)
    await page.evaluate(() => {
      const { animate } = Element.prototype
      Element.prototype.animate = function (...animation) {
        if (this.matches("main [data-state]")) document.documentElement.dataset.moved = "true"
        return animate.apply(this, animation)
      }
    })
    await page.getByRole("banner").getByRole("navigation").first().locator("[data-page=projects]").click()
    await expect(page).toHaveURL(/\/projects\/$/)
    await swapped(page)
    await expect(page.locator("html")).not.toHaveAttribute("data-moved")
  })
})

describeOwner(GERMAN, () => {
  test("a single tab has no tab list, its address leads to its content, and its label is printed", async ({ page }) => {
    await visit(page, "/works/versicherung/")
    await expect(page.getByRole("tablist")).toHaveCount(0)
    await visit(page, "/works/#versicherung/schaden")
    const panel = page.getByRole("group", { name: "Schadensabwicklung" })
    await expect(panel).toBeInViewport()
    await expect(panel.locator(":focus")).toHaveCount(1)
    // The remaining one lists the works.
    await expect(page.getByRole("tablist")).toHaveCount(1)
    await page.emulateMedia({ media: "print" })
    const label = () => panel.evaluate((element) => getComputedStyle(element, "::before").content)
    await expect.poll(label).toBe('"Schadensabwicklung"')
  })

  test("browsers may hyphenate German words, but not email addresses or English words", async ({ page }) => {
    await visit(page, "/")
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("hyphens", "auto")
    await expect(page.getByText("joerg@joerg.example")).toHaveCSS("hyphens", "manual")
    await visit(page, "/en/")
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("hyphens", "manual")
  })
})
