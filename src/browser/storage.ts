import Cookies from "js-cookie"
import { ONBOARD_COOKIE, PAGE_STORAGE_KEY } from "../constants"

/** Remembers the page the visitor chose. Where the browser refuses storage nothing happens. */
export function rememberPage(page: string): void {
  try {
    window.localStorage.setItem(PAGE_STORAGE_KEY, page)
  } catch {
    // Refused by the browser's settings: the site works without.
  }
}

/** Sets the `onBoard` cookie for a day if it is absent. Where the browser refuses cookies nothing happens. */
export function markOnBoard(): void {
  try {
    if (Cookies.get(ONBOARD_COOKIE.name) !== undefined) return
    Cookies.set(ONBOARD_COOKIE.name, ONBOARD_COOKIE.value, {
      path: "/",
      expires: ONBOARD_COOKIE.days,
      secure: true,
      sameSite: "none",
    })
  } catch {
    // `document.cookie` throws in a sandboxed frame.
  }
}
