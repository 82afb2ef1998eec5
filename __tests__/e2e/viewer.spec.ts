import type { Locator, Page } from "@playwright/test"
import { requestedBy } from "../support/requests"
import { ANOTHER_OWNER, boxOf, expect, LARGE_SCREEN, PHONE, settled, test, unchanged, visit } from "../support/test"
import {
  closeViewer,
  doubleClickIsOver,
  Fingers,
  openForScript,
  overrideMedia,
  pictureOf,
  shotOf,
  viewButton,
  viewerIsGone,
  viewerOf,
  viewerShows,
  WORK,
} from "../support/viewer"

const FOOD = "revamp-ui/before/food-item"
const MOBILE = "revamp-mobile-ui/before/table-management"

/** The last screenshot of its group; the next group has a long title. */
const LAST_BEFORE_LONG = "new-features/member-dashboard/member-point"

const button = (page: Page, name: string | RegExp) => viewerOf(page).getByRole("button", { name })

async function open(page: Page, address = FOOD, name = "Food Item") {
  await visit(page, `/works/?view=${WORK}/${address}`)
  await viewerShows(page, name)
}

const positionOf = (page: Page) => viewerOf(page).locator("[data-position]")
const captionOf = (page: Page, name: string) => viewerOf(page).getByRole("paragraph").filter({ hasText: name }).first()

/** Whether all of an element's text is visible. */
const isFullyVisible = (locator: Locator) =>
  locator.evaluate(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth <= clientWidth && scrollHeight <= clientHeight,
  )

/** The position and size of the picture once nothing moves. */
async function pictureBox(page: Page) {
  await settled(page)
  return boxOf(pictureOf(page))
}

/** The scale at which a picture is drawn once nothing moves, from its drawn width and its own. */
const scaleOf = async (page: Page, width: number) => (await pictureBox(page)).width / width

test("a double click's second press doesn't close the viewer just opened; a later press does", async ({ page }) => {
  await visit(page, "/works/")
  // As soon as there is something to press.
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const beside = document.elementFromPoint(6, 400)
      if (!beside?.closest(".yarl__slide")) return
      observer.disconnect()
      for (const type of ["pointerdown", "pointerup"])
        beside.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, isPrimary: true }))
      document.body.dataset.pressed = ""
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  await viewButton(page, FOOD).click()
  await viewerShows(page, "Food Item")
  await expect(page.locator("body")).toHaveAttribute("data-pressed")
  await doubleClickIsOver(page)
  await expect(viewerOf(page)).toBeVisible()
  await page.mouse.click(6, 400)
  await viewerIsGone(page)
})

test("with text at 200%, the viewer's caption stays in its bar, and the bar in the window", async ({ page }) => {
  const narrow = { width: 360, height: 640 }
  await page.setViewportSize(narrow)
  for (const query of [`view=${WORK}/${FOOD}`, `compare=${WORK}/revamp-ui/after/food-item`]) {
    await visit(page, `/works/?${query}`)
    await expect(viewerOf(page)).toBeVisible()
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"))
    await settled(page)
    const caption = viewerOf(page).getByRole("paragraph").last()
    await caption.evaluate((element) => element.append(", of which more than a line is said"))
    const { y, height } = await boxOf(caption)
    expect(height, "two lines").toBeGreaterThan(60)
    expect(y + height).toBeLessThanOrEqual(narrow.height)
  }
})

test("the viewer opens as large as fits, with controls, and returns to the focused screenshot", async ({ page }) => {
  await page.addInitScript(() => {
    const flights: { from: string; to: string; duration: unknown }[] = []
    Object.assign(window, { flights })
    // The library removes the viewer after 200 ms, even if there was no frame in which the picture's animation could start.
    const wait = window.setTimeout.bind(window)
    const slower = (act: () => void, delay?: number) => wait(act, delay === 200 ? 3000 : delay)
    Object.assign(window, { setTimeout: slower })
    const animate = Element.prototype.animate
    Element.prototype.animate = function (keyframes, options) {
      if (this instanceof HTMLElement && this.dataset.picture && Array.isArray(keyframes)) {
        const [from, to] = keyframes.map(({ transform }) => String(transform))
        flights.push({
          from: from ?? "",
          to: to ?? "",
          duration: typeof options === "object" ? options.duration : options,
        })
      }
      return animate.call(this, keyframes, options)
    }
  })
  await visit(page, "/works/")
  await viewButton(page, FOOD).scrollIntoViewIfNeeded()
  await viewButton(page, FOOD).focus()
  await page.keyboard.press("Enter")
  await viewerShows(page, "Food Item")
  await expect.soft(viewerOf(page)).toHaveAttribute("aria-modal", "true")
  await expect.soft(viewerOf(page)).toHaveAccessibleName("Viewer: Revamp - UI, Before")
  await expect.soft(viewerOf(page).getByText("3 of 4", { exact: true })).toBeVisible()
  await expect.soft(positionOf(page)).toHaveText("Before · 3 of 4")
  await expect.soft(viewerOf(page).getByRole("status")).toHaveText("3 of 4, Food Item")
  expect.soft((await pictureBox(page)).height).toBeCloseTo(LARGE_SCREEN.height - 112, -1)
  const link = viewerOf(page).getByRole("link", { name: /^Full size ?, opens in a new tab$/ })
  const href = await shotOf(page, FOOD).locator("a").getAttribute("href")
  await expect.soft(link).toHaveAttribute("target", "_blank")
  await expect.soft(link).toHaveAttribute("href", href ?? "none")

  await test.step("its buttons have no description that repeats their names, and what has the focus at first is not named by all its texts", async () => {
    const session = await page.context().newCDPSession(page)
    const { nodes } = await session.send("Accessibility.getFullAXTree")
    const repeated = nodes.filter(({ name, description }) => name?.value && name.value === description?.value)
    expect(repeated.map(({ name }) => String(name?.value))).toEqual([])
    await expect(viewerOf(page).locator(".yarl__container")).toHaveRole("group")
    await expect(page.locator("#gatsby-focus-wrapper")).toHaveRole("group")
  })
  await test.step("focus stays inside, and the page behind is inert", async () => {
    expect(await viewerOf(page).evaluate((viewer) => viewer.contains(document.activeElement))).toBe(true)
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press("Tab")
      const isOut = await page.evaluate(() => document.activeElement?.closest("main, header, footer") !== null)
      expect(isOut).toBe(false)
    }
  })
  await test.step("keys that the browser uses itself don't page", async () => {
    for (const keys of ["Meta+ArrowRight", "Control+ArrowRight"]) await page.keyboard.press(keys)
    await settled(page)
    await expect(positionOf(page)).toHaveText("Before · 3 of 4")
  })
  await closeViewer(page)
  await expect(viewButton(page, FOOD)).toBeFocused()
  const flights = await page.evaluate<{ from: string; to: string; duration: number }[]>("window.flights")
  expect(flights).toHaveLength(2)
  expect(flights[0]).toMatchObject({ to: "none", duration: 200 })
  expect(flights[1]).toMatchObject({ from: "none", duration: 200 })
  expect(flights[0]?.from).toMatch(/^translate/)

  await test.step("with reduced motion, nothing moves", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await viewButton(page, FOOD).click()
    await viewerShows(page, "Food Item")
    await closeViewer(page)
    expect(await page.evaluate("window.flights.length")).toBe(2)
  })
})

test("closing returns to the last screenshot: its group is open, its button in view and focused", async ({ page }) => {
  const expectReturn = async (address: string) => {
    await closeViewer(page)
    await expect(viewButton(page, address)).toBeFocused()
    await expect(viewButton(page, address)).toBeInViewport({ ratio: 1 })
    await expect(shotOf(page, address).getByRole("img")).toBeInViewport()
  }
  // As in Safari before 17.4.
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, "checkVisibility"))
  await visit(page, "/works/")
  await viewButton(page, "revamp-ui/before/table-management").press("Enter")
  await viewerShows(page, "Table Management")
  await page.keyboard.press("ArrowRight")
  await viewerShows(page, "Close and Settlement")
  await expectReturn("revamp-ui/before/close-and-settlement")

  await viewButton(page, "revamp-ui/before/item-detail").click()
  await viewerShows(page, "Item Detail")
  await button(page, /^Next:/).click()
  await viewerShows(page, "Table Management")
  await page.keyboard.press("End")
  await viewerShows(page, "Item Detail")
  await expectReturn("revamp-ui/after/item-detail")
})

test("arrow keys, Home and End page; the next group is offered at the end; a picture's link can be copied", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await visit(page, `/works/?view=${WORK}/${FOOD}#company/revamp-ui`)
  await viewerShows(page, "Food Item")
  await button(page, "Copy link").click()
  await expect(viewerOf(page).getByRole("status")).toHaveText("Link copied.")
  await expect(viewerOf(page).getByRole("paragraph")).toContainText("Link copied.")
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/works/?view=${WORK}/${FOOD}`)
  await page.keyboard.press("ArrowLeft")
  await expect(viewerOf(page).getByRole("status")).toHaveText("2 of 4, Close and Settlement")
  await viewerShows(page, "Close and Settlement")
  await page.keyboard.press("ArrowRight")
  await expect(viewerOf(page).getByRole("status"), "no longer says that the link is copied").toHaveText(
    "3 of 4, Food Item",
  )
  await page.keyboard.press("End")
  await viewerShows(page, "Item Detail")
  await expect(button(page, "Next: After")).toBeVisible()
  await page.keyboard.press("ArrowRight")
  await expect(button(page, /^Next:/)).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(viewerOf(page)).toHaveAccessibleName("Viewer: Revamp - UI, After")
  await viewerShows(page, "Table Management")
  await page.keyboard.press("ArrowRight")
  await viewerShows(page, "Close and Settlement")
  await page.keyboard.press("Home")
  await viewerShows(page, "Table Management")
  await expect(button(page, "Previous")).toHaveAttribute("aria-disabled", "true")

  await test.step("also when the focused button is gone, or nothing has focus", async () => {
    await open(page, "new-features/order-management/payment-filter-after", "Payment filter after")
    await button(page, "Compare with the other").focus()
    await page.keyboard.press("ArrowRight")
    await viewerShows(page, "Day range filter")
    await expect(viewerOf(page).locator(":focus")).toHaveCount(1)
    await viewerOf(page).locator(":focus").blur()
    await page.keyboard.press("ArrowLeft")
    await viewerShows(page, "Payment filter after")
  })

  await open(page, LAST_BEFORE_LONG, "Member point")
  await expect(button(page, "Next: Order Management")).toBeVisible()
  const { x, width } = await boxOf(captionOf(page, "Member point"))
  expect(x + width / 2, "the caption is in the window's middle").toBeCloseTo(LARGE_SCREEN.width / 2, 0)
})

test("keys, buttons, Ctrl with the wheel and double clicks zoom to 100%, then beyond", async ({ page }) => {
  await open(page)
  const fitted = await scaleOf(page, 2880)
  expect(fitted).toBeLessThan(0.5)
  await page.keyboard.press("+")
  expect(await scaleOf(page, 2880)).toBeGreaterThan(fitted * 1.5)
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press("+")
    if ((await scaleOf(page, 2880)) > 0.99) break
  }
  expect(await scaleOf(page, 2880)).toBeCloseTo(1, 2)
  await expect(viewerOf(page).getByText("100%", { exact: true })).toBeVisible()
  await page.keyboard.press("+")
  expect(await scaleOf(page, 2880)).toBeGreaterThan(1.5)
  for (let press = 0; press < 5; press += 1) await page.keyboard.press("-")
  expect(await scaleOf(page, 2880)).toBeCloseTo(fitted, 2)

  const { x, y, width, height } = await pictureBox(page)
  await page.mouse.dblclick(x + width / 4, y + height / 4)
  expect(await scaleOf(page, 2880)).toBeGreaterThan(0.99)
  await page.mouse.dblclick(x + width / 4, y + height / 4)
  expect(await scaleOf(page, 2880)).toBeCloseTo(fitted, 2)

  await page.keyboard.down("Control")
  await page.mouse.wheel(0, -200)
  await page.keyboard.up("Control")
  expect(await scaleOf(page, 2880)).toBeGreaterThan(fitted * 1.5)
  // The page itself isn't zoomed.
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)

  await test.step("a zoomed picture moves by mouse and keys, which then don't page, and has its full resolution", async () => {
    await open(page)
    await expect(button(page, "Zoom out")).toHaveAttribute("aria-disabled", "true")
    await button(page, "Zoom in").click()
    expect(await scaleOf(page, 2880)).toBeGreaterThan(fitted * 1.5)
    await button(page, "Zoom out").click()
    expect(await scaleOf(page, 2880)).toBeCloseTo(fitted, 2)
    await page.mouse.dblclick(x + width / 2, y + height / 2)
    const before = await pictureBox(page)
    await page.mouse.move(640, 400)
    await page.mouse.down()
    for (let step = 1; step <= 5; step += 1) {
      await page.mouse.move(640 - 60 * step, 400 - 20 * step)
      // Two movements before the picture is redrawn count as one.
      await settled(page)
    }
    await page.mouse.up()
    const after = await pictureBox(page)
    expect(after.x).toBeLessThan(before.x - 200)
    expect(after.y).toBeLessThan(before.y - 50)
    for (let press = 0; press < 40; press += 1) await page.keyboard.press("ArrowRight")
    expect((await pictureBox(page)).right).toBeCloseTo(LARGE_SCREEN.width, -1)
    await viewerShows(page, "Food Item")
    const link = viewerOf(page).getByRole("link", { name: /^Full size/ })
    const original = await link.getAttribute("href")
    await expect(pictureOf(page).locator(`img[src="${original}"]`)).toBeAttached()
  })
})

test("a tall screenshot fits the width on request, from its top, and so does the next one", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 800 })
  await open(page, MOBILE, "Table Management")
  const fitted = await pictureBox(page)
  await button(page, "Fit width").click()
  const wide = await pictureBox(page)
  expect(wide.width).toBeCloseTo(700, 0)
  expect(wide.width).toBeGreaterThan(fitted.width * 1.5)
  expect(wide.y).toBeCloseTo(56, 0)
  await page.keyboard.press("ArrowDown")
  expect((await pictureBox(page)).y).toBeLessThan(0)
  await page.keyboard.press("ArrowRight")
  await viewerShows(page, "Order Management")
  await expect.poll(async () => (await boxOf(pictureOf(page))).width).toBeCloseTo(700, 0)
  await test.step("Home shows the first one from its top, too, whatever was scrolled", async () => {
    for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowDown")
    await expect.poll(async () => (await boxOf(pictureOf(page))).y).toBeLessThan(0)
    await page.keyboard.press("Home")
    await viewerShows(page, "Table Management")
    await expect.poll(async () => (await boxOf(pictureOf(page))).width).toBeCloseTo(700, 0)
    await settled(page)
    expect((await boxOf(pictureOf(page))).y).toBeCloseTo(56, 0)
  })
  await button(page, "Fit width").click()
  expect((await pictureBox(page)).width).toBeCloseTo(fitted.width, 0)
  await test.step("it fits from its top also after a larger zoom", async () => {
    for (let press = 0; press < 8; press += 1) await page.keyboard.press("+")
    expect((await pictureBox(page)).width).toBeGreaterThan(wide.width)
    await button(page, "Fit width").click()
    await expect.poll(async () => (await boxOf(pictureOf(page))).width).toBeCloseTo(700, 0)
    expect((await pictureBox(page)).y).toBeCloseTo(56, 0)
  })
})

test("only the main mouse button closes the viewer beside the picture", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 800 })
  await open(page, MOBILE, "Table Management")
  const beside = (await pictureBox(page)).x / 2
  await doubleClickIsOver(page)
  for (const other of ["right", "middle"] as const) {
    await page.mouse.click(beside, 400, { button: other })
    await settled(page)
    await viewerShows(page, "Table Management")
    await expect(page).toHaveURL(/\?view=/)
  }
  await page.mouse.click(beside, 400)
  await expect(page).not.toHaveURL(/\?view=/)
})

test("a wide screenshot fits the height on request, and the arrow keys then move within it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  await button(page, "Fit height").click()
  const filled = await pictureBox(page)
  expect(filled.height).toBeCloseTo(844 - 2 * 56, 0)
  expect(filled.width).toBeGreaterThan(390)
  await page.keyboard.press("ArrowRight")
  expect((await pictureBox(page)).x).toBeLessThan(filled.x)
  await viewerShows(page, "Food Item")
  await button(page, "Fit height").click()
  await settled(page)
  await page.keyboard.press("ArrowRight")
  await expect(captionOf(page, "Food Item")).toBeHidden()
})

test("at most three pictures are kept, and neighbours are fetched one after the other", async ({ page }) => {
  let asked = 0
  let pending = 0
  let most = 0
  await page.route(/\/media\/.*\.(avif|webp|png)$/, async (route) => {
    asked += 1
    pending += 1
    most = Math.max(most, pending)
    const response = await route.fetch()
    // Before the browser has it and then requests the next.
    pending -= 1
    await route.fulfill({ response })
  })
  await visit(page, "/works/")
  await viewButton(page, "revamp-ui/before/close-and-settlement").scrollIntoViewIfNeeded()
  await settled(page)
  // Waits until the page itself, which is now in view, requests nothing more.
  await unchanged(() => (pending === 0 ? asked : NaN))
  most = 0
  await viewButton(page, "revamp-ui/before/close-and-settlement").click()
  await viewerShows(page, "Close and Settlement")
  await expect(viewerOf(page).locator("picture img")).toHaveCount(3)
  expect(most).toBe(1)
  for (let press = 0; press < 2; press += 1) {
    await page.keyboard.press("ArrowRight")
    await settled(page)
    expect(await viewerOf(page).locator("picture img").count()).toBeLessThanOrEqual(3)
  }
})

test("on a pinch-zoomed page, the viewer fills the visible area", async ({ page }) => {
  await visit(page, "/works/")
  await viewButton(page, FOOD).scrollIntoViewIfNeeded()
  const session = await page.context().newCDPSession(page)
  await session.send("Emulation.setPageScaleFactor", { pageScaleFactor: 2 })
  await viewButton(page, FOOD).focus()
  await page.keyboard.press("Enter")
  await viewerShows(page, "Food Item")
  const { seen, viewer } = await viewerOf(page).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const { visualViewport: seen } = window
    return { seen: [seen?.offsetLeft, seen?.offsetTop, seen?.width, seen?.height], viewer: [left, top, width, height] }
  })
  expect(seen[2]).toBeCloseTo(LARGE_SCREEN.width / 2, -1)
  for (const [index, value] of viewer.entries()) expect(Math.abs((seen[index] ?? NaN) - value)).toBeLessThan(2)
})

test("on a narrow phone, the next group's title has two lines, and texts make room for buttons", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const { address, name, nextGroup } of [
    { address: LAST_BEFORE_LONG, name: "Member point", nextGroup: "Order Management" },
    {
      address: "revamp-mobile-ui/after/order-management",
      name: "Order Management",
      nextGroup: "New Features, Food Order Status",
    },
  ]) {
    await open(page, address, name)
    const next = button(page, `Next: ${nextGroup}`)
    expect(await isFullyVisible(next.locator("span"))).toBe(true)
    const { x, right, height } = await boxOf(next)
    expect(height).toBeLessThanOrEqual(56)
    expect(right).toBeLessThanOrEqual(360)
    expect(await isFullyVisible(captionOf(page, name))).toBe(true)
    expect((await boxOf(captionOf(page, name))).right).toBeLessThanOrEqual(x)
  }
  await open(page, "new-features/food-order-status/after-change", "After change")
  const numbers = viewerOf(page).getByText("2 of 2", { exact: true })
  await expect(positionOf(page)).toHaveText("Food Order Status · 2 of 2")
  expect(await isFullyVisible(positionOf(page))).toBe(true)
  expect((await boxOf(numbers)).right).toBeLessThanOrEqual((await boxOf(button(page, /^Compare/))).x)
  expect((await boxOf(button(page, "Close"))).right).toBeLessThanOrEqual(360)
})

test.describe("on a phone, by touch", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 3 })

  test("a swipe pages, and a pinch enlarges a picture to its own pixels at most", async ({ page }) => {
    await open(page, MOBILE, "Table Management")
    const fingers = await Fingers.of(page)
    await fingers.drag([{ x: 300, y: 400 }], [{ x: 60, y: 400 }])
    await viewerShows(page, "Order Management")
    // The library ignores touches until a slide has come to rest.
    await expect(async () => {
      await fingers.drag([{ x: 60, y: 400 }], [{ x: 300, y: 400 }])
      await expect(viewerOf(page).getByRole("paragraph").filter({ hasText: "Table Management" })).toBeVisible({
        timeout: 1000,
      })
    }).toPass()
    await viewerShows(page, "Table Management")
    await settled(page)
    // There is no previous picture, and a swipe beside a picture doesn't count as a press.
    await fingers.drag([{ x: 60, y: 760 }], [{ x: 300, y: 760 }])
    await settled(page)
    await viewerShows(page, "Table Management")

    const fitted = await pictureBox(page)
    await fingers.pinch({ x: 195, y: 400 }, 15, 135)
    const large = await pictureBox(page)
    // At most 100%: 780 pixels on a screen with three to a CSS px.
    expect(large.width).toBeLessThanOrEqual(Math.max(260, fitted.width) + 1)
  })

  test("a large picture is zoomed by pinching and double tapping, and moved without paging", async ({ page }) => {
    await open(page)
    const fingers = await Fingers.of(page)
    const fitted = await pictureBox(page)
    await test.step("a second finger during a swipe down doesn't leave the picture displaced", async () => {
      await fingers.dragWithSecond({ x: 195, y: 400 }, { x: 195, y: 450 }, { x: 300, y: 450 })
      await settled(page)
      await expect(viewerOf(page).locator(".yarl__carousel")).toHaveCSS("opacity", "1")
      expect(await pictureBox(page)).toEqual(fitted)
    })
    const middle = { x: fitted.x + fitted.width / 2, y: fitted.y + fitted.height / 2 }
    await fingers.tapTwice(middle)
    expect((await pictureBox(page)).width).toBeCloseTo(2880 / 3, -1)
    const { x: start } = await pictureBox(page)
    await fingers.drag([{ x: 300, y: 400 }], [{ x: 60, y: 400 }])
    await settled(page)
    await viewerShows(page, "Food Item")
    expect((await pictureBox(page)).x).toBeLessThan(start - 150)
    await fingers.tapTwice(middle)
    expect((await pictureBox(page)).width).toBeCloseTo(fitted.width, -1)
    await fingers.pinch(middle, 20, 150)
    expect((await pictureBox(page)).width).toBeGreaterThan(fitted.width * 1.5)
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)
  })

  test("a swipe down closes the viewer, not moving the page; once rotated, closing leads back", async ({ page }) => {
    await visit(page, "/works/")
    await viewButton(page, FOOD).scrollIntoViewIfNeeded()
    const top = await page.evaluate(() => window.scrollY)
    await viewButton(page, FOOD).tap()
    await viewerShows(page, "Food Item")
    const fingers = await Fingers.of(page)
    await fingers.drag([{ x: 195, y: 300 }], [{ x: 195, y: 600 }])
    await viewerIsGone(page)
    await expect(page).toHaveURL("/works/")
    expect(await page.evaluate(() => window.scrollY)).toBe(top)

    await viewButton(page, FOOD).click()
    await viewerShows(page, "Food Item")
    await page.setViewportSize({ width: PHONE.height, height: PHONE.width })
    await expect.poll(async () => (await boxOf(pictureOf(page))).height).toBeCloseTo(PHONE.width - 112, 0)
    await closeViewer(page)
    await expect(shotOf(page, FOOD).getByRole("img")).toBeInViewport()
    await expect(viewButton(page, FOOD)).toBeFocused()
  })
})

test("an animation plays while it is shown, until it is paused, and is still with reduced motion", async ({ page }) => {
  const address = "/moving.webp"
  // The group's data, as the site would have it for animated pictures.
  await overrideMedia(page, { kind: "animated", animation: { src: address, srcSet: `${address} 320w` } })
  await page.route(`**${address}`, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  const moving = viewerOf(page).locator(`img[src="${address}"]`)
  const movingNow = pictureOf(page).locator(`img[src="${address}"]`)
  await open(page, "revamp-ui/after/food-item")
  await expect(movingNow).toHaveCount(1)
  await page.keyboard.press("ArrowRight")
  await viewerShows(page, "Item Detail")
  await expect(movingNow).toHaveCount(1)
  await expect(moving).toHaveCount(1)
  await button(page, "Pause").click()
  await expect(moving).toHaveCount(0)
  await button(page, "Play").click()
  await expect(movingNow).toHaveCount(1)
  await page.reload()
  await viewerShows(page, "Item Detail")
  await expect(moving).toHaveCount(1)
  await page.emulateMedia({ reducedMotion: "reduce" })
  await expect(moving).toHaveCount(0)
  await viewerShows(page, "Item Detail")
})

test.describe("a video", () => {
  test.use(ANOTHER_OWNER)

  const filmOf = (page: Page, name: string) => viewerOf(page).locator(`video[aria-label="${name}"]`)
  const timeOf = (film: Locator) => film.evaluate((video: HTMLVideoElement) => video.currentTime)

  test("on the page stops when the viewer opens, also by Forward", async ({ page }) => {
    await visit(page, "/works/harbour/")
    const onPage = page.locator("main video").first()
    const view = page.getByRole("main").locator("[data-view]").and(page.locator("li:has(video) *")).first()
    await view.click()
    await expect(viewerOf(page)).toBeVisible()
    await page.goBack()
    await viewerIsGone(page)
    await onPage.evaluate((video: HTMLVideoElement) => {
      video.pause = () => (video.dataset.stopped = "true")
    })
    await page.goForward()
    await expect(viewerOf(page)).toBeVisible()
    await expect(onPage).toHaveAttribute("data-stopped", "true")
  })

  test("plays muted while it is shown; for visitors who prefer reduced motion, only on request", async ({ page }) => {
    await page.goto("/works/?view=harbour/films/signals/lamp")
    const [lamp, flag] = [filmOf(page, "Lamp"), filmOf(page, "Flag")]
    await expect.poll(() => timeOf(lamp)).toBeGreaterThan(0)
    await expect(lamp).toHaveJSProperty("muted", true)
    await expect(lamp).toHaveJSProperty("controls", true)
    // Otherwise it might have ended.
    await lamp.evaluate((video: HTMLVideoElement) => (video.loop = true))
    await button(page, "Next").click()
    await expect.poll(() => timeOf(flag)).toBeGreaterThan(0)
    await expect(lamp).toHaveJSProperty("paused", true)

    // Now at the position where the flag was.
    await page.keyboard.press("End")
    await button(page, "Next: The crossing").click()
    await button(page, "Next").click()
    const back = filmOf(page, "And back")
    await expect.poll(() => back.evaluate((video: HTMLVideoElement) => video.currentSrc)).toMatch(/return\.webm$/)

    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.goto("/works/?view=harbour/films/signals/lamp")
    await expect.poll(() => lamp.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0)
    await page.waitForLoadState("networkidle")
    expect(await timeOf(lamp)).toBe(0)
    await expect(lamp).toHaveJSProperty("paused", true)
    await lamp.focus()
    await page.keyboard.press("Space")
    await expect.poll(() => timeOf(lamp)).toBeGreaterThan(0)
  })
})

test("the viewer is loaded, completely, only when pointer or focus are about to open it", async ({ page }) => {
  const scripts = requestedBy(page, /\.js$/)
  const after = page.getByRole("button", { name: /^After/ }).first()
  for (const means of ["pointer", "focus"]) {
    await visit(page, "/works/")
    await after.click()
    // A page that still scrolls can bring the button under the pointer, which doesn't count as intent.
    await viewButton(page, FOOD).scrollIntoViewIfNeeded()
    await unchanged(() => scripts.length)
    const before = scripts.length
    expect(await page.content()).not.toContain("yarl__")
    if (means === "pointer") await viewButton(page, FOOD).hover()
    else await page.getByRole("button", { name: "View all 4" }).first().focus()
    await expect.poll(() => scripts.length).toBeGreaterThan(before)
    await unchanged(() => scripts.length)
    const loaded = scripts.length
    await viewButton(page, FOOD).click()
    await viewerShows(page, "Food Item")
    expect(scripts).toHaveLength(loaded)
  }
})

test("if the viewer's script can't be loaded, a picture's address shows the page", async ({ page, allowErrors }) => {
  allowErrors(/Failed to load resource|net::ERR|ChunkLoadError/)
  const script = await openForScript(page, FOOD)
  await page.route(`**${script}`, (route) => route.abort())
  await visit(page, `/works/?view=${WORK}/${FOOD}`)
  await expect(page.getByRole("tab", { name: "Revamp - UI" })).toBeVisible()
  await expect(viewerOf(page)).toHaveCount(0)
  await page.getByRole("tab", { name: "New Features" }).click()
  await expect(page.getByRole("tabpanel", { name: "New Features" })).toBeVisible()
})
