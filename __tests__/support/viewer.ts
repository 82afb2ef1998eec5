import type { CDPSession, Page } from "@playwright/test"
import { z } from "zod"
import { requestedBy } from "./requests"
import { expect, settled, visit } from "./test"

/** The work whose screenshots the tests look at. */
export const WORK = "company"

/** The element of a screenshot, by its address without the work's part. */
export const shotOf = (page: Page, address: string) => page.locator(`[id="${WORK}/${address}"]`)

export const viewButton = (page: Page, address: string) => shotOf(page, address).getByRole("button", { name: /^View/ })

export const compareButton = (page: Page, address: string) =>
  shotOf(page, address).getByRole("button", { name: /^Compare/ })

/** The viewer, whether it shows a group or a comparison. */
export const viewerOf = (page: Page) => page.getByRole("dialog")

/** The picture that the viewer shows. */
export const pictureOf = (page: Page) => viewerOf(page).locator('[data-picture="current"]')

/** Waits until the viewer is open, has loaded its picture and no longer moves. */
export async function viewerShows(page: Page, name: string): Promise<void> {
  await expect(viewerOf(page)).toBeVisible()
  await expect(viewerOf(page).getByRole("paragraph").filter({ hasText: name }).first()).toBeVisible()
  const picture = pictureOf(page).locator("img").first()
  const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0
  // Not by `loaded`, whose queries fail in a page without `checkVisibility`.
  await expect.poll(() => picture.evaluate(isLoaded)).toBe(true)
  await settled(page)
}

/** Waits until a click beside the picture can't be the second one of a double click that opened the viewer. */
export const doubleClickIsOver = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)))

/** Opens a screenshot of `/works/` in the viewer, and returns the path of the script that this loads. */
export async function openForScript(page: Page, address: string): Promise<string> {
  const scripts = requestedBy(page, /\.js$/)
  await visit(page, "/works/")
  const known = new Set(scripts)
  await viewButton(page, address).click()
  await expect(viewerOf(page)).toBeVisible()
  return scripts.find((each) => !known.has(each)) ?? "none"
}

/** Waits until the viewer is gone. */
export async function viewerIsGone(page: Page): Promise<void> {
  await expect(viewerOf(page)).toHaveCount(0)
  await settled(page)
}

/** Closes the viewer by keyboard, and waits until it is gone. */
export async function closeViewer(page: Page): Promise<void> {
  await page.keyboard.press("Escape")
  await viewerIsGone(page)
}

/** Merges `change` into the data of every picture of a group that the page loads from now on. */
export async function overrideMedia(page: Page, change: object): Promise<void> {
  await page.route(/\/(media|static)\/.*\.json$/, async (route) => {
    const response = await route.fetch()
    const { media } = z.object({ media: z.array(z.looseObject({})) }).parse(await response.json())
    await route.fulfill({ response, json: { media: media.map((each) => ({ ...each, ...change })) } })
  })
}

interface Point {
  x: number
  y: number
}

/** Touches with several fingers, sent through the Chrome DevTools Protocol. */
export class Fingers {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async of(page: Page): Promise<Fingers> {
    return new Fingers(page, await page.context().newCDPSession(page))
  }

  private async touch(type: "touchStart" | "touchMove" | "touchEnd", points: readonly Point[]): Promise<void> {
    const touchPoints = points.map(({ x, y }, id) => ({ x, y, id }))
    await this.session.send("Input.dispatchTouchEvent", { type, touchPoints })
  }

  /** Moves each finger from one point to another in several steps. */
  private async move(from: readonly Point[], to: readonly Point[], steps: number): Promise<void> {
    await this.touch("touchStart", from)
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps
      const points = from.map(({ x, y }, finger) => ({
        x: x + ((to[finger]?.x ?? x) - x) * part,
        y: y + ((to[finger]?.y ?? y) - y) * part,
      }))
      await this.touch("touchMove", points)
      // The browser merges all moves within a frame into one; React renders the result after that.
      await this.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    }
  }

  /** Moves each finger from one point to another in several steps, and lifts them. */
  async drag(from: readonly Point[], to: readonly Point[], steps = 8): Promise<void> {
    await this.move(from, to, steps)
    await this.touch("touchEnd", [])
  }

  /** Moves one finger, then adds a second one, and lifts both. */
  async dragWithSecond(from: Point, to: Point, second: Point): Promise<void> {
    await this.move([from], [to], 4)
    await this.touch("touchStart", [to, second])
    await this.touch("touchEnd", [])
  }

  /** Pinches with two fingers around a point: `from` and `to` are their distances from it, px. */
  pinch({ x, y }: Point, from: number, to: number): Promise<void> {
    const at = (spread: number) => [
      { x: x - spread, y },
      { x: x + spread, y },
    ]
    return this.drag(at(from), at(to))
  }

  async tapTwice(point: Point): Promise<void> {
    const tap = () => [this.touch("touchStart", [point]), this.touch("touchEnd", [])]
    // Sent without waiting: the second tap must follow within 300 ms, and the browser's response to the first may take longer.
    await Promise.all([...tap(), ...tap()])
  }
}
