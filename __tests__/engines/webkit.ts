import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { setTimeout } from "node:timers/promises"
import { Builder, Capabilities, Key as Keys, Origin, type WebDriver } from "selenium-webdriver"
import { isRoot } from "../../scripts/lib/debian"
import { findMiniBrowser, WEBKIT_DRIVER, XVFB } from "../../scripts/lib/engines"
import { freePort } from "../support/free-port"
import type { Browser, Key, Point, Size, Visit } from "./engine"

const KEYS: Record<Key, string> = {
  ArrowDown: Keys.ARROW_DOWN,
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
  End: Keys.END,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Home: Keys.HOME,
  Tab: Keys.TAB,
}

/** How long a window may take to open on a machine that is busy with other tests, ms; otherwise it takes two seconds. */
const OPENING_TIME = 60_000

/** How long a page may take to get its new size on such a machine, ms. */
const RESIZING_TIME = 10_000

/** How many drivers are tried: some never respond (three of 22 in one run, on a busy machine). */
const DRIVERS = 3

/** The time between the steps of a drag, ms. */
const STEP = 20

/** Starts a virtual screen with a free number. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(XVFB, ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  })
  const [number] = (await once(screen.stdout, "data")) as [Buffer]
  return { screen, display: `:${number.toString().trim()}` }
}

/** Starts Debian's driver on a free port, with a screen. If it doesn't respond in time, no window opens. */
async function startDriver() {
  const { screen, display } = await startScreen()
  const port = await freePort()
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: "x11",
      LIBGL_ALWAYS_SOFTWARE: "1",
      // Its sandbox does not work for root.
      ...(isRoot() && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" }),
    },
  })
  const address = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(`${address}/status`, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    )
  const end = Date.now() + OPENING_TIME
  while (Date.now() < end && driver.exitCode === null && !(await isReady())) await setTimeout(50)
  return {
    address,
    stop: () => {
      driver.kill()
      screen.kill()
    },
  }
}

/** Debian's WebKitGTK through WebDriver. Its window is at least 447 px wide. */
export async function startWebKit(): Promise<Browser> {
  let driver = await startDriver()
  return {
    open: async (size) => {
      let reason: unknown
      for (let tried = 0; tried < DRIVERS; tried += 1) {
        const opening = openWindow(driver.address, size).catch((error: unknown) => {
          reason = error
        })
        const visit = await Promise.race([opening, setTimeout(OPENING_TIME, undefined, { ref: false })])
        if (visit) return visit
        driver.stop()
        driver = await startDriver()
      }
      throw new Error(`WebKit's driver opened no window in ${DRIVERS} tries.`, { cause: reason })
    },
    close: () => driver.stop(),
  }
}

async function openWindow(address: string, size: Size): Promise<Visit> {
  const visit = visitBy(await newSession(address))
  await visit.resize(size)
  return visit
}

/** A new browser with nothing stored. */
const newSession = (address: string): Promise<WebDriver> =>
  new Builder()
    .usingServer(address)
    .withCapabilities(
      new Capabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { args: ["--automation"], binary: findMiniBrowser() },
      }),
    )
    .build()

function visitBy(driver: WebDriver): Visit {
  const at = ({ x, y }: Point, duration = 0) => ({
    x: Math.round(x),
    y: Math.round(y),
    origin: Origin.VIEWPORT,
    duration,
  })
  const evaluate = (expression: string) => driver.executeScript(`return (${expression})`)
  return {
    goto: (address) => driver.get(address),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    reload: () => driver.navigate().refresh(),
    evaluate,
    resize: async ({ width, height }) => {
      const window = driver.manage().window()
      const sizeInside = async () => (await evaluate("[innerWidth, innerHeight]")) as [number, number]
      // The window's size includes its own bar.
      for (let attempt = 0; attempt < 2; attempt += 1) {
        const [insideWidth, insideHeight] = await sizeInside()
        const whole = await window.getRect()
        await window.setRect({
          ...whole,
          width: whole.width + width - insideWidth,
          height: whole.height + height - insideHeight,
        })
        // The page has its new size a moment later.
        const isResized = async () => String(await sizeInside()) === String([width, height])
        if (await driver.wait(isResized, RESIZING_TIME).catch(() => false)) return
      }
    },
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    move: (to) => driver.actions().move(at(to)).perform(),
    click: async (point, times) => {
      const actions = driver.actions().move(at(point))
      for (let click = 0; click < times; click += 1) actions.press().release()
      await actions.perform()
    },
    drag: (from, to) => {
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
      return driver.actions().move(at(from)).press().move(at(middle, STEP)).move(at(to, STEP)).release().perform()
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    end: () => driver.quit(),
  }
}
