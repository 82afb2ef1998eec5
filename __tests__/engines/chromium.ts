import { chromium, type Page } from "@playwright/test"
import { chromiumArguments, ensureChromium } from "../../scripts/lib/chromium"
import type { Browser, Visit } from "./engine"

/** Chromium by Playwright. */
export async function startChromium(): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments() })
  return {
    open: async () => visitIn(await browser.newPage()),
    close: () => browser.close(),
  }
}

function visitIn(page: Page): Visit {
  return {
    goto: (address) => page.goto(address),
    back: () => page.goBack(),
    forward: () => page.goForward(),
    reload: () => page.reload(),
    evaluate: (expression) => page.evaluate(expression),
    resize: (size) => page.setViewportSize(size),
    press: (key) => page.keyboard.press(key),
    move: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }, times) => page.mouse.click(x, y, { clickCount: times }),
    drag: async (from, to) => {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: 4 })
      await page.mouse.up()
    },
    screenshot: () => page.screenshot(),
    end: () => page.context().close(),
  }
}
