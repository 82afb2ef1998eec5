import { styled } from "@mui/material/styles"
import Tabs from "@mui/material/Tabs"
import { useState } from "react"
import { usePreHydratedTabs } from "../../pre-hydration/use-pre-hydrated"
import { BAR_HEIGHT } from "../../theme/tokens"
import { WORDS } from "../../words"
import { LayoutContent, LayoutGrid } from "../shared/layout-grid"
import { panelProps, TabPanel, tabsOf } from "../shared/tab-panel"
import { WorkPanel, type WorkData } from "./work-panel"

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
    paddingInline: 40,
  },
}))

const TabList = styled(Tabs)(({ theme }) => ({
  borderLeft: `1px solid ${theme.vars.palette.divider}`,
  "& .MuiTab-root": { alignItems: "flex-start", textAlign: "start", paddingInline: "16px 0", marginInlineEnd: 0 },
}))

/** The works, one at a time, chosen from a vertical tab list. */
export function WorkTabs({ works }: { works: readonly WorkData[] }) {
  const [current, setCurrent] = useState(works[0]?.value)
  const preHydrated = usePreHydratedTabs(
    works.map(({ value }) => value),
    current,
    setCurrent,
  )

  return (
    <LayoutGrid>
      <TabColumn>
        <TabList
          {...preHydrated}
          orientation="vertical"
          value={current}
          onChange={(_, value: string) => {
            setCurrent(value)
          }}
          aria-label={WORDS.works.works}
        >
          {tabsOf(works)}
        </TabList>
      </TabColumn>
      <LayoutContent>
        {works.map((work) => (
          <TabPanel key={work.value} {...panelProps(work, current)}>
            <WorkPanel work={work} isShown={work.value === current} />
          </TabPanel>
        ))}
      </LayoutContent>
    </LayoutGrid>
  )
}
