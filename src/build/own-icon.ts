import { existsSync } from "node:fs"
import path from "node:path"
import type { SiteColours } from "../content/accent"

/** Best first: an SVG is sharp at every size. */
const ICONS = ["icon.svg", "icon.png", "favicon.svg", "favicon.png", "favicon.ico"]

/** Address of the icon that the owner put into `static/`; null if there is none. */
export function ownIcon(): string | null {
  const icon = ICONS.find((file) => existsSync(path.join("static", file)))
  return icon === undefined ? null : `/${icon}`
}

/** The letter of a site's drawn icons: the brand's first. */
export function iconLetter(brand: string, language: string): string {
  const [first] = new Intl.Segmenter(language).segment(brand)
  return (first?.segment ?? "").toLocaleUpperCase(language)
}

/** The icon of a site without an icon file, as a data URL: saves every visitor a request, and uses a system font. */
export function drawnIcon(brand: string, language: string, { accent, onAccent }: SiteColours["light"]): string {
  const letter = iconLetter(brand, language).replaceAll(/[&<]/g, (character) => `&#${character.charCodeAt(0)};`)
  const style = `background:${accent};fill:${onAccent};font:800 6px sans-serif;text-anchor:middle`
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8' style='${style}'><text x='4' y='6'>${letter}</text></svg>`
  return `data:image/svg+xml,${svg.replaceAll(/[%#]/g, encodeURIComponent)}`
}
