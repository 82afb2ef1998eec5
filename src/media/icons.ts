import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import path from "node:path"
import { HASHED_FOLDERS } from "../constants"
import { cleanName } from "./plan"
import { sanitizeSvg } from "./svg"

/** The prefix of an icon's name from the set. */
export const SET_PREFIX = "logos:"

/** The icon set for technologies: 9 MB, which are only loaded on request. */
const readSet = async () => (await import("@iconify-json/logos")).icons

/** The names of the set's icons, without the prefix. */
export async function iconNames(): Promise<string[]> {
  const { icons, aliases = {} } = await readSet()
  return [...Object.keys(icons), ...Object.keys(aliases)]
}

/**
 * The icon that a technology refers to, `logos:name` in the Iconify set or an SVG file relative to `directory`: its address without path prefix,
 * and the SVG.
 *
 * @throws an error that says which icon is missing.
 */
export async function readIcon(icon: string, directory: string): Promise<{ address: string; svg: string }> {
  const fromSet = icon.startsWith(SET_PREFIX)
  const name = fromSet ? icon.slice(SET_PREFIX.length) : cleanName(icon)
  const svg = sanitizeSvg(fromSet ? await iconOfSet(name) : await readFile(path.resolve(directory, icon), "utf8"))
  const digest = createHash("sha256").update(svg).digest("hex").slice(0, 8)
  return { address: `/${HASHED_FOLDERS.media}/icons/${name}-${digest}.svg`, svg }
}

async function iconOfSet(name: string): Promise<string> {
  const set = await readSet()
  const icon = set.icons[set.aliases?.[name]?.parent ?? name]
  if (!icon) throw new Error(`The icon set has no "${SET_PREFIX}${name}"`)
  const { left = set.left ?? 0, top = set.top ?? 0, width = set.width ?? 16, height = set.height ?? 16 } = icon
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}">${icon.body}</svg>`
}
