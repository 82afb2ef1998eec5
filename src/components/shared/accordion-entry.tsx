import Accordion from "@mui/material/Accordion"
import AccordionDetails from "@mui/material/AccordionDetails"
import AccordionSummary from "@mui/material/AccordionSummary"
import { styled } from "@mui/material/styles"
import { type ReactNode, useId } from "react"
import { ARRIVED_ATTRIBUTE } from "../../pre-hydration/attributes"
import { usePreHydratedDisclosure } from "../../pre-hydration/use-pre-hydrated"
import { quietCaption } from "../../theme/theme"
import { RADIUS } from "../../look"
import { ARRIVED_MARK, BAR_HEIGHT, GUTTER, SCROLL_PADDING } from "../../theme/tokens"
import { framedThumbnail } from "../media/picture"
import { Collapse } from "./collapse"
import { Icon } from "./icon"
import { OwnDirection } from "./own-direction"

/** What a chevron takes of a row: its width without the empty margin of its drawing, px. */
const CHEVRON = 15

const Row = styled("span")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: "0 16px",
  width: "100%",
  paddingInlineEnd: 12,
  // Beside the picture; its end is beside the chevron already.
  "@media screen": {
    '[data-has-still] [aria-expanded="false"] &': { paddingInlineEnd: `calc(var(--beside-teaser) - ${CHEVRON}px)` },
    // Without scripts there is no picture.
    "@media (scripting: none)": { '[data-has-still] [aria-expanded="false"] &': { paddingInlineEnd: 12 } },
  },
})

/**
 * A row with more than a title: on phones numbers and note are below the title. No grid with a common baseline: in one, WebKit gives a title a
 * fraction of a pixel too little, and breaks it.
 */
const RowOfParts = styled("span")(({ theme }) => ({
  display: "grid",
  gridTemplate: '"title title more" auto "numbers note more" auto / fit-content(6em) minmax(0, 1fr) auto',
  columnGap: 12,
  width: "100%",
  paddingInlineEnd: 12,
  // A long title is what gives way.
  "& > :first-child": { gridArea: "title", minWidth: 0, flexShrink: 1000 },
  "& > :last-child": { gridArea: "note", marginInlineStart: 0, flexShrink: 1 },
  [theme.breakpoints.up("sm")]: { display: "flex", alignItems: "baseline", columnGap: 16 },
}))

const More = styled("span")({
  gridArea: "more",
  alignSelf: "center",
  justifySelf: "end",
  display: "flex",
  gap: 8,
  // No taller than the title beside it: the texts, which stand on one line, would be above the row's middle.
  marginBlock: -8,
  // The content itself is visible.
  '[aria-expanded="true"] &': { display: "none" },
  "@media (scripting: none)": { display: "none" },
})

/** The size of a closed entry's picture, on phones and elsewhere, and its distance to what is around it, px. */
const STILL = { phone: { width: 96, height: 60 }, elsewhere: { width: 160, height: 100 } } as const
const STILL_GAP = 16

/** How far it is from the row's end: beside the chevron, except on phones, px. */
const STILL_END = 40

/** Where a phone's is: below the title. */
const STILL_TOP = { phone: 60, elsewhere: STILL_GAP } as const

/** Beside title and teaser, between the entry's lines; the entry is its offset parent, since a closed row is not positioned. */
const Still = styled("img")(framedThumbnail(RADIUS.control), ({ theme }) => ({
  position: "absolute",
  insetInlineEnd: STILL_END,
  top: STILL_TOP.elsewhere,
  ...STILL.elsewhere,
  objectFit: "cover",
  // Of a phone's screen, below its bars.
  objectPosition: "50% 35%",
  [theme.breakpoints.down("sm")]: { ...STILL.phone, insetInlineEnd: 0, top: STILL_TOP.phone },
  '[aria-expanded="true"] &': { display: "none" },
  "@media (scripting: none)": { display: "none" },
}))

const Quiet = styled("span")(quietCaption, { fontWeight: 400, fontVariantNumeric: "tabular-nums" })

const Numbers = styled(Quiet)({ gridArea: "numbers", flex: "1 1 auto" })

const Note = styled(Quiet)({ marginInlineStart: "auto", flex: "none" })

/** The height of a row with parts, px, and so of what sticks below the bar: links and buttons below keep clear of it. */
export const ROW_HEIGHT = 72

/** How far the bar's hairline extends below its height, px. */
const BAR_LINE = 1

/** What hangs in the margin, or reaches the screen's edge, also passes under the row; px. */
const MARGIN_COVERED = 56

const Entry = styled(Accordion)(({ theme }) => ({
  // Open, too: it grows from there.
  "&[data-has-still]": {
    minHeight: STILL.elsewhere.height + 2 * STILL_GAP,
    "--beside-teaser": `${STILL.elsewhere.width + STILL_END + STILL_GAP}px`,
    [theme.breakpoints.down("sm")]: {
      minHeight: STILL_TOP.phone + STILL.phone.height + STILL_GAP,
      "--beside-teaser": `${STILL.phone.width + STILL_GAP}px`,
    },
  },
  "&[data-sticky]": {
    // Ends up right below the bar.
    scrollMarginTop: BAR_HEIGHT + BAR_LINE - SCROLL_PADDING,
    "& .MuiAccordionSummary-root": {
      minHeight: ROW_HEIGHT,
      // The ring is no taller than the row, or the bar would cover its top.
      [`&.Mui-focusVisible, &:focus-visible, &[${ARRIVED_ATTRIBUTE}]`]: {
        outlineColor: "transparent",
        animation: "none",
        "&::after": {
          content: '""',
          position: "absolute",
          inset: "0 -6px",
          borderRadius: RADIUS.control,
          outline: "2px solid",
          outlineOffset: -2,
        },
      },
      [`&[${ARRIVED_ATTRIBUTE}]::after`]: { outlineColor: "transparent", animation: ARRIVED_MARK },
      "&.Mui-focusVisible::after, &:focus-visible::after": { outlineColor: theme.vars.palette.primary.main },
    },
    "& > .MuiAccordion-heading": {
      position: "sticky",
      top: BAR_HEIGHT + BAR_LINE,
      zIndex: 1,
      backgroundColor: theme.vars.palette.background.default,
      // On a screen only a few rows high, pictures need all the space.
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
  "@media (scripting: none)": {
    "&& > .MuiAccordion-heading": { position: "static" },
    "& .MuiAccordionSummary-expandIconWrapper": { display: "none" },
  },
}))

// The row and the teaser below it are one touch target, with one focus ring.
const Summary = styled(AccordionSummary)(({ theme }) => ({
  "&[data-has-teaser]": {
    minHeight: 0,
    paddingTop: 14,
    "& .MuiAccordionSummary-content": { margin: "6px 0" },
    // On the title's first line, which is 1.3em high: the picture would hide it on a later one.
    "& .MuiAccordionSummary-expandIconWrapper": { alignSelf: "start", marginTop: "calc(0.65em - 4px)" },
    "&::after": { content: '""', position: "absolute", inset: 0 },
    // When closed, it is the whole entry: equally tall, however many lines the teaser has.
    '&[aria-expanded="false"]': { position: "static" },
    "&.Mui-focusVisible, &:focus-visible": {
      outlineColor: "transparent",
      "&::after": { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
    },
  },
}))

interface AccordionEntryProps {
  /** Its place on the page: its element's id, and the hash that links to it. */
  address: string
  title: string
  /** Its content; the beginning is shown below the title while it is closed. */
  teaser?: string
  /** The address of a picture beside both while it is closed. */
  still?: string | undefined
  /** At the row's end, and next to the title. */
  note?: string
  numbers?: string
  /** A preview of the content, before the note, while closed. */
  more?: ReactNode
  /** Whether its row stays below the bar while its content scrolls. */
  isSticky?: boolean
  headingLevel: 2 | 3 | 4 | 5
  isOpen: boolean
  onToggle: () => void
  /** The visitor is about to open it. */
  onIntent?: () => void
  children: ReactNode
}

/** Scrolls back to an entry whose row sticks below the bar. */
function returnTo(address: string): void {
  const entry = document.getElementById(address)
  if (entry && entry.getBoundingClientRect().top < BAR_HEIGHT) entry.scrollIntoView({ behavior: "instant" })
}

/** An accordion entry that opens and closes by itself: a full-width row between hairlines. */
export function AccordionEntry(props: AccordionEntryProps) {
  const { address, title, teaser, still, note, numbers, more, children } = props
  const { isSticky = false, headingLevel, isOpen, onToggle, onIntent } = props
  const id = useId()
  // A button, but MUI's types still say what it was before.
  const preHydrated = usePreHydratedDisclosure<HTMLDivElement>("disclosure", isOpen, onToggle)
  return (
    <Entry
      id={address}
      data-sticky={isSticky ? "" : undefined}
      data-has-still={still ? "" : undefined}
      expanded={isOpen}
      onChange={({ nativeEvent }) => {
        // Closing it from far below would leave the visitor in what follows it.
        if (isSticky && isOpen && nativeEvent.isTrusted) returnTo(address)
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
        // Ignore the page moving below a resting pointer.
        onPointerMove={({ movementX, movementY }) => {
          if (movementX || movementY) onIntent?.()
        }}
        onPointerDown={onIntent}
        onFocus={onIntent}
      >
        {numbers ? (
          <RowOfParts>
            <span>
              <OwnDirection>{title}</OwnDirection>
            </span>
            <Numbers>{numbers}</Numbers>
            <More>{more}</More>
            <Note>{note}</Note>
          </RowOfParts>
        ) : (
          <Row>
            <OwnDirection>{title}</OwnDirection>
            {note && <Note>{note}</Note>}
            {still && <Still src={still} alt="" loading="lazy" decoding="async" />}
          </Row>
        )}
      </Summary>
      <AccordionDetails>{children}</AccordionDetails>
    </Entry>
  )
}
