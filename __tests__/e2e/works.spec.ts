import type { Locator, Page } from "@playwright/test"
import sharp from "sharp"
import { DEMO } from "../support/sample"
import { requestedBy } from "../support/requests"
import { boxOf, expect, LARGE_SCREEN, openAll, PHONE, scrollThrough, settled, test, visit } from "../support/test"

const workPanel = (page: Page) => page.getByRole("tabpanel", { name: "Company Name" })
const demoPanel = (page: Page, tab: string) => page.getByRole("tabpanel", { name: tab, exact: true })

/** The row of a gallery group, which opens and closes it; its name includes the number of screenshots. */
const entryOf = (panel: Locator, title: string) => panel.getByRole("button", { name: title })
/** What a gallery group shows when it is open. */
const groupOf = (panel: Locator, title: string) => panel.getByRole("region", { name: title })

test("the work is a vertical list's only tab, with role, duration, duties, stack and demo tabs", async ({ page }) => {
  await visit(page, "/works/")
  const list = page.getByRole("tablist", { name: "Works" })
  await expect.soft(list).toHaveAttribute("aria-orientation", "vertical")
  await expect.soft(list.getByRole("tab")).toHaveText(["Company Name"])
  await expect.soft(list.getByRole("tab")).toHaveAttribute("aria-selected", "true")
  const panel = workPanel(page)
  await expect.soft(panel).toBeVisible()
  await expect.soft(panel.getByRole("heading", { level: 2 })).toHaveText("Frontend Developer")
  await expect.soft(panel).toContainText("Feb 2023 - Oct 2024")
  await expect.soft(panel.getByRole("heading", { name: "Duty" })).toBeVisible()
  await expect
    .soft(panel.getByRole("list").filter({ hasText: "reusable" }).getByRole("listitem"))
    .toHaveText([
      /revamping the company website, the iOS and Android app UI and the POS system UI from design files/,
      /reusable UI components/,
      /designers, the project manager and the customer-service team to define UX flows for new POS features/,
      /bugs in old components and client-reported issues/,
    ])
  await expect.soft(panel.getByRole("heading", { name: "Tech Stack and Framework" })).toBeVisible()
  const badges = panel.locator("[data-technology]")
  await expect
    .soft(badges)
    .toHaveText("Javascript, Typescript, Vue, Nuxt, NativeScript, Nodejs, Feathers.js, MongoDB".split(", "))
  for (const badge of await badges.all()) expect.soft((await badge.boundingBox())?.width).toBe(140)

  await test.step("the demo's first tab is selected; one panel is shown at a time, and the tabs work by keyboard", async () => {
    await expect(page.getByRole("heading", { name: "Demo" })).toBeVisible()
    const tabs = page.getByRole("tablist", { name: "Demo" }).getByRole("tab")
    await expect(tabs).toHaveText(DEMO.map(({ tab }) => tab))
    const expectSelected = async (selected: number) => {
      for (const [index, { tab }] of DEMO.entries()) {
        await expect(tabs.nth(index)).toHaveAttribute("aria-selected", String(index === selected))
        await expect(demoPanel(page, tab)).toBeVisible({ visible: index === selected })
      }
    }
    await expectSelected(0)
    await tabs.first().focus()
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("ArrowRight")
    await expect(tabs.nth(2)).toBeFocused()
    await page.keyboard.press("Enter")
    await expectSelected(2)
    await page.keyboard.press("Home")
    await page.keyboard.press("Enter")
    await expectSelected(0)
  })
})

for (const [path, tag] of [
  ["/works/", ""],
  ["/works/company/", " @long"],
] as const) {
  test(`${path} has a picture of each demo tab on its first screen, which opens the tab${tag}`, async ({ page }) => {
    await visit(page, path)
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 1920, height: 1080 },
    ]) {
      await page.setViewportSize(viewport)
      await settled(page)
      const figures = page.getByRole("list", { name: "Demo" }).getByRole("link")
      await expect(figures).toHaveText([/^1–8\s*Revamp - UI$/, /^9–12\s*Revamp - Mobile UI$/, /^13–25\s*New Features$/])
      for (const image of await figures.locator("img").all()) {
        const { y, width, height } = await boxOf(image)
        expect([width, height]).toEqual([240, 150])
        expect(y + height).toBeLessThan(viewport.height)
        await expect(image).toHaveJSProperty("naturalWidth", 480)
      }
    }
    await page.getByRole("link", { name: "New Features" }).click()
    await expect(page.getByRole("tab", { name: "New Features" })).toHaveAttribute("aria-selected", "true")
    await expect(demoPanel(page, "New Features")).toBeInViewport()
  })
}

test("each tab's groups open and close independently; screenshots link to files in new tabs", async ({ page }) => {
  await visit(page, "/works/")
  for (const { tab, groups } of DEMO) {
    await page.getByRole("tab", { name: tab, exact: true }).click()
    const panel = demoPanel(page, tab)
    await expect(panel.getByRole("heading")).toHaveText(groups.map(({ title }) => new RegExp(`^${title}`)))
    const expectOpen = async (open: boolean[]) => {
      for (const [index, isOpen] of open.entries()) {
        const title = groups[index]?.title ?? ""
        await expect(entryOf(panel, title)).toHaveAttribute("aria-expanded", String(isOpen))
        await expect(groupOf(panel, title)).toBeVisible({ visible: isOpen })
      }
      // Rows must stand still to be pressed.
      await settled(page)
    }
    const closed = groups.map(() => false)
    await expectOpen(closed.with(0, true))
    await entryOf(panel, groups[1]?.title ?? "").click()
    await expectOpen(closed.with(0, true).with(1, true))
    await entryOf(panel, groups[0]?.title ?? "").click()
    await expectOpen(closed.with(1, true))
    await entryOf(panel, groups[1]?.title ?? "").click()
    await expectOpen(closed)

    await openAll(panel)
    for (const { title, shots } of groups) {
      const links = groupOf(panel, title).getByRole("link")
      // They appear a moment after the group has opened.
      await expect(links).toHaveCount(shots.length)
      const names = (await groupOf(panel, title).ariaSnapshot()).match(/(?<=- '?link ")[^"]*/g)
      expect.soft(names).toEqual(shots.map((shot) => expect.stringContaining(shot)))
      const opening = await links.evaluateAll((all: HTMLAnchorElement[]) =>
        all.map(
          ({ target, relList, pathname }) => `${target} ${relList.contains("noopener")} ${pathname.split(".").at(-1)}`,
        ),
      )
      // Smaller variants are never PNG.
      expect.soft(new Set(opening)).toEqual(new Set(["_blank true png"]))
    }
  }
})

test("a click on a screenshot opens it in a new tab, the page stays", async ({ page, context, allowErrors }) => {
  // For a picture opened by itself, the browser requests a favicon.
  allowErrors(/favicon\.ico/)
  await visit(page, "/works/")
  const link = groupOf(demoPanel(page, "Revamp - UI"), "Before").getByRole("link").first()
  const [tab] = await Promise.all([context.waitForEvent("page"), link.click()])
  await tab.waitForLoadState()
  expect(await tab.evaluate(() => document.images[0]?.naturalWidth)).toBe(2880)
  expect(await tab.evaluate(() => window.opener as unknown)).toBeNull()
  await expect(page).toHaveURL("/works/")
})

test.describe("pictures are fetched when they are about to be seen", () => {
  /** The pictures shown by the open group, as paths. */
  const shownIn = (group: Locator) =>
    group.locator("img").evaluateAll((images: HTMLImageElement[]) =>
      // A picture whose size the browser doesn't know yet has no source.
      images.map(({ currentSrc }) => (currentSrc === "" ? "" : new URL(currentSrc).pathname)),
    )

  /** Expects a group to show a number of pictures, and only these to have been requested. */
  async function expectShown(group: Locator, count: number, requested: readonly string[]) {
    await expect.poll(async () => (await shownIn(group)).filter((path) => requested.includes(path)).length).toBe(count)
    expect([...new Set(requested)].toSorted()).toEqual((await shownIn(group)).toSorted())
  }

  for (const [screen, viewport] of Object.entries({ "a large screen": LARGE_SCREEN, "a phone @long": PHONE })) {
    test(`on ${screen} none of a closed group or an inactive tab`, async ({ page }) => {
      await page.setViewportSize(viewport)
      const data = requestedBy(page, /^\/media\/.*\.json$/)
      const pictures = requestedBy(page, /^\/media\/.*(?<!\.json|\.svg)$/)
      await visit(page, "/works/")
      await scrollThrough(page)
      const panel = demoPanel(page, "Revamp - UI")
      await expectShown(groupOf(panel, "Before"), 4, pictures)
      expect(data).toEqual([])

      // Opening a group fetches that group's pictures and no others.
      pictures.splice(0)
      await entryOf(panel, "After").click()
      await expect(groupOf(panel, "After").locator("img")).toHaveCount(4)
      await scrollThrough(page)
      await expectShown(groupOf(panel, "After"), 4, pictures)
      expect(new Set(data).size).toBe(1)

      // So does choosing another tab: its first group.
      pictures.splice(0)
      await page.getByRole("tab", { name: "Revamp - Mobile UI" }).click()
      await expect(groupOf(demoPanel(page, "Revamp - Mobile UI"), "Before").locator("img")).toHaveCount(2)
      await scrollThrough(page)
      await expectShown(groupOf(demoPanel(page, "Revamp - Mobile UI"), "Before"), 2, pictures)
      expect(new Set(data).size).toBe(2)

      await test.step("a group closed and opened again fetches nothing", async () => {
        await page.waitForLoadState("networkidle")
        for (const each of [pictures, data]) each.splice(0)
        const group = groupOf(demoPanel(page, "Revamp - Mobile UI"), "Before")
        const entry = entryOf(demoPanel(page, "Revamp - Mobile UI"), "Before")
        await entry.click()
        await expect(group).toBeHidden()
        await entry.click()
        await expect(group).toBeVisible()
        await scrollThrough(page)
        await page.waitForLoadState("networkidle")
        expect([...pictures, ...data]).toEqual([])
      })
    })
  }

  test("in a modern format, no larger than the layout needs", async ({ page }) => {
    await page.setViewportSize(PHONE)
    await visit(page, "/works/")
    const picture = groupOf(demoPanel(page, "Revamp - UI"), "Before").locator("img").first()
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.(avif|webp)$/)
    await page.waitForLoadState("networkidle")
    // The file's own width: `naturalWidth` is in CSS pixels.
    const address = await picture.evaluate((image: HTMLImageElement) => image.currentSrc)
    const { width } = await sharp(await (await page.request.get(address)).body()).metadata()
    expect(width).toBeLessThan(2 * PHONE.width)
  })

  test("over a blurred placeholder, in reserved space", async ({ page }) => {
    // The pictures never load.
    await page.route(/\/media\/.*\.(avif|webp|png|jpe?g)$/, () => undefined)
    await page.goto("/works/", { waitUntil: "domcontentloaded" })
    const picture = groupOf(demoPanel(page, "Revamp - UI"), "Before").locator("img").first()
    const { background, ratio } = await picture.evaluate((image) => ({
      background: getComputedStyle(image).backgroundImage,
      ratio: image.getBoundingClientRect().width / image.getBoundingClientRect().height,
    }))
    expect(background).toMatch(/^url\("data:image\//)
    expect(ratio).toBeCloseTo(1.6, 1)
  })
})

test("a link to the current address, pressed with Ctrl, opens a new tab", async ({ page, context }) => {
  await visit(page, "/works/")
  const top = page.getByRole("link", { name: "Top" }).first()
  await top.click()
  await expect(page).toHaveURL(/#content$/)
  const tab = context.waitForEvent("page")
  await top.click({ modifiers: ["ControlOrMeta"] })
  await expect(await tab).toHaveURL(/#content$/)
})
