import { SITE } from "../support/sample"
import { expect, PHONE, settled, test, visit } from "../support/test"

test.use({
  viewport: PHONE,
  allowedErrors: /404 \(Not Found\)|could not be loaded/,
})

for (const { chunk, path, row } of [
  { chunk: "the pictures of a gallery group", path: "/works/", row: /^After/ },
  { chunk: "the images of a project", path: "/projects/", row: "Uni-Piece" },
]) {
  test(`a chunk that does not load, ${chunk}: is told to the visitor in its place, and is mended by Reload`, async ({
    page,
  }) => {
    const ask = () => page.getByRole("button", { name: row }).click()
    const expectHeading = () => expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
    const thrown: string[] = []
    page.on("pageerror", (error) => thrown.push(error.message))
    // What becomes of one that is lost or garbled: `faults.spec.ts`.
    await page.route("**/media/*.json", (route) => route.fulfill({ status: 404, body: "" }))
    await test.step("or is left to a listener that takes care of it", async () => {
      await visit(page, path)
      await page.waitForLoadState("networkidle")
      await page.evaluate(() =>
        window.addEventListener("preload-error", (event) => {
          event.preventDefault()
          document.body.dataset.told = ""
        }),
      )
      await ask()
      await expect(page.locator("body")).toHaveAttribute("data-told")
      await settled(page)
      await expect(page.getByRole("alert")).toHaveCount(0)
      expect(thrown).toEqual([])
      await expectHeading()
    })
    await visit(page, path)
    await page.waitForLoadState("networkidle")
    await ask()
    const notice = page.getByRole("alert")
    await expect(notice).toContainText("could not be loaded")
    // The rest of the page is still there.
    await expect(page.getByRole("banner").getByRole("link", { name: SITE.brand })).toBeVisible()
    await expectHeading()

    await page.unroute("**/media/*.json")
    await Promise.all([page.waitForEvent("load"), notice.getByRole("button", { name: "Reload" }).click()])
    await expect(page.getByRole("alert")).toHaveCount(0)
    await ask()
    await expect(page.getByRole("alert")).toHaveCount(0)
  })
}
