import { styled, type Theme } from "@mui/material/styles"
import { FINDABLE } from "../../browser/found-inside"
import { OPEN_ATTRIBUTE } from "../../pre-hydration/attributes"
import { captionFont, plainList } from "../../theme/theme"
import { RADIUS } from "../../look"
import { CONTROL_SIZE, GUTTER } from "../../theme/tokens"
import { screenWideItem, sideless } from "../media/screenshot"
import { ROW_HEIGHT } from "../shared/accordion-entry"
import { GRID_COLUMNS, GRID_SPAN } from "./first-rows"

const LANDSCAPE = '& > [data-orientation="landscape"]'
const PORTRAIT = '& > [data-orientation="portrait"]'

/** Above and below the name of a landscape picture, px: its line of 19.5 px is as tall as the buttons next to it. */
const LANDSCAPE_PADDING = (CONTROL_SIZE - 19.5) / 2

/** Lays a link over the frame above it, with its hairlines; px from there to its text. */
const overFrame = (distance: number) => ({ paddingTop: `calc(${distance + 2}px + var(--frame))` })

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
  "& > li": {
    display: "grid",
    // No longer a list item, so it must count explicitly.
    counterIncrement: "list-item",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignContent: "start",
    alignItems: "start",
    "& > :first-child": { gridArea: "1 / 1 / auto / -1" },
  },
  // Narrow pictures have no room for the buttons beside the name: they stand side by side below it.
  [`${PORTRAIT} > .viewer-controls`]: { gridArea: "2 / 1 / auto / -1", marginInlineStart: -8 },
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
    "& .caption": {
      minHeight: CONTROL_SIZE,
      paddingBlock: LANDSCAPE_PADDING,
      paddingInlineEnd: "var(--controls)",
    },
  },
  [theme.breakpoints.down("sm")]: {
    [`${PORTRAIT} .caption`]: { gap: 4, letterSpacing: "-0.01em", "&::before": { margin: 0 } },
    // The name has one line, and which of a pair it is the next: a line ends after the comma, where the space doesn't fit.
    [`${PORTRAIT} .state`]: { wordSpacing: "100vw" },
    [LANDSCAPE]: {
      ...screenWideItem,
      "& .caption": { paddingInlineStart: GUTTER },
      "& > .viewer-controls": { marginInlineEnd: 4 },
    },
  },
  "&[data-links]": {
    // Out of the layout: a thousand unseen links would cost a phone a second.
    display: "none",
    // Opened before React could insert the screenshots: links in the same places and of the same size, on frames the size of the coming pictures.
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
      [`${LANDSCAPE}::before`]: sideless,
    },
    "@media (scripting: none)": {
      "&&": { display: "grid", gap: 8 },
      "&& > li::before, && > li::after": { display: "none" },
      "& > li": { marginInline: 0 },
      "&& a": { margin: 0, padding: 0, color: theme.vars.palette.primary.main, textDecoration: "underline" },
    },
  },
}))
