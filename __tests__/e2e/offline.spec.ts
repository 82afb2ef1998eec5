import { expect, LARGE_SCREEN, onePage, outlined, test, visit } from "../support/test"

test.use({ viewport: LARGE_SCREEN, allowedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/ })

test("a visitor who loses the line before a navigation stays, is told so, and goes on when it is back", async ({
  page,
  context,
}) => {
  await visit(page, "/resume/")
  await context.setOffline(true)
  // All notices of a connection that is lost are those of the page: the browser's own error page has no bar.
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "PROJECTS" }).click()
  await expect(page.getByRole("alert")).toHaveText(/You are offline/)
  await expect(page).toHaveURL(/\/resume\/$/)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/projects\/$/)
  await expect(page.getByRole("heading", { level: 1, name: "Projects" })).toBeVisible()
  await expect(page.getByRole("alert")).toHaveCount(0)
})

test("what is there already opens without a connection, and a click elsewhere takes the notice away", async ({
  page,
  context,
}) => {
  const pages = page.getByRole("navigation", { name: "Pages" })
  await visit(page, "/works/")
  await outlined(page)
  await pages.getByRole("link", { name: "PROJECTS" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Projects" })).toBeVisible()
  await context.setOffline(true)
  await pages.getByRole("link", { name: "WORKS" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Works" })).toBeVisible()
  await onePage(page)
  await page.getByRole("contentinfo").getByRole("link", { name: "Résumé" }).click()
  await expect(page.getByRole("alert")).toBeVisible()
  await page.getByRole("heading", { level: 1, name: "Works" }).click()
  await expect(page.getByRole("alert")).toHaveCount(0)
  await expect(page).toHaveURL(/\/works\//)

  await test.step("so does a step back, which the connection's return doesn't undo", async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Résumé" }).click()
    await expect(page.getByRole("alert")).toBeVisible()
    await page.goBack()
    await expect(page.getByRole("heading", { level: 1, name: "Projects" })).toBeVisible()
    await expect(page.getByRole("alert")).toHaveCount(0)
    await context.setOffline(false)
    await onePage(page)
    await expect(page).toHaveURL(/\/projects\//)
  })
})
