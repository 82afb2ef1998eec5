import { chromium, type Page, type Request } from "@playwright/test"
import { z } from "zod"
import { chromiumArguments } from "../lib/chromium"
import { precompress } from "../lib/precompress"
import { withServedSite } from "../lib/static-server"

/** How much slower a phone's processor is assumed to be. */
const SLOWDOWN = 4

/** The phone that Lighthouse emulates. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/** How long a page is left alone. */
const UNTOUCHED_MS = 10_000

/** Long enough to fetch what an interaction needs. */
const SETTLED_MS = 3_000

/** What visits to a built site cost. */
export type Visits = Awaited<ReturnType<typeof measureVisits>>

/** Serves a built site and measures what visitors fetch and wait for. */
export async function measureVisits(folder: string, browser: string) {
  await precompress(folder)
  return withServedSite(folder, async (origin) => ({
    untouched: await visitWorks(origin, browser),
    viewer: [await openViewer(origin, browser, "first"), await openViewer(origin, browser, "last")],
  }))
}

/** The bytes of each response that `/works/` fetches without interaction, as transferred: compressed, with headers. */
function visitWorks(origin: string, browser: string): Promise<number[]> {
  return withPage(browser, async (page) => {
    const sizes: ReturnType<Request["sizes"]>[] = []
    page.on("requestfinished", (request) => sizes.push(request.sizes()))
    await page.goto(`${origin}/works/`)
    await page.waitForTimeout(UNTOUCHED_MS)
    return (await Promise.all(sizes)).map((size) => size.responseHeadersSize + size.responseBodySize)
  })
}

const OPENINGS = 9

/**
 * Opens the viewer on `/works/` several times, each on a new page, by tapping a button that has had focus for some
 * seconds. The CPU is throttled from then on.
 * @returns the milliseconds from tap to picture, of each
 */
async function openViewer(origin: string, browser: string, group: "first" | "last"): Promise<number[]> {
  const times: number[] = []
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    times.push(await withPage(browser, (page) => timeViewer(page, origin, group)))
  }
  return times
}

async function timeViewer(page: Page, origin: string, group: "first" | "last"): Promise<number> {
  await page.goto(`${origin}/works/`)
  await page.waitForTimeout(SETTLED_MS)
  if (group === "last") {
    await page.getByRole("tablist", { name: "Demo" }).getByRole("tab").last().tap()
    const closed = page.getByRole("tabpanel").getByRole("button", { expanded: false })
    if ((await closed.count()) > 0) await closed.last().tap()
    await page.waitForTimeout(SETTLED_MS)
  }
  const button = page.locator("[data-view]:visible")[group]()
  await button.scrollIntoViewIfNeeded()
  await button.focus()
  await page.waitForTimeout(SETTLED_MS)
  const session = await page.context().newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN })
  await page.evaluate(TIME_VIEWER)
  await button.tap()
  await page.waitForFunction(() => "viewerTime" in window)
  return z.number().parse(await page.evaluate("window.viewerTime"))
}

// Measures from the touch to the end of the frame with the picture. A string, because tsx adds helpers to functions, which the page doesn't have.
const TIME_VIEWER = `
  addEventListener("pointerdown", ({ timeStamp }) => {
    const drawn = new MessageChannel()
    // A message sent in a frame arrives once it is drawn; the next frame would wait for what React does in between.
    drawn.port1.onmessage = () => { window.viewerTime = performance.now() - timeStamp }
    const check = () => requestAnimationFrame(() => {
      const picture = document.querySelector('[data-picture="current"] img')
      if (picture?.complete && picture.naturalWidth) drawn.port2.postMessage(null)
      else check()
    })
    check()
  }, { capture: true, once: true })
`

async function withPage<T>(browser: string, use: (page: Page) => Promise<T>): Promise<T> {
  await using started = await chromium.launch({ executablePath: browser, args: chromiumArguments() })
  return await use(await (await started.newContext(PHONE)).newPage())
}
