import type { Page, Route } from "@playwright/test"
import { HOME } from "../support/sample"
import { expect, hydrated, LARGE_SCREEN, settled, test, visit } from "../support/test"
import { typedTexts, visitTyping } from "../support/typing"
import { viewButton, viewerIsGone, viewerOf } from "../support/viewer"

// What a fault costs at most is what it is about: the rest of the page is as it is without.
test.use({
  viewport: LARGE_SCREEN,
  allowedErrors: /Failed to|ERR_|SyntaxError|Unexpected|chunk|page-data|resources/i,
})

const inBar = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name, exact: true })

const heading = (page: Page, name: string) => page.getByRole("main").getByRole("heading", { level: 1, name })

const abort = (route: Route) => route.abort()
const garble = (route: Route) => route.fulfill({ status: 200, body: "\u0000{ not what it says" })
const refuse = (route: Route) => route.fulfill({ status: 500, body: "" })

test("full storage: the theme and the pages go on as without", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError")
    }
  })
  await visit(page, "/works/")
  await page.getByRole("button", { name: "Switch to the dark theme" }).click()
  await expect(page.locator("html")).toHaveAttribute("data-color-scheme", "dark")
  await inBar(page, "PROJECTS").click()
  await expect(heading(page, "Projects")).toBeVisible()
  await page.goBack()
  await expect(heading(page, "Works")).toBeVisible()
})

for (const nonsense of ["", "{", "null", "[1]", '"x"', '{"":1}', '{"1":{"open":5}}', "\u0000"]) {
  test(`${JSON.stringify(nonsense)} under the site's keys: pages open, go back and reload as without`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      if (sessionStorage.getItem("seeded")) return
      sessionStorage.setItem("seeded", "yes")
      for (const storage of [localStorage, sessionStorage]) {
        for (const key of ["theme", "page", "places", "mui-mode"]) storage.setItem(key, value)
      }
      document.cookie = `onBoard=${encodeURIComponent(value)}`
    }, nonsense)
    await visit(page, "/works/")
    await page.getByRole("tab", { name: "New Features" }).click()
    await inBar(page, "PROJECTS").click()
    await expect(heading(page, "Projects")).toBeVisible()
    await page.goBack()
    await expect(page.getByRole("tabpanel", { name: "New Features" })).toBeVisible()
    await page.reload()
    await hydrated(page)
    await expect(page.getByRole("tabpanel", { name: "New Features" })).toBeVisible()
  })
}

for (const { ofOne, ofMany, answer } of [
  { ofOne: "is lost", ofMany: "are lost", answer: abort },
  { ofOne: "is garbled", ofMany: "are garbled", answer: garble },
  { ofOne: "answers 500", ofMany: "answer 500", answer: refuse },
]) {
  test(`scripts that ${ofMany}: the page has its text, tabs and rows open, and links lead on`, async ({ page }) => {
    await page.route("**/app-*.js", answer)
    await page.goto("/works/")
    await expect(heading(page, "Works")).toBeVisible()
    await page.getByRole("tab", { name: "New Features" }).click()
    await expect(page.getByRole("tabpanel", { name: "New Features" })).toBeVisible()
    await page.getByRole("button", { name: /^Order Management/ }).click()
    await expect(page.getByText("Day range filter")).toBeVisible()
    await inBar(page, "PROJECTS").click()
    await expect(page).toHaveURL(/\/projects\/$/)
    await expect(heading(page, "Projects")).toBeVisible()
  })

  test(`page data that ${ofOne}: the link leads there all the same`, async ({ page }) => {
    await visit(page, "/resume/")
    await page.route("**/page-data/projects/*", answer)
    await inBar(page, "PROJECTS").click()
    await expect(page).toHaveURL(/\/projects\/$/)
    await expect(heading(page, "Projects")).toBeVisible()
  })

  test(`pictures that ${ofMany}: they keep their place and their name, and the page its other controls`, async ({
    page,
  }) => {
    await page.route(/\/media\/.*\.(avif|webp|jpg)$/, answer)
    await visit(page, "/works/")
    const picture = page.getByRole("img", { name: /^The old list of food items/ })
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
    const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 1 }
    expect(width / height).toBeCloseTo(1.6, 1)
    await viewButton(page, "revamp-ui/before/food-item").click()
    await expect(viewerOf(page)).toBeVisible()
    await page.keyboard.press("Escape")
    await viewerIsGone(page)
  })

  test(`a demo that ${ofOne}: its still picture stays`, async ({ page }) => {
    let asked = 0
    await page.route(/-animation-\d+\.webp$/, async (route) => {
      await answer(route)
      asked += 1
    })
    await visit(page, "/projects/")
    await page.mouse.move(300, 300)
    const still = page.getByRole("region", { name: "Park And Charge" }).locator("picture img").first()
    await expect.poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect.poll(() => asked).toBeGreaterThan(0)
    await settled(page)
    await expect(still).toBeVisible()
    await expect(still).toHaveCSS("opacity", "1")
  })
}

test("a very slow line and impatient clicks: the page that was clicked last is what comes, once", async ({ page }) => {
  await visit(page, "/resume/")
  const length = await page.evaluate(() => history.length)
  await page.route("**/page-data/**", async (route) => {
    await page.waitForTimeout(700)
    await route.continue()
  })
  for (const name of ["WORKS", "PROJECTS", "WORKS", "PROJECTS", "PROJECTS"]) await inBar(page, name).click()
  await expect(page).toHaveURL(/\/projects\/$/)
  await expect(heading(page, "Projects")).toBeVisible()
  await settled(page)
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(length + 4)
})

test("a line that is lost in the middle of a navigation: the visitor is told, and goes on when it is back", async ({
  page,
  context,
}) => {
  await visit(page, "/resume/")
  await page.route("**/page-data/projects/*", async (route) => {
    await context.setOffline(true)
    await route.abort("internetdisconnected")
  })
  await inBar(page, "PROJECTS").click()
  await expect(page.getByRole("alert")).toHaveText(/You are offline/)
  await page.unroute("**/page-data/projects/*")
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/projects\/$/)
  await expect(heading(page, "Projects")).toBeVisible()
})

test("double clicks on links: one step each", async ({ page }) => {
  await visit(page, "/")
  const length = await page.evaluate(() => history.length)
  await inBar(page, "WORKS").dblclick()
  await expect(heading(page, "Works")).toBeVisible()
  await inBar(page, "PROJECTS").dblclick()
  await expect(heading(page, "Projects")).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBe(length + 2)
  await page.goBack()
  await expect(heading(page, "Works")).toBeVisible()
})

test("ten navigations as fast as they can be clicked, and as many steps back: the last page alone is shown, and nothing moves on", async ({
  page,
}) => {
  await visit(page, "/")
  const length = () => page.evaluate(() => history.length)
  const before = await length()
  for (let time = 0; time < 5; time += 1) {
    await inBar(page, "WORKS").click({ noWaitAfter: true })
    await inBar(page, "PROJECTS").click({ noWaitAfter: true })
  }
  await expect(heading(page, "Projects")).toBeVisible()
  await settled(page)
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
  // A link that is overtaken by the next one may leave no step.
  const steps = (await length()) - before
  expect(steps).toBeGreaterThan(0)
  for (let step = 0; step < steps; step += 1) await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(page.getByRole("heading", { level: 1, name: HOME.name })).toBeVisible()
  await settled(page)
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
  await inBar(page, "WORKS").click()
  await expect(heading(page, "Works")).toBeVisible()
})

test("a tab that was open for a week: it types on, and its links lead on", async ({ page }) => {
  await visitTyping(page, "/")
  await page.clock.fastForward(7 * 24 * 3_600_000)
  const before = (await typedTexts(page)).length
  await page.clock.runFor(5000)
  expect((await typedTexts(page)).length).toBeGreaterThan(before)
  await page.clock.resume()
  await inBar(page, "WORKS").click()
  await expect(heading(page, "Works")).toBeVisible()
})
