import { DEMO, PAGES, PROJECTS, SITE } from "../support/sample"
import { expect, LARGE_SCREEN, openAll, PHONE, scrollThrough, test, visit } from "../support/test"

// That the console stays clean and no other host is asked is checked after every test; here are the visits that see all.
for (const [screen, viewport] of Object.entries({ "a large screen": LARGE_SCREEN, "a phone": PHONE })) {
  test(`a visit of everything on ${screen} logs no error, asks no other host, and finds no inline handler or form`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize(viewport)
    for (const { path } of PAGES) {
      await visit(page, path)
      await expect(page.locator("form, input:not([type=range]), [onclick], [onload], [onerror]")).toHaveCount(0)
      await scrollThrough(page)
    }
    await visit(page, "/works/")
    for (const { tab } of DEMO) {
      await page.getByRole("tab", { name: tab, exact: true }).click()
      const panel = page.getByRole("tabpanel", { name: tab, exact: true })
      await openAll(panel)
      await scrollThrough(page)
    }
    await visit(page, "/projects/")
    for (const { title } of PROJECTS.slice(1))
      await page.getByRole("button", { name: title, exact: true }).press("Enter")
    await scrollThrough(page)
    await page.getByRole("button", { name: /^Switch to the/ }).click()
    await page.getByRole("banner").getByRole("link", { name: SITE.brand }).click()
    await expect(page.getByRole("link", { name: "Portfolio" })).toBeVisible()
    await page.waitForLoadState("networkidle")
  })
}
