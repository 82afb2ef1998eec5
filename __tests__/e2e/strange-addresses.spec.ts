import { PAGES } from "../support/sample"
import { expect, hydrated, settled, test } from "../support/test"
import { viewButton, viewerOf, WORK } from "../support/viewer"

/** Hashes that can't be decoded, that point to nothing, and that somebody could hope to do harm with. */
const HASHES = [
  "#%",
  "#100%-off",
  "#%C3",
  "#%C0%AF",
  "#%ED%A0%80",
  "#content%20%E0%A4%A",
  `#${WORK}/`,
  `#${WORK}/revamp-ui/after/no-such-picture`,
  "#<img src=x onerror=alert(1)>",
  "#%3Cscript%3Ealert(1)%3C/script%3E",
  "#javascript:alert(1)",
  `#"],*{}`,
  "#%00",
  "#/../../%2e%2e/",
  "#__proto__",
  "##content",
  `#${"x".repeat(20_000)}`,
]

/** Parameters that point to nothing. */
const PARAMETERS = [
  "view=",
  "view",
  "view=%",
  "view=%E0%A4%A",
  "view=nothing/of/that/name",
  `view=${WORK}`,
  `view=${WORK}/revamp-ui/before`,
  `view=${WORK}/revamp-ui/before/food-item/`,
  `view=/${WORK}/revamp-ui/before/food-item`,
  `view=${WORK.toUpperCase()}/revamp-ui/before/food-item`,
  "view=../../../etc/passwd",
  "view=<img src=x onerror=alert(1)>",
  "view=%3Cscript%3Ealert(1)%3C/script%3E",
  "view=javascript:alert(1)",
  "view=__proto__",
  "view=constructor",
  "view=%00",
  `view=${"x".repeat(4_000)}`,
  "view=a&view=b&view=c",
  `compare=${WORK}/new-features/member-dashboard/dashboard`,
  `compare=${WORK}/revamp-ui/before/food-item`,
  "compare=%",
  "compare=<svg/onload=alert(1)>",
  "tech=%&view[]=x",
]

for (const { name, path, heading } of PAGES) {
  // One script reads the hash on every page, with the same functions: on the others it is enough that it runs.
  const hashes = path === "/works/" ? HASHES : HASHES.slice(0, 2)
  test(`${name} is there, whatever hash stands in its address (${hashes.length} of them)`, async ({ page }) => {
    for (const hash of hashes) {
      // Otherwise only the hash of an open page would change.
      await page.goto("about:blank")
      await page.goto(path + hash)
      await hydrated(page)
      await settled(page)
      await expect(page.getByRole("heading", { level: 1 }), hash.slice(0, 40)).toHaveText(heading)
      expect(await page.evaluate(() => window.scrollY), hash.slice(0, 40)).toBe(0)
      await expect(page.locator("[data-arrived]"), hash.slice(0, 40)).toHaveCount(0)
      if (path === "/works/")
        await expect(page.getByRole("button", { name: /^After/ }).first()).toHaveAttribute("aria-expanded", "false")
    }
  })
}

test(`the page of works is as it is without, whatever parameters stand in its address (${PARAMETERS.length} of them)`, async ({
  page,
}) => {
  for (const query of PARAMETERS) {
    await page.goto(`/works/?${query}`)
    await hydrated(page)
    await expect(page.getByRole("heading", { level: 1 }), query.slice(0, 60)).toHaveText("Works")
    await page.waitForLoadState("networkidle")
    await expect(viewerOf(page), query.slice(0, 60)).toHaveCount(0)
    await expect(viewButton(page, "revamp-ui/before/food-item")).toBeAttached()
  }
})
