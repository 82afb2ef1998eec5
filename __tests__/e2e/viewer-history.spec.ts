import type { Locator, Page } from "@playwright/test"
import { hold } from "../support/requests"
import { follow, swapped } from "../support/navigation"
import { expect, hydrated, reload, settled, test, visit } from "../support/test"
import {
  compareButton,
  doubleClickIsOver,
  openForScript,
  shotOf,
  viewButton,
  viewerIsGone,
  viewerOf,
  viewerShows,
  WORK,
} from "../support/viewer"

interface Shot {
  address: string
  name: string
}

/** The screenshots in `VISITS`, by short names. */
const SHOTS: Readonly<Record<string, Shot>> = {
  T: { address: "revamp-ui/before/table-management", name: "Table Management" },
  C: { address: "revamp-ui/before/close-and-settlement", name: "Close and Settlement" },
  F: { address: "revamp-ui/before/food-item", name: "Food Item" },
  I: { address: "revamp-ui/before/item-detail", name: "Item Detail" },
  aT: { address: "revamp-ui/after/table-management", name: "Table Management" },
  aF: { address: "revamp-ui/after/food-item", name: "Food Item" },
  D: { address: "new-features/food-order-status/after-change", name: "After change" },
}

function shotNamed(name: string): Shot {
  const shot = SHOTS[name]
  if (!shot) throw new Error(`Unknown screenshot: ${name}`)
  return shot
}

const addressOf = (name: string) => `${WORK}/${shotNamed(name).address}`

const press = (page: Page, name: string | RegExp) => viewerOf(page).getByRole("button", { name }).click()
const pressFirst = (buttons: Locator) => buttons.first().click()

/** A visitor's actions; some have an object, such as a screenshot. */
const ACTIONS: Readonly<Record<string, (page: Page, what: string) => Promise<unknown>>> = {
  "open by key": async (page, shot) => {
    await viewButton(page, shotNamed(shot).address).focus()
    await page.keyboard.press("Enter")
  },
  "deep compare": (page, shot) => page.goto(`/works/?compare=${addressOf(shot)}`),
  open: (page, shot) => viewButton(page, shotNamed(shot).address).click(),
  compare: (page, shot) => compareButton(page, shotNamed(shot).address).click(),
  deep: (page, shot) => page.goto(`/works/?view=${addressOf(shot)}`),
  tab: (page, name) => page.getByRole("tab", { name }).click(),
  group: (page, name) => pressFirst(page.getByRole("button", { name: new RegExp(`^${name}`), expanded: false })),
  "go to": (page, name) => page.getByRole("banner").getByRole("link", { name }).click(),
  head: (page) => pressFirst(page.getByRole("button", { name: /^View all/ })),
  "next group": (page) => press(page, /^Next:/),
  next: (page) => press(page, "Next"),
  previous: (page) => press(page, "Previous"),
  first: (page) => page.keyboard.press("Home"),
  last: (page) => page.keyboard.press("End"),
  "to comparison": (page) => press(page, "Compare with the other"),
  "one by one": (page) => press(page, "View one by one"),
  close: (page) => press(page, "Close"),
  // The second before the browser has handled the first.
  "escape twice": (page) =>
    viewerOf(page).evaluate(() => {
      for (let time = 0; time < 2; time += 1) {
        document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }))
      }
    }),
  escape: (page) => page.keyboard.press("Escape"),
  // On the space beside the picture.
  beside: async (page) => {
    await doubleClickIsOver(page)
    await page.mouse.click(6, 400)
  },
  back: (page) => page.goBack(),
  forward: (page) => page.goForward(),
  reload: (page) => page.reload(),
}

async function act(page: Page, action: string): Promise<void> {
  const name = Object.keys(ACTIONS).find((each) => action === each || action.startsWith(`${each} `))
  if (name === undefined) throw new Error(`Unknown action: ${action}`)
  await ACTIONS[name]?.(page, action.slice(name.length + 1))
}

/** The page's scroll position and the length of its history. */
const placeOf = (page: Page): Promise<{ top: number; entries: number }> =>
  page.evaluate(() => ({ top: window.scrollY, entries: window.history.length }))

/** @param state see `VISITS` */
async function expectState(page: Page, state: string, lastShown: string | undefined): Promise<void> {
  if (state.startsWith("at ")) {
    await expect(page).toHaveURL(state.slice(3))
    // Waits until the previous page is gone: going back to it earlier would keep its state.
    await swapped(page)
    return
  }
  const parameters = () => new URL(page.url()).searchParams
  if (state === "page") {
    // After another page, waits until it is replaced.
    await expect(page.getByRole("tab", { name: "Revamp - UI" })).toBeVisible()
    await swapped(page)
    await viewerIsGone(page)
    expect([...parameters().keys()]).toEqual([])
    if (lastShown) {
      await expect(shotOf(page, shotNamed(lastShown).address)).toBeInViewport()
      // Focus is on a control of the screenshot, or on its group's "View all".
      const hasFocus = (id: string) => {
        const focused = document.activeElement
        const around = focused?.closest(focused.textContent.startsWith("View all") ? "[data-sticky]" : "li")
        return around?.contains(document.getElementById(id))
      }
      await expect.poll(() => page.evaluate(hasFocus, addressOf(lastShown))).toBe(true)
      await expect(page.locator(":focus")).toBeInViewport({ ratio: 0.9 })
    }
    return
  }
  const isComparison = state.startsWith("compare ")
  const shot = state.replace("compare ", "")
  if (isComparison) await expect(page.locator(".yarl__slide_current").getByRole("slider")).toBeAttached()
  else await viewerShows(page, shotNamed(shot).name)
  expect(parameters().get(isComparison ? "compare" : "view")).toBe(addressOf(shot))
  expect(parameters().size).toBe(1)
  expect(await viewerOf(page).evaluate((viewer) => viewer.contains(document.activeElement))).toBe(true)
}

/**
 * What visitors do on `/works/` after they have come from the home page, and what they see after each step: the page without the viewer, a
 * screenshot in the viewer, a comparison, or another page.
 */
const VISITS = {
  "open and close the viewer in every way": `
    head: T, escape: page, head: T, next: C, back: page,
    open F: F, back: page, forward: F, back: page, open F: F, close: page,
    open F: F, beside: page, open by key F: F, escape: page, open F: F, escape twice: page, back: at /`,
  "page in the viewer": `
    open T: T, next: C, escape: page,
    open F: F, previous: C, previous: T, escape: page, open F: F, last: I, first: T, back: page,
    open F: F, next: I, close: page, forward: I, escape: page, open F: F, next: I, back: page, back: at /`,
  "reload with the viewer open": `
    open F: F, reload: F, back: page, open F: F, reload: F, close: page,
    open F: F, next: I, reload: I, escape: page, forward: I, back: page, back: at /`,
  "go on to the next group in the viewer": `
    open I: I, next group: aT, back: page, open I: I, next group: aT, reload: aT, close: page,
    open I: I, next group: aT, first: aT, escape: page, forward: aT, back: page, back: at /`,
  "open the viewer by an address": `
    deep F: F, next: I, escape: page, back: at /works/, deep F: F, back: at /works/, forward: F,
    close: page, reload: page, deep aF: aF, reload: aF, escape: page, deep D: D, close: page, open D: D, back: page`,
  "compare, also from a screenshot and by an address": `
    compare F: compare aF, back: page, compare F: compare aF, escape: page, forward: compare aF, close: page,
    compare F: compare aF, one by one: aF, back: page,
    open F: F, to comparison: compare aF, reload: compare aF, back: page,
    open F: F, to comparison: compare aF, one by one: aF, close: page, forward: aF, escape: page, back: at /,
    deep compare aF: compare aF, close: page, reload: page`,
  "open the viewer in another tab and another group, leave for another page and return": `
    tab New Features: page, open D: D, back: page, back: at /,
    go to WORKS: page, group After: page, open aF: aF, escape: page, forward: aF, back: page,
    open F: F, back: page, go to PROJECTS: at /projects/, back: page, open F: F, back: page,
    open F: F, close: page, go to PROJECTS: at /projects/, go to WORKS: page, open C: C, close: page`,
}

/** The visit that `npm test` runs. */
const QUICK = "open and close the viewer in every way"

for (const [what, steps] of Object.entries(VISITS)) {
  test(`visitors ${what}`, { tag: what === QUICK ? [] : "@long" }, async ({ page }) => {
    test.slow()
    await visit(page, "/")
    await follow(page, "Works")
    await expect(page).toHaveURL("/works/")
    await settled(page)

    let lastShown: string | undefined
    // A comparison returns to the button that opened it, also after a reload.
    let opener: { state: string; shot: string } | undefined
    let open: { top: number; shot: string } | undefined
    for (const step of steps.split(",")) {
      const [action = "", state = ""] = step.trim().split(": ")
      await test.step(`${action}: ${state}`, async () => {
        if (/^(open|compare|head)/.test(action)) {
          // Scrolls the button into view first, so that pressing it doesn't scroll.
          const [, shot = "T"] = /([A-Za-z]+)$/.exec(action.replace("head", "T")) ?? []
          await shotOf(page, shotNamed(shot).address).scrollIntoViewIfNeeded()
          await viewButton(page, shotNamed(shot).address).scrollIntoViewIfNeeded()
          open = { top: (await placeOf(page)).top, shot }
        } else if (/^(deep|reload|tab|group|go|next group|last|first)/.test(action)) {
          open = undefined
        }
        const { entries } = await placeOf(page)
        await act(page, action)
        if (/^(deep|reload)/.test(action)) await hydrated(page)
        const [, compared] = /^compare (.+)$/.exec(action) ?? []
        if (compared) opener = { state, shot: compared }
        // Closing it returns to the one of the two that is in the window.
        if (action === "to comparison" && lastShown) opener = { state, shot: lastShown }
        if (/^(deep|go)/.test(action)) opener = undefined
        if (state !== "page" && !state.startsWith("at ")) {
          lastShown = opener?.state === state ? opener.shot : state.replace("compare ", "")
        }
        const isNewPage = /^(tab|group|go|reload)/.test(action) && state === "page"
        if (isNewPage || state.startsWith("at ")) lastShown = undefined
        await expectState(page, state, state === "page" ? lastShown : undefined)
        const now = await placeOf(page)
        // Neither paging nor closing adds a history entry.
        if (/^(next|previous|first|last|to|one|close|escape|beside)/.test(action)) expect(now.entries).toBe(entries)
        // The page keeps its scroll position, unless the last screenshot is elsewhere.
        if (state === "page" && open && lastShown === open.shot) expect(now.top).toBe(open.top)
      })
    }
  })
}

test("a closed viewer isn't shown again while the browser still has to go back", async ({ page }) => {
  await page.addInitScript(() => {
    const back = history.back.bind(history)
    history.back = () => void setTimeout(back, 1000)
  })
  await visit(page, "/works/")
  await act(page, "open F")
  await expectState(page, "F", undefined)
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const [viewer] = document.querySelectorAll("[role=dialog]")
      if (viewer && viewer !== first) document.documentElement.dataset.shownAgain = "true"
    })
    const first = document.querySelector("[role=dialog]")
    observer.observe(document.body, { childList: true, subtree: true })
  })
  await act(page, "beside")
  await expect(page).toHaveURL("/works/")
  await expectState(page, "page", "F")
  await expect(page.locator("html")).not.toHaveAttribute("data-shown-again")
})

test("a step from the viewer past the entry below it shows the entry that it leads to", async ({ page }) => {
  await visit(page, "/works/")
  const { top } = await placeOf(page)
  await page.evaluate(() => (location.hash = "demo:company"))
  await act(page, "open F")
  await expectState(page, "F", undefined)
  await page.evaluate(() => history.go(-2))
  await expect(viewerOf(page)).toBeHidden()
  await settled(page)
  await expect(page).toHaveURL("/works/")
  expect((await placeOf(page)).top).toBe(top)
})

test("a press on one of its buttons while the viewer closes doesn't show it again", async ({ page }) => {
  await visit(page, "/works/")
  await act(page, "open F")
  await expectState(page, "F", undefined)
  const compare = await viewerOf(page).getByRole("button", { name: "Compare with the other" }).elementHandle()
  await page.evaluate((button) => {
    addEventListener("popstate", () => setTimeout(() => button instanceof HTMLElement && button.click(), 50), {
      once: true,
    })
  }, compare)
  await act(page, "escape")
  await doubleClickIsOver(page)
  await expectState(page, "page", "F")
})

for (const { name, viewport } of [
  { name: /^View all/, viewport: { width: 1280, height: 720 } },
  { name: /^Compare all/, viewport: { width: 390, height: 700 } },
]) {
  test(`closed after a reload, the viewer returns to the group's button that opened it: ${name.source.slice(1)}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await visit(page, "/works/")
    const button = page.getByRole("main").getByRole("button", { name }).first()
    // The middle of the picture below is outside the window.
    await button.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 40))
    await settled(page)
    const { top } = await placeOf(page)
    await button.press("Enter")
    await expect(viewerOf(page)).toBeVisible()
    await reload(page)
    await expect(viewerOf(page)).toBeVisible()
    await page.goBack()
    await viewerIsGone(page)
    await settled(page)
    expect((await placeOf(page)).top).toBe(top)
    await expect(button).toBeFocused()
  })
}

test("a picture that is opened while the viewer of the address still loads closes to the page", async ({ page }) => {
  const script = await openForScript(page, shotNamed("F").address)
  const viewer = await hold(page, `**${script}`)
  await visit(page, `/works/?view=${addressOf("T")}`)
  await act(page, "open F")
  await viewer.release()
  await expectState(page, "F", undefined)
  await act(page, "escape")
  await expectState(page, "page", "F")
  await expect(page).toHaveURL("/works/")
})

for (const isLoaded of [true, false]) {
  test(`two steps back close the viewer and lead to the previous page, ${isLoaded ? "which is loaded" : "also while it loads"}`, async ({
    page,
  }) => {
    await visit(page, "/")
    await act(page, "go to WORKS")
    await expectState(page, "page", undefined)
    await act(page, "open I")
    await expectState(page, "I", undefined)
    await act(page, "next group")
    await expectState(page, "aT", undefined)
    if (!isLoaded) {
      await reload(page)
      await expectState(page, "aT", undefined)
    }
    const home = await hold(page, /page-data\/index\//)
    await page.evaluate(() => history.go(-2))
    await viewerIsGone(page)
    await home.release()
    await expect(page.getByRole("heading", { level: 1, name: "Your Name" })).toBeVisible()
    await settled(page)
    await expect(page).toHaveURL("/")
  })
}
