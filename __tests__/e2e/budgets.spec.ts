import { readFile } from "node:fs/promises"
import path from "node:path"
import { promisify } from "node:util"
import { brotliCompress } from "node:zlib"
import type { Page, Request } from "@playwright/test"
import { SITES } from "../../scripts/lib/sites"
import { LATE_SHEET, LONGEST_WAIT } from "../../src/constants"
import { filesIn } from "../../src/content/places"
import { CONTROL_ATTRIBUTE } from "../../src/pre-hydration/attributes"
import {
  expect,
  hydrated,
  observeShifts,
  onePage,
  openAll,
  PHONE,
  scrollThrough,
  settled,
  shifts,
  test,
  visit,
} from "../support/test"
import { visitTyping } from "../support/typing"

test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

/** All that loads without a touch within this time of the page's clock counts, ms. */
const UNTOUCHED = 10_000

/** Brotli at full strength, KiB. */
const SCRIPT_BUDGETS = { "/": 144, "/works/": 154, "/projects/": 148, "/404/": 133, "/resume/": 134 }

/** KiB of a page's HTML: with headers and TLS it fits into the ten packets that a server sends before the first answer comes back. */
const HTML_BUDGET = 13

const brotli = promisify(brotliCompress)

test(`the HTML of every page is at most ${HTML_BUDGET} KiB`, async () => {
  const { folder } = SITES.sample
  const pages = (await filesIn(folder)).filter((file) => file.endsWith(".html"))
  const sizes = pages.map(async (page) => {
    const { length } = await brotli(await readFile(path.join(folder, page)))
    return { page, size: length / 1024 }
  })
  expect(pages.length).toBeGreaterThan(9)
  expect((await Promise.all(sizes)).filter(({ size }) => size > HTML_BUDGET)).toEqual([])
})

/** All that a page asks for within a while without a touch. */
async function untouchedRequests(page: Page, open: () => Promise<unknown>): Promise<Request[]> {
  let requests: Request[] = []
  page.on("request", (request) => {
    // What the page before asked for at last is not this one's.
    if (request.isNavigationRequest()) requests = []
    requests.push(request)
  })
  await page.clock.install()
  await open()
  await hydrated(page)
  await page.clock.runFor(UNTOUCHED)
  await page.waitForLoadState("networkidle")
  return requests
}

/** KiB of all that a list of requests brings, text as a good static host compresses it. */
async function weightOf(requests: readonly Request[]): Promise<number> {
  const sizes = requests.map(async (request) => {
    const response = await request.response()
    const body = await response?.body()
    if (!body) return 0
    const isText = /text|javascript|json|svg/.test(response?.headers()["content-type"] ?? "")
    return isText ? (await brotli(body)).length : body.length
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024
}

for (const [path, budget] of Object.entries(SCRIPT_BUDGETS)) {
  test(`${path} asks for its scripts after the first paint, all at once, and without a touch for at most ${budget} KiB`, async ({
    page,
  }) => {
    await test.step("a page whose first script never comes asks for all the others all the same", async () => {
      await page.route(/\/webpack-runtime-[0-9a-f]+\.js$/, () => undefined)
      const early: string[] = []
      const note = (request: Request) => early.push(request.url())
      page.on("request", note)
      await page.goto(path, { waitUntil: "commit" })
      await expect.poll(() => early.some((url) => url.endsWith("page-data.json"))).toBe(true)
      page.off("request", note)
      const known = new Set(early)

      await page.unroute(/\/webpack-runtime-[0-9a-f]+\.js$/)
      const later: string[] = []
      page.on("request", (request) => later.push(request.url()))
      // Typing has a script of its own, a second later.
      await page.emulateMedia({ reducedMotion: "reduce" })
      await page.reload()
      await hydrated(page)
      await page.emulateMedia({ reducedMotion: null })
      expect.soft(later.filter((url) => url.endsWith(".js") && !known.has(url))).toEqual([])
    })
    await test.step("none before the first paint", async () => {
      const { firstPaint, begins } = await page.evaluate(() => ({
        firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
        begins: performance
          .getEntriesByType("resource")
          .filter(({ name }) => /\.js$|page-data/.test(name))
          .map(({ startTime }) => startTime),
      }))
      expect(begins.length).toBeGreaterThan(0)
      expect.soft(Math.min(...begins)).toBeGreaterThanOrEqual(Math.min(firstPaint, LONGEST_WAIT))
    })
    await test.step("what comes within a while without a touch", async () => {
      const requests = await untouchedRequests(page, () => page.reload())
      const size = await weightOf(requests.filter((request) => request.resourceType() === "script"))
      expect.soft(size).toBeGreaterThan(0)
      expect.soft(size).toBeLessThanOrEqual(budget)
    })
  })
}

for (const path of ["/", "/works/", "/projects/"]) {
  test(`of the pictures of ${path} none that may wait is asked for with the first frame`, async ({ page }) => {
    await page.addInitScript(() => {
      const afterFrame = () => performance.mark("after-frame")
      const atFrame = () => requestAnimationFrame(document.querySelector("main img") ? afterFrame : atFrame)
      atFrame()
    })
    await visit(page, path)
    await page.waitForLoadState("networkidle")
    const asked = await page.evaluate(() => {
      const start = performance.getEntriesByName("after-frame")[0]?.startTime ?? Infinity
      const begins = new Map(performance.getEntriesByType("resource").map(({ name, startTime }) => [name, startTime]))
      const images = [...document.images].filter(({ currentSrc }) => begins.has(currentSrc))
      const isEarly = ({ currentSrc }: HTMLImageElement) => (begins.get(currentSrc) ?? Infinity) < start
      const [early, later] = [images.filter(isEarly), images.filter((image) => !isEarly(image))]
      return { early: early.map(({ fetchPriority }) => fetchPriority), later: later.length }
    })
    expect([...new Set(asked.early)]).toEqual(["high"])
    expect(asked.later).toBeGreaterThan(2)
  })
}

/** KiB that a page with large pictures loads without a touch. */
const WEIGHT_BUDGET = 500

test(`/projects/ weighs at most ${WEIGHT_BUDGET} KiB without a touch`, async ({ page }) => {
  const requests = await untouchedRequests(page, () => page.goto("/projects/"))
  const weight = await weightOf(requests.filter((request) => request.url().startsWith("http")))
  expect(weight).toBeGreaterThan(100)
  expect(weight).toBeLessThanOrEqual(WEIGHT_BUDGET)
})

test("scripts are evaluated part by part, with frames between in which the page can answer", async ({ page }) => {
  await page.addInitScript(() => {
    let frame = 0
    const count = () => requestAnimationFrame(() => ((frame += 1), count()))
    count()
    const frames = { react: NaN, app: NaN }
    Object.assign(window, { frames })
    // React's scheduler makes a channel when it is evaluated, Gatsby's app leaves its loader behind.
    window.MessageChannel = class extends MessageChannel {
      constructor() {
        super()
        if (Number.isNaN(frames.react)) frames.react = frame
      }
    }
    let loader: unknown
    Object.defineProperty(window, "___loader", {
      get: () => loader,
      set: (value) => {
        loader = value
        frames.app = frame
      },
    })
  })
  await page.goto("/")
  await expect.poll(() => page.evaluate("frames.app - frames.react")).toBeGreaterThanOrEqual(4)
})

declare global {
  interface Window {
    /** What scripts did that the browser answers by computing styles anew. */
    restyled?: string[]
  }
}

/** How many functions of React run until a page is hydrated throughout. */
async function callsToHydrate(page: Page, address: string): Promise<number> {
  await page.goto("about:blank")
  const client = await page.context().newCDPSession(page)
  await client.send("Profiler.enable")
  await client.send("Profiler.startPreciseCoverage", { callCount: true, detailed: false })
  await page.goto(address)
  await hydrated(page)
  await expect(page.locator(`[${CONTROL_ATTRIBUTE}]`)).toHaveCount(0)
  const { result } = await client.send("Profiler.takePreciseCoverage")
  await client.detach()
  return result
    .filter(({ url }) => /\/framework-\w+\.js$/.test(url))
    .flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]?.count ?? 0))
    .reduce((total, count) => total + count, 0)
}

// 1.3 and 1.2 times as many calls as without. Where React starts again after each part (see `hydratedApart`) it's 2.3 and 2.7 times.
for (const { what, path, place } of [
  {
    what: "link into another tab",
    path: "/works/",
    place: "#company/new-features/order-management/order-status-filter-1",
  },
  { what: "filter", path: "/projects/", place: "?tech=Typescript" },
])
  test(`a ${what} hydrates each part of ${path} once`, async ({ page }) => {
    const without = await callsToHydrate(page, path)
    expect(without).toBeGreaterThan(10_000)
    expect((await callsToHydrate(page, path + place)) / without).toBeLessThan(1.8)
  })

test("hydration makes no style that the page came with, and leaves its language alone", async ({ page }) => {
  await page.addInitScript(() => {
    const restyled: string[] = []
    Object.assign(window, { restyled })
    const insert = CSSStyleSheet.prototype.insertRule
    CSSStyleSheet.prototype.insertRule = function (rule, ...place) {
      restyled.push(rule)
      return insert.call(this, rule, ...place)
    }
    const observer = new MutationObserver((changes) => restyled.push(...changes.map((each) => `${each.attributeName}`)))
    observer.observe(document, { attributeFilter: ["lang"], subtree: true })
  })
  // The styles that nothing needs at first come first of what comes later.
  const later = new Map<string, Promise<unknown>>()
  await page.route("**/app-*.js", async (route) => {
    await later.get(page.url())
    await route.continue()
  })
  for (const path of Object.keys(SCRIPT_BUDGETS)) {
    const address = SITES.sample.origin + path
    later.set(address, page.waitForResponse(new RegExp(LATE_SHEET)))
    await page.goto(path)
    await hydrated(page)
    await page.waitForLoadState("networkidle")
    expect.soft(await page.evaluate(() => window.restyled), path).toEqual([])
  }
})

test("at an address in a closed group nothing moves when its pictures come", async ({ page }) => {
  await observeShifts(page)
  for (const width of [PHONE.width, 768, 1280]) {
    await page.setViewportSize({ width, height: PHONE.height })
    for (const address of [
      "company/revamp-ui/after/food-item",
      "company/new-features/food-order-status/after-change",
    ]) {
      // Without it, the second address would be one on the same page.
      await page.goto("about:blank")
      await page.goto(`/works/#${address}`)
      await hydrated(page)
      await expect(page.locator(`[id="${address}"] img`)).toBeVisible()
      await settled(page)
      expect.soft(await shifts(page), `${address} at ${width} px`).toBeLessThan(0.005)
    }
  }
})

/**
 * Waits until the page has answered what the visitor pressed, and forgets what moved for it: the browser takes it for the visitor's doing for
 * half a second, and a busy machine may need longer.
 */
async function answered(page: Page): Promise<void> {
  await settled(page)
  // Frames of the browser's own: the page's clock makes others.
  for (let frame = 0; frame < 2; frame += 1)
    await page.evaluate(
      () =>
        new Promise<void>((resolve) =>
          new IntersectionObserver((_, observer) => {
            observer.disconnect()
            resolve()
          }).observe(document.body),
        ),
    )
  await shifts(page)
}

test("nothing moves by itself throughout a visit", async ({ page }) => {
  // Three pages from end to end, with everything open.
  test.slow()
  await observeShifts(page)
  const movedInAll = async () => expect(await shifts(page)).toBeLessThan(0.005)
  await visitTyping(page, "/")
  // Two lines of the banner: the longest wraps on a phone.
  await page.clock.runFor(8000)
  await scrollThrough(page)
  await movedInAll()

  await page.getByRole("link", { name: "Portfolio" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Projects" })).toBeVisible()
  await answered(page)
  await scrollThrough(page)
  await movedInAll()
  await openAll(page.getByRole("main"))
  await answered(page)
  await scrollThrough(page)
  await movedInAll()

  await page.getByRole("button", { name: "Menu" }).click()
  await page.getByRole("menuitem", { name: "Works" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Works" })).toBeVisible()
  await onePage(page)
  await page.getByRole("button", { name: /dark|light/i }).click()
  await answered(page)
  await scrollThrough(page)
  for (const tab of await page.getByRole("tablist", { name: "Demo" }).getByRole("tab").all()) {
    await movedInAll()
    await tab.click()
    await openAll(page.getByRole("tabpanel").last())
    await answered(page)
    await scrollThrough(page)
  }
  await movedInAll()
})
