import { BEYOND_LATIN, LATIN_URL } from "site-data/fonts"
import { FALLBACK_NAME, LOOK } from "../look"

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
 * (`src/content/typefaces.ts`), so that little moves on the swap. A function, so that production scripts can leave it out.
 */
export function fontFaces() {
  const { family, prose, headings } = LOOK.typeface
  const own = { fontFamily: family, fontStyle: "normal", fontWeight: "100 900", fontDisplay: "swap" } as const
  return [
    // For letters such as ł, ω and ж: browsers fetch these files only for pages with such letters, where `gatsby-ssr` preloads them.
    ...BEYOND_LATIN.map(({ url, range }) => ({ ...own, src: `url(${url}) format("woff2")`, unicodeRange: range })),
    // The later face wins for every letter that it has. Every page preloads it, so a range would only add 0.1 KB.
    { ...own, src: `url(${LATIN_URL}) format("woff2")` },
    fallback("100 599", "", prose),
    fallback("600 900", " Bold", headings),
  ]
}
