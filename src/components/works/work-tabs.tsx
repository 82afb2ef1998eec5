import { styled } from "@mui/material/styles"
import { TAB_PADDING } from "../../theme/theme"
import { WORDS } from "../../words"
import { LayoutContent, LayoutGrid } from "../shared/layout-grid"
import { OwnPageLink } from "../shared/entry-links"
import { TabList, TabPanel, useTabs } from "../shared/tab-panel"
import { SideColumn } from "./side-column"
import { WorkPanel } from "./work-panel"

const WorkTabList = styled(TabList)(({ theme }) => ({
  borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
  "& .MuiTab-root": {
    textAlign: "start",
    paddingInline: `16px ${TAB_PADDING}px`,
    marginInlineEnd: 0,
  },
}))

/** The works, one at a time, selected in a vertical tab list. */
export function WorkTabs({ works }: { works: readonly Queries.WorkEntryFragment[] }) {
  const { current, list } = useTabs(works)
  const work = works.find(({ value }) => value === current)

  return (
    <LayoutGrid>
      <SideColumn work={work}>
        <WorkTabList {...list} orientation="vertical" aria-label={WORDS.works.works} />
      </SideColumn>
      <LayoutContent>
        {works.map((each) => (
          <TabPanel key={each.id} tab={each} current={current}>
            <WorkPanel work={each} isShown={each.value === current}>
              <OwnPageLink list="works" address={each.address} name={each.label} />
            </WorkPanel>
          </TabPanel>
        ))}
      </LayoutContent>
    </LayoutGrid>
  )
}
