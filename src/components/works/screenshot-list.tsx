import { styled } from "@mui/material/styles"
import { FINDABLE } from "../../browser/found-inside"
import { OPEN_ATTRIBUTE } from "../../pre-hydration/attributes"
import { captionFont, plainList, visuallyHidden } from "../../theme/theme"
import { GUTTER, RADIUS } from "../../theme/tokens"
import { screenshotGrid } from "../media/screenshot-grid"
import { ROW_HEIGHT } from "../shared/accordion-entry"
import { PAIR_LINE } from "./pair-line"

/** The widest a picture gets below `lg`, px: beyond, it would be taller than the screen. */
const PICTURE_WIDTH = 900

/** The number of a screenshot, out of the list's own counter. What follows the slash is all that is read out: a list numbers its items anyway. */
const number = { content: ["counter(list-item)", 'counter(list-item) / ""'], fontVariantNumeric: "tabular-nums" }

/** The screenshots of a gallery group, numbered through the work; `data-links` while they are links by their names alone. */
export const ScreenshotList = styled("ol")(plainList, screenshotGrid, ({ theme }) => ({
  maxWidth: PICTURE_WIDTH,
  [theme.breakpoints.up("lg")]: { maxWidth: "none" },
  // Clear of the bar and of the group's row, which stick above it.
  "& a, & button, & > li": { scrollMarginTop: ROW_HEIGHT },
  "& .caption, &[data-links] a": {
    "&::before": {
      ...number,
      flex: "none",
      marginInlineEnd: -4,
      color: theme.vars.palette.text.secondary,
    },
  },
  "&[data-links] a::before": { marginInlineEnd: 8 },
  "& .full-size-mark": { marginInlineStart: "auto" },
  [theme.breakpoints.up("lg")]: {
    '& > [data-orientation="landscape"]': {
      position: "relative",
      "& .caption::before, & > a::before": {
        position: "absolute",
        insetInlineEnd: "calc(100% + 12px)",
        margin: 0,
      },
    },
  },
  [theme.breakpoints.down("sm")]: {
    // The mark alone has room beside the name.
    '& > [data-orientation="portrait"] .full-size-mark > span:first-of-type': visuallyHidden,
    '& > [data-orientation="portrait"] .caption': { gap: 4, letterSpacing: "-0.01em", "&::before": { margin: 0 } },
    // As wide as the screen: its edges are the frame.
    '& > [data-orientation="landscape"]': {
      marginInline: -GUTTER,
      "& .picture-frame": { borderInline: "none", borderRadius: 0 },
      "& .caption, & > [data-pair]": { paddingInline: GUTTER },
      "& > a": { outlineOffset: -2 },
    },
  },
  "&[data-links]": {
    // Out of the layout: a thousand links that nobody sees would cost a phone a second.
    display: "none",
    // Opened before React could put screenshots in their place: links in the same places, under frames as large as the pictures that are to come.
    [`[${OPEN_ATTRIBUTE}="true"] &, ${FINDABLE} &`]: { display: "grid" },
    "& > li::before": {
      content: '""',
      display: "block",
      // The frame is around the picture.
      boxSizing: "content-box",
      aspectRatio: "var(--ratio)",
      border: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: RADIUS.picture,
      backgroundColor: theme.vars.palette.background.paper,
    },
    "& > li[data-pair]::after": { content: '""', display: "block", height: PAIR_LINE },
    // At the end there will be a mark, beside which names break as they do here.
    "& a": { ...captionFont, padding: "8px 6.1em 0 0" },
    [theme.breakpoints.down("sm")]: {
      '& > [data-orientation="portrait"] a': { paddingInlineEnd: 26 },
      '& > [data-orientation="landscape"] a': { paddingInlineStart: GUTTER },
      '& > [data-orientation="landscape"]::before': { borderInline: "none", borderRadius: 0 },
    },
    "@media (scripting: none)": {
      "&&": { display: "grid", gap: 8 },
      "& > li::before, & > li::after": { display: "none" },
      "& > li": { marginInline: 0 },
      "& a": { padding: 0, color: theme.vars.palette.primary.main, textDecoration: "underline" },
    },
  },
}))
