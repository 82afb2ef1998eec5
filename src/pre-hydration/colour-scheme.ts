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

/** Uses the stored scheme, or else that of the site, or else the system's. Removes any other value, or MUI would use it. MUI's own script for this is three times as long. */
export function applyScheme(ofSite = root.getAttribute(COLOUR_SCHEME_ATTRIBUTE) ?? "system"): void {
  setScheme(ofSite === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : ofSite === "dark")
  withStorage((storage) => {
    const mode = storage.getItem(THEME_STORAGE_KEY)
    if (mode === "light" || mode === "dark") setScheme(mode === "dark")
    else storage.removeItem(THEME_STORAGE_KEY)
  })
}
