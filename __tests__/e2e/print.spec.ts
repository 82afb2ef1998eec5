import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import type { Page } from "@playwright/test"
import { z } from "zod"
import { SITES } from "../../scripts/lib/sites"
import { type PdfPage, readPdf, squeezed } from "../support/pdf"
import { expect, LARGE_SCREEN, openAll, PHONE, test, visit } from "../support/test"

const PAPERS = ["A4", "Letter"] as const

const item = z.looseObject({ name: z.string(), img: z.unknown().optional(), video: z.unknown().optional() })
const texts = z.array(z.string()).default([])
const group = z.looseObject({ title: z.string(), content: z.array(item) })
const tab = z.looseObject({ label: z.string() })
const work = z.looseObject({ label: z.string(), title: z.string(), duration: z.string(), duty: texts })
const project = z.looseObject({ title: z.string(), desc: z.string(), feat: texts })
const home = z.looseObject({
  name: z.string(),
  tagline: z.string(),
  bio: z.array(z.looseObject({ period: z.string(), text: z.string(), page: z.string().optional() })),
  interests: texts,
  connect: z.array(z.object({ label: z.string(), href: z.string() })).default([]),
})

/** The folders in a folder of content, in their order. */
const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(folder, name))
    .toSorted()

const read = <Schema extends z.ZodType>(schema: Schema, folder: string, file: string): z.infer<Schema> =>
  schema.parse(JSON.parse(readFileSync(path.join(folder, file), "utf8")))

/** What an owner's content says, in the order in which pages do. */
function contentOf(folder: string) {
  return {
    home: read(home, folder, "home.json"),
    works: foldersIn(path.join(folder, "works")).map((each) => ({
      ...read(work, each, "work.json"),
      tabs: foldersIn(each).map((inner) => ({
        ...read(tab, inner, "tab.json"),
        groups: foldersIn(inner).map((innermost) => read(group, innermost, "group.json")),
      })),
    })),
    projects: foldersIn(path.join(folder, "projects")).map((each) => read(project, each, "project.json")),
  }
}

type Paper = (typeof PAPERS)[number]

/** Prints a page as it is, and reads what came out. */
const print = async (page: Page, format: Paper) => readPdf(await page.pdf({ format }))

/** No page is empty: each has more than its number, which is right. */
function expectWholePages(pages: readonly PdfPage[]) {
  for (const [index, { text }] of pages.entries()) {
    const number = squeezed(`${index + 1} / ${pages.length}`)
    expect(text.startsWith(number) || text.endsWith(number), `page ${index + 1}: ${text}`).toBe(true)
    expect(text.length, `page ${index + 1}`).toBeGreaterThan(number.length + 10)
  }
}

/** All texts of each entry are on one page. */
function expectWhole(pages: readonly PdfPage[], entries: readonly (readonly string[])[]) {
  for (const entry of entries) {
    const isOn = pages.map(({ text }) => entry.every((each) => text.includes(squeezed(each))))
    expect(isOn, entry.join(", ")).toContain(true)
  }
}

/** The groups of a work's tabs, each as it is printed: its title, and its screenshots with their numbers. */
function printedGroups(tabs: readonly { groups: readonly z.infer<typeof group>[] }[]): string[][] {
  let last = 0
  return tabs.flatMap(({ groups }) =>
    groups.map(({ title, content }) => {
      const names = content.map(({ name }, index) => `${last + index + 1} ${name}`)
      last += content.length
      return [title, ...names]
    }),
  )
}

/** Of a group as it is printed: whether it has more screenshots than a page holds. */
const isLong = (names: readonly string[]) => names.length > 10

/** All that is printed, without white space. */
const textOf = (pages: readonly PdfPage[]) => pages.map(({ text }) => text).join("")

/** Opens a page and waits until React has taken all of it over. */
async function visitWhole(page: Page, address: string) {
  await visit(page, address)
  await page.waitForFunction(() =>
    [...document.querySelectorAll("[data-print]")].every((each) =>
      Object.keys(each).some((key) => key.startsWith("__react")),
    ),
  )
}

for (const { origin, contentFolder, pages: added } of Object.values(SITES)) {
  test.describe(`printed pages of ${contentFolder}`, () => {
    // One owner's pictures lie elsewhere.
    test.use({ baseURL: origin, allowedHosts: ["images.example"], allowedErrors: /images\.example/ })
    const content = contentOf(contentFolder)

    for (const paper of PAPERS) {
      test(`have their text, numbers and no empty page on ${paper}`, async ({ page }) => {
        test.slow()
        const addresses = [
          "/",
          "/works/",
          "/projects/",
          "/resume/",
          "/404/",
          ...(added ? ["/tide-log/", "/harbour/"] : []),
        ]
        for (const address of addresses) {
          await visitWhole(page, address)
          expectWholePages(await print(page, paper))
        }
      })

      test(`have every work, duty and screenshot, with each group on one page, on ${paper}`, async ({ page }) => {
        test.slow()
        await visitWhole(page, "/works/")
        const printed = await print(page, paper)
        const whole = textOf(printed)
        for (const { label, title, duration, duty, tabs } of content.works) {
          for (const each of [label, title, duration, ...duty, ...tabs.map((inner) => inner.label)])
            expect(whole).toContain(squeezed(each))
        }
        const groups = content.works.flatMap(({ tabs }) => printedGroups(tabs))
        // No page has room for more.
        const [long, others] = [groups.filter(isLong), groups.filter((names) => !isLong(names))]
        expectWhole(printed, others)
        expectWhole(
          printed,
          long.flatMap(([title = "", ...names]) => [[title], ...names.map((name) => [name])]),
        )
      })

      test(`have every project with its features, each on one page, on ${paper}`, async ({ page }) => {
        test.slow()
        await visitWhole(page, "/projects/")
        const printed = await print(page, paper)
        expectWhole(
          printed,
          content.projects.map(({ title, desc, feat }) => [title, desc, ...feat]),
        )
      })

      test(`have the résumé on one or two pages of ${paper}, with contacts, duties and projects`, async ({ page }) => {
        await visitWhole(page, "/resume/")
        const printed = await print(page, paper)
        expect(printed.length).toBeLessThanOrEqual(2)
        const { name, tagline, connect, bio, interests } = content.home
        const whole = printed.map(({ text }) => text).join("")
        const said = [
          name,
          tagline,
          ...connect.map(({ href }) => href.replace(/^https:\/\/(www\.)?|^mailto:/, "")),
          ...content.works.flatMap(({ title, label, duration, duty }) => [title, label, duration, ...duty]),
          ...content.projects.flatMap(({ title, desc }) => [title, desc]),
          ...bio.filter((entry) => entry.page !== "works").flatMap(({ period, text }) => [period, text]),
          ...interests,
        ]
        for (const each of said) expect(whole).toContain(squeezed(each))
      })
    }

    test("have the pictures of all groups and projects, open or not", async ({ page }) => {
      test.slow()
      for (const address of ["/works/", "/projects/"]) {
        await visitWhole(page, address)
        const closed = await print(page, "A4")
        const broken = await page.evaluate(() => {
          window.dispatchEvent(new Event("beforeprint"))
          const pictures = [...document.querySelectorAll<HTMLImageElement>(".printed-picture")]
          return Promise.all(
            pictures.map((picture) =>
              picture.decode().then(
                () => [],
                () => [picture.src],
              ),
            ),
          ).then((each) => each.flat())
        })
        expect(broken).toEqual([])
        await page.evaluate(() => window.dispatchEvent(new Event("afterprint")))
        await expect(page.locator(".printed-picture")).toHaveCount(0)

        const count = (pages: readonly PdfPage[]) => pages.reduce((sum, { pictures }) => sum + pictures, 0)
        const there = contentFolder === "content" ? { "/works/": 25, "/projects/": 8 }[address] : 1
        expect(count(closed), address).toBeGreaterThanOrEqual(there ?? NaN)
      }
    })
  })
}

test.describe("on paper", () => {
  test("there are no bars, buttons and ways on, and no word of them", async ({ page }) => {
    test.slow()
    for (const viewport of [LARGE_SCREEN, PHONE]) {
      await page.setViewportSize(viewport)
      for (const address of ["/", "/works/", "/projects/", "/resume/"]) {
        await visitWhole(page, address)
        const whole = (await print(page, "A4")).map(({ text }) => text).join("")
        for (const word of [
          "WORKS",
          "Menu",
          "Skip to",
          "Switch to",
          "Next:",
          "On this page",
          "Full size",
          "new tab",
          "©",
          "As JSON",
        ])
          expect(whole, address).not.toContain(squeezed(word))
        await page.emulateMedia({ media: "print" })
        const controls = page.getByRole("button").or(page.getByRole("tab")).or(page.getByRole("navigation"))
        // The rows of accordion entries are titles now.
        await expect(
          controls.and(page.locator(":not(.MuiAccordionSummary-root)")).filter({ visible: true }),
        ).toHaveCount(0)
        await page.emulateMedia({ media: null })
      }
    }
  })

  test("each address of a link stands once, and that of no picture", async ({ page }) => {
    for (const [address, count] of [
      ["/", 1],
      ["/resume/", 0],
    ] as const) {
      await visitWhole(page, address)
      const whole = (await print(page, "A4")).map(({ text }) => text).join("")
      const { connect } = contentOf("content").home
      for (const { href } of connect) {
        expect(whole.split(href), `${href} on ${address}`).toHaveLength(count + 1)
        expect(whole.split(href.replace(/^https:\/\/(www\.)?/, "")), `${href} on ${address}`).toHaveLength(2)
      }
    }
    await visitWhole(page, "/works/")
    expect((await print(page, "A4")).map(({ text }) => text).join("")).not.toMatch(/media|https?:/)
  })

  test("both themes are light", async ({ page }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      for (const address of ["/", "/works/", "/projects/", "/resume/", "/404/"]) {
        await page.emulateMedia({ colorScheme, media: "screen" })
        await visitWhole(page, address)
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
        expect(looks.paper, `${address} ${colorScheme}`).toBe(255)
        expect(looks.ink, `${address} ${colorScheme}`).toBeLessThan(150)
        expect(looks.filters, `${address} ${colorScheme}`).toBe(0)
      }
    }
  })

  test("what was opened is printed with its pictures, and the page is afterwards as it was", async ({ page }) => {
    test.slow()
    await visitWhole(page, "/works/")
    const panel = page.getByRole("tabpanel", { name: "Revamp - UI", exact: true })
    await openAll(panel)
    // What comes in the moment of the print is not what was opened.
    await expect(panel.getByRole("listitem").filter({ hasNot: page.getByRole("img") })).toHaveCount(0)
    await expect(panel.getByRole("img").first()).toBeVisible()
    // Elements with their attributes, in whatever order; but for the outline, which tells what is being read.
    const state = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("main, main :not(nav *)")].map((each) =>
          [each.tagName, ...[...each.attributes].map(({ name, value }) => `${name}="${value}"`).toSorted()].join(" "),
        ),
      )
    const before = await state()
    const printed = await print(page, "A4")
    expect(printed.reduce((sum, { pictures }) => sum + pictures, 0)).toBeGreaterThanOrEqual(25)
    expect(await state()).toEqual(before)
  })
})

test("the print sheet is fetched after the first paint, and carries none of the page's bytes", async ({
  page,
  request,
}) => {
  const html = await (await request.get("/")).text()
  const address = /<link[^>]*media="print"[^>]*>/.exec(html)?.[0].match(/href="([^"]*)"/)?.[1] ?? ""
  expect(address).toMatch(/^\/print-[0-9a-f]{16}\.css$/)
  const response = await request.get(address)
  expect(response.headers()["cache-control"]).toContain("immutable")
  // In pages themselves stands only what a component says of itself.
  expect(html.match(/@media print/g)?.length ?? 0).toBeLessThan(20)
  await visitWhole(page, "/")
  const sheets = await page.evaluate(() => {
    const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN
    return performance
      .getEntriesByType("resource")
      .filter(({ name }) => /(?:print|late)-.*css|webmanifest/.test(name))
      .map(({ name, startTime }) => [/print|late|webmanifest/.exec(name)?.[0], startTime > painted])
  })
  expect(sheets).toEqual(
    expect.arrayContaining([
      ["print", true],
      ["late", true],
    ]),
  )
  expect(sheets.filter(([, isLater]) => !isLater)).toEqual([])
})
