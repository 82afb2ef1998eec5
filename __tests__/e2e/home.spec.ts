import type { Page } from "@playwright/test"
import { HOME, TECHNOLOGIES } from "../support/sample"
import {
  expect,
  LARGE_SCREEN,
  observeShifts,
  PHONE,
  scrollThrough,
  settled,
  shifts,
  test,
  visit,
} from "../support/test"
import {
  recordTyping,
  FRAME,
  mean,
  type TypedText,
  typedTexts,
  typedWithin,
  typingDelays,
  visitTyping,
} from "../support/typing"

const GREETINGS = HOME.banner.greetings

test.describe("the typewriter banner", () => {
  test.describe("left alone", () => {
    // One visit, looked at from several sides.
    test.describe.configure({ mode: "default" })
    let texts: TypedText[]

    test.beforeAll(async ({ browser }) => {
      const page = await browser.newPage()
      texts = await typedWithin(page, test.info().project.use.baseURL ?? "", 30_000)
      await page.close()
    })

    test("types the greetings one after the other, and begins again", () => {
      const shown = texts.map(({ text }) => text).filter((text) => GREETINGS.includes(text))
      const expected = shown.map(
        (_, index) => GREETINGS[(index + GREETINGS.indexOf(shown[0] ?? "")) % GREETINGS.length],
      )
      expect(shown.length).toBeGreaterThan(GREETINGS.length)
      expect(shown).toEqual(expected)
    })

    test("adds and takes away one character at a time, and has no cursor", () => {
      for (const [index, { text }] of texts.entries()) {
        expect(GREETINGS.some((greeting) => greeting.startsWith(text))).toBe(true)
        const before = texts[index - 1]?.text
        if (before !== undefined) expect(Math.abs(text.length - before.length)).toBe(1)
      }
    })

    test("takes 60 ms to type a character", () => {
      const { typing } = typingDelays(texts, GREETINGS)
      expect(typing.length).toBeGreaterThan(30)
      expect(Math.min(...typing)).toBeGreaterThanOrEqual(60 - FRAME)
      expect(Math.max(...typing)).toBeLessThanOrEqual(60 + FRAME)
      expect(mean(typing)).toBeGreaterThanOrEqual(59)
      expect(mean(typing)).toBeLessThanOrEqual(62)
    })

    test("takes 40 to 80 ms to delete one", () => {
      const { deletion } = typingDelays(texts, GREETINGS)
      expect(deletion.length).toBeGreaterThan(30)
      expect(Math.min(...deletion)).toBeGreaterThanOrEqual(40 - FRAME)
      expect(Math.max(...deletion)).toBeLessThanOrEqual(80 + FRAME)
      expect(mean(deletion)).toBeGreaterThan(50)
      expect(mean(deletion)).toBeLessThan(70)
      // Not always the same time.
      expect(Math.max(...deletion) - Math.min(...deletion)).toBeGreaterThan(2 * FRAME)
    })

    test("pauses 1500 ms on each full line", () => {
      const { pauses } = typingDelays(texts, GREETINGS)
      expect(pauses.length).toBeGreaterThanOrEqual(GREETINGS.length - 1)
      for (const pause of pauses) {
        expect(pause).toBeGreaterThanOrEqual(1500 - FRAME)
        expect(pause).toBeLessThanOrEqual(1500 + FRAME)
      }
    })
  })

  test("can be paused and resumed", async ({ page }) => {
    await visitTyping(page, "/")
    const count = async () => (await typedTexts(page)).length
    await page.clock.runFor(2000)
    expect(await count()).toBeGreaterThan(5)

    await page.getByRole("button", { name: "Pause typing" }).click()
    // Paused, it is the first greeting as plain text.
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

  for (const [screen, viewport] of Object.entries({ "a phone": PHONE, "a large screen": LARGE_SCREEN })) {
    test(`moves nothing else on the page, on ${screen}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await observeShifts(page)
      await visitTyping(page, "/")
      const top = () =>
        page.getByRole("heading", { level: 1 }).evaluate((heading) => heading.getBoundingClientRect().top)
      await settled(page)
      const tops = new Set([await top()])
      const linesTyped = async () => (await typedTexts(page)).filter(({ text }) => GREETINGS.includes(text)).length
      // Until a line has been typed, deleted, and the next one typed.
      while ((await linesTyped()) < 2) {
        await page.clock.runFor(250)
        tops.add(await top())
      }
      expect(tops.size).toBe(1)
      expect(await shifts(page)).toBe(0)
    })
  }

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

  test("is heard once: the first greeting, never letters", async ({ page }) => {
    await visitTyping(page, "/")
    for (let look = 0; look < 8; look += 1) {
      const heard = await page.getByRole("main").ariaSnapshot()
      expect(heard.split(GREETINGS[0] ?? "").length - 1).toBe(1)
      for (const other of GREETINGS.slice(1)) expect(heard).not.toContain(other)
      expect(heard).not.toMatch(/text: (H|I) ?$/m)
      await page.clock.runFor(500)
    }
    await expect(page.locator("main [aria-live]:not([aria-live=off])")).toHaveCount(0)
  })
})

test.describe("under the banner", () => {
  test("stand the owner's name, tagline and photo", async ({ page }) => {
    await visit(page, "/")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(HOME.name)
    await expect(page.getByText(HOME.tagline, { exact: true })).toBeVisible()
    const alt = typeof HOME.photo === "string" ? HOME.name : (HOME.photo.alt ?? HOME.name)
    const photo = page.getByRole("main").getByRole("img", { name: alt })
    await expect(photo).toBeVisible()
    await expect(photo).toHaveAttribute("fetchpriority", "high")
    await expect(photo).not.toHaveAttribute("loading", "lazy")
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })

  test("the Portfolio button leads to the projects", async ({ page }) => {
    await visit(page, "/")
    await page.getByRole("link", { name: "Portfolio" }).click()
    await expect(page).toHaveURL("/projects/")
  })
})

test.describe("the bio", () => {
  const bioOf = (page: Page) => page.getByRole("region", { name: "Bio" })

  test("tells the four entries in order", async ({ page }) => {
    await visit(page, "/")
    const rows = bioOf(page).getByRole("row")
    await expect(rows).toHaveCount(4)
    for (const [index, { period, words }] of [
      { period: "2021", words: /12-year.*aviation engineering/ },
      { period: "2021 - 2022", words: /career transition/i },
      { period: "2022", words: /AI and programming course.*training academy/ },
      { period: "Feb 2023 - Oct 2024", words: /frontend developer/i },
    ].entries()) {
      const row = rows.nth(index)
      await expect(row.getByRole("rowheader")).toHaveText(period)
      await expect(row.getByRole("cell")).toHaveText(words)
    }
  })

  test("leads from the last entry to the works", async ({ page }) => {
    await visit(page, "/")
    await bioOf(page).getByRole("link").click()
    await expect(page).toHaveURL("/works/")
  })

  /** Where the period and the text of each entry lie. */
  const boxesOf = (page: Page) =>
    bioOf(page)
      .getByRole("row")
      .evaluateAll((rows) =>
        rows.map((row) => {
          const [period, text] = [...row.children].map((child) => child.getBoundingClientRect())
          if (!period || !text) throw new Error("An entry has a period and a text")
          const plain = ({ left, right, top, bottom }: DOMRect) => ({ left, right, top, bottom })
          return { row: plain(row.getBoundingClientRect()), period: plain(period), text: plain(text) }
        }),
      )

  test("is a table on large screens: periods and texts in columns", async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 800 })
    await visit(page, "/")
    const boxes = await boxesOf(page)
    expect(new Set(boxes.map(({ period }) => period.left)).size).toBe(1)
    expect(new Set(boxes.map(({ text }) => text.left)).size).toBe(1)
    for (const { period, text } of boxes) expect(text.left).toBeGreaterThanOrEqual(period.right)
  })

  test("is a vertical timeline on small screens: each period over its text, a mark beside it", async ({ page }) => {
    await page.setViewportSize({ width: 1199, height: 800 })
    await visit(page, "/")
    for (const { row, period, text } of await boxesOf(page)) {
      expect(text.top).toBeGreaterThanOrEqual(period.bottom - 10)
      expect(text.left).toBe(period.left)
      expect(period.left).toBeGreaterThan(row.left)
    }
    const mark = await bioOf(page)
      .getByRole("row")
      .first()
      .evaluate((row) => getComputedStyle(row, "::before").width)
    expect(mark).toBe("9px")
  })
})

test.describe("the lists", () => {
  for (const { title, group, items } of [
    {
      title: "Tech I Use",
      group: 0,
      items: ["RESTful API", "AJAX", "Git", "Cloud hosting (EC2/S3/CDN)", "Nginx", "Docker", "DevOps", "CI/CD"],
    },
    {
      title: "Tech I Use",
      group: 1,
      items: ["Typescript", "React.js", "React-Native", "Redux", "Redux-Thunk", "Vue.js", "Tailwindcss"],
    },
    { title: "Tech I Use", group: 2, items: ["Node.js", "Express.js", "PostgreSQL", "MongoDB"] },
    { title: "Currently Learning", group: 0, items: ["Blender", "Rust", "Solidity"] },
    { title: "Interests", group: 0, items: ["Indie music", "Psychology and philosophy", "Climbing", "Coffee"] },
  ]) {
    test(`${title}: ${items.join(", ")}`, async ({ page }) => {
      await visit(page, "/")
      const list = page.getByRole("region", { name: title }).getByRole("list").nth(group)
      await expect(list.getByRole("listitem")).toHaveText(items)
    })
  }

  test("Tech I Use has a Frontend and a Backend group", async ({ page }) => {
    await visit(page, "/")
    const groups = page.getByRole("region", { name: "Tech I Use" }).getByRole("heading", { level: 3 })
    await expect(groups).toHaveText(["Frontend", "Backend"])
  })
})

test.describe("technology badges", () => {
  test("are 140 px wide and show an icon of 18 px with its label", async ({ page }) => {
    await visit(page, "/")
    const badges = page.getByRole("region", { name: "Tech I Use" }).locator("[data-technology]")
    expect(await badges.count()).toBe(11)
    for (const badge of await badges.all()) {
      expect((await badge.boundingBox())?.width).toBe(140)
      const icon = badge.locator("img")
      expect(await icon.boundingBox()).toMatchObject({ width: 18, height: 18 })
      await expect(badge).not.toHaveText("")
    }
  })

  test("of all 27 labels are on the pages, each with an icon that is there", async ({ page, request }) => {
    const found = new Map<string, string>()
    for (const path of ["/", "/works/", "/projects/"]) {
      await page.goto(path)
      const badges = await page.locator("[data-technology]").evaluateAll((elements) =>
        elements.map((element) => ({
          label: element.getAttribute("data-technology") ?? "",
          icon: element.querySelector("img")?.src ?? "",
        })),
      )
      for (const { label, icon } of badges) found.set(label, icon)
    }
    expect([...found.keys()].toSorted()).toEqual(TECHNOLOGIES.toSorted())
    for (const [label, icon] of found) {
      const response = await request.get(icon)
      expect(response.status(), label).toBe(200)
      expect(response.headers()["content-type"], label).toBe("image/svg+xml")
    }
  })
})

test.describe("Connect", () => {
  test.use({ allowedHosts: ["github.com", "www.instagram.com", "www.linkedin.com"] })

  for (const { label, href } of HOME.connect) {
    test(`${label} opens in a new tab`, async ({ page, context }) => {
      await context.route(href, (route) => route.fulfill({ body: "elsewhere" }))
      await visit(page, "/")
      const link = page.getByRole("region", { name: "Connect" }).getByRole("link", { name: label })
      await expect(link).toHaveAttribute("target", "_blank")
      await expect(link).toHaveAttribute("rel", /\bnoopener\b/)
      const [tab] = await Promise.all([context.waitForEvent("page"), link.click()])
      await expect(tab).toHaveURL(href)
      await expect(page).toHaveURL("/")
    })
  }
})

test("everything on the way down is loaded and in its place", async ({ page }) => {
  await visit(page, "/")
  await scrollThrough(page)
  const broken = await page
    .locator("img")
    .evaluateAll((images: HTMLImageElement[]) =>
      images.filter(({ complete, naturalWidth }) => !complete || !naturalWidth),
    )
  expect(broken).toHaveLength(0)
})
