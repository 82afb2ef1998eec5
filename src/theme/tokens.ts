/** Colours by role, unless the owner has an accent of their own: browser code takes `LOOK.colours`. Comments give the contrast to the page colour of those with text or meaning (WCAG 2.2). */
export const COLOURS = {
  light: {
    page: "#FAF8F4",
    raised: "#FFFFFF",
    ink: "#1C1B1A", // 16.2
    quietInk: "#5B5751", // 6.8
    hairline: "#E4DFD6",
    border: "#8A857C", // 3.5
    accent: "#0B6A66", // 6.1
    accentPointedAt: "#07504D", // 8.7
    onAccent: "#FFFFFF",
  },
  dark: {
    page: "#141416",
    raised: "#1D1D21",
    ink: "#ECEAE6", // 15.3
    quietInk: "#A6A29B", // 7.2
    hairline: "#2C2C31",
    border: "#6F6F78", // 3.7
    accent: "#62CFC4", // 9.9
    accentPointedAt: "#8DE3DA", // 12.4
    onAccent: "#10201F",
  },
} as const

/** The unit of all spacing, px. */
export const SPACING_UNIT = 4

/** The maximum text width in characters. */
export const MEASURE = "68ch"

/** The gutter between the content and the window's edge below `lg`, px. */
export const GUTTER = 20

/** The room that a focus ring needs inside what scrolls, which would clip it, px. */
export const RING_ROOM = 4

/** The side of an icon-only control, px, and the padding around the visible part of a 20 px icon: how far it may extend beyond the content's edge. */
export const CONTROL_SIZE = 44
export const ICON_INSET = 14

/** The minimum height of the bar on top of every page, px. */
export const BAR_HEIGHT = 64

/** The most that a logo takes of the bar, px. */
export const LOGO_HEIGHT = 40

/** Where scroll targets stand below the bar, px. */
export const SCROLL_PADDING = BAR_HEIGHT + 16

/** Durations of touch feedback, ms, and how long an arrival is marked. */
export const ANSWER_DURATION = { quick: 120, calm: 200, mark: 2400 } as const

/** Briefly marks where the visitor arrived. */
export const ARRIVED_MARK = `arrived ${ANSWER_DURATION.mark}ms ease-in`

/** The media query of visitors who prefer reduced motion. */
export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)"

/** The attribute of `<meta name="theme-color">` that holds its scheme. */
export const THEME_COLOUR_ATTRIBUTE = "data-scheme"
