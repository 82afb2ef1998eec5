import { styled } from "@mui/material/styles"
import type { PropsWithChildren } from "react"
import { LAYOUT_WIDTH } from "../../constants"
import { GUTTER } from "../../theme/tokens"

/** The layout of a page: from `lg` up, 80rem or the window's width, in five columns with the content in the middle three; below, between two gutters. */
export const LayoutGrid = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: `[side-start content-start] minmax(0, 1fr) [side-end content-end]`,
  paddingInline: GUTTER,
  [theme.breakpoints.up("sm")]: { paddingInline: GUTTER * 2 },
  [theme.breakpoints.up("lg")]: {
    width: `min(${LAYOUT_WIDTH}rem, 100%)`,
    marginInline: "auto",
    paddingInline: 0,
    gridTemplateColumns:
      "[side-start] minmax(0, 1fr) [side-end content-start] repeat(3, minmax(0, 1fr)) [content-end] minmax(0, 1fr)",
  },
}))

/** The content of the middle three columns. */
export const LayoutContent = styled("div")({ gridColumn: "content" })

/** A `LayoutGrid` with nothing beside its content. */
export const PageContent = ({ children }: PropsWithChildren) => (
  <LayoutGrid>
    <LayoutContent>{children}</LayoutContent>
  </LayoutGrid>
)
