import { styled } from "@mui/material/styles"
import Tab from "@mui/material/Tab"
import Tabs from "@mui/material/Tabs"
import {
  createContext,
  type ReactNode,
  type SyntheticEvent,
  useContext,
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

/** A list of tabs. Without JavaScript, when they could do nothing, each panel has its label instead. */
export const TabList = styled(Tabs)({ "@media (scripting: none)": { display: "none" } })

const Panel = styled("div")({
  // If the browser's own search looks into it, only the attribute hides it.
  [`&[hidden]:not(${FINDABLE})`]: {
    display: "none",
    "@media (scripting: none)": { display: "block" },
  },
  "@media (scripting: none)": {
    "&::before": { content: "attr(data-label)", display: "block", marginBlock: "32px 8px", fontWeight: 700 },
  },
})

/** Says whether the panel and those around it are shown: the answer changes, the function doesn't. */
const PanelContext = createContext<() => boolean>(() => true)

/** Called whenever a panel is shown or hidden. */
const watchers = new Set<() => void>()
const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/**
 * Whether the panel around is shown, and those around it; false until it is hydrated. A prop or a context's value that changed with it would make
 * React hydrate everything in the panel at once, and start again after each part.
 */
export const useIsPanelShown = () => useSyncExternalStore(watch, useContext(PanelContext), () => false)

interface TabData {
  /** The React key: during content editing two may briefly share a value. */
  id: string
  value: string
  label: string
  /** Its panel's id. */
  address: string
}

// No address has a colon.
const tabId = (address: string) => `tab:${address}`

/** The current tab, initially the first, and the props for the MUI `Tabs` that choose it. MUI requires the tabs as its direct children. */
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
  /** With nothing to choose there is no list of tabs. */
  isOnly?: boolean
  children: ReactNode
}

/**
 * A tab's panel, hidden unless the tab is current. Hidden ones stay in the page, with their names and links. Without JavaScript, and on paper, all are
 * shown, each with its label.
 */
export function TabPanel({ tab: { value, label, address }, current, isOnly = false, children }: TabPanelProps) {
  const hidden = !isOnly && value !== current
  const ref = useRef<HTMLDivElement>(null)
  const isHidden = useRef(hidden)
  const isAroundShown = useContext(PanelContext)
  const [isShown] = useState(() => () => !isHidden.current && isAroundShown())
  useLayoutEffect(() => {
    isHidden.current = hidden
    for (const watcher of watchers) watcher()
  }, [hidden])
  useEffect(() => {
    // Skip one the visitor chose before hydration: its state is briefly behind, and the page would lose its height and scroll position.
    if (!hidden || !ref.current?.hidden) return
    makeFindable(ref.current)
    pauseVideosIn(ref.current)
  }, [hidden])
  const named = isOnly
    ? { role: "group", "aria-label": label }
    : { role: "tabpanel", "aria-labelledby": tabId(address) }
  return (
    <PanelContext value={isShown}>
      <Panel {...named} ref={ref} id={address} data-label={label} hidden={hidden}>
        {children}
      </Panel>
    </PanelContext>
  )
}
