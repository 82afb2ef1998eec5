import { SITE } from "../support/sample"
import { expect, PHONE, settled, test, visit } from "../support/test"

test.use({
  viewport: PHONE,
  allowedErrors: /404 \(Not Found\)|could not be loaded/,
})

test("a chunk that fails to load is reported in its place, and Reload fixes it", async ({ page }) => {
  const openProject = () => page.getByRole("button", { name: "Uni-Piece" }).click()
  const expectHeading = () => expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
  const thrown: string[] = []
  page.on("pageerror", (error) => thrown.push(error.message))
  // Chunks that are lost or garbled, and those of gallery groups, are tested in `faults.spec.ts`.
  await page.route("**/media/*.json", (route) => route.fulfill({ status: 404, body: "" }))
  await test.step("or is left to a listener that handles it", async () => {
    await visit(page, "/projects/")
    await page.waitForLoadState("networkidle")
    await page.evaluate(() =>
      window.addEventListener("preload-error", (event) => {
        event.preventDefault()
        document.body.dataset.failed = event instanceof CustomEvent ? String(event.detail) : ""
      }),
    )
    await openProject()
    await expect(page.locator("body")).toHaveAttribute("data-failed", /could not be loaded: 404/)
    await settled(page)
    await expect(page.getByRole("alert")).toHaveCount(0)
    expect(thrown).toEqual([])
    await expectHeading()
  })
  await visit(page, "/projects/")
  await page.waitForLoadState("networkidle")
  await openProject()
  const notice = page.getByRole("alert")
  await expect(notice).toContainText("could not be loaded")
  // The rest of the page is still there.
  await expect(page.getByRole("banner").getByRole("link", { name: SITE.brand })).toBeVisible()
  await expectHeading()

  await page.unroute("**/media/*.json")
  await Promise.all([page.waitForEvent("load"), notice.getByRole("button", { name: "Reload" }).click()])
  // The address opens the project.
  await expect(page.getByRole("region", { name: "Uni-Piece" }).locator("picture img").first()).toBeVisible()
  await expect(page.getByRole("alert")).toHaveCount(0)
})
