import { DEMO, HOME, PAGES, PROJECTS, SITE } from "../support/sample"
import { expect, LARGE_SCREEN, PHONE, test } from "../support/test"

test.use({ javaScriptEnabled: false })

for (const [screen, viewport] of Object.entries({ "large screens": LARGE_SCREEN, phones: PHONE })) {
  test.describe(`without JavaScript, on ${screen}`, () => {
    test.use({ viewport })

    for (const { name, path, title, heading } of PAGES) {
      test(`${name} has its title, its heading, and ways to the other pages`, async ({ page }) => {
        await page.goto(path)
        await expect(page).toHaveTitle(`${title} - ${SITE.brand}`)
        const first = page.getByRole("heading", { level: 1, name: heading })
        await expect(first).toBeVisible()
        await expect(first).toBeInViewport()
        await expect
          .poll(() => first.evaluate((element) => getComputedStyle(element.closest("[data-state]") ?? element).opacity))
          .toBe("1")
        await expect(page.getByRole("contentinfo")).toContainText(SITE.owner)
        for (const link of ["WORKS", "PROJECTS"]) {
          await expect(page.getByRole("banner").getByRole("link", { name: link })).toBeVisible()
        }
        // Controls that could do nothing are not there.
        await expect(page.getByRole("banner").getByRole("button")).toHaveCount(0)
      })
    }

    test("home has all its text", async ({ page }) => {
      await page.goto("/")
      const main = page.getByRole("main")
      await expect(
        main
          .getByText(HOME.banner.greetings[0] ?? "")
          .filter({ visible: true })
          .first(),
      ).toBeVisible()
      await expect(main.getByText(HOME.tagline, { exact: true })).toBeVisible()
      for (const { text } of HOME.bio) await expect(main.getByText(text)).toBeVisible()
      for (const { items } of HOME.techIUse) {
        for (const { name } of items) await expect(main.getByText(name, { exact: true }).first()).toBeVisible()
      }
      await expect(main.getByRole("link", { name: "Portfolio" })).toHaveAttribute("href", "/projects/")
      await expect(main.getByRole("button")).toHaveCount(0)
    })

    test("works has a link with the name of each of the 25 screenshots, all in sight", async ({ page }) => {
      await page.goto("/works/")
      const links = page.getByRole("main").locator("a[target=_blank]")
      await expect(links).toHaveCount(25)
      for (const link of await links.all()) await expect(link).toBeVisible()
      const names = DEMO.flatMap(({ groups }) => groups.flatMap(({ shots }) => shots))
      await expect(links).toHaveText(names.map((name) => new RegExp(name)))
      const addresses = await links.evaluateAll((elements) => elements.map((element) => element.getAttribute("href")))
      expect(new Set(addresses).size).toBe(25)
      for (const { groups } of DEMO) {
        for (const { title } of groups) {
          await expect(page.getByRole("heading", { name: new RegExp(`^${title}`) }).first()).toBeVisible()
        }
      }
    })

    test("projects has the text of all four, all in sight", async ({ page }) => {
      await page.goto("/projects/")
      const main = page.getByRole("main")
      for (const { title, feat } of PROJECTS) {
        await expect(main.getByRole("heading", { name: title })).toBeVisible()
        for (const feature of feat) await expect(main.getByText(feature, { exact: true }).first()).toBeVisible()
      }
      await expect(main.getByText("Desc", { exact: true }).filter({ visible: true })).toHaveCount(4)
      await expect(main.locator("a[target=_blank]").filter({ visible: true }).first()).toBeVisible()
    })

    for (const colorScheme of ["light", "dark"] as const) {
      test(`the theme is the system's: ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme })
        await page.goto("/")
        const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
        const [red = 0] = background.match(/\d+/g)?.map(Number) ?? []
        expect(red > 128 ? "light" : "dark").toBe(colorScheme)
      })
    }

    test("nothing scrolls sideways", async ({ page }) => {
      for (const { path } of PAGES) {
        await page.goto(path)
        const room = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(room, path).toBe(0)
      }
    })
  })
}
