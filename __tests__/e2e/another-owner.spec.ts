import { readFileSync } from "node:fs"
import path from "node:path"
import type { Locator, Page } from "@playwright/test"
import { SITES } from "../../scripts/lib/sites"
import { filesIn } from "../../src/content/places"
import { expectNoViolationsAnywhere } from "../support/axe"
import { hold, requestedBy } from "../support/requests"
import { pageLinks, swapped } from "../support/navigation"
import {
  ANOTHER_OWNER,
  boxOf,
  expect,
  LARGE_SCREEN,
  loaded,
  mockRemoteMedia,
  PHONE,
  reload,
  scrollThrough,
  settled,
  test,
  visit,
} from "../support/test"
import { FRAME, mean, typedWithin, typingDelays } from "../support/typing"

test.use(ANOTHER_OWNER)

test.beforeEach(({ context }) => mockRemoteMedia(context))

const filesOf = async (folder: string, name: RegExp) =>
  (await filesIn(folder)).filter((file) => name.test(path.basename(file))).map((file) => path.join(folder, file))

/** Expects a link to a file beside the content to lead to a published copy with the same name. */
async function expectPdf(page: Page, link: string, file: string): Promise<void> {
  const href = (await page.getByRole("main").getByRole("link", { name: link }).getAttribute("href")) ?? ""
  expect(href).toMatch(new RegExp(`^/media/[0-9a-f]{12}/${file}$`))
  const answer = await page.request.get(href)
  expect(answer.headers()["content-type"]).toBe("application/pdf")
  expect(String(await answer.body())).toMatch(/^%PDF/)
}

/** Each page's title, which is also its heading, and its description. */
const PAGES = {
  "/": { title: "Ilka Takács", description: "A maker of radio plays and harbour software." },
  "/works/": { title: "Harbour & stage", description: "Two jobs by the water." },
  "/side-projects/": { title: "Side projects", description: "Things made on rainy days." },
  "/404/": { title: "Lost at sea", description: "Nothing is moored at this address." },
}

test("links use the projects' other address; bar and menu have the owner's order", async ({ page }) => {
  const bar = page.getByRole("banner").getByRole("navigation", { name: "Pages" })
  const footer = page.getByRole("contentinfo")
  await visit(page, "/")
  await expect(bar.getByRole("link")).toHaveText(["Side projects", "Harbour & stage", "RÉSUMÉ"])
  await expect(page.getByRole("link", { name: "Portfolio" })).toHaveAttribute("href", "/side-projects/")
  await expect(footer.getByRole("link", { name: "Résumé" })).toHaveCount(0)
  await bar.getByRole("link", { name: "Side projects" }).click()
  await expect(page).toHaveURL(/\/side-projects\/$/)
  expect(await page.evaluate(() => localStorage.getItem("page"))).toBe("projects")
  const next = page.getByRole("navigation", { name: "Next page" })
  await expect(next.getByRole("link")).toHaveAttribute("href", "/works/")
  const project = page.getByRole("link", { name: /Tide Table/ })
  await project.last().click()
  await expect(page).toHaveURL(/\/side-projects\/tide-table\/$/)
  await expect(page.getByRole("link", { name: "All side projects" })).toHaveAttribute("href", "/side-projects/")
  await swapped(page)
  await expectPdf(page, "Handbook", "Tide-handbook.pdf")
  await page.setViewportSize(PHONE)
  await page.getByRole("button", { name: "Menu" }).click()
  const entries = ["HOME", "Side projects", "Harbour & stage", "RÉSUMÉ"]
  await expect(pageLinks(page).getByRole("link")).toHaveText(entries)
})

const MAIL = "ilka.takacs@tide.example"

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with${javaScriptEnabled ? "" : "out"} scripts`, () => {
    test.use({ javaScriptEnabled })

    test("former addresses of the projects redirect to the new ones", async ({ page }) => {
      for (const [from, to] of [
        ["/projects/", "/side-projects/"],
        ["/hobbies/signal-box/", "/side-projects/signal-box/"],
        ["/projects/?tech=COBOL#tide-table", `/side-projects/${javaScriptEnabled ? "?tech=COBOL#tide-table" : ""}`],
      ] as const) {
        await page.goto(from, { waitUntil: "commit" })
        await expect(page).toHaveURL(SITES.anotherOwner.origin + to)
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      }
    })

    test("an email address can be read and is a link", async ({ page }) => {
      await page.goto("/")
      await expect(page.getByText(MAIL, { exact: true })).toBeVisible()
      const link = page.getByRole("main").getByRole("link", { name: /^Letters/ })
      await expect(link).toHaveAttribute("href", `mailto:${MAIL}?subject=Ahoy`)
    })
  })
}

test("an email address is a link, can be read and selected, and is plain text in no published file", async ({
  page,
}) => {
  await visit(page, "/")
  for (const place of [page.getByRole("main"), page.getByRole("contentinfo")]) {
    await expect(place.getByRole("link", { name: /^Letters/ })).toHaveAttribute("href", `mailto:${MAIL}?subject=Ahoy`)
  }
  const address = page.getByText(MAIL, { exact: true })
  const [written, link] = [await boxOf(address), await boxOf(address.locator("xpath=..").getByRole("link"))]
  expect(written.y + written.height / 2).toBeCloseTo(link.y + link.height / 2, 0)
  await address.click()
  expect(await page.evaluate(() => String(getSelection()))).toBe(MAIL)
  const resume = readFileSync(path.join(SITES.anotherOwner.folder, "resume.json"), "utf8")
  expect(JSON.parse(resume)).toMatchObject({ basics: { email: MAIL } })
  const files = await filesOf(SITES.anotherOwner.folder, /\.(html|json|xml|txt|js)$/)
  expect(files.length).toBeGreaterThan(20)
  // The second one is linked from a project.
  for (const file of files) expect.soft(readFileSync(file, "utf8"), file).not.toMatch(/ilka\.takacs@|box@/)
})

test("each page has its title, description, heading, language, footer, and no sideways scrolling", async ({ page }) => {
  for (const [address, { title, description }] of Object.entries(PAGES)) {
    await test.step(address, async () => {
      await page.setViewportSize(LARGE_SCREEN)
      await visit(page, address)
      await expect.soft(page).toHaveTitle(`${title} - Takács & Tide`)
      await expect.soft(page.locator("meta[name=description]")).toHaveAttribute("content", description)
      const heading = address === "/404/" ? `404 ${description}` : title
      await expect.soft(page.getByRole("heading", { level: 1 })).toHaveText(heading)
      await expect.soft(page.locator("html")).toHaveAttribute("lang", "en-GB")
      await expect.soft(page.getByRole("contentinfo")).toContainText("Ilka Takács")
      await expect.soft(page.getByRole("banner").getByRole("link", { name: "Takács & Tide" })).toBeVisible()
      await page.setViewportSize(PHONE)
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    })
  }
})

for (const { name, site, foreign } of [
  {
    name: "no text of the sample is left in the other owner's site",
    site: SITES.anotherOwner,
    foreign: /Your Brand|Your Name|Park And Charge|Company Name|table-management|example\.com|Braille/,
  },
  {
    name: "no text of the other owner is left in the sample, which is built later",
    site: SITES.sample,
    foreign: /Takács|Ilka|Tide Table|Harbour|foghorn|tide\.example|stranger|Snapshots/,
  },
]) {
  test(name, async () => {
    const texts = await filesOf(site.folder, /\.(html|json|js|xml|txt|webmanifest)$/)
    expect(texts.length).toBeGreaterThan(10)
    const found = texts.flatMap((file) => {
      const [word] = foreign.exec(readFileSync(file, "utf8")) ?? []
      return word === undefined ? [] : [`${word} in ${file}`]
    })
    expect([...found, ...(await filesOf(site.folder, foreign))]).toEqual([])
  })
}

test("the banner types with natural delays: a character takes 120 to 160 ms", async ({ page }) => {
  const { typing } = typingDelays(await typedWithin(page, "/", 20_000), ["Ahoy."])
  expect(typing.length).toBeGreaterThan(12)
  expect(Math.min(...typing)).toBeGreaterThanOrEqual(120 - FRAME)
  expect(Math.max(...typing)).toBeLessThanOrEqual(160 + FRAME)
  expect(mean(typing)).toBeGreaterThan(130)
  expect(mean(typing)).toBeLessThan(150)
})

test("the home page has the sections with content; a photo taken sideways is upright", async ({ page }) => {
  await visit(page, "/")
  const sections = ["Between quay and stage", "What I work with", "Bio", "Education", "Languages", "Heard on stage"]
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([...sections, "Connect"])
  await expect(page.getByRole("region", { name: "Bio" }).getByRole("link")).toHaveAttribute("href", "/side-projects/")
  const photo = page.getByRole("img", { name: "A drawn portrait, blue over sand" })
  const box = await photo.boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(3 / 4, 1)
  await test.step("a profile has the icon that its owner chose, in the link's colour", async () => {
    for (const place of [page.getByRole("main"), page.getByRole("contentinfo")]) {
      const link = place.getByRole("link", { name: /^Mastodon/ })
      await expect(link).toHaveAttribute("href", "https://harbour.example/@ilka")
      await expect.soft(link).toHaveAttribute("target", "_blank")
      const mail = place.locator("[href^='mailto:']")
      await expect.soft(mail).not.toHaveAttribute("target")
      await expect.soft(mail).not.toContainText("new tab")
      const icon = link.locator("svg")
      await expect(icon.locator("path")).toHaveAttribute("d", /^M23\.268/)
      await expect(icon).toHaveCSS("stroke", "none")
      await expect(icon).toHaveCSS("fill", await link.evaluate((element) => getComputedStyle(element).color))
    }
    const letters = page.getByRole("main").getByRole("link", { name: /^Letters/ })
    await expect(letters.locator("svg")).toHaveCSS("fill", "none")
  })

  await test.step("the added sections show what they list: entries with periods beside them, languages in a line, a text", async () => {
    const education = page.getByRole("region", { name: "Education" })
    await expect(education.getByRole("listitem")).toHaveText([
      /^2004 - 2008Master mariner.*, Gdynia Maritime UniversityThesis on tide tables that are read aloud\.$/,
      "Oct 2010 - Jul 2012Sound for the stage",
    ])
    const link = education.getByRole("link", { name: /^Master mariner.*opens in a new tab$/ })
    await expect(link).toHaveAttribute("href", "https://logbook.example/mariner")
    await expect(page.getByRole("region", { name: "Languages" }).getByRole("listitem")).toHaveText([
      "Hungarian, native",
      "Polish, fluent",
      "Morse",
    ])
    const text = page.getByRole("region", { name: "Between quay and stage" })
    await expect(text.getByRole("strong")).toHaveText("cannot look")
    await expect(text.getByRole("heading", { level: 3 })).toHaveText("What stays the same")
    await expect(text.getByRole("heading", { level: 4 })).toHaveText("On paper")

    const startsOf = async (...parts: Locator[]) =>
      Promise.all(parts.map((part) => part.evaluate((element) => Math.round(element.getBoundingClientRect().x))))
    const parts = [education.getByText("2004 - 2008"), link, page.getByText("First boat, in Gdańsk")]
    const [period = NaN, title, bio] = await startsOf(...parts)
    expect(title).toBe(bio)
    expect(title).toBeGreaterThan(period)
    await page.setViewportSize(PHONE)
    const [periodOnPhone, titleOnPhone] = await startsOf(...parts)
    expect(titleOnPhone).toBe(periodOnPhone)
    await expectNoViolationsAnywhere(page, "the home page")
  })
})

test("going back to a home page that loads again restores the place, although parts load later", async ({ page }) => {
  const top = () => page.evaluate(() => window.scrollY)
  await visit(page, "/")
  await page.evaluate(() => window.scrollTo(0, 2400))
  await expect.poll(top).toBe(2400)
  // Not with the mouse: Playwright would scroll to the sticky bar.
  await page.getByRole("banner").getByRole("link", { name: "PROJECTS" }).dispatchEvent("click")
  await expect(page).toHaveURL(/projects/)
  await swapped(page)
  await reload(page)
  const fetched = page.waitForResponse(/component---src-templates-home/)
  await page.getByRole("banner").getByRole("link", { name: "Takács & Tide" }).hover()
  await fetched
  const scripts = await hold(page, "**/*.js")
  await page.goBack()
  await swapped(page)
  const added = page.getByRole("heading", { level: 4, name: "On paper" })
  await expect(added).toHaveCount(0)
  await scripts.release()
  await expect(added).toBeVisible()
  await expect.poll(top).toBe(2400)
})

test("going back keeps the place below a picture on another host whose size is known only later", async ({ page }) => {
  await visit(page, "/side-projects/#log")
  const log = page.locator('[id="log"]')
  await expect.poll(async () => (await boxOf(log)).y).toBeLessThan(100)
  const { y } = await boxOf(log)
  await page.getByRole("banner").getByRole("link", { name: "Takács & Tide" }).dispatchEvent("click")
  await expect(page).toHaveURL("/")
  await swapped(page)
  await reload(page)
  await page.goBack()
  await expect(page).toHaveURL(/#log$/)
  await swapped(page)
  await settled(page)
  expect((await boxOf(log)).y).toBeCloseTo(y, 0)
})

test("a reload keeps the place in a list whose picture above has another shape than declared", async ({ page }) => {
  await page.setViewportSize({ width: 649, height: 990 })
  await visit(page, "/side-projects/#contact-sheet")
  const row = page.getByRole("button", { name: /^Contact Sheet/ })
  await row.press("Enter")
  await expect(row).toHaveAttribute("aria-expanded", "false")
  await settled(page)
  const { y } = await boxOf(row)
  await reload(page)
  await settled(page)
  expect((await boxOf(row)).y).toBeCloseTo(y, 0)
})

test("added sections also appear after a link to the home page, and, except texts, in the résumé", async ({ page }) => {
  await visit(page, "/resume/")
  await expect(page.getByRole("link", { name: MAIL, exact: true })).toBeVisible()
  const names = page.getByRole("main").getByRole("heading", { level: 2 })
  const added = ["Education", "Languages", "Heard on stage"]
  await expect(names).toHaveText(["Experience", "Projects", "Skills", ...added, "Background"])
  await expect(page.getByRole("region", { name: "Languages" })).toContainText(
    "Hungarian (native), Polish (fluent), Morse",
  )
  await expect(
    page.getByRole("heading", { level: 3, name: "Master mariner, Gdynia Maritime University" }),
  ).toBeVisible()
  await page.getByRole("banner").getByRole("link", { name: "Takács & Tide" }).click()
  await expect(page.getByRole("region", { name: "Education" }).getByRole("listitem")).toHaveCount(2)
  await expect(page.getByRole("heading", { level: 4, name: "On paper" })).toBeVisible()
})

test("the works have videos, pictures on other hosts and portrait pictures, and are two tabs", async ({ page }) => {
  const fetched = requestedBy(page, /\.(webm|mp4)$/)
  await visit(page, "/works/")
  await test.step("videos have controls and names, play, and are not fetched before they play", async () => {
    const group = page.getByRole("region", { name: /^Signals at night/ })
    const videos = group.locator("video")
    await expect(videos).toHaveCount(3)
    for (const [index, { name, type }] of [
      { name: "Lamp", type: "video/webm" },
      { name: "Flag", type: "video/mp4" },
      { name: "Foghorn", type: "video/mp4" },
    ].entries()) {
      const video = videos.nth(index)
      await expect.soft(video).toHaveJSProperty("controls", true)
      await expect.soft(video).toHaveAttribute("preload", "none")
      await expect.soft(video).toHaveAccessibleName(name)
      await expect.soft(video.locator("source")).toHaveAttribute("type", type)
      await expect.soft(group.getByText(name, { exact: true })).toBeVisible()
    }
    await expect(videos.first()).toHaveAttribute("poster", /\/media\//)
    await expect(videos.last().locator("source")).toHaveAttribute("src", "https://videos.example/foghorn.mp4")
    await scrollThrough(page)
    expect(fetched).toEqual([])
    for (const video of [videos.nth(0), videos.nth(1)]) {
      const before = await boxOf(video)
      await video.evaluate(async (element: HTMLVideoElement) => {
        element.muted = true
        element.loop = true
        await element.play()
      })
      await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0)
      const { width, height } = await boxOf(video)
      expect({ width, height }).toEqual({ width: before.width, height: before.height })
    }
  })
  await test.step("a playing video is paused when its group is closed or another tab is selected", async () => {
    const video = page.locator("video").first()
    const signals = page.getByRole("button", { name: /^Signals at night/ })
    await expect(video).toHaveJSProperty("paused", false)
    await signals.click()
    await expect(video).toHaveJSProperty("paused", true)
    await signals.click()
    await video.evaluate((element: HTMLVideoElement) => element.play())
    await page.getByRole("tab", { name: "Pictures" }).click()
    await expect(video).toHaveJSProperty("paused", true)
  })
  await test.step("pictures on other hosts load lazily in a space of their given size, and an SVG is published as it is", async () => {
    const picture = page.getByRole("img", { name: "The far shore at dusk" })
    await picture.scrollIntoViewIfNeeded()
    const address = "https://images.example/far-shore.jpg"
    for (const [name, value] of Object.entries({ src: address, loading: "lazy", width: "1200", height: "800" }))
      await expect.soft(picture).toHaveAttribute(name, value)
    await expect(page.getByRole("link", { name: /Far shore/ })).toHaveAttribute("href", address)
    await loaded(picture)

    const chart = page.getByRole("img", { name: "A chart of the harbour with two piers" })
    await chart.scrollIntoViewIfNeeded()
    await expect(chart).toHaveJSProperty("naturalWidth", 640)
    const original = (await page.getByRole("link", { name: /Chart/ }).getAttribute("href")) ?? ""
    expect((await page.request.get(original)).headers()["content-type"]).toBe("image/svg+xml")
  })
  await test.step("portrait pictures are upright and take less space than landscape ones, and a button with text below each shows it large", async () => {
    await page.getByRole("tab", { name: "Snapshots" }).click()
    const group = page.getByRole("region", { name: /^Along the shore/ })
    await expect(group.getByRole("img")).toHaveCount(5)
    // Taken with the camera held sideways.
    const portraits = group.getByRole("img", { name: /^Sand above, sea below/ })
    await expect(portraits).toHaveCount(3)
    for (const picture of await portraits.all()) {
      await picture.scrollIntoViewIfNeeded()
      await loaded(picture)
      const { width, height } = await boxOf(picture)
      expect.soft(height / width).toBeCloseTo(2, 1)
    }
    const widthIn = async (name: string) => (await group.getByRole("link", { name }).boundingBox())?.width ?? 0
    await expect.poll(() => widthIn("Buoy")).toBeGreaterThan(700)
    for (const name of ["Shore", "Gull", "Net"]) expect(await widthIn(name)).toBeLessThan((await widthIn("Buoy")) / 3)
    await page.setViewportSize(PHONE)
    for (const name of ["Shore", "Gull", "Net"]) expect(await widthIn(name)).toBeLessThan((await widthIn("Buoy")) / 2)

    await page.setViewportSize({ width: 360, height: 800 })
    const shore = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: /Shore/ }) })
    const button = shore.getByRole("button", { name: /^View/ })
    await expect(shore.getByRole("img")).toBeVisible()
    const words = await boxOf(button.getByText("View", { exact: true }))
    const icon = await boxOf(button.locator("svg"))
    const caption = await boxOf(shore.getByText("Shore", { exact: true }).first())
    expect(words.width).toBeGreaterThan(20)
    expect(Math.abs(words.y + words.height / 2 - icon.y - icon.height / 2)).toBeLessThan(2)
    expect(icon.x).toBeLessThan(caption.x)
    expect(icon.y).toBeGreaterThan(caption.bottom)
  })
  await test.step("the two works are tabs, one above the other; the selected one is shown, with technologies from its owner's registry", async () => {
    await page.setViewportSize(LARGE_SCREEN)
    await expect(page.locator("[data-technology]")).toHaveText(["COBOL"])
    await expect(page.getByText("Not In The Registry")).toHaveCount(0)
    await loaded(page.locator("[data-technology] img"))
    const tabs = page.getByRole("tablist", { name: "Works" }).getByRole("tab")
    await expect(tabs).toHaveText(["Harbour Office", "Radio Stage"])
    expect((await boxOf(tabs.last())).y).toBeGreaterThanOrEqual((await boxOf(tabs.first())).bottom - 1)

    await expect(page.getByRole("heading", { level: 2 })).toHaveText("Tide Clerk")
    await tabs.first().focus()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(page.getByRole("heading", { level: 2 })).toHaveText("Sound Maker")
    await expect(page.getByRole("tabpanel", { name: "Harbour Office" })).toBeHidden()
    // A work without duties has no duties section, one without a stack no stack section.
    await expect(page.getByRole("heading", { name: "Duty" })).toHaveCount(0)
    await expect(page.getByRole("heading", { name: "Tech Stack and Framework" })).toHaveCount(0)
    await expect(page.getByRole("link", { name: /Thunder sheet/ })).toBeVisible()
    // Its story is only on its own page.
    await expect(page.getByText("One evening")).toHaveCount(0)
  })
})

test("projects are in their sections, with platforms, links, and a GIF that plays as WebP", async ({ page }) => {
  const project = (title: string) => page.getByRole("region", { name: title, exact: true })
  await visit(page, "/side-projects/")
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Rainy days", "Sunny days"])
  const titles = ["Tide Table", "Signal Box", "Log", "Contact Sheet"]
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(titles)

  const first = project("Tide Table")
  await page.mouse.move(5, 5)
  await expect(first.locator("img[src$='.webp']:not(picture img)")).toHaveAttribute("src", /\.webp$/)
  await first.getByRole("button", { name: /^Pause/ }).click()
  await expect(first.getByRole("button", { name: /^Play/ })).toBeVisible()
  await expect(first.getByRole("img", { name: "A table of tides" })).toBeVisible()

  // By keyboard: a row below one that opens moves away from the pointer.
  for (const title of ["Signal Box", "Log"]) await page.getByRole("button", { name: title, exact: true }).press("Enter")
  const badge = (title: string) => project(title).getByRole("list", { name: "Platform" })
  await expect.soft(badge("Tide Table").getByRole("listitem")).toHaveText(["iOS", "Android"])
  await expect.soft(badge("Log").getByRole("listitem")).toHaveText(["Android"])
  await expect.soft(badge("Signal Box")).toHaveCount(0)
  await expect.soft(project("Signal Box").getByRole("heading")).toHaveText(["Desc", "Links", "Features"])
  await expect.soft(project("Signal Box").locator("[data-technology]")).toHaveCount(0)
  // There is no empty list of features either.
  await expect.soft(project("Log").getByRole("heading")).toHaveText(["Desc", "Platform"])
  const source = project("Signal Box").getByRole("link", { name: /^Source code.*opens in a new tab$/ })
  await expect.soft(source).toHaveAttribute("href", "https://code.example/signal-box")
  await expect.soft(source).toHaveAttribute("target", "_blank")
  const mail = project("Signal Box").getByRole("link", { name: "Ask the signalman", exact: true })
  await expect.soft(mail).toHaveAttribute("href", "mailto:box@example.org")
  await expect.soft(mail).not.toHaveAttribute("target")
  for (const link of [source, mail]) await expect.soft(link).toHaveAttribute("rel", "noopener")
})

test("a work's story is at the end of its own page, and its links lead where they say", async ({ page }) => {
  await visit(page, "/works/stage/")
  await expectPdf(page, "cue sheet", "cue-sheet.pdf")
  const main = page.getByRole("main")
  await expect(main.getByRole("heading", { level: 2, name: "One evening" })).toBeVisible()
  await expect(main.getByRole("heading", { level: 3, name: "Cues" })).toBeVisible()
  await expect(main.locator("ol > li", { hasText: "Footsteps: left, right, on gravel." }).locator("code")).toHaveText(
    "left, right",
  )
  await expect(main.locator("pre")).toHaveText("wind  +3 s\nrain  +9 s")
  const score = main.getByRole("link", { name: "here", exact: true })
  await expect(score).toHaveAttribute("href", "/works/")
  await expect(score).not.toHaveAttribute("target")
  await expect(main.getByRole("link", { name: /^there/ })).toHaveAttribute("rel", "noopener")
  await expect(main.getByRole("heading").last()).toHaveText("Cues")
})
