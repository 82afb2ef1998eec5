import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { SITES } from "../../scripts/lib/sites"
import { checkSite } from "../../scripts/site-check/check-site"
import { formatSiteFault } from "../../scripts/site-check/site-fault"
import { filesIn } from "../../src/hosting/write-host-files"

for (const [name, { folder, contentFolder, prefix = "" }] of Object.entries(SITES).map(
  ([each, site]) => [each, { prefix: "", ...site }] as const,
)) {
  test(`the site "${name}" is whole: links, places, files, HTML, JSON and XML`, async () => {
    const site: unknown = JSON.parse(readFileSync(path.join(contentFolder, "site.json"), "utf8"))
    const { siteUrl } = site as { siteUrl: string }
    const own = new Set(await filesIn("static"))
    const { pages, files, faults } = await checkSite({ folder, prefix, siteUrl, own })
    expect(faults.map((fault) => formatSiteFault(fault, folder))).toEqual([])
    expect(pages).toBeGreaterThan(4)
    expect(files).toBeGreaterThan(100)
  })
}
