import type { Page } from "@playwright/test"

/** Records, on every page loaded from now on, the layout shifts that no input caused. */
export async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const values: number[] = []
    Object.assign(window, { shifts: values })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("hadRecentInput" in entry && !entry.hadRecentInput && "value" in entry) values.push(Number(entry.value))
      }
    }).observe({ type: "layout-shift", buffered: true })
  })
}

/** The sum of the layout shifts since the last call; NaN if they aren't observed. */
export const shifts = (page: Page): Promise<number> =>
  page.evaluate(() => {
    if (!("shifts" in window) || !Array.isArray(window.shifts)) return NaN
    return window.shifts.splice(0).reduce<number>((sum, value) => sum + Number(value), 0)
  })
