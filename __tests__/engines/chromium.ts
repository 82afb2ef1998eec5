import { chromium } from "@playwright/test"
import { chromiumArguments, ensureChromium } from "../../scripts/lib/chromium"
import type { Browser } from "./engine"
import { visitBy } from "./page-visit"

/** Chromium by Playwright. */
export async function startChromium(): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments() })
  return {
    open: async (viewport) => {
      const page = await browser.newPage({ viewport })
      return visitBy(page, {
        resize: (size) => page.setViewportSize(size),
        click: ({ x, y }, times) => page.mouse.click(x, y, { clickCount: times }),
        end: () => page.context().close(),
      })
    },
    close: () => browser.close(),
  }
}
