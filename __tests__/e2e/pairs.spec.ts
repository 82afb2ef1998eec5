import { boxOf, expect, LARGE_SCREEN, PHONE, settled, test, visit } from "../support/test"

/** Every pair of the sample, as the last parts of their addresses. */
const PAIRS = [
  ["revamp-ui/before/table-management", "revamp-ui/after/table-management"],
  ["revamp-mobile-ui/before/order-management", "revamp-mobile-ui/after/order-management"],
  ["new-features/food-order-status/before-change", "new-features/food-order-status/after-change"],
  ["new-features/order-management/payment-filter-before", "new-features/order-management/payment-filter-after"],
]

for (const [screen, viewport] of Object.entries({ "a large screen": LARGE_SCREEN, "a phone": PHONE })) {
  test(`on ${screen} the screenshots of a pair say which they are, in one line with Compare and View`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const shot = (address: string) => page.locator(`[id="company/${address}"]`)
    for (const pair of PAIRS) {
      for (const [place, address] of pair.entries()) {
        await test.step(address, async () => {
          await page.goto("about:blank")
          await page.goto(`/works/#company/${address}`)
          await expect(shot(address).locator(".caption")).toHaveText(place === 0 ? /, before\b/ : /, after\b/)
          await expect(shot(address).getByRole("button")).toHaveText([/^Compare/, /^View/])
          await settled(page)
          const boxes = await Promise.all(
            [".caption", "[data-compare]", "[data-view]"].map((part) => boxOf(shot(address).locator(part))),
          )
          const [caption, compare, view] = boxes.map(({ y, height }) => y + height / 2)
          expect(compare).toBe(view)
          const isNarrow = (await shot(address).getAttribute("data-orientation")) === "portrait"
          if (!isNarrow) expect(Math.abs((caption ?? 0) - (compare ?? 0))).toBeLessThanOrEqual(2)
          for (const { width, height } of boxes.slice(1)) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
        })
      }
    }
    const alone = "new-features/member-dashboard/dashboard"
    await test.step("a screenshot without a twin says neither", async () => {
      await page.evaluate((address) => (location.hash = address), `company/${alone}`)
      await expect(shot(alone).getByRole("link")).toBeFocused()
      await expect(shot(alone).locator(".caption")).not.toHaveText(/before|after/)
      await expect(shot(alone).getByRole("button", { name: /^Compare/ })).toHaveCount(0)
    })
  })
}

test("on a phone the name of a narrow picture has one line, and which of a pair it is the next", async ({ page }) => {
  await page.setViewportSize({ width: 430, height: 932 })
  await visit(page, "/works/")
  await page.getByRole("tab", { name: "Revamp - Mobile UI" }).click()
  const panel = page.getByRole("tabpanel", { name: "Revamp - Mobile UI" })
  await expect(panel.getByRole("img")).toHaveCount(2)
  const captions = panel.locator(".caption > :first-child")
  await expect(captions).toHaveText(["Table Management, before", "Order Management, before"])
  for (const caption of await captions.all()) {
    const lines = await caption.evaluate((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const tops = new Map<number, string[]>()
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { index, 0: word } of text.nodeValue?.matchAll(/\w+/g) ?? []) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const line = Math.round(range.getBoundingClientRect().top)
          tops.set(line, [...(tops.get(line) ?? []), word])
        }
      }
      return [...tops.values()].map((words) => words.join(" "))
    })
    expect(lines).toEqual([expect.stringMatching(/^(Table|Order) Management$/), "before"])
  }
})
