import type { Page } from "@playwright/test"

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
    if (text.length > before.text.length) typing.push(delay)
    else if (greetings.includes(before.text)) pauses.push(delay)
    else deletion.push(delay)
  }
  return { typing, deletion, pauses }
}

/**
 * The value below which a share of some values lies: 0.5 gives the middle one. On a busy machine single delays are off in
 * either direction, shares of many are not.
 */
export function quantile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? NaN
}
