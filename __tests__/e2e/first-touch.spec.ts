import type { Locator, Page } from "@playwright/test"
import { CONTROL_ATTRIBUTE, QUEUED_ATTRIBUTE } from "../../src/pre-hydration/attributes"
import { hold } from "../support/requests"
import { observeShifts, shifts } from "../support/layout-shifts"
import { barLink, pageLinks } from "../support/navigation"
import { boxOf, clickWithoutFocus, expect, hydrated, PHONE, settled, test } from "../support/test"

test.use({ viewport: PHONE })

/** Opens a page whose scripts are held back until the returned function is called. */
async function visitWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const scripts = await hold(page, "**/*.js")
  await page.goto(path, { waitUntil: "domcontentloaded" })
  return async () => {
    await scripts.release()
    await hydrated(page)
    // React has taken over every control.
    await expect(page.locator(`[${CONTROL_ATTRIBUTE}]`)).toHaveCount(0)
  }
}

interface Control {
  name: string
  path: string
  control: (page: Page) => Locator
  attribute: string
  /** What is visible once it has responded. */
  shows: (page: Page) => Locator
}

const CONTROLS: Control[] = [
  {
    name: "the menu",
    path: "/",
    control: (page) => page.getByRole("button", { name: "Menu" }),
    attribute: "aria-expanded",
    shows: (page) => barLink(page, "WORKS"),
  },
  {
    name: "a tab",
    path: "/works/",
    control: (page) => page.getByRole("tab", { name: "New Features" }),
    attribute: "aria-selected",
    shows: (page) => page.getByRole("tabpanel", { name: "New Features" }).getByRole("link").first(),
  },
  {
    name: "a gallery group",
    path: "/works/",
    control: (page) => page.getByRole("button", { name: /^After/ }),
    attribute: "aria-expanded",
    shows: (page) =>
      page
        .getByRole("region", { name: /^After/ })
        .getByRole("link")
        .first(),
  },
]

for (const { name, path, control, attribute, shows } of CONTROLS) {
  test(`before the scripts load, ${name} responds in the same task; hydration keeps its state`, async ({ page }) => {
    await observeShifts(page)
    const release = await visitWithoutScripts(page, path)
    const button = control(page)
    const expectShown = async (isShown: boolean) => {
      await expect(button).toHaveAttribute(attribute, String(isShown))
      await expect(shows(page)).toBeVisible({ visible: isShown })
    }
    await expectShown(false)
    const touch = () =>
      button.evaluate((element: HTMLElement, state) => {
        element.click()
        return element.getAttribute(state)
      }, attribute)
    // A touch doesn't close a tab.
    const isDisclosure = attribute === "aria-expanded"
    expect(await touch()).toBe("true")
    await expectShown(true)
    if (isDisclosure) {
      expect(await touch()).toBe("false")
      await expectShown(false)
      expect(await touch()).toBe("true")
      await expectShown(true)
    }
    await settled(page)
    // For this long, the browser attributes shifts to the visitor's input.
    await page.waitForTimeout(600)
    const before = await page.evaluate(() => window.scrollY)
    await shifts(page)

    await release()
    await expectShown(true)
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
    expect(await shifts(page)).toBeLessThan(0.005)
    if (!isDisclosure) return
    await button.click()
    await expectShown(false)
    await button.click()
    await expectShown(true)
  })
}

for (const { orientation, tab, title, count } of [
  { orientation: "landscape", tab: "Revamp - UI", title: /^After/, count: 4 },
  { orientation: "portrait", tab: "Revamp - Mobile UI", title: /^After/, count: 2 },
]) {
  test(`a group opened before hydration gets its ${orientation} pictures in reserved spaces`, async ({ page }) => {
    const release = await visitWithoutScripts(page, "/works/")
    const listed = page.getByRole("tab", { name: tab, exact: true })
    // A first page slides up: until it stops, what is pressed may have moved before the mouse button is released.
    await expect(listed).toBeVisible()
    await settled(page)
    await listed.click()
    const panel = page.getByRole("tabpanel", { name: tab, exact: true })
    await panel.getByRole("button", { name: title }).click()
    const group = panel.getByRole("region", { name: title })
    await expect(group.getByRole("link")).toHaveCount(count)
    const places = () =>
      group.locator("li, figure").evaluateAll((elements) =>
        elements.map((element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          return [left, top + window.scrollY, width, height]
        }),
      )
    // The group opens with an animation.
    await settled(page)
    const reserved = await places()

    await release()
    await expect(group.getByRole("img")).toHaveCount(count)
    for (const [index, place] of (await places()).entries()) {
      for (const [side, value] of place.entries()) {
        expect(Math.abs(value - (reserved[index]?.[side] ?? NaN))).toBeLessThanOrEqual(1)
      }
    }
  })
}

test("a menu closes by a click outside, Tab and Escape, before and after hydration, and stays closed", async ({
  page,
}) => {
  const release = await visitWithoutScripts(page, "/")
  const button = page.getByRole("button", { name: "Menu" })
  const menu = pageLinks(page)
  const closeInEachWay = async () => {
    await clickWithoutFocus(page, button)
    await expect(menu).toBeVisible()
    await expect(button).toBeFocused()
    // Outside the menu, where there is nothing to press.
    await page.mouse.click(4, 320)
    await expect(menu).toBeHidden()

    await button.focus()
    await page.keyboard.press("Enter")
    await expect(menu).toBeVisible()
    await barLink(page, "繁體中文").focus()
    await page.keyboard.press("Tab")
    await expect(menu).toBeHidden()
    await expect(button).not.toBeFocused()

    await button.focus()
    await page.keyboard.press("Enter")
    await expect(menu).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()

    await page.keyboard.press("Enter")
    await expect(menu).toBeVisible()
    // The browser may restore the page as it was left.
    await page.evaluate(() => dispatchEvent(new Event("pagehide")))
    await expect(menu).toBeHidden()
  }
  await closeInEachWay()

  await release()
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await closeInEachWay()
})

test("a click on another button is acknowledged, and repeated once hydrated; the menu stays open", async ({ page }) => {
  const release = await visitWithoutScripts(page, "/")
  const button = page.getByRole("button", { name: "Pause typing" })
  await settled(page)
  await button.click()
  await expect(button).toHaveAttribute(QUEUED_ATTRIBUTE)
  await page.getByRole("button", { name: "Menu" }).click()

  await release()
  await expect(page.getByRole("button", { name: "Resume typing" })).toBeVisible()
  await expect(page.locator(`[${QUEUED_ATTRIBUTE}]`)).toHaveCount(0)
  await expect(pageLinks(page)).toBeVisible()
})

for (const { storage, isRefused } of [
  { storage: "stores the choice", isRefused: false },
  { storage: "refuses to store it", isRefused: true },
]) {
  test(`before the scripts load, the theme changes at once and stays, if the browser ${storage}`, async ({ page }) => {
    if (isRefused) {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("refused", "SecurityError")
        }
      })
    }
    await page.emulateMedia({ colorScheme: "light" })
    const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    const release = await visitWithoutScripts(page, "/")
    expect(await scheme()).toBe("light")
    await page.getByRole("button", { name: "Switch to the dark theme" }).click()
    expect(await scheme()).toBe("dark")

    await release()
    expect(await scheme()).toBe("dark")
    await page.getByRole("button", { name: "Switch to the light theme" }).click()
    expect(await scheme()).toBe("light")
  })
}

test("two filters pressed before the scripts load are both applied; one pressed twice is not", async ({ page }) => {
  for (const [pressed, query] of [
    [["Typescript", "React Native"], "?tech=Typescript,React+Native"],
    [["Typescript", "Typescript"], ""],
  ] as const) {
    const release = await visitWithoutScripts(page, "/projects/")
    await settled(page)
    for (const label of pressed) await page.getByRole("button", { name: label }).click()
    await release()
    await expect(page).toHaveURL(`/projects/${query}`)
  }
})

test("an address filters the projects before the first paint, and opens a single match, until the visitor goes back", async ({
  page,
}) => {
  const rows = page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("button")
  const sections = page.getByRole("main").getByRole("heading", { level: 2 })
  await page.goto("/projects/")
  await hydrated(page)
  await page.getByRole("button", { name: "Dart", exact: true }).click()
  await expect(page).toHaveURL("/projects/?tech=Dart")
  const scripts = await hold(page, "**/*.js")
  await page.reload({ waitUntil: "domcontentloaded" })
  await expect(rows).toHaveText([/Virtual Memories/])
  await expect(rows).toHaveAttribute("aria-expanded", "true")
  await expect(sections).toHaveText(["Academy"])
  await page.goBack()
  await expect(page).toHaveURL("/projects/")
  await scripts.release()
  await expect(rows).toHaveCount(4)
  await expect(sections).toHaveText(["Personal", "Academy"])
})

test("a featured divider moved before the scripts load stays there, and so do its pictures", async ({ page }) => {
  const release = await visitWithoutScripts(page, "/")
  const divider = page.getByRole("main").getByRole("slider")
  await divider.focus()
  await page.keyboard.press("End")
  await expect(divider).toHaveValue("100")
  await release()
  await expect(divider).toHaveAttribute("aria-valuetext", /^100% before/)
  await expect(page.locator('[data-share="before"]')).toHaveCSS("clip-path", "inset(0px 0% 0px 0px)")
})

test("the menu that is opened before its styles and the scripts load has its entries in rows", async ({ page }) => {
  await page.route("**/static/late-*.css", () => undefined)
  await page.route("**/*.js", () => undefined)
  await page.goto("/", { waitUntil: "domcontentloaded" })
  await page.getByRole("button", { name: "Menu" }).click()
  let bottom = 0
  for (const entry of await pageLinks(page).getByRole("link").all()) {
    const box = await boxOf(entry)
    expect(box.y).toBeGreaterThanOrEqual(bottom)
    expect(box.height).toBeGreaterThanOrEqual(44)
    bottom = box.bottom
  }
  expect(bottom).toBeGreaterThan(0)
})

test("View pressed before the scripts load opens nothing if another tab was chosen since", async ({ page }) => {
  const release = await visitWithoutScripts(page, "/works/")
  await settled(page)
  await page.getByRole("button", { name: /^View/ }).nth(1).click()
  const tab = page.getByRole("tab", { name: "New Features" })
  await tab.click()
  await release()
  await settled(page)
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await expect(tab).toHaveAttribute("aria-selected", "true")
})

test("scrolling since a link followed before the scripts loaded is kept; Back leads to the start", async ({ page }) => {
  const release = await visitWithoutScripts(page, "/works/")
  await settled(page)
  await page.getByRole("link", { name: /Revamp - Mobile UI$/ }).click()
  await expect(page.getByRole("tabpanel", { name: "Revamp - Mobile UI" })).toBeVisible()
  await page.evaluate(() => scrollBy({ top: 900, behavior: "instant" }))
  const top = await page.evaluate(() => scrollY)
  expect(top).toBeGreaterThan(1000)
  await release()
  await settled(page)
  expect(await page.evaluate(() => scrollY)).toBe(top)
  await page.goBack()
  await expect(page).toHaveURL("/works/")
  await settled(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test("if the system's theme changes before the scripts load, the page follows; nothing is stored", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" })
  const release = await visitWithoutScripts(page, "/")
  await page.emulateMedia({ colorScheme: "dark" })
  await release()
  await expect(page.getByRole("button", { name: "Switch to the light theme" })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem("theme"))).not.toBe("light")
  await page.emulateMedia({ colorScheme: "light" })
  await expect(page.getByRole("button", { name: "Switch to the dark theme" })).toBeVisible()
})

for (const { name, path, control, stateOf } of [
  {
    name: "the colour mode @long",
    path: "/",
    control: (page: Page) => page.getByRole("button", { name: /^Switch to the/ }),
    stateOf: (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme === "dark"),
  },
  {
    name: "a project",
    path: "/projects/",
    control: (page: Page) => page.getByRole("button", { name: "Uni-Piece" }),
    stateOf: async (page: Page) =>
      (await page.getByRole("button", { name: "Uni-Piece" }).getAttribute("aria-expanded")) === "true",
  },
]) {
  test(`no tap on ${name} is lost, from the first paint until long after hydration`, async ({ page }) => {
    // Slow, because the processor is throttled.
    test.slow()
    await page.emulateMedia({ colorScheme: "light" })
    const session = await page.context().newCDPSession(page)
    // A slow phone, so that many of the taps happen during hydration.
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 })
    await page.goto(path, { waitUntil: "commit" })

    let taps = 0
    const tap = async () => {
      await control(page).click()
      taps += 1
      expect(await stateOf(page)).toBe(taps % 2 === 1)
    }
    do await tap()
    while ((await page.locator(`[${CONTROL_ATTRIBUTE}]`).count()) > 0)
    for (let more = 0; more < 5; more += 1) await tap()
  })
}
