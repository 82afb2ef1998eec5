import look from "site-data/look"
import { COLOUR_SCHEME_ATTRIBUTE } from "./constants"

/** How the owner wants the site to look: `look` of `site.json`. */
export const LOOK = look

const { family, isSerif } = LOOK.typeface

/** The typeface, and its fallback until it has loaded: see `theme/font-faces.ts`. */
export const FALLBACK_NAME = `${family} Fallback`
export const FALLBACK_FAMILY = `"${FALLBACK_NAME}", ${isSerif ? '"Times New Roman", serif' : "Arial, sans-serif"}`
export const FONT_FAMILY = `"${family}", ${FALLBACK_FAMILY}`

declare const module: { hot?: { dispose: (run: () => void) => void } }

// Under `npm start` a changed look needs a reload, because emotion keeps the old styles.
if (process.env.NODE_ENV === "development") {
  module.hot?.dispose(() => {
    // Otherwise the theme button would mistake the old scheme for the visitor's choice.
    document.documentElement.removeAttribute(COLOUR_SCHEME_ATTRIBUTE)
    location.reload()
  })
}
