import { expect } from "@playwright/test"
import { LATE_SHEET } from "../../src/constants"
import { hasLateSheet, isHydrated } from "../support/test"
import type { Key, Point, Visit } from "./engine"

/** A part of a page: the first visible element that matches a selector and whose name or text matches. */
export interface Part {
  selector: string
  name?: RegExp
}

/** A control, by its accessible name. */
export const control = (name: RegExp, within = ""): Part => ({
  selector: `${within} :is(a, button, [role=tab], [role=slider])`,
  name,
})

interface Found {
  box: { x: number; y: number; width: number; height: number }
  isInWindow: boolean
  isCovered: boolean
}

/** Finds a part of the page, and scrolls it into the window if necessary. It runs in the page. */
function find({ selector, source }: { selector: string; source: string }): Found | null {
  const name = new RegExp(source)
  // `innerText` has only what is rendered.
  const nameOf = (element: HTMLElement) =>
    (element.getAttribute("aria-label") ?? element.innerText).replace(/\s+/g, " ").trim()
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (each) => each.checkVisibility({ visibilityProperty: true }) && name.test(nameOf(each)),
  )
  if (!element) return null
  const { x, y, width, height } = element.getBoundingClientRect()
  const [centreX, centreY] = [x + width / 2, y + height / 2]
  const isInWindow = centreX > 0 && centreX < innerWidth && centreY > 0 && centreY < innerHeight
  const atCentre = isInWindow ? document.elementFromPoint(centreX, centreY) : null
  const isCovered = !atCentre || !(element.contains(atCentre) || atCentre.contains(element))
  if (!isInWindow || isCovered) element.scrollIntoView({ block: "center", behavior: "instant" })
  return { box: { x, y, width, height }, isInWindow, isCovered }
}

/** A visitor of the site in one of the engines, whose actions are the engine's own input. */
export class Visitor {
  constructor(
    readonly browser: Visit,
    readonly origin: string,
  ) {}

  /** Runs a function in the page. It can use nothing from outside but its argument; that and its return value must be JSON. */
  async run<Value>(code: () => Value): Promise<Value>
  async run<Argument, Value>(code: (argument: Argument) => Value, argument: Argument): Promise<Value>
  async run(code: (argument?: unknown) => unknown, argument?: unknown): Promise<unknown> {
    return this.browser.evaluate(`(${code.toString()})(${argument === undefined ? "" : JSON.stringify(argument)})`)
  }

  /** Runs a function in the page with the first element that a selector finds. */
  async runOn<Value>(code: (element: Element) => Value, selector: string): Promise<Value> {
    // The function's return value has passed through JSON.
    return this.browser.evaluate(
      `(${code.toString()})(document.querySelector(${JSON.stringify(selector)}))`,
    ) as Promise<Value>
  }

  /** Waits until a function in the page returns a value. */
  async sees<Value>(what: string, code: () => Value, expected: Value): Promise<void> {
    await expect.poll(() => this.run(code), what).toEqual(expected)
  }

  /** Marks the page as about to be left: see `reporting-server.ts`. */
  leave(): Promise<void> {
    return this.run(() => void Object.assign(window, { isLeft: true }))
  }

  /** Opens an address and waits until the page is hydrated and nothing moves. */
  async visit(path: string): Promise<void> {
    await this.leave()
    await this.browser.goto(this.origin + path)
    await this.arrived()
  }

  async reload(): Promise<void> {
    await this.leave()
    await this.browser.reload()
    await this.arrived()
  }

  /** Waits until the page is hydrated, has all its styles, and no animation that ends is running. */
  async arrived(): Promise<void> {
    await this.sees("the page is hydrated", isHydrated, true)
    await expect.poll(() => this.run(hasLateSheet, LATE_SHEET), "all styles").toBe(true)
    await this.settled()
  }

  async settled(): Promise<void> {
    await this.sees(
      "nothing moves",
      () =>
        document.getAnimations().filter(
          ({ playState, timeline, effect }) =>
            playState === "running" &&
            timeline === document.timeline &&
            // In a closed entry, Firefox never starts animations.
            effect instanceof KeyframeEffect &&
            effect.target?.checkVisibility() &&
            effect.getComputedTiming().endTime !== Infinity,
        ).length,
      0,
    )
  }

  /** A part's box, once it is still, in the window and not covered. */
  async boxOf({ selector, name = /(?:)/ }: Part): Promise<Found["box"]> {
    let last = ""
    let found: Found | null = null
    await expect
      .poll(async () => {
        found = await this.run(find, { selector, source: name.source })
        const [before, now] = [last, JSON.stringify(found)]
        last = now
        return found !== null && found.isInWindow && !found.isCovered && before === now
      }, `${selector} ${name} in the window`)
      .toBe(true)
    // TypeScript doesn't see the assignment in the function.
    const { box } = found as unknown as Found
    return box
  }

  private async centreOf(part: Part): Promise<Point> {
    const { x, y, width, height } = await this.boxOf(part)
    return { x: x + width / 2, y: y + height / 2 }
  }

  async click(part: Part, times = 1): Promise<void> {
    await this.browser.click(await this.centreOf(part), times)
  }

  async drag(part: Part, from: number, to: number): Promise<void> {
    const { x, y, width, height } = await this.boxOf(part)
    const at = (share: number) => ({ x: x + width * share, y: y + height / 2 })
    await this.browser.drag(at(from), at(to))
  }

  async press(...keys: Key[]): Promise<void> {
    for (const key of keys) await this.browser.press(key)
  }

  /** Waits until an element's text or value is as expected. */
  async reads(selector: string, expected: string | RegExp): Promise<void> {
    const text = () =>
      this.run((css) => {
        const element = [...document.querySelectorAll(css)].find((each) =>
          each.checkVisibility({ visibilityProperty: true }),
        )
        if (!element) return "nothing"
        return element instanceof HTMLInputElement ? element.value : element.textContent.replace(/\s+/g, " ").trim()
      }, selector)
    const polled = expect.poll(text, selector)
    await (typeof expected === "string" ? polled.toBe(expected) : polled.toMatch(expected))
  }

  async isAt(path: string): Promise<void> {
    // Between two documents nothing can be evaluated.
    const address = () => this.run(() => location.href).catch(() => "loading")
    await expect.poll(address, "the address").toBe(this.origin + path)
  }
}
