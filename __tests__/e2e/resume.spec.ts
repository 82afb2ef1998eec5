import { SITES } from "../../scripts/lib/sites"
import { boxesOf, boxOf, expect, LARGE_SCREEN, linesOf, PHONE, test, visit } from "../support/test"

test("the résumé has the usual heading, indented wrapped lines, and rel=me for own profiles", async ({ page }) => {
  const headings: object[][] = []
  for (const address of ["/projects/", "/resume/"]) {
    await visit(page, address)
    const heading = page.getByRole("heading", { level: 1 })
    const looks: object[] = []
    for (const viewport of [LARGE_SCREEN, PHONE]) {
      await page.setViewportSize(viewport)
      const size = await heading.evaluate((element) => getComputedStyle(element).fontSize)
      looks.push({ size, top: (await boxOf(heading)).y })
    }
    headings.push(looks)
  }
  expect(headings[1]).toEqual(headings[0])
  // The owner's profiles identify the owner; addresses of projects don't.
  await expect(page.locator("main a[rel=me]")).not.toHaveCount(0)
  await expect(page.locator("section a[rel=me]")).toHaveCount(0)
  await expect(page.locator("section a.says-address")).not.toHaveCount(0)
  const line = page.locator("p", { hasText: /^Stack .*Typescript/ }).first()
  const starts = new Set((await linesOf(line)).map(({ left }) => Math.round(left)))
  const [label = NaN, wrapped] = [...starts].toSorted((a, b) => a - b)
  expect(wrapped).toBe(label + 16)
  await test.step("its dates are aligned at one edge", async () => {
    for (const [width, edge] of [
      [390, "x"],
      [768, "right"],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const dates = page.getByRole("article").getByText(/^(\w{3} )?\d{4}( - (\w{3} )?\d{4})?$/)
      const edges = (await boxesOf(dates)).map((box) => Math.round(box[edge]))
      expect(edges.length).toBeGreaterThanOrEqual(4)
      expect(new Set(edges).size, `at ${width} px`).toBe(1)
    }
  })
})

// The sample has a PDF instead of the button if `npm run resume:pdf` was run.
test.describe("another owner's résumé", () => {
  test.use({ baseURL: SITES.anotherOwner.origin })

  test("can be printed or saved as PDF by a button that looks like a link, next to its JSON", async ({ page }) => {
    await visit(page, "/resume/")
    const [print, json] = [
      page.getByRole("button", { name: "Print or save as PDF" }),
      page.getByRole("link", { name: "JSON" }),
    ]
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute("data-printed", "")
    })
    await print.click()
    await expect(page.locator("body")).toHaveAttribute("data-printed")
    await expect(json).toHaveAttribute("href", "/resume.json")
    const [one, other] = [await boxOf(print), await boxOf(json)]
    expect(other.x - one.right).toBe(24)
    expect(Math.abs(one.y + one.height / 2 - other.y - other.height / 2)).toBeLessThan(2)
    expect(one.height).toBeGreaterThanOrEqual(44)
    await expect(print).toHaveCSS("text-decoration-line", "underline")
    await expect(print).toHaveCSS("color", await json.evaluate((element) => getComputedStyle(element).color))
    await page.emulateMedia({ media: "print" })
    await expect(print).toBeHidden()
  })
})
