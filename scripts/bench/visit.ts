import path from "node:path"
import { chromium, type CDPSession, type Page } from "@playwright/test"
import { z } from "zod"
import { chromiumArguments } from "../lib/chromium"
import type { GatsbyFolder } from "../lib/gatsby-folder"
import { precompress } from "../lib/precompress"
import { withServedSite } from "../lib/static-server"

/** How much slower a phone's processor is assumed to be. */
const SLOWDOWN = 4

/** The phone that Lighthouse emulates. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/** How long a page is left alone. */
const UNTOUCHED_MS = 10_000

/** Long enough for what a touch fetches. */
const SETTLED_MS = 3_000

/** A fast finger, in px a second. */
const SCROLL_SPEED = 2_000

/** A built site as visitors see it. */
export type Visits = Awaited<ReturnType<typeof measureVisits>>

/** Serves a built site and measures what visitors fetch and wait for. */
export async function measureVisits(site: GatsbyFolder, browser: string) {
  const folder = path.join(site.folder, "public")
  await precompress(folder)
  return withServedSite(folder, async (origin) => ({
    ...(await visitWorks(origin, browser)),
    viewer: [await openViewer(origin, browser, "first"), await openViewer(origin, browser, "last")],
  }))
}

/** Visits `/works/`: looks at it, then opens another group and scrolls through it, with a slowed processor. */
function visitWorks(origin: string, browser: string) {
  return withPage(browser, async (page, session) => {
    const transfers = await recordTransfers(session)
    await page.goto(`${origin}/works/`)
    await page.waitForTimeout(UNTOUCHED_MS)
    const untouched = transfers.splice(0)

    const entry = page.getByRole("tabpanel").getByRole("button", { expanded: false }).first()
    const group = page.locator(`[id="${(await entry.getAttribute("aria-controls")) ?? ""}"]`)
    await entry.scrollIntoViewIfNeeded()
    await page.waitForTimeout(SETTLED_MS)
    // Getting there passes the group that is open from the start.
    transfers.splice(0)
    await slowDown(session)
    await page.evaluate(OBSERVE_LONG_TASKS)
    await entry.tap()
    await page.waitForTimeout(SETTLED_MS)
    const openingTasks = z.array(z.number()).parse(await page.evaluate("window.longTasks"))

    await session.send("Input.synthesizeScrollGesture", {
      x: PHONE.viewport.width / 2,
      y: PHONE.viewport.height / 2,
      yDistance: -Math.round((await group.boundingBox())?.height ?? 0),
      speed: SCROLL_SPEED,
    })
    await page.waitForTimeout(SETTLED_MS)
    return { untouched, opened: transfers, openingTasks }
  })
}

const OPENINGS = 9

/**
 * Opens the viewer on `/works/` some times, each on a new page, by a tap that intent preceded: the button had focus
 * for some seconds. The processor is slowed from then on.
 * @returns for each, the milliseconds from tap to picture
 */
async function openViewer(origin: string, browser: string, group: "first" | "last"): Promise<number[]> {
  const times: number[] = []
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    times.push(await withPage(browser, (page, session) => timeViewer(page, session, origin, group)))
  }
  return times
}

async function timeViewer(page: Page, session: CDPSession, origin: string, group: "first" | "last"): Promise<number> {
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
  await slowDown(session)
  await page.evaluate(TIME_VIEWER)
  await button.tap()
  await page.waitForFunction(() => "viewerTime" in window)
  return z.number().parse(await page.evaluate("window.viewerTime"))
}

const slowDown = (session: CDPSession) => session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN })

// From the touch to the end of the frame with the picture.
const TIME_VIEWER = `
  addEventListener("pointerdown", ({ timeStamp }) => {
    const drawn = new MessageChannel()
    // A message sent in a frame arrives once it is drawn; the next frame would wait for what React does in between.
    drawn.port1.onmessage = () => { window.viewerTime = performance.now() - timeStamp }
    const look = () => requestAnimationFrame(() => {
      const picture = document.querySelector('[data-picture="current"] img')
      if (picture?.complete && picture.naturalWidth) drawn.port2.postMessage(null)
      else look()
    })
    look()
  }, { capture: true, once: true })
`

// As text, because tsx adds helpers that a page doesn't have to functions.
const OBSERVE_LONG_TASKS = `
  window.longTasks = []
  new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: "longtask" })
`

async function withPage<T>(browser: string, use: (page: Page, session: CDPSession) => Promise<T>): Promise<T> {
  const started = await chromium.launch({ executablePath: browser, args: chromiumArguments() })
  try {
    const page = await (await started.newContext(PHONE)).newPage()
    return await use(page, await page.context().newCDPSession(page))
  } finally {
    await started.close()
  }
}

/** Records the bytes of each network response from now on, as transferred: compressed, with headers. */
async function recordTransfers(session: CDPSession): Promise<number[]> {
  const bytes: number[] = []
  const known = new Set<string>()
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.url.startsWith("http")) known.add(requestId)
  })
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (known.has(requestId)) bytes.push(encodedDataLength)
  })
  await session.send("Network.enable")
  return bytes
}
