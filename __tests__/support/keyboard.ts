import type { Page } from "@playwright/test"
import { expect } from "./test"

/** What takes the focus by Tab. */
const IN_TAB_ORDER = "a[href]:visible, button:visible, input:visible, summary:visible, [tabindex]:visible"

/** Where the focus is, once nothing scrolls any more, and what is wrong there; null outside the page. */
const lookAtFocus = async () => {
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
  // A picture's link shows it on the picture's frame.
  const isRinged = [element, ...element.children].some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(part)
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2
  })
  if (!isRinged) faults.push("has no ring")
  // Of what is taller than the window, a part is enough.
  const fits = height <= window.innerHeight - below
  if (fits && (top < 0 || bottom > window.innerHeight + 1)) faults.push(`lies at ${top} to ${bottom}`)
  for (const y of fits ? [top + 2, top + height / 2] : [Math.max(top, below) + 2]) {
    // A strip may show a part of what is focused.
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

/** Presses a key until the focus leaves the page, or so many times, and expects a name and a ring on each stop, and nothing over it. */
async function walkByKey(page: Page, key: "Tab" | "Shift+Tab", times = 200) {
  const stops: NonNullable<Awaited<ReturnType<typeof lookAtFocus>>>[] = []
  while (stops.length < times) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(lookAtFocus)
    if (stop === null) break
    stops.push(stop)
    expect.soft(stop.faults, `${key} to ${stop.html}`).toEqual([])
    // On the way back it has the same.
    if (key === "Tab")
      expect.soft(await page.locator(":focus").ariaSnapshot(), `the name of ${stop.html}`).toMatch(/^- '?\w+ "/)
  }
  return stops
}

/** Goes through the whole page, which has been scrolled through, by Tab, and back: each control has its turn, in the order in which it is read, with a name and a ring, and nothing over it. */
export async function expectKeyboardReaches(page: Page): Promise<void> {
  const there = await walkByKey(page, "Tab")
  for (const [index, stop] of there.entries()) {
    const before = there[index - 1]
    if (!before) continue
    expect.soft(stop.number, `${stop.html} after ${before.html}`).toBeGreaterThan(before.number)
    const isOneColumn = stop.left < before.right && before.left < stop.right
    if (isOneColumn) expect.soft(stop.bottom, `${stop.html} after ${before.html}`).toBeGreaterThan(before.top)
  }
  const reachable = await page
    .locator(IN_TAB_ORDER)
    .evaluateAll(
      (elements) => elements.filter((element) => element instanceof HTMLElement && element.tabIndex >= 0).length,
    )
  expect(there).toHaveLength(reachable)
  const back = await walkByKey(page, "Shift+Tab", there.length)
  const places = back.map(({ number }) => number)
  expect(places).toHaveLength(there.length)
  expect(places).toEqual(places.toSorted((one, other) => other - one))
}
