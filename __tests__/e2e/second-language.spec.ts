import { readFileSync } from "node:fs"
import path from "node:path"
import { SITES } from "../../scripts/lib/sites"
import { siteWords } from "../../src/content/words"
import { LANGUAGE_COOKIE } from "../../src/constants"
import { EN } from "../../src/words/en"
import { expectNoViolations } from "../support/axe"
import { barLink, swapped } from "../support/navigation"
import { expect, hydrated, PHONE, reload, test, visit } from "../support/test"
import { viewerShows, WORK } from "../support/viewer"

const LANGUAGE = "zh-HK"
const NAME = "繁體中文"
const { page: PAGE_WORDS } = siteWords(LANGUAGE, undefined)

test("a page has its language's texts and words; what is not translated is in the first language", async ({ page }) => {
  await visit(page, `/${LANGUAGE}/`)
  await expect(page.locator("html")).toHaveAttribute("lang", LANGUAGE)
  await expect(page.getByRole("heading", { level: 1 })).toContainText("你的名字")
  await expect(page.getByRole("link", { name: PAGE_WORDS.home.portfolio })).toBeVisible()
  await visit(page, `/${LANGUAGE}/works/`)
  await expect(page.getByRole("heading", { name: PAGE_WORDS.works.duty })).toBeVisible()
  await expect(page.getByText("Built reusable UI components")).toBeVisible()
  await visit(page, `/${LANGUAGE}/projects/park-and-charge/`)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("泊車易")
  await expect(page.getByRole("heading", { name: "我做了甚麼" })).toBeVisible()
  await expectNoViolations(page, `/${LANGUAGE}/projects/park-and-charge/`)
})

test("the language switch leads to the same place and back; the translation has the viewer, too", async ({ page }) => {
  await visit(page, `/works/#${WORK}/revamp-ui/after/food-item`)
  await page.getByRole("link", { name: NAME }).click()
  await page.waitForURL(`**/${LANGUAGE}/works/#${WORK}/revamp-ui/after/food-item`)
  await hydrated(page)
  await expect(page.locator(`[id="${WORK}/revamp-ui/after/food-item"]`)).toBeInViewport()
  await visit(page, `/${LANGUAGE}/works/?view=${WORK}/revamp-ui/after/food-item`)
  await viewerShows(page, "Food Item")
  await page.keyboard.press("Escape")
  await page.getByRole("link", { name: "English" }).click()
  await page.waitForURL((url) => url.pathname === "/works/")
})

test("the middle button opens the same place in another tab, in the language from then on", async ({
  page,
  context,
}) => {
  await visit(page, "/projects/?tech=React")
  const opened = context.waitForEvent("page")
  await page.getByRole("banner").getByRole("link", { name: NAME }).click({ button: "middle" })
  await expect(await opened).toHaveURL(`/${LANGUAGE}/projects/?tech=React`)
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === LANGUAGE_COOKIE.name)?.value).toBe(LANGUAGE)
})

test("links stay in the chosen language, also on a phone, where the switch is in the menu", async ({ page }) => {
  await page.setViewportSize(PHONE)
  await visit(page, "/projects/")
  await page.getByRole("button", { name: EN.page.shell.menu }).click()
  await barLink(page, NAME).click()
  await page.waitForURL(`**/${LANGUAGE}/projects/`)
  await hydrated(page)
  await page.getByRole("button", { name: PAGE_WORDS.shell.menu }).click()
  await page.getByRole("banner").getByRole("link", { name: "工作" }).click()
  await page.waitForURL(`**/${LANGUAGE}/works/`)
  await page.goBack()
  await page.waitForURL(`**/${LANGUAGE}/projects/`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
})

test("the chosen language applies only to the root address, and only when entering the site", async ({ page }) => {
  await visit(page, "/")
  expect(new URL(page.url()).pathname, "no language has been chosen").toBe("/")
  await page.getByRole("link", { name: NAME }).click()
  await page.waitForURL(`**/${LANGUAGE}/`)
  expect((await page.context().cookies()).find(({ name }) => name === LANGUAGE_COOKIE.name)?.value).toBe(LANGUAGE)
  await page.goBack()
  await hydrated(page)
  expect(new URL(page.url()).pathname, "going back does not choose a language").toBe("/")
  await reload(page)
  expect(new URL(page.url()).pathname, "nor does a reload").toBe("/")
  await page.goto("about:blank")
  await page.goto("/?from=mail#content")
  await page.waitForURL(({ pathname, search, hash }) => pathname + search + hash === `/${LANGUAGE}/?from=mail#content`)
  await page.goto("about:blank")
  await page.goto("/works/")
  expect(new URL(page.url()).pathname, "an address with a path is not redirected").toBe("/works/")
  await hydrated(page)
  await page.getByRole("link", { name: "Your Brand" }).click()
  await page.waitForURL((url) => url.pathname === "/")
  await swapped(page)
  await page.getByRole("link", { name: NAME }).click()
  await page.waitForURL(`**/${LANGUAGE}/`)
  await hydrated(page)
  await swapped(page)
  await page.getByRole("link", { name: "English" }).click()
  await page.waitForURL((url) => url.pathname === "/")
  await page.goto("about:blank")
  await page.goto("/")
  expect(new URL(page.url()).pathname, "the last choice").toBe("/")
})

test("an unknown address below a language's path has its not-found page with a link to the other", async ({ page }) => {
  const response = await page.request.get(`/${LANGUAGE}/nothing/here/`)
  expect(response.status()).toBe(404)
  expect(await response.text()).toContain(`lang="${LANGUAGE}"`)
  await visit(page, `/${LANGUAGE}/404/`)
  await expect(page.getByRole("navigation").getByRole("link", { name: "English" })).toHaveAttribute("href", "/")
})

test("both languages share their pictures and videos, and each has scripts with its own words", () => {
  for (const address of ["works", "projects"]) {
    const text = readFileSync(path.join(SITES.sample.folder, LANGUAGE, address, "index.html"), "utf8")
    expect(text).toContain('"/media/')
    expect(text).not.toContain(`${LANGUAGE}/media/`)
    expect(text).toMatch(new RegExp(`data-scripts="/${LANGUAGE}/`))
  }
})

test("the résumé's JSON is translated", () => {
  const resume: unknown = JSON.parse(readFileSync(path.join(SITES.sample.folder, LANGUAGE, "resume.json"), "utf8"))
  expect(resume).toMatchObject({ basics: { name: "你的名字" } })
})
