import Cookies from "js-cookie"
import { followVisitor } from "../browser/follow-visitor"
import { ignoreSupersededNavigations } from "../browser/latest-page"
import { recordPresses } from "../browser/press"
import { COLOUR_SCHEME_ATTRIBUTE, ONBOARD_COOKIE } from "../constants"
import { LOOK } from "../look"
import { applyScheme } from "../pre-hydration/colour-scheme"
import { preparePrints } from "../print/printed-pictures"
import { THEME_COLOUR_ATTRIBUTE } from "../theme/tokens"
import { getStyleCache } from "./wrap-page-element"

/** Sets the `onBoard` cookie for a day if missing. If the browser refuses cookies nothing happens. */
function setOnBoardCookie(): void {
  const { name, value, days } = ONBOARD_COOKIE
  try {
    if (Cookies.get(name) === undefined) Cookies.set(name, value, { expires: days, secure: true, sameSite: "none" })
  } catch {
    // `document.cookie` throws in a sandboxed frame.
  }
}

/** Keeps the browser's own colour (`theme-color`) in the current scheme, which may not be the system's: one of the two tags in the head applies. */
function syncThemeColour(): void {
  const root = document.documentElement
  const sync = () => {
    const scheme = root.getAttribute(COLOUR_SCHEME_ATTRIBUTE)
    for (const meta of document.querySelectorAll<HTMLMetaElement>(`meta[${THEME_COLOUR_ATTRIBUTE}]`))
      meta.media = meta.getAttribute(THEME_COLOUR_ATTRIBUTE) === scheme ? "all" : "not all"
  }
  sync()
  new MutationObserver(sync).observe(root, { attributeFilter: [COLOUR_SCHEME_ATTRIBUTE] })
}

/** Runs before the rest of the app. Gatsby waits for the promise it returns, if any. */
export function onClientEntry(): Promise<never> | undefined {
  setOnBoardCookie()
  ignoreSupersededNavigations()
  recordPresses()
  // The page is being reloaded: the app would set the URL back to the old page.
  if (!followVisitor()) return new Promise(() => undefined)
  preparePrints()
  syncThemeColour()
  getStyleCache()
  // Dropped from production builds: the bundler knows the condition is false.
  if (process.env.NODE_ENV === "development") {
    // The HTML dates from the server's start: the scheme in `look` may have changed since.
    applyScheme(LOOK.colourMode)
    void import("./content-faults-overlay").then(({ showContentFaults }) => showContentFaults())
  }
}
