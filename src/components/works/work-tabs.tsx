import { styled } from "@mui/material/styles"
import Tabs from "@mui/material/Tabs"
import { useId, useState } from "react"
import { useEarlyTabs } from "../../browser/use-early-answer"
import { WORDS } from "../../words"
import type { OpenGroup } from "./demo-tabs"
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
    top: 96,
    alignSelf: "start",
    marginBottom: 0,
    paddingInline: 40,
  },
}))

const TabList = styled(Tabs)(({ theme }) => ({
  borderLeft: `1px solid ${theme.vars.palette.divider}`,
  "& .MuiTab-root": { alignItems: "flex-start", textAlign: "start", paddingInline: "16px 0", marginInlineEnd: 0 },
}))

interface WorkTabsProps {
  works: readonly WorkData[]
  openGroup: OpenGroup | null
}

/** The works, one at a time, chosen from a vertical tab list. */
export function WorkTabs({ works, openGroup }: WorkTabsProps) {
  const listId = useId()
  const [current, setCurrent] = useState(works[0]?.value)
  const early = useEarlyTabs(
    works.map(({ value }) => value),
    current,
    setCurrent,
  )

  return (
    <LayoutGrid>
      <TabColumn>
        <TabList
          {...early}
          orientation="vertical"
          value={current}
          onChange={(_, value: string) => {
            setCurrent(value)
          }}
          aria-label={WORDS.works.works}
        >
          {tabsOf(listId, works)}
        </TabList>
      </TabColumn>
      <LayoutContent>
        {works.map((work) => (
          <TabPanel key={work.value} {...panelProps(listId, work.value, current)}>
            <WorkPanel work={work} openGroup={openGroup} isShown={work.value === current} />
          </TabPanel>
        ))}
      </LayoutContent>
    </LayoutGrid>
  )
}
