import { styled } from "@mui/material/styles"
import type { ReactNode } from "react"
import { OPEN_ATTRIBUTE } from "../../pre-hydration/attributes"
import { ANSWER_DURATION } from "../../theme/tokens"

// Styled by one attribute, so that the script in the head can open and close it before React does.
const Root = styled("div")({
  display: "grid",
  gridTemplateRows: "0fr",
  gridTemplateColumns: "minmax(0, 1fr)",
  visibility: "hidden",
  [`&[${OPEN_ATTRIBUTE}="true"]`]: { gridTemplateRows: "1fr", visibility: "visible" },
  "@media (prefers-reduced-motion: no-preference)": {
    transition: `grid-template-rows ${String(ANSWER_DURATION.calm)}ms ease-in-out, visibility ${String(ANSWER_DURATION.calm)}ms`,
  },
  // Without JavaScript nothing can be opened: all of it is shown.
  "@media (scripting: none)": { gridTemplateRows: "1fr", visibility: "visible" },
})

const Content = styled("div")({
  // So that it also clips what is positioned in it.
  position: "relative",
  minHeight: 0,
  // Not at the sides: what is meant to leaves the column there.
  overflowY: "clip",
})

interface CollapseProps {
  /** Whether it is open: the name that MUI gives a transition's state. */
  in?: boolean
  children?: ReactNode
}

/** What an accordion entry opens and closes. */
export function Collapse({ in: isOpen = false, children }: CollapseProps) {
  return (
    <Root {...{ [OPEN_ATTRIBUTE]: isOpen }}>
      <Content>{children}</Content>
    </Root>
  )
}
