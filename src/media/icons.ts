import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import path from "node:path"
import { icons } from "@iconify-json/logos"
import { cleanName } from "./plan"
import { sanitizeSvg } from "./svg"

/** An icon as the site publishes it: the address, without path prefix, and the SVG. */
export interface PublishedIcon {
  address: string
  svg: string
}

const SET_PREFIX = "logos:"

/**
 * The icon that a technology names: `logos:name` of the Iconify set, or an SVG file relative to `directory`.
 *
 * @throws naming the icon if there is none.
 */
export async function readIcon(icon: string, directory: string): Promise<PublishedIcon> {
  const fromSet = icon.startsWith(SET_PREFIX)
  const name = fromSet ? icon.slice(SET_PREFIX.length) : cleanName(icon)
  const svg = sanitizeSvg(fromSet ? iconOfSet(name) : await readFile(path.resolve(directory, icon), "utf8"))
  const digest = createHash("sha256").update(svg).digest("hex").slice(0, 8)
  return { address: `/media/icons/${name}-${digest}.svg`, svg }
}

function iconOfSet(name: string): string {
  const original = icons.aliases?.[name]?.parent ?? name
  const icon = icons.icons[original]
  if (!icon) throw new Error(`The icon set has no "${SET_PREFIX}${name}"`)
  const { left = icons.left ?? 0, top = icons.top ?? 0, width = icons.width ?? 16, height = icons.height ?? 16 } = icon
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}">${icon.body}</svg>`
}
