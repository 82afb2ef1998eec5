import { SITE } from "../support/sample"
import { expect, PHONE, settled, test, visit } from "../support/test"

test.use({
  viewport: PHONE,
  allowedErrors: /404 \(Not Found\)|could not be loaded/,
})

test("a chunk that does not load is told to the visitor in its place, and is mended by Reload", async ({ page }) => {
  const ask = () => page.getByRole("button", { name: "Uni-Piece" }).click()
  const expectHeading = () => expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
  const thrown: string[] = []
  page.on("pageerror", (error) => thrown.push(error.message))
  // What becomes of one that is lost or garbled, and of those of a gallery group: `faults.spec.ts`.
  await page.route("**/media/*.json", (route) => route.fulfill({ status: 404, body: "" }))
  await test.step("or is left to a listener that takes care of it", async () => {
    await visit(page, "/projects/")
    await page.waitForLoadState("networkidle")
    await page.evaluate(() =>
      window.addEventListener("preload-error", (event) => {
        event.preventDefault()
        document.body.dataset.told = event instanceof CustomEvent ? String(event.detail) : ""
      }),
    )
    await ask()
    await expect(page.locator("body")).toHaveAttribute("data-told", /could not be loaded: 404/)
    await settled(page)
    await expect(page.getByRole("alert")).toHaveCount(0)
    expect(thrown).toEqual([])
    await expectHeading()
  })
  await visit(page, "/projects/")
  await page.waitForLoadState("networkidle")
  await ask()
  const notice = page.getByRole("alert")
  await expect(notice).toContainText("could not be loaded")
  // The rest of the page is still there.
  await expect(page.getByRole("banner").getByRole("link", { name: SITE.brand })).toBeVisible()
  await expectHeading()

  await page.unroute("**/media/*.json")
  await Promise.all([page.waitForEvent("load"), notice.getByRole("button", { name: "Reload" }).click()])
  // Its address opens it.
  await expect(page.getByRole("region", { name: "Uni-Piece" }).locator("picture img").first()).toBeVisible()
  await expect(page.getByRole("alert")).toHaveCount(0)
})
