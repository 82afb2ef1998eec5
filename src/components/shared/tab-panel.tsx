import { styled } from "@mui/material/styles"
import Tab from "@mui/material/Tab"

/** A tab's panel. Inactive ones stay in the page, out of sight, with their names and links; without JavaScript all are shown. */
export const TabPanel = styled("div")({
  "&[hidden]": {
    display: "none",
    "@media (scripting: none)": { display: "block", marginTop: 32 },
  },
})

/** What a tab says and its key. */
interface TabData {
  value: string
  label: string
}

const idsOf = (listId: string, value: string) => ({ tab: `${listId}-tab-${value}`, panel: `${listId}-panel-${value}` })

/** The tabs of a list, tied to their panels. MUI wants them as the list's own children, so this is no component. */
export function tabsOf(listId: string, tabs: readonly TabData[]) {
  return tabs.map(({ value, label }) => {
    const { tab, panel } = idsOf(listId, value)
    return <Tab key={value} value={value} label={label} id={tab} aria-controls={panel} />
  })
}

/** What ties a tab's panel to it, and hides the panel unless the tab is the current one. */
export function panelProps(listId: string, value: string, current: string | undefined) {
  const { tab, panel } = idsOf(listId, value)
  return { role: "tabpanel", id: panel, "aria-labelledby": tab, hidden: value !== current }
}
