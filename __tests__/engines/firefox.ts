import puppeteer from "puppeteer-core"
import { FIREFOX } from "../../scripts/lib/engines"
import type { Browser } from "./engine"
import { visitBy } from "./page-visit"

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
    open: async (size) => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport(size)
      return visitBy(page, {
        resize: (size) => page.setViewport(size),
        click: ({ x, y }, times) => page.mouse.click(x, y, { count: times }),
        end: () => context.close(),
      })
    },
    close: () => browser.close(),
  }
}
