import Accordion from "@mui/material/Accordion"
import AccordionDetails from "@mui/material/AccordionDetails"
import AccordionSummary from "@mui/material/AccordionSummary"
import { styled } from "@mui/material/styles"
import { type ReactNode, useId } from "react"
import { ARRIVED_ATTRIBUTE } from "../../pre-hydration/attributes"
import { usePreHydratedDisclosure } from "../../pre-hydration/use-pre-hydrated"
import { quietCaption } from "../../theme/theme"
import { ARRIVED_MARK, BAR_HEIGHT, GUTTER, SCROLL_PADDING } from "../../theme/tokens"
import { Collapse } from "./collapse"
import { Icon } from "./icon"

const Row = styled("span")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: "0 16px",
  width: "100%",
  paddingInlineEnd: 12,
})

/** With more than a title it has its places: on phones what it counts stands below the title. */
const RowOfParts = styled("span")(({ theme }) => ({
  display: "grid",
  gridTemplate: '"title more" auto "note more" auto / minmax(0, 1fr) auto',
  alignItems: "center",
  columnGap: 16,
  width: "100%",
  paddingInlineEnd: 12,
  "& > :first-child": { gridArea: "title" },
  "& > :last-child": { gridArea: "note", marginInlineStart: 0 },
  [theme.breakpoints.up("sm")]: { gridTemplate: '"title more note" auto / minmax(0, 1fr) auto auto' },
}))

const More = styled("span")({
  gridArea: "more",
  display: "flex",
  gap: 8,
  // What it holds is there to be seen.
  '[aria-expanded="true"] &': { display: "none" },
  "@media (scripting: none)": { display: "none" },
})

const Quiet = styled("span")(quietCaption, { fontWeight: 400, fontVariantNumeric: "tabular-nums" })

// In one piece, unless it has no room for itself.
const Numbers = styled(Quiet)({ marginInlineStart: 12, display: "inline-block", maxWidth: "100%" })

const Note = styled(Quiet)({ marginInlineStart: "auto", flex: "none" })

/** The height of a row with parts, px, and so of what sticks below the bar: links and buttons below keep clear of it. */
export const ROW_HEIGHT = 72

/** How far the hairline of the bar reaches below its height, px. */
const BAR_LINE = 1

/** What hangs in the margin, or reaches the screen's edge, passes below the row, too; px. */
const MARGIN_COVERED = 56

const Entry = styled(Accordion)(({ theme }) => ({
  "&[data-sticky]": {
    // Comes to stand right below the bar.
    scrollMarginTop: BAR_HEIGHT + BAR_LINE - SCROLL_PADDING,
    "& .MuiAccordionSummary-root": {
      minHeight: ROW_HEIGHT,
      // The ring is no taller than the row, or the bar would cover its upper edge.
      [`&.Mui-focusVisible, &:focus-visible, &[${ARRIVED_ATTRIBUTE}]`]: {
        outlineColor: "transparent",
        animation: "none",
        "&::after": { content: '""', position: "absolute", inset: "0 -6px", outline: "2px solid", outlineOffset: -2 },
      },
      [`&[${ARRIVED_ATTRIBUTE}]::after`]: { outlineColor: "transparent", animation: ARRIVED_MARK },
      "&.Mui-focusVisible::after, &:focus-visible::after": { outlineColor: theme.vars.palette.primary.main },
    },
    "& > .MuiAccordion-heading": {
      position: "sticky",
      top: BAR_HEIGHT + BAR_LINE,
      zIndex: 1,
      backgroundColor: theme.vars.palette.background.default,
      // On a screen that is no higher than a few rows, pictures need it all.
      "@media (max-height: 480px), print": { position: "static" },
      '&:has([aria-expanded="true"])': {
        boxShadow: `0 1px ${theme.vars.palette.divider}`,
        "&::before": {
          content: '""',
          position: "absolute",
          zIndex: -1,
          inset: 0,
          marginInline: -GUTTER,
          backgroundColor: "inherit",
          [theme.breakpoints.up("lg")]: { marginInline: `-${MARGIN_COVERED}px 0` },
        },
      },
    },
    "& > .MuiAccordion-region, & .MuiAccordionDetails-root": { paddingTop: 24 },
  },
}))

// The row and the teaser below it are one place to touch, with one focus ring.
const Summary = styled(AccordionSummary)(({ theme }) => ({
  "&[data-has-teaser]": {
    minHeight: 0,
    paddingTop: 14,
    "& .MuiAccordionSummary-content": { margin: "6px 0" },
    "&::after": { content: '""', position: "absolute", inset: 0 },
    // Closed, it is all there is of the entry: as tall as that, however many lines the teaser has.
    '&[aria-expanded="false"]': { position: "static" },
    "&.Mui-focusVisible, &:focus-visible": {
      outlineColor: "transparent",
      "&::after": { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
    },
  },
}))

interface AccordionEntryProps {
  /** Where it is on the page: its element's id, and the hash that leads there. */
  address: string
  title: string
  /** What it holds, of which the beginning stands below the title while it is closed. */
  teaser?: string
  /** Stands at the end of the row. */
  note?: string
  /** The numbers of what it holds, beside the title. */
  numbers?: string
  /** Shows before the note what it holds, while it is closed. */
  more?: ReactNode
  /** Whether its row stays below the bar while what it holds passes. */
  isSticky?: boolean
  headingLevel: 2 | 3 | 4 | 5
  isOpen: boolean
  onToggle: () => void
  /** The visitor is about to open it: the pointer is over it, or it has focus. */
  onIntent?: () => void
  children: ReactNode
}

/** Scrolls back to an entry whose row sticks below the bar. */
function returnTo(address: string): void {
  const entry = document.getElementById(address)
  if (entry && entry.getBoundingClientRect().top < BAR_HEIGHT) entry.scrollIntoView({ behavior: "instant" })
}

/** An accordion entry that opens and closes by itself: a full-width row between hairlines. */
export function AccordionEntry({
  address,
  title,
  teaser,
  note,
  numbers,
  more,
  isSticky = false,
  headingLevel,
  isOpen,
  onToggle,
  onIntent,
  children,
}: AccordionEntryProps) {
  const id = useId()
  // A button, but MUI's types take it for what it was before.
  const preHydrated = usePreHydratedDisclosure<HTMLDivElement>("disclosure", isOpen, onToggle)
  return (
    <Entry
      id={address}
      data-sticky={isSticky ? "" : undefined}
      expanded={isOpen}
      onChange={() => {
        // Closed from far below, it would leave the visitor among what comes after it.
        if (isSticky && isOpen) returnTo(address)
        onToggle()
      }}
      slots={{ heading: `h${headingLevel}` as const, transition: Collapse }}
      slotProps={{ transition: { teaser } }}
    >
      <Summary
        {...preHydrated}
        data-has-teaser={teaser ? true : undefined}
        id={`${id}-summary`}
        aria-controls={`${id}-details`}
        expandIcon={<Icon name="chevron" />}
        // Not where the page moves below a pointer that rests.
        onPointerMove={({ movementX, movementY }) => {
          if (movementX || movementY) onIntent?.()
        }}
        onPointerDown={onIntent}
        onFocus={onIntent}
      >
        {numbers ? (
          <RowOfParts>
            <span>
              {title}
              <Numbers>{numbers}</Numbers>
            </span>
            <More>{more}</More>
            <Note>{note}</Note>
          </RowOfParts>
        ) : (
          <Row>
            {title}
            {note && <Note>{note}</Note>}
          </Row>
        )}
      </Summary>
      <AccordionDetails>{children}</AccordionDetails>
    </Entry>
  )
}
