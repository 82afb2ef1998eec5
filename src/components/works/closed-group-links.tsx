import { styled } from "@mui/material/styles"
import { OPEN_ATTRIBUTE } from "../../pre-hydration/attributes"
import { captionFont, plainList } from "../../theme/theme"
import { RADIUS } from "../../theme/tokens"
import { keyOf, type ScreenshotReference } from "../media/screenshot"
import { screenshotGrid } from "../media/screenshot-grid"
import { type Orientation, orientationOf, ratioOf } from "../media/orientation"
import { NewTab } from "../shared/new-tab"

const List = styled("ul")(screenshotGrid, ({ theme }) => ({
  ...plainList,
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
  "& a": { ...captionFont, display: "block", padding: "8px 6.1em 0 0", color: "inherit", textDecoration: "none" },
  "@media (scripting: none)": {
    "&&": { display: "grid", gap: 8 },
    "& > li::before": { display: "none" },
    "& a": { padding: 0, color: theme.vars.palette.primary.main, textDecoration: "underline" },
  },
}))

/** The names and links of screenshots that are not to be seen yet: for search engines and for visitors without JavaScript. */
export function ClosedGroupLinks({
  references,
  orientation,
}: {
  references: readonly ScreenshotReference[]
  orientation: Orientation | undefined
}) {
  return (
    <List data-orientation={orientation}>
      {references.map((reference) => (
        <li
          key={keyOf(reference)}
          data-orientation={orientationOf(reference.img)}
          style={{ "--ratio": ratioOf(reference.img) }}
        >
          <a href={reference.img.original} target="_blank" rel="noopener">
            {reference.name}
            <NewTab />
          </a>
        </li>
      ))}
    </List>
  )
}
