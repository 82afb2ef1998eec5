import type { Page, Route } from "@playwright/test"
import { boxOf, expect, hydrated, onePage, PHONE, settled, test, visit } from "../support/test"
import { bring, coverOf, expectPainted, expectPlace, openOn, placeOf, pressInPlace, scrollTo } from "../support/places"
import { viewerIsGone, viewerOf, viewerShows } from "../support/viewer"

test.use({ viewport: { width: 1280, height: 900 } })

const topNow = (page: Page) => page.evaluate(() => window.scrollY)

async function expectTop(page: Page, top: number): Promise<void> {
  await expect.poll(() => topNow(page)).toBeCloseTo(top, -0.7)
  await settled(page)
  expect(await topNow(page)).toBeCloseTo(top, -0.7)
}

const outlineLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name, exact: true })

/** Waits until a page of the bar has come in. */
async function arrivesAt(page: Page, title: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
  await onePage(page)
  await settled(page)
}

/** What the visitor sees and has open, to be found again: call what it returns after a return. */
async function remember(page: Page): Promise<() => Promise<void>> {
  const [left, open] = [await placeOf(page), await openOn(page)]
  return async () => {
    await expectPlace(page, left)
    await expect.poll(() => openOn(page)).toEqual(open)
    await expectPainted(page)
  }
}

const tabOf = (page: Page, name: string) => page.getByRole("tab", { name, exact: true })

/** The row of a gallery group, by its address. */
const rowOf = (page: Page, address: string) => page.locator(`[id="${address}"] > h4 > button`)

const shotOf = (page: Page, address: string) => page.locator(`[id="${address}"]`)

const barLink = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name })

/** Presses the row of a gallery group where it stands, and waits until it is open, or closed. */
async function pressRow(page: Page, address: string): Promise<void> {
  const row = rowOf(page, address)
  const wasOpen = await row.getAttribute("aria-expanded")
  await bring(page, row)
  await pressInPlace(page, row)
  await expect(row).toHaveAttribute("aria-expanded", wasOpen === "true" ? "false" : "true")
  await settled(page)
}

const OLD = "company/revamp-ui/before"
const NEW = "company/revamp-ui/after"
const DASHBOARD = "company/new-features/member-dashboard"
const ORDERS = "company/new-features/order-management"

for (const [press, tag] of [
  ["mouse", ""],
  ["keyboard", " @long"],
] as const) {
  test(`going back after a link within the page, by ${press}, returns to where one was, not to its head${tag}`, async ({
    page,
  }) => {
    await visit(page, "/works/")
    await test.step("a link to the top", async () => {
      await scrollTo(page, 1500)
      await pressInPlace(page, outlineLink(page, "Top"), press)
      await expectTop(page, 0)
      await page.goBack()
      await expectTop(page, 1500)
      await page.goForward()
      await expectTop(page, 0)
      // Its address is there already.
      await scrollTo(page, 900)
      await pressInPlace(page, outlineLink(page, "Top"), press)
      await expectTop(page, 0)
    })
    await test.step("from one address to another", async () => {
      await pressInPlace(page, outlineLink(page, "Demo"), press)
      await expect(page).toHaveURL("/works/#demo:company")
      await expect.poll(() => topNow(page)).toBeGreaterThan(0)
      const demo = await topNow(page)
      await scrollTo(page, demo + 1200)
      await pressInPlace(page, outlineLink(page, "Duty"), press)
      await expect.poll(() => topNow(page)).toBeLessThan(demo)
      await page.goBack()
      await expect(page).toHaveURL("/works/#demo:company")
      await expectTop(page, demo + 1200)
      await expectPainted(page)
      await page.goBack()
      await expectTop(page, 0)
    })
  })
}

test("a press on a row or a tab replaces the address, and a reload keeps the place on it", async ({ page }) => {
  await visit(page, "/works/")
  const entries = await page.evaluate(() => history.length)
  await pressRow(page, NEW)
  await expect(page).toHaveURL(`/works/#${NEW}`)
  await scrollTo(page, 4542)
  const onRow = await remember(page)
  await page.reload()
  await hydrated(page)
  await expectTop(page, 4542)
  await onRow()

  await bring(page, tabOf(page, "Revamp - Mobile UI"))
  await pressInPlace(page, tabOf(page, "Revamp - Mobile UI"))
  await expect(page).toHaveURL("/works/#company/revamp-mobile-ui")
  await bring(page, shotOf(page, "company/revamp-mobile-ui/before/order-management"), 100)
  const onTab = await remember(page)
  await page.reload()
  await hydrated(page)
  await onTab()

  const after = "company/revamp-mobile-ui/after"
  await pressRow(page, after)
  await expect(page).toHaveURL(`/works/#${after}`)
  await pressRow(page, after)
  await expect(page).toHaveURL("/works/#company/revamp-mobile-ui")
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

test("back on a list with groups that were opened and closed, all is as it was, and the picture one left is shown", async ({
  page,
}) => {
  await visit(page, "/works/")
  const expectReturn = async (picture: string) => {
    await bring(page, shotOf(page, picture), 200)
    const asLeft = await remember(page)
    expect((await placeOf(page)).id).toBe(picture)
    await pressInPlace(page, barLink(page, "PROJECTS"))
    await arrivesAt(page, "Projects")
    await page.goBack()
    await arrivesAt(page, "Works")
    await asLeft()
  }
  await pressRow(page, OLD)
  await pressRow(page, NEW)
  await expectReturn(`${NEW}/food-item`)
  await bring(page, tabOf(page, "New Features"))
  await pressInPlace(page, tabOf(page, "New Features"))
  await pressRow(page, DASHBOARD)
  await pressRow(page, ORDERS)
  await expectReturn(`${ORDERS}/main-board`)
})

test("what was open is open again, there where one was, after reloads and visits elsewhere", async ({ page }) => {
  await visit(page, `/works/#${NEW}`)
  await expect(rowOf(page, NEW)).toHaveAttribute("aria-expanded", "true")
  await scrollTo(page, (await topNow(page)) + 1055)
  const onNew = await remember(page)
  await page.reload()
  await hydrated(page)
  await onNew()

  await pressRow(page, OLD)
  await bring(page, tabOf(page, "New Features"))
  await pressInPlace(page, tabOf(page, "New Features"))
  await pressRow(page, DASHBOARD)
  await pressRow(page, ORDERS)
  await bring(page, shotOf(page, `${ORDERS}/payment-filter-before`), 150)
  const asLeft = await remember(page)
  for (const elsewhere of ["", "/resume/", "about:blank"]) {
    if (elsewhere === "") await page.reload()
    else {
      await page.goto(elsewhere)
      await page.goBack()
    }
    await hydrated(page)
    await asLeft()
  }
  // In the tab that wasn't shown, too.
  await bring(page, tabOf(page, "Revamp - UI"))
  await pressInPlace(page, tabOf(page, "Revamp - UI"))
  await expect(rowOf(page, OLD)).toHaveAttribute("aria-expanded", "false")
  await expect(rowOf(page, NEW)).toHaveAttribute("aria-expanded", "true")
})

test("on a work's own page, the lower part of a long group is painted, however one came there", async ({ page }) => {
  const LAST = "new-features/member-dashboard/member-point"
  const expectShown = async (address: string) => {
    await expect(shotOf(page, address)).toBeInViewport()
    await expectPainted(page)
    await expect(shotOf(page, address).locator("picture").first()).toBeVisible()
  }
  await test.step("by a link, and after a reload", async () => {
    await visit(page, `/works/company/#${LAST}`)
    await expectShown(LAST)
    await page.evaluate(() => window.scrollBy({ top: 40, behavior: "instant" }))
    const left = await placeOf(page)
    await page.reload()
    await hydrated(page)
    await expectPlace(page, left)
    await expectShown(left.id)
  })
  await test.step("by a link to its words", async () => {
    await page.goto("about:blank")
    await visit(page, "/works/company/#:~:text=Member%20point")
    await expectShown(LAST)
  })
  await test.step("by the viewer that an address opened", async () => {
    await visit(page, `/works/company/?view=${LAST}`)
    await viewerShows(page, "Member point")
    await page.keyboard.press("Escape")
    await viewerIsGone(page)
    await expectShown(LAST)
  })
  await test.step("by paging in the viewer", async () => {
    await visit(page, "/works/company/")
    const view = shotOf(page, "revamp-ui/before/table-management").getByRole("button", { name: /^View/ })
    await bring(page, view, 600)
    await pressInPlace(page, view)
    await viewerShows(page, "Table Management")
    await page.keyboard.press("End")
    await viewerShows(page, "Item Detail")
    await viewerOf(page).getByRole("button", { name: "Next:" }).click()
    await viewerShows(page, "Table Management")
    await page.keyboard.press("End")
    await viewerShows(page, "Item Detail")
    await page.keyboard.press("Escape")
    await viewerIsGone(page)
    await expectShown("revamp-ui/after/item-detail")
  })
  await test.step("by the End key", async () => {
    await visit(page, "/works/company/")
    await expect
      .poll(async () => {
        // Once more if the page has grown meanwhile by what it came upon.
        await page.keyboard.press("End")
        await settled(page)
        return page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY)
      })
      .toBeLessThan(2)
    await expectPainted(page)
    await page.keyboard.press("PageUp")
    await settled(page)
    await expectPainted(page)
  })
})

test.describe("View pressed on a slow line", () => {
  /** Presses View, and keeps what it asks for from coming until it is released. */
  async function viewSlowly(page: Page, isFailing: boolean) {
    await visit(page, "/works/")
    await page.waitForLoadState("networkidle")
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    const answered: Promise<void>[] = []
    const hold = (route: Route) => {
      answered.push(released.then(() => (isFailing ? route.abort() : route.continue())))
    }
    const view = shotOf(page, `${OLD}/table-management`).getByRole("button", { name: /^View/ })
    await bring(page, view, 600)
    await page.route(/\.js$/, hold)
    await pressInPlace(page, view)
    await expect.poll(() => answered.length).toBeGreaterThan(0)
    return async () => {
      const come = isFailing ? page.waitForEvent("requestfailed") : page.waitForEvent("requestfinished")
      release()
      await Promise.all([come, ...answered])
      await page.waitForLoadState("networkidle")
    }
  }

  for (const [name, act] of [
    ["another button", (page: Page) => pressInPlace(page, page.getByRole("button", { name: /^Switch to/ }))],
    ["Escape", (page: Page) => page.keyboard.press("Escape")],
  ] as const) {
    test(`comes to nothing after ${name} is pressed`, async ({ page }) => {
      const release = await viewSlowly(page, false)
      await act(page)
      const [top, address] = [await topNow(page), page.url()]
      await release()
      await settled(page)
      await expect(viewerOf(page)).toHaveCount(0)
      expect([await topNow(page), page.url()]).toEqual([top, address])
    })
  }

  for (const { name, isFailing } of [
    { name: "comes to nothing on another page", isFailing: false },
    { name: "opens no file there either, when the viewer can't be loaded", isFailing: true },
  ]) {
    test.describe(name, () => {
      test.use({ allowedErrors: isFailing ? /net::ERR|Failed to load resource|ChunkLoadError/ : /favicon\.ico/ })

      test("and adds no entry to the history", async ({ page, context }) => {
        const opened: string[] = []
        context.on("page", (other) => opened.push(other.url()))
        const release = await viewSlowly(page, isFailing)
        // What the next page needs comes at once.
        await page.route(/\.js$/, (route) => route.continue())
        await pressInPlace(page, barLink(page, "PROJECTS"))
        await arrivesAt(page, "Projects")
        const entries = await page.evaluate(() => window.history.length)
        await release()
        await settled(page)
        await expect(page).toHaveURL("/projects/")
        expect(await page.evaluate(() => window.history.length)).toBe(entries)
        expect(opened).toEqual([])
        await expect(viewerOf(page)).toHaveCount(0)
      })
    })
  }
})

async function expectTabOfAddress(page: Page): Promise<void> {
  await settled(page)
  const shown = await openOn(page)
  const address = page.url()
  await page.goto("about:blank")
  await visit(page, address)
  const tabs = (addresses: readonly string[]) => addresses.filter((each) => each.split("/").length < 3)
  await expect.poll(async () => tabs(await openOn(page))).toEqual(tabs(shown))
}

test("the address names the tab that is shown after the viewer has closed in another", async ({ page }) => {
  await visit(page, "/works/")
  await pressRow(page, NEW)
  const view = shotOf(page, `${NEW}/item-detail`).getByRole("button", { name: /^View/ })
  await bring(page, view, 600)
  await pressInPlace(page, view)
  await viewerShows(page, "Item Detail")
  await viewerOf(page)
    .getByRole("button", { name: /^Next:/ })
    .click()
  await viewerShows(page, "Table Management")
  await page.keyboard.press("Escape")
  await viewerIsGone(page)
  await expect(tabOf(page, "Revamp - Mobile UI")).toHaveAttribute("aria-selected", "true")
  await expectTabOfAddress(page)

  await visit(page, `/works/?view=${ORDERS}/main-board`)
  await viewerShows(page, "Main board")
  await page.keyboard.press("Escape")
  await viewerIsGone(page)
  await expect(tabOf(page, "New Features")).toHaveAttribute("aria-selected", "true")
  await expectTabOfAddress(page)
})

test("so it does after a step forward to a viewer behind which another tab was chosen", async ({ page }) => {
  await visit(page, `/works/#${OLD}`)
  const view = shotOf(page, `${OLD}/table-management`).getByRole("button", { name: /^View/ })
  await bring(page, view, 600)
  await pressInPlace(page, view)
  await viewerShows(page, "Table Management")
  await page.keyboard.press("Escape")
  await viewerIsGone(page)
  await tabOf(page, "Revamp - Mobile UI").click()
  await expect(page).toHaveURL(/#company\/revamp-mobile-ui$/)
  await page.goForward()
  await viewerShows(page, "Table Management")
  await page.reload()
  await viewerShows(page, "Table Management")
  await page.keyboard.press("Escape")
  await viewerIsGone(page)
  await expectTabOfAddress(page)
})

test("a filter of projects drops the address of a project that it hides", async ({ page }) => {
  await visit(page, "/projects/#uni-piece")
  await page.getByRole("button", { name: "React Native", exact: true }).click()
  await expect(shotOf(page, "uni-piece")).toBeHidden()
  await expect(page).toHaveURL(/\/projects\/\?tech=React(\+|%20)Native$/)
  await page.goBack()
  await expect(page).toHaveURL("/projects/#uni-piece")
  await expect(shotOf(page, "uni-piece")).toBeVisible()
})

test("reloads of filtered projects keep the place, in spite of the whole list in the HTML", async ({ page }) => {
  await page.setViewportSize({ width: 1266, height: 857 })
  await visit(page, "/projects/?tech=MongoDB")
  await expect(page.getByRole("button", { name: "MongoDB", exact: true, pressed: true })).toBeVisible()
  for (const top of [66, 700]) {
    await scrollTo(page, top)
    await page.mouse.move(600, 400)
    const expectSame = await remember(page)
    for (let time = 0; time < 2; time += 1) {
      await page.reload()
      await hydrated(page)
      await expect(page.getByRole("button", { name: "MongoDB", exact: true, pressed: true })).toBeVisible()
      await expectSame()
    }
  }
})

test("an address in filtered projects shows its target's head, and a reload leaves it there", async ({ page }) => {
  await visit(page, "/projects/?tech=Javascript#braille-ai")
  const project = shotOf(page, "braille-ai")
  await expect(shotOf(page, "park-and-charge")).toBeHidden()
  await expect.poll(() => coverOf(project)).toBe("")
  const expectSame = await remember(page)
  await page.reload()
  await hydrated(page)
  await expect(shotOf(page, "park-and-charge")).toBeHidden()
  await expectSame()
})

test("an address that a script sets on a phone arrives at its target, beyond the page's old end", async ({ page }) => {
  await page.setViewportSize(PHONE)
  await visit(page, "/works/")
  const target = `${NEW}/item-detail`
  await page.evaluate((address) => (location.hash = address), target)
  await expect(shotOf(page, target)).toBeInViewport()
  await settled(page)
  await expectPainted(page)
  await expect.poll(async () => (await boxOf(shotOf(page, target))).y).toBeLessThan(PHONE.height / 2)
  expect(await coverOf(shotOf(page, target))).toBe("")
})

test("an address typed afresh begins at its beginning, wherever one was on it before", async ({ page }) => {
  // Two of the same page never follow one another: that would be one page.
  const addresses = ["/works/", "/works/company/", `/works/#${NEW}`, "/projects/"]
  const begun: { top: number; open: string[] }[] = []
  for (const address of addresses) {
    await visit(page, address)
    await settled(page)
    const top = await topNow(page)
    begun.push({ top, open: await openOn(page) })
    await scrollTo(page, top + 700)
  }
  for (const [index, address] of addresses.entries()) {
    await test.step(address, async () => {
      await visit(page, address)
      await expectTop(page, begun[index]?.top ?? NaN)
      expect(await openOn(page)).toEqual(begun[index]?.open)
      await expectPainted(page)
    })
  }
})

test("on a phone the menu leaves the page where it is, closed by a key or by a link to another page", async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await visit(page, "/works/")
  const menu = page.getByRole("button", { name: "Menu" })
  await page.evaluate(() => window.scrollTo(0, 700))
  await pressInPlace(page, menu)
  await page.keyboard.press("Escape")
  await expect(menu).toBeFocused()
  expect(await topNow(page)).toBe(700)
  await pressInPlace(page, menu)
  await pressInPlace(page, page.getByRole("menuitem", { name: "PROJECTS" }))
  await expect(page).toHaveURL(/\/projects\/$/)
  await settled(page)
  await page.goBack()
  await expect.poll(() => topNow(page)).toBe(700)
})

test("a page that a link leads to begins at its top; back and forward return to where one was", async ({ page }) => {
  await visit(page, "/works/")
  await pressRow(page, NEW)
  // Further down than the shorter page reaches.
  await scrollTo(page, 1500)
  await pressInPlace(page, barLink(page, "PROJECTS"))
  await arrivesAt(page, "Projects")
  await scrollTo(page, 300)
  await pressInPlace(page, barLink(page, "WORKS"))
  await arrivesAt(page, "Works")
  await expectTop(page, 0)
  await expect(rowOf(page, NEW)).toHaveAttribute("aria-expanded", "false")
  await page.goBack()
  await arrivesAt(page, "Projects")
  await expectTop(page, 300)
  await page.goBack()
  await arrivesAt(page, "Works")
  await expectTop(page, 1500)
  await expect(rowOf(page, NEW)).toHaveAttribute("aria-expanded", "true")
  await page.goForward()
  await arrivesAt(page, "Projects")
  await expectTop(page, 300)
})

test("a work's own page keeps its place, though the list of works has the same ids elsewhere", async ({ page }) => {
  await page.setViewportSize({ width: 1134, height: 761 })
  await visit(page, "/works/company/")
  for (const top of [0, 40]) {
    await scrollTo(page, top)
    await pressInPlace(page, page.getByRole("link", { name: "All works" }))
    await arrivesAt(page, "Works")
    await page.goBack()
    await arrivesAt(page, "Company Name")
    await expectTop(page, top)
  }
})
