import roboto from "@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2"

/** Roboto, variable by weight, Latin: the one font file of the site (SIL Open Font License 1.1). Preloaded by `gatsby-ssr`. */
export const ROBOTO_URL = roboto

/**
 * The font faces. It is preloaded, and swapped in where it comes late. The fallback is Arial set to Roboto's metrics: average advance 0.9990 of
 * Arial's, ascent 0.9277, descent 0.2441 (read from the two fonts' `hhea` and `hmtx` tables), so nothing moves between them.
 */
export const FONT_FACES = [
  {
    fontFamily: "Roboto",
    fontStyle: "normal",
    fontWeight: "100 900",
    fontDisplay: "swap",
    src: `url(${ROBOTO_URL}) format("woff2")`,
  },
  {
    fontFamily: "Roboto Fallback",
    src: 'local("Arial"), local("Liberation Sans"), local("Arimo")',
    sizeAdjust: "99.9%",
    ascentOverride: "92.77%",
    descentOverride: "24.41%",
    lineGapOverride: "0%",
  },
] as const
