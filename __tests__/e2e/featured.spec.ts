import type { Page } from "@playwright/test"
import { SITES } from "../../scripts/lib/sites"
import { boxOf, expect, PHONE, settled, test, visit } from "../support/test"

/** The sample's featured work, with where it leads. */
const FEATURED = [
  { name: "Table Management", page: "Works", path: "/works/", address: "company/revamp-ui/after/table-management" },
  { name: "Park And Charge", page: "Projects", path: "/projects/", address: "park-and-charge" },
  { name: "Uni-Piece", page: "Projects", path: "/projects/", address: "uni-piece" },
]

const DESKTOP = { width: 1440, height: 900 }

const featured = (page: Page) => page.getByRole("region", { name: "Featured work" })

/** Where the places of the pictures lie in the window. */
const placesOf = (page: Page) =>
  featured(page)
    .locator("img")
    .evaluateAll((images) =>
      images.map((image) => {
        const frame = image.closest("a")?.firstElementChild ?? image
        const { left, top, width, height, right } = frame.getBoundingClientRect()
        return { left, top, width, height, right }
      }),
    )

const open = async (page: Page, viewport: { width: number; height: number }) => {
  await page.setViewportSize(viewport)
  await visit(page, "/")
  await settled(page)
}

test("featured work stands between the banner and the bio, each picture with its name and where it leads", async ({
  page,
}) => {
  await visit(page, "/")
  const links = featured(page).getByRole("listitem").getByRole("link")
  await expect(links).toHaveCount(FEATURED.length)
  for (const [index, { name, page: title, path, address }] of FEATURED.entries()) {
    const link = links.nth(index)
    await expect(link).toHaveAttribute("href", `${path}#${address}`)
    await expect(link.getByText(name, { exact: true })).toBeVisible()
    await expect(link.getByText(title, { exact: true })).toBeVisible()
    await link.scrollIntoViewIfNeeded()
    await expect.poll(() => link.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0)
  }
  const tops = await Promise.all(
    [page.getByRole("heading", { level: 1 }), featured(page), page.getByRole("region", { name: "Bio" })].map(
      async (part) => (await part.boundingBox())?.y ?? NaN,
    ),
  )
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  await test.step("each caption has as many lines as its neighbours, from 600 px up", async () => {
    for (const width of [600, 700, 767, 768, 900, 1199, 1200]) {
      await page.setViewportSize({ width, height: 900 })
      const heights = await featured(page)
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
      expect(new Set(heights).size, `at ${width} px`).toBe(1)
    }
  })
})

test("at least its upper half is on the first screen; on large ones three stand side by side, 240 by 150 px, from edge to edge", async ({
  page,
}) => {
  for (const viewport of [PHONE, DESKTOP]) {
    await open(page, viewport)
    for (const { top, height } of await placesOf(page)) expect(top + height / 2).toBeLessThanOrEqual(viewport.height)
  }
  const bio = await boxOf(page.getByRole("region", { name: "Bio" }))
  const places = await placesOf(page)
  expect(places.map(({ width, height }) => ({ width, height }))).toEqual(Array(3).fill({ width: 240, height: 150 }))
  expect(places.map(({ left }) => left - bio.x)).toEqual([0, 264, 528])
  expect(new Set(places.map(({ top }) => top)).size).toBe(1)
})

test.describe("on phones it is a strip", () => {
  test.use({ viewport: PHONE, deviceScaleFactor: 3, hasTouch: true, isMobile: true })

  test("that runs out of the window, comes to rest with a picture at the content's edge, and costs at most 55 KiB before a touch", async ({
    page,
  }) => {
    const sizes = new Map<string, Promise<{ responseBodySize: number }>>()
    page.on("requestfinished", (request) => sizes.set(request.url(), request.sizes()))
    await open(page, PHONE)
    await page.waitForLoadState("networkidle")
    const shown = await featured(page)
      .locator("img")
      .evaluateAll((images: HTMLImageElement[]) => images.map(({ currentSrc }) => currentSrc))
    const bytes = await Promise.all(shown.map(async (source) => (await sizes.get(source))?.responseBodySize ?? 0))
    expect(bytes[0]).toBeGreaterThan(0)
    expect(bytes.reduce((sum, each) => sum + each, 0) / 1024).toBeLessThanOrEqual(55)

    const list = featured(page).getByRole("list")
    const heading = await boxOf(page.getByRole("heading", { level: 1 }))
    const [first, second] = await placesOf(page)
    if (!first || !second) throw new Error("There are not two")
    expect(first.left).toBe(heading.x)
    expect(first.right).toBeLessThan(PHONE.width)
    expect(second.left).toBeLessThan(PHONE.width)
    expect(second.right).toBeGreaterThan(PHONE.width)
    expect(await boxOf(list)).toMatchObject({ x: 0, width: PHONE.width })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)

    const step = second.left - first.left
    await list.evaluate((strip, left) => strip.scrollTo({ left, behavior: "smooth" }), step * 0.7)
    await expect.poll(() => list.evaluate((strip) => strip.scrollLeft)).toBeCloseTo(step, 0)
  })
})

test("each featured picture leads to its place", async ({ page }) => {
  await visit(page, "/")
  for (const { name, path, address } of FEATURED) {
    await featured(page)
      .getByRole("link", { name: new RegExp(name) })
      .click()
    await expect(page).toHaveURL(`${path}#${address}`)
    const target = page.locator(`[id="${address}"]`)
    await expect(target).toBeInViewport()
    await expect(target.getByRole(path === "/works/" ? "link" : "button").first()).toBeFocused()
    await page.goBack()
  }
})

test.describe("on another owner's page", () => {
  test.use({ baseURL: SITES.anotherOwner.origin, allowedHosts: ["images.example"] })

  test("two pictures share the row: a video's poster and the first frame of an animation", async ({ page }) => {
    await open(page, DESKTOP)
    const places = await placesOf(page)
    expect(places.map(({ width }) => width)).toEqual([372, 372])
    const links = featured(page).getByRole("link")
    await expect(links.nth(0)).toHaveAttribute("href", "/works/#harbour/films/signals/lamp")
    await expect(links.nth(1)).toHaveAttribute("href", "/projects/#tide-table")
    await expect(links).toHaveText([/^Lamp\s*Harbour & stage$/, /^Tide Table\s*Side projects$/])
  })
})
