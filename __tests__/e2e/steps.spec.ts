import type { Page, Route } from "@playwright/test"
import { expect, heading, hydrated, inBar, LARGE_SCREEN, onePage, PHONE, settled, test, visit } from "../support/test"

// What is asked for while something else is still on its way, or doesn't come.
test.use({
  viewport: LARGE_SCREEN,
  allowedErrors:
    /404|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load|could not be loaded|Loading chunk/,
})

const entries = (page: Page) => page.evaluate(() => history.length)
const isLoaded = (page: Page, path: string) => page.evaluate((to) => Boolean(window.___loader?.loadPageSync(to)), path)

/** Keeps what matches until the visitor has gone on. */
async function hold(page: Page, what: RegExp): Promise<{ isAsked: () => Promise<void>; release: () => Promise<void> }> {
  const held: Route[] = []
  const keep = (route: Route) => void held.push(route)
  await page.route(what, keep)
  return {
    isAsked: () => expect.poll(() => held.length).toBeGreaterThan(0),
    release: async () => {
      for (const route of held) await route.continue()
      await page.unroute(what, keep)
    },
  }
}

/** Loses what matches until the next document is asked for. */
async function loseOnce(page: Page, what: RegExp): Promise<void> {
  await page.route(what, (route) => route.abort())
  page.on("request", (request) => {
    if (request.isNavigationRequest()) void page.unrouteAll()
  })
}

async function follow(page: Page, name: string): Promise<void> {
  await inBar(page, name.toUpperCase()).click()
  await expect(heading(page, name)).toBeVisible()
  await onePage(page)
}

/** Goes to Projects by way of Works, where a group is opened, and reloads: the page below in the history is not loaded. */
async function goThrough(page: Page): Promise<void> {
  await visit(page, "/")
  await follow(page, "Works")
  await page.getByRole("button", { name: /^After/ }).click()
  await expect(page).toHaveURL(/after$/)
  await follow(page, "Projects")
  await page.reload()
  await hydrated(page)
}

test("a step forward while the page of a step back is on its way: the page of the address is shown", async ({
  page,
}) => {
  await goThrough(page)
  const works = await hold(page, /page-data\/works\//)
  await page.evaluate(() => history.back())
  await works.isAsked()
  await expect(page).toHaveURL(/\/works\/#.*after$/)
  await page.evaluate(() => history.forward())
  await expect(page).toHaveURL(/\/projects\/$/)
  await works.release()
  await expect.poll(() => isLoaded(page, "/works/")).toBe(true)
  await settled(page)
  await expect(heading(page, "Projects")).toBeVisible()
  await page.goBack()
  await expect(heading(page, "Works")).toBeVisible()
})

test("a step back before the scripts come, in a page that was reloaded: its page is shown, the next one is still ahead", async ({
  page,
}) => {
  await goThrough(page)
  const scripts = await hold(page, /\/app-[0-9a-f]+\.js$/)
  await page.reload({ waitUntil: "domcontentloaded" })
  await scripts.isAsked()
  await expect(heading(page, "Projects")).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/\/works\/#.*after$/)
  await scripts.release()
  await expect(heading(page, "Works")).toBeVisible()
  await hydrated(page)
  await expect(page).toHaveURL(/\/works\/#.*after$/)
  await expect(page.getByRole("button", { name: /^After/ })).toHaveAttribute("aria-expanded", "true")
  await page.goForward()
  await expect(heading(page, "Projects")).toBeVisible()
  await expect(page).toHaveURL(/\/projects\/$/)
})

test("page data that don't come: a link leads to its place all the same, and back to the one where it was pressed", async ({
  page,
}) => {
  await visit(page, "/")
  await loseOnce(page, /page-data\/works\//)
  const link = page.getByRole("main").locator('a[href^="/works/#"]').first()
  const address = (await link.getAttribute("href")) ?? "none"
  await Promise.all([page.waitForEvent("load"), link.click()])
  await expect(page).toHaveURL(address)
  await hydrated(page)
  await page.goBack()
  await expect(heading(page, "Your Name")).toBeVisible()
  await hydrated(page)
  await page.goForward()
  await expect(page).toHaveURL(address)
  await expect(heading(page, "Works")).toBeVisible()
})

test("page data that don't come: a step back leads to its place all the same, and the next one is still ahead", async ({
  page,
}) => {
  await goThrough(page)
  const before = await entries(page)
  await loseOnce(page, /page-data\/works\//)
  await Promise.all([page.waitForEvent("load"), page.evaluate(() => void setTimeout(() => history.back()))])
  await expect(heading(page, "Works")).toBeVisible()
  await expect(page).toHaveURL(/\/works\/#.*after$/)
  await hydrated(page)
  expect(await entries(page)).toBe(before)
  await expect(page.getByRole("button", { name: /^After/ })).toHaveAttribute("aria-expanded", "true")
  await page.goForward()
  await expect(heading(page, "Projects")).toBeVisible()
})

test("a query in the address is no other page: its data are asked for once, without it, and without a connection it is there", async ({
  page,
  context,
}) => {
  const asked: string[] = []
  page.on("request", (request) => {
    if (request.url().includes("page-data/projects/")) asked.push(request.url())
  })
  await visit(page, "/projects/?tech=React&from=mail")
  expect(asked.filter((url) => url.includes("?"))).toEqual([])
  const filter = page.getByRole("button", { name: "React", exact: true })
  await filter.click()
  await expect(page).toHaveURL(/\/projects\/\?from=mail$/)
  await context.setOffline(true)
  await page.goBack()
  await expect(page).toHaveURL(/tech=React&from=mail$/)
  await expect(filter).toHaveAttribute("aria-pressed", "true")
  await settled(page)
  await expect(page.getByRole("alert")).toHaveCount(0)
  expect(asked.filter((url) => url.includes("?"))).toEqual([])
})

test("a link to another document drops the page that is on its way", async ({ page }) => {
  await visit(page, "/resume/")
  const before = await entries(page)
  const [works, projects] = [await hold(page, /page-data\/works\//), await hold(page, /\/projects\/$/)]
  await inBar(page, "WORKS").click()
  await works.isAsked()
  // As one in a story.
  await page.evaluate(() =>
    document.querySelector("main")?.insertAdjacentHTML("beforeend", '<a href="/projects/">On</a>'),
  )
  await page.getByRole("link", { name: "On", exact: true }).click({ noWaitAfter: true })
  await projects.isAsked()
  await Promise.all([page.waitForResponse(/\/component---[^/]*works[^/]*\.js$/), works.release()])
  await projects.release()
  await expect(heading(page, "Projects")).toBeVisible()
  expect(await entries(page)).toBe(before + 1)
})

test("a link to the page itself, from its query or a place far down: a step back leads there, and again is no other step", async ({
  page,
}) => {
  await visit(page, "/projects/?tech=React")
  const filter = page.getByRole("button", { name: "React", exact: true })
  await expect(filter).toHaveAttribute("aria-pressed", "true")
  const before = await entries(page)
  await inBar(page, "PROJECTS").click()
  await expect(page).toHaveURL(/\/projects\/$/)
  await expect(filter).toHaveAttribute("aria-pressed", "false")
  await inBar(page, "PROJECTS").click()
  await settled(page)
  expect(await entries(page)).toBe(before + 1)
  await page.goBack()
  await expect(page).toHaveURL(/\/projects\/\?tech=React$/)
  await expect(filter).toHaveAttribute("aria-pressed", "true")
})

test("a filter that is pressed while a step back is on its way changes nothing", async ({ page }) => {
  await goThrough(page)
  const works = await hold(page, /page-data\/works\//)
  await page.evaluate(() => history.back())
  await works.isAsked()
  await page.getByRole("button", { name: "React", exact: true }).click()
  await settled(page)
  await expect(page).toHaveURL(/\/works\/#.*after$/)
  await works.release()
  await expect(heading(page, "Works")).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL(/\/projects\/$/)
})

test("Reload in the notice of a part that didn't come reloads once the connection is back", async ({
  page,
  context,
}) => {
  await visit(page, "/works/")
  await page.waitForLoadState("networkidle")
  await context.setOffline(true)
  await page.getByRole("button", { name: /^After/ }).click()
  await expect(page).toHaveURL(/#.*after$/)
  await page.getByRole("button", { name: "Reload" }).click()
  await expect(page.getByText(/You are offline/)).toBeVisible()
  await context.setOffline(false)
  await page.waitForEvent("load")
  await hydrated(page)
  await expect(page.getByRole("button", { name: /^After/ })).toHaveAttribute("aria-expanded", "true")
  await expect(page.getByRole("alert")).toHaveCount(0)
})

test("a step back closes the menu", async ({ page }) => {
  await page.setViewportSize(PHONE)
  await visit(page, "/")
  const menu = page.getByRole("button", { name: "Menu" })
  await menu.click()
  await page.getByRole("menuitem", { name: "Works" }).click()
  await onePage(page)
  await menu.click()
  await page.goBack()
  await expect(menu).toHaveAttribute("aria-expanded", "false")
})

test("a step back from a page in another language finds the menu closed", async ({ page }) => {
  await page.setViewportSize(PHONE)
  await visit(page, "/projects/")
  const menu = page.getByRole("button", { name: "Menu" })
  await menu.click()
  // As it is left.
  await page.evaluate(() => window.addEventListener("click", (event) => event.preventDefault()))
  await page.getByRole("menuitem", { name: "繁體中文" }).click()
  await expect(menu).toHaveAttribute("aria-expanded", "false")
})

test("a page whose script failed before, and then a step back to it: it is there", async ({ page }) => {
  await goThrough(page)
  const script = /\/component---[^/]*works[^/]*\.js$/
  await page.route(script, (route) => route.abort())
  await Promise.all([page.waitForEvent("requestfailed"), inBar(page, "WORKS").hover()])
  await page.waitForLoadState("networkidle")
  await page.unroute(script)
  await page.evaluate(() => history.back())
  await expect(heading(page, "Works")).toBeVisible()
  await expect(page).toHaveURL(/\/works\/#.*after$/)
})

test("an address of two slashes that leads nowhere says so", async ({ page }) => {
  await page.goto("/nothing/", { waitUntil: "commit" })
  await hydrated(page)
  await page.evaluate(() => history.replaceState(null, "", `${location.origin}//nothing/`))
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole("heading", { level: 1, name: /^404/ })).toBeVisible()
})
