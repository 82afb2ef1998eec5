import { OWN_SITE } from "../../scripts/lib/sample"
import { pathPrefix, readSite } from "../../scripts/lib/read-site"
import { withServedSite } from "../../scripts/lib/static-server"
import { ownersContentDirectory } from "../../src/content/places"
import { test } from "@playwright/test"
import { expectNoViolationsAnywhere } from "../support/axe"
import { publishedPages } from "../support/built-pages"
import { expect, LARGE_SCREEN, PHONE, scrollThrough, visit } from "../support/test"

// What must hold for every page, whatever its owner has written.
for (const path of [...publishedPages(OWN_SITE), "/404/"]) {
  test(`${path}: axe finds nothing, nothing is wider than the window, and the console is clean`, async ({ page }) => {
    test.slow()
    const errors: string[] = []
    const serve = async (address: string) => {
      const { origin } = new URL(address)
      page.on("console", (message) => {
        // Failed requests to other hosts are not the site's errors.
        if (message.type() === "error" && message.location().url.startsWith(origin)) errors.push(message.text())
      })
      page.on("pageerror", ({ message }) => errors.push(message))
      for (const size of [PHONE, LARGE_SCREEN]) {
        await page.setViewportSize(size)
        await visit(page, address + path)
        await scrollThrough(page)
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect.soft(width, `at ${size.width} px`).toBe(size.width)
      }
      await expectNoViolationsAnywhere(page, path)
    }
    await withServedSite(OWN_SITE, serve, pathPrefix(await readSite(ownersContentDirectory())))
    expect(errors).toEqual([])
  })
}
