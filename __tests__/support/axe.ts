import type { Page } from "@playwright/test"
import axe from "axe-core"
import { expect, LARGE_SCREEN, PHONE, settled } from "./test"

export const SCREENS = { "a large screen": LARGE_SCREEN, "a phone": PHONE }

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** What goes by the colours; all else is the same in both schemes. */
export const COLOUR_RULES = ["color-contrast", "link-in-text-block"]

/** axe's own answer, without what it found right: bringing that over from the page would take ten times as long. */
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
 * Expects that axe finds nothing on the page as it stands.
 * @param tags of axe's rules, or their names; by default those it runs by itself, which leave out the size of targets
 */
export async function expectNoViolations(page: Page, where: string, tags?: string[]) {
  // Mid-way through a transition everything is paler than it will be.
  await settled(page)
  // Scrolled, a sticky bar or row may cover part of a button for the moment, which axe takes for a small button.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }))
  const { found, passed } = await violationsOn(page, tags)
  expect(passed, "rules that axe tried with success").toBeGreaterThan(tags === COLOUR_RULES ? 0 : 10)
  expect.soft(found, where).toEqual([])
}

/** Looks through the page as it stands, in both schemes. */
export async function expectNoViolationsInBoth(page: Page, state: string) {
  await page.emulateMedia({ colorScheme: "light" })
  await expectNoViolations(page, `${state}, in light`)
  await page.emulateMedia({ colorScheme: "dark" })
  await expectNoViolations(page, `${state}, in dark`, COLOUR_RULES)
}

/** Looks through the page as it stands, in both schemes on both screens. */
export async function expectNoViolationsAnywhere(page: Page, state: string) {
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    await page.setViewportSize(viewport)
    await expectNoViolationsInBoth(page, `${state}, on ${screen}`)
  }
}
