import path from "node:path"
import sharp from "sharp"
import { collectionOf, filesIn } from "../../src/content/places"
import { Refusal } from "../lib/refusal"

const HUES = 360

/**
 * Screenshots of 1600x1000, made of those in a content folder's works by turning their colours: each number gives its own, the same in every run.
 * @throws Refusal if there are none
 */
export async function screenshotsLike(content: string): Promise<(number: number) => Promise<Buffer>> {
  const works = path.join(content, collectionOf("work"))
  const sources = (await filesIn(works)).filter((file) => /\.(png|jpe?g|webp|avif)$/i.test(file)).sort()
  return (number) => {
    const source = sources[Math.floor(number / HUES) % sources.length]
    if (source === undefined) throw new Refusal(`There is no screenshot in ${works} to make others of.`)
    return sharp(path.join(works, source))
      .resize({ width: 1600, height: 1000, fit: "cover", position: "top" })
      .modulate({ hue: number % HUES })
      .png({ compressionLevel: 6 })
      .toBuffer()
  }
}
