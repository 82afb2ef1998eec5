import CssBaseline from "@mui/material/CssBaseline"
import GlobalStyles from "@mui/material/GlobalStyles"
import type { Theme } from "@mui/material/styles"
import { FONT_SIZE, PAGE_OFFSET, PAGE_TRANSITION } from "../constants"
import { LOOK } from "../look"
import { ARRIVED_ATTRIBUTE, FIRST_PAGE_CLASS, QUEUED_ATTRIBUTE } from "../pre-hydration/attributes"
import { fontFaces } from "./font-faces"
import { hyphenated, paletteVariables } from "./theme"
import { ARRIVED_MARK, COLOURS, SCROLL_PADDING } from "./tokens"
import { IS_RIGHT_TO_LEFT, WORDS } from "../words"

/** Pressable elements: MUI's rows and tabs are buttons, and the menu's entries are links. */
const PRESSABLE = "a, button, summary"

/** English has few long words; Japanese, Korean and Chinese have no hyphens. */
const HAS_LONG_WORDS = !/^(?:en|ja|ko|zh)\b/.test(WORDS.language)

function styles(theme: Theme) {
  const { palette } = theme.vars
  const { accent } = LOOK.colours.light
  return {
    // Without JavaScript nothing sets the scheme's attribute: use the system's.
    "@media (scripting: none) and (prefers-color-scheme: dark)": {
      // More specific than MUI's later `:root`.
      ":root:not([data-color-scheme])": {
        colorScheme: "dark",
        ...paletteVariables(LOOK.colours.dark),
      },
    },
    // A link is never narrower than its longest word, unless that is wider than the bar.
    "@media (scripting: none)": { "header a": { overflowWrap: "break-word", maxWidth: "100%" } },
    // The print sheet contains the template's accent.
    ...(accent !== COLOURS.light.accent && { ":root": { "--accent-on-paper": accent } }),
    html: { scrollPaddingTop: SCROLL_PADDING },
    body: {
      fontSize: `${FONT_SIZE.mobile / 16}rem`,
      lineHeight: 22 / 14,
      [theme.breakpoints.up("sm")]: { fontSize: `${FONT_SIZE.normal / 16}rem`, lineHeight: 26 / 16 },
      // Also breaks long words: boxes in a row may get narrower than their longest word.
      overflowWrap: "anywhere",
      // Avoids a last line of one short word, or of one character in Chinese and Japanese.
      textWrap: "pretty",
      ...(HAS_LONG_WORDS && hyphenated),
    },
    // The focus ring, too, because a hash may focus a link before the late sheet has loaded.
    a: {
      color: palette.primary.main,
      outlineColor: palette.primary.main,
      textUnderlineOffset: "0.2em",
      textDecorationThickness: 1,
    },
    // Shows every press immediately, before it has any effect. Safari applies `:active` only because the head's script listens to touches.
    [PRESSABLE]: { WebkitTapHighlightColor: "transparent", "&:active": { opacity: 0.6, transitionProperty: "none" } },
    // Briefly highlights the target of a hash; a focus ring stays.
    [`[${ARRIVED_ATTRIBUTE}]`]: { outline: "2px solid transparent", outlineOffset: 2, animation: ARRIVED_MARK },
    "@keyframes arrived": { from: { outlineColor: palette.primary.main } },
    ":focus-visible": { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
    [`[${QUEUED_ATTRIBUTE}]`]: { color: palette.primary.main },
    // Opacity starts above zero, so that the browser counts the first paint as the largest contentful one.
    "@keyframes first-page-enter": {
      from: { opacity: 0.01, transform: `translateY(${PAGE_OFFSET}px)` },
    },
    // Moves lazy pictures far away from the window for a moment, so that they are requested after the first paint. By CSS alone, so that a visitor
    // without scripts gets them, too.
    "@keyframes later": { from: { translate: "0 -1e6px" } },
    "[loading=lazy]": { animation: "later 1ms" },
    // Letter spacing would separate joined letters.
    ...(IS_RIGHT_TO_LEFT && { "*, *::before": { letterSpacing: "0 !important" } }),
    ...(LOOK.hasMotion && {
      "@media (prefers-reduced-motion: no-preference)": {
        [`.${FIRST_PAGE_CLASS}`]: {
          animation: `first-page-enter ${PAGE_TRANSITION.duration}s ease-in-out ${PAGE_TRANSITION.delay}s backwards`,
        },
      },
    }),
  }
}

/** The baseline of every page: MUI's reset, the font, text sizes, focus ring and the first page's entry animation. */
export function SiteStyles() {
  return (
    <>
      <CssBaseline />
      <GlobalStyles styles={(theme) => [...fontFaces().map((face) => ({ "@font-face": face })), styles(theme)]} />
    </>
  )
}
