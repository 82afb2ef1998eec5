import type { Page } from "@playwright/test"
import { expect } from "./test"

/** A link in the top bar. */
export const barLink = (page: Page, name: string) => pageLinks(page).getByRole("link", { name, exact: true })

/** The links to the site's pages: those of the bar, or of the menu on small screens. */
export const pageLinks = (page: Page) => page.getByRole("navigation", { name: "Pages" })

/** A page's heading of level 1. */
export const heading = (page: Page, name: string) => page.getByRole("main").getByRole("heading", { level: 1, name })

/** Follows the bar's link to a page, and waits until that page has replaced the current one. */
export async function follow(page: Page, name: string): Promise<void> {
  await barLink(page, name.toUpperCase()).click()
  await expect(heading(page, name)).toBeVisible()
  await swapped(page)
}

/**
 * Waits until the page of the address has replaced the previous one. Until then the document is as tall as the taller of both, elements further down
 * may move between mouse down and mouse up, and a link to the previous page would only keep it there.
 */
export async function swapped(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Right after going back, Gatsby has not followed yet, and the only page is still the previous one.
    const { page: rendered = location.pathname } = window.visit ?? {}
    return document.querySelectorAll("main [data-state]").length === 1 && rendered === location.pathname
  })
}
