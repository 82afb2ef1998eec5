import { readFileSync } from "node:fs"
import path from "node:path"
import type { Page } from "@playwright/test"
import sharp from "sharp"
import { SITES } from "../../scripts/lib/sites"
import { filesIn } from "../../src/content/places"
import { CAMERA, HOSTILE_HOST, LATITUDE, PLACE } from "../support/telltales"
import { ANOTHER_OWNER, expect, mockRemoteMedia, test, visit } from "../support/test"

const { contentFolder, folder } = SITES.anotherOwner

test.use(ANOTHER_OWNER)

test.beforeEach(({ context }) => mockRemoteMedia(context))

test.describe("the place and camera of a photo or video", () => {
  const numbers = LATITUDE.flatMap((fraction) => fraction.split("/"))
  const latitude = Buffer.from(Uint32Array.from(numbers, Number).buffer)

  /** Bytes that would reveal them in any file. */
  const REVEALING: Record<string, Buffer> = {
    camera: Buffer.from(CAMERA),
    "camera in UTF-16": Buffer.from(CAMERA, "utf16le"),
    host: Buffer.from(HOSTILE_HOST),
    place: Buffer.from(PLACE),
    latitude,
    "latitude, the other way round": Buffer.from(latitude).swap32(),
  }

  /** Markers of metadata in a media file, whether or not a reader understands it. */
  const METADATA_MARKERS = [
    "Exif\0",
    "xmpmeta",
    "ns.adobe.com",
    "Photoshop",
    "8BIM",
    "XMP Data",
    "tEXt",
    "iTXt",
    "eXIf",
    "ilst",
  ]

  const PICTURE = /\.(jpe?g|png|webp|avif|tiff?|gif)$/
  const MEDIA = /\.(jpe?g|png|webp|avif|tiff?|gif|mp4|webm)$/

  async function tracesIn(name: string, bytes: Buffer): Promise<string[]> {
    const revealed = Object.entries(REVEALING).flatMap(([what, mark]) => (bytes.includes(mark) ? [what] : []))
    const markers = MEDIA.test(name) ? METADATA_MARKERS.filter((mark) => bytes.includes(mark)) : []
    return [...revealed, ...markers, ...(PICTURE.test(name) ? await tagsOf(bytes) : [])]
  }

  async function tagsOf(picture: Buffer): Promise<string[]> {
    const { exif, xmp, iptc, tifftagPhotoshop, comments, orientation } = await sharp(picture).metadata()
    return Object.entries({ exif, xmp, iptc, tifftagPhotoshop, comments, orientation }).flatMap(([tag, value]) =>
      value === undefined ? [] : [tag],
    )
  }

  test("are in none of the published files, nor in a picture embedded in one", async () => {
    test.setTimeout(120_000)
    const photo = readFileSync(path.join(contentFolder, "works/01-harbour-office/03-snapshots/01-shore/shore.jpg"))
    expect(await tracesIn("shore.jpg", photo), "the owner's own file").toContain("camera")
    // Text files have compressed copies beside them.
    const files = (await filesIn(folder)).filter((file) => !/\.(br|gz)$/.test(file))
    expect(files.filter((file) => MEDIA.test(file)).length).toBeGreaterThan(60)
    const found: string[] = []
    const embeddedPictures = new Set<string>()
    for (const file of files) {
      const bytes = readFileSync(path.join(folder, file))
      found.push(...(await tracesIn(file, bytes)).map((trace) => `${trace} in ${file}`))
      for (const [, embedded = ""] of bytes.toString("latin1").matchAll(/data:image\/webp;base64,([\w+/]+=*)/g)) {
        if (embeddedPictures.has(embedded)) continue
        embeddedPictures.add(embedded)
        const traces = await tracesIn("embedded.webp", Buffer.from(embedded, "base64"))
        found.push(...traces.map((trace) => `${trace} in a picture embedded in ${file}`))
      }
    }
    expect(embeddedPictures.size).toBeGreaterThan(5)
    expect(found).toEqual([])
  })
})

test.describe("an untrusted SVG", () => {
  /** Opens an SVG by itself, moves over it and clicks on it. Returns what it ran and requested. */
  async function open(page: Page, address: string) {
    const requested: string[] = []
    const dialogs: string[] = []
    page.on("request", (request) => requested.push(request.url()))
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    await page.goto(address)
    await page.mouse.move(4, 4)
    await page.mouse.move(160, 90)
    await page.mouse.click(160, 90)
    await page.waitForLoadState("networkidle")
    const ran = await page.evaluate(() => document.documentElement.getAttribute("data-ran"))
    return { requested: requested.slice(1), dialogs, ran, at: new URL(page.url()).pathname }
  }

  test("opened by itself, as picture or icon, is drawn, but runs and requests nothing", async ({ page }) => {
    const published = (await filesIn(folder)).filter((file) => /stranger[^/]*\.svg$/.test(file))
    const addresses = published.map((file) => `/${file}`)
    expect(addresses).toEqual([
      expect.stringMatching(/^\/media\/[0-9a-f]{12}\/stranger\.svg$/),
      expect.stringMatching(/^\/media\/icons\/stranger-[0-9a-f]{8}\.svg$/),
    ])
    for (const address of addresses) {
      expect(await open(page, address)).toEqual({ requested: [], dialogs: [], ran: null, at: address })
      await expect(page.locator("text")).toHaveText("Stranger")
    }
  })

  test("requests nothing as a picture on the page", async ({ page }) => {
    await visit(page, "/side-projects/")
    await page.getByRole("button", { name: "Contact Sheet", exact: true }).click()
    const picture = page.getByRole("img", { name: "A chart from a stranger" })
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveJSProperty("naturalWidth", 320)
  })
})
