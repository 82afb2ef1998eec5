import { DEMO, PAGES, SITE } from "../support/sample"
import { expect, openAll, scrollThrough, test, visit } from "../support/test"

// Console and requests to other hosts are checked after every test: see `test`. Without a prefix, other tests visit as much.
test("visiting everything logs no error and sends no request to another host", async ({ page }) => {
  test.slow()
  for (const { path } of PAGES) {
    await visit(page, path)
    await scrollThrough(page)
    if (path === "/works/")
      for (const { tab } of DEMO) {
        await page.getByRole("tab", { name: tab, exact: true }).click()
        await openAll(page.getByRole("tabpanel", { name: tab, exact: true }))
        await scrollThrough(page)
      }
    if (path === "/projects/") {
      await openAll(page.getByRole("main"))
      await scrollThrough(page)
      await page.getByRole("button", { name: /^Switch to the/ }).click()
    }
  }
  await page.getByRole("banner").getByRole("link", { name: SITE.brand }).click()
  await expect(page.getByRole("link", { name: "Portfolio", exact: true })).toBeVisible()
  await page.waitForLoadState("networkidle")
})
