import type { Page, Route } from "@playwright/test"
import { SITES } from "../../scripts/lib/sites"
import { LATE_SHEET, PAGE_NEEDS } from "../../src/constants"
import { HOME } from "../support/sample"
import { hold, isLoaded } from "../support/requests"
import { barLink, follow, heading } from "../support/navigation"
import { boxOf, expect, hydrated, reload, settled, test, visit } from "../support/test"
import { typedTexts, visitTyping } from "../support/typing"
import { closeViewer, openForScript, shotOf, viewButton, viewerOf } from "../support/viewer"

// A fault breaks at most what it concerns: the rest of the page works as usual.
test.use({
  allowedErrors: /Failed to|ERR_|SyntaxError|Unexpected|chunk|page-data|resources|could not be loaded/i,
})

const abort = (route: Route) => route.abort()
const garble = (route: Route) => route.fulfill({ status: 200, body: "\u0000{ not what it says" })
const refuse = (route: Route) => route.fulfill({ status: 500, body: "" })
/** Answers as a host that has published another build since. */
const isGone = (route: Route) =>
  route.fulfill({ status: 404, contentType: "text/html", body: "<!DOCTYPE html><title>Not found</title>" })

/** The paths of the scripts with which an open page has started. */
const scriptsOf = async (page: Page) =>
  ((await page.locator("body").getAttribute(`data-${PAGE_NEEDS.scripts}`)) ?? "").split(" ")

/** Answers requests for all scripts and JSON that an open page has not loaded yet. */
async function answerForRest(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.waitForLoadState("networkidle")
  await page.route(/\.(js|json)$/, answer)
}

/** Closes the group "After", opens it again, and expects its pictures. */
async function reopenAfter(page: Page): Promise<void> {
  const after = page.getByRole("button", { name: /^After/ })
  for (const isOpen of ["false", "true"]) {
    await after.click()
    await expect(after).toHaveAttribute("aria-expanded", isOpen)
  }
  const group = page.getByRole("region", { name: /^After/ })
  await expect(group.locator("picture img").first()).toBeVisible()
}

/** Expects what the works page does without React. */
async function expectWithoutReact(page: Page): Promise<void> {
  await expect(heading(page, "Works")).toBeVisible()
  await settled(page)
  await page.getByRole("tab", { name: "New Features" }).click()
  await expect(page.getByRole("tabpanel", { name: "New Features" })).toBeVisible()
  await page.getByRole("button", { name: /^Order Management/ }).click()
  await expect(page.getByText("Day range filter")).toBeVisible()
}

test("the late styles apply on the first press, or else when the scripts have loaded or failed", async ({ page }) => {
  const applied = () =>
    page.evaluate(
      (name) =>
        [...document.styleSheets]
          .filter(({ href }) => href?.includes(name))
          .map(({ media }) => matchMedia(media.mediaText).matches),
      LATE_SHEET,
    )
  const scripts = /\/app-[0-9a-f]+\.js$/
  await page.route(scripts, () => undefined)
  await page.goto("/works/", { waitUntil: "commit" })
  await expect.poll(applied).toEqual([false])
  await page.mouse.down()
  expect(await applied()).toEqual([true])
  await page.mouse.up()

  await page.unroute(scripts)
  await reload(page)
  await expect.poll(applied).toEqual([true])

  await page.route(scripts, abort)
  await page.reload()
  await expect.poll(applied).toEqual([true])
})

test("with nonsense under the site's storage keys, pages open, go back and reload as usual", async ({ page }) => {
  test.slow()
  // Runs once, before the page's own scripts: what a page stores afterwards stays.
  await page.addInitScript(() => {
    const value = sessionStorage.getItem("nonsense")
    if (value === null) return
    sessionStorage.removeItem("nonsense")
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of ["theme", "page", "places", "mui-mode"]) storage.setItem(key, value)
    }
    document.cookie = `onBoard=${encodeURIComponent(value)}`
  })
  await page.goto("/404/")
  for (const nonsense of ["{", "null", '{"":1}']) {
    await test.step(JSON.stringify(nonsense), async () => {
      await page.evaluate((value) => sessionStorage.setItem("nonsense", value), nonsense)
      await visit(page, "/works/")
      await page.getByRole("tab", { name: "New Features" }).click()
      await follow(page, "Projects")
      await page.goBack()
      await expect(page.getByRole("tabpanel", { name: "New Features" })).toBeVisible()
      await reload(page)
      await expect(page.getByRole("tabpanel", { name: "New Features" })).toBeVisible()
    })
  }
})

test("a media list that never arrives is reported, and requested again", async ({ page, allowErrors }) => {
  allowErrors(/TimeoutError/)
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = () => timeout(1000)
  })
  await visit(page, "/works/")
  const lists = /\/media\/[^/]*\.json$/
  await page.route(lists, () => undefined)
  await page.getByRole("button", { name: /^After/ }).click()
  await expect(page.getByRole("alert")).toContainText("could not be loaded")
  await page.unroute(lists)
  await reopenAfter(page)
})

test("links still work if page data doesn't arrive, whatever the response", async ({ page }) => {
  test.slow()
  for (const [name, answer] of Object.entries({ abort, garble, refuse, isGone }))
    await test.step(name, async () => {
      await visit(page, "/resume/")
      await page.route("**/page-data/projects/*", answer)
      await follow(page, "Projects")
      await expect(page).toHaveURL(/\/projects\/$/)
      await page.unroute("**/page-data/projects/*")
    })
})

// The elements of scripts, pictures and videos know only whether anything has arrived, and whether they can run or show it.
for (const { ofOne, ofMany, answer } of [
  { ofOne: "fails to load", ofMany: "fail to load", answer: abort },
  { ofOne: "is garbled", ofMany: "are garbled", answer: garble },
]) {
  test(`links still work if all scripts ${ofMany}, and if the next page's script ${ofOne}`, async ({ page }) => {
    await test.step("without scripts, the page has its text, and tabs and rows open", async () => {
      await page.route("**/app-*.js", answer)
      await page.goto("/works/")
      await expectWithoutReact(page)
      await follow(page, "Projects")
      await expect(page).toHaveURL(/\/projects\/$/)
      await page.unroute("**/app-*.js")
    })
    await test.step("without the next page's script", async () => {
      await visit(page, "/resume/")
      await page.waitForLoadState("networkidle")
      await page.route(/\/component---[^/]*works[^/]*\.js$/, answer)
      await follow(page, "Works")
      await expect(page).toHaveURL(/\/works\/$/)
      await expect(page.getByRole("heading", { name: "Frontend Developer" })).toBeVisible()
    })
  })

  test(`if later scripts and media lists ${ofMany}, a group says so, a picture's button opens its file, theme and tabs change, and the greeting stays`, async ({
    page,
    context,
  }) => {
    await visit(page, "/works/")
    await answerForRest(page, answer)
    await page.getByRole("button", { name: /^After/ }).click()
    await expect(page.getByRole("alert")).toContainText("could not be loaded")
    await expect(page.getByRole("alert").getByRole("button", { name: "Reload" })).toBeVisible()
    const food = "revamp-ui/before/food-item"
    const [tab] = await Promise.all([context.waitForEvent("page"), viewButton(page, food).click()])
    const file = (await shotOf(page, food).locator("a").getAttribute("href")) ?? "none"
    await expect.poll(() => tab.url()).toContain(file)
    const [another] = await Promise.all([context.waitForEvent("page"), shotOf(page, food).getByRole("link").click()])
    await expect.poll(() => another.url()).toContain(file)
    await expect(page).toHaveURL("/works/#company/revamp-ui/after")
    await page.getByRole("tab", { name: "New Features" }).click()
    await expect(page.getByRole("tabpanel", { name: "New Features" })).toBeVisible()
    await page.getByRole("button", { name: "Switch to the dark theme" }).click()
    await expect(page.locator("html")).toHaveAttribute("data-color-scheme", "dark")
    await page.unrouteAll()
    await test.step("the group has its pictures after it is closed and opened again", async () => {
      await page.getByRole("tab", { name: "Revamp - UI" }).click()
      await reopenAfter(page)
      await expect(page.getByRole("alert")).toHaveCount(0)
    })

    await page.emulateMedia({ reducedMotion: "reduce" })
    await visit(page, "/")
    await answerForRest(page, answer)
    await page.evaluate(() => window.addEventListener("preload-error", () => (document.body.dataset.failed = "")))
    await page.emulateMedia({ reducedMotion: "no-preference" })
    await expect(page.locator("body")).toHaveAttribute("data-failed")
    const greeting = page.getByText(HOME.banner.greetings[0] ?? "").filter({ visible: true })
    await settled(page)
    await expect(greeting.last()).toBeVisible()
    await expect(page.getByRole("alert")).toHaveCount(0)
  })

  test(`if the viewer's script ${ofOne} at its address, the page shows; the viewer opens later`, async ({ page }) => {
    const food = "revamp-ui/before/food-item"
    const script = await openForScript(page, food)
    await page.route(`**${script}`, answer)
    await reload(page)
    await expect(page).toHaveURL("/works/")
    await page.unrouteAll()
    await viewButton(page, food).click()
    await expect(viewerOf(page)).toBeVisible()
    await closeViewer(page)
    await expect(page).toHaveURL("/works/")
  })

  test(`pictures that ${ofMany} keep their space and their name, and the viewer still opens`, async ({ page }) => {
    await page.route(/\/media\/.*\.(avif|webp|jpg)$/, answer)
    await visit(page, "/works/")
    const picture = page.getByRole("img", { name: /^The old list of food items/ })
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
    const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 1 }
    expect(width / height).toBeCloseTo(1.6, 1)
    await viewButton(page, "revamp-ui/before/food-item").click()
    await expect(viewerOf(page)).toBeVisible()
    await closeViewer(page)
  })

  test(`a demo that ${ofOne} keeps its still picture`, async ({ page }) => {
    let requests = 0
    await page.route(/-animation-\d+\.webp$/, async (route) => {
      await answer(route)
      requests += 1
    })
    await visit(page, "/projects/")
    await page.mouse.move(300, 300)
    const still = page.getByRole("region", { name: "Park And Charge" }).locator("picture img").first()
    await expect.poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect.poll(() => requests).toBeGreaterThan(0)
    await settled(page)
    await expect(still).toBeVisible()
    await expect(still).toHaveCSS("opacity", "1")
  })

  test.describe("on a page with videos", () => {
    test.use({ baseURL: SITES.anotherOwner.origin, allowedHosts: ["images.example", "videos.example"] })

    test(`a video that ${ofOne} keeps its size, its poster, its name and its controls`, async ({ page }) => {
      await page.route(/\.(webm|mp4)$/, answer)
      await visit(page, "/works/")
      const group = page.getByRole("region", { name: /^Signals at night/ })
      const video = group.locator("video").first()
      await video.scrollIntoViewIfNeeded()
      const before = await boxOf(video)
      // The promise of `play` stays pending, because another source might be added.
      await video.evaluate((element: HTMLVideoElement) => void element.play().catch(() => undefined))
      const hasNoSource = (element: HTMLVideoElement) => element.networkState === element.NETWORK_NO_SOURCE
      await expect.poll(() => video.evaluate(hasNoSource)).toBe(true)
      await settled(page)
      const { width, height } = await boxOf(video)
      expect({ width, height }).toEqual({ width: before.width, height: before.height })
      await expect(video).toHaveAccessibleName("Lamp")
      await expect(video).toHaveAttribute("poster", /\/media\//)
      await expect(video).toHaveJSProperty("controls", true)
      await expect(group.getByText("Flag", { exact: true })).toBeVisible()
    })
  })
}

test("whichever script never loads, the page has its text, tabs and rows open, and links work", async ({ page }) => {
  test.slow()
  await page.goto("/works/")
  const scripts = await scriptsOf(page)
  expect(scripts.length).toBeGreaterThan(4)
  for (const script of scripts) {
    await test.step(script, async () => {
      // The request gets no response and doesn't end.
      await page.route(`**${script}`, () => undefined)
      const requested = page.waitForRequest(`**${script}`)
      await page.goto("/works/", { waitUntil: "commit" })
      await requested
      await expectWithoutReact(page)
      await barLink(page, "PROJECTS").click({ noWaitAfter: true })
      await expect(heading(page, "Projects")).toBeVisible()
      await page.unrouteAll({ behavior: "ignoreErrors" })
    })
  }
})

test("on yesterday's page after today's deploy, a link leads to today's page, whose parts work", async ({ page }) => {
  await visit(page, "/works/")
  // Today's page data names another build.
  await page.route("**/page-data/**/page-data.json", async (route) => {
    const response = await route.fetch()
    const data: unknown = await response.json()
    await route.fulfill({ response, json: { ...Object(data), webpackCompilationHash: "today" } })
  })
  await answerForRest(page, isGone)
  page.on("request", (request) => {
    if (request.isNavigationRequest()) void page.unrouteAll()
  })
  await Promise.all([page.waitForEvent("load"), barLink(page, "PROJECTS").click()])
  await expect(page).toHaveURL(/\/projects\/$/)
  await hydrated(page)
  await page.getByRole("button", { name: "Uni-Piece", exact: true }).click()
  await expect(page.getByRole("region", { name: "Uni-Piece" }).getByText("Desc", { exact: true })).toBeVisible()
})

test("a tab that is opened in the background is complete and responds when it is looked at later", async ({ page }) => {
  // A hidden page draws nothing, and gets no frames.
  await page.addInitScript(() => {
    let isHidden = true
    const frames: FrameRequestCallback[] = []
    const requestFrame = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (callback) => (isHidden ? frames.push(callback) : requestFrame(callback))
    Object.defineProperty(document, "hidden", { get: () => isHidden })
    Object.defineProperty(document, "visibilityState", { get: () => (isHidden ? "hidden" : "visible") })
    window.addEventListener("look", () => {
      isHidden = false
      document.dispatchEvent(new Event("visibilitychange"))
      for (const frame of frames) requestFrame(frame)
    })
  })
  await page.goto("/works/")
  const isMainHydrated = () =>
    page.evaluate(() =>
      Object.keys(document.querySelector("main") ?? {}).some((property) => property.startsWith("__reactProps")),
    )
  await expect.poll(isMainHydrated).toBe(true)
  await page.evaluate(() => window.dispatchEvent(new Event("look")))
  await page.getByRole("tab", { name: "New Features" }).click()
  await expect(page.getByRole("tabpanel", { name: "New Features" })).toBeVisible()
  await follow(page, "Projects")
  await settled(page)
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
})

test("on a very slow connection, impatient clicks open the page that was clicked last, once", async ({ page }) => {
  await visit(page, "/resume/")
  const length = await page.evaluate(() => history.length)
  await page.route("**/page-data/**", async (route) => {
    await page.waitForTimeout(700)
    await route.continue()
  })
  for (const name of ["WORKS", "PROJECTS", "WORKS", "PROJECTS", "PROJECTS"]) await barLink(page, name).click()
  await expect(page).toHaveURL(/\/projects\/$/)
  await expect(heading(page, "Projects")).toBeVisible()
  await settled(page)
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(length + 4)
})

test("a page whose data arrives late is dropped if another link or Back was used after its own", async ({ page }) => {
  await visit(page, "/resume/")
  const ways = [
    { goOn: () => barLink(page, "PROJECTS").click(), end: /\/projects\/$/ },
    { goOn: () => page.goBack(), end: /\/resume\/$/ },
  ]
  for (const { goOn, end } of ways) {
    await reload(page)
    const works = await hold(page, "**/page-data/works/*")
    await barLink(page, "WORKS").click()
    await goOn()
    await expect(page).toHaveURL(end)
    await works.requested()
    await works.release()
    await expect.poll(() => isLoaded(page, "/works/")).toBe(true)
    await settled(page)
    await expect(page).toHaveURL(end)
  }
  // A dropped page is shown when it is requested again.
  await follow(page, "Works")
})

test("if two pages' data arrives in the same frame, Back leads to where their links were clicked", async ({ page }) => {
  await visit(page, "/resume/")
  const both = await hold(page, /page-data\/(works|projects)\//)
  await barLink(page, "WORKS").click()
  await barLink(page, "PROJECTS").click()
  await both.requested(2)
  await page.evaluate(() => {
    const requestFrame = window.requestAnimationFrame.bind(window)
    const frames: FrameRequestCallback[] = []
    window.requestAnimationFrame = (callback) => frames.push(callback)
    window.addEventListener("draw", () => {
      window.requestAnimationFrame = requestFrame
      for (const frame of frames) requestFrame(frame)
    })
  })
  await both.release()
  await expect(page).toHaveURL(/\/projects\/$/)
  await page.evaluate(() => window.dispatchEvent(new Event("draw")))
  await expect(heading(page, "Projects")).toBeVisible()
  await settled(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/resume\/$/)
})

test("a double click on a link makes one history entry", async ({ page }) => {
  await visit(page, "/")
  const length = await page.evaluate(() => history.length)
  await barLink(page, "WORKS").dblclick()
  await expect(heading(page, "Works")).toBeVisible()
  await barLink(page, "PROJECTS").dblclick()
  await expect(heading(page, "Projects")).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBe(length + 2)
  await page.goBack()
  await expect(heading(page, "Works")).toBeVisible()
})

test("after ten quick navigations and as many steps back, only the last page shows; links work", async ({ page }) => {
  await visit(page, "/")
  const length = () => page.evaluate(() => history.length)
  const before = await length()
  for (let time = 0; time < 5; time += 1) {
    await barLink(page, "WORKS").click({ noWaitAfter: true })
    await barLink(page, "PROJECTS").click({ noWaitAfter: true })
  }
  await expect(heading(page, "Projects")).toBeVisible()
  await settled(page)
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
  // A navigation that is overtaken by the next one may leave no history entry.
  const steps = (await length()) - before
  expect(steps).toBeGreaterThan(0)
  for (let step = 0; step < steps; step += 1) await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(page.getByRole("heading", { level: 1, name: HOME.name })).toBeVisible()
  await settled(page)
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
  await follow(page, "Works")
})

test("a tab that has been open for a week still types, and its links work", async ({ page }) => {
  await visitTyping(page, "/")
  await page.clock.fastForward(7 * 24 * 3_600_000)
  const before = (await typedTexts(page)).length
  await page.clock.runFor(5000)
  expect((await typedTexts(page)).length).toBeGreaterThan(before)
  await page.clock.resume()
  await barLink(page, "WORKS").click()
  await expect(heading(page, "Works")).toBeVisible()
})

/** Replaces each text by an element, as the translators of Chrome and Edge do. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode)
    for (const text of found) {
      if (text.parentElement?.closest("script, style, noscript") || text.data.trim() === "") continue
      const translated = document.createElement("span")
      translated.textContent = text.data
      text.replaceWith(translated)
    }
  })

test("on a page that the browser has translated, filter, groups and viewer still work", async ({ page }) => {
  await visit(page, "/projects/")
  await page.getByRole("button", { name: "Typescript", pressed: false }).click()
  const all = page.getByRole("button", { name: "Show all" })
  await expect(all).toBeVisible()
  await translate(page)
  await all.click()
  await expect(all).toHaveCount(0)
  await expect(page.getByRole("alert")).toHaveCount(0)

  await visit(page, "/works/")
  await translate(page)
  await page.getByRole("button", { name: /^After/ }).click()
  await expect(viewButton(page, "revamp-ui/after/food-item")).toBeVisible()
  await viewButton(page, "revamp-ui/after/food-item").click()
  await expect(viewerOf(page).getByRole("paragraph").filter({ hasText: "Food Item" }).first()).toBeVisible()
  await translate(page)
  await page.keyboard.press("ArrowRight")
  await expect(viewerOf(page).getByRole("paragraph").filter({ hasText: "Item Detail" }).first()).toBeVisible()
  await expect(page.getByRole("alert")).toHaveCount(0)
})
