import type { Page, Route } from "@playwright/test"
import { boxOf, expect, hydrated, PHONE, settled, test, visit } from "../support/test"
import {
  bring,
  coverOf,
  expectPainted,
  expectPlace,
  openOn,
  placeOf,
  type Press,
  pressInPlace,
  scrollTo,
} from "../support/places"
import { viewerIsGone, viewerOf, viewerShows } from "../support/viewer"

test.use({ viewport: { width: 1280, height: 900 } })

const PRESSES: readonly Press[] = ["mouse", "keyboard"]

const topNow = (page: Page) => page.evaluate(() => window.scrollY)

async function expectTop(page: Page, top: number): Promise<void> {
  await expect.poll(() => topNow(page)).toBeCloseTo(top, -0.7)
  await settled(page)
  expect(await topNow(page)).toBeCloseTo(top, -0.7)
}

const outlineLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name, exact: true })

const tabOf = (page: Page, name: string) => page.getByRole("tab", { name, exact: true })

/** The row of a gallery group, by its address. */
const rowOf = (page: Page, address: string) => page.locator(`[id="${address}"] > h4 > button`)

const shotOf = (page: Page, address: string) => page.locator(`[id="${address}"]`)

const barLink = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name })

/** Presses the row of a gallery group where it stands, and waits until it is open, or closed. */
async function pressRow(page: Page, address: string, press: Press = "mouse"): Promise<void> {
  const row = rowOf(page, address)
  const wasOpen = await row.getAttribute("aria-expanded")
  await bring(page, row)
  await pressInPlace(page, row, press)
  await expect(row).toHaveAttribute("aria-expanded", wasOpen === "true" ? "false" : "true")
  await settled(page)
}

const OLD = "company/revamp-ui/before"
const NEW = "company/revamp-ui/after"
const DASHBOARD = "company/new-features/member-dashboard"
const ORDERS = "company/new-features/order-management"

for (const press of PRESSES) {
  test.describe(`by ${press}`, () => {
    test("going back after a link to the top returns to where one was", async ({ page }) => {
      await visit(page, "/works/")
      await scrollTo(page, 1500)
      await pressInPlace(page, outlineLink(page, "Top"), press)
      await expectTop(page, 0)
      await page.goBack()
      await expectTop(page, 1500)
      await page.goForward()
      await expectTop(page, 0)
    })

    test("going back from one address on the page to another returns to where one was, not to its head", async ({
      page,
    }) => {
      await visit(page, "/works/")
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
      await expect(page).toHaveURL("/works/")
      await expectTop(page, 0)
    })

    test("going back from a picture's twin returns to the picture", async ({ page }) => {
      await visit(page, "/works/")
      const lead = shotOf(page, `${OLD}/food-item`).getByRole("button", { name: "See the new one" })
      await bring(page, lead, 600)
      const left = await placeOf(page)
      await pressInPlace(page, lead, press)
      await expect(shotOf(page, `${NEW}/food-item`)).toBeInViewport()
      await page.goBack()
      await expectPlace(page, left)
      await expectPainted(page)
    })

    test("a reload keeps the place on an address that a press on a row wrote", async ({ page }) => {
      await visit(page, "/works/")
      await pressRow(page, NEW, press)
      await expect(page).toHaveURL(`/works/#${NEW}`)
      await scrollTo(page, 4542)
      const left = await placeOf(page)
      await page.reload()
      await hydrated(page)
      await expectTop(page, 4542)
      await expectPlace(page, left)
      await expectPainted(page)
    })

    test("a reload keeps the place on an address that a press on a tab wrote", async ({ page }) => {
      await visit(page, "/works/")
      const tab = tabOf(page, "Revamp - Mobile UI")
      await bring(page, tab)
      await pressInPlace(page, tab, press)
      await expect(page).toHaveURL("/works/#company/revamp-mobile-ui")
      await bring(page, shotOf(page, "company/revamp-mobile-ui/before/order-management"), 100)
      const left = await placeOf(page)
      await page.reload()
      await hydrated(page)
      await expectPlace(page, left)
      await expectPainted(page)
    })

    test("back on a list with several open groups, the picture one left is shown", async ({ page }) => {
      await visit(page, "/works/")
      const tab = tabOf(page, "New Features")
      await bring(page, tab)
      await pressInPlace(page, tab, press)
      await pressRow(page, DASHBOARD, press)
      await pressRow(page, ORDERS, press)
      await bring(page, shotOf(page, `${ORDERS}/main-board`), 200)
      const [left, open] = [await placeOf(page), await openOn(page)]
      expect(left.id).toBe(`${ORDERS}/main-board`)
      await pressInPlace(page, barLink(page, "PROJECTS"), press)
      await expect(page.getByRole("heading", { level: 1, name: "Projects" })).toBeVisible()
      await settled(page)
      await page.goBack()
      await expect(tab).toBeVisible()
      await expectPlace(page, left)
      expect(await openOn(page)).toEqual(open)
      await expectPainted(page)
    })

    test("back on a list where one group was closed and another opened, both are as they were", async ({ page }) => {
      await visit(page, "/works/")
      await pressRow(page, OLD, press)
      await pressRow(page, NEW, press)
      await bring(page, shotOf(page, `${NEW}/food-item`), 200)
      const [left, open] = [await placeOf(page), await openOn(page)]
      await pressInPlace(page, barLink(page, "PROJECTS"), press)
      await expect(page.getByRole("heading", { level: 1, name: "Projects" })).toBeVisible()
      await settled(page)
      await page.goBack()
      await expect(tabOf(page, "Revamp - UI")).toBeVisible()
      await expectPlace(page, left)
      expect(await openOn(page)).toEqual(open)
      await expectPainted(page)
    })
  })
}

test("a reload keeps the place on an address that one came to and scrolled on from", async ({ page }) => {
  await visit(page, `/works/#${NEW}`)
  await expect(rowOf(page, NEW)).toHaveAttribute("aria-expanded", "true")
  await scrollTo(page, (await topNow(page)) + 1055)
  const left = await placeOf(page)
  await page.reload()
  await hydrated(page)
  await expectPlace(page, left)
  await expectPainted(page)
})

test("what was open is open again, there where one was, after a reload and after a visit elsewhere", async ({
  page,
}) => {
  await visit(page, "/works/")
  await pressRow(page, OLD)
  await pressRow(page, NEW)
  const tab = tabOf(page, "New Features")
  await bring(page, tab)
  await pressInPlace(page, tab)
  await pressRow(page, DASHBOARD)
  await pressRow(page, ORDERS)
  await bring(page, shotOf(page, `${ORDERS}/payment-filter-before`), 150)
  const [left, open] = [await placeOf(page), await openOn(page)]
  for (const leave of [
    () => page.reload(),
    async () => {
      await page.goto("/resume/")
      await page.goBack()
    },
    async () => {
      await page.goto("about:blank")
      await page.goBack()
    },
  ]) {
    await leave()
    await hydrated(page)
    await expectPlace(page, left)
    await expect.poll(() => openOn(page)).toEqual(open)
    await expectPainted(page)
  }
  // In the tab that wasn't shown, too.
  await bring(page, tabOf(page, "Revamp - UI"))
  await pressInPlace(page, tabOf(page, "Revamp - UI"))
  await expect(rowOf(page, OLD)).toHaveAttribute("aria-expanded", "false")
  await expect(rowOf(page, NEW)).toHaveAttribute("aria-expanded", "true")
})

test.describe("on a work's own page, the lower part of a long group is painted", () => {
  const LAST = "new-features/member-dashboard/member-point"

  test("after a link", async ({ page }) => {
    await visit(page, `/works/company/#${LAST}`)
    await expect(shotOf(page, LAST)).toBeInViewport()
    await expectPainted(page)
    await expect(shotOf(page, LAST).locator("picture")).toBeVisible()
  })

  test("after a link to its words", async ({ page }) => {
    await visit(page, "/works/company/#:~:text=Member%20point")
    await expect(shotOf(page, LAST)).toBeInViewport()
    await expectPainted(page)
    await expect(shotOf(page, LAST).locator("picture")).toBeVisible()
  })

  test("after a reload", async ({ page }) => {
    await visit(page, `/works/company/#${LAST}`)
    await page.evaluate(() => window.scrollBy({ top: 40, behavior: "instant" }))
    const left = await placeOf(page)
    await page.reload()
    await hydrated(page)
    await expectPlace(page, left)
    await expectPainted(page)
    await expect(shotOf(page, left.id).locator("picture").first()).toBeVisible()
  })

  test("after End", async ({ page }) => {
    await visit(page, "/works/company/")
    await page.keyboard.press("End")
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY))
      .toBeLessThan(2)
    await expectPainted(page)
    await page.keyboard.press("PageUp")
    await settled(page)
    await expectPainted(page)
  })

  test("after the viewer that an address opened has closed on it", async ({ page }) => {
    await visit(page, `/works/company/?view=${LAST}`)
    await viewerShows(page, "Member point")
    await page.keyboard.press("Escape")
    await viewerIsGone(page)
    await expect(shotOf(page, LAST)).toBeInViewport()
    await expectPainted(page)
    await expect(shotOf(page, LAST).locator("picture")).toBeVisible()
  })

  test("after the viewer went there and closed", async ({ page }) => {
    await visit(page, "/works/company/")
    const view = shotOf(page, "revamp-ui/before/table-management").getByRole("button", { name: /^View/ })
    await bring(page, view, 600)
    await pressInPlace(page, view)
    await viewerShows(page, "Table Management")
    for (const { key, name } of [
      { key: "End", name: "Item Detail" },
      { key: "Next:", name: "Table Management" },
      { key: "End", name: "Item Detail" },
    ]) {
      if (key === "End") await page.keyboard.press(key)
      else await viewerOf(page).getByRole("button", { name: key }).click()
      await viewerShows(page, name)
    }
    await page.keyboard.press("Escape")
    await viewerIsGone(page)
    const shown = shotOf(page, "revamp-ui/after/item-detail")
    await expect(shown).toBeInViewport()
    await expectPainted(page)
    await expect(shown.locator("picture")).toBeVisible()
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
        await expect(page.getByRole("heading", { level: 1, name: "Projects" })).toBeVisible()
        await settled(page)
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

test.describe("the address names the tab that is shown", () => {
  async function expectTabOfAddress(page: Page): Promise<void> {
    await settled(page)
    const shown = await openOn(page)
    const address = page.url()
    await page.goto("about:blank")
    await visit(page, address)
    const tabs = (addresses: readonly string[]) => addresses.filter((each) => each.split("/").length < 3)
    await expect.poll(async () => tabs(await openOn(page))).toEqual(tabs(shown))
  }

  test("after the viewer went on to another tab and closed", async ({ page }) => {
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
  })

  test("after the viewer that an address opened has closed", async ({ page }) => {
    await visit(page, `/works/?view=${ORDERS}/main-board`)
    await viewerShows(page, "Main board")
    await page.keyboard.press("Escape")
    await viewerIsGone(page)
    await expect(tabOf(page, "New Features")).toHaveAttribute("aria-selected", "true")
    await expectTabOfAddress(page)
  })
})

for (const { viewport, address, tab } of [
  { viewport: { width: 1280, height: 900 }, address: "company/revamp-mobile-ui", tab: "Revamp - Mobile UI" },
  { viewport: { width: 1280, height: 900 }, address: "company/new-features", tab: "New Features" },
  { viewport: PHONE, address: "company", tab: "Company Name" },
  { viewport: PHONE, address: "company/new-features", tab: "New Features" },
]) {
  test(`the address of the tab ${address} shows the tab itself, ${viewport.width} px wide`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await visit(page, `/works/#${address}`)
    await expect(tabOf(page, tab)).toHaveAttribute("aria-selected", "true")
    await settled(page)
    await expect.poll(() => coverOf(tabOf(page, tab))).toBe("")
  })
}

test.describe("a filter of projects", () => {
  const URL_OF = (query: string) => new RegExp(`/projects/\\?tech=${query}$`)

  test("drops the address of a project that it hides", async ({ page }) => {
    await visit(page, "/projects/#uni-piece")
    await page.getByRole("button", { name: "React Native", exact: true }).click()
    await expect(shotOf(page, "uni-piece")).toBeHidden()
    await expect(page).toHaveURL(URL_OF("React(\\+|%20)Native"))
    await page.goBack()
    await expect(page).toHaveURL("/projects/#uni-piece")
    await expect(shotOf(page, "uni-piece")).toBeVisible()
  })
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

test.describe("an address typed afresh", () => {
  for (const address of ["/works/", `/works/#${NEW}`, "/works/company/", "/projects/"]) {
    test(`${address} begins at its beginning, wherever one was on it before`, async ({ page }) => {
      await visit(page, address)
      await settled(page)
      const begin = await topNow(page)
      const open = await openOn(page)
      await scrollTo(page, Math.min(begin + 700, await page.evaluate(() => document.body.scrollHeight - innerHeight)))
      await page.goto("/resume/")
      await visit(page, address)
      await expectTop(page, begin)
      expect(await openOn(page)).toEqual(open)
      await expectPainted(page)
    })
  }

  test("by a link, too: a page that was scrolled begins at its top", async ({ page }) => {
    await visit(page, "/works/")
    await pressRow(page, NEW)
    await scrollTo(page, 1500)
    await pressInPlace(page, barLink(page, "PROJECTS"))
    await expect(page.getByRole("heading", { level: 1, name: "Projects" })).toBeVisible()
    await settled(page)
    await pressInPlace(page, barLink(page, "WORKS"))
    await expect(page.getByRole("heading", { level: 1, name: "Works" })).toBeVisible()
    await expectTop(page, 0)
    await expect(rowOf(page, NEW)).toHaveAttribute("aria-expanded", "false")
    await page.goBack()
    await expect(page.getByRole("heading", { level: 1, name: "Projects" })).toBeVisible()
    await settled(page)
    await page.goBack()
    await expect(page.getByRole("heading", { level: 1, name: "Works" })).toBeVisible()
    await expectTop(page, 1500)
    await expect(rowOf(page, NEW)).toHaveAttribute("aria-expanded", "true")
  })
})
