import { expect, type Page } from "@playwright/test"
import { hydrated } from "./test"

/** A text that the banner showed, and when, in milliseconds since the page began to load. */
export interface TypedText {
  text: string
  at: number
}

declare global {
  interface Window {
    typedTexts?: TypedText[]
  }
}

/** Records, from the next page load on, every text that the banner shows (it is hidden from assistive technology). */
export async function recordTyping(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const texts: TypedText[] = []
    window.typedTexts = texts
    const observer = new MutationObserver((mutations) => {
      const at = performance.now()
      for (const { target } of mutations) {
        const element = target instanceof Element ? target : target.parentElement
        if (!element?.closest("main [aria-hidden=true]") || element.children.length > 0) continue
        // Skips the invisible text that reserves space for the greetings.
        if (!element.checkVisibility({ visibilityProperty: true })) continue
        const text = element.textContent
        if (texts.at(-1)?.text !== text) texts.push({ text, at })
      }
    })
    // The text in the HTML is not typed.
    document.addEventListener("DOMContentLoaded", () => {
      observer.observe(document, { subtree: true, childList: true, characterData: true })
    })
  })
}

/** What has been typed so far. */
export const typedTexts = (page: Page): Promise<TypedText[]> => page.evaluate(() => window.typedTexts ?? [])

/** The delays between neighbouring texts, in milliseconds, by what happened at the end of each. */
export function typingDelays(texts: TypedText[], greetings: string[]) {
  const typing: number[] = []
  const deletion: number[] = []
  const pauses: number[] = []
  for (const [index, { text, at }] of texts.entries()) {
    const previous = texts[index - 1]
    if (!previous) continue
    const delay = at - previous.at
    if (greetings.includes(previous.text)) pauses.push(delay)
    // The delay after the last deletion counts as one of deletion, too.
    else if (text.length < previous.text.length || previous.text === "") deletion.push(delay)
    else typing.push(delay)
  }
  return { typing, deletion, pauses }
}

/** By how many milliseconds of the page's own clock a single delay may be off: React shows a character up to a frame after it was typed. */
export const FRAME = 17

/** The mean of some delays: single ones are off by a frame in either direction, many together are not. */
export const mean = (delays: readonly number[]) => delays.reduce((sum, delay) => sum + delay, 0) / delays.length

/** Opens a page whose clock the test controls, and waits until its banner types. */
export async function visitTyping(page: Page, address: string): Promise<void> {
  await recordTyping(page)
  await page.clock.install()
  await page.goto(address)
  await hydrated(page)
  // The script that types is loaded a second after the page.
  await page.clock.runFor(1000)
  await expect.poll(async () => (await typedTexts(page)).length).toBeGreaterThan(0)
}

/** What a page's banner types within `time` milliseconds of a clock that only the test moves. */
export async function typedWithin(page: Page, address: string, time: number): Promise<TypedText[]> {
  await visitTyping(page, address)
  // This time must still be in the future when the page receives it. Timers that are due before it fire at most once.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  const before = (await typedTexts(page)).length
  await page.clock.runFor(time)
  return (await typedTexts(page)).slice(before)
}
