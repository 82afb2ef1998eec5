import Cookies from "js-cookie"
import { keepBrowserColour } from "../browser/browser-colour"
import { notePresses } from "../browser/press"
import { ONBOARD_COOKIE } from "../constants"
import { preparePrints } from "../print/printed-pictures"

/** Sets the `onBoard` cookie for a day if it is absent. Where the browser refuses cookies nothing happens. */
function markOnBoard(): void {
  const { name, value, days } = ONBOARD_COOKIE
  try {
    if (Cookies.get(name) === undefined) Cookies.set(name, value, { expires: days, secure: true, sameSite: "none" })
  } catch {
    // `document.cookie` throws in a sandboxed frame.
  }
}

/** The first thing the browser does. */
export function onClientEntry(): void {
  markOnBoard()
  notePresses()
  preparePrints()
  keepBrowserColour()
  // The browser would jump while the page that leaves is still seen; `holdScroll` restores the position when the next one comes.
  window.history.scrollRestoration = "manual"
  // Left out of a production build: its bundler knows the condition to be false.
  if (process.env.NODE_ENV === "development") {
    void import("./content-faults-overlay").then(({ showContentFaults }) => showContentFaults())
  }
}
