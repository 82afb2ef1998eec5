import type { Point, Visit } from "./engine"

/** The part of a page that Playwright and Puppeteer have alike. */
interface DrivenPage {
  goto(address: string): Promise<unknown>
  goBack(): Promise<unknown>
  goForward(): Promise<unknown>
  reload(): Promise<unknown>
  evaluate(expression: string): Promise<unknown>
  screenshot(): Promise<Uint8Array>
  keyboard: { press(key: string): Promise<unknown> }
  mouse: {
    move(x: number, y: number, options?: { steps: number }): Promise<unknown>
    down(): Promise<unknown>
    up(): Promise<unknown>
  }
}

/** A visit by such a page; `own` is what the two call differently. */
export const visitBy = (page: DrivenPage, own: Pick<Visit, "resize" | "click" | "end">): Visit => ({
  goto: (address) => page.goto(address),
  back: () => page.goBack(),
  forward: () => page.goForward(),
  reload: () => page.reload(),
  evaluate: (expression) => page.evaluate(expression),
  press: (key) => page.keyboard.press(key),
  move: ({ x, y }) => page.mouse.move(x, y),
  drag: async (from: Point, to: Point) => {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 4 })
    await page.mouse.up()
  },
  screenshot: () => page.screenshot(),
  ...own,
})
