import type { Page } from "@playwright/test"
import { ANOTHER_OWNER, boxesOf, boxOf, expect, PHONE, settled, test, visit } from "../support/test"
import { Fingers } from "../support/viewer"

/** The sample's featured work, and where it links to. */
const FEATURED = [
  { name: "Table Management", page: "Works", path: "/works/", address: "company/revamp-ui/after/table-management" },
  { name: "Park And Charge", page: "Projects", path: "/projects/", address: "park-and-charge" },
  { name: "Uni-Piece", page: "Projects", path: "/projects/", address: "uni-piece" },
]

const DESKTOP = { width: 1440, height: 900 }

const featured = (page: Page) => page.getByRole("region", { name: "Featured work" })
const linkOf = (page: Page, name: string) => featured(page).getByRole("link", { name: new RegExp(name) })

/** The boxes of the picture frames; a split comparison counts once. */
const placesOf = (page: Page) => boxesOf(featured(page).locator(".picture-frame"))

const open = async (page: Page, viewport: { width: number; height: number }) => {
  await page.setViewportSize(viewport)
  await visit(page, "/")
  await settled(page)
}

test("featured work is between banner and bio, each with name and link, the first as a split", async ({ page }) => {
  await open(page, DESKTOP)
  for (const { name, page: title, path, address } of FEATURED) {
    const link = linkOf(page, name)
    await expect(link).toHaveCount(1)
    await expect(link).toHaveAttribute("href", `${path}#${address}`)
    if (path !== "/works/") await expect(link.getByText(title, { exact: true })).toBeVisible()
  }
  for (const image of await featured(page).locator("img").all()) {
    await image.scrollIntoViewIfNeeded()
    await expect(image).not.toHaveJSProperty("naturalWidth", 0)
  }
  const parts = [page.getByRole("heading", { level: 1 }), featured(page), page.getByRole("region", { name: "Bio" })]
  const tops = (await Promise.all(parts.map(boxOf))).map(({ y }) => y)
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }))
  await test.step("the split of before and after fits into the first view; the others are side by side", async () => {
    const bio = await boxOf(page.getByRole("region", { name: "Bio" }))
    const [split, ...others] = await placesOf(page)
    expect(split).toMatchObject({ x: bio.x, width: 768, height: 480 })
    expect(split?.bottom).toBeLessThanOrEqual(DESKTOP.height)
    expect(others.map(({ width, x }) => [x - bio.x, width])).toEqual([
      [0, 372],
      [396, 372],
    ])
    expect(new Set(others.map(({ y }) => y)).size).toBe(1)
  })
  await test.step("its divider follows the mouse and keys, and announces its position", async () => {
    const slider = featured(page).getByRole("slider", { name: "Divider: Table Management" })
    const { x, y, width, height } = await boxOf(featured(page).locator("[data-stage]"))
    /** How much of each picture is shown, per cent from the left. */
    const edges = () =>
      featured(page)
        .locator("[data-share]")
        .evaluateAll((layers) =>
          layers.map((layer) => {
            const [, right = "", , left = ""] =
              getComputedStyle(layer)
                .clipPath.match(/[\d.]+/g)
                ?.concat("0", "0") ?? []
            return layer.getAttribute("data-share") === "before" ? 100 - Number(right) : Number(left)
          }),
        )
    const expectShare = async (share: number) => {
      await expect.poll(async () => (await edges()).map((edge) => Math.abs(edge - share) < 1)).toEqual([true, true])
      await expect(slider).toHaveAttribute("aria-valuetext", `${share}% before, ${100 - share}% after`)
    }
    await expectShare(38)
    await page.mouse.move(x + width * 0.38, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width * 0.6, y + height / 2, { steps: 4 })
    await page.mouse.up()
    await expectShare(60)
    await page.mouse.click(x + width * 0.25, y + 20)
    await expectShare(25)
    await expect(slider).toBeFocused()
    await page.keyboard.press("ArrowRight")
    await expectShare(26)
    await page.keyboard.press("End")
    await expectShare(100)
    await page.keyboard.press("Home")
    await expectShare(0)
    expect(new URL(page.url()).pathname).toBe("/")
  })
  const caption = featured(page).locator("figcaption")
  await expect(caption).toHaveText(/^5\s*Table Management, before and afterAll 25 screenshots →$/)
  await caption.getByRole("link", { name: "All 25 screenshots" }).click()
  await expect(page).toHaveURL("/works/company/")
  await test.step("each links to its place", async () => {
    for (const { name, path, address } of FEATURED) {
      await page.goBack()
      await linkOf(page, name).click()
      await expect(page).toHaveURL(`${path}#${address}`)
      const target = page.locator(`[id="${address}"]`)
      await expect(target).toBeInViewport()
      await expect(target.getByRole(path === "/works/" ? "link" : "button").first()).toBeFocused()
    }
  })
})

test.describe("on phones", () => {
  test.use({ viewport: PHONE, deviceScaleFactor: 3, hasTouch: true, isMobile: true })

  test("the split fills the width, the others are a strip; a finger moves the divider or page", async ({ page }) => {
    await open(page, PHONE)
    const list = featured(page).getByRole("list")
    const heading = await boxOf(page.getByRole("heading", { level: 1 }))
    const [split, first, second] = await placesOf(page)
    if (!split || !first || !second) throw new Error("Expected three pictures")
    expect(split).toMatchObject({ x: 0, width: PHONE.width })
    expect(split.bottom).toBeLessThanOrEqual(PHONE.height)
    expect(first.x).toBe(heading.x)
    expect(first.right).toBeLessThan(PHONE.width)
    expect(second.x).toBeLessThan(PHONE.width)
    expect(second.right).toBeGreaterThan(PHONE.width)
    expect(await boxOf(list)).toMatchObject({ x: 0, width: PHONE.width })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)

    const end = await list.evaluate((strip) => strip.scrollWidth - strip.clientWidth)
    await list.evaluate((strip, left) => strip.scrollTo({ left, behavior: "smooth" }), end * 0.8)
    await expect.poll(() => list.evaluate((strip) => strip.scrollLeft)).toBeCloseTo(end, 0)

    const slider = featured(page).getByRole("slider")
    const fingers = await Fingers.of(page)
    const at = (share: number, top = 0) => ({ x: PHONE.width * share, y: split.y + 150 + top })
    // Sideways first: a page that a finger has scrolled may keep scrolling.
    await fingers.drag([at(0.38)], [at(0.7)])
    await expect.poll(async () => Math.round(Number(await slider.inputValue()))).toBe(70)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    const share = await slider.inputValue()
    await fingers.drag([at(0.5)], [at(0.52, -120)])
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(60)
    await expect(slider).toHaveValue(share)
    await page.emulateMedia({ media: "print" })
    const divider = featured(page).locator("[data-stage] > span")
    const handle = await divider.evaluate((element) => getComputedStyle(element, "::after").display)
    expect(handle).toBe("none")
  })
})

test("a finger that scrolls the page doesn't move the divider, also where the mouse moves it", async ({ page }) => {
  await visit(page, "/")
  const slider = featured(page).getByRole("slider")
  const share = await slider.inputValue()
  const { x, y, width, height } = await boxOf(featured(page).locator("[data-stage]"))
  const from = { x: x + width * 0.8, y: y + height * 0.4 }
  await (await Fingers.of(page)).drag([from], [{ x: from.x, y: from.y - 200 }])
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(60)
  await expect(slider).toHaveValue(share)
})

test.describe("on another owner's page", () => {
  test.use(ANOTHER_OWNER)

  test("featured work without a pair is large: a video's poster, or an animation's first frame", async ({ page }) => {
    await open(page, DESKTOP)
    const places = await placesOf(page)
    expect(places.map(({ width }) => width)).toEqual([768, 768])
    await expect(featured(page).getByRole("slider")).toHaveCount(0)
    const links = featured(page).getByRole("link")
    await expect(links.nth(0)).toHaveAttribute("href", "/works/#harbour/films/signals/lamp")
    await expect(links.nth(1)).toHaveAttribute("href", "/works/harbour/")
    await expect(links.nth(2)).toHaveAttribute("href", "/side-projects/#tide-table")
    await expect(links).toHaveText(["Lamp", "All 8 screenshots →", /^Tide Table\s*Side projects$/])
  })
})
