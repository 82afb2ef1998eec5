import type { Page } from "@playwright/test"
import { SAMPLE_CONTENT } from "../../scripts/lib/sample"
import { SITES } from "../../scripts/lib/sites"
import { publishedPages } from "../support/built-pages"
import { type PdfPage, readPdf, withoutWhitespace } from "../support/pdf"
import { HOME } from "../support/sample"
import { MAX_SCRIPT_DELAY } from "../../src/constants"
import { boxOf, expect, LARGE_SCREEN, openAll, outlineShown, PHONE, settled, test, visit } from "../support/test"

/** The long tests print every page of both owners, as loaded and after use; the quick ones print one of each kind, as loaded. */
const IS_LONG = process.env.PRINT === "all"

/** One page for each pattern of address. */
const ofEachKind = (pages: readonly string[]) => [
  ...new Map(pages.map((address) => [address.replace(/(?<=^\/[^/]+\/)[^/]+/, "*"), address])).values(),
]

type Paper = "A4" | "Letter"

/** Prints a page in its current state, and parses the PDF. */
const print = async (page: Page, format: Paper) => readPdf(await page.pdf({ format }))

/** Expects no page to be empty: each has the right page number and more text. */
function expectWholePages(pages: readonly PdfPage[]) {
  for (const [index, { text }] of pages.entries()) {
    const number = withoutWhitespace(`${index + 1} / ${pages.length}`)
    expect.soft(text.startsWith(number) || text.endsWith(number), `page ${index + 1}: ${text}`).toBe(true)
    expect.soft(text.length, `page ${index + 1}`).toBeGreaterThan(number.length + 10)
  }
}

/**
 * The texts that must be on one sheet together: a project with its description and features, a group with its numbered screenshots. A group that
 * doesn't fit on a sheet is split into its title and each of its screenshots.
 */
const sheetsOf = (page: Page): Promise<string[][]> =>
  page.locator("main .MuiAccordion-root:not(.MuiAccordion-root *)").evaluateAll((entries) =>
    entries.flatMap((entry) => {
      const firstText = (element: Element | null) => {
        const text = element && document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
        return text?.textContent ?? ""
      }
      const title = firstText(entry.querySelector("button"))
      const names = [...entry.querySelectorAll("ol")].flatMap(({ start, children }) =>
        [...children].map((item, index) => `${start + index} ${firstText(item)}`),
      )
      if (names.length > 10) return [[title], ...names.map((name) => [name])]
      const texts = [...entry.querySelectorAll("h4 + p, h4 + ul > li:not(:has([data-technology], a))")]
      return [[title, ...names, ...texts.map((element) => element.textContent)]]
    }),
  )

/** All that is printed, without white space. */
const textOf = (pages: readonly PdfPage[]) => pages.map(({ text }) => text).join("")

/** What is not printed: navigation, controls other than the rows of entries, and what is only for the screen or screen readers. */
const NOT_PRINTED = [
  "nav, noscript, script, .screen-only, .corner-mark, [role=tablist]",
  "button:not(.MuiAccordionSummary-root)",
  "figure a[target=_blank], a[target=_blank] > span:last-child, [aria-hidden=true]",
  // The row that opens the rest of a long group, which is printed in full.
  "h5",
].join()

/** The texts in a page's HTML as served, without those that are not printed. */
const textsOf = async (page: Page, address: string): Promise<string[]> => {
  const html = await (await page.request.get(address)).text()
  return page.evaluate(
    ([html, notPrinted]) => {
      const main = new DOMParser().parseFromString(html, "text/html").querySelector("main")
      for (const each of main?.querySelectorAll(notPrinted) ?? []) each.remove()
      const texts: string[] = []
      const walker = document.createTreeWalker(main ?? document, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "")
      return texts
    },
    [html, NOT_PRINTED] as const,
  )
}

/** Uses everything on a page: the viewer, each tab, each row, and the filter, which is reset. */
async function useAll(page: Page): Promise<void> {
  const main = page.getByRole("main")
  const view = main.locator("[data-view]").filter({ visible: true })
  if ((await view.count()) > 0) {
    await view.first().click()
    await expect(page.getByRole("dialog")).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(page.getByRole("dialog")).toBeHidden()
  }
  for (const tab of await main.getByRole("tab").all()) {
    if (!(await tab.isVisible())) continue
    await tab.click()
    await expect(tab).toHaveAttribute("aria-selected", "true")
  }
  // By attribute: until the next frame, Chromium considers visible what a tab has just hidden.
  const rows = main.locator("button[aria-expanded]:not([hidden] *)")
  // From last to first, because a row hides what is below it.
  for (const row of (await rows.all()).toReversed()) await row.click()
  const filter = main.locator("button[aria-pressed]").filter({ visible: true })
  if ((await filter.count()) > 0) for (let press = 0; press < 2; press += 1) await filter.first().click()
  // A group that is still opening has not requested its pictures yet.
  await settled(page)
  await page.waitForLoadState("networkidle")
}

const picturesOn = (pages: readonly PdfPage[]) => pages.reduce((sum, { pictures }) => sum + pictures, 0)

/** The pictures inserted for printing that fail to load. */
const brokenPictures = (page: Page) =>
  page.evaluate(async () => {
    window.dispatchEvent(new Event("beforeprint"))
    const pictures = [...document.querySelectorAll<HTMLImageElement>(".printed-picture")]
    const brokenSource = (picture: HTMLImageElement) =>
      picture.decode().then(
        () => [],
        () => [picture.src],
      )
    return (await Promise.all(pictures.map(brokenSource))).flat()
  })

/** Words of bars, buttons and navigation, which are not printed. */
const HIDDEN = "WORKS, Menu, Skip to, Switch to, Next:, On this page, Full size, new tab, ©, Print or save".split(", ")

/** How often a page prints the full URL of each profile, with its scheme. */
const FULL_URLS: Readonly<Record<string, number>> = { "/": 1, "/resume/": 0 }

/** Expects a printed page of the sample to have each link's address once, and no picture's. */
function expectPrintedWords(whole: string, address: string) {
  for (const word of HIDDEN) expect.soft(whole).not.toContain(withoutWhitespace(word))
  const count = FULL_URLS[address]
  if (count !== undefined) {
    for (const { href } of HOME.connect) {
      expect.soft(whole.split(href), href).toHaveLength(count + 1)
      // A project's code is at an address that begins with it.
      const shown = new RegExp(`${href.replace(/^https:\/\/(www\.)?/, "")}(?!/)`)
      expect.soft(whole.split(shown), href).toHaveLength(2)
    }
  }
  if (address === "/works/") expect.soft(whole).not.toMatch(/media|https?:/)
}

for (const { origin, contentFolder, folder } of IS_LONG ? Object.values(SITES) : [SITES.sample]) {
  test.describe(`printed pages of ${contentFolder}`, () => {
    // One owner has pictures on another host.
    test.use({ baseURL: origin, allowedHosts: ["images.example"], allowedErrors: /images\.example/, viewport: PHONE })

    /** The minimum number of pictures on each page: what is collapsed is printed, too. */
    const leastPictures: Readonly<Record<string, number>> =
      contentFolder === SAMPLE_CONTENT ? { "/works/": 25, "/projects/": 8 } : {}

    // The machine may lack a Chinese font: then no text can be read from the PDF.
    const pages = publishedPages(folder).filter((address) => !address.startsWith("/zh-HK/"))
    for (const address of [...(IS_LONG ? pages : ofEachKind(pages)), "/404/"]) {
      test(`${address} has all its text, closed entries' pictures, page numbers, no empty page`, async ({ page }) => {
        test.slow()
        await visit(page, address)
        const texts = await textsOf(page, address)
        expect(texts.length).toBeGreaterThan(0)
        const together = await sheetsOf(page)
        const expectAll = async (paper: Paper) => {
          const printed = await print(page, paper)
          expectWholePages(printed)
          const whole = textOf(printed)
          expect.soft(texts.filter((text) => !whole.includes(withoutWhitespace(text)))).toEqual([])
          if (contentFolder === SAMPLE_CONTENT && address !== "/404/") expectPrintedWords(whole, address)
          const isOnOne = (each: readonly string[]) =>
            printed.some(({ text }) => each.every((part) => text.includes(withoutWhitespace(part))))
          const apart = together.filter((each) => !isOnOne(each))
          expect.soft(apart, "on one sheet").toEqual([])
          expect.soft(picturesOn(printed)).toBeGreaterThanOrEqual(leastPictures[address] ?? 0)
          if (address !== "/resume/") return
          expect.soft(printed.length).toBeLessThanOrEqual(2)
          // The first sheet is full before the second begins.
          expect.soft(printed[0]?.text.length).toBeGreaterThan(whole.length / 2)
        }
        await test.step("as loaded, on A4", () => expectAll("A4"))
        expect.soft(await brokenPictures(page)).toEqual([])
        await page.evaluate(() => window.dispatchEvent(new Event("afterprint")))
        await expect.soft(page.locator(".printed-picture")).toHaveCount(0)
        if (!IS_LONG) return
        await useAll(page)
        await test.step("after use, on Letter", () => expectAll("Letter"))
      })
    }
  })
}

test("on paper there are no bars, buttons or navigation, and both themes are light @long", async ({ page }) => {
  test.slow()
  const controls = page.getByRole("button").or(page.getByRole("tab")).or(page.getByRole("navigation"))
  for (const address of ["/", "/works/", "/projects/", "/resume/", "/404/"]) {
    await page.setViewportSize(LARGE_SCREEN)
    await visit(page, address)
    if (address === "/works/") await outlineShown(page)
    await page.emulateMedia({ media: "print" })
    for (const viewport of [LARGE_SCREEN, PHONE]) {
      await page.setViewportSize(viewport)
      // The rows of accordion entries are printed as titles; the not-found page's content is navigation.
      const left = controls.and(page.locator(":not(.MuiAccordionSummary-root)")).filter({ visible: true })
      if (address !== "/404/") await expect.soft(left, address).toHaveCount(0)
    }
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, media: "screen" })
      await settled(page)
      await page.emulateMedia({ colorScheme, media: "print" })
      const looks = await page.evaluate(() => {
        const lightness = (colour: string) => Math.max(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number))
        const shown = [...document.querySelectorAll("main *")].filter((each) => each.checkVisibility())
        return {
          paper: lightness(getComputedStyle(document.body).backgroundColor),
          ink: Math.max(...shown.map((each) => lightness(getComputedStyle(each).color))),
          filters: shown.filter((each) => getComputedStyle(each).filter !== "none").length,
        }
      })
      expect.soft(looks.paper, `${address} ${colorScheme}`).toBe(255)
      expect.soft(looks.ink, `${address} ${colorScheme}`).toBeLessThan(150)
      expect.soft(looks.filters, `${address} ${colorScheme}`).toBe(0)
    }
    await page.emulateMedia({ colorScheme: null, media: null })
  }
})

test("an open viewer is not printed over the page", async ({ page }) => {
  await visit(page, "/works/")
  await page.getByRole("main").locator("[data-view]").filter({ visible: true }).first().click()
  const viewer = page.locator(".yarl__portal")
  await expect(viewer).toBeVisible()
  await page.emulateMedia({ media: "print" })
  await expect(viewer).toBeHidden()
  // The whole page is printed.
  expect((await print(page, "A4")).length).toBeGreaterThan(1)
})

test("opened groups are printed with their pictures, and printing leaves the page unchanged", async ({ page }) => {
  test.slow()
  await visit(page, "/works/")
  const panel = page.getByRole("tabpanel", { name: "Revamp - UI", exact: true })
  await openAll(panel)
  await outlineShown(page)
  // Wait for the groups' own pictures: printing would insert others for those that are missing.
  await expect(panel.getByRole("listitem").filter({ hasNot: page.getByRole("img") })).toHaveCount(0)
  await expect(panel.getByRole("img").first()).toBeVisible()
  // Elements with their attributes in any order, except the outline, which marks what is being read.
  const state = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("main, main :not(nav *)")].map((each) =>
        [each.tagName, ...[...each.attributes].map(({ name, value }) => `${name}="${value}"`).toSorted()].join(" "),
      ),
    )
  const before = await state()
  const printed = await print(page, "A4")
  expectPrintedWords(textOf(printed), "/works/")
  expect(picturesOn(printed)).toBeGreaterThanOrEqual(25)
  expect(await state()).toEqual(before)
})

test("the print style sheet is fetched after the first paint, and is not part of the HTML", async ({
  page,
  request,
}) => {
  const html = await (await request.get("/")).text()
  const address = /<link[^>]*media="print"[^>]*>/.exec(html)?.[0].match(/href="([^"]*)"/)?.[1] ?? ""
  expect(address).toMatch(/^\/print-[0-9a-f]{10}\.css$/)
  const response = await request.get(address)
  expect(response.headers()["cache-control"]).toContain("immutable")
  // The HTML itself contains only the print rules of single components.
  expect(html.match(/@media print/g)?.length ?? 0).toBeLessThan(20)
  await visit(page, "/")
  const sheets = () =>
    page.evaluate((maxDelay) => {
      const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN
      return performance
        .getEntriesByType("resource")
        .filter(({ name }) => /(?:print|late)-.*css|webmanifest/.test(name))
        .map(({ name, startTime }) => [
          /print|late|webmanifest/.exec(name)?.[0],
          startTime > Math.min(painted, maxDelay),
        ])
    }, MAX_SCRIPT_DELAY)
  // A sheet is listed once it has loaded.
  await expect.poll(sheets).toEqual(
    expect.arrayContaining([
      ["print", true],
      ["late", true],
    ]),
  )
  expect((await sheets()).filter(([, isLater]) => !isLater)).toEqual([])
})

test("on paper, a picture that is taller than a page is reduced to fit", async ({ page }) => {
  for (const [address, frame] of [
    ["/works/company/#revamp-mobile-ui/after", 'main ol > [data-orientation="portrait"] .picture-frame'],
    ["/projects/park-and-charge/", ".demo-slot .picture-frame"],
  ] as const) {
    await visit(page, address)
    const portrait = page.locator(`${frame} img`).first()
    await expect(portrait).toBeVisible()
    await page.emulateMedia({ media: "print" })
    await portrait.evaluate((image) => (image.style.height = "5000px"))
    expect((await boxOf(portrait)).height).toBeLessThan((200 / 25.4) * 96)
    await expect(portrait).toHaveCSS("object-fit", "contain")
    await page.emulateMedia({ media: null })
  }
})

test("a section of the résumé that is longer than a sheet begins on the sheet where the one before ends", async ({
  page,
}) => {
  await visit(page, "/resume/")
  await page
    .getByRole("article")
    .first()
    .evaluate((entry) => {
      for (let count = 0; count < 40; count += 1) entry.after(entry.cloneNode(true))
    })
  const [first] = await print(page, "A4")
  const entries = page.getByRole("article").filter({ hasText: "Frontend Developer" })
  expect(await entries.count()).toBeGreaterThan(40)
  expect(first?.text.split("FrontendDeveloper").length).toBeGreaterThan(4)
})
