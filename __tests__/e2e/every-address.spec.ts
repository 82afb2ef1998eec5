import { readFileSync } from "node:fs"
import path from "node:path"
import { type Site, SITES } from "../../scripts/lib/sites"
import { expect, hydrated, LARGE_SCREEN, PHONE, settled, test } from "../support/test"

// The other owner's content refers to pictures and videos elsewhere.
test.use({ allowedHosts: ["images.example", "videos.example"], allowedErrors: /images\.example|videos\.example/ })

/** The addresses on a page: all ids of its content but those of tabs, of a work's sections, and of React's own. */
function addressesOn({ folder }: Site, page: string): string[] {
  const html = readFileSync(path.join(folder, page, "index.html"), "utf8")
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"))
  // The first `<` is that of `main` itself.
  return [...main.slice(main.indexOf("<", 1)).matchAll(/ id="([^"]+)"/g)]
    .map(([, id = ""]) => id)
    .filter((id) => !/:|^_R_/.test(id))
}

for (const { owner, site, page: at, title, viewport, least } of [
  { owner: "the sample", site: SITES.sample, page: "/works/", title: "Works", viewport: LARGE_SCREEN, least: 35 },
  {
    owner: "the sample",
    site: SITES.sample,
    page: "/works/company/",
    title: "Company Name",
    viewport: PHONE,
    least: 34,
  },
  { owner: "the sample", site: SITES.sample, page: "/projects/", title: "Projects", viewport: PHONE, least: 4 },
  {
    owner: "another owner",
    site: SITES.anotherOwner,
    page: "/works/",
    title: "Harbour & stage",
    viewport: LARGE_SCREEN,
    least: 30,
  },
]) {
  test(`each address on ${at} of ${owner} is shown above the fold, with focus, under the page's title`, async ({
    browser,
  }) => {
    test.setTimeout(600_000)
    const addresses = addressesOn(site, at)
    expect(addresses.length).toBeGreaterThanOrEqual(least)
    for (const address of addresses) {
      await test.step(address, async () => {
        const context = await browser.newContext({ viewport, baseURL: site.origin })
        const page = await context.newPage()
        await page.goto(`${at}#${address}`)
        await hydrated(page)
        const target = page.locator(`[id="${address}"]`)
        await expect(target.locator(":focus")).toBeVisible()
        await page.waitForLoadState()
        await settled(page)
        const { top, bottom } = await target.evaluate((element) => {
          const box = element.getBoundingClientRect()
          return { top: box.top, bottom: box.bottom }
        })
        expect(top, "above the fold").toBeLessThan(viewport.height / 2)
        expect(bottom, "not above the window").toBeGreaterThan(60)
        expect(await page.title()).toContain(title)
        await context.close()
      })
    }
  })
}
