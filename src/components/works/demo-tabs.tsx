import { styled } from "@mui/material/styles"
import Tabs from "@mui/material/Tabs"
import { memo, Suspense, useId, useState } from "react"
import { useEarlyTabs } from "../../browser/use-early-answer"
import { WORDS } from "../../words"
import { GalleryGroup } from "./gallery-group"
import type { WorkData } from "./work-panel"
import { panelProps, TabPanel, tabsOf } from "../shared/tab-panel"

// The hairline beneath is the first accordion entry's.
const TabList = styled(Tabs)({ marginBottom: -1 })

interface DemoTabsProps {
  tabs: WorkData["demo"]
  /** Whether the work they belong to is the one that is shown. */
  isShown: boolean
}

function GroupTabs({ tabs, isShown }: DemoTabsProps) {
  const listId = useId()
  const [current, setCurrent] = useState(tabs[0]?.value)
  const early = useEarlyTabs(
    tabs.map(({ value }) => value),
    current,
    setCurrent,
  )

  return (
    <>
      <TabList
        {...early}
        value={current}
        onChange={(_, value: string) => {
          setCurrent(value)
        }}
        variant="scrollable"
        scrollButtons={false}
        aria-label={WORDS.works.demo}
      >
        {tabsOf(listId, tabs)}
      </TabList>
      {tabs.map(({ value, content }) => (
        <TabPanel key={value} {...panelProps(listId, value, current)}>
          {content.map((group, index) => (
            <GalleryGroup
              key={group.id}
              group={group}
              headingLevel={4}
              isInitiallyOpen={index === 0}
              isShown={isShown && value === current}
            />
          ))}
        </TabPanel>
      ))}
    </>
  )
}

/**
 * The demo of a work: tabs, each with its gallery groups, the first of them open. Hydrated as a slice of its own, and not before its turn because
 * something around it changes.
 */
export const DemoTabs = memo(function DemoTabs(props: DemoTabsProps) {
  return (
    <Suspense>
      <GroupTabs {...props} />
    </Suspense>
  )
})
