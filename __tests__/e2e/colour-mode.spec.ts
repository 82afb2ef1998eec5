import type { Page } from "@playwright/test"
import { COLOURS } from "../../src/theme/tokens"
import { expect, hydrated, settled, test, visit } from "../support/test"

type Scheme = "light" | "dark"

/** The scheme that a visitor sees, by the brightness of the page's background. */
async function schemeOf(page: Page): Promise<Scheme> {
  const brightness = await page.evaluate(() => {
    const channels = getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? []
    return channels.slice(0, 3).reduce((sum, channel) => sum + channel, 0) / 3
  })
  return brightness > 128 ? "light" : "dark"
}

const toggleTo = (page: Page, scheme: Scheme) => page.getByRole("button", { name: `Switch to the ${scheme} theme` })

const storedMode = (page: Page) => page.evaluate(() => localStorage.getItem("theme"))

/** What may be stored: a mode, nothing if the visitor has never chosen one, or an invalid value. */
const STORED = ["light", "dark", "system", null, "sepia"]

for (const system of ["light", "dark"] as const) {
  test.describe(`on a ${system} system`, () => {
    test.use({ colorScheme: system })

    test("every frame has the stored scheme, or else the system's, even before the scripts load", async ({ page }) => {
      await page.addInitScript(() => {
        const colours = new Set<string>()
        Object.assign(window, { frameColours: colours })
        const look = () => {
          // Before the body is parsed, there is no colour and nothing to see.
          if (document.querySelector("body > *")) {
            // What the browser draws itself, such as scrollbars, follows `color-scheme`.
            const { colorScheme } = getComputedStyle(document.documentElement)
            colours.add(`${colorScheme} ${getComputedStyle(document.body).backgroundColor}`)
          }
          requestAnimationFrame(look)
        }
        look()
      })
      await visit(page, "/")
      for (const stored of STORED) {
        const scheme = stored === "light" || stored === "dark" ? stored : system
        await test.step(`with ${stored ?? "nothing"} stored`, async () => {
          await page.evaluate((mode) => {
            if (mode === null) localStorage.removeItem("theme")
            else localStorage.setItem("theme", mode)
          }, stored)
          await visit(page, "/")
          await settled(page)
          const frameColours = await page.evaluate<string[]>("[...window.frameColours]")
          expect.soft(frameColours).toEqual([expect.stringMatching(new RegExp(`^${scheme} rgb`))])
          expect.soft(await schemeOf(page)).toBe(scheme)
          await expect.soft(toggleTo(page, scheme === "light" ? "dark" : "light")).toBeVisible()
          await expect.soft(toggleTo(page, scheme)).toBeHidden()
        })
      }
    })
  })
}

/** The `theme-color` that applies: the colour of the browser's own interface. */
const browserColour = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
    return metas.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content)
  })

for (const [from, to, tag] of [
  ["light", "dark", ""],
  ["dark", "light", " @long"],
] as const) {
  test(`the toggle switches from ${from} to ${to} and back, by mouse and keyboard; the browser's colour follows, and the choice is remembered${tag}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: from })
    await visit(page, "/")
    expect(await browserColour(page)).toEqual([COLOURS[from].page])
    await toggleTo(page, to).click()
    await expect.poll(() => schemeOf(page)).toBe(to)
    expect(await storedMode(page)).toBe(to)
    await expect.poll(() => browserColour(page)).toEqual([COLOURS[to].page])

    await page.goto("/works/", { waitUntil: "commit" })
    await expect.poll(() => browserColour(page)).toEqual([COLOURS[to].page])
    expect(await schemeOf(page)).toBe(to)
    await hydrated(page)

    await toggleTo(page, from).focus()
    await page.keyboard.press("Enter")
    await expect.poll(() => schemeOf(page)).toBe(from)
    expect(await storedMode(page)).toBe(from)
    await expect.poll(() => browserColour(page)).toEqual([COLOURS[from].page])
    await expect(toggleTo(page, to)).toBeFocused()
  })
}

test("a second tab follows the toggle immediately", async ({ page, context }) => {
  const second = await context.newPage()
  await visit(page, "/")
  await visit(second, "/works/")
  await toggleTo(page, "dark").click()
  await expect.poll(() => schemeOf(second)).toBe("dark")
  await expect(toggleTo(second, "light")).toBeVisible()
  await toggleTo(second, "light").click()
  await expect.poll(() => schemeOf(page)).toBe("light")
})

test("an open page follows the system until the visitor chooses a theme, which then stays", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" })
  await visit(page, "/")
  await page.emulateMedia({ colorScheme: "dark" })
  await expect.poll(() => schemeOf(page)).toBe("dark")
  await toggleTo(page, "light").click()
  await page.emulateMedia({ colorScheme: "light" })
  await page.emulateMedia({ colorScheme: "dark" })
  await settled(page)
  expect(await schemeOf(page)).toBe("light")
  expect(await browserColour(page)).toEqual([COLOURS.light.page])
})
