import AxeBuilder from "@axe-core/playwright"
import { type Page, test } from "@playwright/test"
import { AXE_RUN } from "./axe-total"
import { expect, LARGE_SCREEN, PHONE, settled } from "./test"

export const SCREENS = { "a large screen": LARGE_SCREEN, "a phone": PHONE }

/**
 * Expects that axe finds nothing on the page as it stands.
 * @param tags of axe's rules; by default those it runs by itself, which leave out the size of targets
 */
export async function expectNoViolations(page: Page, where: string, tags?: string[]) {
  // Mid-way through a transition everything is paler than it will be.
  await settled(page)
  // Scrolled, a sticky bar or row may cover part of a button for the moment, which axe takes for a small button.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }))
  const axe = new AxeBuilder({ page })
  const { violations } = await (tags ? axe.withTags(tags) : axe).analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ html }) => html.slice(0, 160)),
  }))
  test.info().annotations.push({ type: AXE_RUN, description: where })
  expect.soft(found, where).toEqual([])
}

/** Looks through the page as it stands, in both schemes on both screens. */
export async function expectNoViolationsAnywhere(page: Page, state: string) {
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    await page.setViewportSize(viewport)
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme })
      await expectNoViolations(page, `${state}, in ${colorScheme} on ${screen}`)
    }
  }
}
