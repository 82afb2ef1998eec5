import type { Page } from "@playwright/test"
import { z } from "zod"
import { expect, hydrated, LARGE_SCREEN, settled, test } from "../support/test"
import { pictureOf, viewButton, viewerOf, WORK } from "../support/viewer"

test.use({ viewport: LARGE_SCREEN, reducedMotion: "reduce" })

const TABS = 8
const GROUPS_PER_TAB = 5
const SCREENSHOTS_PER_GROUP = 25

const SIZE = { width: 2880, height: 1800 }

const pageData = z.looseObject({
  result: z.looseObject({
    data: z.looseObject({ works: z.array(z.looseObject({ demo: z.array(z.unknown()) })) }),
  }),
})

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

const groupAddress = (tab: number, group: number) => `product-${tab}/release-${group}`
const shotAddress = (tab: number, group: number, shot: number) => `${groupAddress(tab, group)}/step-${shot}`
const pictureAddress = (tab: number, group: number, shot: number) => `/thousand/${tab}-${group}-${shot}.svg`

const group = (tab: number, index: number) => ({
  id: `group ${tab} ${index}`,
  address: `${WORK}/${groupAddress(tab, index)}`,
  title: `Release ${tab}-${index}`,
  isVideo: false,
  mediaFile: `/thousand/${tab}-${index}.json`,
  miniatures: [],
  content: numbers(SCREENSHOTS_PER_GROUP).map((shot) => ({
    address: `${WORK}/${shotAddress(tab, index, shot)}`,
    before: null,
    after: null,
    name: `Step ${tab}-${index}-${shot}`,
    img: { original: pictureAddress(tab, index, shot), ...SIZE },
  })),
})

const media = (src: string) => ({
  kind: "still",
  alt: null,
  ...SIZE,
  original: src,
  type: "image/svg+xml",
  gatsbyImageData: { layout: "constrained", ...SIZE, images: { fallback: { src } } },
  animation: null,
})

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}"><rect width="100%" height="100%" fill="teal"/></svg>`

/** Comes from the home page to `/works/` as it would be with a thousand screenshots in 40 groups: by its data, for it has no such HTML. */
async function visitThousand(page: Page) {
  await page.route("**/page-data/works/page-data.json", async (route) => {
    const response = await route.fetch()
    const data = pageData.parse(await response.json())
    for (const work of data.result.data.works) {
      work.demo = numbers(TABS).map((tab) => ({
        id: `tab ${tab}`,
        value: `product-${tab}`,
        address: `${WORK}/product-${tab}`,
        label: `Product ${tab}`,
        figure: null,
        content: numbers(GROUPS_PER_TAB).map((index) => group(tab, index)),
      }))
    }
    await route.fulfill({ response, json: data })
  })
  await page.route("**/thousand/*.json", async (route) => {
    const [, tab, index] = /(\d+)-(\d+)\.json/.exec(route.request().url()) ?? []
    const shots = numbers(SCREENSHOTS_PER_GROUP)
    await route.fulfill({
      json: { media: shots.map((shot) => media(pictureAddress(Number(tab), Number(index), shot))) },
    })
  })
  await page.route("**/thousand/*.svg", (route) => route.fulfill({ contentType: "image/svg+xml", body: SVG }))
  await page.goto("/")
  await hydrated(page)
  await page.getByRole("banner").getByRole("link", { name: "WORKS" }).click()
  await expect(page.getByRole("tab", { name: "Product 7" })).toBeVisible()
  await settled(page)
}

async function shown(page: Page, name: string) {
  await expect(
    viewerOf(page)
      .getByRole("paragraph")
      .filter({ hasText: new RegExp(`^\\d+\\s*${name}$`) }),
  ).toBeVisible()
}

test("it opens in the last of 40 groups by as little as in the first", async ({ page }) => {
  test.slow()
  await visitThousand(page)
  const requested: string[] = []
  page.on("request", (request) => requested.push(new URL(request.url()).pathname))

  /** What opening it takes: how much is put into the page, and what is fetched. */
  const open = async (tab: number, index: number) => {
    await viewButton(page, shotAddress(tab, index, 3)).scrollIntoViewIfNeeded()
    await page.waitForLoadState("networkidle")
    requested.splice(0)
    await viewButton(page, shotAddress(tab, index, 3)).click()
    await shown(page, `Step ${tab}-${index}-3`)
    await expect(viewerOf(page).locator("picture img")).toHaveCount(3)
    await page.waitForLoadState("networkidle")
    const elements = await viewerOf(page).locator("*").count()
    await page.keyboard.press("Escape")
    await expect(viewerOf(page)).toHaveCount(0)
    return { elements, data: requested.filter((path) => path.endsWith(".json")) }
  }
  // Its script comes with the first.
  const { data } = await open(0, 0)
  expect(data).toEqual([])
  const first = await open(0, 0)
  await page.getByRole("tab", { name: "Product 7" }).click()
  await page.getByRole("button", { name: /^Release 7-4/ }).click()
  const last = await open(7, 4)
  expect(last.elements).toBe(first.elements)
  expect(first.data).toEqual([])
  expect(last.data).toEqual([])
})

test("paging through 200 pictures leaves no more behind than three", async ({ page }) => {
  test.setTimeout(900_000)
  await visitThousand(page)
  const session = await page.context().newCDPSession(page)
  await session.send("Performance.enable")
  const measure = async () => {
    await session.send("HeapProfiler.collectGarbage")
    const { metrics } = await session.send("Performance.getMetrics")
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN
    return { heap: of("JSHeapUsedSize"), nodes: of("Nodes"), listeners: of("JSEventListeners") }
  }
  await viewButton(page, shotAddress(0, 0, 0)).click()
  await shown(page, "Step 0-0-0")
  // Some pages on, all is there that ever will be.
  for (let picture = 1; picture < 5; picture += 1) {
    await page.keyboard.press("ArrowRight")
    await shown(page, `Step 0-0-${picture}`)
  }
  const before = await measure()
  for (let picture = 5; picture < 205; picture += 1) {
    const number = picture % SCREENSHOTS_PER_GROUP
    const of = Math.floor(picture / SCREENSHOTS_PER_GROUP)
    const isNextGroup = number === 0
    await page.keyboard.press("ArrowRight")
    if (isNextGroup) await page.keyboard.press("Enter")
    await shown(page, `Step ${Math.floor(of / GROUPS_PER_TAB)}-${of % GROUPS_PER_TAB}-${number}`)
  }
  await expect(pictureOf(page).locator("img")).toHaveCount(1)
  expect(await viewerOf(page).locator("picture img").count()).toBeLessThanOrEqual(3)
  // What nobody holds any more may outlive one collection of garbage.
  const expectLittleMore = async () => {
    const after = await measure()
    // Three of these pictures, as the browser holds them, are 62 MB; what scripts keep of 200 is the addresses of theirs.
    expect(after.heap - before.heap).toBeLessThan(2 * 1024 ** 2)
    expect(after.nodes - before.nodes).toBeLessThan(300)
    expect(after.listeners - before.listeners).toBeLessThan(50)
  }
  await expect(expectLittleMore).toPass({ timeout: 90_000 })
})
