import { PAGES, SITE } from "../support/sample"
import { expect, LARGE_SCREEN, LG, lines, openAll, PHONE, test, visit } from "../support/test"

test.describe("every page", () => {
  for (const { name, path, heading, title, description } of PAGES) {
    test(`${name} has its title, its description and one first heading`, async ({ page }) => {
      await page.goto(path)
      await expect(page).toHaveTitle(`${title} - ${SITE.brand}`)
      await expect(page.locator("meta[name=description]")).toHaveAttribute("content", description)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading)
      await expect(page.locator("html")).toHaveAttribute("lang", SITE.language)
    })

    test(`${name} has the top bar, the content and the footer`, async ({ page }) => {
      await page.goto(path)
      const logo = page.getByRole("banner").getByRole("link", { name: SITE.brand })
      await expect(logo).toHaveAttribute("href", "/")
      await expect(page.getByRole("main")).toBeVisible()
      await expect(page.getByRole("contentinfo")).toContainText(`© ${new Date().getFullYear()}`)
    })
  }

  test("keeps title and description right when the visitor goes from page to page", async ({ page }) => {
    await page.setViewportSize(LARGE_SCREEN)
    await visit(page, "/")
    for (const { path, link, title, description } of [
      { ...PAGES[1], link: "WORKS" },
      { ...PAGES[2], link: "PROJECTS" },
      { ...PAGES[0], link: SITE.brand },
    ]) {
      await page.getByRole("banner").getByRole("link", { name: link }).click()
      await expect(page).toHaveURL(path ?? "")
      await expect(page).toHaveTitle(`${title} - ${SITE.brand}`)
      await expect(page.locator("meta[name=description]")).toHaveAttribute("content", description ?? "")
    }
  })
})

test("the footer's year is the visitor's, whenever the page was built", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-05-05T12:00:00"))
  await visit(page, "/works/")
  await expect(page.getByRole("contentinfo")).toContainText("© 2031")
})

test("the top bar stays on top while the page is scrolled", async ({ page }) => {
  await visit(page, "/works/")
  const bar = page.getByRole("banner")
  await page.evaluate(() => window.scrollTo(0, 1500))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  expect(await bar.boundingBox()).toMatchObject({ x: 0, y: 0 })
  await expect(bar.getByRole("link", { name: SITE.brand })).toBeInViewport()
})

test.describe("on large screens", () => {
  test.use({ viewport: { width: LG, height: 800 } })

  test("the bar shows WORKS and PROJECTS, and no menu", async ({ page }) => {
    await visit(page, "/")
    const bar = page.getByRole("banner")
    await expect(bar.getByRole("navigation").getByRole("link")).toHaveText(["WORKS", "PROJECTS"])
    await expect(bar.getByRole("button", { name: "Menu" })).toBeHidden()
  })

  for (const { link, path, heading } of [
    { link: "WORKS", path: "/works/", heading: "Works" },
    { link: "PROJECTS", path: "/projects/", heading: "Projects" },
  ]) {
    test(`${link} leads to its page and is the current one there`, async ({ page }) => {
      await visit(page, "/")
      await page.getByRole("banner").getByRole("link", { name: link }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole("main").getByRole("heading", { level: 1, name: heading })).toBeVisible()
      await expect(page.getByRole("banner").getByRole("link", { name: link })).toHaveAttribute("aria-current", "page")
    })
  }

  test("the logo leads home", async ({ page }) => {
    await visit(page, "/works/")
    await page.getByRole("banner").getByRole("link", { name: SITE.brand }).click()
    await expect(page).toHaveURL("/")
  })
})

test.describe("on small screens", () => {
  test.use({ viewport: { width: LG - 1, height: 800 } })

  test("the bar has a menu instead of links", async ({ page }) => {
    await visit(page, "/")
    await expect(page.getByRole("banner").getByRole("navigation")).toBeHidden()
    const menuButton = page.getByRole("banner").getByRole("button", { name: "Menu" })
    await expect(menuButton).toHaveAttribute("aria-expanded", "false")
    await menuButton.click()
    await expect(page.getByRole("menuitem")).toHaveText(["HOME", "WORKS", "PROJECTS"])
  })

  for (const { item, from, path } of [
    { item: "HOME", from: "/works/", path: "/" },
    { item: "WORKS", from: "/", path: "/works/" },
    { item: "PROJECTS", from: "/", path: "/projects/" },
  ]) {
    test(`${item} leads to its page and closes the menu`, async ({ page }) => {
      await visit(page, from)
      await page.getByRole("button", { name: "Menu" }).click()
      await page.getByRole("menuitem", { name: item }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole("menu")).toBeHidden()
    })
  }

  test("the menu's entry of the page that is shown closes it and gives focus back", async ({ page }) => {
    await visit(page, "/works/")
    await page.getByRole("button", { name: "Menu" }).focus()
    await page.keyboard.press("Enter")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(page.getByRole("menu")).toBeHidden()
    await expect(page.getByRole("button", { name: "Menu" })).toBeFocused()
  })

  test("the menu is used by keyboard: Enter opens, arrows move, Escape closes and gives focus back", async ({
    page,
  }) => {
    await visit(page, "/")
    const menuButton = page.getByRole("button", { name: "Menu" })
    await menuButton.focus()
    await page.keyboard.press("Enter")
    await expect(page.getByRole("menuitem", { name: "HOME" })).toBeFocused()
    await page.keyboard.press("ArrowDown")
    await expect(page.getByRole("menuitem", { name: "WORKS" })).toBeFocused()
    await page.keyboard.press("Escape")
    await expect(page.getByRole("menu")).toBeHidden()
    await expect(menuButton).toBeFocused()
  })
})

test.describe("an unknown address", () => {
  // The browser itself logs that a page is missing.
  test.use({ allowedErrors: /404 \(Not Found\)/, viewport: LARGE_SCREEN })

  test("is answered with 404 and the not-found page", async ({ page }) => {
    const response = await page.goto("/no/such/page")
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle(`${SITE.pages.notFound.title} - ${SITE.brand}`)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(SITE.pages.notFound.title)
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex")
  })

  for (const { name, path, heading } of PAGES.slice(0, 3)) {
    test(`leads on to ${name}`, async ({ page }) => {
      await visit(page, "/no/such/page")
      const ways = page.getByRole("main").getByRole("link")
      await expect(ways).toHaveText(PAGES.slice(0, 3).map(({ title }) => title))
      await ways.and(page.locator(`[href="${path}"]`)).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole("main").getByRole("heading", { level: 1, name: heading })).toBeVisible()
    })
  }
})

test.describe("with text twice as large", () => {
  for (const { name, path } of PAGES) {
    for (const viewport of [LARGE_SCREEN, { width: 360, height: 800 }]) {
      test(`${name} keeps its badges' labels to themselves and does not scroll sideways, at ${viewport.width} px`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport)
        await visit(page, path)
        await page.evaluate(() => (document.documentElement.style.fontSize = "200%"))
        const expectRoom = async () => {
          const { tooWide, overlong } = await page.evaluate(() => ({
            tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
            overlong: [...document.querySelectorAll("[data-technology]")]
              .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
              .map(({ textContent }) => textContent),
          }))
          expect(tooWide).toBeLessThanOrEqual(0)
          expect(overlong).toEqual([])
        }
        await openAll(page.getByRole("main"))
        await expectRoom()
        for (const tab of await page.getByRole("tab").all()) {
          await tab.click()
          await openAll(page.getByRole("main"))
          await expectRoom()
        }
      })
    }
  }
})

test.describe("no page scrolls sideways", () => {
  const WIDTHS = [320, 360, 390, 599, 600, 768, 899, 900, 1024, 1199, 1200, 1280, 1440, 1920, 2560]

  for (const { name, path } of PAGES) {
    test(name, async ({ page }) => {
      await visit(page, path)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        const room = await page.evaluate(() => {
          window.scrollTo(1000, 0)
          const { scrollWidth, clientWidth } = document.documentElement
          return {
            scrolled: window.scrollX,
            tooWide: scrollWidth - clientWidth,
            body: document.body.scrollWidth - clientWidth,
          }
        })
        expect(room, `at ${width} px`).toEqual({ scrolled: 0, tooWide: 0, body: 0 })
      }
    })
  }
})

test.describe("a word of 80 letters in every text of the content", () => {
  // React finds other texts than it rendered in what it hydrates later.
  test.use({ allowedErrors: /Minified React error #418/ })

  for (const { name, path } of PAGES) {
    test(`breaks on ${name} instead of making it scroll sideways or being cut off`, async ({ page }) => {
      await visit(page, path)
      for (const width of [320, 390, 768, 1199, 1200, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        const { tooWide, cutOff } = await page.evaluate(() => {
          const word = "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft"
          const parts = document.querySelectorAll("main, footer, header a:not(nav a):not([role=menuitem])")
          const texts = [...parts].flatMap((part) => {
            const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
            const found: Text[] = []
            while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode)
            // Not the words of the interface that share a row with content.
            return found.filter(({ data }) => /\w/.test(data) && !/^(Full size|\d+ (screenshot|video)s?)$/.test(data))
          })
          for (const text of texts) text.data = word
          const cutOff = texts
            .filter(({ parentElement }) => parentElement?.checkVisibility({ visibilityProperty: true }))
            .filter((text) => {
              const range = document.createRange()
              range.selectNode(text)
              // What only a screen reader meets is a pixel wide.
              const isHidden = text.parentElement?.closest("span")?.clientWidth === 1
              // A list of tabs that is wider than the page scrolls by itself.
              const isLaterTab = text.parentElement?.closest("[role=tablist]:not([aria-orientation]) :nth-child(n+2)")
              // And so does a strip of demos or of featured work.
              const isInStrip = text.parentElement?.closest("[data-strip]")
              return !isHidden && !isLaterTab && !isInStrip && range.getBoundingClientRect().right > window.innerWidth
            })
            .map(({ parentElement }) => `${parentElement?.tagName ?? ""}.${parentElement?.className ?? ""}`)
          return { tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth, cutOff }
        })
        expect.soft({ tooWide, cutOff: [...new Set(cutOff)] }, `at ${width} px`).toEqual({ tooWide: 0, cutOff: [] })
      }
    })
  }
})

test.describe("the layout", () => {
  for (const { width, layout } of [
    { width: 1200, layout: 1200 },
    { width: 1280, layout: 1280 },
    { width: 1600, layout: 1280 },
    { width: 2560, layout: 1280 },
  ]) {
    test(`is ${layout} px wide in a window of ${width} px, its middle three of five columns carry the content`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const { path, content } of [
        { path: "/", content: page.getByRole("region", { name: "Bio" }) },
        { path: "/works/", content: page.getByRole("tabpanel", { name: "Company Name" }) },
        { path: "/projects/", content: page.getByRole("heading", { name: "Park And Charge" }) },
      ]) {
        await visit(page, path)
        const box = await content.boundingBox()
        expect(box?.width, path).toBeCloseTo((layout * 3) / 5, 0)
        expect(box?.x, path).toBeCloseTo((width - (layout * 3) / 5) / 2, 0)
      }
    })
  }

  test("takes the width between comfortable gutters below lg", async ({ page }) => {
    await page.setViewportSize(PHONE)
    await visit(page, "/")
    const box = await page.getByRole("region", { name: "Bio" }).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(16)
    expect(box?.x).toBeLessThanOrEqual(32)
    expect(box?.width).toBeCloseTo(PHONE.width - 2 * (box?.x ?? 0), 0)
  })
})

test.describe("the type", () => {
  const fontOf = (element: Element) => {
    const { fontFamily, fontSize, fontWeight } = getComputedStyle(element)
    return { family: fontFamily.split(",")[0]?.replaceAll('"', ""), size: fontSize, weight: fontWeight }
  }

  for (const { screen, viewport, size } of [
    { screen: "large screens", viewport: LARGE_SCREEN, size: "16px" },
    { screen: "phones", viewport: PHONE, size: "14px" },
  ]) {
    test(`is Roboto at ${size} on ${screen}, section headers 20 px at weight 800`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await visit(page, "/")
      expect(await page.getByRole("cell").first().evaluate(fontOf)).toMatchObject({ family: "Roboto", size })
      for (const title of lines(`
        Bio
        Tech I Use
        Currently Learning
        Interests
        Connect`)) {
        const header = page.getByRole("heading", { level: 2, name: title })
        expect(await header.evaluate(fontOf)).toEqual({ family: "Roboto", size: "20px", weight: "800" })
      }
    })
  }

  test("comes from the site itself, and is there", async ({ page }) => {
    await visit(page, "/")
    await page.evaluate(() => document.fonts.ready)
    const faces = await page.evaluate(
      () =>
        [...document.fonts].filter(({ family, status }) => /^"?Roboto"?$/.test(family) && status === "loaded").length,
    )
    expect(faces).toBeGreaterThan(0)
  })
})

for (const { width, edge } of [
  { width: 390, edge: "x" },
  { width: 768, edge: "right" },
] as const) {
  test(`at ${width} px the dates of the résumé stand at one edge`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, "/resume/")
    const dates = page.getByRole("article").getByText(/^(\w{3} )?\d{4}( - (\w{3} )?\d{4})?$/)
    const edges = await dates.evaluateAll(
      (elements, side) => elements.map((element) => Math.round(element.getBoundingClientRect()[side])),
      edge,
    )
    expect(edges.length).toBeGreaterThanOrEqual(4)
    expect(new Set(edges).size).toBe(1)
  })
}
