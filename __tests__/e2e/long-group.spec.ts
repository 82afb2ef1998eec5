import type { Page } from "@playwright/test"
import { hold } from "../support/requests"
import { ANOTHER_OWNER, boxOf, expect, PHONE, settled, test, visit } from "../support/test"

test.use(ANOTHER_OWNER)

/** A group of 14 pictures, in rows of one. */
const GROUP = "stage/scenes/rehearsal"

const groupOf = (page: Page) => page.locator(`[id="${GROUP}"]`)
const rowOf = (page: Page) => groupOf(page).getByRole("button", { name: /^Rehearsal/ })
const moreOf = (page: Page) => groupOf(page).getByRole("button", { name: /^6 more/ })
const takeOf = (page: Page, number: number) => page.locator(`[id="${GROUP}/take-${number}"]`)

async function visitGroup(page: Page, hash = GROUP): Promise<void> {
  await visit(page, `/works/#${hash}`)
  await expect(rowOf(page)).toHaveAttribute("aria-expanded", "true")
  await settled(page)
}

test("a group shows its first eight rows, numbered, and how many follow; the rest opens in place", async ({ page }) => {
  await visitGroup(page)
  await expect(takeOf(page, 8).locator("picture")).toBeVisible()
  await expect(takeOf(page, 9)).toBeHidden()
  await expect(moreOf(page)).toContainText("10–15")
  await expect(groupOf(page).locator("picture")).toHaveCount(8)
  const starts = await groupOf(page)
    .locator("ol")
    .evaluateAll((lists: HTMLOListElement[]) => lists.map(({ start, children }) => [start, children.length]))
  expect(starts, "numbers go on where the first rows end").toEqual([
    [2, 8],
    [10, 6],
  ])

  await moreOf(page).scrollIntoViewIfNeeded()
  const before = await moreOf(page).boundingBox()
  await moreOf(page).click()
  await settled(page)
  await expect(groupOf(page).locator("picture")).toHaveCount(14)
  await expect(takeOf(page, 14).locator("picture")).toBeVisible()
  await expect(moreOf(page)).toBeFocused()
  expect((await moreOf(page).boundingBox())?.y).toBeCloseTo(before?.y ?? NaN, 0)
  await expect(page).toHaveURL(`/works/#${GROUP}/9..14`)

  await test.step("in print the whole group is there, without the row in between", async () => {
    await page.reload()
    await page.emulateMedia({ media: "print" })
    for (const number of [1, 9, 14]) await expect(takeOf(page, number)).toBeVisible()
    await expect(moreOf(page)).toBeHidden()
    await expect(page.getByRole("link", { name: /^Back to the top/ })).toBeHidden()
  })
})

test("addresses lead to the rest's row or a picture; at the end a link leads back to the group", async ({ page }) => {
  await visitGroup(page, `${GROUP}/9..14`)
  await expect(moreOf(page)).toBeFocused()
  const [row, more] = [await boxOf(rowOf(page)), await boxOf(moreOf(page))]
  expect(more.y, "clear of the group's own row").toBeGreaterThanOrEqual(row.bottom - 1)

  await page.goto("about:blank")
  await visitGroup(page, `${GROUP}/take-12`)
  await expect(moreOf(page)).toHaveAttribute("aria-expanded", "true")
  await expect(takeOf(page, 12)).toBeInViewport()
  await expect(takeOf(page, 12).getByRole("link")).toBeFocused()

  const captions = groupOf(page).locator(".caption")
  await expect(captions).toHaveCount(14)
  const heights = await captions.evaluateAll((all) =>
    all.map((caption) => parseFloat(getComputedStyle(caption, "::before").height)),
  )
  expect(new Set(heights).size, "numbers of two digits stand in one line").toBe(1)

  await groupOf(page).getByRole("link", { name: "Back to the top of Rehearsal" }).click()
  await expect(rowOf(page)).toBeFocused()
  await expect(rowOf(page)).toBeInViewport()
  await expect(takeOf(page, 1)).toBeInViewport()
  await page.setViewportSize(PHONE)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
})

test("the viewer goes through the whole group, and closing it returns to the shown picture", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await visitGroup(page)
  await takeOf(page, 8).getByRole("button", { name: /^View/ }).click()
  const viewer = page.getByRole("dialog")
  await expect(viewer.getByText("8 of 14", { exact: true })).toBeVisible()
  for (const number of [9, 10]) {
    await page.keyboard.press("ArrowRight")
    await expect(viewer.getByText(`${number} of 14`, { exact: true })).toBeVisible()
  }
  await page.keyboard.press("Escape")
  await expect(viewer).toHaveCount(0)
  await expect(moreOf(page)).toHaveAttribute("aria-expanded", "true")
  await expect(takeOf(page, 10)).toBeInViewport()
})

test("the rest opens before hydration, and stays open", async ({ page }) => {
  const scripts = await hold(page, /\/(app|framework)-[0-9a-f]+\.js$/)
  await page.goto(`/works/#${GROUP}`, { waitUntil: "commit" })
  await moreOf(page).click()
  await expect(moreOf(page)).toHaveAttribute("aria-expanded", "true")
  await expect(takeOf(page, 14).getByRole("link")).toBeVisible()
  await scripts.release()
  await expect(takeOf(page, 14).locator("picture")).toBeVisible()
  await expect(moreOf(page)).toHaveAttribute("aria-expanded", "true")
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the whole group is there", async ({ page }) => {
    await page.goto("/works/")
    for (const number of [1, 8, 9, 14]) await expect(takeOf(page, number).getByRole("link")).toBeVisible()
    await expect(moreOf(page)).toBeHidden()
  })
})
