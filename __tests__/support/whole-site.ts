import { expect } from "@playwright/test"
import { readSite } from "../../scripts/lib/read-site"
import type { Site } from "../../scripts/lib/sites"
import { checkSite } from "../../scripts/site-check/check-site"
import { formatSiteFault } from "../../scripts/site-check/site-fault"
import { realSiteUrl } from "../../src/content/placeholders"
import { filesIn } from "../../src/content/places"

/** Expects `npm run site:check` to find no faults in a built site. */
export async function expectValidSite({ folder, contentFolder, prefix = "" }: Site): Promise<void> {
  const siteUrl = realSiteUrl((await readSite(contentFolder)).siteUrl)
  const own = new Set(await filesIn("static"))
  const { pages, files, faults } = await checkSite({ folder, prefix, siteUrl, own })
  expect(faults.map((fault) => formatSiteFault(fault, folder))).toEqual([])
  expect(pages).toBeGreaterThan(4)
  expect(files).toBeGreaterThan(100)
}
