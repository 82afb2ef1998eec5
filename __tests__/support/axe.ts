import type { Page } from "@playwright/test"
import axe from "axe-core"
import { expect, LARGE_SCREEN, PHONE, settled } from "./test"

export const SCREENS = { "a large screen": LARGE_SCREEN, "a phone": PHONE }

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** The rules that depend on colours; all others give the same result in both colour schemes. */
export const COLOUR_RULES = ["color-contrast", "link-in-text-block"]

/** Runs axe; of the passed rules only their number: transferring their details from the page would take ten times as long. */
async function violationsOn(page: Page, tags: string[] | undefined) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source)
  const options: axe.RunOptions = { resultTypes: ["violations"], ...(tags && { runOnly: tags }) }
  return page.evaluate(async (options) => {
    const { violations = [], passes = [] } = (await window.axe?.run(document, options)) ?? {}
    const found = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ html }) => html.slice(0, 160)),
    }))
    return { found, passed: passes.length }
  }, options)
}

/**
 * Expects axe to find no violations on the page in its current state.
 * @param tags tags or names of axe's rules; by default axe's own default, which doesn't include the size of targets
 */
export async function expectNoViolations(page: Page, where: string, tags?: string[]) {
  // During a transition, colours are paler than at its end.
  await settled(page)
  // If the page is scrolled, a sticky bar or row may cover part of a button, which axe then reports as too small.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }))
  const { found, passed } = await violationsOn(page, tags)
  expect(passed, "number of rules that passed").toBeGreaterThan(tags === COLOUR_RULES ? 0 : 10)
  expect.soft(found, where).toEqual([])
}

/** Checks the page in its current state, in both colour schemes. */
export async function expectNoViolationsInBothSchemes(page: Page, state: string) {
  await page.emulateMedia({ colorScheme: "light" })
  await expectNoViolations(page, `${state}, in light`)
  await page.emulateMedia({ colorScheme: "dark" })
  await expectNoViolations(page, `${state}, in dark`, COLOUR_RULES)
}

/** Checks the page in its current state, in both colour schemes on both screens. */
export async function expectNoViolationsAnywhere(page: Page, state: string) {
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    await page.setViewportSize(viewport)
    await expectNoViolationsInBothSchemes(page, `${state}, on ${screen}`)
  }
}
