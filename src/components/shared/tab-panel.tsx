import { styled } from "@mui/material/styles"
import Tab from "@mui/material/Tab"
import Tabs from "@mui/material/Tabs"
import {
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react"
import { FINDABLE, makeFindable } from "../../browser/found-inside"
import { pauseVideosIn } from "../../browser/pause-videos"
import { usePreHydratedTabs } from "../../pre-hydration/use-pre-hydrated"
import { OwnDirection } from "./own-direction"

/** A list of tabs. Without JavaScript, when tabs would do nothing, each panel shows its label instead. */
export const TabList = styled(Tabs)({ "@media (scripting: none)": { display: "none" } })

const Panel = styled("div")({
  // If find-in-page can search it, only the attribute hides it.
  [`&[hidden]:not(${FINDABLE})`]: {
    display: "none",
    "@media (scripting: none)": { display: "block" },
  },
  // Hides the panel itself, empty but for its name, from screen readers; its content must remain findable.
  "@media screen": { [`&${FINDABLE}`]: { visibility: "hidden", "& > *": { visibility: "visible" } } },
  "@media (scripting: none)": {
    "&::before": { content: "attr(data-label)", display: "block", marginBlock: "32px 8px", fontWeight: 700 },
  },
})

/** Called whenever a panel is shown or hidden. */
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Whether the panels around an element are shown, as the page says; false until hydrated. If a prop or a context's value changed instead, React would
 * hydrate everything in the panel synchronously, and start over after each part.
 */
export const useIsPanelShown = (ref: RefObject<Element | null>) =>
  useSyncExternalStore(
    subscribe,
    () => ref.current?.closest('[role="tabpanel"][hidden]') === null,
    () => false,
  )

interface TabData {
  /** The React key: while content is edited, two tabs may briefly share a value. */
  id: string
  value: string
  label: string
  /** Its panel's id. */
  address: string
}

// No address has a colon.
const tabId = (address: string) => `tab:${address}`

/** The current tab, initially the first, and the props for MUI's `Tabs`, which requires the tabs as its direct children. */
export function useTabs(tabs: readonly TabData[]) {
  const [current, setCurrent] = useState(tabs[0]?.value)
  const values = tabs.map(({ value }) => value)
  const list = {
    ...usePreHydratedTabs(values, current, setCurrent),
    value: current,
    onChange: (_: SyntheticEvent, value: string) => setCurrent(value),
    children: tabs.map(({ id, value, label, address }) => (
      <Tab
        key={id}
        value={value}
        label={<OwnDirection>{label}</OwnDirection>}
        data-label={label}
        id={tabId(address)}
        aria-controls={address}
      />
    )),
  }
  return { current, list }
}

interface TabPanelProps {
  tab: TabData
  current: string | undefined
  /** Whether it is the only tab, so that there is no list of tabs. */
  isOnly?: boolean
  children: ReactNode
}

/**
 * A tab's panel, hidden unless the tab is current. Hidden panels stay in the page, with their names and links. Without JavaScript, and on paper, all
 * panels are shown, each with its label.
 */
export function TabPanel({ tab: { value, label, address }, current, isOnly = false, children }: TabPanelProps) {
  const hidden = !isOnly && value !== current
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    for (const listener of listeners) listener()
  }, [hidden])
  useEffect(() => {
    // Skip a panel that the visitor chose before hydration: the state lags behind briefly, and the page would lose its height and scroll position.
    if (!hidden || !ref.current?.hidden) return
    makeFindable(ref.current)
    pauseVideosIn(ref.current)
  }, [hidden])
  const ariaProps = isOnly
    ? { role: "group", "aria-label": label }
    : { role: "tabpanel", "aria-labelledby": tabId(address) }
  return (
    <Panel {...ariaProps} ref={ref} id={address} data-label={label} hidden={hidden}>
      {children}
    </Panel>
  )
}
