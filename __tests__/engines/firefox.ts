import puppeteer from "puppeteer-core"
import { FIREFOX } from "../../scripts/lib/engines"
import type { Browser } from "./engine"

/** Without these, going back to a page in the bfcache is never reported. */
const PREFERENCES = { "fission.bfcacheInParent": false, "browser.sessionhistory.max_total_viewers": 0 }

/** How long a start or a step may take on a machine that is busy with other tests, ms. */
const TIMEOUT = 120_000

/** Firefox through WebDriver BiDi, which Playwright doesn't support: it drives only its own build of Firefox. */
export async function startFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: FIREFOX,
    headless: true,
    extraPrefsFirefox: PREFERENCES,
    timeout: TIMEOUT,
  })
  return {
    open: async (size) => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      const { keyboard, mouse } = page
      page.setDefaultTimeout(TIMEOUT)
      await page.setViewport(size)
      return {
        goto: (address) => page.goto(address),
        back: () => page.goBack(),
        forward: () => page.goForward(),
        reload: () => page.reload(),
        evaluate: (expression) => page.evaluate(expression),
        resize: (size) => page.setViewport(size),
        press: (key) => keyboard.press(key),
        move: ({ x, y }) => mouse.move(x, y),
        click: ({ x, y }, times) => mouse.click(x, y, { count: times }),
        drag: async (from, to) => {
          await mouse.move(from.x, from.y)
          await mouse.down()
          await mouse.move(to.x, to.y, { steps: 4 })
          await mouse.up()
        },
        screenshot: () => page.screenshot(),
        end: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
