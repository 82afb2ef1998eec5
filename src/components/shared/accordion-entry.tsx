import Accordion from "@mui/material/Accordion"
import AccordionDetails from "@mui/material/AccordionDetails"
import AccordionSummary from "@mui/material/AccordionSummary"
import { styled } from "@mui/material/styles"
import { type ReactNode, useId } from "react"
import { ARRIVED_ATTRIBUTE } from "../../pre-hydration/attributes"
import { usePreHydratedDisclosure } from "../../pre-hydration/use-pre-hydrated"
import { quietCaption, RADIUS } from "../../theme/theme"
import { ARRIVED_MARK, BAR_HEIGHT, GUTTER, SCROLL_GAP } from "../../theme/tokens"
import { framedThumbnail } from "../media/picture"
import { Collapse } from "./collapse"
import { Icon } from "./icon"
import { OwnDirection } from "./own-direction"

/** The width of a chevron without the empty margin of its drawing, px. */
const CHEVRON = 15

const Row = styled("span")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: "0 16px",
  width: "100%",
  paddingInlineEnd: 12,
  // The note.
  "& > span": { marginInlineStart: "auto", flex: "none" },
  // Leaves space for the picture; the chevron already takes part of it.
  "@media screen": {
    '[data-has-still] [aria-expanded="false"] &': { paddingInlineEnd: `calc(var(--beside-teaser) - ${CHEVRON}px)` },
    // Without scripts there is no picture.
    "@media (scripting: none)": { '[data-has-still] [aria-expanded="false"] &': { paddingInlineEnd: 12 } },
  },
})

/**
 * A row with more than a title: on phones, numbers and note are below the title. The grid doesn't align baselines: if it did, WebKit would make the
 * title a fraction of a pixel too narrow and wrap it.
 */
const RowOfParts = styled("span")(({ theme }) => ({
  display: "grid",
  gridTemplate: '"title title more" auto "numbers note more" auto / fit-content(6em) minmax(0, 1fr) auto',
  columnGap: 12,
  width: "100%",
  paddingInlineEnd: 12,
  // A long title shrinks first.
  "& > :first-child": { gridArea: "title", minWidth: 0, flexShrink: 1000 },
  "& > :last-child": { gridArea: "note" },
  [theme.breakpoints.up("sm")]: { display: "flex", alignItems: "baseline", columnGap: 16 },
}))

const More = styled("span")({
  gridArea: "more",
  alignSelf: "center",
  justifySelf: "end",
  display: "flex",
  gap: 8,
  // Takes no more height than the title: otherwise the texts, which share a baseline, would be above the row's middle.
  marginBlock: -8,
  // When open, the content itself is visible.
  '[aria-expanded="true"] &': { display: "none" },
  "@media (scripting: none)": { display: "none" },
})

/** The size of a closed entry's picture, on phones and elsewhere, and the space around it, px. */
const STILL = { phone: { width: 96, height: 60 }, elsewhere: { width: 160, height: 100 } } as const
const STILL_GAP = 16

/** Its distance from the row's end, px: it is beside the chevron, except on phones. */
const STILL_END = 40

/** Its distance from the entry's top, px: on phones, it is below the title. */
const STILL_TOP = { phone: 60, elsewhere: STILL_GAP } as const

/** Beside title and teaser, between the entry's hairlines. It is positioned in the entry, since a closed row is not positioned. */
const Still = styled("img")(framedThumbnail(RADIUS.control), ({ theme }) => ({
  position: "absolute",
  insetInlineEnd: STILL_END,
  top: STILL_TOP.elsewhere,
  ...STILL.elsewhere,
  objectFit: "cover",
  // Shows the part of a phone's screen below its bars.
  objectPosition: "50% 35%",
  [theme.breakpoints.down("sm")]: { ...STILL.phone, insetInlineEnd: 0, top: STILL_TOP.phone },
  '[aria-expanded="true"] &': { display: "none" },
  "@media (scripting: none)": { display: "none" },
}))

const Quiet = styled("span")(quietCaption, { fontWeight: 400, fontVariantNumeric: "tabular-nums" })

const Numbers = styled(Quiet)({ gridArea: "numbers", flex: "1 1 auto" })

/** The height of a row with more than a title, px. It may stick below the bar: links and buttons below it leave room for it when scrolled to. */
const ROW_HEIGHT = 72

/** The scroll margin that keeps what is in an open entry below its sticky row, which grows with the text. */
export const ROW_SCROLL_MARGIN = `${ROW_HEIGHT / 16}rem`

/** How far the bar's hairline extends below its height, px. */
const BAR_LINE = 1

/** How far an open row extends into the margin, px: it also covers content that hangs there or reaches the screen's edge. */
const MARGIN_COVERED = 56

/** How far it extends at its end, px: it also covers the rings of pictures and buttons below. */
const RING_COVERED = 8

const Entry = styled(Accordion)(({ theme }) => ({
  // Also when open, so that it grows from this height.
  "&[data-has-still]": {
    minHeight: STILL.elsewhere.height + 2 * STILL_GAP,
    "--beside-teaser": `${STILL.elsewhere.width + STILL_END + STILL_GAP}px`,
    [theme.breakpoints.down("sm")]: {
      minHeight: STILL_TOP.phone + STILL.phone.height + STILL_GAP,
      "--beside-teaser": `${STILL.phone.width + STILL_GAP}px`,
    },
  },
  "&[data-sticky]": {
    // When scrolled to, it is right below the bar.
    scrollMarginTop: BAR_LINE - SCROLL_GAP,
    "& .MuiAccordionSummary-root": {
      minHeight: ROW_HEIGHT,
      // Keeps the focus ring within the row's height: otherwise the bar would cover its top.
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
          [theme.breakpoints.up("lg")]: { marginInline: `-${MARGIN_COVERED}px -${RING_COVERED}px` },
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
  // Copied with the text below, unlike other buttons.
  userSelect: "text",
  "&[data-has-teaser]": {
    minHeight: 0,
    paddingTop: 14,
    "& .MuiAccordionSummary-content": { margin: "6px 0" },
    // Aligned with the title's first line, which is 1.3em high: lower, the picture would hide it.
    "& .MuiAccordionSummary-expandIconWrapper": { alignSelf: "start", marginTop: "calc(0.65em - 4px)" },
    "&::after": { content: '""', position: "absolute", inset: 0 },
    // When closed, the touch target is the whole entry, however many lines the teaser has.
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
  /** A description; its beginning is shown below the title while the entry is closed. */
  teaser?: string
  /** The URL of a picture beside both while the entry is closed. */
  still?: string | undefined
  /** Text at the row's end, and text next to the title. */
  note?: string
  numbers?: string
  /** A preview of the content, before the note, while closed. */
  more?: ReactNode
  /** Whether its row stays below the bar while its content scrolls. */
  isSticky?: boolean
  headingLevel: 2 | 3 | 4 | 5
  isOpen: boolean
  onToggle: () => void
  /** Called when the visitor is about to open it. */
  onIntent?: () => void
  children: ReactNode
}

/** Scrolls back to an entry whose row sticks below the bar. */
function scrollBackTo(address: string): void {
  const entry = document.getElementById(address)
  if (entry && entry.getBoundingClientRect().top < BAR_HEIGHT) entry.scrollIntoView({ behavior: "instant" })
}

/** An accordion entry that opens and closes independently of others: a full-width row between hairlines. */
export function AccordionEntry(props: AccordionEntryProps) {
  const { address, title, teaser, still, note, numbers, more, children } = props
  const { isSticky = false, headingLevel, isOpen, onToggle, onIntent } = props
  const id = useId()
  // It is a button, but MUI's types still say `div`.
  const preHydrated = usePreHydratedDisclosure<HTMLDivElement>("disclosure", isOpen, onToggle)
  return (
    <Entry
      id={address}
      data-sticky={isSticky ? "" : undefined}
      data-has-still={still ? "" : undefined}
      expanded={isOpen}
      onChange={({ nativeEvent }) => {
        // Otherwise, closing it from far below would leave the visitor in the content that follows.
        if (isSticky && isOpen && nativeEvent.isTrusted) scrollBackTo(address)
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
            <Quiet>{note}</Quiet>
          </RowOfParts>
        ) : (
          <Row>
            <OwnDirection>{title}</OwnDirection>
            {note && <Quiet>{note}</Quiet>}
            {still && <Still src={still} alt="" loading="lazy" decoding="async" />}
          </Row>
        )}
      </Summary>
      <AccordionDetails>{children}</AccordionDetails>
    </Entry>
  )
}
