import { PAGES } from "../support/sample"
import { expect, hydrated, test } from "../support/test"

/** Hashes that can't be decoded. */
const MALFORMED = ["#%", "#100%-off", "#%C3", "#%C0%AF", "#%ED%A0%80", "#content%20%E0%A4%A"]

/** Hashes that somebody could hope to do harm with. */
const HOSTILE = [
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

for (const { name, path, heading } of PAGES) {
  test(`${name} is there, whatever hash stands in its address`, async ({ page }) => {
    // Fifteen visits.
    test.slow()
    for (const hash of [...MALFORMED, ...HOSTILE]) {
      // Otherwise only the hash of an open page would change.
      await page.goto("about:blank")
      await page.goto(path + hash)
      await hydrated(page)
      await expect(page.getByRole("heading", { level: 1 }), hash.slice(0, 40)).toHaveText(heading)
    }
  })
}

test("a malformed hash that is added to an open page, or gone back to, leaves it as it is", async ({ page }) => {
  await page.goto("/works/")
  await hydrated(page)
  await page.evaluate(() => (location.hash = "#%"))
  await expect(page).toHaveURL("/works/")
  await page.evaluate(() => (location.hash = "#content"))
  await page.goBack()
  await expect(page).toHaveURL("/works/")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Works")
})
