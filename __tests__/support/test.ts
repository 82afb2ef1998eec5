import { test as base, expect, type Locator, type Page } from "@playwright/test"
import { SITES } from "../../scripts/lib/sites"
import { LATE_SHEET } from "../../src/constants"

interface HygieneOptions {
  /** Hosts beside the site's own that a test may ask for something. */
  allowedHosts: string[]
  /** Console errors that a test provokes; null for none. */
  allowedErrors: RegExp | null
}

/**
 * Playwright's `test`, which beside what a test says also checks that the browser logged no error and asked no other host
 * for anything.
 */
export const test = base.extend<HygieneOptions & { hygiene: undefined }>({
  // Under a prefix, the tests' addresses are those of the site.
  page: async ({ page, baseURL }, use) => {
    const prefix = new URL(baseURL ?? "http://localhost").pathname.replace(/\/$/, "")
    const goTo = page.goto.bind(page)
    page.goto = (address, options) => goTo(address.startsWith("/") ? prefix + address : address, options)
    await use(page)
    // An answer that is still being made would fail the run, though no test.
    await page.unrouteAll({ behavior: "ignoreErrors" })
  },
  allowedHosts: [[], { option: true }],
  allowedErrors: [null, { option: true }],
  hygiene: [
    async ({ context, baseURL, allowedHosts, allowedErrors }, use) => {
      const complaints: string[] = []
      const complain = (text: string) => {
        if (!allowedErrors?.test(text)) complaints.push(text)
      }
      context.on("console", (message) => {
        if (message.type() === "error") complain(`${message.text()} ${message.location().url}`)
      })
      context.on("weberror", (error) => complain(error.error().message))
      context.on("request", (request) => {
        const { protocol, host, hostname } = new URL(request.url())
        if (!protocol.startsWith("http") || host === new URL(baseURL ?? "").host) return
        if (!allowedHosts.includes(hostname)) complaints.push(`A request to another host: ${request.url()}`)
      })
      await use(undefined)
      expect(complaints, "console errors and requests to other hosts").toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Options for the other owner's site, whose content refers to pictures and videos elsewhere. */
export const ANOTHER_OWNER = {
  baseURL: SITES.anotherOwner.origin,
  allowedHosts: ["images.example", "videos.example"],
  allowedErrors: /(images|videos)\.example/,
}

/** Answers for that owner's pictures and videos elsewhere with a small drawing. */
export const answerForFarMedia = (from: Pick<Page, "route">): Promise<unknown> =>
  from.route(/^https:\/\/(images|videos)\.example\//, (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>',
    }),
  )

/** MUI's `lg` breakpoint: the width, in pixels, from which a screen is large. */
export const LG = 1200

export const LARGE_SCREEN = { width: 1280, height: 800 }
export const PHONE = { width: 390, height: 844 }

/**
 * Whether React answers to touches in every part of the page, to be called in a browser. There is no outward sign of that; React's
 * own mark on an element it has taken over is the nearest thing. A comment stands before each part that it hydrates separately.
 */
export function isHydrated(): boolean {
  const isReacts = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"))
  const main = document.querySelector("main")
  if (main === null || !isReacts(main)) return false
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT)
  while (comments.nextNode()) {
    const { currentNode: comment } = comments
    if (!(comment instanceof Comment) || comment.data !== "$") continue
    if (comment.nextElementSibling && !isReacts(comment.nextElementSibling)) return false
  }
  return true
}

/** Waits until React answers to touches in every part of the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated)
}

/** Waits for the outline of a work, on large screens: it comes by a script of its own, after React. */
export const outlined = (page: Page): Promise<void> =>
  expect(page.getByRole("navigation", { name: "On this page" })).toBeVisible()

/** Opens a page of the site and waits until it answers to touches, has all its styles and has come in: what is measured then stands still. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  // A site in development has none.
  await page.waitForFunction((name) => {
    const later = document.querySelector<HTMLLinkElement>(`link[href*="${name}"]`)
    return later === null || (later.sheet !== null && later.media === "")
  }, LATE_SHEET)
  await page.evaluate(async () => {
    const entries = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSAnimation && animation.animationName === "first-page-enter")
    // One that the page itself ends early rejects.
    await Promise.allSettled(entries.map(({ finished }) => finished))
  })
}

/** Keeps what a page asks for from coming until it is released. */
export async function holdBack(page: Page, what: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(what, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/**
 * Waits until the page of the address has taken the place of the one before: until then the page is as tall as either, what stands low on it may move
 * between the press and the release of a click, and a link to the one before only keeps it there.
 */
export async function onePage(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Right after a step back Gatsby has not followed yet, and the only page is the one before.
    const { page: rendered = location.pathname } = window.visit ?? {}
    return document.querySelectorAll("main [data-state]").length === 1 && rendered === location.pathname
  })
}

/** Notes, from now on and in every page to come, how far what stands on the page is moved without the visitor's doing. */
export async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const log: number[] = []
    Object.assign(window, { shifts: log })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("hadRecentInput" in entry && !entry.hadRecentInput && "value" in entry) log.push(Number(entry.value))
      }
    }).observe({ type: "layout-shift", buffered: true })
  })
}

/** The sum of the shifts since the last call; NaN where nobody observes them. */
export const shifts = (page: Page): Promise<number> =>
  page.evaluate(() => {
    if (!("shifts" in window) || !Array.isArray(window.shifts)) return NaN
    return window.shifts.splice(0).reduce<number>((sum, value) => sum + Number(value), 0)
  })

/** Scrolls through the whole page in steps of less than a window, as a visitor would, and back to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = window.innerHeight * 0.8
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo(0, top)
      // Lazy pictures are asked for in a frame.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)))
    }
    window.scrollTo(0, 0)
  })
}

/** Waits until nothing on the page fades or moves that comes to an end by itself, and nothing more begins in two frames. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What goes with scrolling runs as long as its element is there, and a mark of arrival fades where it stands.
    const isUnderWay = (animation: Animation) =>
      animation.playState === "running" &&
      animation.timeline instanceof DocumentTimeline &&
      animation.effect?.getComputedTiming().endTime !== Infinity &&
      !(animation instanceof CSSAnimation && animation.animationName === "arrived")
    for (let still = 0; still < 2; still += 1) {
      await new Promise(requestAnimationFrame)
      if (document.getAnimations().some(isUnderWay)) still = -1
    }
  })
}

/** A link of the bar. */
export const inBar = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name, exact: true })

/** The title of a page in its content. */
export const heading = (page: Page, name: string) => page.getByRole("main").getByRole("heading", { level: 1, name })

/** How large a part of the page is drawn, and where, CSS px. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${String(locator)} is not shown`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** Opens every closed accordion entry of a part of the page, by keyboard: a row that moves because another one opens can slip from under a mouse. */
export async function openAll(part: Locator): Promise<void> {
  const closed = part.getByRole("button", { expanded: false })
  for (let left = await closed.count(); left > 0; left -= 1) {
    await closed.first().press("Enter")
    await expect(closed).toHaveCount(left - 1)
  }
}
