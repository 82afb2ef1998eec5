import { expect, LARGE_SCREEN, PHONE, test, visit } from "../support/test"

/** Every pair of the sample, as the last parts of their addresses. */
const PAIRS = [
  ["revamp-ui/before/table-management", "revamp-ui/after/table-management"],
  ["revamp-mobile-ui/before/order-management", "revamp-mobile-ui/after/order-management"],
  ["new-features/food-order-status/before-change", "new-features/food-order-status/after-change"],
  ["new-features/order-management/payment-filter-before", "new-features/order-management/payment-filter-after"],
]

for (const [screen, viewport] of Object.entries({ "a large screen": LARGE_SCREEN, "a phone": PHONE })) {
  test(`on ${screen} the screenshots of a pair say which they are and lead to each other`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const shot = (address: string) => page.locator(`[id="company/${address}"]`)
    for (const [before = "", after = ""] of PAIRS) {
      await test.step(before, async () => {
        await page.goto("about:blank")
        await page.goto(`/works/#company/${before}`)
        await expect(shot(before).getByText("Before", { exact: true })).toBeVisible()
        await shot(before).getByRole("button", { name: "See the new one" }).click()

        await expect(shot(after).getByRole("link")).toBeFocused()
        await expect(shot(after).getByText("After", { exact: true })).toBeVisible()
        await expect(shot(after).getByRole("img")).toBeInViewport()
        await expect(page).toHaveURL(`/works/#company/${after}`)

        await shot(after).getByRole("button", { name: "See the old one" }).click()
        await expect(shot(before).getByRole("link")).toBeFocused()
        await expect(shot(before).getByRole("img")).toBeInViewport()
      })
    }
    const alone = "new-features/member-dashboard/dashboard"
    await test.step("a screenshot without a twin says neither", async () => {
      await page.evaluate((address) => (location.hash = address), `company/${alone}`)
      await expect(shot(alone).getByRole("link")).toBeFocused()
      await expect(shot(alone).getByRole("button", { name: /^(See|Compare)/ })).toHaveCount(0)
    })
  })
}

test("on a phone a caption of a narrow picture stands on one line", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await visit(page, "/works/")
  await page.getByRole("tab", { name: "Revamp - Mobile UI" }).click()
  const panel = page.getByRole("tabpanel", { name: "Revamp - Mobile UI" })
  const captions = panel.getByText(/^(Table|Order) Management$/)
  await expect(panel.getByRole("img")).toHaveCount(2)
  for (const caption of await captions.all()) {
    const { lines } = await caption.evaluate((element) => ({ lines: element.getClientRects().length }))
    expect(lines).toBe(1)
    const box = await caption.boundingBox()
    expect(box?.height).toBeLessThan(26)
  }
})
