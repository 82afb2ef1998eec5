import { readdirSync } from "node:fs"
import path from "node:path"
import type { Page } from "@playwright/test"
import { SITES } from "../../scripts/lib/sites"
import { readPdf, squeezed } from "../support/pdf"
import { expect, PHONE, test, visit } from "../support/test"

/** What paper has not: ways elsewhere, controls other than the rows of entries, and what is only for the screen or its readers. */
const NOT_PRINTED = [
  "nav, noscript, script, .screen-only, .full-size-mark, [role=tablist], .MuiButton-root",
  "button:not(.MuiAccordionSummary-root)",
  "a[target=_blank] > span:last-child, [aria-hidden=true]",
  // The row of the rest of a long group, which is whole on paper.
  "h5",
].join()

/** The addresses of a site's pages. */
const pagesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "index.html")
    .map((file) => `/${file.slice(0, -"index.html".length)}`)
    .toSorted()

/** The texts in a page's HTML as it was sent, without those that paper has not. */
const textsOf = async (page: Page, address: string): Promise<string[]> => {
  const html = await (await page.request.get(address)).text()
  return page.evaluate(
    ([html, notPrinted]) => {
      const main = new DOMParser().parseFromString(html, "text/html").querySelector("main")
      for (const each of main?.querySelectorAll(notPrinted) ?? []) each.remove()
      const texts: string[] = []
      const walker = document.createTreeWalker(main ?? document, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "")
      return texts
    },
    [html, NOT_PRINTED] as const,
  )
}

/** Uses what a page has: the viewer, each tab, each row, and the filter, which is put back. */
async function useAll(page: Page): Promise<void> {
  const main = page.getByRole("main")
  const view = main.locator("[data-view]").filter({ visible: true })
  if ((await view.count()) > 0) {
    await view.first().click()
    await expect(page.getByRole("dialog")).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(page.getByRole("dialog")).toBeHidden()
  }
  for (const tab of await main.getByRole("tab").all()) if (await tab.isVisible()) await tab.click()
  const rows = main.locator("button[aria-expanded]").filter({ visible: true })
  // From the last: what a row hides is below it.
  for (const row of (await rows.all()).toReversed()) await row.click()
  const filter = main.locator("button[aria-pressed]").filter({ visible: true })
  if ((await filter.count()) > 0) for (let press = 0; press < 2; press += 1) await filter.first().click()
}

for (const { origin, contentFolder, folder } of Object.values(SITES)) {
  test.describe(`printed pages of ${contentFolder} have all their text`, () => {
    // One owner's pictures lie elsewhere.
    test.use({ baseURL: origin, allowedHosts: ["images.example"], allowedErrors: /images\.example/, viewport: PHONE })

    for (const address of pagesOf(folder)) {
      test(address, async ({ page }) => {
        test.slow()
        await visit(page, address)
        const texts = await textsOf(page, address)
        expect(texts.length).toBeGreaterThan(0)
        const missing = async () => {
          const whole = (await readPdf(await page.pdf({ format: "A4" }))).map(({ text }) => text).join("")
          return texts.filter((text) => !whole.includes(squeezed(text)))
        }
        expect.soft(await missing(), "fresh").toEqual([])
        await useAll(page)
        expect.soft(await missing(), "used").toEqual([])
      })
    }
  })
}
