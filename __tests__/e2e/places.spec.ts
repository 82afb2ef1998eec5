import type { Page, Request, Route } from "@playwright/test"
import { hold } from "../support/requests"
import { barLink, swapped } from "../support/navigation"
import { boxOf, expect, hydrated, LARGE_SCREEN, PHONE, reload, settled, test, visit } from "../support/test"
import { bring, coverOf, expectPainted, expectPlace, openOn, placeOf, pressInPlace, scrollTo } from "../support/places"
import { closeViewer, viewerOf, viewerShows } from "../support/viewer"

test.use({ viewport: { width: 1280, height: 900 } })

const scrollTopOf = (page: Page) => page.evaluate(() => window.scrollY)

async function expectTop(page: Page, top: number): Promise<void> {
  await expect.poll(() => scrollTopOf(page)).toBeCloseTo(top, -0.7)
  await settled(page)
  expect(await scrollTopOf(page)).toBeCloseTo(top, -0.7)
}

const outlineLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name, exact: true })

/** Waits until a page that the bar links to has replaced the previous one. */
async function waitForPage(page: Page, title: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
  await swapped(page)
  await settled(page)
}

/** Records the visitor's place and what is open. The returned function expects both to be the same again. */
async function remember(page: Page): Promise<() => Promise<void>> {
  const [place, open] = [await placeOf(page), await openOn(page)]
  return async () => {
    await expectPlace(page, place)
    await expect.poll(() => openOn(page)).toEqual(open)
    await expectPainted(page)
  }
}

const tabOf = (page: Page, name: string) => page.getByRole("tab", { name, exact: true })

/** The row of a gallery group, by its address. */
const rowOf = (page: Page, address: string) => page.locator(`[id="${address}"] > h4 > button`)

const shotOf = (page: Page, address: string) => page.locator(`[id="${address}"]`)

/** Presses the row of a gallery group without scrolling, and waits until it has opened or closed. */
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
  test(`Back after a link within the page, by ${press}, returns to the place left${tag}`, async ({ page }) => {
    await visit(page, "/works/")
    await test.step("a link to the top", async () => {
      await scrollTo(page, 1500)
      await pressInPlace(page, outlineLink(page, "Top"), press)
      await expectTop(page, 0)
      await page.goBack()
      await expectTop(page, 1500)
      await page.goForward()
      await expectTop(page, 0)
      // The URL already has this hash.
      await scrollTo(page, 900)
      await pressInPlace(page, outlineLink(page, "Top"), press)
      await expectTop(page, 0)
    })
    await test.step("from one address to another", async () => {
      await pressInPlace(page, outlineLink(page, "Demo"), press)
      await expect(page).toHaveURL("/works/#demo:company")
      await expect.poll(() => scrollTopOf(page)).toBeGreaterThan(0)
      const demo = await scrollTopOf(page)
      await scrollTo(page, demo + 1200)
      await pressInPlace(page, outlineLink(page, "Duty"), press)
      await expect.poll(() => scrollTopOf(page)).toBeLessThan(demo)
      await page.goBack()
      await expect(page).toHaveURL("/works/#demo:company")
      await expectTop(page, demo + 1200)
      await expectPainted(page)
      await page.goBack()
      await expectTop(page, 0)
    })
  })
}

test("pressing a row or a tab replaces the address, and a reload keeps the visitor's place", async ({ page }) => {
  await visit(page, "/works/")
  const entries = await page.evaluate(() => history.length)
  await pressRow(page, NEW)
  await expect(page).toHaveURL(`/works/#${NEW}`)
  await scrollTo(page, 4542)
  const onRow = await remember(page)
  await reload(page)
  await expectTop(page, 4542)
  await onRow()

  await bring(page, tabOf(page, "Revamp - Mobile UI"))
  await pressInPlace(page, tabOf(page, "Revamp - Mobile UI"))
  await expect(page).toHaveURL("/works/#company/revamp-mobile-ui")
  await bring(page, shotOf(page, "company/revamp-mobile-ui/before/order-management"), 100)
  const onTab = await remember(page)
  await reload(page)
  await onTab()

  const after = "company/revamp-mobile-ui/after"
  await pressRow(page, after)
  await expect(page).toHaveURL(`/works/#${after}`)
  await pressRow(page, after)
  await expect(page).toHaveURL("/works/#company/revamp-mobile-ui")
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

test("going back to a list opens the same groups and shows the picture that the visitor left", async ({ page }) => {
  await visit(page, "/works/")
  const expectReturn = async (picture: string) => {
    await bring(page, shotOf(page, picture), 200)
    const asLeft = await remember(page)
    expect((await placeOf(page)).id).toBe(picture)
    await pressInPlace(page, barLink(page, "PROJECTS"))
    await waitForPage(page, "Projects")
    await page.goBack()
    await waitForPage(page, "Works")
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

test("reloads and visits elsewhere keep the visitor's place and what is open", async ({ page }) => {
  await visit(page, `/works/#${NEW}`)
  await expect(rowOf(page, NEW)).toHaveAttribute("aria-expanded", "true")
  await scrollTo(page, (await scrollTopOf(page)) + 1055)
  const onNew = await remember(page)
  await reload(page)
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
  // Also in the tab that wasn't shown.
  await bring(page, tabOf(page, "Revamp - UI"))
  await pressInPlace(page, tabOf(page, "Revamp - UI"))
  await expect(rowOf(page, OLD)).toHaveAttribute("aria-expanded", "false")
  await expect(rowOf(page, NEW)).toHaveAttribute("aria-expanded", "true")
})

test("on a work's own page, the lower part of a long group is painted, however it is reached", async ({ page }) => {
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
    await reload(page)
    await expectPlace(page, left)
    await expectShown(left.id)
  })
  await test.step("by a text fragment", async () => {
    await page.goto("about:blank")
    await visit(page, "/works/company/#:~:text=Member%20point")
    await expectShown(LAST)
  })
  await test.step("by closing a viewer that was opened by an address", async () => {
    await visit(page, `/works/company/?view=${LAST}`)
    await viewerShows(page, "Member point")
    await closeViewer(page)
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
    await closeViewer(page)
    await expectShown("revamp-ui/after/item-detail")
  })
  await test.step("by the End key", async () => {
    await visit(page, "/works/company/")
    await expect
      .poll(async () => {
        // Again if the page has grown while scrolling.
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

test.describe("View pressed on a slow connection", () => {
  /** Presses View, and holds back the scripts that it requests until the returned function is called. */
  async function viewSlowly(page: Page, isFailing: boolean) {
    await visit(page, "/works/")
    await page.waitForLoadState("networkidle")
    const view = shotOf(page, `${OLD}/table-management`).getByRole("button", { name: /^View/ })
    await bring(page, view, 600)
    const scripts = await hold(page, /\.js$/)
    await pressInPlace(page, view)
    await scripts.requested()
    return async () => {
      const isScript = (request: Request) => request.url().endsWith(".js")
      const ended = isFailing
        ? page.waitForEvent("requestfailed", isScript)
        : page.waitForEvent("requestfinished", isScript)
      const answer = (route: Route) => (isFailing ? route.abort() : route.continue())
      await Promise.all([ended, scripts.release(answer)])
      await page.waitForLoadState("networkidle")
    }
  }

  for (const [name, act] of [
    ["another button", (page: Page) => pressInPlace(page, page.getByRole("button", { name: /^Switch to/ }))],
    ["Escape", (page: Page) => page.keyboard.press("Escape")],
  ] as const) {
    test(`opens nothing after ${name} is pressed`, async ({ page }) => {
      const release = await viewSlowly(page, false)
      await act(page)
      const [top, address] = [await scrollTopOf(page), page.url()]
      await release()
      await settled(page)
      await expect(viewerOf(page)).toHaveCount(0)
      expect([await scrollTopOf(page), page.url()]).toEqual([top, address])
    })
  }

  for (const { name, isFailing } of [
    { name: "opens nothing on another page", isFailing: false },
    { name: "opens no file on another page if the viewer can't be loaded", isFailing: true },
  ]) {
    test(`${name}, and adds no history entry`, async ({ page, context, allowErrors }) => {
      allowErrors(isFailing ? /net::ERR|Failed to load resource|ChunkLoadError/ : /favicon\.ico/)
      const opened: string[] = []
      context.on("page", (other) => opened.push(other.url()))
      const release = await viewSlowly(page, isFailing)
      // The next page's scripts are not held back.
      await page.route(/\.js$/, (route) => route.continue())
      await pressInPlace(page, barLink(page, "PROJECTS"))
      await waitForPage(page, "Projects")
      const entries = await page.evaluate(() => window.history.length)
      await release()
      await settled(page)
      await expect(page).toHaveURL("/projects/")
      expect(await page.evaluate(() => window.history.length)).toBe(entries)
      expect(opened).toEqual([])
      await expect(viewerOf(page)).toHaveCount(0)
    })
  }
})

async function expectSameTabOnNewVisit(page: Page): Promise<void> {
  await settled(page)
  const shown = await openOn(page)
  const address = page.url()
  await page.goto("about:blank")
  await visit(page, address)
  const tabs = (addresses: readonly string[]) => addresses.filter((each) => each.split("/").length < 3)
  await expect.poll(async () => tabs(await openOn(page))).toEqual(tabs(shown))
}

test("after closing the viewer in another tab, the address names the tab that is shown", async ({ page }) => {
  await visit(page, "/works/")
  await pressRow(page, NEW)
  const view = shotOf(page, `${NEW}/item-detail`).getByRole("button", { name: /^View/ })
  await bring(page, view, 600)
  await pressInPlace(page, view)
  await viewerShows(page, "Item Detail")
  const next = viewerOf(page).getByRole("button", { name: /^Next:/ })
  await next.click()
  await viewerShows(page, "Table Management")
  await closeViewer(page)
  await expect(tabOf(page, "Revamp - Mobile UI")).toHaveAttribute("aria-selected", "true")
  await expectSameTabOnNewVisit(page)

  await visit(page, `/works/?view=${ORDERS}/main-board`)
  await viewerShows(page, "Main board")
  await closeViewer(page)
  await expect(tabOf(page, "New Features")).toHaveAttribute("aria-selected", "true")
  await expectSameTabOnNewVisit(page)
})

test("the address names the shown tab also after going forward to a viewer of another tab", async ({ page }) => {
  await visit(page, `/works/#${OLD}`)
  const view = shotOf(page, `${OLD}/table-management`).getByRole("button", { name: /^View/ })
  await bring(page, view, 600)
  await pressInPlace(page, view)
  await viewerShows(page, "Table Management")
  await closeViewer(page)
  await tabOf(page, "Revamp - Mobile UI").click()
  await expect(page).toHaveURL(/#company\/revamp-mobile-ui$/)
  await page.goForward()
  await viewerShows(page, "Table Management")
  await page.reload()
  await viewerShows(page, "Table Management")
  await closeViewer(page)
  await expectSameTabOnNewVisit(page)
})

test("a visitor who goes forward to a comparison and back again is where they had scrolled to", async ({ page }) => {
  await page.setViewportSize({ width: 421, height: 979 })
  await visit(page, "/works/company/#revamp-mobile-ui")
  await shotOf(page, "revamp-mobile-ui/before/order-management")
    .getByRole("button", { name: /^Compare/ })
    .click()
  await expect(viewerOf(page)).toBeVisible()
  await closeViewer(page)
  // The other picture of the pair is there.
  await bring(page, shotOf(page, "revamp-mobile-ui/after/order-management"))
  await settled(page)
  const place = await placeOf(page)
  await page.goForward()
  await expect(viewerOf(page)).toBeVisible()
  await settled(page)
  await page.goBack()
  await expect(viewerOf(page)).toBeHidden()
  await expectPlace(page, place)
})

test("filtering the projects removes the address of a project that is hidden", async ({ page }) => {
  await visit(page, "/projects/#uni-piece")
  await page.getByRole("button", { name: "React Native", exact: true }).click()
  await expect(shotOf(page, "uni-piece")).toBeHidden()
  await expect(page).toHaveURL(/\/projects\/\?tech=React(\+|%20)Native$/)
  await page.goBack()
  await expect(page).toHaveURL("/projects/#uni-piece")
  await expect(shotOf(page, "uni-piece")).toBeVisible()
})

test("going back to filtered projects from another page shows only those", async ({ page }) => {
  await visit(page, "/projects/?tech=Dart")
  await expect(shotOf(page, "virtual-memories")).toBeVisible()
  await pressInPlace(page, barLink(page, "WORKS"))
  await expect(page).toHaveURL("/works/")
  await swapped(page)
  await page.goBack()
  await expect(page).toHaveURL("/projects/?tech=Dart")
  await swapped(page)
  await settled(page)
  await expect(shotOf(page, "virtual-memories")).toBeVisible()
  await expect(shotOf(page, "park-and-charge")).toBeHidden()
})

test("going back from all projects to filtered ones shows the place that the visitor left", async ({ page }) => {
  await page.setViewportSize({ width: 426, height: 976 })
  await visit(page, "/projects/?tech=Nodejs")
  const all = page.getByRole("button", { name: "Show all" })
  // The technologies, which get the focus, are covered by the bar.
  await scrollTo(page, 124)
  expect(await coverOf(all)).toBe("")
  const expectSame = await remember(page)
  await all.click()
  await expect(page).toHaveURL("/projects/")
  await expect(page.getByRole("button", { name: "Nodejs", exact: true })).toBeFocused()
  await page.goBack()
  await expectSame()
})

test("reloading filtered projects keeps the visitor's place, although the HTML lists them all", async ({ page }) => {
  await page.setViewportSize({ width: 1266, height: 857 })
  await visit(page, "/projects/?tech=MongoDB")
  await expect(page.getByRole("button", { name: "MongoDB", exact: true, pressed: true })).toBeVisible()
  for (const top of [66, 700]) {
    await scrollTo(page, top)
    await page.mouse.move(600, 400)
    const expectSame = await remember(page)
    for (let time = 0; time < 2; time += 1) {
      await reload(page)
      await expect(page.getByRole("button", { name: "MongoDB", exact: true, pressed: true })).toBeVisible()
      await expectSame()
    }
  }
})

test("an address in filtered projects shows the start of its target, also after a reload", async ({ page }) => {
  await visit(page, "/projects/?tech=Javascript#braille-ai")
  const project = shotOf(page, "braille-ai")
  await expect(shotOf(page, "park-and-charge")).toBeHidden()
  await expect.poll(() => coverOf(project)).toBe("")
  const expectSame = await remember(page)
  await reload(page)
  await expect(shotOf(page, "park-and-charge")).toBeHidden()
  await expectSame()
})

test("on a phone, an address set by a script leads to its target, beyond the page's former end", async ({ page }) => {
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

test("an address typed again opens as it did the first time, wherever the visitor had scrolled", async ({ page }) => {
  // Never two of the same page in a row: the browser would stay in the same document.
  const addresses = ["/works/", "/works/company/", `/works/#${NEW}`, "/projects/"]
  const firstVisits: { top: number; open: string[] }[] = []
  for (const address of addresses) {
    await visit(page, address)
    await settled(page)
    const top = await scrollTopOf(page)
    firstVisits.push({ top, open: await openOn(page) })
    await scrollTo(page, top + 700)
  }
  for (const [index, address] of addresses.entries()) {
    await test.step(address, async () => {
      await visit(page, address)
      await expectTop(page, firstVisits[index]?.top ?? NaN)
      expect(await openOn(page)).toEqual(firstVisits[index]?.open)
      await expectPainted(page)
    })
  }
})

test("on a phone, the menu doesn't scroll the page, whether Escape or a link closes it", async ({ page }) => {
  await page.setViewportSize(PHONE)
  await visit(page, "/works/")
  const menu = page.getByRole("button", { name: "Menu" })
  await page.evaluate(() => window.scrollTo(0, 700))
  await pressInPlace(page, menu)
  await page.keyboard.press("Escape")
  await expect(menu).toBeFocused()
  expect(await scrollTopOf(page)).toBe(700)
  await pressInPlace(page, menu)
  await pressInPlace(page, barLink(page, "PROJECTS"))
  await expect(page).toHaveURL(/\/projects\/$/)
  await settled(page)
  await page.goBack()
  await expect.poll(() => scrollTopOf(page)).toBe(700)
})

for (const [screen, viewport] of Object.entries({ "a large screen": LARGE_SCREEN, "a phone": PHONE })) {
  test(`on ${screen}, moving the focus up into the bar doesn't scroll the page`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await visit(page, "/works/")
    await scrollTo(page, 1500)
    await page.locator("main").evaluate((main) => main.focus({ preventScroll: true }))
    const links = page.getByRole("banner").locator("a:visible, button:visible")
    for (let left = await links.count(); left > 0; left -= 1) {
      await page.keyboard.press("Shift+Tab")
      await expect(links.nth(left - 1)).toBeFocused()
      await settled(page)
      expect(await scrollTopOf(page)).toBe(1500)
    }
  })
}

test("a link opens a page at its top; Back and Forward return to the visitor's place", async ({ page }) => {
  await visit(page, "/works/")
  await pressRow(page, NEW)
  // Further down than the shorter page can be scrolled.
  await scrollTo(page, 1500)
  await pressInPlace(page, barLink(page, "PROJECTS"))
  await waitForPage(page, "Projects")
  await scrollTo(page, 300)
  await pressInPlace(page, barLink(page, "WORKS"))
  await waitForPage(page, "Works")
  await expectTop(page, 0)
  await expect(rowOf(page, NEW)).toHaveAttribute("aria-expanded", "false")
  await page.goBack()
  await waitForPage(page, "Projects")
  await expectTop(page, 300)
  await page.goBack()
  await waitForPage(page, "Works")
  await expectTop(page, 1500)
  await expect(rowOf(page, NEW)).toHaveAttribute("aria-expanded", "true")
  await page.goForward()
  await waitForPage(page, "Projects")
  await expectTop(page, 300)
})

test("two quick steps back to places on one page lead to the first of them", async ({ page }) => {
  await visit(page, "/works/")
  await pressRow(page, NEW)
  await scrollTo(page, 1500)
  await pressInPlace(page, outlineLink(page, "Top"))
  await expectTop(page, 0)
  await pressRow(page, NEW)
  await scrollTo(page, 400)
  await pressInPlace(page, barLink(page, "PROJECTS"))
  await waitForPage(page, "Projects")
  // As on a slow phone that has no time to report it before the page has entered.
  await page.evaluate(() => addEventListener("scroll", (event) => event.stopImmediatePropagation(), true))
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector("main [data-state=exit]")) return
      observer.disconnect()
      history.back()
    })
    observer.observe(document.body, { subtree: true, attributes: true, childList: true })
    history.back()
  })
  await waitForPage(page, "Works")
  await expectTop(page, 1500)
  await expect(rowOf(page, NEW)).toHaveAttribute("aria-expanded", "true")
})

test("going back to a strip of pictures shows the one that the visitor had scrolled to", async ({ page }) => {
  await page.setViewportSize(PHONE)
  await visit(page, "/")
  const strip = page.locator('main [data-state="enter"] [data-strip]:visible').last()
  const scrolled = () => strip.evaluate(({ scrollLeft }) => scrollLeft)
  const scrollToEnd = async () => {
    await strip.evaluate((element) => (element.scrollLeft = element.scrollWidth))
    await settled(page)
    expect(await scrolled()).toBeGreaterThan(100)
    return scrolled()
  }
  const onHome = await scrollToEnd()
  await strip.getByRole("link").last().click()
  await waitForPage(page, "Projects")
  const onProjects = await scrollToEnd()
  await page.goBack()
  await expect.poll(scrolled).toBe(onHome)
  await page.goForward()
  await waitForPage(page, "Projects")
  await expect.poll(scrolled).toBe(onProjects)
})

test("a row pressed at the moment when the next page's address appears doesn't change that address", async ({
  page,
}) => {
  await visit(page, "/works/")
  await bring(page, rowOf(page, NEW))
  await page.evaluate(() => addEventListener("click", () => history.pushState(null, "", "/projects/"), { once: true }))
  await pressInPlace(page, rowOf(page, NEW))
  await settled(page)
  await expect(page).toHaveURL("/projects/")
})

test("a place is kept in addition to those that another document saved meanwhile", async ({ page }) => {
  await visit(page, "/works/")
  const other = { open: [], top: 7, eye: null }
  await page.evaluate((place) => sessionStorage.setItem("places", JSON.stringify({ place })), other)
  await page.evaluate(() => dispatchEvent(new Event("pagehide")))
  const places = await page.evaluate(() => JSON.parse(sessionStorage.getItem("places") ?? "") as object)
  expect(places).toMatchObject({ place: other })
  expect(Object.keys(places)).toHaveLength(2)
})

test("a work's own page keeps the visitor's place, although the works page has the same ids", async ({ page }) => {
  await page.setViewportSize({ width: 1134, height: 761 })
  await visit(page, "/works/company/")
  for (const top of [0, 40]) {
    await scrollTo(page, top)
    await pressInPlace(page, page.getByRole("link", { name: "All works" }))
    await waitForPage(page, "Works")
    await page.goBack()
    await waitForPage(page, "Company Name")
    await expectTop(page, top)
  }
})
