import { expect } from "@playwright/test"
import { isHydrated } from "../support/test"
import type { Key, Point, Size, Visit } from "./engine"

/** A part of a page: the first that is seen of those that a selector finds and whose name, or text, matches. */
export interface Part {
  selector: string
  name?: RegExp
}

/** Something to press, by its name as assistive technology has it. */
export const control = (name: RegExp, within = ""): Part => ({
  selector: `${within} :is(a, button, [role=tab], [role=menuitem], [role=slider])`,
  name,
})

interface Found {
  box: { x: number; y: number; width: number; height: number }
  isInWindow: boolean
  isCovered: boolean
}

/** Finds a part in the page, and brings it into the window if it isn't there. It runs in the page. */
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
  const [middle, centre] = [x + width / 2, y + height / 2]
  const isInWindow = middle > 0 && middle < innerWidth && centre > 0 && centre < innerHeight
  const atCentre = isInWindow ? document.elementFromPoint(middle, centre) : null
  const isCovered = !atCentre || !(element.contains(atCentre) || atCentre.contains(element))
  if (!isInWindow || isCovered) element.scrollIntoView({ block: "center", behavior: "instant" })
  return { box: { x, y, width, height }, isInWindow, isCovered }
}

/** Somebody who visits the site with one of the engines: what they do and see, in the engine's own input. */
export class Visitor {
  constructor(
    readonly browser: Visit,
    readonly origin: string,
  ) {}

  /** Runs a function in the page: it can use nothing from outside of itself but its argument, which is data, as is its value. */
  async run<Value>(code: () => Value): Promise<Value>
  async run<Argument, Value>(code: (argument: Argument) => Value, argument: Argument): Promise<Value>
  async run(code: (argument?: unknown) => unknown, argument?: unknown): Promise<unknown> {
    return this.browser.evaluate(`(${code.toString()})(${argument === undefined ? "" : JSON.stringify(argument)})`)
  }

  /** Runs a function in the page with the first element that a selector finds. */
  async of<Value>(code: (element: Element) => Value, selector: string): Promise<Value> {
    // What the function returns is its value, in JSON's terms.
    return this.browser.evaluate(
      `(${code.toString()})(document.querySelector(${JSON.stringify(selector)}))`,
    ) as Promise<Value>
  }

  /** Waits until a function in the page has a value. */
  async sees<Value>(what: string, code: () => Value, expected: Value): Promise<void> {
    await expect.poll(() => this.run(code), what).toEqual(expected)
  }

  /** Tells the page that it is about to be left: see `reporting-server.ts`. */
  leave(): Promise<void> {
    return this.run(() => void Object.assign(window, { isLeft: true }))
  }

  /** Opens an address and waits until the page answers to touches. */
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

  /** Waits until React has taken over, and nothing on the page moves that comes to an end. */
  async arrived(): Promise<void> {
    await this.sees("that the page answers", isHydrated, true)
    await this.settled()
  }

  async settled(): Promise<void> {
    await this.sees(
      "that nothing moves",
      () =>
        document.getAnimations().filter(
          ({ playState, timeline, effect }) =>
            playState === "running" &&
            timeline === document.timeline &&
            // In a closed entry Firefox lets none begin.
            effect instanceof KeyframeEffect &&
            effect.target?.checkVisibility() &&
            effect.getComputedTiming().endTime !== Infinity,
        ).length,
      0,
    )
  }

  /** Where a part is, once it stands still in the window with nothing over it. */
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

  /** Waits until a part's text, or its value, is so. */
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
    // Between two documents there is nothing to ask.
    const address = () => this.run(() => location.href).catch(() => "on the way")
    await expect.poll(address, "the address").toBe(this.origin + path)
  }

  resize(size: Size) {
    return this.browser.resize(size)
  }
}
