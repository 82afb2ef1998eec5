import { readFile } from "node:fs/promises"
import pngToIco from "png-to-ico"
import sharp from "sharp"
import type { SiteColours } from "../../content/accent"
import type { TypefaceName } from "../../content/typefaces"
import { COLOURS } from "../../theme/tokens"
import { iconLetter } from "../own-icon"
import { openFonts } from "../previews/fonts"
import { typesettable, typeset } from "../previews/text"

/** The icon files by name, without the folder. */
export type IconFiles = Map<string, Uint8Array>

/** The icons for home screens and tabs, under the names that heads, the manifest and browsers refer to. Sides in pixels. */
const PNG_ICONS = [
  { file: "icon-192.png", side: 192, shape: "plain" },
  { file: "icon-512.png", side: 512, shape: "plain" },
  // Systems crop it to their own shape: only the middle four fifths are sure to be visible (https://www.w3.org/TR/appmanifest/#icon-masks).
  { file: "icon-maskable-512.png", side: 512, shape: "filled" },
  // iOS rounds the corners and shows transparent parts as black.
  { file: "apple-touch-icon.png", side: 180, shape: "filled" },
] as const

const ICO_SIDES: readonly number[] = [16, 32, 48]

/** The icons of a site without an icon file: the brand's first letter on the accent colour. */
export async function letterIcons(
  brand: string,
  language: string,
  { accent, onAccent }: SiteColours["light"],
  typeface: TypefaceName,
): Promise<IconFiles> {
  const fonts = await openFonts(language, typeface)
  const { text } = typesettable(iconLetter(brand, language), fonts)
  const style = { sizes: [336], weight: 800, lineHeight: 1, colour: onAccent, width: SIDE, lines: 1 }
  const letter = await typeset(text, style, fonts)
  const svg = (radius: number, scale: number) => {
    const [width, height] = [(letter?.width ?? 0) * scale, (letter?.height ?? 0) * scale]
    const place = `x="${(SIDE - width) / 2}" y="${(SIDE - height) / 2}" width="${width}" height="${height}"`
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">`,
      `<rect width="${SIDE}" height="${SIDE}" rx="${radius}" fill="${accent}"/>`,
      letter ? `<image ${place} href="data:image/png;base64,${letter.picture.toString("base64")}"/>` : "",
      "</svg>",
    ].join("")
  }
  const drawings = { plain: svg(64, 1), filled: svg(0, 0.86) }
  return makeIcons((side, shape) => sharp(Buffer.from(drawings[shape])).resize(side, side).png().toBuffer())
}

/** How much of a filled square's side the owner's picture takes up. */
const PICTURE_SHARE = 0.72

/**
 * The icons made from the owner's SVG or PNG.
 * @throws if it can't be drawn
 */
export async function pictureIcons(file: string): Promise<IconFiles> {
  const picture = await readFile(file)
  // sharp renders an SVG at the size asked for, whatever size it declares.
  const contained = (side: number) =>
    sharp(picture).resize({ width: side, height: side, fit: "contain", background: "transparent" })
  return makeIcons(async (side, shape) => {
    if (shape === "plain") return contained(side).png().toBuffer()
    const inner = Math.round(side * PICTURE_SHARE)
    const input = await contained(inner).png().toBuffer()
    const square = { create: { width: side, height: side, channels: 3 as const, background: COLOURS.light.page } }
    return sharp(square).composite([{ input }]).png().toBuffer()
  })
}

/** @param draw draws an icon, `side` px wide and high: in its own shape, or filling the whole square */
async function makeIcons(draw: (side: number, shape: "plain" | "filled") => Promise<Buffer>): Promise<IconFiles> {
  const files: IconFiles = new Map()
  for (const { file, side, shape } of PNG_ICONS) files.set(file, await draw(side, shape))
  files.set("favicon.ico", await pngToIco(await Promise.all(ICO_SIDES.map((side) => draw(side, "plain")))))
  return files
}

const SIDE = 512
