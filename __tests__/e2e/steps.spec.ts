import type { Page } from "@playwright/test"
import { hold, isLoaded } from "../support/requests"
import { barLink, follow, heading, swapped } from "../support/navigation"
import { expect, hydrated, PHONE, reload, settled, test, visit } from "../support/test"

// Navigation while something else is still loading, or fails to load.
test.use({
  allowedErrors:
    /404|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load|could not be loaded|Loading chunk/,
})

const entries = (page: Page) => page.evaluate(() => history.length)

/** Aborts the requests that match until the next document is requested. */
async function abortUntilNavigation(page: Page, what: RegExp): Promise<void> {
  await page.route(what, (route) => route.abort())
  page.on("request", (request) => {
    if (request.isNavigationRequest()) void page.unrouteAll()
  })
}

/** Goes to Projects via Works, where it opens a group, and reloads: the previous page in the history is then not loaded. */
async function visitProjectsViaWorks(page: Page): Promise<void> {
  await visit(page, "/")
  await follow(page, "Works")
  await page.getByRole("button", { name: /^After/ }).click()
  await expect(page).toHaveURL(/after$/)
  await follow(page, "Projects")
  await reload(page)
}

test("going forward while the previous page is still loading shows the page of the address", async ({ page }) => {
  await visitProjectsViaWorks(page)
  const works = await hold(page, /page-data\/works\//)
  await page.evaluate(() => history.back())
  await works.requested()
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

test("Back in a reloaded page before its scripts load shows the previous page, Forward this one", async ({ page }) => {
  await visitProjectsViaWorks(page)
  const scripts = await hold(page, /\/app-[0-9a-f]+\.js$/)
  await page.reload({ waitUntil: "domcontentloaded" })
  await scripts.requested()
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

test("if page data fails to load, a link still leads to its target, and Back to the link's page", async ({ page }) => {
  await visit(page, "/")
  await abortUntilNavigation(page, /page-data\/works\//)
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

test("if page data fails to load, Back still leads to its place, and Forward to the next page", async ({ page }) => {
  await visitProjectsViaWorks(page)
  const before = await entries(page)
  await abortUntilNavigation(page, /page-data\/works\//)
  await Promise.all([page.waitForEvent("load"), page.evaluate(() => void setTimeout(() => history.back()))])
  await expect(heading(page, "Works")).toBeVisible()
  await expect(page).toHaveURL(/\/works\/#.*after$/)
  await hydrated(page)
  expect(await entries(page)).toBe(before)
  await expect(page.getByRole("button", { name: /^After/ })).toHaveAttribute("aria-expanded", "true")
  await page.goForward()
  await expect(heading(page, "Projects")).toBeVisible()
})

test("an address with a query is the same page: its data is requested without the query, and going back to it works offline", async ({
  page,
  context,
}) => {
  const requested: string[] = []
  page.on("request", (request) => {
    if (request.url().includes("page-data/projects/")) requested.push(request.url())
  })
  await visit(page, "/projects/?tech=React&from=mail")
  expect(requested.filter((url) => url.includes("?"))).toEqual([])
  const filter = page.getByRole("button", { name: "React", exact: true })
  await filter.click()
  await expect(page).toHaveURL(/\/projects\/\?from=mail$/)
  await context.setOffline(true)
  await page.goBack()
  await expect(page).toHaveURL(/tech=React&from=mail$/)
  await expect(filter).toHaveAttribute("aria-pressed", "true")
  await settled(page)
  await expect(page.getByRole("alert")).toHaveCount(0)
  expect(requested.filter((url) => url.includes("?"))).toEqual([])
})

test("a link to another document cancels the page that is still loading", async ({ page }) => {
  await visit(page, "/resume/")
  const before = await entries(page)
  const [works, projects] = [await hold(page, /page-data\/works\//), await hold(page, /\/projects\/$/)]
  await barLink(page, "WORKS").click()
  await works.requested()
  // Like a link in a story.
  await page.evaluate(() =>
    document.querySelector("main")?.insertAdjacentHTML("beforeend", '<a href="/projects/">On</a>'),
  )
  await page.getByRole("link", { name: "On", exact: true }).click({ noWaitAfter: true })
  await projects.requested()
  await Promise.all([page.waitForResponse(/\/component---[^/]*works[^/]*\.js$/), works.release()])
  await projects.release()
  await expect(heading(page, "Projects")).toBeVisible()
  expect(await entries(page)).toBe(before + 1)
})

test("Back undoes a link to the page without its query; following it again adds no history entry", async ({ page }) => {
  await visit(page, "/projects/?tech=React")
  const filter = page.getByRole("button", { name: "React", exact: true })
  await expect(filter).toHaveAttribute("aria-pressed", "true")
  const before = await entries(page)
  await barLink(page, "PROJECTS").click()
  await expect(page).toHaveURL(/\/projects\/$/)
  await expect(filter).toHaveAttribute("aria-pressed", "false")
  await barLink(page, "PROJECTS").click()
  await settled(page)
  expect(await entries(page)).toBe(before + 1)
  await page.goBack()
  await expect(page).toHaveURL(/\/projects\/\?tech=React$/)
  await expect(filter).toHaveAttribute("aria-pressed", "true")
})

test("pressing a filter while the previous page is still loading changes nothing", async ({ page }) => {
  await visitProjectsViaWorks(page)
  const works = await hold(page, /page-data\/works\//)
  await page.evaluate(() => history.back())
  await works.requested()
  await page.getByRole("button", { name: "React", exact: true }).click()
  await settled(page)
  await expect(page).toHaveURL(/\/works\/#.*after$/)
  await works.release()
  await expect(heading(page, "Works")).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL(/\/projects\/$/)
})

test("Reload in the notice of a part that failed to load reloads the page once the connection is back", async ({
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
  await Promise.all([page.waitForEvent("load"), context.setOffline(false)])
  await hydrated(page)
  await expect(page.getByRole("button", { name: /^After/ })).toHaveAttribute("aria-expanded", "true")
  await expect(page.getByRole("alert")).toHaveCount(0)
})

test("a page that Back could not load offline is loaded once the connection is back, even if the notice is closed", async ({
  page,
  context,
}) => {
  await visitProjectsViaWorks(page)
  await page.waitForLoadState("networkidle")
  await context.setOffline(true)
  await page.goBack()
  await expect(page.getByRole("alert")).toBeVisible()
  await heading(page, "Projects").click()
  await expect(page.getByRole("alert")).toHaveCount(0)
  await context.setOffline(false)
  await expect(heading(page, "Works")).toBeVisible()
})

test("going back closes the menu, and so does leaving for a page in another language", async ({ page }) => {
  await page.setViewportSize(PHONE)
  await visit(page, "/")
  const menu = page.getByRole("button", { name: "Menu" })
  await menu.click()
  await follow(page, "Works")
  await menu.click()
  await page.goBack()
  await expect(menu).toHaveAttribute("aria-expanded", "false")
  await swapped(page)
  await menu.click()
  // Keeps the page, in the state in which it is left.
  await page.evaluate(() => window.addEventListener("click", (event) => event.preventDefault()))
  await barLink(page, "繁體中文").click()
  await expect(menu).toHaveAttribute("aria-expanded", "false")
})

test("going back to a page whose script failed to load before shows it", async ({ page }) => {
  await visitProjectsViaWorks(page)
  const script = /\/component---[^/]*works[^/]*\.js$/
  await page.route(script, (route) => route.abort())
  await Promise.all([page.waitForEvent("requestfailed"), barLink(page, "WORKS").hover()])
  await page.waitForLoadState("networkidle")
  await page.unroute(script)
  await page.evaluate(() => history.back())
  await expect(heading(page, "Works")).toBeVisible()
  await expect(page).toHaveURL(/\/works\/#.*after$/)
})

test("an unknown address that begins with two slashes shows the not-found page", async ({ page }) => {
  await page.goto("/nothing/", { waitUntil: "commit" })
  await hydrated(page)
  await page.evaluate(() => history.replaceState(null, "", `${location.origin}//nothing/`))
  await reload(page)
  await expect(page.getByRole("heading", { level: 1, name: /^404/ })).toBeVisible()
})
