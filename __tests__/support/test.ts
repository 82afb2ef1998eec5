import { test as base, expect, type Locator, type Page } from "@playwright/test"
import { SITES } from "../../scripts/lib/sites"
import { LATE_SHEET } from "../../src/constants"

interface HygieneOptions {
  /** Hosts, besides the site's own, to which a test may send requests. */
  allowedHosts: string[]
  /** Console errors that a test provokes; null for none. */
  allowedErrors: RegExp | null
}

/**
 * Playwright's `test`, which in addition fails a test if the browser logs an error or sends a request to another host.
 */
export const test = base.extend<HygieneOptions & { allowErrors: (errors: RegExp) => void }>({
  // If the site has a path prefix, tests write addresses without it.
  page: async ({ page, baseURL }, use) => {
    const prefix = new URL(baseURL ?? "http://localhost").pathname.replace(/\/$/, "")
    const goTo = page.goto.bind(page)
    page.goto = (address, options) => goTo(address.startsWith("/") ? prefix + address : address, options)
    await use(page)
    // A route handler that is still running would fail the run, although no test failed.
    await page.unrouteAll({ behavior: "ignoreErrors" })
  },
  allowedHosts: [[], { option: true }],
  allowedErrors: [null, { option: true }],
  /** Allows console errors that this test alone provokes, instead of `allowedErrors`. */
  allowErrors: [
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
      await use((errors) => (allowedErrors = errors))
      expect(complaints, "console errors and requests to other hosts").toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Options for the other owner's site, whose content refers to pictures and videos on other hosts. */
export const ANOTHER_OWNER = {
  baseURL: SITES.anotherOwner.origin,
  allowedHosts: ["images.example", "videos.example"],
  allowedErrors: /(images|videos)\.example/,
}

/** Answers requests for that owner's pictures and videos on other hosts with a small drawing. */
export const mockRemoteMedia = (target: Pick<Page, "route">): Promise<unknown> =>
  target.route(/^https:\/\/(images|videos)\.example\//, (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>',
    }),
  )

/** MUI's `lg` breakpoint: the width, in pixels, from which a screen is large. */
export const LG = 1200

/** The window of tests that choose no other: see `playwright.config.ts`. */
export const LARGE_SCREEN = { width: 1280, height: 800 }
export const PHONE = { width: 390, height: 844 }

/**
 * Whether React has hydrated every part of the page; runs in the page. Nothing visible tells, so it looks for the property that React
 * sets on a hydrated element. A comment precedes each part that React hydrates separately.
 */
export function isHydrated(): boolean {
  const isHydratedElement = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"))
  const main = document.querySelector("main")
  if (main === null || !isHydratedElement(main)) return false
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT)
  while (comments.nextNode()) {
    const { currentNode: comment } = comments
    if (!(comment instanceof Comment) || comment.data !== "$") continue
    if (comment.nextElementSibling && !isHydratedElement(comment.nextElementSibling)) return false
  }
  return true
}

/** Waits until React has hydrated every part of the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated)
}

/** Reloads the page and waits until it is hydrated. */
export async function reload(page: Page): Promise<void> {
  await page.reload()
  await hydrated(page)
}

/** Waits for the outline of a work, which large screens load in a separate script after hydration. */
export const outlineShown = (page: Page): Promise<void> =>
  expect(page.getByRole("navigation", { name: "On this page" })).toBeVisible()

/** Whether the page has its deferred style sheet, which the development server has none of; runs in the page. */
export function hasLateSheet(name: string): boolean {
  const later = document.querySelector<HTMLLinkElement>(`link[href*="${name}"]`)
  return later === null || (later.sheet !== null && later.media === "")
}

/** Opens a page and waits until it is hydrated, has all its styles and its entrance animation has ended, so that measurements are stable. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await page.waitForFunction(hasLateSheet, LATE_SHEET)
  await page.evaluate(async () => {
    const entries = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSAnimation && animation.animationName === "first-page-enter")
    // `finished` rejects if the page cancels the animation.
    await Promise.allSettled(entries.map(({ finished }) => finished))
  })
}

/** Waits until there is at least one of these pictures, and all of them have loaded. */
export const loaded = (pictures: Locator): Promise<void> =>
  expect
    .poll(() =>
      pictures.evaluateAll(
        (images: HTMLImageElement[]) =>
          images.length > 0 && images.every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
      ),
    )
    .toBe(true)

/** Clicks as in Safari, which doesn't focus a button that is clicked. */
export async function clickWithoutFocus(page: Page, button: Locator): Promise<void> {
  await page.evaluate(() =>
    addEventListener("mousedown", (event) => event.preventDefault(), { capture: true, once: true }),
  )
  await button.click()
}

/** Waits until a count stays the same for half a second. Playwright's "networkidle" comes only once for each document. */
export async function unchanged(count: () => number): Promise<void> {
  let last = NaN
  const isSame = () => {
    const before = last
    last = count()
    return last === before
  }
  await expect.poll(isSame, { intervals: [500] }).toBe(true)
}

/** Scrolls through the whole page in steps smaller than the window, as a visitor would, and back to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = window.innerHeight * 0.8
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo(0, top)
      // Lazy pictures are requested in the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)))
    }
    window.scrollTo(0, 0)
  })
}

/** Waits until all animations and transitions that end by themselves have ended, and none begins within two frames. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Scroll-driven animations run as long as their element exists, and the mark on a link's target only fades in place.
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

/** The position and size of a part of the page, CSS px. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${String(locator)} is not shown`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** The same of several parts. */
export const boxesOf = async (parts: Locator) => Promise.all((await parts.all()).map(boxOf))

/** The boxes of an element's lines of text, without the space around the letters, CSS px. */
export const linesOf = (part: Locator) =>
  part.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return [...range.getClientRects()].map(({ left, right, top, bottom }) => ({ left, right, top, bottom }))
  })

/** Opens every closed accordion entry of a part of the page, by keyboard: a row that moves because another one opens can slip away from the mouse. */
export async function openAll(part: Locator): Promise<void> {
  const closed = part.getByRole("button", { expanded: false })
  for (let left = await closed.count(); left > 0; left -= 1) {
    await closed.first().press("Enter")
    await expect(closed).toHaveCount(left - 1)
  }
}
