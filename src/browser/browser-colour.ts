import { COLOUR_SCHEME_ATTRIBUTE } from "../constants"
import { THEME_COLOUR_ATTRIBUTE } from "../theme/tokens"

/** Keeps the browser's own colour (`theme-color`) that of the scheme in force, which need not be the system's: of the two in the head one holds. */
export function keepBrowserColour(): void {
  const root = document.documentElement
  const follow = () => {
    const scheme = root.getAttribute(COLOUR_SCHEME_ATTRIBUTE)
    for (const meta of document.querySelectorAll<HTMLMetaElement>(`meta[${THEME_COLOUR_ATTRIBUTE}]`))
      meta.media = meta.getAttribute(THEME_COLOUR_ATTRIBUTE) === scheme ? "all" : "not all"
  }
  follow()
  new MutationObserver(follow).observe(root, { attributeFilter: [COLOUR_SCHEME_ATTRIBUTE] })
}
