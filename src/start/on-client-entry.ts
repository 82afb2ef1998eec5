import Cookies from "js-cookie"
import { followVisitor } from "../browser/follow-visitor"
import { keepToLatestPage } from "../browser/latest-page"
import { notePresses } from "../browser/press"
import { COLOUR_SCHEME_ATTRIBUTE, ONBOARD_COOKIE } from "../constants"
import { LOOK } from "../look"
import { applyScheme } from "../pre-hydration/colour-scheme"
import { preparePrints } from "../print/printed-pictures"
import { THEME_COLOUR_ATTRIBUTE } from "../theme/tokens"
import { styleCache } from "./wrap-page-element"

/** Sets the `onBoard` cookie for a day if missing. If the browser refuses cookies nothing happens. */
function markOnBoard(): void {
  const { name, value, days } = ONBOARD_COOKIE
  try {
    if (Cookies.get(name) === undefined) Cookies.set(name, value, { expires: days, secure: true, sameSite: "none" })
  } catch {
    // `document.cookie` throws in a sandboxed frame.
  }
}

/** Matches the browser's own colour (`theme-color`) to the current scheme, which may not be the system's: of the two in the head one applies. */
function keepBrowserColour(): void {
  const root = document.documentElement
  const follow = () => {
    const scheme = root.getAttribute(COLOUR_SCHEME_ATTRIBUTE)
    for (const meta of document.querySelectorAll<HTMLMetaElement>(`meta[${THEME_COLOUR_ATTRIBUTE}]`))
      meta.media = meta.getAttribute(THEME_COLOUR_ATTRIBUTE) === scheme ? "all" : "not all"
  }
  follow()
  new MutationObserver(follow).observe(root, { attributeFilter: [COLOUR_SCHEME_ATTRIBUTE] })
}

/** Runs first in the browser. Gatsby waits for what it returns. */
export function onClientEntry(): Promise<never> | undefined {
  markOnBoard()
  keepToLatestPage()
  notePresses()
  // It would point the address back to the page that is about to go.
  if (!followVisitor()) return new Promise(() => undefined)
  preparePrints()
  keepBrowserColour()
  styleCache()
  // Dropped from production builds: the bundler knows the condition is false.
  if (process.env.NODE_ENV === "development") {
    // Its HTML is that of the start, whose scheme `look` may no longer have.
    applyScheme(LOOK.colourMode)
    void import("./content-faults-overlay").then(({ showContentFaults }) => showContentFaults())
  }
}
