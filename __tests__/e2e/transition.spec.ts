import type { Page } from "@playwright/test"
import { pressInPlace } from "../support/places"
import { isLoaded } from "../support/requests"
import { HOME } from "../support/sample"
import { barLink, heading, swapped } from "../support/navigation"
import { expect, settled, test, visit } from "../support/test"

/** An animation of a whole page, of one property. */
interface PageAnimation {
  page: string
  property: "opacity" | "transform"
  from: string
  to: string
  duration: number
  delay: number
  easing: string
  /** When it started, ms since the document did. */
  start: number
  /** Whether the page could not be used meanwhile. */
  inert: boolean
}

/** A page in one frame: its opacity, and where its heading would be in the window without the transition, px. */
interface SeenPage {
  heading: string
  opacity: number
  top: number
}

/** From the next page load on, records every animation of whole pages, the footer's fades, and what each frame after a press shows. */
async function recordTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const animations: PageAnimation[] = []
    const fades: number[] = []
    // The frames since the last press.
    let seen: SeenPage[][] = []
    Object.assign(window, { pageAnimations: animations, footerFades: fades })
    const headingOf = (element: Element) => element.querySelector("h1")?.textContent ?? ""
    const log = (animation: Animation, target: HTMLElement) => {
      const { effect } = animation
      if (!(effect instanceof KeyframeEffect)) return
      const { duration, delay = 0, easing } = effect.getTiming()
      const frames = effect.getKeyframes()
      for (const property of ["opacity", "transform"] as const) {
        const values = frames.filter((frame) => property in frame)
        if (values.length === 0) continue
        animations.push({
          page: headingOf(target),
          property,
          from: String(values[0]?.[property]),
          to: String(values.at(-1)?.[property]),
          duration: Number(duration),
          delay,
          easing: easing === "linear" ? String(frames[0]?.easing) : String(easing),
          start: Number(animation.startTime),
          inert: target.inert,
        })
      }
    }
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...args) {
      const animation = animate.apply(this, args)
      // Once it has a start time.
      if (this instanceof HTMLElement && this.matches("main [data-state]")) queueMicrotask(() => log(animation, this))
      return animation
    }
    addEventListener("transitionrun", ({ target }) => {
      if (!(target instanceof HTMLElement) || !target.matches("[data-leaving]:has(footer)")) return
      for (const { effect } of target.getAnimations()) fades.push(Number(effect?.getComputedTiming().endTime))
    })
    const recordFrame = () => {
      const pages = [...document.querySelectorAll<HTMLElement>("main [data-state]")]
      const shown = pages.filter((element) => element.checkVisibility())
      seen.push(
        shown.map((element) => {
          const { opacity, transform } = getComputedStyle(element)
          const offset = transform === "none" ? 0 : new DOMMatrix(transform).m42
          const top = Math.round((element.querySelector("h1")?.getBoundingClientRect().top ?? NaN) - offset)
          return { heading: headingOf(element), opacity: Number(opacity), top }
        }),
      )
      requestAnimationFrame(recordFrame)
    }
    for (const press of ["pointerdown", "keydown"]) {
      addEventListener(press, () => Object.assign(window, { seenFrames: (seen = []) }), { capture: true })
    }
    requestAnimationFrame(recordFrame)
  })
}

const pageAnimations = (page: Page) => page.evaluate<PageAnimation[]>("window.pageAnimations")
const framesOf = (page: Page) => page.evaluate<SeenPage[][]>("window.seenFrames")

const TIMING = { duration: 400, delay: 200, easing: "ease-in-out" }

const link = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name })

const press = (page: Page, name: string) => pressInPlace(page, link(page, name))

/** The pages that were visible since the press, in order. */
const pagesSeenIn = (frames: readonly SeenPage[][]) => [
  ...new Set(frames.flat().flatMap(({ heading, opacity }) => (opacity > 0.05 ? [heading] : []))),
]

/** Waits until only one page is left, and nothing moves. */
async function expectOnePage(page: Page, name: string): Promise<void> {
  await expect(heading(page, name)).toBeVisible()
  await swapped(page)
  await expect(page.locator("main [inert]")).toHaveCount(0)
  await settled(page)
  await expect(page.locator("main [data-state]")).toHaveCSS("opacity", "1")
  await expect(page.locator("main [data-state]")).toHaveCSS("transform", "none")
}

test.beforeEach(({ page }) => recordTransitions(page))

test("the old page moves down 30 px and fades out, the new one moves up 30 px and fades in: 0.4 s after 0.2 s, ease-in-out", async ({
  page,
}) => {
  await visit(page, "/")
  await page.evaluate(() => window.scrollTo(0, 900))
  await press(page, "PROJECTS")
  await expect.poll(async () => (await pageAnimations(page)).length).toBe(4)
  const seen = await pageAnimations(page)
  const out = { page: HOME.name, inert: true, ...TIMING }
  const into = { page: "Projects", inert: false, ...TIMING }
  expect(seen).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...out, property: "opacity", to: "0" }),
      expect.objectContaining({ ...out, property: "transform", to: "translateY(30px)" }),
      expect.objectContaining({ ...into, property: "opacity", from: "0", to: "1" }),
      expect.objectContaining({ ...into, property: "transform", from: "translateY(30px)", to: "none" }),
    ]),
  )
  await expectOnePage(page, "Projects")

  await test.step("the new page's delay starts when the old page fades, so the window is never blank, on any machine", () => {
    const startOf = (name: string) => seen.find((each) => each.page === name)?.start ?? NaN
    expect(startOf("Projects") - startOf(HOME.name)).toBeCloseTo(200, 0)
  })
  await test.step("the footer is gone before the new page is visible", async () => {
    const fades = await page.evaluate<number[]>("window.footerFades")
    expect(fades.length).toBeGreaterThan(0)
    expect(Math.max(...fades)).toBeLessThan(2 * TIMING.delay)
    await expect(page.getByRole("contentinfo")).toBeVisible()
  })
  await test.step("each page keeps its scroll position: the old one where it was scrolled to, the new one at its top", async () => {
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    const frames = (await framesOf(page)).flat().filter(({ opacity }) => opacity > 0)
    const topsOf = (name: string) => new Set(frames.filter((each) => each.heading === name).map(({ top }) => top))
    expect(topsOf(HOME.name).size).toBe(1)
    expect(topsOf("Projects").size).toBe(1)
  })
})

test("the first page of a visit enters in the same way", async ({ page }) => {
  await page.goto("/works/")
  const entry = page.locator("main [data-state]")
  for (const [property, value] of Object.entries({
    "animation-name": "first-page-enter",
    "animation-duration": "0.4s",
    "animation-delay": "0.2s",
    "animation-timing-function": "ease-in-out",
  }))
    await expect(entry).toHaveCSS(property, value)
  const keyframes = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSKeyframesRule && rule.name === "first-page-enter")
      .map(({ cssText }) => cssText),
  )
  expect(keyframes).toEqual([expect.stringMatching(/opacity: 0\.01; transform: translateY\(30px\);/)])
})

test("nothing moves for visitors who prefer reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await visit(page, "/")
  await expect(page.locator("main [data-state]")).toHaveCSS("animation-name", "none")
  await press(page, "PROJECTS")
  await expectOnePage(page, "Projects")
  expect((await pageAnimations(page)).filter(({ duration }) => duration > 1)).toEqual([])
})

/** Goes to a page in the bar, or back, as soon as the old page leaves. Animations are paused until then, however slow the machine. */
async function goAsPageLeaves(page: Page, to: { path: string } | "back"): Promise<void> {
  await page.evaluate((target) => {
    let held: Animation[] = []
    const hold = () => {
      const isOfPage = ({ effect }: Animation) => effect instanceof KeyframeEffect && effect.target?.matches("main *")
      held = document.getAnimations().filter(isOfPage)
      for (const animation of held) {
        const { currentTime } = animation
        animation.pause()
        // Pauses it immediately: `pause()` alone waits for the next frame.
        animation.currentTime = currentTime
      }
    }
    const go = () => {
      if (target === "back") {
        history.back()
        return
      }
      document.querySelector<HTMLElement>(`header nav [href="${target.path}"]`)?.click()
      const release = () => {
        if (document.querySelectorAll("main [data-state]").length < 3) requestAnimationFrame(release)
        else for (const animation of held) animation.play()
      }
      release()
    }
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main [data-state="exit"]')) return
      observer.disconnect()
      hold()
      requestAnimationFrame(go)
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-state"] })
  }, to)
}

test("a page that is requested while another is entering replaces it immediately", async ({ page }) => {
  await visit(page, "/")
  await goAsPageLeaves(page, { path: "/projects/" })
  await press(page, "WORKS")
  await expect(page).toHaveURL("/projects/")
  await expectOnePage(page, "Projects")
  expect(pagesSeenIn(await framesOf(page))).toEqual([HOME.name, "Projects"])
})

test("going back as soon as the old page leaves shows no other page", async ({ page, allowErrors }) => {
  // Gatsby removes the icon from the head and adds it again: in between the browser may request /favicon.ico.
  allowErrors(/favicon\.ico/)
  await visit(page, "/")
  await page.evaluate(() => window.scrollTo(0, 600))
  await settled(page)
  await goAsPageLeaves(page, "back")
  await press(page, "WORKS")
  await expect.poll(async () => (await framesOf(page)).some((pages) => pages.length === 2)).toBe(true)
  await expect(page).toHaveURL("/")
  await expectOnePage(page, HOME.name)
  expect(await page.evaluate(() => window.scrollY)).toBe(600)
  expect(pagesSeenIn(await framesOf(page))).toEqual([HOME.name])
})

test("pressing a link fetches its page; its heading is announced, and focus starts at its top", async ({ page }) => {
  await visit(page, "/")
  const asked = page.waitForRequest(/projects\/page-data\.json/)
  // As by a finger, which doesn't hover first.
  await link(page, "PROJECTS").dispatchEvent("pointerdown", { pointerType: "touch" })
  await asked
  await link(page, "PROJECTS").click()
  await expect(page.locator("#gatsby-announcer")).toHaveText("Projects")
  await link(page, "WORKS").focus()
  await page.keyboard.press("Enter")
  await expectOnePage(page, "Works")
  await expect(page.locator("#gatsby-announcer")).toHaveText("Works")
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("main")).toBeFocused()
})

test("a link pressed again while its page enters doesn't move the exiting page", async ({ page }) => {
  await visit(page, "/")
  await barLink(page, "PROJECTS").hover()
  await expect.poll(() => isLoaded(page, "/projects/")).toBe(true)
  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }))
  const positions = await page.evaluate(async () => {
    const link = document.querySelector<HTMLElement>("header nav [data-page=projects]")
    const exiting = () => document.querySelector('[data-state="exit"]')
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    link?.click()
    while (!exiting()) await frame()
    link?.click()
    const found = new Set<number>()
    while (exiting()) {
      found.add(Math.round(scrollY))
      await frame()
    }
    return [...found]
  })
  expect(positions).toEqual([900])
  await expect(heading(page, "Projects")).toBeVisible()
})
