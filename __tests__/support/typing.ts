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

/** The delays between the characters of a greeting, in milliseconds. */
export const typingDelays = (texts: TypedText[]): number[] =>
  texts.flatMap(({ text, at }, index) => {
    const before = texts[index - 1]
    return before?.text && text.length > before.text.length ? [at - before.at] : []
  })

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
