import { COLOUR_SCHEME_ATTRIBUTE, THEME_STORAGE_KEY } from "../constants"
import { withStorage } from "./storage"

const root = document.documentElement

function setScheme(isDark: boolean): string {
  const scheme = isDark ? "dark" : "light"
  root.setAttribute(COLOUR_SCHEME_ATTRIBUTE, scheme)
  return scheme
}

/** Switches between light and dark, and stores the choice as MUI does. */
export function switchScheme(): void {
  const scheme = setScheme(root.getAttribute(COLOUR_SCHEME_ATTRIBUTE) !== "dark")
  withStorage((storage) => storage.setItem(THEME_STORAGE_KEY, scheme))
}

/** Uses the system's scheme if MUI's script, which runs before, set none: storage is refused, or holds no mode. Removes such a value, or MUI would use it. */
export function repairScheme(): void {
  if (root.hasAttribute(COLOUR_SCHEME_ATTRIBUTE)) return
  setScheme(matchMedia("(prefers-color-scheme: dark)").matches)
  withStorage((storage) => storage.removeItem(THEME_STORAGE_KEY))
}
