import { createTheme, type CSSObject, type Theme } from "@mui/material/styles"
import { COLOUR_SCHEME_ATTRIBUTE, FONT_SIZE, HEADER_FONT_WEIGHT } from "../constants"
import { FONT_FAMILY, LOOK } from "../look"
import { CONTROL_SIZE, FEEDBACK_DURATION, GUTTER, MEASURE, SPACING_UNIT } from "./tokens"
import { WORDS } from "../words"

declare module "@mui/material/styles" {
  // `theme.vars` is always there.
  interface CssThemeVariables {
    enabled: true
  }
  interface Palette {
    border: { main: string }
  }
  interface PaletteOptions {
    border?: { main: string }
  }
}

/** Corner radii by size class, px: controls, and pictures. */
export const RADIUS = LOOK.radius

type Colours = (typeof LOOK.colours)[keyof typeof LOOK.colours]

function paletteOf(colours: Colours) {
  return {
    background: { default: colours.page, paper: colours.raised },
    text: { primary: colours.ink, secondary: colours.quietInk },
    divider: colours.hairline,
    border: { main: colours.border },
    // A filled button turns `dark` on hover: more contrast to its text, in both schemes.
    primary: { main: colours.accent, dark: colours.accentHover, contrastText: colours.onAccent },
  }
}

/** MUI's variables for our colours, as written into `:root`. */
export function paletteVariables(colours: Colours): Record<string, string> {
  const variables: Record<string, string> = {}
  for (const [group, value] of Object.entries(paletteOf(colours))) {
    if (typeof value === "string") variables[`--mui-palette-${group}`] = value
    else for (const [name, colour] of Object.entries(value)) variables[`--mui-palette-${group}-${name}`] = colour
  }
  return variables
}

// MUI writes all its variables into every page (21 KB); these are the ones in use.
const USED_VARIABLES =
  /^(?!--)|^--mui-(palette-(background-(default|paper)$|text-(primary|primaryChannel|secondary|disabled)$|divider$|border-main$|primary-(main|mainChannel|contrastText|dark)$|action-(active$|hover|disabled|focus|selectedOpacity)|Skeleton-|common-white$)|shadows-[02468]$|shape-borderRadius$|spacing$)/

/** The variables that only pages added by the owner may use. */
const STATUS_VARIABLES = /^--mui-palette-(error|warning|info|success|secondary|Alert)-/

/** Between a tab's label and its focus ring, px. Tab lists extend this far beyond the column to align their labels. */
export const TAB_PADDING = 8

/** The site's theme: a light and a dark scheme, the site's typeface, hairlines, no shadows and no ripples. */
export const theme = createTheme({
  direction: WORDS.direction,
  cssVariables: { colorSchemeSelector: COLOUR_SCHEME_ATTRIBUTE },
  colorSchemes: {
    light: { palette: paletteOf(LOOK.colours.light) },
    dark: { palette: paletteOf(LOOK.colours.dark) },
  },
  spacing: SPACING_UNIT,
  shape: { borderRadius: RADIUS.control },
  typography: {
    fontFamily: FONT_FAMILY,
    fontSize: FONT_SIZE.normal,
    button: { textTransform: "none", fontFamily: "inherit", fontWeight: 500 },
  },
  components: {
    MuiButtonBase: {
      defaultProps: { disableRipple: true, disableTouchRipple: true },
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          "&.Mui-focusVisible, &:focus-visible": {
            outline: `2px solid ${vars.palette.primary.main}`,
            outlineOffset: 2,
          },
        }),
      },
    },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { elevation: { backgroundImage: "none" } } },
    MuiAccordion: {
      // Outlined, because other variants write a shadow's variables into each entry's style attribute.
      defaultProps: { disableGutters: true, square: true, variant: "outlined" },
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          backgroundColor: "transparent",
          border: 0,
          borderBottom: `1px solid ${vars.palette.divider}`,
          "&:first-of-type": { borderTop: `1px solid ${vars.palette.divider}` },
          "&::before": { display: "none" },
          // MUI's `none` would stop the browser from keeping the place when a picture above has another height than declared.
          overflowAnchor: "auto",
          "& > .MuiAccordion-heading": { margin: 0 },
        }),
      },
    },
    MuiAccordionSummary: {
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          minHeight: 64,
          padding: 0,
          font: "inherit",
          fontSize: "1.125rem",
          fontWeight: 500,
          transition: `color ${FEEDBACK_DURATION.quick}ms`,
          ...hovered({ color: vars.palette.primary.main }),
          "&.Mui-focusVisible": { backgroundColor: "transparent" },
          // The attribute is correct even before React; MUI's class is not.
          '&[aria-expanded="true"]': { fontWeight: 700 },
        }),
        content: { margin: "16px 0" },
        expandIconWrapper: {
          color: "inherit",
          // Aligns the end of its visible part with the row's end.
          marginInlineEnd: -5,
          transition: `transform ${FEEDBACK_DURATION.calm}ms`,
          '[aria-expanded="true"] > &': { transform: "rotate(180deg)" },
          '[aria-expanded="false"] > &': { transform: "none" },
        },
      },
    },
    MuiAccordionDetails: { styleOverrides: { root: { padding: "8px 0 40px" } } },
    MuiTabs: {
      // Instead of the indicator, the selected tab draws a line, without measuring.
      defaultProps: { slots: { indicator: () => null } },
      styleOverrides: { root: { minHeight: CONTROL_SIZE } },
    },
    MuiTab: {
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          minHeight: CONTROL_SIZE,
          minWidth: 0,
          alignItems: "flex-start",
          // MUI's value, but no wider than the list on narrow screens.
          maxWidth: `min(360px, 100vw - ${2 * GUTTER}px)`,
          // Room for the focus ring, which stays inside: the tab list clips overflow.
          padding: `12px ${TAB_PADDING}px`,
          marginInlineEnd: 24 - 2 * TAB_PADDING,
          fontWeight: 400,
          '&[aria-selected="false"]': { color: vars.palette.text.secondary },
          '&[aria-selected="true"]': { color: vars.palette.text.primary, fontWeight: 700 },
          "&:hover": { color: vars.palette.text.primary },
          '&[aria-selected="true"]::after': {
            content: '""',
            position: "absolute",
            inset: `auto ${TAB_PADDING}px 0`,
            height: 2,
            // A border, because forced colours remove backgrounds.
            border: `1px solid ${vars.palette.primary.main}`,
          },
          '[aria-orientation="vertical"] > &[aria-selected="true"]::after': {
            inset: "0 auto",
            insetInlineStart: 0,
            width: 2,
            height: "auto",
          },
          // Always reserves the width of bold letters, so that neighbours stay in place.
          "&::before": {
            content: "attr(data-label)",
            height: 0,
            overflow: "hidden",
            visibility: "hidden",
            fontWeight: 700,
          },
          "&.Mui-focusVisible, &:focus-visible": { outlineOffset: -2 },
        }),
      },
    },
  },
})

// `theme.vars` still has all variables.
const generateStyleSheets = theme.generateStyleSheets.bind(theme)
const variablesNamed = (names: RegExp) =>
  generateStyleSheets().map((sheet) =>
    Object.fromEntries(
      Object.entries(sheet).map(([selector, declarations]: [string, Record<string, string>]) => [
        selector,
        Object.fromEntries(Object.entries(declarations).filter(([name]) => names.test(name))),
      ]),
    ),
  )

// Production pages already contain the style sheets: see `ThemeRoot`.
if (process.env.BUILD_STAGE !== "build-javascript") theme.generateStyleSheets = () => variablesNamed(USED_VARIABLES)

/** The variables of MUI's colours besides the primary one, in both schemes: see `StatusColours`. */
export const statusVariables = () => variablesNamed(STATUS_VARIABLES)

/** Section headers: 20 px at weight 800. */
export const headerFont = {
  fontSize: `${FONT_SIZE.header / 16}rem`,
  lineHeight: 1.4,
  fontWeight: HEADER_FONT_WEIGHT,
  letterSpacing: "-0.01em",
} as const

/** A page's heading, at any size. */
export const titleFont = { lineHeight: 1.05, fontWeight: 800, letterSpacing: "-0.035em", textWrap: "balance" } as const

/** Hyphenates long words if the browser can hyphenate their language; short words stay whole. */
export const hyphenated = { hyphens: "auto", hyphenateLimitChars: "12 4 4" } as const

/** Captions and other quiet small text: 13 px. */
export const captionFont = { fontSize: "0.8125rem", lineHeight: 1.5 } as const

/** The same in quiet ink. */
export const quietCaption = ({ theme }: { theme: Theme }) => ({
  ...captionFont,
  color: theme.vars.palette.text.secondary,
})

/** A button of small text and an icon, without a frame. */
export const plainControl = {
  ...captionFont,
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minWidth: CONTROL_SIZE,
  minHeight: CONTROL_SIZE,
  border: 0,
  borderRadius: RADIUS.control,
  background: "none",
  fontFamily: "inherit",
  cursor: "pointer",
  // Without scripts it would do nothing.
  "@media (scripting: none)": { display: "none" },
} as const

/** Styles under a mouse: a finger would leave them on what it has touched. */
export const hovered = (styles: CSSObject): CSSObject => ({ "@media (hover: hover)": { "&:hover": styles } })

/** Styles in the dark scheme; without scripts, if the system is dark and the site has both schemes. */
export const inDark = (theme: Theme, styles: CSSObject): CSSObject => ({
  ...theme.applyStyles("dark", styles),
  "@media (scripting: none) and (prefers-color-scheme: dark)": {
    [`html:not([${COLOUR_SCHEME_ATTRIBUTE}]) &`]: styles,
  },
})

/** A link in the text colour that lights up on hover. */
export const inkLink = ({ theme }: { theme: Theme }) => ({
  color: theme.vars.palette.text.primary,
  textDecoration: "none",
  "&:hover": { color: theme.vars.palette.primary.main },
})

/** For screen readers only. */
export const visuallyHidden = {
  position: "absolute",
  width: 1,
  height: 1,
  margin: -1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
  // Otherwise it would be copied and printed with the page's text.
  userSelect: "none",
  "@media print": { display: "none" },
} as const

/** A list without list styling. */
export const plainList = { margin: 0, padding: 0, listStyle: "none" } as const

/** The same with a dash before each item; its width and where its text begins, px. */
export const dashedList =
  (dash: number, indent: number) =>
  ({ theme }: { theme: Theme }) =>
    ({
      ...plainList,
      maxWidth: MEASURE,
      "& li": { position: "relative", paddingInlineStart: indent },
      "& li::before": {
        content: '""',
        position: "absolute",
        insetInlineStart: 0,
        marginTop: "0.8em",
        width: dash,
        // Not a background, which browsers print only if the visitor asks for it.
        borderTop: `1px solid ${theme.vars.palette.border.main}`,
      },
    }) as const

/** A plain list, inline. */
export const inlineList = { ...plainList, display: "flex", flexWrap: "wrap" } as const

/** A row of items to swipe through, one by one, where they don't fit. */
export const strip = {
  display: "flex",
  // Otherwise content that overflows at the bottom would capture the mouse wheel.
  overflow: "auto hidden",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
} as const

/** What a strip has in addition on a phone: it goes from edge to edge of the screen, starting at the page's gutter. */
export const edgeToEdgeStrip = {
  gap: 16,
  marginInline: -GUTTER,
  paddingInline: GUTTER,
  scrollPaddingInline: GUTTER,
  "& > li": { flexShrink: 0, scrollSnapAlign: "start" },
} as const
