import { readFile } from "node:fs/promises"
import path from "node:path"
import { promisify } from "node:util"
import { brotliCompress } from "node:zlib"
import type { Page, Request } from "@playwright/test"
import { SITES } from "../../scripts/lib/sites"
import { filesIn } from "../../src/content/places"
import { expect, hydrated, observeShifts, openAll, PHONE, scrollThrough, settled, shifts, test } from "../support/test"
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

/** All that a page asks for without a touch. */
async function untouchedRequests(page: Page, path: string): Promise<Request[]> {
  const requests: Request[] = []
  page.on("request", (request) => requests.push(request))
  await page.clock.install()
  await page.goto(path)
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

/** KiB that a page with large pictures loads without a touch. */
const WEIGHT_BUDGETS = { "/projects/": 500 }

for (const [path, budget] of Object.entries(WEIGHT_BUDGETS)) {
  test(`${path} weighs at most ${budget} KiB without a touch`, async ({ page }) => {
    const requests = await untouchedRequests(page, path)
    const weight = await weightOf(requests.filter((request) => request.url().startsWith("http")))
    test.info().annotations.push({ type: "KiB", description: weight.toFixed(0) })
    expect(weight).toBeGreaterThan(100)
    expect(weight).toBeLessThanOrEqual(budget)
  })
}

test.describe("scripts", () => {
  for (const [path, budget] of Object.entries(SCRIPT_BUDGETS)) {
    test(`that ${path} loads without a touch are at most ${budget} KiB`, async ({ page }) => {
      const requests = await untouchedRequests(page, path)
      const size = await weightOf(requests.filter((request) => request.resourceType() === "script"))
      expect(size).toBeGreaterThan(0)
      expect(size).toBeLessThanOrEqual(budget)
    })

    test(`of ${path} are asked for after the first paint`, async ({ page }) => {
      await page.goto(path)
      await hydrated(page)

      const { firstPaint, begins } = await page.evaluate(() => ({
        firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
        begins: performance
          .getEntriesByType("resource")
          .filter(({ name }) => /\.js$|page-data/.test(name))
          .map(({ startTime }) => startTime),
      }))
      expect(begins.length).toBeGreaterThan(0)
      expect(Math.min(...begins)).toBeGreaterThanOrEqual(firstPaint)
    })

    test(`of ${path} are asked for at once, none by another`, async ({ page }) => {
      // A page whose first script never comes asks for all the others all the same.
      await page.route(/\/webpack-runtime-[0-9a-f]+\.js$/, () => undefined)
      const early: string[] = []
      page.on("request", (request) => early.push(request.url()))
      await page.goto(path, { waitUntil: "commit" })
      await expect.poll(() => early.some((url) => url.endsWith("page-data.json"))).toBe(true)
      const known = new Set(early)

      await page.unroute(/\/webpack-runtime-[0-9a-f]+\.js$/)
      const later: string[] = []
      page.on("request", (request) => later.push(request.url()))
      await page.reload()
      await hydrated(page)
      expect(later.filter((url) => url.endsWith(".js") && !known.has(url))).toEqual([])
    })
  }

  test("are evaluated part by part, with frames between in which the page can answer", async ({ page }) => {
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
    await expect.poll(() => page.evaluate("frames.app - frames.react")).toBeGreaterThanOrEqual(3)
  })
})

test("nothing moves by itself throughout a visit", async ({ page }) => {
  // Three pages from end to end, with everything open.
  test.slow()
  await observeShifts(page)
  await visitTyping(page, "/")
  // Two lines of the banner: the longest wraps on a phone.
  await page.clock.runFor(8000)
  await scrollThrough(page)

  await page.getByRole("link", { name: "Portfolio" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Projects" })).toBeVisible()
  await settled(page)
  await openAll(page.getByRole("main"))
  await scrollThrough(page)

  await page.getByRole("button", { name: "Menu" }).click()
  await page.getByRole("menuitem", { name: "Works" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Works" })).toBeVisible()
  await settled(page)
  for (const tab of await page.getByRole("tablist", { name: "Demo" }).getByRole("tab").all()) {
    await tab.click()
    await openAll(page.getByRole("tabpanel").last())
    await scrollThrough(page)
  }
  await page.getByRole("button", { name: /dark|light/i }).click()
  await settled(page)

  expect(await shifts(page)).toBeLessThan(0.005)
})
