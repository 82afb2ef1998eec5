/** The default colours by role. Browser code uses `LOOK.colours`, which has the owner's accent. Comments give the contrast of text and meaningful graphics to the page colour (WCAG 2.2). */
export const COLOURS = {
  light: {
    page: "#FAF8F4",
    raised: "#FFFFFF",
    ink: "#1C1B1A", // 16.2
    quietInk: "#5B5751", // 6.8
    hairline: "#E4DFD6",
    border: "#8A857C", // 3.5
    accent: "#0B6A66", // 6.1
    accentHover: "#07504D", // 8.7
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
    accentHover: "#8DE3DA", // 12.4
    onAccent: "#10201F",
  },
} as const

/** The unit of all spacing, px. */
export const SPACING_UNIT = 4

/** The maximum text width in characters. */
export const MEASURE = "68ch"

/** The gutter between the content and the window's edge below `lg`, px. */
export const GUTTER = 20

/** The space that a focus ring needs inside a scroll container, which would clip it, px. */
export const FOCUS_RING_SPACE = 4

/** The side of an icon-only control, px, and the padding around the visible part of a 20 px icon: how far it may extend beyond the content's edge. */
export const CONTROL_SIZE = 44
export const ICON_INSET = 14

/** The minimum height of the bar at the top of every page, px. */
export const BAR_HEIGHT = 64

/** The maximum height of a logo in the bar, px. */
export const LOGO_HEIGHT = 40

/** The distance of scroll targets from the bar, px, and from the window's top. The latter grows with the text, like the bar. */
export const SCROLL_GAP = 16
export const SCROLL_PADDING = `${(BAR_HEIGHT + SCROLL_GAP) / 16}rem`

/** The negative scroll margin of the bar's links and buttons: more than that distance, so that focusing one doesn't scroll the page. */
export const BAR_SCROLL_MARGIN = "6.25rem"

/** Durations of press feedback, and of the highlight on a hash's target, ms. */
export const FEEDBACK_DURATION = { quick: 120, calm: 200, mark: 2400 } as const

/** The animation that briefly highlights a hash's target. */
export const ARRIVED_MARK = `arrived ${FEEDBACK_DURATION.mark}ms ease-in`

/** The media query of visitors who prefer reduced motion. */
export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)"

/** The attribute of `<meta name="theme-color">` that holds its scheme. */
export const THEME_COLOUR_ATTRIBUTE = "data-scheme"
