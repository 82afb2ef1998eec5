import type { Page } from "@playwright/test"
import { boxOf, expect, LARGE_SCREEN, linesOf, loaded, PHONE, reload, settled, test, visit } from "../support/test"
import {
  closeViewer,
  compareButton,
  Fingers,
  overrideMedia,
  shotOf,
  viewerIsGone,
  viewerOf,
  viewerShows,
  WORK,
} from "../support/viewer"

/** Pairs from each tab and kind of group of the sample. */
const PAIRS = [
  { before: "revamp-ui/before/table-management", after: "revamp-ui/after/table-management" },
  { before: "revamp-ui/before/item-detail", after: "revamp-ui/after/item-detail" },
  { before: "revamp-mobile-ui/before/order-management", after: "revamp-mobile-ui/after/order-management" },
  { before: "new-features/food-order-status/before-change", after: "new-features/food-order-status/after-change" },
  {
    before: "new-features/order-management/payment-filter-before",
    after: "new-features/order-management/payment-filter-after",
  },
]

const FOOD = { before: "revamp-ui/before/food-item", after: "revamp-ui/after/food-item" }

/** The visible pair; its neighbours are outside the window. */
const current = (page: Page) => viewerOf(page).locator(".yarl__slide_current")
const divider = (page: Page) => current(page).getByRole("slider", { name: /^Divider/ })
const stage = (page: Page) => current(page).locator("[data-stage]")

/** Waits until both pictures of the comparison are loaded. */
async function compared(page: Page) {
  await expect(viewerOf(page)).toBeVisible()
  const pictures = current(page).locator("picture img")
  await expect(pictures).toHaveCount(2)
  await loaded(pictures)
  await settled(page)
}

async function open(page: Page, after = FOOD.after) {
  await visit(page, `/works/?compare=${WORK}/${after}`)
  await compared(page)
}

/** How much of the before picture is visible, percent of the stage's width. */
const shareOf = async (page: Page) => Number(await divider(page).inputValue())

const button = (page: Page, name: string) => viewerOf(page).getByRole("button", { name })

/** Goes to a screenshot on the open page. */
async function goTo(page: Page, address: string) {
  await page.evaluate((hash) => (location.hash = hash), `${WORK}/${address}`)
  await expect(shotOf(page, address).getByRole("link")).toBeFocused()
}

/** Expects a screenshot of a pair to say which one it is, in line with Compare and View. */
async function expectCaption(page: Page, address: string, which: "before" | "after") {
  const shot = shotOf(page, address)
  await expect(shot.locator(".caption")).toHaveText(new RegExp(`, ${which}\\b`))
  await expect(shot.getByRole("button")).toHaveText([/^Compare/, /^View/])
  await settled(page)
  const box = (part: string) => boxOf(shot.locator(part))
  const [caption, compare, view] = [await box(".caption"), await box("[data-compare]"), await box("[data-view]")]
  const middleOf = ({ y, height }: typeof caption) => y + height / 2
  expect(middleOf(compare)).toBe(middleOf(view))
  const isNarrow = (await shot.getAttribute("data-orientation")) === "portrait"
  if (!isNarrow) expect(Math.abs(middleOf(caption) - middleOf(compare))).toBeLessThanOrEqual(2)
  for (const { width, height } of [compare, view]) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
}

test("pairs are labelled and can be compared from either picture, and closing returns to it", async ({ page }) => {
  test.slow()
  await visit(page, `/works/#${WORK}/${FOOD.before}`)
  await test.step("also after a reload", async () => {
    await compareButton(page, FOOD.before).click()
    await compared(page)
    await reload(page)
    await compared(page)
    await closeViewer(page)
    await expect(compareButton(page, FOOD.before)).toBeFocused()
    await expect(shotOf(page, FOOD.before)).toBeInViewport()
    await expect(shotOf(page, FOOD.after)).toBeHidden()
  })
  for (const { before, after } of PAIRS) {
    for (const from of [before, after]) {
      await test.step(from, async () => {
        await goTo(page, from)
        await expectCaption(page, from, from === before ? "before" : "after")
        const open = page.getByRole("main").getByRole("button", { expanded: true })
        const openCount = await open.count()
        await compareButton(page, from).click()
        await compared(page)
        expect(new URL(page.url()).searchParams.get("compare")).toBe(`${WORK}/${after}`)
        const shown = current(page).locator(`[data-share="${from === before ? "before" : "after"}"] img`)
        const source = await shotOf(page, from).locator("img").getAttribute("src")
        await expect(shown).toHaveAttribute("src", source ?? "none")
        const href = await shotOf(page, after).locator("a").getAttribute("href")
        await expect(viewerOf(page).getByRole("link", { name: /^Full size/ })).toHaveAttribute("href", href ?? "none")
        await closeViewer(page)
        await expect(compareButton(page, from)).toBeFocused()
        // The other picture's group has not been opened.
        await expect(open).toHaveCount(openCount)
      })
    }
  }
  await test.step("a screenshot without a counterpart has no label", async () => {
    const alone = "new-features/member-dashboard/dashboard"
    await goTo(page, alone)
    await expect(shotOf(page, alone).locator(".caption")).not.toHaveText(/before|after/)
    await expect(compareButton(page, alone)).toHaveCount(0)
  })
})

test("the divider moves by keys and by dragging; the other picture shows while a button is held", async ({ page }) => {
  await open(page)
  await expect(viewerOf(page)).toHaveAccessibleName("Comparison: Food Item")
  await test.step("pictures of the same size have no note about it", async () => {
    await expect(viewerOf(page)).not.toContainText("aligned")
  })
  await test.step("by arrows, Home, End and page keys", async () => {
    await divider(page).focus()
    await expect(divider(page)).toHaveAttribute("aria-valuetext", "50% before, 50% after")
    await page.keyboard.press("ArrowRight")
    await expect(divider(page)).toHaveAttribute("aria-valuetext", "51% before, 49% after")
    await page.keyboard.press("ArrowLeft")
    await page.keyboard.press("ArrowLeft")
    expect(await shareOf(page)).toBe(49)
    await page.keyboard.press("PageUp")
    expect(await shareOf(page)).toBeGreaterThanOrEqual(59)
    await page.keyboard.press("PageDown")
    expect(await shareOf(page)).toBeLessThanOrEqual(50)
    await page.keyboard.press("Home")
    expect(await shareOf(page)).toBe(0)
    await page.keyboard.press("End")
    await expect(divider(page)).toHaveAttribute("aria-valuetext", "100% before, 0% after")
    // The visible parts follow it.
    await expect(current(page).locator('[data-share="after"]')).toHaveCSS("clip-path", "inset(0px 0px 0px 100%)")
    expect(new URL(page.url()).searchParams.get("compare")).toBe(`${WORK}/${FOOD.after}`)
  })
  await test.step("by dragging, and the viewer stays open", async () => {
    const { x, y, width, height } = await boxOf(stage(page))
    await page.mouse.move(x + width * 0.2, y + height / 2)
    await page.mouse.down()
    expect(Math.abs((await shareOf(page)) - 20)).toBeLessThanOrEqual(1)
    await page.mouse.move(x + width * 0.8, y + height / 2, { steps: 4 })
    await page.mouse.up()
    expect(Math.abs((await shareOf(page)) - 80)).toBeLessThanOrEqual(1)
    await expect(divider(page)).toBeFocused()
    await expect(stage(page)).toBeVisible()
    // A pointer that only passes moves nothing.
    await page.mouse.move(x + width * 0.5, y + height / 2)
    expect(Math.abs((await shareOf(page)) - 80)).toBeLessThanOrEqual(1)
  })
  await test.step("the other picture is visible as long as the button is held, by mouse or key", async () => {
    await page.keyboard.press("Home")
    const before = current(page).locator('[data-share="before"]')
    const [hidden, shown] = ["inset(0px 100% 0px 0px)", "inset(0px 0% 0px 0px)"]
    await expect(before).toHaveCSS("clip-path", hidden)
    const blink = button(page, "Hold to see the other")
    await blink.hover()
    await page.mouse.down()
    await expect(before).toHaveCSS("clip-path", shown)
    await expect(blink).toHaveAttribute("aria-pressed", "true")
    await page.mouse.up()
    await expect(before).toHaveCSS("clip-path", hidden)
    await blink.focus()
    await page.keyboard.down("Space")
    await expect(before).toHaveCSS("clip-path", shown)
    await page.keyboard.up("Space")
    await expect(before).toHaveCSS("clip-path", hidden)
    // As assistive technology activates it, without a pointer or a key.
    for (const clipPath of [shown, hidden]) {
      await blink.evaluate((element: HTMLElement) => element.click())
      await expect(before).toHaveCSS("clip-path", clipPath)
    }
  })
  await test.step("going on to another pair while it is held leaves the divider in place", async () => {
    await page.keyboard.down("Space")
    await page.keyboard.press("ArrowLeft")
    await expect(viewerOf(page)).not.toHaveAccessibleName("Comparison: Food Item")
    await page.keyboard.up("Space")
    await settled(page)
    expect(await shareOf(page)).toBe(0)
  })
  await test.step("the button is released when it disappears", async () => {
    const blink = button(page, "Hold to see the other")
    await blink.hover()
    await page.mouse.down()
    await button(page, "View one by one").dispatchEvent("click")
    await expect(blink).toHaveCount(0)
    await page.mouse.up()
    await button(page, "Compare with the other").click()
    await expect(blink).toHaveAttribute("aria-pressed", "false")
  })
})

test("a comparison has buttons to show both side by side, to copy its link, and to view them one by one and go back", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await open(page)
  await test.step("side by side at the same scale and height, 20 px from the window's edges", async () => {
    await button(page, "Side by side").click()
    const figures = current(page).getByRole("figure")
    await expect(figures).toHaveCount(2)
    await expect(figures.nth(0)).toHaveAccessibleName("Before")
    await expect(figures.nth(1)).toHaveAccessibleName("After")
    const [before, after] = await Promise.all([0, 1].map((at) => boxOf(figures.nth(at).locator("img"))))
    expect(before?.y).toBe(after?.y)
    expect(before?.width).toBeCloseTo(after?.width ?? NaN, 0)
    expect(after?.x).toBeGreaterThanOrEqual(before?.right ?? NaN)
    for (const width of [LARGE_SCREEN.width, 1920]) {
      await page.setViewportSize({ width, height: 1080 })
      await settled(page)
      await expect.poll(async () => (await boxOf(figures.nth(0))).x).toBeCloseTo(20, 0)
      await expect.poll(async () => (await boxOf(figures.nth(1))).right).toBeCloseTo(width - 20, 0)
    }
    await button(page, "Side by side").click()
    await expect(divider(page)).toBeAttached()
  })
  await button(page, "Copy link").click()
  await expect(viewerOf(page).getByRole("status")).toHaveText("Link copied.")
  await expect(viewerOf(page).getByRole("paragraph")).toContainText("Link copied.")
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(`${baseURL}/works/?compare=${WORK}/${FOOD.after}`)
  await button(page, "View one by one").click()
  await viewerShows(page, "Food Item")
  await expect(viewerOf(page)).toHaveAccessibleName("Viewer: Revamp - UI, After")
  await expect(viewerOf(page).getByRole("status")).toHaveText("3 of 4, Food Item")
  await button(page, "Compare with the other").click()
  await compared(page)
})

test("a picture flies from the page only when the viewer opens, not from an open comparison", async ({ page }) => {
  await visit(page, `/works/#${WORK}/${FOOD.after}`)
  await compareButton(page, FOOD.after).click()
  await compared(page)
  await page.evaluate(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function (...animation) {
      if (this instanceof HTMLElement && this.dataset.picture) document.documentElement.dataset.flown = ""
      return animate.apply(this, animation)
    }
  })
  await button(page, "View one by one").click()
  await viewerShows(page, "Food Item")
  await settled(page)
  await expect(page.locator("html")).not.toHaveAttribute("data-flown")
})

test("pictures of different sizes are aligned at the top left at one scale, and a note says so", async ({ page }) => {
  // The data of the after picture, as if it were half as high.
  await overrideMedia(page, { height: 900 })
  await open(page)
  await expect(viewerOf(page)).toContainText("Before 2880 × 1800 px, after 2880 × 900 px: aligned at the top left")
  const before = await boxOf(current(page).locator('[data-share="before"] img'))
  const after = await boxOf(current(page).locator('[data-share="after"] img'))
  expect([after.x, after.y]).toEqual([before.x, before.y])
  expect(after.width).toBeCloseTo(before.width, 0)
  expect(after.height).toBeCloseTo(before.height / 2, 0)
})

test("buttons and arrow keys go through the pairs of a group; the divider keeps its position", async ({ page }) => {
  await visit(page, "/works/")
  await page.getByRole("button", { name: "Compare all 4" }).click()
  await compared(page)
  const position = viewerOf(page).locator("[data-position]")
  const expectPair = async (number: number, name: string, place: number) => {
    await expect(position).toHaveText(`${place} of 4`)
    await expect(viewerOf(page).getByRole("paragraph")).toHaveText(new RegExp(`^${number}\\s*${name}$`))
    await compared(page)
  }
  await expectPair(5, "Table Management", 1)
  await expect(button(page, "Previous")).toHaveAttribute("aria-disabled", "true")
  await divider(page).focus()
  await page.keyboard.press("Home")
  await page.keyboard.press("ArrowRight")
  await expectPair(5, "Table Management", 1)
  await button(page, "Next").click()
  await expectPair(6, "Close and Settlement", 2)
  await expect.poll(() => shareOf(page)).toBe(1)
  await expect(page).toHaveURL(`/works/?compare=${WORK}/revamp-ui/after/close-and-settlement`)
  await page.keyboard.press("ArrowRight")
  await expectPair(7, "Food Item", 3)
  await page.keyboard.press("ArrowLeft")
  await expectPair(6, "Close and Settlement", 2)
  await test.step("in a zoomed comparison, the arrow keys move it", async () => {
    const { width } = await boxOf(stage(page))
    await page.keyboard.press("+")
    await expect.poll(async () => (await boxOf(stage(page))).width).toBeGreaterThan(1.5 * width)
    await settled(page)
    const { x } = await boxOf(stage(page))
    await page.keyboard.press("ArrowRight")
    await expect.poll(async () => (await boxOf(stage(page))).x).toBeLessThan(x - 50)
    await expectPair(6, "Close and Settlement", 2)
    await page.keyboard.press("-")
    await expect.poll(async () => (await boxOf(stage(page))).width).toBeCloseTo(width, 0)
  })
  await page.goBack()
  await viewerIsGone(page)
  // It began in the group Before, the only open one.
  await expect(shotOf(page, "revamp-ui/before/close-and-settlement")).toBeVisible()
  await expect(shotOf(page, "revamp-ui/after/close-and-settlement")).toBeHidden()
  // Now it is closed at a pair other than the first; that pair's control is behind the group's sticky row.
  const control = compareButton(page, "revamp-ui/before/table-management")
  await control.evaluate((element) => scrollBy({ top: element.getBoundingClientRect().top - 64, behavior: "instant" }))
  await compareButton(page, "revamp-ui/before/close-and-settlement").click()
  await button(page, "Previous").click()
  await expectPair(5, "Table Management", 1)
  await page.goBack()
  await viewerIsGone(page)
  await expect(control).toBeFocused()
  // Below the bar (64 px) and the row (72 px).
  await expect.poll(async () => (await boxOf(control)).y).toBeGreaterThanOrEqual(136)
})

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

  test("by finger, the comparison opens, its divider moves, its button shows the other picture", async ({ page }) => {
    await visit(page, "/works/")
    await compareButton(page, FOOD.before).tap()
    await compared(page)
    await expect(button(page, "Side by side"), "there is no room for two").toHaveCount(0)
    const { x, y, width, height } = await boxOf(stage(page))
    const at = (part: number) => ({ x: x + width * part, y: y + height / 2 })
    const fingers = await Fingers.of(page)
    await fingers.drag([at(0.5)], [at(0.1)])
    expect(Math.abs((await shareOf(page)) - 10)).toBeLessThanOrEqual(1)
    await fingers.drag([at(0.1)], [{ x: at(0.7).x, y: at(0.7).y + 60 }])
    expect(Math.abs((await shareOf(page)) - 70)).toBeLessThanOrEqual(1)
    const address = page.url()
    await fingers.drag([at(0.6), at(0.9)], [at(0.02), at(1)])
    await settled(page)
    expect(page.url()).toBe(address)
    await test.step("two fingers enlarge it, one then moves it, and two taps show it whole again", async () => {
      await fingers.pinch(at(0.3), 20, 60)
      await expect.poll(async () => (await boxOf(stage(page))).width).toBeGreaterThan(2 * width)
      const { x: enlarged } = await boxOf(stage(page))
      await fingers.drag([at(0.4)], [at(0.2)])
      await expect.poll(async () => (await boxOf(stage(page))).x).toBeLessThan(enlarged - 0.1 * width)
      expect(page.url()).toBe(address)
      await fingers.tapTwice(at(0.9))
      await expect.poll(async () => (await boxOf(stage(page))).width).toBeCloseTo(width, 0)
    })

    const box = await boxOf(button(page, "Hold"))
    const session = await page.context().newCDPSession(page)
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const after = current(page).locator('[data-share="after"]')
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] })
    await expect(after).toHaveCSS("clip-path", "inset(0px 0px 0px 0%)")
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
    await expect(after).toHaveCSS("clip-path", /^inset\(0px 0px 0px (69|70|71)(\.\d+)?%\)$/)
    await page.goBack()
    await viewerIsGone(page)
    await expect(compareButton(page, FOOD.before)).toBeFocused()
  })
})

test("on a phone, a narrow picture's label is on the line after its name; every pair is labelled", async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 430, height: 932 })
  await visit(page, "/works/")
  await page.getByRole("tab", { name: "Revamp - Mobile UI" }).click()
  const panel = page.getByRole("tabpanel", { name: "Revamp - Mobile UI" })
  await expect(panel.getByRole("img")).toHaveCount(2)
  const captions = panel.locator(".caption > :first-child")
  await expect(captions).toHaveText(["Table Management, before", "Order Management, before"])
  for (const caption of await captions.all()) {
    const [first, rest] = await caption.evaluate((element) => {
      const selection = getSelection()
      selection?.collapse(element, 0)
      selection?.modify("extend", "forward", "lineboundary")
      const line = String(selection)
      return [line, element.textContent.slice(line.length)]
    })
    expect(first).toMatch(/^(Table|Order) Management,?\s*$/)
    expect(rest.trim()).toBe("before")
  }
  await page.setViewportSize(PHONE)
  for (const { before, after } of PAIRS) {
    for (const address of [before, after]) {
      await goTo(page, address)
      await expectCaption(page, address, address === before ? "before" : "after")
    }
  }
})

test("in a window of 320x256 px, the labels of a narrow pair are beside each other, each on one line", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await open(page, "revamp-mobile-ui/after/table-management")
  const [before, after] = [
    current(page).getByText("Before", { exact: true }),
    current(page).getByText("After", { exact: true }),
  ]
  for (const label of [before, after]) expect(await linesOf(label)).toHaveLength(1)
  expect((await boxOf(before)).right).toBeLessThan((await boxOf(after)).x)
})
