import { expect, test } from "@playwright/test"
import { readSite } from "../../scripts/lib/read-site"
import { PREFIXED_SITE, type Site, SITES } from "../../scripts/lib/sites"
import { checkSite } from "../../scripts/site-check/check-site"
import { formatSiteFault } from "../../scripts/site-check/site-fault"
import { ownAddress } from "../../src/content/placeholders"
import { filesIn } from "../../src/content/places"

for (const [name, site] of Object.entries<Site>({ ...SITES, prefixed: PREFIXED_SITE })) {
  test(`the site "${name}" is whole: links, places, files, HTML, JSON and XML`, async () => {
    test.slow()
    const { folder, contentFolder, prefix = "" } = site
    const siteUrl = ownAddress((await readSite(contentFolder)).siteUrl)
    const own = new Set(await filesIn("static"))
    const { pages, files, faults } = await checkSite({ folder, prefix, siteUrl, own })
    expect(faults.map((fault) => formatSiteFault(fault, folder))).toEqual([])
    expect(pages).toBeGreaterThan(4)
    expect(files).toBeGreaterThan(100)
  })
}
