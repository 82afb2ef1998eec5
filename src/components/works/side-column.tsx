import { styled, type Theme } from "@mui/material/styles"
import useMediaQuery from "@mui/material/useMediaQuery"
import type { ReactNode } from "react"
import { LAYOUT_WIDTH } from "../../constants"
import { BAR_HEIGHT } from "../../theme/tokens"
import { ChunkBoundary } from "../shared/chunk-boundary"
import { lazyChunk } from "../shared/lazy-chunk"

// Small screens have no room for it, and don't load it.
const WorkOutline = lazyChunk(async () => (await import("./work-outline")).WorkOutline)

/** The gutter beside the layout when the layout fills the window, px. */
const EDGE = 40
/** The margin in which the screenshots' numbers hang, px. */
const NUMBER_MARGIN = 56

const Column = styled("div")(({ theme }) => ({
  gridColumn: "content",
  marginBottom: 32,
  "&:empty": { display: "none" },
  [theme.breakpoints.up("lg")]: {
    gridColumn: "side",
    position: "sticky",
    top: BAR_HEIGHT + 32,
    alignSelf: "start",
    marginBottom: 0,
    maxHeight: `calc(100dvh - ${BAR_HEIGHT + 32}px)`,
    overflowY: "auto",
    // At the layout's edge if the window leaves a gutter next to it.
    paddingInlineStart: `clamp(0px, ${EDGE}px - (100vw - ${LAYOUT_WIDTH}rem) / 2, ${EDGE}px)`,
    paddingInlineEnd: NUMBER_MARGIN,
  },
}))

/** The column beside a work: from `lg` up it stays in view and ends with the outline of the work; on smaller screens it is above the work. */
export function SideColumn({ work, children }: { work: Queries.WorkEntryFragment | undefined; children?: ReactNode }) {
  const isLarge = useMediaQuery((theme: Theme) => theme.breakpoints.up("lg"))
  return (
    <Column className="screen-only">
      {children}
      {work && isLarge && (
        <ChunkBoundary fallback={<></>}>
          <WorkOutline work={work} />
        </ChunkBoundary>
      )}
    </Column>
  )
}
