import { styled, type Theme } from "@mui/material/styles"
import useMediaQuery from "@mui/material/useMediaQuery"
import type { ReactNode } from "react"
import { LAYOUT_WIDTH } from "../../constants"
import { BAR_HEIGHT } from "../../theme/tokens"
import { ChunkBoundary } from "../shared/chunk-boundary"
import { lazyChunk } from "../shared/lazy-chunk"
import type { WorkData } from "./work-data"

// Small screens have no room for it, and don't load it.
const WorkOutline = lazyChunk(async () => (await import("./work-outline")).WorkOutline)

/** The gutter next to the layout if that fills the window, px. */
const EDGE = 40
/** The margin that holds the numbers, px. */
const MARGIN_HUNG = 56

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
    paddingInlineEnd: MARGIN_HUNG,
  },
}))

/** Next to a work: on large screens in the outer column, always in sight, with the outline of the work at its end; below `lg`, above it. */
export function SideColumn({ work, children }: { work: WorkData | undefined; children?: ReactNode }) {
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
