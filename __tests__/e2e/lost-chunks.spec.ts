import type { Page } from "@playwright/test"
import { HOME, SITE } from "../support/sample"
import { expect, PHONE, settled, test, visit } from "../support/test"

declare global {
  interface Window {
    preloadErrors?: { message: string; cancelable: boolean }[]
  }
}

test.use({
  viewport: PHONE,
  allowedErrors: /ERR_FAILED|ChunkLoadError|Loading chunk|Failed to fetch|could not be loaded/,
})

/** Notes the `preload-error` events, and takes care of them if asked to. */
const listen = (page: Page, { handle }: { handle: boolean }) =>
  page.evaluate((isHandled) => {
    window.preloadErrors = []
    window.addEventListener("preload-error", (event) => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : null
      window.preloadErrors?.push({
        message: detail instanceof Error ? detail.message : "no error in detail",
        cancelable: event.cancelable,
      })
      if (isHandled) event.preventDefault()
    })
  }, handle)

const preloadErrors = (page: Page) => page.evaluate(() => window.preloadErrors ?? [])

for (const { chunk, path, row } of [
  { chunk: "the pictures of a gallery group", path: "/works/", row: /^After/ },
  { chunk: "the images of a project", path: "/projects/", row: "Uni-Piece" },
]) {
  test(`a chunk that does not load, ${chunk}: raises a cancelable preload-error event, is told to the visitor in its place, and is mended by Reload`, async ({
    page,
  }) => {
    const ask = () => page.getByRole("button", { name: row }).click()
    const expectHeading = () => expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
    const thrown: string[] = []
    page.on("pageerror", (error) => thrown.push(error.message))
    await page.route("**/media/*.json", (route) => route.abort())
    await test.step("or is left to a listener that takes care of it", async () => {
      await visit(page, path)
      await page.waitForLoadState("networkidle")
      await listen(page, { handle: true })
      await ask()
      await expect.poll(async () => (await preloadErrors(page)).length).toBeGreaterThan(0)
      await settled(page)
      await expect(page.getByRole("alert")).toHaveCount(0)
      expect(thrown).toEqual([])
      await expectHeading()
    })
    await visit(page, path)
    await page.waitForLoadState("networkidle")
    await listen(page, { handle: false })
    await ask()
    const notice = page.getByRole("alert")
    await expect(notice).toContainText("could not be loaded")
    const errors = await preloadErrors(page)
    expect(errors.length).toBeGreaterThan(0)
    for (const { message, cancelable } of errors) {
      expect(cancelable).toBe(true)
      expect(message).not.toBe("no error in detail")
    }
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

test("a chunk that does not load is told of, and leaves the greeting as it is, where it is the typing's", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await visit(page, "/")
  await page.waitForLoadState("networkidle")
  await listen(page, { handle: false })
  await page.route("**/*.js", (route) => route.abort())
  await page.emulateMedia({ reducedMotion: "no-preference" })
  await expect.poll(async () => (await preloadErrors(page)).length).toBeGreaterThan(0)
  await expect(page.getByRole("alert")).toHaveCount(0)
  await expect(
    page
      .getByText(HOME.banner.greetings[0] ?? "")
      .filter({ visible: true })
      .last(),
  ).toBeVisible()
})
