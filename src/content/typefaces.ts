/**
 * The typefaces that a site may have, by the names of their fontsource packages (all under the SIL Open Font License 1.1). Measured in Chromium with
 * the Latin file: how wide a paragraph at weight 400, and headings at 700 and 800, are compared with Arial, or with Times New Roman for a serif;
 * ascent and descent in em. Families have names that CSS takes without quotes.
 */
export const TYPEFACES = {
  roboto: { family: "Roboto", isSerif: false, prose: 0.996, headings: 0.948, ascent: 0.928, descent: 0.244 },
  inter: { family: "Inter", isSerif: false, prose: 1.068, headings: 1.021, ascent: 0.969, descent: 0.241 },
  "nunito-sans": {
    family: "Nunito Sans",
    isSerif: false,
    prose: 1.012,
    headings: 0.985,
    ascent: 1.011,
    descent: 0.353,
  },
  "source-sans-3": {
    family: "Source Sans",
    isSerif: false,
    prose: 0.935,
    headings: 0.912,
    ascent: 1.024,
    descent: 0.4,
  },
  "source-serif-4": {
    family: "Source Serif",
    isSerif: true,
    prose: 1.174,
    headings: 1.119,
    ascent: 1.036,
    descent: 0.335,
  },
} as const

export type TypefaceName = keyof typeof TYPEFACES

export const TYPEFACE_NAMES: readonly TypefaceName[] = [
  "roboto",
  "inter",
  "nunito-sans",
  "source-sans-3",
  "source-serif-4",
]
