import { DEMO, PAGES, PROJECTS, SITE } from "../support/sample"
import { expect, LARGE_SCREEN, openAll, scrollThrough, test, visit } from "../support/test"

// The console and the hosts that are asked are checked after every test: see `test`. At the root of a host others see as much.
test("a visit of everything logs no error and asks no other host", async ({ page }) => {
  test.slow()
  await page.setViewportSize(LARGE_SCREEN)
  for (const { path } of PAGES) {
    await visit(page, path)
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
  for (const { title } of PROJECTS.slice(1)) await page.getByRole("button", { name: title, exact: true }).press("Enter")
  await scrollThrough(page)
  await page.getByRole("button", { name: /^Switch to the/ }).click()
  await page.getByRole("banner").getByRole("link", { name: SITE.brand }).click()
  await expect(page.getByRole("link", { name: "Portfolio" })).toBeVisible()
  await page.waitForLoadState("networkidle")
})
