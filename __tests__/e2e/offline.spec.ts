import { barLink, follow, heading, swapped } from "../support/navigation"
import { expect, outlineShown, test, visit } from "../support/test"
import { viewerOf, viewerShows } from "../support/viewer"

test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/ })

for (const when of ["before", "during"]) {
  test(`a visitor who goes offline ${when} a navigation stays, sees a notice, arrives later`, async ({
    page,
    context,
  }) => {
    await visit(page, "/resume/")
    if (when === "before") await context.setOffline(true)
    else
      await page.route("**/page-data/projects/*", async (route) => {
        await context.setOffline(true)
        await route.abort("internetdisconnected")
      })
    // The page itself shows the notice, not the browser's error page, which has no bar.
    await barLink(page, "PROJECTS").click()
    await expect(page.getByRole("alert")).toHaveText(/You are offline/)
    await expect(page).toHaveURL(/\/resume\/$/)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await page.unrouteAll()
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/projects\/$/)
    await expect(heading(page, "Projects")).toBeVisible()
    await expect(page.getByRole("alert")).toHaveCount(0)
  })
}

test("a page that has already been loaded opens offline, and a click elsewhere dismisses the notice", async ({
  page,
  context,
}) => {
  await visit(page, "/works/")
  await outlineShown(page)
  await follow(page, "Projects")
  await context.setOffline(true)
  await follow(page, "Works")
  await page.getByRole("contentinfo").getByRole("link", { name: "Résumé" }).click()
  await expect(page.getByRole("alert")).toBeVisible()
  await page.getByRole("heading", { level: 1, name: "Works" }).click()
  await expect(page.getByRole("alert")).toHaveCount(0)
  await expect(page).toHaveURL(/\/works\//)

  await test.step("so does going back, which is not undone when the connection is back", async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Résumé" }).click()
    await expect(page.getByRole("alert")).toBeVisible()
    await page.goBack()
    await expect(page.getByRole("heading", { level: 1, name: "Projects" })).toBeVisible()
    await expect(page.getByRole("alert")).toHaveCount(0)
    await context.setOffline(false)
    await swapped(page)
    await expect(page).toHaveURL(/\/projects\//)
  })
})

test("pictures in the viewer that failed offline are loaded once the connection is back", async ({ page, context }) => {
  await visit(page, "/works/company/?view=new-features/member-dashboard/dashboard")
  await viewerShows(page, "Dashboard")
  await context.setOffline(true)
  const failed = viewerOf(page).getByRole("alert")
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowRight")
  await expect(failed.first()).toHaveText("This picture could not be loaded.")
  await context.setOffline(false)
  await expect(failed).toHaveCount(0)
})

test("pictures of the page that failed offline are loaded once the connection is back", async ({ page, context }) => {
  await page.route("**/media/**", (route) => route.abort("internetdisconnected"))
  await visit(page, "/works/company/#revamp-ui/before/item-detail")
  const picture = page.locator('[id$="revamp-ui/before/item-detail"] img').first()
  const width = () => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)
  await expect.poll(width).toBe(0)
  await page.unrouteAll()
  await context.setOffline(true)
  await context.setOffline(false)
  await expect.poll(width).toBeGreaterThan(0)
})
