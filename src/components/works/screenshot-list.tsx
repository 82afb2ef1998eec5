import { styled } from "@mui/material/styles"
import { OPEN_ATTRIBUTE } from "../../pre-hydration/attributes"
import { captionFont, plainList } from "../../theme/theme"
import { RADIUS } from "../../theme/tokens"
import { screenshotGrid } from "../media/screenshot-grid"

/** The screenshots of a gallery group; `data-links` while they are links by their names alone. */
export const ScreenshotList = styled("ul")(plainList, screenshotGrid, ({ theme }) => ({
  "&[data-links]": {
    // Out of the layout: a thousand links that nobody sees would cost a phone a second.
    display: "none",
    // Opened before React could put screenshots in their place: links in the same places, under frames as large as the pictures that are to come.
    [`[${OPEN_ATTRIBUTE}="true"] &`]: { display: "grid" },
    "& > li::before": {
      content: '""',
      display: "block",
      // The frame is around the picture.
      boxSizing: "content-box",
      aspectRatio: "var(--ratio)",
      border: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: RADIUS.picture,
      backgroundColor: theme.vars.palette.background.paper,
    },
    // At the end there will be a mark, beside which names break as they do here.
    "& a": { ...captionFont, padding: "8px 6.1em 0 0" },
    "@media (scripting: none)": {
      "&&": { display: "grid", gap: 8 },
      "& > li::before": { display: "none" },
      "& a": { padding: 0, color: theme.vars.palette.primary.main, textDecoration: "underline" },
    },
  },
}))
