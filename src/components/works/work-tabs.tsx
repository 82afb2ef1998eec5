import { styled, type Theme } from "@mui/material/styles"
import Tabs from "@mui/material/Tabs"
import useMediaQuery from "@mui/material/useMediaQuery"
import { Suspense } from "react"
import { LAYOUT_WIDTH } from "../../constants"
import { BAR_HEIGHT } from "../../theme/tokens"
import { TAB_PADDING } from "../../theme/theme"
import { WORDS } from "../../words"
import { ChunkBoundary } from "../shared/chunk-boundary"
import { lazyChunk } from "../shared/lazy-chunk"
import { LayoutContent, LayoutGrid } from "../shared/layout-grid"
import { panelProps, TabPanel, useTabs } from "../shared/tab-panel"
import { WorkPanel, type WorkData } from "./work-panel"

// Small screens have no room for it: they don't load it.
const WorkOutline = lazyChunk(async () => (await import("./work-outline")).WorkOutline)

/** The gutter beside the layout where it is as wide as the window, px. */
const EDGE = 40
/** What the numbers of screenshots hang in, px. */
const MARGIN_HUNG = 56

/** On large screens the list stands in the outer column and stays in sight; below, above the panel. */
const TabColumn = styled("div")(({ theme }) => ({
  gridColumn: "content",
  marginBottom: 32,
  [theme.breakpoints.up("lg")]: {
    gridColumn: "side",
    position: "sticky",
    top: BAR_HEIGHT + 32,
    alignSelf: "start",
    marginBottom: 0,
    maxHeight: `calc(100dvh - ${String(BAR_HEIGHT + 32)}px)`,
    overflowY: "auto",
    // At the layout's edge, where the window leaves a gutter beside it.
    paddingInlineStart: `clamp(0px, ${String(EDGE)}px - (100vw - ${String(LAYOUT_WIDTH)}rem) / 2, ${String(EDGE)}px)`,
    paddingInlineEnd: MARGIN_HUNG,
  },
}))

const TabList = styled(Tabs)(({ theme }) => ({
  borderLeft: `1px solid ${theme.vars.palette.divider}`,
  "& .MuiTab-root": {
    textAlign: "start",
    paddingInline: `16px ${TAB_PADDING}px`,
    marginInlineEnd: 0,
  },
}))

/** The works, one at a time, chosen from a vertical tab list. */
export function WorkTabs({ works }: { works: readonly WorkData[] }) {
  const { current, list } = useTabs(works)
  const isLarge = useMediaQuery((theme: Theme) => theme.breakpoints.up("lg"))
  const work = works.find(({ value }) => value === current)

  return (
    <LayoutGrid>
      <TabColumn>
        <TabList {...list} orientation="vertical" aria-label={WORDS.works.works} />
        {work && isLarge && (
          <ChunkBoundary fallback={<></>}>
            <Suspense>
              <WorkOutline work={work} />
            </Suspense>
          </ChunkBoundary>
        )}
      </TabColumn>
      <LayoutContent>
        {works.map((each) => (
          <TabPanel key={each.value} {...panelProps(each, current)}>
            <WorkPanel work={each} isShown={each.value === current} />
          </TabPanel>
        ))}
      </LayoutContent>
    </LayoutGrid>
  )
}
