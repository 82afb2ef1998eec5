import puppeteer, { type Page } from "puppeteer-core"
import { FIREFOX } from "../../scripts/lib/engines"
import type { Browser, Visit } from "./engine"

/** Without these, a step back to a page that the browser has kept is never reported. */
const PREFERENCES = { "fission.bfcacheInParent": false, "browser.sessionhistory.max_total_viewers": 0 }

/** Firefox by WebDriver BiDi, which Playwright does not speak: it drives only a Firefox of its own. */
export async function startFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: FIREFOX,
    headless: true,
    extraPrefsFirefox: PREFERENCES,
  })
  return {
    open: async () => {
      const context = await browser.createBrowserContext()
      return visitIn(await context.newPage())
    },
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
    resize: (size) => page.setViewport(size),
    press: (key) => page.keyboard.press(key),
    move: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }, times) => page.mouse.click(x, y, { count: times }),
    drag: async (from, to) => {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: 4 })
      await page.mouse.up()
    },
    screenshot: () => page.screenshot(),
    end: () => page.browserContext().close(),
  }
}
