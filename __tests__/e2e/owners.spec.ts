import { type Owner, siteOf, testOwner } from "../support/owners"
import { expect, hydrated, test, visit } from "../support/test"

const JAPANESE = { name: "japanese", port: 9107, language: "ja" }
/** With English beside it: some files are not translated, of others some texts are not. */
const GERMAN = { name: "german", port: 9108 }
/** As little as the check accepts. */
const LEAST = { name: "least", port: 9109 }

const describeOwner = (owner: Owner, more?: () => void) =>
  test.describe(owner.name, () => {
    test.use({ baseURL: siteOf(owner).origin })
    testOwner(owner)
    more?.()
  })

describeOwner(JAPANESE)

describeOwner(GERMAN, () => {
  test("an only tab has no list of tabs, its address leads to what is in it, and paper has its label", async ({
    page,
  }) => {
    await visit(page, "/works/versicherung/")
    await expect(page.getByRole("tablist")).toHaveCount(0)
    await page.goto("/works/#versicherung/schaden")
    await hydrated(page)
    const panel = page.getByRole("group", { name: "Schadensabwicklung" })
    await expect(panel).toBeInViewport()
    await expect(panel.locator(":focus")).toHaveCount(1)
    // That of the works.
    await expect(page.getByRole("tablist")).toHaveCount(1)
    await page.emulateMedia({ media: "print" })
    const label = () => panel.evaluate((element) => getComputedStyle(element, "::before").content)
    await expect.poll(label).toBe('"Schadensabwicklung"')
  })
})

describeOwner(LEAST, () => {
  test("pages, sections and links that would be empty are left out", async ({ page }) => {
    await visit(page, "/")
    await expect(page.getByRole("main").getByRole("heading")).toHaveText(["Bo"])
    await expect(page.getByRole("banner").getByRole("link")).toHaveCount(1)
  })
})
