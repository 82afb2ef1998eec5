import type { Page } from "@playwright/test"
import { TECHNOLOGIES } from "../support/sample"
import { expect, loaded, openAll, scrollThrough, test, visit } from "../support/test"

/** How well an icon stands out: how much of its outline is hardly visible on the tile, and the tile's contrast with the page. */
interface IconContrast {
  label: string
  /** The share of the outline whose contrast with the tile is less than 2. */
  faint: number
  tileContrast: number
}

const iconsOf = (page: Page): Promise<IconContrast[]> =>
  page.locator("[data-technology] img").evaluateAll((images: HTMLImageElement[]) => {
    const SIZE = 72
    const canvas = new OffscreenCanvas(SIZE, SIZE)
    const context = canvas.getContext("2d", { willReadFrequently: true })
    if (!context) throw new Error("There is no canvas to measure on")
    const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]) => {
      const linear = (value: number) =>
        value / 255 <= 0.04045 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
    const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
    const luminanceOf = (...colours: string[]) => {
      for (const colour of colours) {
        context.fillStyle = colour
        context.fillRect(0, 0, 1, 1)
      }
      return luminance([...context.getImageData(0, 0, 1, 1).data])
    }
    const pageColour = getComputedStyle(document.body).backgroundColor

    return images.map((image) => {
      const tile = getComputedStyle(image.parentElement ?? image).backgroundColor
      const background = luminanceOf(pageColour, tile)
      const tileContrast = contrast(background, luminanceOf(pageColour))

      context.clearRect(0, 0, SIZE, SIZE)
      context.filter = getComputedStyle(image).filter
      const scale = SIZE / Math.max(image.naturalWidth, image.naturalHeight)
      const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale]
      context.drawImage(image, (SIZE - width) / 2, (SIZE - height) / 2, width, height)
      context.filter = "none"
      const { data } = context.getImageData(0, 0, SIZE, SIZE)
      const alphaAt = (x: number, y: number) =>
        x < 0 || y < 0 || x >= SIZE || y >= SIZE ? 0 : (data[(y * SIZE + x) * 4 + 3] ?? 0)
      const outline: number[] = []
      for (let y = 0; y < SIZE; y += 1) {
        for (let x = 0; x < SIZE; x += 1) {
          const isEdge = [alphaAt(x - 2, y), alphaAt(x + 2, y), alphaAt(x, y - 2), alphaAt(x, y + 2)].some(
            (a) => a < 55,
          )
          if (alphaAt(x, y) > 200 && isEdge) {
            const start = (y * SIZE + x) * 4
            outline.push(contrast(luminance([...data.slice(start, start + 3)]), background))
          }
        }
      }
      return {
        label: image.closest("[data-technology]")?.getAttribute("data-technology") ?? "",
        faint: outline.filter((value) => value < 2).length / outline.length,
        tileContrast,
      }
    })
  })

test("in the dark scheme, technologies' tiles stand out from the page, icons from their tiles", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" })
  const icons = new Map<string, IconContrast>()
  for (const path of ["/", "/works/", "/projects/"]) {
    await visit(page, path)
    await openAll(page.getByRole("main"))
    await scrollThrough(page)
    await loaded(page.locator("[data-technology] img"))
    for (const icon of await iconsOf(page)) icons.set(icon.label, icon)
  }
  expect([...icons.keys()].toSorted()).toEqual(TECHNOLOGIES.toSorted())
  for (const { label, faint, tileContrast } of icons.values()) {
    expect.soft(faint, label).toBeLessThan(0.2)
    expect.soft(tileContrast, label).toBeGreaterThan(1.3)
  }
})
