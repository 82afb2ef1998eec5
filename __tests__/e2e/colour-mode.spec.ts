import type { Page } from "@playwright/test"
import { COLOURS } from "../../src/theme/tokens"
import { expect, hydrated, settled, test, visit } from "../support/test"

type Scheme = "light" | "dark"

/** The page's colour in each scheme, as a visitor's eye has it: the one light, the other dark. */
async function schemeOf(page: Page): Promise<Scheme> {
  const brightness = await page.evaluate(() => {
    const channels = getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? []
    return channels.slice(0, 3).reduce((sum, channel) => sum + channel, 0) / 3
  })
  return brightness > 128 ? "light" : "dark"
}

const toggleTo = (page: Page, scheme: Scheme) => page.getByRole("button", { name: `Switch to the ${scheme} theme` })

const storedMode = (page: Page) => page.evaluate(() => localStorage.getItem("theme"))

const store = (page: Page, mode: string) =>
  page.addInitScript((value) => {
    // Once: what the visitor chooses later must survive a reload.
    if (sessionStorage.getItem("stored")) return
    sessionStorage.setItem("stored", "yes")
    localStorage.setItem("theme", value)
  }, mode)

const COMBINATIONS: { stored: string | null; system: Scheme; scheme: Scheme }[] = [
  { stored: "light", system: "light", scheme: "light" },
  { stored: "light", system: "dark", scheme: "light" },
  { stored: "dark", system: "light", scheme: "dark" },
  { stored: "dark", system: "dark", scheme: "dark" },
  { stored: "system", system: "light", scheme: "light" },
  { stored: "system", system: "dark", scheme: "dark" },
  // A visitor who has never chosen, and a value that is no mode: as system.
  { stored: null, system: "light", scheme: "light" },
  { stored: null, system: "dark", scheme: "dark" },
  { stored: "sepia", system: "light", scheme: "light" },
  { stored: "sepia", system: "dark", scheme: "dark" },
]

for (const { stored, system, scheme } of COMBINATIONS) {
  test.describe(`with ${stored ?? "nothing"} stored on a ${system} system`, () => {
    test.use({ colorScheme: system })

    test.describe("before any script of the page has come", () => {
      test.use({ allowedErrors: /ERR_FAILED/ })

      test(`the page is ${scheme}`, async ({ page }) => {
        if (stored !== null) await store(page, stored)
        await page.route("**/*.js", (route) => route.abort())
        for (const path of ["/", "/works/"]) {
          await page.goto(path, { waitUntil: "domcontentloaded" })
          expect(await schemeOf(page)).toBe(scheme)
          // What the browser draws itself, such as scrollbars, goes along.
          expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(scheme)
        }
      })
    })

    test(`the page is ${scheme} in every frame, and its toggle says so`, async ({ page }) => {
      if (stored !== null) await store(page, stored)
      await page.addInitScript(() => {
        const colours = new Set<string>()
        window.frameColours = colours
        const look = () => {
          // What has not been parsed yet has no colour, nor anything to see.
          if (document.querySelector("body > *")) colours.add(getComputedStyle(document.body).backgroundColor)
          requestAnimationFrame(look)
        }
        look()
      })
      await visit(page, "/")
      await settled(page)
      expect(await page.evaluate(() => [...(window.frameColours ?? [])])).toHaveLength(1)
      expect(await schemeOf(page)).toBe(scheme)
      await expect(toggleTo(page, scheme === "light" ? "dark" : "light")).toBeVisible()
      await expect(toggleTo(page, scheme)).toBeHidden()
    })
  })
}

declare global {
  interface Window {
    frameColours?: Set<string>
  }
}

test.describe("the toggle", () => {
  for (const [from, to] of [
    ["light", "dark"],
    ["dark", "light"],
  ] as const) {
    test(`switches from ${from} to ${to} and back, and says what it will do`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: from })
      await visit(page, "/")
      await toggleTo(page, to).click()
      await expect.poll(() => schemeOf(page)).toBe(to)
      expect(await storedMode(page)).toBe(to)
      await toggleTo(page, from).click()
      await expect.poll(() => schemeOf(page)).toBe(from)
      expect(await storedMode(page)).toBe(from)
    })
  }

  test("is remembered by the next visit and by every page", async ({ page }) => {
    await visit(page, "/")
    await toggleTo(page, "dark").click()
    await expect.poll(() => storedMode(page)).toBe("dark")
    await page.reload()
    expect(await schemeOf(page)).toBe("dark")
    await page.goto("/projects/")
    expect(await schemeOf(page)).toBe("dark")
  })

  test("is followed by a second tab, at once", async ({ page, context }) => {
    const second = await context.newPage()
    await visit(page, "/")
    await visit(second, "/works/")
    await toggleTo(page, "dark").click()
    await expect.poll(() => schemeOf(second)).toBe("dark")
    await expect(toggleTo(second, "light")).toBeVisible()
    await toggleTo(second, "light").click()
    await expect.poll(() => schemeOf(page)).toBe("light")
  })

  test("is used by keyboard", async ({ page }) => {
    await visit(page, "/")
    await toggleTo(page, "dark").focus()
    await page.keyboard.press("Enter")
    await expect.poll(() => schemeOf(page)).toBe("dark")
    await expect(toggleTo(page, "light")).toBeFocused()
  })
})

test.describe("the browser's own colour", () => {
  /** The colour of the one `theme-color` that holds. */
  const browserColour = (page: Page) =>
    page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      return metas.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content)
    })

  test("follows the toggle, whatever the system prefers, and what is stored", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" })
    await visit(page, "/")
    expect(await browserColour(page)).toEqual([COLOURS.light.page])
    await toggleTo(page, "dark").click()
    await expect.poll(() => browserColour(page)).toEqual([COLOURS.dark.page])
    await page.goto("/works/", { waitUntil: "commit" })
    await expect.poll(() => browserColour(page)).toEqual([COLOURS.dark.page])
    await page.emulateMedia({ colorScheme: "dark" })
    await hydrated(page)
    await toggleTo(page, "light").click()
    await expect.poll(() => browserColour(page)).toEqual([COLOURS.light.page])
  })

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false })
    test("is the system's", async ({ page }) => {
      await page.goto("/")
      for (const scheme of ["light", "dark"] as const)
        await expect(
          page.locator(`meta[name="theme-color"][media="(prefers-color-scheme: ${scheme})"]`),
        ).toHaveAttribute("content", COLOURS[scheme].page)
    })
  })
})

test("without a choice the page follows the system while it is open", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" })
  await visit(page, "/")
  await page.emulateMedia({ colorScheme: "dark" })
  await expect.poll(() => schemeOf(page)).toBe("dark")
  await expect(toggleTo(page, "light")).toBeVisible()
})

test("a choice stands whatever the system does", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" })
  await visit(page, "/")
  await toggleTo(page, "light").click()
  await page.emulateMedia({ colorScheme: "light" })
  await page.emulateMedia({ colorScheme: "dark" })
  await settled(page)
  expect(await schemeOf(page)).toBe("light")
})
