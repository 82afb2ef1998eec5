import { styled } from "@mui/material/styles"
import Tab from "@mui/material/Tab"
import { type ComponentProps, type SyntheticEvent, useEffect, useRef, useState } from "react"
import { FINDABLE, makeFindable } from "../../browser/found-inside"
import { usePreHydratedTabs } from "../../pre-hydration/use-pre-hydrated"

const Panel = styled("div")({
  // Where the browser's own search looks into it, the attribute alone hides it.
  [`&[hidden]:not(${FINDABLE})`]: {
    display: "none",
    "@media (scripting: none)": { display: "block", marginTop: 32 },
  },
})

/** A tab's panel. Inactive ones stay in the page, out of sight, with their names and links; without JavaScript all are shown. */
export function TabPanel(props: ComponentProps<typeof Panel> & { hidden: boolean }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Not one that the visitor chose before it was hydrated: for a moment its state is behind, and the page would lose its height, and its place.
    if (props.hidden && ref.current?.hidden) makeFindable(ref.current)
  }, [props.hidden])
  return <Panel {...props} ref={ref} />
}

interface TabData {
  /** Its key: while content is edited, two may have the same value for a moment. */
  id: string
  value: string
  label: string
  /** Its panel's id. */
  address: string
}

// No address has a colon.
const tabId = (address: string) => `tab:${address}`

/** The current one of some tabs, at first the first, and the props of the MUI `Tabs` that choose it. MUI wants the tabs as its own children. */
export function useTabs(tabs: readonly TabData[]) {
  const [current, setCurrent] = useState(tabs[0]?.value)
  const preHydrated = usePreHydratedTabs(
    tabs.map(({ value }) => value),
    current,
    setCurrent,
  )
  const list = {
    ...preHydrated,
    value: current,
    onChange: (_: SyntheticEvent, value: string) => setCurrent(value),
    children: tabs.map(({ id, value, label, address }) => (
      <Tab key={id} value={value} label={label} data-label={label} id={tabId(address)} aria-controls={address} />
    )),
  }
  return { current, list }
}

/** What ties a tab's panel to it, and hides the panel unless the tab is the current one. */
export function panelProps({ value, label, address }: TabData, current: string | undefined) {
  return {
    role: "tabpanel",
    id: address,
    "aria-labelledby": tabId(address),
    // On paper there are no tabs, and the panel says it itself.
    "data-label": label,
    hidden: value !== current,
  }
}
