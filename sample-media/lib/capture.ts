import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, extname, join } from "node:path"
import type { Browser, Page } from "@playwright/test"
import sharp from "sharp"
import { encodeApng } from "./apng"
import { htmlDocument } from "./document"
import type { Loop, Still, Viewport } from "./scene"

const CONTENT = join(process.cwd(), "content")

async function openPage(browser: Browser, viewport: Viewport, html: string): Promise<Page> {
  const { width, height, scale } = viewport
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  return page
}

function save(path: string, data: Buffer): void {
  const target = join(CONTENT, path)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, data)
  console.log(`${path}  ${Math.round(data.length / 1024)} KB`)
}

/** Draws a still and saves it as a PNG with a palette: flat designs look the same at a third of the file size. */
export async function saveStill(browser: Browser, still: Still): Promise<void> {
  const page = await openPage(browser, still.viewport, htmlDocument(still.style, still.draw()))
  const screenshot = sharp(await page.screenshot())
  await page.close()
  if (still.resizeTo) screenshot.resize(still.resizeTo)
  save(still.path, await screenshot.png({ palette: true, quality: 90, effort: 10, dither: 0.6 }).toBuffer())
}

interface Frame {
  image: Buffer
  delay: number
}

/** The frames of a loop. A frame that looks like the previous one is left out, and the previous one lasts longer. */
async function captureFrames(page: Page, loop: Loop): Promise<Frame[]> {
  const frames: Frame[] = []
  const total = Math.round(loop.duration * loop.framesPerSecond)
  let lastMarkup = ""
  for (let index = 0; index < total; index++) {
    const delay =
      Math.round(((index + 1) * 1000) / loop.framesPerSecond) - Math.round((index * 1000) / loop.framesPerSecond)
    const markup = loop.draw(((loop.start ?? 0) + index / loop.framesPerSecond) % loop.duration)
    const last = frames[frames.length - 1]
    if (last && markup === lastMarkup) {
      last.delay += delay
      continue
    }
    await page.evaluate((html) => {
      document.body.innerHTML = html
    }, markup)
    lastMarkup = markup
    frames.push({ image: await page.screenshot(), delay })
  }
  return frames
}

async function encodeLoop(frames: Frame[], kind: string, quality = 78): Promise<Buffer> {
  const delay = frames.map((frame) => frame.delay)
  const images = frames.map((frame) => frame.image)
  const joined = () => sharp(images, { join: { animated: true } })
  if (kind === ".webp") return joined().webp({ quality, effort: 5, loop: 0, delay, smartSubsample: true }).toBuffer()
  if (kind === ".gif") return joined().gif({ loop: 0, delay, effort: 8, colours: 128, dither: 0 }).toBuffer()
  if (kind === ".png") {
    const { width, height } = await sharp(images[0]).metadata()
    const strip = await sharp(images, { join: { across: 1 } })
      .png({ palette: true, colours: 256, quality: 90, effort: 8, dither: 0 })
      .toBuffer()
    return encodeApng(strip, width, height, delay)
  }
  throw new Error(`No encoder for ${kind}`)
}

/** Draws every frame of a loop and saves it as the animation that the path's extension names: WebP, GIF or PNG. */
export async function saveLoop(browser: Browser, loop: Loop): Promise<void> {
  const page = await openPage(browser, loop.viewport, htmlDocument(loop.style, loop.draw(0)))
  const frames = await captureFrames(page, loop)
  await page.close()
  save(loop.path, await encodeLoop(frames, extname(loop.path), loop.quality))
}
