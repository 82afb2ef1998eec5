import { existsSync } from "node:fs"
import path from "node:path"

/** Best first: a drawing is sharp at every size. */
const ICONS = ["icon.svg", "icon.png", "favicon.svg", "favicon.png", "favicon.ico"]

/** Address of the icon that the owner put into `static/`; null if there is none. */
export function ownIcon(): string | null {
  const icon = ICONS.find((file) => existsSync(path.join("static", file)))
  return icon === undefined ? null : `/${icon}`
}
