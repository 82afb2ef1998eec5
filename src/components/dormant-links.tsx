import { styled } from "@mui/material/styles"
import { EARLY } from "../constants"
import { captionFont, plainList } from "../theme/theme"
import { RADIUS } from "../theme/tokens"
import { NewTab } from "./shared/new-tab"
import { keyOf, type ScreenshotReference } from "./media/screenshot"
import { screenshotGrid } from "./media/screenshot-grid"
import { ratioOf, type Orientation } from "./media/orientation"

const List = styled("ul")(screenshotGrid, ({ theme }) => ({
  ...plainList,
  // Out of the layout: a thousand links that nobody sees would cost a phone a second.
  display: "none",
  // Opened before React could put screenshots in their place: links in the same places, under frames as large as the pictures that are to come.
  [`[${EARLY.open}="true"] &`]: { display: "grid" },
  "& > li::before": {
    content: '""',
    display: "block",
    // The frame is around the picture.
    boxSizing: "content-box",
    aspectRatio: `var(${EARLY.ratioVariable})`,
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

/**
 * The names and links of screenshots that are not to be seen yet: in the page's HTML for search engines and for visitors without JavaScript. React
 * leaves them as they are; what it is to show takes their place.
 */
export function DormantLinks({
  references,
  orientation,
}: {
  references: readonly ScreenshotReference[]
  orientation: Orientation | undefined
}) {
  if (typeof document !== "undefined") {
    return <List data-orientation={orientation} dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />
  }
  return (
    <List data-orientation={orientation}>
      {references.map((reference) => (
        <li key={keyOf(reference)} {...{ [EARLY.ratio]: ratioOf(reference.img) }}>
          <a href={reference.img.original} target="_blank" rel="noopener">
            {reference.name}
            <NewTab />
          </a>
        </li>
      ))}
    </List>
  )
}
