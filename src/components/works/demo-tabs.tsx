import { styled } from "@mui/material/styles"
import Tabs from "@mui/material/Tabs"
import { memo, useMemo } from "react"
import { TAB_PADDING } from "../../theme/theme"
import { WORDS } from "../../words"
import { HydrationBoundary } from "../shared/hydration-boundary"
import { panelProps, TabPanel, useTabs } from "../shared/tab-panel"
import { ViewerHost } from "../viewer/viewer-host"
import { GalleryGroup } from "./gallery-group"
import type { WorkData } from "./work-panel"

// The hairline beneath is the first accordion entry's.
const TabList = styled(Tabs)({ marginBottom: -1, marginInline: -TAB_PADDING })

/** The number of each group's first screenshot: they run through the tabs of a work. */
function firstNumbers(tabs: WorkData["demo"]): Map<object, number> {
  let next = 1
  return new Map(
    tabs
      .flatMap(({ content }) => content)
      .map((group) => {
        const first = next
        next += group.content.length
        return [group, first]
      }),
  )
}

interface DemoTabsProps {
  tabs: WorkData["demo"]
  /** Whether the work they belong to is the one that is shown. */
  isShown: boolean
}

function GroupTabs({ tabs, isShown }: DemoTabsProps) {
  const { current, list } = useTabs(tabs)
  const numbers = firstNumbers(tabs)

  return (
    <>
      <TabList {...list} variant="scrollable" scrollButtons={false} aria-label={WORDS.works.demo} />
      {tabs.map((tab) => (
        <TabPanel key={tab.value} {...panelProps(tab, current)}>
          {tab.content.map((group, index) => (
            <GalleryGroup
              key={group.id}
              group={group}
              firstNumber={numbers.get(group) ?? 1}
              headingLevel={4}
              isInitiallyOpen={index === 0}
              isShown={isShown && tab.value === current}
            />
          ))}
        </TabPanel>
      ))}
    </>
  )
}

/** The viewer, which walks through all groups of the work. */
function Viewing({ tabs }: Pick<DemoTabsProps, "tabs">) {
  const groups = useMemo(
    () => tabs.flatMap(({ label, content }) => content.map((group) => ({ ...group, within: label }))),
    [tabs],
  )
  return <ViewerHost groups={groups} />
}

/**
 * The demo of a work: tabs, each with its gallery groups, the first of them open. `memo` keeps a change around it from having it
 * hydrated before its turn.
 */
export const DemoTabs = memo(function DemoTabs(props: DemoTabsProps) {
  return (
    <HydrationBoundary>
      <GroupTabs {...props} />
      <Viewing tabs={props.tabs} />
    </HydrationBoundary>
  )
})
