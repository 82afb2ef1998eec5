import type { Page } from "@playwright/test"
import { z } from "zod"
import { requestedBy } from "../support/requests"
import { expect, settled, test, unchanged, visit } from "../support/test"
import { closeViewer, pictureOf, viewButton, viewerOf, WORK } from "../support/viewer"

test.use({ reducedMotion: "reduce" })

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

/** Goes from the home page to `/works/` with a thousand screenshots in 40 groups: in its page data, because there is no such HTML. */
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
  await visit(page, "/")
  await page.getByRole("banner").getByRole("link", { name: "WORKS" }).click()
  await expect(page.getByRole("tab", { name: "Product 7" })).toBeVisible()
  await settled(page)
}

async function expectShown(page: Page, name: string) {
  const captions = viewerOf(page).getByRole("paragraph")
  await expect(captions.filter({ hasText: new RegExp(`^\\d+\\s*${name}$`) })).toBeVisible()
}

test("the viewer opens in the last of 40 groups with as few elements and data as in the first", async ({ page }) => {
  test.slow()
  await visitThousand(page)
  const requested = requestedBy(page)

  /** Opens and closes the viewer; returns the number of its elements and the data it fetched. */
  const open = async (tab: number, index: number) => {
    await viewButton(page, shotAddress(tab, index, 3)).scrollIntoViewIfNeeded()
    await unchanged(() => requested.length)
    requested.splice(0)
    await viewButton(page, shotAddress(tab, index, 3)).click()
    await expectShown(page, `Step ${tab}-${index}-3`)
    await expect(viewerOf(page).locator("picture img")).toHaveCount(3)
    await unchanged(() => requested.length)
    const elements = await viewerOf(page).locator("*").count()
    await closeViewer(page)
    return { elements, data: requested.filter((path) => path.endsWith(".json")) }
  }
  // The first time also loads the viewer's script.
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

test("paging through 200 pictures leaves no more in memory than three", async ({ page }) => {
  test.setTimeout(900_000)
  await visitThousand(page)
  const session = await page.context().newCDPSession(page)
  await session.send("Performance.enable")
  const measure = async () => {
    await session.send("HeapProfiler.collectGarbage")
    const { metrics } = await session.send("Performance.getMetrics")
    const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? NaN
    return { heap: metric("JSHeapUsedSize"), nodes: metric("Nodes"), listeners: metric("JSEventListeners") }
  }
  await viewButton(page, shotAddress(0, 0, 0)).click()
  await expectShown(page, "Step 0-0-0")
  // After a few pages, everything that stays in memory is loaded.
  for (let picture = 1; picture < 5; picture += 1) {
    await page.keyboard.press("ArrowRight")
    await expectShown(page, `Step 0-0-${picture}`)
  }
  const before = await measure()
  for (let picture = 5; picture < 205; picture += 1) {
    const number = picture % SCREENSHOTS_PER_GROUP
    const groupIndex = Math.floor(picture / SCREENSHOTS_PER_GROUP)
    const isNextGroup = number === 0
    await page.keyboard.press("ArrowRight")
    if (isNextGroup) await page.keyboard.press("Enter")
    await expectShown(page, `Step ${Math.floor(groupIndex / GROUPS_PER_TAB)}-${groupIndex % GROUPS_PER_TAB}-${number}`)
  }
  await expect(pictureOf(page).locator("img")).toHaveCount(1)
  expect(await viewerOf(page).locator("picture img").count()).toBeLessThanOrEqual(3)
  // Unreferenced objects may survive one garbage collection.
  const expectLittleGrowth = async () => {
    const after = await measure()
    // Three of these pictures take 62 MB when decoded; of 200, scripts keep only the addresses.
    expect(after.heap - before.heap).toBeLessThan(2 * 1024 ** 2)
    expect(after.nodes - before.nodes).toBeLessThan(300)
    expect(after.listeners - before.listeners).toBeLessThan(50)
  }
  await expect(expectLittleGrowth).toPass({ timeout: 90_000 })
})
