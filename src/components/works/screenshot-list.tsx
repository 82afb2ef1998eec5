import { styled, type Theme } from "@mui/material/styles"
import { FINDABLE } from "../../browser/found-inside"
import { OPEN_ATTRIBUTE } from "../../pre-hydration/attributes"
import { captionFont, plainList, RADIUS } from "../../theme/theme"
import { CONTROL_SIZE, GUTTER } from "../../theme/tokens"
import { edgeToEdgeFrame, screenWideItem } from "../media/screenshot"
import { ROW_SCROLL_MARGIN } from "../shared/accordion-entry"
import { GRID_COLUMNS, GRID_SPAN } from "./first-rows"

const LANDSCAPE = '& > [data-orientation="landscape"]'
const PORTRAIT = '& > [data-orientation="portrait"]'

/** The padding above and below a landscape picture's name, px: with it, the line of 19.5 px is as tall as the buttons next to it. */
const LANDSCAPE_PADDING = (CONTROL_SIZE - 19.5) / 2

/** Extends a link over the frame above it, hairlines included; `distance` is from there to its text, px. */
const overFrame = (distance: number) => ({ paddingTop: `calc(${distance + 2}px + var(--frame))` })

/** Desktop screenshots one per row, phone screenshots two or three, of the same height. */
const grid = ({ theme }: { theme: Theme }) => ({
  display: "grid",
  gap: "40px 16px",
  gridTemplateColumns: `repeat(${GRID_COLUMNS}, minmax(0, 1fr))`,
  "& > *": { gridColumn: `span ${GRID_SPAN.landscape}` },
  [PORTRAIT]: { gridColumn: "span 3" },
  '&[data-orientation="portrait"]': { rowGap: 24 },
  [theme.breakpoints.up("sm")]: { columnGap: 24, [PORTRAIT]: { gridColumn: `span ${GRID_SPAN.portrait}` } },
})

/** The screenshots of a gallery group, numbered across the work; with `data-links` while they are only text links. */
export const ScreenshotList = styled("ol")(plainList, grid, ({ theme }) => ({
  [theme.breakpoints.up("lg")]: {
    [LANDSCAPE]: {
      position: "relative",
      "& .caption::before, & > a::before": { position: "absolute", insetInlineEnd: "calc(100% + 12px)", margin: 0 },
    },
  },
  // Keeps them clear of the sticky bar and group row.
  "& :is(a, button, video, li)": { scrollMarginTop: ROW_SCROLL_MARGIN },
  "& .caption::before, &[data-links] a::before": {
    // From the list's own counter. Screen readers read only the text after the slash, which is empty: a list numbers its items anyway.
    content: ["counter(list-item)", 'counter(list-item) / ""'],
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
    flex: "none",
    marginInlineEnd: -4,
    color: theme.vars.palette.text.secondary,
  },
  "&[data-links] a::before": { marginInlineEnd: 8 },
  "& > li": {
    display: "grid",
    // No longer a list item, so it must count explicitly.
    counterIncrement: "list-item",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignContent: "start",
    "& > :first-child": { gridArea: "1 / 1 / auto / -1" },
  },
  // Narrow pictures have no room for the buttons beside the name, so they are in a row below it.
  [`${PORTRAIT} > .viewer-controls`]: { gridArea: "2 / 1 / auto / -1", marginInlineStart: -8 },
  [LANDSCAPE]: {
    // The width of the buttons at the caption's end, with and without words, so that the visible parts are evenly spaced.
    "--controls": "5.5rem",
    "&[data-twin]": { "--controls": "12.5rem" },
    [theme.breakpoints.down("sm")]: {
      "--controls": `${CONTROL_SIZE + 12}px`,
      "&[data-twin]": { "--controls": `${2 * CONTROL_SIZE + 12}px` },
    },
    // Aligns the visible part of the last button with the picture.
    "& > .viewer-controls": { gridArea: "1 / 2", alignSelf: "end", marginInlineEnd: -8 },
    "& .caption": {
      minHeight: CONTROL_SIZE,
      paddingBlock: LANDSCAPE_PADDING,
      paddingInlineEnd: "var(--controls)",
    },
  },
  [theme.breakpoints.down("sm")]: {
    [`${PORTRAIT} .caption`]: { gap: 4, letterSpacing: "-0.01em", "&::before": { margin: 0 } },
    // Icons without words, centred in their buttons.
    [`${PORTRAIT}[data-twin] > .viewer-controls`]: { marginInlineStart: (16 - CONTROL_SIZE) / 2 },
    // The name has one line, and "before" or "after" is on the next: the line breaks after the comma, where the space doesn't fit.
    [`${PORTRAIT} .state`]: { wordSpacing: "100vw" },
    [LANDSCAPE]: {
      ...screenWideItem,
      "& .caption": { paddingInlineStart: GUTTER },
      "& > .viewer-controls": { marginInlineEnd: 4 },
    },
  },
  "&[data-links]": {
    // Not laid out: a thousand invisible links would cost a phone a second.
    display: "none",
    // If the group is opened before React inserts the screenshots: links in the same places and of the same size, on frames of the size of the pictures.
    [`[${OPEN_ATTRIBUTE}="true"] &, ${FINDABLE} &`]: { display: "grid" },
    "& > li::before": {
      content: '""',
      display: "block",
      // The border is outside the aspect ratio.
      boxSizing: "content-box",
      aspectRatio: "var(--ratio)",
      border: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: RADIUS.picture,
      backgroundColor: theme.vars.palette.background.paper,
    },
    "& > li": { "--frame": "calc((100% - 2px) / var(--ratio))", display: "list-item", counterIncrement: "none" },
    [`${PORTRAIT}::after`]: { content: '""', display: "block", height: CONTROL_SIZE },
    "& a": { ...captionFont, marginTop: "calc(-2px - var(--frame))", ...overFrame(8) },
    [`${LANDSCAPE} a`]: {
      paddingBottom: LANDSCAPE_PADDING,
      paddingInlineEnd: "var(--controls)",
      ...overFrame(LANDSCAPE_PADDING),
    },
    [theme.breakpoints.down("sm")]: {
      [`${LANDSCAPE} a`]: { paddingInlineStart: GUTTER },
      [`${LANDSCAPE}::before`]: edgeToEdgeFrame,
    },
    "@media (scripting: none)": {
      "&&": { display: "grid", gap: 8 },
      "&& > li::before, && > li::after": { display: "none" },
      "& > li": { marginInline: 0 },
      "&& a": { margin: 0, padding: 0, color: theme.vars.palette.primary.main, textDecoration: "underline" },
    },
  },
}))
