import { COLOUR_SCHEME_ATTRIBUTE, THEME_STORAGE_KEY } from "../constants"
import { CHOSEN_ATTRIBUTE } from "./attributes"
import { withStorage } from "./storage"

const root = document.documentElement

function setScheme(isDark: boolean): string {
  const scheme = isDark ? "dark" : "light"
  root.setAttribute(COLOUR_SCHEME_ATTRIBUTE, scheme)
  return scheme
}

/** Switches between light and dark, stores the choice as MUI does, and notes it on the button. */
export function switchScheme(button: Element): void {
  const scheme = setScheme(root.getAttribute(COLOUR_SCHEME_ATTRIBUTE) !== "dark")
  button.setAttribute(CHOSEN_ATTRIBUTE, scheme)
  withStorage((storage) => storage.setItem(THEME_STORAGE_KEY, scheme))
}

/** Applies the stored scheme, or else the site's, or else the system's. Removes any other stored value, because MUI would use it. MUI's own script for this is three times as long. */
export function applyScheme(siteMode = root.getAttribute(COLOUR_SCHEME_ATTRIBUTE) ?? "system"): void {
  setScheme(siteMode === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : siteMode === "dark")
  withStorage((storage) => {
    const mode = storage.getItem(THEME_STORAGE_KEY)
    if (mode === "light" || mode === "dark") setScheme(mode === "dark")
    else storage.removeItem(THEME_STORAGE_KEY)
  })
}
