import { PAGES } from "../support/sample"
import { expect, settled, test, visit } from "../support/test"
import { viewButton, viewerOf, WORK } from "../support/viewer"

/** Hashes that can't be decoded, that point to nothing, and that would do harm as markup, as a selector, as an object's key or by their length. */
const HASHES = [
  "#%",
  "#%3Cimg src=x onerror=alert(1)%3E",
  `#${WORK}/revamp-ui/after/no-such-picture`,
  `#"],*{}`,
  "#__proto__",
  `#${"x".repeat(20_000)}`,
]

/** Parameters that are empty, can't be decoded, point to nothing or are repeated; a picture that has no pair to compare with; an invalid filter. */
const PARAMETERS = [
  "view=",
  "view=%E0%A4%A",
  "view=<img src=x onerror=alert(1)>",
  "view=__proto__",
  "view=a&view=b",
  `compare=${WORK}/new-features/member-dashboard/dashboard`,
  "tech=%&view[]=x",
]

for (const { name, path, heading } of PAGES) {
  // The same script reads the hash on every page: on the others it is enough that it runs.
  const hashes = path === "/works/" ? HASHES : HASHES.slice(0, 2)
  test(`${name} opens as usual, whatever the hash in its address (${hashes.length} hashes)`, async ({ page }) => {
    for (const hash of hashes) {
      // Otherwise only the hash of an open page would change.
      await page.goto("about:blank")
      await visit(page, path + hash)
      await settled(page)
      await expect(page.getByRole("heading", { level: 1 }), hash.slice(0, 40)).toHaveText(heading)
      expect(await page.evaluate(() => window.scrollY), hash.slice(0, 40)).toBe(0)
      await expect(page.locator("[data-arrived]"), hash.slice(0, 40)).toHaveCount(0)
      if (path === "/works/")
        await expect(page.getByRole("button", { name: /^After/ }).first()).toHaveAttribute("aria-expanded", "false")
    }
  })
}

test(`the works page opens as usual, whatever the query (${PARAMETERS.length} queries)`, async ({ page }) => {
  for (const query of PARAMETERS) {
    await visit(page, `/works/?${query}`)
    await expect(page.getByRole("heading", { level: 1 }), query.slice(0, 60)).toHaveText("Works")
    await page.waitForLoadState("networkidle")
    await expect(viewerOf(page), query.slice(0, 60)).toHaveCount(0)
    await expect(viewButton(page, "revamp-ui/before/food-item")).toBeAttached()
  }
})
