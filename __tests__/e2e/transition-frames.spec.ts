import type { Page } from "@playwright/test"
import { HOME } from "../support/sample"
import { expect, LARGE_SCREEN, settled, test, visit } from "../support/test"

/** A page as it is seen in one frame. */
interface SeenPage {
  heading: string
  opacity: number
  /** How far below its place it stands, px. */
  fall: number
  /** Where its heading would stand without that, from the window's top, px. */
  top: number
}

interface Frame {
  /** Since the press, ms. */
  time: number
  pages: SeenPage[]
}

declare global {
  interface Window {
    transition?: {
      frames: Frame[]
      /** When the page that leaves was told to, and when each page's motion begins and ends, ms since the press. */
      left: number
      motions: { heading: string; begin: number; end: number }[]
    }
    seenPages?: () => SeenPage[]
    /** The animations of the pages as wholes. */
    pageAnimations?: () => { animation: Animation; heading: string }[]
  }
}

/** Gives the page what looks at its transitions, from the next press on. */
async function watchTransition(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wrappers = () =>
      [...document.querySelectorAll<HTMLElement>("main [data-state]")].filter((element) => element.checkVisibility())
    const headingOf = (element: Element) => element.querySelector("h1")?.textContent ?? ""
    const seenPages = () =>
      wrappers().map((element) => {
        const { opacity, transform } = getComputedStyle(element)
        const fall = transform === "none" ? 0 : new DOMMatrix(transform).m42
        const top = (element.querySelector("h1")?.getBoundingClientRect().top ?? NaN) - fall
        return { heading: headingOf(element), opacity: Number(opacity), fall, top }
      })
    const pageAnimations = () =>
      document.getAnimations().flatMap((animation) => {
        const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null
        return target?.matches("main [data-state]") ? [{ animation, heading: headingOf(target) }] : []
      })
    Object.assign(window, { seenPages, pageAnimations })

    const begin = ({ timeStamp }: Event) => {
      const transition: NonNullable<Window["transition"]> = { frames: [], left: NaN, motions: [] }
      window.transition = transition
      new MutationObserver((_, observer) => {
        if (!document.querySelector('main [data-state="exit"]')) return
        transition.left = performance.now() - timeStamp
        observer.disconnect()
      }).observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-state"] })
      const known = new WeakSet<Animation>()
      const look = () => {
        transition.frames.push({ time: performance.now() - timeStamp, pages: seenPages() })
        for (const { animation, heading } of pageAnimations()) {
          const { delay = 0, endTime = 0 } = animation.effect?.getComputedTiming() ?? {}
          if (known.has(animation) || animation.startTime === null) continue
          known.add(animation)
          const start = Number(animation.startTime) - timeStamp
          transition.motions.push({ heading, begin: start + delay, end: start + Number(endTime) })
        }
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }
    for (const press of ["pointerdown", "keydown"]) addEventListener(press, begin, { capture: true, once: true })
  })
}

const link = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name })

/** Presses a link of the bar where it is: Playwright's own click would scroll to where the bar would stand if it did not stick. */
async function press(page: Page, name: string): Promise<void> {
  const box = await link(page, name).boundingBox()
  if (!box) throw new Error(`${name} is not there`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** How much of the window's content is there, 0 to 1, where one page lies over another. */
const coverage = (pages: readonly SeenPage[]) => 1 - pages.reduce((rest, { opacity }) => rest * (1 - opacity), 1)

/** Below this a page can't be told from none. */
const BLANK = 0.05

/** The longest row of frames without anything to be seen. */
function longestBlank(frames: readonly Frame[]): number {
  let longest = 0
  let row = 0
  for (const { pages } of frames) {
    row = coverage(pages) < BLANK ? row + 1 : 0
    longest = Math.max(longest, row)
  }
  return longest
}

const framesOf = async (page: Page) => (await page.evaluate(() => window.transition))?.frames ?? []

/** The pages that are seen at all, in order. */
const seenIn = (frames: readonly Frame[]) => [
  ...new Set(
    frames.flatMap(({ pages }) => pages.filter(({ opacity }) => opacity > BLANK).map(({ heading }) => heading)),
  ),
]

/** CSS's `ease-in-out`. */
function easeInOut(progress: number): number {
  if (progress <= 0) return 0
  if (progress >= 1) return 1
  const bezier = (t: number, first: number, second: number) =>
    3 * (1 - t) ** 2 * t * first + 3 * (1 - t) * t ** 2 * second + t ** 3
  let [low, high] = [0, 1]
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2
    if (bezier(middle, 0.42, 0.58) < progress) low = middle
    else high = middle
  }
  return bezier(low, 0, 1)
}

test.use({ viewport: LARGE_SCREEN })

test("drawn every 10 ms: the old page falls and fades while the new one rises and appears, as the specification says", async ({
  page,
}) => {
  await visit(page, "/")
  await settled(page)
  await watchTransition(page)
  await press(page, "PROJECTS")

  // By the animations' own clocks, so that it is the same on a slow machine.
  const { frames, entryBegins } = await page.evaluate(async () => {
    const animations = () => window.pageAnimations?.() ?? []
    while (animations().length < 2 || animations().some(({ animation }) => animation.pending)) {
      await new Promise(requestAnimationFrame)
    }
    const clocks = animations().map(({ animation, heading }) => {
      animation.pause()
      return { animation, heading, time: Number(animation.currentTime) }
    })
    const [first] = clocks
    if (!first) throw new Error("Nothing moves")
    const clockOf = (each: (typeof clocks)[number], time: number) => each.time - first.time + time
    const entry = clocks.find(({ heading }) => heading !== first.heading)
    const drawn: { time: number; pages: NonNullable<ReturnType<NonNullable<Window["seenPages"]>>> }[] = []
    for (let time = 0; time <= 1300; time += 10) {
      for (const each of clocks) each.animation.currentTime = clockOf(each, time)
      drawn.push({ time, pages: window.seenPages?.() ?? [] })
    }
    for (const { animation } of clocks) animation.play()
    return { frames: drawn, entryBegins: entry ? -clockOf(entry, 0) : NaN }
  })

  // The entry's delay runs during the exit's fade.
  expect(entryBegins).toBeGreaterThanOrEqual(180)
  expect(entryBegins).toBeLessThanOrEqual(400)
  for (const { time, pages } of frames) {
    const [out, into] = [
      pages.find(({ heading }) => heading === HOME.name),
      pages.find(({ heading }) => heading === "Projects"),
    ]
    const gone = easeInOut((time - 200) / 400)
    expect(out?.opacity, `the old page's opacity after ${time} ms`).toBeCloseTo(1 - gone, 1)
    expect(out?.fall, `the old page's fall after ${time} ms`).toBeCloseTo(30 * gone, 0)
    const come = easeInOut((time - entryBegins - 200) / 400)
    expect(into?.opacity, `the new page's opacity after ${time} ms`).toBeCloseTo(come, 1)
    expect(into?.fall, `the new page's height after ${time} ms`).toBeCloseTo(30 * (1 - come), 0)
  }
  // A frame of a screen is 17 ms.
  expect(longestBlank(frames)).toBeLessThanOrEqual(3)
  expect(frames.find(({ time }) => time === 1000)?.pages.at(-1)).toMatchObject({ opacity: 1, fall: 0 })
})

for (const { name, throttling } of [
  { name: "as it comes", throttling: 1 },
  { name: "on a processor four times as slow", throttling: 4 },
]) {
  test(`${name}: settled within a second of the press, never blank for more than two frames`, async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await visit(page, "/")
    await settled(page)
    await session.send("Emulation.setCPUThrottlingRate", { rate: throttling })
    await watchTransition(page)
    await press(page, "WORKS")
    await expect.poll(() => page.evaluate(() => window.transition?.motions.length ?? 0)).toBe(4)
    await settled(page)
    const transition = await page.evaluate(() => window.transition)
    if (!transition) throw new Error("Nothing was pressed")
    const { frames, left, motions } = transition
    expect(longestBlank(frames)).toBeLessThanOrEqual(2)
    // A page that leaves late, because the machine is busy, has its delay behind it. A frame passes before the browser begins.
    const late = Math.max(0, left - 200)
    const ends = motions.map(({ end }) => end)
    expect(Math.max(...ends) - late).toBeLessThanOrEqual(850)
    const [out] = motions
    expect(out?.heading).toBe(HOME.name)
    expect((out?.begin ?? NaN) - late).toBeLessThanOrEqual(250)
  })
}

test("each page stays where it stands: the old one where it was scrolled to, the new one at its top", async ({
  page,
}) => {
  await visit(page, "/")
  await page.evaluate(() => window.scrollTo(0, 900))
  await settled(page)
  await watchTransition(page)
  await press(page, "WORKS")
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await settled(page)
  const frames = await framesOf(page)
  const placesOf = (name: string) => [
    ...new Set(
      frames.flatMap(({ pages }) =>
        pages.filter(({ heading, opacity }) => heading === name && opacity > 0).map(({ top }) => Math.round(top)),
      ),
    ),
  ]
  expect(placesOf(HOME.name)).toHaveLength(1)
  expect(placesOf("Works")).toHaveLength(1)
  expect(frames.some(({ pages }) => pages.length === 2)).toBe(true)
})

/** Goes on to a page of the bar, or back, as soon as the old page leaves: nothing moves until it is called, however slow the machine. */
async function goOnceItLeaves(page: Page, to: { path: string } | "back"): Promise<void> {
  await page.evaluate((target) => {
    const go = () => {
      const held = window.pageAnimations?.() ?? []
      for (const { animation } of held) animation.pause()
      if (target === "back") history.back()
      else document.querySelector<HTMLElement>(`header nav [href="${target.path}"]`)?.click()
      const release = () => {
        if (document.querySelectorAll("main [data-state]").length < 3) requestAnimationFrame(release)
        else for (const { animation } of held) animation.play()
      }
      if (target !== "back") release()
    }
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main [data-state="exit"]')) return
      observer.disconnect()
      requestAnimationFrame(go)
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-state"] })
  }, to)
}

test("a page that is called before the second has come takes its place at once", async ({ page }) => {
  await visit(page, "/")
  await settled(page)
  await watchTransition(page)
  await goOnceItLeaves(page, { path: "/projects/" })
  await press(page, "WORKS")
  await expect(page).toHaveURL("/projects/")
  await settled(page)
  await expect(page.locator("main [data-state]")).toHaveCount(1)
  const frames = await framesOf(page)
  expect(frames.at(-1)?.pages).toMatchObject([{ heading: "Projects", opacity: 1, fall: 0 }])
  expect(seenIn(frames)).toEqual([HOME.name, "Projects"])
})

test.describe("a step back in the same breath", () => {
  // Gatsby takes the head's icon away and puts it back: the browser may ask for its own in between.
  test.use({ allowedErrors: /favicon\.ico/ })

  test("ends where it began, and nothing else is seen", async ({ page }) => {
    await visit(page, "/")
    await page.evaluate(() => window.scrollTo(0, 600))
    await settled(page)
    await watchTransition(page)
    await goOnceItLeaves(page, "back")
    await press(page, "WORKS")
    await expect.poll(async () => (await framesOf(page)).some(({ pages }) => pages.length === 2)).toBe(true)
    await expect(page).toHaveURL("/")
    await settled(page)
    await expect(page.locator("main [data-state]")).toHaveCount(1)
    expect(await page.evaluate(() => window.scrollY)).toBe(600)
    expect(seenIn(await framesOf(page))).toEqual([HOME.name])
  })
})

test("what stands below the page goes with it: the footer is gone before the page that comes is seen", async ({
  page,
}) => {
  await visit(page, "/")
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await settled(page)
  await watchTransition(page)
  await page.evaluate(() => {
    addEventListener("transitionrun", ({ target }) => {
      if (!(target instanceof HTMLElement) || !target.matches("[data-leaving]:has(footer)")) return
      const [fade] = target.getAnimations()
      void fade?.ready.then(() => {
        Object.assign(window, {
          footerGoneAt: Number(fade.startTime) + Number(fade.effect?.getComputedTiming().endTime),
        })
      })
    })
    addEventListener("pointerdown", ({ timeStamp }) => Object.assign(window, { pressedAt: timeStamp }))
  })
  await press(page, "WORKS")
  await expect.poll(() => page.evaluate(() => window.transition?.motions.length ?? 0)).toBe(4)
  await settled(page)
  const { frames = [], left = NaN, motions = [] } = (await page.evaluate(() => window.transition)) ?? {}
  const entry = motions.find(({ heading }) => heading === "Works")
  // What a busy machine lets begin late ends late; and one frame, in which the browser begins, as long as this machine's longest.
  const frame = Math.max(50, ...frames.slice(1).map(({ time }, index) => time - (frames[index]?.time ?? time)))
  const late = Math.max(0, left - 200)
  const goneAt = Number(await page.evaluate("footerGoneAt - pressedAt"))
  expect(goneAt - late).toBeLessThanOrEqual((entry?.begin ?? NaN) + frame)
  await expect(page.getByRole("contentinfo")).toBeVisible()
})

test("what a page needs is asked for when its link is pressed, before the click", async ({ page }) => {
  await visit(page, "/")
  const asked = page.waitForRequest(/projects\/page-data\.json/)
  // As a finger does: nothing hovers before.
  await link(page, "PROJECTS").dispatchEvent("pointerdown", { pointerType: "touch" })
  await asked
})
