import type { BrowserContext, Page } from "@playwright/test"
import type { Random } from "../support/random"
import { addressesIn, differenceOf, missingInWindow, openOn, type Place, placeOf } from "../support/places"
import { expect, hydrated, settled } from "../support/test"
import { Fingers } from "../support/viewer"

/** The part of the Navigation API that is used here; TypeScript doesn't know it yet. */
interface Navigation extends EventTarget {
  currentEntry: { key: string } | null
  canGoBack: boolean
  canGoForward: boolean
}

/** Something a visitor does, in a form that can be replayed. */
export type Step =
  | { do: "back" | "forward" | "reload" | "away" }
  | { do: "press"; control: string; by: "mouse" | "keyboard" | "touch" }
  | { do: "resize"; width: number; height: number }
  | { do: "wheel"; by: number }
  | { do: "swipe"; by: number }
  | { do: "key"; key: string }
  | { do: "type"; address: string }

/** Something that a visitor can press in the window. */
interface Control {
  /** Identifies it: its kind, its text, the address around it, and its number among those with the same. */
  name: string
  kind: string
  x: number
  y: number
  href: string | null
}

/** What a history entry showed when it was left. */
interface Snapshot {
  place: Place
  open: string[]
  size: string
  viewed: string | null
  /** The ids of elements whose middle was in the window. */
  seen: string[]
}

/** An entry of the history by the browser's key, and what it shows. */
interface State {
  key: string
  path: string
  isComparison: boolean
  snapshot: Snapshot
}

/** How long it may take to reach a state on a busy machine, ms. */
const STATE_TIMEOUT = 45_000

/** Most states are reached immediately or after a few frames. */
const POLLING = { timeout: STATE_TIMEOUT, intervals: [20, 50, 100] }

const KEYS = ["Tab", "Shift+Tab", "Enter", "Escape", "ArrowDown", "ArrowRight", "ArrowLeft", "Home", "End"] as const
const MORE_KEYS = ["PageDown", "PageUp", "Space"] as const

/** An address that no page has. */
export const NO_PAGE = "/no/such/page"

/** Hashes and parameters that point to nothing, or can't be decoded. */
const STRANGE = [
  "#%",
  "#100%-off",
  "#%E0%A4%A",
  "#nothing/of/that/name",
  "##",
  "?view=nothing",
  "?view=%",
  "?tech=COBOL",
]

/** A page of the site: its title, and the addresses in it. */
interface SitePage {
  path: string
  title: string
  ids: string[]
}

const PARAMETERS = ["view", "compare"] as const

/** The folder of an "after" in an address: its "before" is in a folder with `before` in its name instead. */
const AFTER = /\/after(-[\w-]+)?\//

/** All controls in the window that a visitor can see and press without leaving the site or opening a file. */
const controlsOn = (page: Page): Promise<Control[]> =>
  page.evaluate(() => {
    const dialog = document.querySelector("[role=dialog]")
    const counts = new Map<string, number>()
    const kindOf = (element: Element): string | null => {
      if (dialog) return dialog.contains(element) && !element.matches("a") ? "viewer" : null
      if (element.closest("header")) return element.matches("a") ? "bar" : "bar button"
      if (element.matches("[role=tab]")) return "tab"
      if (element.matches("button[aria-expanded]")) return "row"
      if (element.matches("[data-view]")) return "view"
      if (element.matches("[data-compare]")) return "compare"
      if (element.matches(".viewer-controls button")) return "view"
      if (element.matches("[data-strip] button[aria-pressed]")) return "filter"
      if (element.matches("a[href^='#']")) return "hash link"
      return element.matches("a") ? "link" : "button"
    }
    return [...document.querySelectorAll<HTMLElement>("a[href], button, [role=tab]")].flatMap((element) => {
      const kind = kindOf(element)
      if (kind === null || element.matches(":disabled, [aria-disabled=true]")) return []
      const link = element instanceof HTMLAnchorElement ? element : null
      // The language switch leads to pages that the visitor doesn't know.
      const isElsewhere = link && (link.target === "_blank" || link.origin !== location.origin || link.lang !== "")
      if (isElsewhere || (link && /\.\w+$/.test(link.pathname))) return []
      const within = element.closest("main [id]:not([id^='_'])")?.id ?? ""
      const words = (element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40)
      const label = `${kind}: ${words}${within && ` in ${within}`}`
      const count = (counts.get(label) ?? 0) + 1
      counts.set(label, count)
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const isInWindow = width > 0 && x > 0 && x < innerWidth && y > 0 && y < innerHeight
      if (!isInWindow || !element.contains(document.elementFromPoint(x, y))) return []
      return [{ name: count > 1 ? `${label} (${count})` : label, kind, x, y, href: link?.href ?? null }]
    })
  })

/** Controls that are on every page or change little, which are pressed rarely. */
const PLAIN_KINDS = ["bar", "bar button", "button"]

/** How often a visitor does things, relative to each other. */
const WEIGHTS: Readonly<Record<Step["do"], number>> = {
  press: 40,
  wheel: 18,
  key: 10,
  back: 12,
  forward: 6,
  reload: 5,
  type: 5,
  swipe: 4,
  resize: 3,
  away: 2,
}

/** The screenshot in the viewer by its address; null without a viewer. */
const viewedOn = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const query = new URLSearchParams(location.search)
    return document.querySelector("[role=dialog]") && (query.get("view") ?? query.get("compare"))
  })

/** What an address shows of a page: title, heading, selected tabs, and the screenshot in the viewer. */
const shownOn = (page: Page) =>
  page.evaluate(() => {
    const hash = location.hash.slice(1)
    let target: HTMLElement | null = null
    try {
      target = document.getElementById(decodeURIComponent(hash))
    } catch {
      // It can't be decoded.
    }
    // An address outside the tabs says nothing about them.
    const isOfTabs = hash === "" || Boolean(target?.closest("[role=tabpanel]"))
    const tabs = [...document.querySelectorAll("main [role=tab][aria-selected=true]")].filter((tab) => {
      // With a hash, only the tabs around its target.
      const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "")
      return tab.checkVisibility() && (hash === "" || panel?.contains(target))
    })
    const query = new URLSearchParams(location.search)
    return {
      title: document.title,
      heading: document.querySelector("main h1:not([hidden])")?.textContent ?? "",
      tabs: isOfTabs ? tabs.map(({ id }) => id).join(", ") : "",
      viewed: document.querySelector("[role=dialog]") && (query.get("view") ?? query.get("compare")),
    }
  })

type Shown = Awaited<ReturnType<typeof shownOn>>

/** What addresses show in a new window, by address and layout, for all visitors of a run. */
const SHOWN_IN_NEW_WINDOW = new Map<string, Shown>()

/** The widths at which the layout changes, px. */
const BREAKPOINTS = [600, 1200]

/** Why nothing can be seen of a part of the page; "" if something can. */
const hiddenOn = (page: Page, id: string): Promise<string> =>
  page.evaluate((address) => {
    const target = document.getElementById(address)
    if (!target) return `${address} is not on the page`
    const { top, bottom, height } = target.getBoundingClientRect()
    if (!target.checkVisibility({ visibilityProperty: true })) return `${address} is hidden`
    const seen = Math.min(bottom, innerHeight) - Math.max(top, 64)
    return seen >= Math.min(height, 24) - 1 ? "" : `${address} lies from ${top} to ${bottom}`
  }, id)

function pickFrom<T>({ between }: Random, items: readonly T[]): T | undefined {
  return items[between(0, items.length - 1)]
}

/** A visitor with a window, who remembers what each history entry showed when it was left. */
export class Visitor {
  private readonly snapshots = new Map<string, Snapshot>()
  private readonly complaints: string[] = []
  /** For the viewer's history entries by their keys: what it showed first, and the key of the entry that it was opened on. */
  private readonly opened = new Map<string, { first: string; isComparison: boolean; from: string | null }>()

  private constructor(
    private readonly page: Page,
    private readonly other: Page,
    private readonly fingers: Fingers,
    private readonly pages: readonly SitePage[],
  ) {
    page.on("pageerror", ({ message }) => this.complaints.push(message))
    page.on("console", (message) => {
      // The browser itself logs unknown addresses.
      if (message.type() === "error" && !message.text().includes("404 (Not Found)"))
        this.complaints.push(message.text())
    })
    page.on("response", (response) => {
      if (response.status() >= 400 && !response.url().includes(NO_PAGE))
        this.complaints.push(`${response.status()} ${response.url()}`)
    })
    page.on("requestfailed", (request) => {
      const text = request.failure()?.errorText ?? ""
      // Leaving a page aborts its requests.
      if (!text.includes("ERR_ABORTED")) this.complaints.push(`${text} ${request.url()}`)
    })
  }

  /**
   * @param context the visitor's window
   * @param other another window: of two pages in the same one, Chromium draws the hidden one only once a second
   */
  static async of(context: BrowserContext, other: BrowserContext, paths: readonly string[]): Promise<Visitor> {
    const readPage = async (path: string) => ({ path, ...addressesIn(await (await context.request.get(path)).text()) })
    const pages = await Promise.all(paths.map(readPage))
    const page = await context.newPage()
    return new Visitor(page, await other.newPage(), await Fingers.of(page), pages)
  }

  /** Chooses what to do next on the current page. */
  async choose(random: Random): Promise<Step> {
    let rest = random.next() * Object.values(WEIGHTS).reduce((sum, weight) => sum + weight, 0)
    const kind = Object.entries(WEIGHTS).find(([, weight]) => (rest -= weight) < 0)?.[0] as Step["do"] | undefined
    const isViewing = (await viewedOn(this.page)) !== null
    switch (kind) {
      case "back":
      case "forward":
      case "reload":
      case "away":
        return { do: kind }
      case "resize":
        return { do: kind, width: random.between(360, 1440), height: random.between(600, 1000) }
      case "wheel":
      case "swipe":
        return { do: kind, by: random.between(-600, 1200) }
      case "key": {
        const keys = isViewing || random.next() < 0.6 ? KEYS : MORE_KEYS
        return { do: kind, key: pickFrom<string>(random, keys) ?? "Tab" }
      }
      case "type":
        return { do: kind, address: this.someAddress(random) }
      case "press":
      case undefined: {
        const controls = await controlsOn(this.page)
        const isBusy = random.next() < 0.8
        const kinds = [...new Set(controls.map(({ kind: each }) => each))].filter(
          (each) => !isBusy || !PLAIN_KINDS.includes(each),
        )
        const chosen = pickFrom(random, kinds)
        const control = pickFrom(
          random,
          controls.filter((each) => each.kind === chosen),
        )
        if (!control) return { do: "wheel", by: 500 }
        const by = random.pick<"mouse" | "keyboard" | "touch">(["mouse", "mouse", "keyboard", "touch"])
        return { do: "press", control: control.name, by }
      }
    }
  }

  /** Any address of the site; most are of screenshots. */
  someAddress(random: Random): string {
    const { next, pick } = random
    const page = pickFrom(random, this.pages)?.path ?? "/"
    const chance = next()
    if (chance < 0.2) return page
    if (chance < 0.3) return page + (pickFrom(random, STRANGE) ?? "")
    const [path = page, id = "content"] =
      pickFrom(
        random,
        this.pages.flatMap(({ path, ids }) => ids.map((id) => [path, id])),
      ) ?? []
    return chance < 0.7 ? `${path}#${id}` : `${path}?${pick(PARAMETERS)}=${id}`
  }

  /** Steps that lead a new visitor to the current address and window size. */
  stepsToHere(): Step[] {
    const size = this.page.viewportSize()
    const { origin, href } = new URL(this.page.url())
    if (!size || origin === "null") return []
    return [
      { do: "type", address: href.slice(origin.length) },
      { do: "resize", ...size },
    ]
  }

  /** Does a step, and expects the page to be as it should be after it. Returns whether there was anything to do. */
  async perform(step: Step): Promise<boolean> {
    if (step.do !== "type" && this.page.url() === "about:blank") return false
    const before = await this.state()
    if (before.key) this.snapshots.set(before.key, before.snapshot)
    const arrival = await this.act(step, before)
    if (arrival === null) return false
    await this.waitUntilSettled()
    const now = await this.state()
    const isReturn =
      step.do === "reload" || step.do === "away" || (now.key !== before.key && this.snapshots.has(now.key))
    const atLeaving = this.snapshots.get(now.key)
    if (isReturn && atLeaving) await this.expectReturn(atLeaving, before, now.key)
    else if (arrival) await this.expectArrival()
    await this.expectIntact()
    const isNewPage = arrival && (step.do === "type" || now.path !== before.path)
    await this.expectSameInNewWindow(isNewPage)
    const { snapshot, isComparison } = await this.state()
    const { viewed } = snapshot
    const isOpened = before.snapshot.viewed === null && before.path === now.path && step.do !== "type"
    const from = isOpened ? before.key : null
    if (viewed !== null && !this.opened.has(now.key)) this.opened.set(now.key, { first: viewed, isComparison, from })
    return true
  }

  /** The entry of the history that is shown, and what it shows. */
  private async state(): Promise<State> {
    const { page } = this
    const [{ key, path, size, seen }, place, open, viewed] = await Promise.all([
      page.evaluate(() => ({
        // Identifies the entry, even if it has been replaced.
        key: (window.navigation as Navigation | undefined)?.currentEntry?.key ?? "",
        path: location.pathname,
        size: `${innerWidth} x ${innerHeight}`,
        seen: [...document.querySelectorAll("main [id]")]
          .filter((element) => {
            // Of a screenshot, at least half of the picture.
            const shown = element.querySelector(":scope:is(li) .picture-frame") ?? element
            const { top, bottom } = shown.getBoundingClientRect()
            const middle = (top + bottom) / 2
            return middle > 64 && middle < innerHeight && element.checkVisibility()
          })
          .map(({ id }) => id),
      })),
      placeOf(page),
      this.open(),
      viewedOn(this.page),
    ])
    const isComparison = new URL(this.page.url()).searchParams.has("compare")
    return { key, path, isComparison, snapshot: { place, open, size, viewed, seen } }
  }

  /** What is open and selected, including the filter's technologies. */
  private async open(): Promise<string[]> {
    const pressed = this.page.locator("main [data-strip] [aria-pressed=true]").allTextContents()
    return [...(await openOn(this.page)), ...(await pressed)]
  }

  /** Returns whether the step leads to an address whose target must be shown; null if the step isn't possible. */
  private async act(step: Step, before: State): Promise<boolean | null> {
    const { page } = this
    const isViewing = before.snapshot.viewed !== null
    switch (step.do) {
      case "back":
      case "forward": {
        const can = await page.evaluate(
          (isBack) => (window.navigation as Navigation | undefined)?.[isBack ? "canGoBack" : "canGoForward"],
          step.do === "back",
        )
        if (!can) return null
        await (step.do === "back" ? page.goBack() : page.goForward())
        return false
      }
      case "reload":
        await page.reload()
        return false
      case "away":
        await page.goto("about:blank")
        await page.goBack()
        return false
      case "resize":
        await page.setViewportSize({ width: step.width, height: step.height })
        return false
      case "wheel": {
        if (isViewing) return null
        const { width = 0, height = 0 } = page.viewportSize() ?? {}
        await page.mouse.move(width * 0.6, height / 2)
        const to = await page.evaluate((by) => {
          const last = document.documentElement.scrollHeight - innerHeight
          return Math.min(Math.max(0, scrollY + by), Math.max(0, last))
        }, step.by)
        await page.mouse.wheel(0, step.by)
        await expect
          .poll(() => page.evaluate((y) => Math.abs(scrollY - y) < 2, to), { message: "scrolled", ...POLLING })
          .toBe(true)
        return false
      }
      case "swipe": {
        const { width = 0, height = 0 } = page.viewportSize() ?? {}
        const by = Math.max(-250, Math.min(250, step.by))
        const from = { x: width / 2, y: height / 2 }
        await this.fingers.drag([from], [isViewing ? { x: from.x + by, y: from.y } : { x: from.x, y: from.y - by }])
        // If nothing scrolls, Chromium takes a tap within half a second for the end of a fling, on any page.
        if (isViewing) await page.waitForTimeout(600)
        return false
      }
      case "key":
        return this.pressKey(step.key, isViewing)
      case "type":
        // The browser would load nothing, or the same page again.
        if (page.url().replace(/^\w+:\/\/[^/]+/, "") === step.address) return null
        // Within a page, an address that points to nothing leads nowhere, and one that can't be decoded is removed from the address bar.
        return (await page.goto(step.address)) !== null || STRANGE.every((each) => !step.address.endsWith(each))
      case "press": {
        const control = (await controlsOn(page)).find(({ name }) => name === step.control)
        return control ? this.press(control, step.by) : null
      }
    }
  }

  private async pressKey(key: string, isViewing: boolean): Promise<boolean | null> {
    const { page } = this
    const { link, opens, closes } = await page.evaluate(() => {
      const { activeElement: element } = document
      const around = element?.closest("a")
      return {
        link: around && { isSafe: around.target !== "_blank" && !/\.\w+$/.test(around.pathname), href: around.href },
        opens: element?.matches(".viewer-controls button"),
        closes: element?.matches("[role=dialog] button[aria-label^=Close]"),
      }
    })
    if (key === "Enter" && link && !link.isSafe) return null
    if (key === "Enter" && link) return this.follow(link.href, () => page.keyboard.press(key))
    await page.keyboard.press(key)
    const isPress = key === "Enter" || key === "Space"
    const dialog = page.locator("[role=dialog]")
    if (isPress && opens) await expect(dialog).toHaveCount(1, { timeout: STATE_TIMEOUT })
    if (isViewing && (key === "Escape" || (isPress && closes)))
      await expect(dialog).toHaveCount(0, { timeout: STATE_TIMEOUT })
    return false
  }

  private async press({ name, kind, x, y, href }: Control, by: "mouse" | "keyboard" | "touch"): Promise<boolean> {
    const { page } = this
    const press = async () => {
      if (by === "mouse") await page.mouse.click(x, y)
      else if (by === "touch") await page.touchscreen.tap(x, y)
      else {
        await page.evaluate(
          ([left, top]) => {
            const found = document.elementFromPoint(left, top)?.closest<HTMLElement>("a, button, [role]")
            found?.focus({ preventScroll: true })
          },
          [x, y] as const,
        )
        // What gets the focus may scroll out from under the bar: the visitor leaves from there.
        await settled(page)
        const { key, snapshot } = await this.state()
        if (key) this.snapshots.set(key, snapshot)
        await page.keyboard.press("Enter")
      }
    }
    if (href !== null) return this.follow(href, press)
    await press()
    const dialog = page.locator("[role=dialog]")
    if (kind === "view" || kind === "compare") await expect(dialog).toHaveCount(1, { timeout: STATE_TIMEOUT })
    if (name.startsWith("viewer: Close")) await expect(dialog).toHaveCount(0, { timeout: STATE_TIMEOUT })
    return false
  }

  /** Follows a link, and waits until the page has its address. */
  private async follow(href: string, press: () => Promise<void>): Promise<boolean> {
    await press()
    await expect.poll(() => this.page.url(), { message: "the link's address", ...POLLING }).toBe(href)
    return true
  }

  /** Waits until only the page of the address is shown, and nothing moves. */
  private async waitUntilSettled(): Promise<void> {
    const { page } = this
    await page.waitForLoadState()
    await hydrated(page)
    const { pathname } = new URL(page.url())
    const title = this.pages.find(({ path }) => path === pathname)?.title
    await this.expectNone("only the page of the address is shown", () =>
      page.evaluate((wanted) => {
        if (wanted !== undefined && document.title !== wanted) return `has the title ${document.title}`
        if (document.querySelector("[data-state=exit]")) return "the page before is still there"
        const query = new URLSearchParams(location.search)
        const isAddressed = query.has("view") || query.has("compare")
        return document.querySelector("[role=dialog]") && !isAddressed ? "the viewer is open without an address" : ""
      }, title),
    )
    await settled(page)
    await this.expectNone("scrolling has ended", () =>
      page.evaluate(async () => {
        const from = scrollY
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
        return scrollY === from ? "" : "scrolls"
      }),
    )
  }

  private async expectNone(what: string, difference: () => Promise<string>): Promise<void> {
    await expect.poll(difference, { message: what, ...POLLING }).toBe("")
  }

  /** Expects an entry to show after a return what it showed when it was left. */
  private async expectReturn(atLeaving: Snapshot, before: State, key: string): Promise<void> {
    const { page } = this
    const opened = this.opened.get(before.key)
    // Null unless a viewer was closed by the return.
    const viewedBefore = opened?.from === key ? before.snapshot.viewed : null
    await this.expectNone("the viewer is as the entry was left", async () => {
      const viewed = await viewedOn(this.page)
      return viewed === atLeaving.viewed ? "" : `${viewed ?? "nothing"} instead of ${atLeaving.viewed ?? "nothing"}`
    })
    if (atLeaving.viewed !== null) return
    // Closing the viewer leads to what it showed last.
    if (viewedBefore !== null && (viewedBefore !== opened?.first || before.isComparison !== opened.isComparison)) {
      // Closing a comparison leads to the one of its pair that is in the window.
      const pair = [viewedBefore, opened?.first ?? "", viewedBefore.replace(AFTER, "/before$1/")]
      const { seen } = (await this.state()).snapshot
      const isPairSeen = before.isComparison && pair.some((each) => seen.includes(each))
      const hidden = () => hiddenOn(page, viewedBefore)
      if (!isPairSeen) await this.expectNone("what the viewer showed last is in the window", hidden)
      return
    }
    // A viewer opened by a focused button outside of the window leads there, and so does one of a picture whose group was closed meanwhile.
    const isUnseen = viewedBefore !== null && !atLeaving.seen.includes(viewedBefore)
    await this.expectNone("the same is open as when the entry was left", async () => {
      const { open, seen } = (await this.state()).snapshot
      if (isUnseen && seen.includes(viewedBefore)) return ""
      return open.join() === atLeaving.open.join() ? "" : `${open.join(", ")} instead of ${atLeaving.open.join(", ")}`
    })
    if ((await this.state()).snapshot.size !== atLeaving.size) return
    const difference = async () => {
      const { snapshot: now } = await this.state()
      return isUnseen && now.seen.includes(viewedBefore) ? "" : differenceOf(atLeaving.place, now.place)
    }
    await this.expectNone("the place is the one left", difference)
    await settled(page)
    expect(await difference(), "the place stays the one left").toBe("")
  }

  /** Expects the address's target to be in the window; without a target, the top of the page. */
  private async expectArrival(): Promise<void> {
    const { page } = this
    const { hash } = new URL(page.url())
    const id = await page.evaluate((text) => {
      try {
        return document.getElementById(decodeURIComponent(text.slice(1)))?.closest("main *")?.id ?? ""
      } catch {
        return ""
      }
    }, hash)
    if (id) await this.expectHead(id, "the address's target is in the window")
    else if (hash === "" && (await viewedOn(this.page)) === null) {
      await this.expectNone("a new page starts at its top", () =>
        page.evaluate(() => (scrollY === 0 ? "" : `starts at ${scrollY}`)),
      )
    }
  }

  /** Expects the start of an address's target to be in the window. */
  private async expectHead(id: string, what: string, page = this.page): Promise<void> {
    await this.expectNone(what, async () => {
      const top = await page.evaluate((address) => document.getElementById(address)?.getBoundingClientRect().top, id)
      return top === undefined || top >= 0 ? hiddenOn(page, id) : `${id} starts at ${top} px`
    })
  }

  /** Expects all pictures to be painted, the page to be usable and no wider than the window, and no errors. */
  private async expectIntact(): Promise<void> {
    const { page } = this
    await this.expectNone("the window is painted", async () => (await page.evaluate(missingInWindow)).join(", "))
    await this.expectNone("nothing is locked, lost or too wide", () =>
      page.evaluate(() => {
        const main = document.querySelector("main")
        const hasDialog = document.querySelector("[role=dialog]") !== null
        if (!main || main.textContent.length < 40) return "the content is lost"
        if (main.querySelectorAll("h1:not([hidden])").length !== 1) return "there isn't exactly one heading"
        const { scrollWidth } = document.documentElement
        if (!hasDialog && scrollWidth > innerWidth) return `${scrollWidth} px wide in a window of ${innerWidth}`
        if (!hasDialog && main.closest("[inert], [aria-hidden=true]")) return "the content is inert"
        const locked = [document.body, document.documentElement].some((element) =>
          /hidden|clip/.test(getComputedStyle(element).overflowY),
        )
        return locked && !hasDialog ? "the page is locked" : ""
      }),
    )
    expect(this.complaints, "nothing is thrown").toEqual([])
  }

  /**
   * Expects the address to show the same in a new window, which is opened once for each address and layout, and compared each time. A link to the
   * current page without a hash doesn't change its tabs.
   */
  private async expectSameInNewWindow(isNewPage: boolean): Promise<void> {
    const { page, other } = this
    const address = page.url()
    const size = page.viewportSize()
    if (!size) return
    const key = `${address} ${BREAKPOINTS.filter((from) => size.width >= from).join()}`
    const known = SHOWN_IN_NEW_WINDOW.get(key)
    if (known === undefined) {
      await other.setViewportSize(size)
      await other.goto(address)
      await hydrated(other)
    }
    // The page behind a viewer may have changed since the viewer was opened.
    const saysTabs = (isNewPage || new URL(address).hash !== "") && (await viewedOn(page)) === null
    const inWords = (shown: Shown) => JSON.stringify(saysTabs ? shown : { ...shown, tabs: "" })
    await this.expectNone("a new window shows the same page, tab and viewer at the address", async () => {
      const [here, there] = [await shownOn(page), known ?? (await shownOn(other))]
      return inWords(here) === inWords(there) ? "" : `${inWords(there)} instead of ${inWords(here)}`
    })
    if (known !== undefined) return
    const target = await other.evaluate(() => {
      try {
        const found = document.getElementById(decodeURIComponent(location.hash.slice(1)))
        return found?.parentElement?.closest("main") ? found.id : ""
      } catch {
        return ""
      }
    })
    if (target && (await viewedOn(other)) === null) {
      await this.expectHead(target, "a new window shows the address's target", other)
      await this.expectNone("a new window is painted", async () => (await other.evaluate(missingInWindow)).join(", "))
    }
    SHOWN_IN_NEW_WINDOW.set(key, await shownOn(other))
    // Animations there would slow down the visitor's page.
    await other.goto("about:blank")
  }
}
