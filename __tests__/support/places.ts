import type { Locator, Page } from "@playwright/test"
import { DomUtils, parseDocument } from "htmlparser2"
import { boxOf, expect, settled } from "./test"

/** Where a visitor is on a page: the smallest part of the content at eye level that has an id, and its position. */
export interface Place {
  /** Its id; "" if nothing there has one. */
  id: string
  /** The distance from the window's top to its top, px; without an id, to the page's top. */
  top: number
}

/** How far a place may move and still count as the same, px: pictures are laid out in fractions of a pixel. */
const TOLERANCE = 3

/** Finds the visitor's place; runs in the page. */
export function placeInWindow(): Place {
  const eyeLevel = window.innerHeight * 0.45
  let place = { id: "", top: -window.scrollY }
  let smallest = Infinity
  // Ids made by React differ from visit to visit, and a hidden part has no box.
  for (const element of document.querySelectorAll<HTMLElement>("main [id]:not([id^='_'])")) {
    const { top, bottom, height } = element.getBoundingClientRect()
    const isVisible = element.checkVisibility({ visibilityProperty: true })
    if (!isVisible || top > eyeLevel || bottom < eyeLevel || height >= smallest) continue
    place = { id: element.id, top }
    smallest = height
  }
  return place
}

export const placeOf = (page: Page): Promise<Place> => page.evaluate(placeInWindow)

/** The difference between two places in words; "" if they are the same. */
export function differenceOf(before: Place, now: Place): string {
  const isSame = before.id === now.id && Math.abs(before.top - now.top) <= TOLERANCE
  const describe = ({ id, top }: Place) => `${id || "the page"} at ${Math.round(top)} px`
  return isSame ? "" : `${describe(now)} instead of ${describe(before)}`
}

/** Expects the visitor to be where they were, and to stay there. */
export async function expectPlace(page: Page, before: Place): Promise<void> {
  const difference = async () => differenceOf(before, await placeOf(page))
  await expect.poll(difference).toBe("")
  await settled(page)
  expect(await difference()).toBe("")
}

/** What is missing in the window: pictures that are not painted, and frames without their picture. Runs in the page. */
export function missingInWindow(): string[] {
  const isInWindow = (element: Element) => {
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect()
    if (!element.checkVisibility({ visibilityProperty: true }) || width === 0 || height === 0) return false
    return bottom > 1 && top < window.innerHeight - 1 && right > 1 && left < window.innerWidth - 1
  }
  const nameOf = (element: Element) =>
    element.closest("main [id]:not([id^='_'])")?.id ?? element.closest("[class]")?.tagName ?? element.tagName
  const inWindow = (selector: string) => [...document.querySelectorAll(selector)].filter(isInWindow)
  return [
    ...inWindow("main img, [role=dialog] [data-picture='current'] img")
      .filter((image) => image instanceof HTMLImageElement && !(image.complete && image.naturalWidth > 0))
      .map((image) => `${nameOf(image)}: not painted`),
    ...inWindow(".picture-frame:not(:has(img, video, svg))").map((frame) => `${nameOf(frame)}: an empty frame`),
    ...inWindow("main [data-links] > li").map(({ id }) => `${id}: a link in a picture's place`),
  ]
}

/** Waits until every picture in the window is painted. */
export async function expectPainted(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(missingInWindow), "not painted in the window").toEqual([])
}

/** The addresses of all visible selected tabs and open accordion entries. */
export const openOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("main [role=tab][aria-selected=true], main button[aria-expanded=true]")]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) =>
        control.getAttribute("role") === "tab"
          ? (control.getAttribute("aria-controls") ?? "")
          : (control.parentElement?.closest("main [id]:not([id^='_'])")?.id ?? ""),
      ),
  )

/** Why the top of a target can't be seen; "" if it is in the window and nothing covers it. Runs in the page. */
export function coverOfElement(element: Element): string {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const [low, high] = [Math.max(0, left), Math.min(window.innerWidth, right)]
  if (top < 0 || top > window.innerHeight - 8 || bottom <= top) return `lies at ${Math.round(top)} px`
  // An ancestor doesn't cover the target, and a group's sticky row is part of the group.
  const isOfTarget = (found: Element) => element.contains(found) || found.contains(element)
  for (const share of [0.1, 0.5, 0.9]) {
    for (const below of [2, 12]) {
      const y = Math.min(top + below, bottom - 1)
      const found = document.elementFromPoint(low + (high - low) * share, y)
      if (found && !isOfTarget(found)) return `${found.tagName} lies over it: ${found.textContent.slice(0, 30)}`
    }
  }
  return ""
}

export const coverOf = (target: Locator): Promise<string> => target.evaluate(coverOfElement)

/** The title of a page, from its HTML, and the addresses in it: all ids in its content except those of tabs and those made by React. */
export function addressesIn(html: string): { title: string; ids: string[] } {
  const [title = ""] = /<title.*?<\/title>/s.exec(html) ?? []
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"))
  // Skips the tag of `main` itself.
  const ids = [...main.slice(main.indexOf("<", 1)).matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id)
  return { title: DomUtils.textContent(parseDocument(title)), ids: ids.filter((id) => !/^tab:|^_/.test(id)) }
}

/** How a visitor presses something. */
type Press = "mouse" | "keyboard"

/** Presses a control in the window without scrolling, which Playwright's own click may do. */
export async function pressInPlace(page: Page, control: Locator, press: Press = "mouse"): Promise<void> {
  await settled(page)
  if (press === "keyboard") {
    await control.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
    await page.keyboard.press("Enter")
    return
  }
  const { x, y, width, height, bottom } = await boxOf(control)
  if (y < 0 || bottom > (page.viewportSize()?.height ?? 0)) throw new Error(`${String(control)} is not in the window`)
  await page.mouse.click(x + width / 2, y + height / 2)
}

/** Scrolls without animation, as far as the page goes, and waits until the pictures there are painted. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  // The page scrolls to a link's target a frame after the address has changed.
  await settled(page)
  const last = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
  const to = Math.round(Math.min(Math.max(0, top), last))
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), to)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(to, 0)
  await expectPainted(page)
  await settled(page)
}

/** Scrolls a part of the page to a distance from the window's top, if the page is long enough. */
export async function bring(page: Page, part: Locator, fromTop = 300): Promise<void> {
  const { y } = await boxOf(part)
  await scrollTo(page, (await page.evaluate(() => window.scrollY)) + y - fromTop)
}
