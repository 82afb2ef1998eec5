import { styled, type Theme } from "@mui/material/styles"
import { FINDABLE } from "../../browser/found-inside"
import { OPEN_ATTRIBUTE } from "../../pre-hydration/attributes"
import { captionFont, plainList, visuallyHidden } from "../../theme/theme"
import { CONTROL_SIZE, GUTTER, RADIUS } from "../../theme/tokens"
import { ROW_HEIGHT } from "../shared/accordion-entry"
import { GRID_COLUMNS, GRID_SPAN } from "./first-rows"
import { PAIR_LINE } from "./pair-line"

/** The widest a picture gets below `lg`, px: beyond, it would be taller than the screen. */
const PICTURE_WIDTH = 900

const LANDSCAPE = '& > [data-orientation="landscape"]'
const PORTRAIT = '& > [data-orientation="portrait"]'

/** The caption's room below a landscape picture: one line as tall as the buttons beside it. */
const landscapeCaption = { minHeight: CONTROL_SIZE, paddingBlock: (CONTROL_SIZE - 19.5) / 2 }

/** Desktop screens one across, phone screens two or three across at one height. */
const grid = ({ theme }: { theme: Theme }) => ({
  display: "grid",
  gap: "40px 16px",
  gridTemplateColumns: `repeat(${GRID_COLUMNS}, minmax(0, 1fr))`,
  "& > *": { gridColumn: `span ${GRID_SPAN.landscape}` },
  [PORTRAIT]: { gridColumn: "span 3" },
  '&[data-orientation="portrait"]': { rowGap: 24 },
  [theme.breakpoints.up("sm")]: { columnGap: 24, [PORTRAIT]: { gridColumn: `span ${GRID_SPAN.portrait}` } },
})

/** The screenshots of a gallery group, numbered through the work; `data-links` while they are links by their names alone. */
export const ScreenshotList = styled("ol")(plainList, grid, ({ theme }) => ({
  maxWidth: PICTURE_WIDTH,
  [theme.breakpoints.up("lg")]: {
    [LANDSCAPE]: {
      position: "relative",
      "& .caption::before, & > a::before": { position: "absolute", insetInlineEnd: "calc(100% + 12px)", margin: 0 },
    },
  },
  // Clear of the bar and of the group's row, which stick above it.
  "& a, & button, & > li": { scrollMarginTop: ROW_HEIGHT },
  "& .caption::before, &[data-links] a::before": {
    // Out of the list's own counter. What follows the slash is all that is read out: a list numbers its items anyway.
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
    // What is no list item any more counts no more by itself.
    counterIncrement: "list-item",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignContent: "start",
    alignItems: "start",
    "& > :first-child": { gridArea: "1 / 1 / auto / -1" },
    "& > .viewer-controls": { gridArea: "2 / 2" },
    "& > [data-pair]": { gridArea: "2 / 1", minHeight: CONTROL_SIZE },
  },
  // Below narrow pictures there is no room for them beside the caption: what is said of a pair and the buttons stand in two lines of one height.
  [`${PORTRAIT} > [data-pair]`]: {
    flexFlow: "column nowrap",
    justifyContent: "space-around",
    alignItems: "start",
    minHeight: 2 * CONTROL_SIZE,
  },
  [`${PORTRAIT}:not([data-twin]) > .viewer-controls`]: { gridColumn: 1, justifySelf: "start", marginInlineStart: -8 },
  [LANDSCAPE]: {
    // The room that the buttons beside a caption take of its end, with words and without, for what is drawn to stand at even distances.
    "--controls": "72px",
    "&[data-twin]": { "--controls": "170px" },
    [theme.breakpoints.down("sm")]: {
      "--controls": `${CONTROL_SIZE + 12}px`,
      "&[data-twin]": { "--controls": `${2 * CONTROL_SIZE + 12}px` },
    },
    // What is drawn of the last ends where the picture does.
    "& > .viewer-controls": { gridArea: "1 / 2", alignSelf: "end", marginInlineEnd: -8 },
    "& > [data-pair]": { gridArea: "2 / 1 / auto / -1", minHeight: PAIR_LINE },
    "& .caption": { ...landscapeCaption, paddingInlineEnd: "var(--controls)" },
  },
  [theme.breakpoints.down("sm")]: {
    // The mark alone has room beside the name.
    [`${PORTRAIT} .full-size-mark > span:first-of-type`]: visuallyHidden,
    [`${PORTRAIT} .caption`]: { gap: 4, letterSpacing: "-0.01em", "&::before": { margin: 0 } },
    // As wide as the screen: its edges are the frame.
    [LANDSCAPE]: {
      marginInline: -GUTTER,
      "& .picture-frame": { borderInline: "none", borderRadius: 0 },
      "& .caption, & > [data-pair]": { paddingInlineStart: GUTTER },
      "& > .viewer-controls": { marginInlineEnd: 4 },
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
    "& > li": { display: "list-item", counterIncrement: "none" },
    "& > li::after": { content: '""', display: "block" },
    [`${LANDSCAPE}[data-twin]::after`]: { height: PAIR_LINE },
    [`${PORTRAIT}::after`]: { height: CONTROL_SIZE },
    [`${PORTRAIT}[data-twin]::after`]: { height: 2 * CONTROL_SIZE },
    // At the end there will be a mark, beside which names break as they do here.
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
