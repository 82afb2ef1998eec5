import type { Page } from "@playwright/test"
import { expect } from "./test"

/** The elements that Tab can focus. */
const IN_TAB_ORDER = "a[href]:visible, button:visible, input:visible, summary:visible, [tabindex]:visible"

/** Describes the focused element once scrolling has stopped, and what is wrong with it; null outside the page. Runs in the page. */
const inspectFocus = async () => {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const boxOf = () =>
    [...element.getClientRects()].reduce((largest, each) =>
      each.width * each.height > largest.width * largest.height ? each : largest,
    )
  const place = () => `${boxOf().left} ${boxOf().top}`
  for (let before = ""; before !== place(); await new Promise(requestAnimationFrame)) before = place()
  const { top, bottom, left, width, height } = boxOf()
  const bar = document.querySelector("header")
  const below = bar && !bar.contains(element) ? bar.getBoundingClientRect().bottom : 0
  const faults: string[] = []
  // A picture's link has its ring on the picture's frame.
  const isRinged = [element, ...element.children].some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(part)
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2
  })
  if (!isRinged) faults.push("has no focus ring")
  // If it is taller than the window, a visible part is enough.
  const fits = height <= window.innerHeight - below
  if (fits && (top < 0 || bottom > window.innerHeight + 1)) faults.push(`lies at ${top} to ${bottom}`)
  for (const y of fits ? [top + 2, top + height / 2] : [Math.max(top, below) + 2]) {
    // In a strip that scrolls sideways, only part of it may be visible.
    const middle = (Math.max(left, 0) + Math.min(left + width, window.innerWidth)) / 2
    const hit = document.elementFromPoint(middle, y)
    if (!hit || (!element.contains(hit) && !hit.contains(element)))
      faults.push(`is covered at ${y} by ${hit?.outerHTML.slice(0, 80)}`)
  }
  return {
    number: [...document.querySelectorAll("*")].indexOf(element),
    faults,
    html: element.outerHTML.slice(0, 160),
    top: top + window.scrollY,
    bottom: bottom + window.scrollY,
    left,
    right: left + width,
  }
}

/** Presses a key until focus leaves the page, at most `times` times; each focused element must have a name and a focus ring, and not be covered. */
async function walkByKey(page: Page, key: "Tab" | "Shift+Tab", times = 200) {
  const stops: NonNullable<Awaited<ReturnType<typeof inspectFocus>>>[] = []
  while (stops.length < times) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(inspectFocus)
    if (stop === null) break
    stops.push(stop)
    expect.soft(stop.faults, `${key} to ${stop.html}`).toEqual([])
    // Names are the same on the way back.
    if (key === "Tab")
      expect.soft(await page.locator(":focus").ariaSnapshot(), `the name of ${stop.html}`).toMatch(/^- '?\w+ "/)
  }
  return stops
}

/** Expects Tab, and Shift+Tab back, to reach every control in reading order, named, ringed and not covered. Scroll through the page before. */
export async function expectKeyboardReachesAll(page: Page): Promise<void> {
  const forward = await walkByKey(page, "Tab")
  for (const [index, stop] of forward.entries()) {
    const previous = forward[index - 1]
    if (!previous) continue
    expect.soft(stop.number, `${stop.html} after ${previous.html}`).toBeGreaterThan(previous.number)
    const isOneColumn = stop.left < previous.right && previous.left < stop.right
    if (isOneColumn) expect.soft(stop.bottom, `${stop.html} after ${previous.html}`).toBeGreaterThan(previous.top)
  }
  const reachable = await page
    .locator(IN_TAB_ORDER)
    .evaluateAll(
      (elements) => elements.filter((element) => element instanceof HTMLElement && element.tabIndex >= 0).length,
    )
  expect(forward).toHaveLength(reachable)
  const backward = await walkByKey(page, "Shift+Tab", forward.length)
  const numbers = backward.map(({ number }) => number)
  expect(numbers).toHaveLength(forward.length)
  expect(numbers).toEqual(numbers.toSorted((one, other) => other - one))
}
