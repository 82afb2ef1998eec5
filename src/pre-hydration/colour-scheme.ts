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

/** Uses the stored scheme, or else the system's. Removes a value that is no mode, or MUI would use it. MUI's own script for this is three times as long. */
export function applyScheme(): void {
  setScheme(matchMedia("(prefers-color-scheme: dark)").matches)
  withStorage((storage) => {
    const mode = storage.getItem(THEME_STORAGE_KEY)
    if (mode === "light" || mode === "dark") setScheme(mode === "dark")
    else if (mode !== "system") storage.removeItem(THEME_STORAGE_KEY)
  })
}
