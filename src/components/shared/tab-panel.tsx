import { styled } from "@mui/material/styles"
import Tab from "@mui/material/Tab"

/** A tab's panel. Inactive ones stay in the page, out of sight, with their names and links; without JavaScript all are shown. */
export const TabPanel = styled("div")({
  "&[hidden]": {
    display: "none",
    "@media (scripting: none)": { display: "block", marginTop: 32 },
  },
})

/** What a tab says, its key, and where it is on the page: its panel's id. */
interface TabData {
  value: string
  label: string
  address: string
}

// No address has a colon.
const tabId = (address: string) => `tab:${address}`

/** The tabs of a list, tied to their panels. MUI wants them as the list's own children, so this is no component. */
export function tabsOf(tabs: readonly TabData[]) {
  return tabs.map(({ value, label, address }) => (
    <Tab key={value} value={value} label={label} data-label={label} id={tabId(address)} aria-controls={address} />
  ))
}

/** What ties a tab's panel to it, and hides the panel unless the tab is the current one. */
export function panelProps({ value, address }: TabData, current: string | undefined) {
  return { role: "tabpanel", id: address, "aria-labelledby": tabId(address), hidden: value !== current }
}
