import type { Page } from "@playwright/test"
import { SITE } from "../support/sample"
import { expect, LARGE_SCREEN, PHONE, settled, test, visit } from "../support/test"

const DAY = 24 * 60 * 60

test.describe("the onBoard cookie", () => {
  test("is true, for the whole site, secure, without SameSite, for a day", async ({ page, context }) => {
    const before = Date.now() / 1000
    await visit(page, "/")
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(["onBoard"])
    const [cookie] = await context.cookies()
    expect(cookie).toMatchObject({ value: "true", path: "/", secure: true, sameSite: "None", httpOnly: false })
    expect(cookie?.expires).toBeGreaterThan(before + DAY - 5)
    expect(cookie?.expires).toBeLessThan(Date.now() / 1000 + DAY + 5)
  })

  test("is set on whichever page the visit begins", async ({ page, context }) => {
    await visit(page, "/projects/")
    await expect.poll(async () => (await context.cookies()).length).toBe(1)
  })

  test("is left as it is where it is there already", async ({ page, context, baseURL }) => {
    const expires = Math.round(Date.now() / 1000) + 600
    await context.addCookies([{ name: "onBoard", value: "before", url: baseURL ?? "", expires }])
    await visit(page, "/")
    await settled(page)
    expect(await context.cookies()).toMatchObject([{ value: "before", expires }])
  })
})

test.describe("the page that was chosen is remembered", () => {
  const remembered = (page: Page) => page.evaluate(() => localStorage.getItem("page"))
  const inMain = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name })

  test("but not before anything was", async ({ page }) => {
    await visit(page, "/works/")
    expect(await remembered(page)).toBeNull()
  })

  for (const { way, from, viewport, choose, stored } of [
    {
      way: "WORKS in the bar",
      from: "/",
      viewport: LARGE_SCREEN,
      choose: (page: Page) => page.getByRole("link", { name: "WORKS", exact: true }).click(),
      stored: "works",
    },
    {
      way: "PROJECTS in the bar",
      from: "/",
      viewport: LARGE_SCREEN,
      choose: (page: Page) => page.getByRole("link", { name: "PROJECTS", exact: true }).click(),
      stored: "projects",
    },
    {
      way: "WORKS in the menu",
      from: "/projects/",
      viewport: PHONE,
      choose: async (page: Page) => {
        await page.getByRole("button", { name: "Menu" }).click()
        await page.getByRole("menuitem", { name: "WORKS" }).click()
      },
      stored: "works",
    },
    {
      way: "PROJECTS in the menu",
      from: "/works/",
      viewport: PHONE,
      choose: async (page: Page) => {
        await page.getByRole("button", { name: "Menu" }).click()
        await page.getByRole("menuitem", { name: "PROJECTS" }).click()
      },
      stored: "projects",
    },
    {
      way: "Portfolio",
      from: "/",
      viewport: LARGE_SCREEN,
      choose: (page: Page) => inMain(page, "Portfolio").click(),
      stored: "projects",
    },
    {
      way: "the works button of the bio",
      from: "/",
      viewport: LARGE_SCREEN,
      choose: (page: Page) => page.getByRole("region", { name: "Bio" }).getByRole("link").click(),
      stored: "works",
    },
    {
      way: "the not-found page's way to the works",
      from: "/404/",
      viewport: LARGE_SCREEN,
      choose: (page: Page) => inMain(page, SITE.pages.works.title).click(),
      stored: "works",
    },
    {
      way: "the not-found page's way to the projects",
      from: "/404/",
      viewport: LARGE_SCREEN,
      choose: (page: Page) => inMain(page, SITE.pages.projects.title).click(),
      stored: "projects",
    },
  ]) {
    test(`after a click on ${way}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await visit(page, from)
      await choose(page)
      await expect(page).toHaveURL(`/${stored}/`)
      expect(await remembered(page)).toBe(stored)
    })

    test(`after a click on ${way} before the scripts are there`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.route("**/*.js", () => undefined)
      await page.goto(from, { waitUntil: "commit" })
      await choose(page)
      await page.waitForURL(`/${stored}/`, { waitUntil: "commit" })
      expect(await remembered(page)).toBe(stored)
    })
  }

  test("and not by a click that leads home", async ({ page }) => {
    await page.setViewportSize(LARGE_SCREEN)
    await visit(page, "/")
    await page.getByRole("link", { name: "WORKS", exact: true }).click()
    await expect(page).toHaveURL("/works/")
    await page.getByRole("link", { name: SITE.brand }).click()
    await expect(page).toHaveURL("/")
    expect(await remembered(page)).toBe("works")
  })

  test("also where the link is opened in a new tab", async ({ page, context }) => {
    await page.setViewportSize(LARGE_SCREEN)
    await visit(page, "/")
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      page.getByRole("link", { name: "PROJECTS", exact: true }).click({ modifiers: ["ControlOrMeta"] }),
    ])
    await expect(tab).toHaveURL("/projects/")
    expect(await remembered(page)).toBe("projects")
  })
})

test.describe("where the browser refuses storage and cookies", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("The operation is insecure.", "SecurityError")
      }
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, { configurable: true, get: refuse })
      }
      Object.defineProperty(Document.prototype, "cookie", { configurable: true, get: refuse, set: refuse })
    })
  })

  for (const colorScheme of ["light", "dark"] as const) {
    test(`the site works all the same, on a ${colorScheme} system`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize(LARGE_SCREEN)
      await visit(page, "/")
      const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      const before = await background()

      const other = colorScheme === "light" ? "dark" : "light"
      await page.getByRole("button", { name: `Switch to the ${other} theme` }).click()
      await expect.poll(background).not.toBe(before)

      await page.getByRole("link", { name: "WORKS", exact: true }).click()
      await expect(page.getByRole("main").getByRole("heading", { level: 1, name: "Works" })).toBeVisible()
      await page.getByRole("tab", { name: "New Features" }).click()
      await expect(page.getByRole("tabpanel", { name: "New Features" })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole("link", { name: "Portfolio" })).toBeVisible()
    })
  }
})
