import { styled } from "@mui/material/styles"

/** A tab's panel. Inactive ones stay in the page, out of sight, with their names and links; without JavaScript all are shown. */
export const TabPanel = styled("div")({
  "&[hidden]": {
    display: "none",
    "@media (scripting: none)": { display: "block", marginTop: 32 },
  },
})

/** The ids that tie a tab to its panel. */
export function tabIds(listId: string, value: string) {
  return { tab: `${listId}-tab-${value}`, panel: `${listId}-panel-${value}` }
}
