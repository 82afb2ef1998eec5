import type { Locator, Page } from "@playwright/test"
import { HOME, PAGES, SITE } from "../support/sample"
import { SITES } from "../../scripts/lib/sites"
import { expect, LARGE_SCREEN, PHONE, settled, test, visit } from "../support/test"

const WIDTHS = [320, 390, 768, 1024, 1199, 1280, 1440, 1920]

/** Left and right edge of what is drawn in it, px: of text and of the paths of icons, not of the room around them. */
const inkOf = (part: Locator) =>
  part.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const paths = [...element.querySelectorAll("path")].filter((path) => path.checkVisibility())
    const boxes = paths.length > 0 ? paths.map((path) => path.getBoundingClientRect()) : [range.getBoundingClientRect()]
    return { left: Math.min(...boxes.map(({ left }) => left)), right: Math.max(...boxes.map(({ right }) => right)) }
  })

/** The edges of the content, by its widest row: the line above the copyright. */
const contentOf = (page: Page) =>
  page
    .getByRole("contentinfo")
    .locator("div div")
    .first()
    .evaluate((element) => {
      const { left, right } = element.getBoundingClientRect()
      return { left, right }
    })

test("bar and footer begin and end where the content does, at all widths", async ({ page }) => {
  // Four pages at eight widths.
  test.slow()
  for (const { path } of PAGES) {
    await visit(page, path)
    await settled(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const content = await contentOf(page)
      const bar = page.getByRole("banner")
      const last = bar.getByRole("button", { name: width < 1200 ? "Menu" : /theme/ })
      const at = `${path} at ${width} px`
      expect(Math.abs((await inkOf(bar.getByRole("link", { name: SITE.brand }))).left - content.left), at).toBeLessThan(
        2,
      )
      expect(Math.abs((await inkOf(last)).right - content.right), at).toBeLessThan(2)
      const profiles = page.getByRole("contentinfo").getByRole("link")
      expect(Math.abs((await inkOf(profiles.last())).right - content.right), at).toBeLessThan(2.5)
      for (const button of await bar.getByRole("button").all()) {
        const box = await button.boundingBox()
        expect(box?.width, at).toBeGreaterThanOrEqual(44)
        expect((box?.x ?? NaN) + (box?.width ?? NaN), at).toBeLessThanOrEqual(width)
      }
    }
  }
})

test("the bar's hairline is there once the page has been scrolled, and not before, on pages that can't be, too", async ({
  page,
}) => {
  await page.setViewportSize(LARGE_SCREEN)
  const hairline = () => page.getByRole("banner").evaluate((bar) => getComputedStyle(bar).borderBottomColor)
  for (const { path } of PAGES) {
    await visit(page, path)
    expect(await hairline(), path).toBe("rgba(0, 0, 0, 0)")
  }
  await visit(page, "/works/")
  await page.evaluate(() => window.scrollTo(0, 200))
  await expect.poll(hairline).not.toBe("rgba(0, 0, 0, 0)")
})

test.describe("whatever is pressed shows it at once", () => {
  for (const colorScheme of ["light", "dark"] as const) {
    for (const { name, path } of PAGES) {
      test(`in ${colorScheme} on ${name}`, async ({ page }) => {
        // Every control of the page.
        test.slow()
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize(PHONE)
        await visit(page, path)
        await settled(page)
        const controls = page.locator("a:visible, button:visible, [role=tab]:visible")
        let pressed = 0
        for (const control of await controls.all()) {
          await control.scrollIntoViewIfNeeded()
          const box = await control.boundingBox()
          if (!box || box.width < 10) continue
          await page.mouse.move(box.x + box.width / 2, box.y + Math.min(box.height / 2, 20))
          await page.mouse.down()
          const { isActive, opacity } = await control.evaluate((element) => ({
            isActive: element.matches(":active"),
            opacity: Number(getComputedStyle(element).opacity),
          }))
          // Away from it, so that nothing follows.
          await page.mouse.move(1, 1)
          await page.mouse.up()
          if (!isActive) continue
          pressed += 1
          expect(opacity, await control.innerText()).toBeLessThan(0.8)
        }
        expect(pressed).toBeGreaterThan(3)
      })
    }
  }
})

test.describe("ways on", () => {
  const next = (page: Page) => page.getByRole("navigation", { name: "Next page" }).getByRole("link")

  for (const { path, name, to } of [
    { path: "/", name: "Next: Works", to: "/works/" },
    { path: "/works/", name: "Next: Projects", to: "/projects/" },
    { path: "/projects/", name: "Next: Works", to: "/works/" },
  ]) {
    test(`${path} ends in "${name}"`, async ({ page }) => {
      await visit(page, path)
      await expect(next(page)).toHaveAccessibleName(name)
      await next(page).click()
      await expect(page).toHaveURL(to)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    })
  }

  test("the row stands below the content and above the footer, as wide as both", async ({ page }) => {
    await visit(page, "/works/")
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const content = await contentOf(page)
      const row = await next(page).boundingBox()
      const main = await page.getByRole("main").boundingBox()
      const footer = await page.getByRole("contentinfo").boundingBox()
      if (!row || !main || !footer) throw new Error("Something is not there")
      expect(row.x).toBeCloseTo(content.left, 0)
      expect(row.x + row.width).toBeCloseTo(content.right, 0)
      expect(row.y).toBeGreaterThanOrEqual(main.y + main.height + 48)
      expect(row.y + row.height).toBeLessThanOrEqual(footer.y + 1)
    }
  })
})

test.describe("the footer", () => {
  for (const { name, path } of PAGES) {
    test(`has the profiles on ${name}`, async ({ page }) => {
      await page.setViewportSize(PHONE)
      await visit(page, path)
      const profiles = page.getByRole("contentinfo").getByRole("list", { name: "Profiles elsewhere" }).getByRole("link")
      await expect(profiles).toHaveCount(HOME.connect.length)
      for (const [index, { label, href }] of HOME.connect.entries()) {
        const profile = profiles.nth(index)
        await expect(profile).toHaveAccessibleName(new RegExp(`^${label}.*opens in a new tab`))
        await expect(profile).toHaveAttribute("href", href)
        await expect(profile).toHaveAttribute("target", "_blank")
        const box = await profile.boundingBox()
        expect(box?.width).toBeGreaterThanOrEqual(44)
        expect(box?.height).toBeGreaterThanOrEqual(44)
      }
    })
  }
})

test.describe("a page that an owner adds", () => {
  test.use({ baseURL: SITES.anotherOwner.origin, allowedHosts: ["images.example"], allowedErrors: /images\.example/ })

  test("ends in a way on and the profiles, too", async ({ page }) => {
    await visit(page, "/tide-log/")
    await expect(page.getByRole("navigation", { name: "Next page" }).getByRole("link")).toHaveAttribute(
      "href",
      "/works/",
    )
    expect(await page.getByRole("contentinfo").getByRole("link").count()).toBeGreaterThan(0)
  })
})

test.describe("the not-found page", () => {
  test("is a picture that is struck out, one line, and the ways on beside it, as high as it is", async ({ page }) => {
    await visit(page, "/404/")
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await settled(page)
      const picture = await page.getByRole("figure").locator("svg").locator("..").boundingBox()
      const ways = await page.getByRole("main").getByRole("list").boundingBox()
      const content = await contentOf(page)
      if (!picture || !ways) throw new Error("Something is not there")
      expect(picture.x).toBeCloseTo(content.left, 0)
      expect(ways.x + ways.width).toBeCloseTo(content.right, 0)
      if (width < 600) {
        expect(picture.width).toBeCloseTo(content.right - content.left, 0)
        expect(ways.y).toBeGreaterThan(picture.y + picture.height)
      } else {
        expect(Math.abs(ways.y - picture.y)).toBeLessThan(1)
        expect(Math.abs(ways.y + ways.height - picture.y - picture.height)).toBeLessThan(1)
      }
    }
    await expect(page.getByRole("figure")).toContainText(SITE.pages.notFound.description)
  })
})
