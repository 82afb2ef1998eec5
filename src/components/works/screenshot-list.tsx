import { styled, type Theme } from "@mui/material/styles"
import { FINDABLE } from "../../browser/found-inside"
import { OPEN_ATTRIBUTE } from "../../pre-hydration/attributes"
import { captionFont, plainList, visuallyHidden } from "../../theme/theme"
import { CONTROL_SIZE, GUTTER, RADIUS } from "../../theme/tokens"
import { ROW_HEIGHT } from "../shared/accordion-entry"
import { GRID_COLUMNS, GRID_SPAN } from "./first-rows"
import { PAIR_LINE } from "./pair-line"

/** The maximum picture width below `lg`, px: wider ones would be taller than the screen. */
const PICTURE_WIDTH = 900

const LANDSCAPE = '& > [data-orientation="landscape"]'
const PORTRAIT = '& > [data-orientation="portrait"]'

/** The caption area below a landscape picture: one line as tall as the buttons next to it. */
const landscapeCaption = { minHeight: CONTROL_SIZE, paddingBlock: (CONTROL_SIZE - 19.5) / 2 }

/** Desktop screens one per row, phone screens two or three, all of one height. */
const grid = ({ theme }: { theme: Theme }) => ({
  display: "grid",
  gap: "40px 16px",
  gridTemplateColumns: `repeat(${GRID_COLUMNS}, minmax(0, 1fr))`,
  "& > *": { gridColumn: `span ${GRID_SPAN.landscape}` },
  [PORTRAIT]: { gridColumn: "span 3" },
  '&[data-orientation="portrait"]': { rowGap: 24 },
  [theme.breakpoints.up("sm")]: { columnGap: 24, [PORTRAIT]: { gridColumn: `span ${GRID_SPAN.portrait}` } },
})

/** The screenshots of a gallery group, numbered through the work; `data-links` while they are only links by name. */
export const ScreenshotList = styled("ol")(plainList, grid, ({ theme }) => ({
  maxWidth: PICTURE_WIDTH,
  [theme.breakpoints.up("lg")]: {
    [LANDSCAPE]: {
      position: "relative",
      "& .caption::before, & > a::before": { position: "absolute", insetInlineEnd: "calc(100% + 12px)", margin: 0 },
    },
  },
  // Clear of the sticky bar and group row above it.
  "& a, & button, & > li": { scrollMarginTop: ROW_HEIGHT },
  "& .caption::before, &[data-links] a::before": {
    // From the list's own counter. Only the text after the slash is read out (none): a list numbers its items anyway.
    content: ["counter(list-item)", 'counter(list-item) / ""'],
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
    flex: "none",
    marginInlineEnd: -4,
    color: theme.vars.palette.text.secondary,
  },
  "&[data-links] a::before": { marginInlineEnd: 8 },
  "& .full-size-mark": { marginInlineStart: "auto" },
  "& > li": {
    display: "grid",
    // No longer a list item, so it must count explicitly.
    counterIncrement: "list-item",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignContent: "start",
    alignItems: "start",
    "& > :first-child": { gridArea: "1 / 1 / auto / -1" },
    "& > .viewer-controls": { gridArea: "2 / 2" },
    "& > [data-pair]": { gridArea: "2 / 1", minHeight: CONTROL_SIZE },
  },
  // Narrow pictures have no room for these next to the caption: the pair's text and the buttons take two lines of equal height.
  [`${PORTRAIT} > [data-pair]`]: {
    flexFlow: "column nowrap",
    justifyContent: "space-around",
    alignItems: "start",
    minHeight: 2 * CONTROL_SIZE,
  },
  [`${PORTRAIT}:not([data-twin]) > .viewer-controls`]: { gridColumn: 1, justifySelf: "start", marginInlineStart: -8 },
  [LANDSCAPE]: {
    // The width of the buttons at the caption's end, with and without words, so that the visible parts are evenly spaced.
    "--controls": "72px",
    "&[data-twin]": { "--controls": "170px" },
    [theme.breakpoints.down("sm")]: {
      "--controls": `${CONTROL_SIZE + 12}px`,
      "&[data-twin]": { "--controls": `${2 * CONTROL_SIZE + 12}px` },
    },
    // Aligns the last one's visible part with the picture.
    "& > .viewer-controls": { gridArea: "1 / 2", alignSelf: "end", marginInlineEnd: -8 },
    "& > [data-pair]": { gridArea: "2 / 1 / auto / -1", minHeight: PAIR_LINE },
    "& .caption": { ...landscapeCaption, paddingInlineEnd: "var(--controls)" },
  },
  [theme.breakpoints.down("sm")]: {
    // Only the icon fits next to the name.
    [`${PORTRAIT} .full-size-mark > span:first-of-type`]: visuallyHidden,
    [`${PORTRAIT} .caption`]: { gap: 4, letterSpacing: "-0.01em", "&::before": { margin: 0 } },
    // Full screen width: the edges are the frame.
    [LANDSCAPE]: {
      marginInline: -GUTTER,
      "& .picture-frame": { borderInline: "none", borderRadius: 0 },
      "& .caption, & > [data-pair]": { paddingInlineStart: GUTTER },
      "& > .viewer-controls": { marginInlineEnd: 4 },
      "& > a": { outlineOffset: -2 },
    },
  },
  "&[data-links]": {
    // Out of the layout: a thousand unseen links would cost a phone a second.
    display: "none",
    // Opened before React could insert the screenshots: links in the same places, below frames the size of the coming pictures.
    [`[${OPEN_ATTRIBUTE}="true"] &, ${FINDABLE} &`]: { display: "grid" },
    "& > li::before": {
      content: '""',
      display: "block",
      // The frame goes around it.
      boxSizing: "content-box",
      aspectRatio: "var(--ratio)",
      border: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: RADIUS.picture,
      backgroundColor: theme.vars.palette.background.paper,
    },
    "& > li": { display: "list-item", counterIncrement: "none" },
    "& > li::after": { content: '""', display: "block" },
    [`${LANDSCAPE}[data-twin]::after`]: { height: PAIR_LINE },
    [`${PORTRAIT}::after`]: { height: CONTROL_SIZE },
    [`${PORTRAIT}[data-twin]::after`]: { height: 2 * CONTROL_SIZE },
    // Leaves room for the coming mark, so that names break as they will then.
    "& a": { ...captionFont, padding: "8px 6.1em 0 0" },
    [`${LANDSCAPE} a`]: { ...landscapeCaption, paddingInlineEnd: "calc(6.1em + var(--controls))" },
    [theme.breakpoints.down("sm")]: {
      [`${PORTRAIT} a`]: { paddingInlineEnd: 26 },
      [`${LANDSCAPE} a`]: { paddingInlineStart: GUTTER },
      [`${LANDSCAPE}::before`]: { borderInline: "none", borderRadius: 0 },
    },
    "@media (scripting: none)": {
      "&&": { display: "grid", gap: 8 },
      "& > li::before, & > li::after": { display: "none" },
      "& > li": { marginInline: 0 },
      "& a": { padding: 0, color: theme.vars.palette.primary.main, textDecoration: "underline" },
    },
  },
}))
