import { styled } from "@mui/material/styles"
import type { ReactNode } from "react"
import { EARLY } from "../../constants"
import { ANSWER_DURATION } from "../../theme/tokens"

/** Room for focus rings, px: what is folded away is cut off at the fold's edges. */
const RING = 8

// One attribute tells all of it, so that the page's own script can fold and unfold before React does.
const Root = styled("div")({
  display: "grid",
  gridTemplateRows: "0fr",
  gridTemplateColumns: "minmax(0, 1fr)",
  visibility: "hidden",
  [`&[${EARLY.open}="true"]`]: { gridTemplateRows: "1fr", visibility: "visible" },
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
  overflow: "clip",
  marginInline: -RING,
  paddingInline: RING,
})

interface FoldProps {
  /** Whether it is open: the name that MUI gives a transition's state. */
  in?: boolean
  children?: ReactNode
}

/** What an accordion entry opens and closes. */
export function Fold({ in: isOpen = false, children }: FoldProps) {
  return (
    <Root {...{ [EARLY.open]: isOpen }}>
      <Content>{children}</Content>
    </Root>
  )
}
