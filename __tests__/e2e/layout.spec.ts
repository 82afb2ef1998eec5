import type { Locator, Page } from "@playwright/test"
import { HOME, PAGES, SITE } from "../support/sample"
import { barLink, pageLinks } from "../support/navigation"
import { boxOf, clickWithoutFocus, expect, LARGE_SCREEN, LG, PHONE, settled, test, visit } from "../support/test"

const WIDTHS = [320, 360, 390, 599, 600, 768, 899, 900, 1024, 1199, 1200, 1280, 1440, 1920, 2560]

/** How much wider the page is than its window, and how far it can be scrolled sideways, px. */
const sidewaysOf = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(1000, 0)
    const { scrollWidth, clientWidth } = document.documentElement
    return {
      scrolled: window.scrollX,
      tooWide: scrollWidth - clientWidth,
      body: document.body.scrollWidth - clientWidth,
    }
  })

const NOT_SIDEWAYS = { scrolled: 0, tooWide: 0, body: 0 }

/** An element that fills the content's column, by the page's path. */
const IN_COLUMN: Readonly<Record<string, (page: Page) => Locator>> = {
  "/works/": (page) => page.getByRole("tabpanel", { name: "Company Name" }),
  "/projects/": (page) => page.getByRole("heading", { name: "Park And Charge" }),
  "/": (page) => page.getByRole("region", { name: "Bio" }),
}

for (const { name, path, heading, title, description } of PAGES) {
  test(`${name} has its title, bar and footer, and doesn't scroll sideways at any width`, async ({ page }) => {
    await visit(page, path)
    await expect.soft(page).toHaveTitle(`${title} - ${SITE.brand}`)
    await expect.soft(page.locator("meta[name=description]")).toHaveAttribute("content", description)
    await expect.soft(page.getByRole("heading", { level: 1 })).toHaveText(heading)
    await expect.soft(page.locator("html")).toHaveAttribute("lang", SITE.language)
    await expect.soft(page.getByRole("banner").getByRole("link", { name: SITE.brand })).toHaveAttribute("href", "/")
    await expect.soft(page.getByRole("main")).toBeVisible()
    await expect.soft(page.getByRole("contentinfo")).toContainText(`© ${new Date().getFullYear()}`)
    const forms = "form, input:not([type=range]), [onclick], [onload], [onerror]"
    await expect.soft(page.locator(forms), "inline handlers and forms").toHaveCount(0)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await sidewaysOf(page), `at ${width} px`).toEqual(NOT_SIDEWAYS)
    }

    await test.step("the content has three of five columns in a layout of at most 1280 px; phones have gutters", async () => {
      const content = IN_COLUMN[path]?.(page)
      for (const width of content ? [1200, 1280, 1600, 2560] : []) {
        await page.setViewportSize({ width, height: 900 })
        const box = await content?.boundingBox()
        const column = (Math.min(width, 1280) * 3) / 5
        expect.soft(box?.width, `at ${width} px`).toBeCloseTo(column, 0)
        expect.soft(box?.x, `at ${width} px`).toBeCloseTo((width - column) / 2, 0)
      }
      if (path !== "/" || !content) return
      await page.setViewportSize(PHONE)
      const { x, width } = await boxOf(content)
      expect(x).toBeGreaterThanOrEqual(16)
      expect(x).toBeLessThanOrEqual(32)
      expect(width).toBeCloseTo(PHONE.width - 2 * x, 0)
    })
  })
}

test("the top bar stays on top while the page is scrolled; the footer shows the current year", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-05-05T12:00:00"))
  await visit(page, "/works/")
  await expect(page.getByRole("contentinfo")).toContainText("© 2031")
  const bar = page.getByRole("banner")
  await page.evaluate(() => window.scrollTo(0, 1500))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  expect(await bar.boundingBox()).toMatchObject({ x: 0, y: 0 })
  await expect(bar.getByRole("link", { name: SITE.brand })).toBeInViewport()
})

test("on large screens the bar links to works, projects and home, and marks the current page", async ({ page }) => {
  await page.setViewportSize({ width: LG, height: 800 })
  await visit(page, "/")
  const bar = page.getByRole("banner")
  await expect(bar.getByRole("navigation", { name: "Pages" }).getByRole("link")).toHaveText(["WORKS", "PROJECTS"])
  await expect(bar.getByRole("button", { name: "Menu" })).toBeHidden()
  for (const { path, link, title, heading, description } of [
    { ...PAGES[1], link: "WORKS" },
    { ...PAGES[2], link: "PROJECTS" },
    { ...PAGES[0], link: SITE.brand },
  ]) {
    await bar.getByRole("link", { name: link }).click()
    await expect(page).toHaveURL(path ?? "")
    await expect(page.getByRole("main").getByRole("heading", { level: 1, name: heading ?? "" })).toBeVisible()
    await expect(page).toHaveTitle(`${title} - ${SITE.brand}`)
    await expect(page.locator("meta[name=description]")).toHaveAttribute("content", description ?? "")
    if (path !== "/") await expect(bar.getByRole("link", { name: link })).toHaveAttribute("aria-current", "page")
  }
})

test.describe("on small screens the bar has a menu instead of links", () => {
  test.use({ viewport: { width: LG - 1, height: 800 } })

  test("whose entries lead to their pages and close it", async ({ page }) => {
    await visit(page, "/")
    await expect(page.getByRole("banner").getByRole("navigation")).toHaveCount(0)
    const menu = page.getByRole("banner").getByRole("button", { name: "Menu" })
    for (const [item, path] of Object.entries({ WORKS: "/works/", PROJECTS: "/projects/", HOME: "/" })) {
      await expect(menu).toHaveAttribute("aria-expanded", "false")
      await menu.click()
      await expect(pageLinks(page).getByRole("link")).toHaveText(["HOME", "WORKS", "PROJECTS", "繁體中文"])
      const [panel, bar] = [await boxOf(pageLinks(page)), await boxOf(page.getByRole("banner"))]
      expect(panel).toMatchObject({ x: 0, width: LG - 1 })
      expect(Math.abs(panel.y - bar.y - bar.height)).toBeLessThanOrEqual(5)
      await barLink(page, item).click()
      await expect(page).toHaveURL(path)
      await expect(pageLinks(page)).toBeHidden()
    }
  })

  test("which works by keyboard: Enter opens it, Tab moves, Escape and the page's entry close it", async ({ page }) => {
    const menu = page.getByRole("button", { name: "Menu" })
    await visit(page, "/works/")
    for (const close of ["Escape", "Enter"]) {
      await menu.focus()
      await page.keyboard.press("Enter")
      await page.keyboard.press("Tab")
      await expect(barLink(page, "HOME")).toBeFocused()
      await page.keyboard.press("Tab")
      await expect(barLink(page, "WORKS")).toBeFocused()
      await page.keyboard.press(close)
      await expect(pageLinks(page)).toBeHidden()
      await expect(menu).toBeFocused()
    }
    await page.keyboard.press("Enter")
    await barLink(page, "繁體中文").focus()
    await page.keyboard.press("Tab")
    await expect(pageLinks(page)).toBeHidden()
    await clickWithoutFocus(page, menu)
    await page.keyboard.press("Escape")
    await expect(pageLinks(page)).toBeHidden()
  })

  test("whose entries can all be reached in a window of little height", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 180 })
    await visit(page, "/works/")
    await page.getByRole("button", { name: "Menu" }).click()
    const entries = pageLinks(page).getByRole("link")
    await settled(page)
    await entries.last().focus()
    await expect(entries.last()).toBeInViewport({ ratio: 1 })
    await entries.first().focus()
    await expect(entries.first()).toBeInViewport({ ratio: 1 })
    const bar = await boxOf(page.getByRole("banner"))
    expect((await boxOf(entries.first())).y).toBeGreaterThanOrEqual(bar.bottom - 5)
    await page.mouse.move(100, 120)
    await page.mouse.wheel(0, 400)
    await expect(entries.last()).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
})

test("an unknown address is answered with 404 and the not-found page, with links", async ({ page, allowErrors }) => {
  // The browser itself logs that a page is missing.
  allowErrors(/404 \(Not Found\)/)
  const answer = page.waitForResponse("**/no/such/page")
  await visit(page, "/no/such/page")
  expect((await answer).status()).toBe(404)
  await expect(page).toHaveTitle(`${SITE.pages.notFound.title} - ${SITE.brand}`)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`404 ${SITE.pages.notFound.description}`)
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex")
  const ways = page.getByRole("main").getByRole("link")
  await expect(ways).toHaveText(PAGES.slice(0, 3).map(({ title }) => title))
  for (const [index, { path }] of PAGES.slice(0, 3).entries())
    await expect(ways.nth(index)).toHaveAttribute("href", path)
  await ways.first().click()
  await expect(page).toHaveURL("/")
  await expect(page.getByRole("main").getByRole("heading", { level: 1, name: HOME.name })).toBeVisible()
})

test("strips that scroll sideways leave the mouse wheel to the page", async ({ page }) => {
  for (const path of ["/projects/", "/projects/park-and-charge/"]) {
    await visit(page, path)
    for (const width of [390, 668, 710]) {
      await page.setViewportSize({ width, height: 813 })
      const catching = await page.locator("main *").evaluateAll((elements) =>
        elements
          .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
          .filter(({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight)
          .map((element) => element.outerHTML.slice(0, 80)),
      )
      expect(catching, `${path} at ${width} px`).toEqual([])
    }
  }
  const demos = page.locator("[data-strip]").last()
  const { x, width } = await boxOf(demos)
  await demos.evaluate((strip) => strip.scrollIntoView({ block: "center", behavior: "instant" }))
  const top = await page.evaluate(() => window.scrollY)
  await page.mouse.move(x + width / 2, 400)
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top + 100)
})

test("text is in the site's own Roboto, 16 px, on phones 14 px; headers are 20 px at weight 800", async ({ page }) => {
  const fontOf = (element: Element) => {
    const { fontFamily, fontSize, fontWeight } = getComputedStyle(element)
    return { family: fontFamily.split(",")[0]?.replaceAll('"', ""), size: fontSize, weight: fontWeight }
  }
  await visit(page, "/")
  for (const { viewport, size } of [
    { viewport: LARGE_SCREEN, size: "16px" },
    { viewport: PHONE, size: "14px" },
  ]) {
    await page.setViewportSize(viewport)
    expect(await page.getByRole("cell").first().evaluate(fontOf)).toMatchObject({ family: "Roboto", size })
    for (const title of ["Bio", "Tech I Use", "Currently Learning", "Interests", "Connect"]) {
      const header = page.getByRole("heading", { level: 2, name: title })
      expect.soft(await header.evaluate(fontOf), title).toEqual({ family: "Roboto", size: "20px", weight: "800" })
    }
  }
  const faces = await page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts].filter(({ family, status }) => /^"?Roboto"?$/.test(family) && status === "loaded").length
  })
  expect(faces).toBeGreaterThan(0)
})
