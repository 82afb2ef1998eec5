import { EXTENDED_URL, LATIN_URL, UNICODE_RANGES } from "site-look/fonts"
import { FALLBACK_NAME, LOOK } from "../look"

/** The characters for the Latin file. A function, as below. */
export const latinRange = () => UNICODE_RANGES.latin
/** The characters for the extended one: fontsource's with small gaps closed, because every page says them, and Latin's file comes first. */
export const EXTENDED_RANGE =
  "U+0100-02FF,U+0304,U+0308,U+0329,U+1D00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF"

const percent = (share: number) => `${(share * 100).toFixed(1)}%`

/** A face of the fallback, `width` times as wide as the installed fonts. The browser scales ascent and descent, too. */
function fallback(fontWeight: string, style: string, width: number) {
  const { isSerif, ascent, descent } = LOOK.typeface
  const installed = isSerif ? ["Times New Roman", "Liberation Serif", "Tinos"] : ["Arial", "Liberation Sans", "Arimo"]
  return {
    fontFamily: FALLBACK_NAME,
    fontWeight,
    src: installed.map((name) => `local("${name}${style}")`).join(", "),
    sizeAdjust: percent(width),
    ascentOverride: percent(ascent / width),
    descentOverride: percent(descent / width),
    lineGapOverride: "0%",
  }
}

/**
 * The font faces. The site's own, variable by weight, is preloaded, and swapped in if it loads late. The fallback is an installed font with its metrics
 * (`src/content/typefaces.ts`), so that little moves on the swap. A function, which production scripts leave out.
 */
export function fontFaces() {
  const { family, prose, headings } = LOOK.typeface
  const own = { fontFamily: family, fontStyle: "normal", fontWeight: "100 900", fontDisplay: "swap" } as const
  return [
    // For letters such as ł, š and ő: browsers fetch it for pages with any; `gatsby-ssr` preloads it there.
    { ...own, src: `url(${EXTENDED_URL}) format("woff2")`, unicodeRange: EXTENDED_RANGE },
    // The later face wins wherever it has a letter. Every page preloads it: a range would say nothing, in 0.1 KB.
    { ...own, src: `url(${LATIN_URL}) format("woff2")` },
    fallback("100 599", "", prose),
    fallback("600 900", " Bold", headings),
  ]
}
