import { expect, type Page } from "@playwright/test"
import { hydrated } from "./test"

/** A text the banner showed, and when, in milliseconds since the page began to load. */
export interface TypedText {
  text: string
  at: number
}

declare global {
  interface Window {
    typedTexts?: TypedText[]
  }
}

/** Notes, from the next page load on, every text that changes in the banner (which is hidden from assistive technology). */
export async function recordTyping(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const texts: TypedText[] = []
    window.typedTexts = texts
    const observer = new MutationObserver((mutations) => {
      const at = performance.now()
      for (const { target } of mutations) {
        const element = target instanceof Element ? target : target.parentElement
        if (!element?.closest("main [aria-hidden=true]") || element.children.length > 0) continue
        // The room that is kept for the greetings is not seen.
        if (!element.checkVisibility({ visibilityProperty: true })) continue
        const text = element.textContent
        if (texts.at(-1)?.text !== text) texts.push({ text, at })
      }
    })
    // What the HTML brings along is not typed.
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
    const before = texts[index - 1]
    if (!before) continue
    const delay = at - before.at
    if (greetings.includes(before.text)) pauses.push(delay)
    // What follows the last deletion is a delay of deletion too.
    else if (text.length < before.text.length || before.text === "") deletion.push(delay)
    else typing.push(delay)
  }
  return { typing, deletion, pauses }
}

/** By how many milliseconds of the page's own clock a single delay may be off: React shows a character up to a frame after it was typed. */
export const FRAME = 17

/** The mean of some delays: single ones are off by a frame in either direction, many together are not. */
export const mean = (delays: readonly number[]) => delays.reduce((sum, delay) => sum + delay, 0) / delays.length

/** Opens a page whose clock a test can turn, and waits until its banner types. */
export async function visitTyping(page: Page, address: string): Promise<void> {
  await recordTyping(page)
  await page.clock.install()
  await page.goto(address)
  await hydrated(page)
  // What types is loaded a second after the page.
  await page.clock.runFor(1000)
  await expect.poll(async () => (await typedTexts(page)).length).toBeGreaterThan(0)
}

/** What the banner of a page types within a time, in milliseconds of a clock that only the test turns. */
export async function typedWithin(page: Page, address: string, time: number): Promise<TypedText[]> {
  await visitTyping(page, address)
  // It must not be over when the page hears of it. What is due until then happens once.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  const before = (await typedTexts(page)).length
  await page.clock.runFor(time)
  return (await typedTexts(page)).slice(before)
}
