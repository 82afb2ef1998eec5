import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import type { Page } from "@playwright/test"
import { type Site, siteOf, SITES } from "../../scripts/lib/sites"
import { writeLargeContent } from "../soak/owners-content"
import { buildForTheseTests } from "../support/built-site"
import { testPages } from "../support/owners"
import { addressesIn, coverOf, missingInWindow } from "../support/places"
import { expect, LARGE_SCREEN, mockRemoteMedia, PHONE, settled, test, visit } from "../support/test"

// The other owner's content refers to pictures and videos on other hosts.
test.use({ allowedHosts: ["images.example", "videos.example"], allowedErrors: /videos\.example/ })

/** How long an address may take to be shown completely on a busy machine, ms. */
const ADDRESS_TIMEOUT = 60_000

interface AddressedPage {
  at: string
  title: string
  addresses: string[]
}

/** The pages of a site on which there are addresses. */
function addressedPages({ folder }: Site): AddressedPage[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /^(works|projects|side-projects)\b.*index\.html$/.test(file))
    .sort()
    .map((file) => {
      const { title, ids } = addressesIn(readFileSync(path.join(folder, file), "utf8"))
      return { at: `/${path.dirname(file)}/`, title, addresses: ids }
    })
    .filter(({ addresses }) => addresses.length > 0)
}

/** What is wrong with how an address is shown; "" if nothing is. */
async function faultOf(page: Page, address: string, title: string): Promise<string> {
  const target = page.locator(`[id="${address}"]`)
  const { isFocused, isChosen, tab } = await target.evaluate((element) => {
    const controls = "a[href], button, video, h2"
    const { activeElement } = document
    const named = document.getElementById(element.getAttribute("aria-labelledby") ?? "")
    const hasControl = element.matches(controls) || element.querySelector(controls) !== null
    const isIn = activeElement !== null && (element.contains(activeElement) || activeElement === named)
    return {
      isFocused: isIn || !hasControl,
      isChosen: named?.ariaSelected !== "false",
      tab: element.getAttribute("role") === "tabpanel" ? named?.id : undefined,
    }
  })
  if (!isFocused) return "without focus"
  if (!isChosen) return "not chosen"
  // The head of a tab's panel is its tab.
  const cover = await coverOf(tab === undefined ? target : page.locator(`[id="${tab}"]`))
  if (cover) return cover
  const missing = await page.evaluate(missingInWindow)
  if (missing.length > 0) return missing.join(", ")
  return (await page.title()) === title ? "" : `under the title ${await page.title()}`
}

/** The faults of a page's addresses, each opened on a fresh page. */
async function faultsOf(page: Page, { at, title, addresses }: AddressedPage): Promise<string[]> {
  const faults: string[] = []
  for (const address of addresses) {
    // Otherwise only the hash of an open page would change.
    await page.goto("about:blank")
    await visit(page, `${at}#${address}`)
    await page.waitForLoadState()
    await settled(page)
    let fault = ""
    await expect
      .poll(async () => (fault = await faultOf(page, address, title)), { timeout: ADDRESS_TIMEOUT })
      .toBe("")
      .catch((error: unknown) => faults.push(`${address}: ${fault || String(error)}`))
  }
  return faults
}

/** `ADDRESSES=all` opens every address of the other owners at both widths. By default only some are opened, at one width. */
const OPEN_ALL = process.env.ADDRESSES === "all"

/** The site of an owner with much content; no other test uses it. */
const MUCH = siteOf({ name: "much", port: 9104 })

buildForTheseTests(MUCH, () => writeLargeContent(MUCH.contentFolder))

test.describe("an owner with much content", () => {
  test.use({ baseURL: MUCH.origin })
  const addresses = [
    "/",
    "/works/",
    "/works/work1/",
    "/works/work3/",
    "/projects/",
    "/projects/project-01/",
    "/resume/",
  ]
  testPages(MUCH, { addresses })
})

const BOTH = [LARGE_SCREEN, PHONE]

for (const { owner, site, minimum, step, viewports } of [
  { owner: "the sample", site: SITES.sample, minimum: 75, step: 1, viewports: BOTH },
  {
    owner: "another owner",
    site: SITES.anotherOwner,
    minimum: 90,
    step: OPEN_ALL ? 1 : 3,
    viewports: OPEN_ALL ? BOTH : [PHONE],
  },
  {
    owner: "an owner with much content",
    site: MUCH,
    minimum: 290,
    step: OPEN_ALL ? 1 : 8,
    viewports: OPEN_ALL ? BOTH : [LARGE_SCREEN],
  },
]) {
  for (const viewport of viewports) {
    test.describe(`${owner}, ${viewport.width} px wide`, () => {
      test.use({ viewport, baseURL: site.origin })

      test("each address shows its target painted, focused and not covered", async ({ page }) => {
        test.setTimeout(900_000)
        await mockRemoteMedia(page)
        const faults: string[] = []
        // Read when the test runs, so that listing the tests doesn't need a built site.
        const pages = addressedPages(site)
        expect(pages.flatMap(({ addresses }) => addresses).length).toBeGreaterThanOrEqual(minimum)
        for (const addressed of pages) {
          const { at } = addressed
          const addresses = addressed.addresses.filter((_, index) => index % step === 0)
          await test.step(at, async () => {
            faults.push(...(await faultsOf(page, { ...addressed, addresses })).map((fault) => `${at}#${fault}`))
          })
        }
        expect(faults).toEqual([])
      })
    })
  }
}
