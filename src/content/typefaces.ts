/** A typeface: `prose` and `headings` are its widths relative to the fallback's; ascent and descent are in em. */
const typeface = (family: string, isSerif: boolean, widths: [number, number], [ascent, descent]: [number, number]) => {
  const [prose, headings] = widths
  return { family, isSerif, prose, headings, ascent, descent }
}

/**
 * The typefaces that a site may have, by the names of their fontsource packages (all under the SIL Open Font License 1.1). Measured in Chromium with
 * the Latin file: a paragraph at weight 400, and headings at 700 and 800, compared with Arial, or with Times New Roman for a serif. Family
 * names are such that CSS accepts them without quotes.
 */
export const TYPEFACES = {
  roboto: typeface("Roboto", false, [0.996, 0.948], [0.928, 0.244]),
  inter: typeface("Inter", false, [1.068, 1.021], [0.969, 0.241]),
  "nunito-sans": typeface("Nunito Sans", false, [1.012, 0.985], [1.011, 0.353]),
  "source-sans-3": typeface("Source Sans", false, [0.935, 0.912], [1.024, 0.4]),
  "source-serif-4": typeface("Source Serif", true, [1.174, 1.119], [1.036, 0.335]),
}

export type TypefaceName = keyof typeof TYPEFACES

export const TYPEFACE_NAMES = Object.keys(TYPEFACES).filter((name): name is TypefaceName => name in TYPEFACES)
