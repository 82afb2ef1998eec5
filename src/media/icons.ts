import type { IconifyJSON } from "@iconify-json/logos"
import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import path from "node:path"
import { DRAWN_PROFILE_ICONS, HASHED_FOLDERS } from "../constants"
import { cleanName } from "./plan"

/** The prefix of icon names from the set for technologies. */
export const SET_PREFIX = "logos:"

/** The icon set for technologies: 9 MB, so it is only loaded when needed. */
const readSet = async () => (await import("@iconify-json/logos")).icons

/** The prefix of icon names from the set for profiles. */
export const PROFILE_SET_PREFIX = "simple-icons:"

/** The icon set for profiles, 5 MB: each icon is one path on a grid of 24 px. */
const readProfileSet = async () => (await import("@iconify-json/simple-icons")).icons

/** All icons that a profile may have. */
export async function profileIcons(): Promise<string[]> {
  const names = namesIn(await readProfileSet())
  return [...DRAWN_PROFILE_ICONS, ...names.map((name) => PROFILE_SET_PREFIX + name)]
}

/**
 * A profile's icon: its name if it was drawn for this project, or the `d` of its path if it is from the set.
 *
 * @throws if there is no such icon
 */
export async function readProfileIcon(icon: string): Promise<string> {
  if (DRAWN_PROFILE_ICONS.some((name) => name === icon)) return icon
  const { icons, aliases } = await readProfileSet()
  const name = icon.replace(PROFILE_SET_PREFIX, "")
  const [, path] = / d="([^"]+)"/.exec(icons[aliases?.[name]?.parent ?? name]?.body ?? "") ?? []
  if (path === undefined) throw new Error(`There is no icon "${icon}"`)
  return path
}

/** The names of the icons for technologies, without the prefix. */
export async function iconNames(): Promise<string[]> {
  return namesIn(await readSet())
}

const namesIn = ({ icons, aliases = {} }: IconifyJSON) => [...Object.keys(icons), ...Object.keys(aliases)]

/**
 * The icon that a technology refers to, either `logos:name` from the Iconify set or an SVG file relative to `directory`: its address without the
 * path prefix, and the SVG.
 *
 * @throws an error that says which icon is missing.
 */
export async function readIcon(icon: string, directory: string): Promise<{ address: string; svg: string }> {
  const fromSet = icon.startsWith(SET_PREFIX)
  const name = fromSet ? icon.slice(SET_PREFIX.length) : cleanName(icon)
  const { sanitizeSvg } = await import("./svg")
  const svg = sanitizeSvg(fromSet ? await iconOfSet(name) : await readFile(path.resolve(directory, icon)))
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
