import type { Page } from "@playwright/test"
import { SITES } from "../../scripts/lib/sites"
import { PAGE_ATTRIBUTE } from "../../src/pre-hydration/attributes"
import { publishedPages } from "../support/built-pages"
import { SITE } from "../support/sample"
import { barLink, follow, swapped } from "../support/navigation"
import { expect, LARGE_SCREEN, PHONE, settled, test, visit } from "../support/test"

const DAY = 24 * 60 * 60

test("the onBoard cookie is set for a day, secure and with SameSite=None, unless it exists already", async ({
  page,
  context,
  baseURL,
}) => {
  const before = Date.now() / 1000
  await visit(page, "/projects/")
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(["onBoard"])
  const [cookie] = await context.cookies()
  expect(cookie).toMatchObject({ value: "true", path: "/", secure: true, sameSite: "None", httpOnly: false })
  expect(cookie?.expires).toBeGreaterThan(before + DAY - 5)
  expect(cookie?.expires).toBeLessThan(Date.now() / 1000 + DAY + 5)

  await context.clearCookies()
  const expires = Math.round(Date.now() / 1000) + 600
  await context.addCookies([{ name: "onBoard", value: "before", url: baseURL ?? "", expires }])
  await visit(page, "/")
  await settled(page)
  expect(await context.cookies()).toMatchObject([{ value: "before", expires }])
})

const remembered = (page: Page) => page.evaluate(() => localStorage.getItem("page"))

/** Two ways to choose a page: the second starts where the first leads. All other links have the same attribute, see below. */
const WAYS = [
  {
    way: "WORKS in the bar",
    viewport: LARGE_SCREEN,
    from: "/",
    to: "works",
    choose: (page: Page) => barLink(page, "WORKS").click(),
  },
  {
    way: "PROJECTS in the menu",
    viewport: PHONE,
    from: "/works/",
    to: "projects",
    choose: async (page: Page) => {
      await page.getByRole("button", { name: "Menu" }).click()
      await barLink(page, "PROJECTS").click()
    },
  },
]

for (const hasScripts of [true, false]) {
  test(`the chosen page is remembered ${hasScripts ? "after" : "before"} the scripts have loaded`, async ({ page }) => {
    if (!hasScripts) await page.route("**/*.js", () => undefined)
    const open = async (path: string) => {
      if (hasScripts) return visit(page, path)
      await page.goto(path, { waitUntil: "domcontentloaded" })
      // The first page moves up as it enters: a link pressed before may have left the pointer when the button is released.
      await settled(page)
    }
    for (const { way, viewport, from, to, choose } of WAYS) {
      await test.step(way, async () => {
        await page.setViewportSize(viewport)
        if (new URL(page.url()).pathname !== from) await open(from)
        expect(await remembered(page)).toBeNull()
        await choose(page)
        await page.waitForURL(({ pathname }) => pathname === `/${to}/`, { waitUntil: "commit" })
        expect(await remembered(page)).toBe(to)
        await page.evaluate(() => localStorage.clear())
        await swapped(page)
        await settled(page)
      })
    }
  })
}

test("each link to the works or projects page names that page in an attribute", async ({ request }) => {
  const links: { address: string; tag: string; page: string }[] = []
  for (const address of [...publishedPages(SITES.sample.folder), "/404/"]) {
    const html = await (await request.get(address)).text()
    for (const [tag, page = ""] of html.matchAll(/<a\b[^>]*\shref="\/(works|projects)\/(?:[?#][^"]*)?"[^>]*>/g))
      // A link to the same page in another language does not choose a page.
      if (!/\slang="/.test(tag)) links.push({ address, tag, page })
  }
  expect(links.length).toBeGreaterThan(100)
  expect(links.filter(({ tag, page }) => !tag.includes(`${PAGE_ATTRIBUTE}="${page}"`))).toEqual([])
})

test("the chosen page is remembered from a link opened in a new tab, and a link home doesn't change it", async ({
  page,
  context,
}) => {
  await visit(page, "/")
  await barLink(page, "WORKS").click()
  await expect(page).toHaveURL("/works/")
  await page.getByRole("link", { name: SITE.brand }).click()
  await expect(page).toHaveURL("/")
  expect(await remembered(page)).toBe("works")
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    barLink(page, "PROJECTS").click({ modifiers: ["ControlOrMeta"] }),
  ])
  await expect(tab).toHaveURL("/projects/")
  expect(await remembered(page)).toBe("projects")
})

/** What may be wrong with the browser's storage; runs in the page. */
const OBSTACLES = {
  "the browser refuses storage and cookies": () => {
    const refuse = () => {
      throw new DOMException("The operation is insecure.", "SecurityError")
    }
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, { configurable: true, get: refuse })
    }
    Object.defineProperty(Document.prototype, "cookie", { configurable: true, get: refuse, set: refuse })
  },
  "storage is full": () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError")
    }
  },
}

for (const [what, obstruct] of Object.entries(OBSTACLES)) {
  test(`if ${what}, the site still works, on a light and on a dark system`, async ({ page }) => {
    await page.addInitScript(obstruct)
    for (const [colorScheme, other] of [
      ["light", "dark"],
      ["dark", "light"],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      await visit(page, "/")
      const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      const before = await background()
      await page.getByRole("button", { name: `Switch to the ${other} theme` }).click()
      await expect.poll(background).not.toBe(before)
      await follow(page, "Works")
      await page.getByRole("tab", { name: "New Features" }).click()
      await expect(page.getByRole("tabpanel", { name: "New Features" })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole("link", { name: "Portfolio" })).toBeVisible()
    }
  })
}
