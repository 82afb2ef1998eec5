import type { Page } from "@playwright/test"
import { HOME } from "../support/sample"
import { observeShifts, shifts } from "../support/layout-shifts"
import { follow, swapped } from "../support/navigation"
import { boxesOf, boxOf, expect, loaded, scrollThrough, settled, test, visit } from "../support/test"
import { recordTyping, FRAME, mean, typedTexts, typedWithin, typingDelays, visitTyping } from "../support/typing"

const GREETINGS = HOME.banner.greetings

test.describe("the typewriter banner", () => {
  test("types a character of the greetings in 60 ms, deletes one in 40 to 80, waits 1500 after each greeting, and can be paused", async ({
    page,
    baseURL,
  }) => {
    const texts = await typedWithin(page, baseURL ?? "", 30_000)
    const { typing, deletion, pauses } = typingDelays(texts, GREETINGS)
    await test.step("one after the other, in a loop", () => {
      const shown = texts.map(({ text }) => text).filter((text) => GREETINGS.includes(text))
      const first = GREETINGS.indexOf(shown[0] ?? "")
      expect(shown.length).toBeGreaterThan(GREETINGS.length)
      expect(shown).toEqual(shown.map((_, index) => GREETINGS[(index + first) % GREETINGS.length]))
    })
    await test.step("one character at a time, without a cursor", () => {
      for (const [index, { text }] of texts.entries()) {
        expect(GREETINGS.some((greeting) => greeting.startsWith(text))).toBe(true)
        const before = texts[index - 1]?.text
        if (before !== undefined) expect(Math.abs(text.length - before.length)).toBe(1)
      }
    })
    for (const { delays, least, range, average } of [
      { delays: typing, least: 31, range: [60, 60], average: [59, 62] },
      { delays: deletion, least: 31, range: [40, 80], average: [50, 70] },
      { delays: pauses, least: GREETINGS.length - 1, range: [1500, 1500], average: [1500 - FRAME, 1500 + FRAME] },
    ]) {
      const [low = NaN, high = NaN] = range
      const [from = NaN, to = NaN] = average
      expect.soft(delays.length).toBeGreaterThanOrEqual(least)
      expect.soft(Math.min(...delays)).toBeGreaterThanOrEqual(low - FRAME)
      expect.soft(Math.max(...delays)).toBeLessThanOrEqual(high + FRAME)
      expect.soft(mean(delays)).toBeGreaterThanOrEqual(from)
      expect.soft(mean(delays)).toBeLessThanOrEqual(to)
    }
    // The delays vary.
    expect(Math.max(...deletion) - Math.min(...deletion)).toBeGreaterThan(2 * FRAME)

    await test.step("while it is paused, it shows the first greeting as plain text", async () => {
      const count = async () => (await typedTexts(page)).length
      await page.getByRole("button", { name: "Pause typing" }).click()
      const shown = page.locator("main [aria-hidden=true]").filter({ hasText: GREETINGS[0] ?? "", visible: true })
      await expect(shown).toHaveText(GREETINGS[0] ?? "")
      const held = await count()
      await page.clock.runFor(2500)
      expect(await count()).toBe(held)
      await expect(shown).toHaveText(GREETINGS[0] ?? "")
      await page.getByRole("button", { name: "Resume typing" }).click()
      await page.clock.runFor(2500)
      expect(await count()).toBeGreaterThan(held)
    })
  })

  test("stays paused when the visitor comes back to it", async ({ page }) => {
    await visit(page, "/")
    await page.getByRole("button", { name: "Pause typing" }).click()
    await follow(page, "Works")
    await page.goBack()
    await swapped(page)
    await expect(page.getByRole("button", { name: "Resume typing" })).toBeVisible()
  })

  // `budgets.spec.ts` tests that it moves nothing on a phone.
  test("moves nothing else on the page, and screen readers read one greeting, not letters", async ({ page }) => {
    await observeShifts(page)
    await visitTyping(page, "/")
    const top = () => page.getByRole("heading", { level: 1 }).evaluate((heading) => heading.getBoundingClientRect().top)
    // A font that loads after the first paint may move text.
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await settled(page)
    await shifts(page)
    const tops = new Set([await top()])
    const linesTyped = async () => (await typedTexts(page)).filter(({ text }) => GREETINGS.includes(text)).length
    // Until a line has been typed, deleted, and the next one typed.
    while ((await linesTyped()) < 2) {
      await page.clock.runFor(250)
      tops.add(await top())
      const snapshot = await page.getByRole("main").ariaSnapshot()
      expect(snapshot.split(GREETINGS[0] ?? "").length - 1).toBe(1)
      for (const other of GREETINGS.slice(1)) expect(snapshot).not.toContain(other)
      expect(snapshot).not.toMatch(/text: (H|I) ?$/m)
    }
    expect(tops.size).toBe(1)
    expect(await shifts(page)).toBe(0)
    await expect(page.locator("main [aria-live]:not([aria-live=off])")).toHaveCount(0)
  })

  test("stands still for visitors who prefer reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await recordTyping(page)
    await page.clock.install()
    await visit(page, "/")
    await page.clock.runFor(4000)
    const changed = (await typedTexts(page)).filter(({ text }) => text !== GREETINGS[0])
    expect(changed).toEqual([])
    await expect(page.getByRole("main")).toContainText(GREETINGS[0] ?? "")
  })
})

const bioOf = (page: Page) => page.getByRole("region", { name: "Bio" })
const techOf = (page: Page) => page.getByRole("region", { name: "Tech I Use" })

const LISTS = [
  {
    title: "Tech I Use",
    group: 0,
    items: "RESTful API, AJAX, Git, Cloud hosting (EC2/S3/CDN), Nginx, Docker, DevOps, CI/CD",
  },
  {
    title: "Tech I Use",
    group: 1,
    items: "Typescript, React.js, React-Native, Redux, Redux-Thunk, Vue.js, Tailwindcss",
  },
  { title: "Tech I Use", group: 2, items: "Node.js, Express.js, PostgreSQL, MongoDB" },
  { title: "Currently Learning", group: 0, items: "Blender, Rust, Solidity" },
  { title: "Interests", group: 0, items: "Indie music, Psychology and philosophy, Climbing, Coffee" },
]

test("the home page has name, tagline, photo, four entries in the bio, lists, no broken pictures", async ({ page }) => {
  await visit(page, "/")
  await expect.soft(page.getByRole("heading", { level: 1 })).toHaveText(HOME.name)
  await expect.soft(page.getByText(HOME.tagline, { exact: true })).toBeVisible()
  const alt = typeof HOME.photo === "string" ? HOME.name : (HOME.photo.alt ?? HOME.name)
  const photo = page.getByRole("main").getByRole("img", { name: alt })
  await expect.soft(photo).toBeVisible()
  await expect.soft(photo).toHaveAttribute("fetchpriority", "high")
  await expect.soft(photo).not.toHaveAttribute("loading", "lazy")

  const rows = bioOf(page).getByRole("row")
  await expect(rows).toHaveCount(4)
  for (const [index, { period, words }] of [
    { period: "2021", words: /12-year.*aviation engineering/ },
    { period: "2021 - 2022", words: /career transition/i },
    { period: "2022", words: /AI and programming course.*training academy/ },
    { period: "Feb 2023 - Oct 2024", words: /frontend developer/i },
  ].entries()) {
    await expect.soft(rows.nth(index).getByRole("rowheader")).toHaveText(period)
    await expect.soft(rows.nth(index).getByRole("cell")).toHaveText(words)
  }
  for (const { title, group, items } of LISTS) {
    const list = page.getByRole("region", { name: title }).getByRole("list").nth(group)
    await expect.soft(list.getByRole("listitem"), title).toHaveText(items.split(", "))
  }
  await expect.soft(techOf(page).getByRole("heading", { level: 3 })).toHaveText(["Frontend", "Backend"])
  const badges = techOf(page).locator("[data-technology]")
  await expect.soft(badges).toHaveCount(11)
  for (const badge of await badges.all()) {
    expect.soft((await boxOf(badge)).width).toBe(140)
    expect.soft(await badge.locator("img").boundingBox()).toMatchObject({ width: 18, height: 18 })
    await expect.soft(badge).not.toHaveText("")
  }
  await scrollThrough(page)
  await loaded(page.locator("img"))
  await test.step("the bio is a table on large screens, and on small ones a timeline with marks and periods above texts", async () => {
    await page.setViewportSize({ width: 1200, height: 800 })
    const [periods, texts] = [await boxesOf(rows.getByRole("rowheader")), await boxesOf(rows.getByRole("cell"))]
    expect(new Set(periods.map(({ x }) => x)).size).toBe(1)
    expect(new Set(texts.map(({ x }) => x)).size).toBe(1)
    for (const [index, { x }] of texts.entries()) expect(x).toBeGreaterThanOrEqual(periods[index]?.right ?? NaN)

    await page.setViewportSize({ width: 1199, height: 800 })
    for (const row of await rows.all()) {
      const [period, text] = [await boxOf(row.getByRole("rowheader")), await boxOf(row.getByRole("cell"))]
      expect(text.y).toBeGreaterThanOrEqual(period.bottom - 10)
      expect(text.x).toBe(period.x)
      expect(period.x).toBeGreaterThan((await boxOf(row)).x)
    }
    expect(await rows.first().evaluate((row) => getComputedStyle(row, "::before").width)).toBe("9px")
  })
})

test.describe("Connect", () => {
  test.use({ allowedHosts: ["github.com", "www.instagram.com", "www.linkedin.com"] })

  test("opens each profile in a new tab", async ({ page, context }) => {
    await visit(page, "/")
    for (const { label, href } of HOME.connect) {
      await context.route(href, (route) => route.fulfill({ body: "elsewhere" }))
      const link = page.getByRole("region", { name: "Connect" }).getByRole("link", { name: label })
      await expect(link).toHaveAttribute("target", "_blank")
      await expect(link).toHaveAttribute("rel", /\bnoopener\b/)
      const [tab] = await Promise.all([context.waitForEvent("page"), link.click()])
      await expect(tab).toHaveURL(href)
      await expect(page).toHaveURL("/")
    }
  })
})
