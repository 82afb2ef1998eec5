import { styled } from "@mui/material/styles"
import { useMemo } from "react"
import { TAB_PADDING } from "../../theme/theme"
import { GUTTER } from "../../theme/tokens"
import { WORDS } from "../../words"
import { withHydrationBoundary } from "../shared/hydration-boundary"
import { TabList, TabPanel, useTabs } from "../shared/tab-panel"
import { ViewerHost } from "../viewer/viewer-host"
import { GalleryGroup } from "./gallery-group"
import { numbersOf } from "./numbers"

// Overlaps the first entry's hairline.
const GroupTabList = styled(TabList)(({ theme }) => ({
  marginBottom: -1,
  marginInline: -TAB_PADDING,
  // On phones the list scrolls to the edges of the screen.
  [theme.breakpoints.down("sm")]: {
    marginInline: -GUTTER,
    "& .MuiTabs-list": { paddingInline: GUTTER - TAB_PADDING },
  },
}))

function GroupTabs({ tabs }: { tabs: Queries.WorkEntryFragment["demo"] }) {
  const { current, list } = useTabs(tabs)
  const isOnly = tabs.length === 1
  const numbers = useMemo(() => numbersOf(tabs), [tabs])
  const groups = useMemo(
    () =>
      tabs.flatMap(({ label, content }) =>
        content.map((group) => ({
          ...group,
          within: label,
          items: group.content,
          firstNumber: numbers.firstOf(group),
        })),
      ),
    [tabs, numbers],
  )

  return (
    <>
      {!isOnly && <GroupTabList {...list} variant="scrollable" scrollButtons={false} aria-label={WORDS.works.demo} />}
      {tabs.map((tab) => (
        <TabPanel key={tab.id} tab={tab} current={current} isOnly={isOnly}>
          {tab.content.map((group, index) => (
            <GalleryGroup key={group.id} group={group} firstNumber={numbers.firstOf(group)} isFirst={index === 0} />
          ))}
        </TabPanel>
      ))}
      <ViewerHost groups={groups} />
    </>
  )
}

/** The gallery of a work: tabs, each with its gallery groups. */
export const GalleryTabs = withHydrationBoundary(GroupTabs)
