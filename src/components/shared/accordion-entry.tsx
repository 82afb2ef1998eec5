import Accordion from "@mui/material/Accordion"
import AccordionDetails from "@mui/material/AccordionDetails"
import AccordionSummary from "@mui/material/AccordionSummary"
import { styled } from "@mui/material/styles"
import { type ReactNode, useId } from "react"
import { usePreHydratedDisclosure } from "../../pre-hydration/use-pre-hydrated"
import { captionFont } from "../../theme/theme"
import { Collapse, TEASER_HEIGHT } from "./collapse"
import { Icon } from "./icon"

const Row = styled("span")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: "0 16px",
  width: "100%",
  paddingInlineEnd: 12,
})

const Note = styled("span")(({ theme }) => ({
  ...captionFont,
  marginInlineStart: "auto",
  flex: "none",
  fontWeight: 400,
  fontVariantNumeric: "tabular-nums",
  color: theme.vars.palette.text.secondary,
}))

// The row and the teaser below it are one place to touch, with one focus ring.
const Summary = styled(AccordionSummary)(({ theme }) => ({
  "&[data-has-teaser]": {
    minHeight: 0,
    paddingTop: 14,
    "& .MuiAccordionSummary-content": { margin: "6px 0" },
    "&::after": { content: '""', position: "absolute", inset: 0 },
    '&[aria-expanded="false"]::after': { bottom: `calc(-1 * ${TEASER_HEIGHT})` },
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
  /** What it holds, of which one line stands below the title while it is closed. */
  teaser?: string
  /** What stands at the end of the row, in quiet ink. */
  note?: string
  /** The level of its heading in the page's outline. */
  headingLevel: 2 | 3 | 4
  isOpen: boolean
  onToggle: () => void
  /** The visitor is about to open it: the pointer is over it, or it has focus. */
  onIntent?: () => void
  children: ReactNode
}

/** An accordion entry that opens and closes by itself: a full-width row between hairlines. */
export function AccordionEntry({
  address,
  title,
  teaser,
  note,
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
    <Accordion
      id={address}
      expanded={isOpen}
      onChange={onToggle}
      slots={{ heading: `h${String(headingLevel) as "2" | "3" | "4"}`, transition: Collapse }}
      slotProps={{ transition: { teaser } }}
    >
      <Summary
        {...preHydrated}
        data-has-teaser={teaser ? true : undefined}
        id={`${id}-summary`}
        aria-controls={`${id}-details`}
        expandIcon={<Icon name="chevron" />}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        <Row>
          {title}
          {note && <Note>{note}</Note>}
        </Row>
      </Summary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  )
}
