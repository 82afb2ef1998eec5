import type { Locator, Page } from "@playwright/test"
import { HOME } from "../support/sample"
import { expect, LARGE_SCREEN, PHONE, scrollThrough, settled, test, visit } from "../support/test"

interface SeenAnimation {
  page: string
  property: "opacity" | "transform"
  from: string
  to: string
  duration: number
  delay: number
  easing: string
}

declare global {
  interface Window {
    seenAnimations?: SeenAnimation[]
    seenScrolls?: { heading: string; top: number }[]
  }
}

/** Notes every animation of a page's whole content, as the browser plays it, from the next page load on. */
async function recordTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: SeenAnimation[] = []
    const known = new WeakSet<Animation>()
    window.seenAnimations = seen
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation
        if (known.has(animation) || !(effect instanceof KeyframeEffect)) continue
        known.add(animation)
        const heading = effect.target?.querySelector("h1")?.textContent
        // Whole pages only: buttons and accordions have motion of their own.
        if (heading === undefined || !effect.target?.closest("main")) continue
        const { duration, delay, easing } = effect.getTiming()
        const frames = effect.getKeyframes()
        for (const property of ["opacity", "transform"] as const) {
          const values = frames.filter((frame) => property in frame)
          if (values.length === 0) continue
          seen.push({
            page: heading,
            property,
            from: String(values[0]?.[property]),
            to: String(values.at(-1)?.[property]),
            duration: Number(duration),
            delay: Number(delay),
            easing: easing === "linear" ? String(frames[0]?.easing) : String(easing),
          })
        }
      }
      requestAnimationFrame(look)
    }
    look()
  })
}

const seenAnimations = (page: Page) => page.evaluate(() => window.seenAnimations ?? [])

const TIMING = { duration: 400, delay: 200, easing: "ease-in-out" }

const link = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name })
const heading = (page: Page, name: string) => page.getByRole("main").getByRole("heading", { level: 1, name })

test.use({ viewport: LARGE_SCREEN })

test.describe("between pages", () => {
  test("the old one falls 30 px and fades out, the new one rises 30 px and fades in, 0.4 s after 0.2 s, ease-in-out", async ({
    page,
  }) => {
    await recordTransitions(page)
    await visit(page, "/")
    await settled(page)
    await page.evaluate(() => (window.seenAnimations ?? []).splice(0))
    await link(page, "PROJECTS").click()
    await expect(heading(page, "Projects")).toBeVisible()
    await expect.poll(async () => (await seenAnimations(page)).length).toBe(4)
    const seen = await seenAnimations(page)
    const [out, into] = [
      seen.filter((each) => each.page === HOME.name),
      seen.filter((each) => each.page === "Projects"),
    ]
    expect(out).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ property: "opacity", to: "0", ...TIMING }),
        expect.objectContaining({ property: "transform", to: "translateY(30px)", ...TIMING }),
      ]),
    )
    expect(into).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ property: "opacity", from: "0", to: "1", ...TIMING }),
        expect.objectContaining({ property: "transform", from: "translateY(30px)", to: "none", ...TIMING }),
      ]),
    )
  })

  test("there is one page at a time, and the one that leaves cannot be used", async ({ page }) => {
    await visit(page, "/")
    await link(page, "PROJECTS").click()
    await expect(page.locator("main [inert]")).toHaveCount(1)
    await expect(heading(page, "Projects")).toBeVisible()
    await expect(page.locator("main [inert]")).toHaveCount(0)
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
  })

  test("the last of two quick clicks wins, and its page is whole", async ({ page }) => {
    await visit(page, "/")
    await link(page, "WORKS").click()
    await page.waitForTimeout(250)
    await link(page, "PROJECTS").click()
    await expect(page).toHaveURL("/projects/")
    await expect(heading(page, "Projects")).toBeVisible()
    const opacity = () =>
      heading(page, "Projects").evaluate((element) => {
        let product = 1
        for (let each: Element | null = element; each; each = each.parentElement) {
          product *= Number(getComputedStyle(each).opacity)
        }
        return product
      })
    await expect.poll(opacity).toBe(1)
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
  })

  test("a page that is called back while it leaves comes back whole", async ({ page }) => {
    await visit(page, "/")
    await link(page, "PROJECTS").click()
    await page.waitForTimeout(300)
    await page.goBack()
    await expect(page).toHaveURL("/")
    const state = () =>
      heading(page, HOME.name).evaluate((element) => {
        const wrapper = element.closest("[data-state]")
        if (!wrapper) throw new Error("Every page has its wrapper")
        const { opacity, transform } = getComputedStyle(wrapper)
        return { opacity, transform, inert: wrapper.hasAttribute("inert") }
      })
    await expect.poll(state).toEqual({ opacity: "1", transform: "none", inert: false })
  })
})

test.describe("the first page of a visit", () => {
  test("plays its entry, too", async ({ page }) => {
    await recordTransitions(page)
    await visit(page, "/works/")
    await expect.poll(async () => (await seenAnimations(page)).length).toBeGreaterThanOrEqual(2)
    const seen = await seenAnimations(page)
    expect(seen.find(({ property }) => property === "transform")).toMatchObject({ from: "translateY(30px)", ...TIMING })
    expect(seen.find(({ property }) => property === "opacity")).toMatchObject({ ...TIMING })
  })
})

test.describe("for visitors who prefer reduced motion", () => {
  test("nothing moves", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await recordTransitions(page)
    await visit(page, "/")
    await link(page, "PROJECTS").click()
    await expect(heading(page, "Projects")).toBeVisible()
    await page.waitForTimeout(300)
    const moving = (await seenAnimations(page)).filter(({ duration }) => duration > 1)
    expect(moving).toEqual([])
  })
})

test.describe("scrolling is as on a plain site", () => {
  test.use({ viewport: PHONE })

  const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

  async function scrollTo(page: Page, y: number) {
    await page.evaluate((value) => window.scrollTo(0, value), y)
    await expect.poll(() => top(page)).toBe(y)
    // Gatsby notes the position a moment after it has changed.
    await page.waitForTimeout(150)
  }

  /** Scrolls something into the middle of the screen, where a click on it moves nothing, and says how far that was. */
  async function scrollToCentre(page: Page, something: Locator): Promise<number> {
    await something.evaluate((element) => element.scrollIntoView({ block: "center" }))
    const distance = await top(page)
    expect(distance).toBeGreaterThan(0)
    await scrollTo(page, distance)
    return distance
  }

  test("a new page begins at its top, and the old one does not jump while it leaves", async ({ page }) => {
    await visit(page, "/")
    const works = page.getByRole("region", { name: "Bio" }).getByRole("link")
    const left = await scrollToCentre(page, works)
    await page.evaluate(() => {
      const scrolls: { heading: string; top: number }[] = []
      window.seenScrolls = scrolls
      const look = () => {
        const shown = document.querySelector("main [data-state] h1")?.textContent ?? ""
        scrolls.push({ heading: shown, top: Math.round(window.scrollY) })
        requestAnimationFrame(look)
      }
      look()
    })
    await works.click()
    await expect(heading(page, "Works")).toBeVisible()
    await expect.poll(() => top(page)).toBe(0)
    const scrolls = await page.evaluate(() => window.seenScrolls ?? [])
    const leaving = scrolls.filter((each) => each.heading === HOME.name)
    expect(leaving.length).toBeGreaterThan(5)
    expect(new Set(leaving.map((each) => each.top))).toEqual(new Set([left]))
    expect(new Set(scrolls.filter((each) => each.heading === "Works").map((each) => each.top))).toEqual(new Set([0]))
  })

  test("back and forward return to where the visitor was", async ({ page }) => {
    await visit(page, "/")
    const works = page.getByRole("region", { name: "Bio" }).getByRole("link")
    const left = await scrollToCentre(page, works)
    await works.click()
    await expect(heading(page, "Works")).toBeVisible()
    await expect.poll(() => top(page)).toBe(0)
    await scrollThrough(page)
    await scrollTo(page, 700)

    await page.goBack()
    await expect(heading(page, HOME.name)).toBeVisible()
    await expect.poll(() => top(page)).toBe(left)
    await page.goForward()
    await expect(heading(page, "Works")).toBeVisible()
    await expect.poll(() => top(page)).toBe(700)
  })

  test("a reload stays where the visitor was", async ({ page }) => {
    await visit(page, "/works/")
    await scrollTo(page, 600)
    await page.reload()
    await expect.poll(() => top(page)).toBe(600)
  })
})

test.describe("for keyboard and screen reader", () => {
  test("focus starts anew at the top of the new page", async ({ page }) => {
    await visit(page, "/")
    await link(page, "WORKS").focus()
    await page.keyboard.press("Enter")
    await expect(heading(page, "Works")).toBeVisible()
    await page.keyboard.press("Tab")
    await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused()
    await page.keyboard.press("Enter")
    await expect(page.getByRole("main")).toBeFocused()
  })

  for (const { name, title } of [
    { name: "WORKS", title: "Works" },
    { name: "PROJECTS", title: "Projects" },
  ]) {
    test(`the new page is announced: ${title}`, async ({ page }) => {
      await visit(page, "/")
      await link(page, name).click()
      await expect(heading(page, title)).toBeVisible()
      await expect(page.locator("#gatsby-announcer")).toHaveText(`Navigated to ${title}`)
    })
  }
})
