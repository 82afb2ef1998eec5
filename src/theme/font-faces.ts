import roboto from "@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2"

/** Roboto, variable by weight, Latin: the one font file of the site (SIL Open Font License 1.1). Preloaded by `gatsby-ssr`. */
export const ROBOTO_URL = roboto

/**
 * The font faces. Roboto is preloaded, and swapped in where it comes late. The fallback is Arial set to Roboto's measures, so that little
 * moves between them. Measured in Chromium at 1000 px: a line of prose is 0.996 as wide in Roboto as in Arial; Roboto's ascent is
 * 0.928 em and its descent 0.244, divided here by the size adjustment, which scales them too.
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
    sizeAdjust: "99.6%",
    ascentOverride: "93.2%",
    descentOverride: "24.5%",
    lineGapOverride: "0%",
  },
] as const
