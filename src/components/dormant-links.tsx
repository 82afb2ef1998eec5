import { styled } from "@mui/material/styles"
import { EARLY } from "../constants"
import { captionFont, plainList } from "../theme/theme"
import { RADIUS } from "../theme/tokens"
import { NewTab } from "./new-tab"
import { keyOf, type PlateReference } from "./plate"
import { plateGrid } from "./plate-grid"

const List = styled("ul")(plateGrid, ({ theme }) => ({
  ...plainList,
  // Out of the layout: a thousand links that nobody sees would cost a phone a second.
  display: "none",
  // Opened before React could put plates in their place: links in the same places, under frames as large as the pictures that are to come.
  [`[${EARLY.open}="true"] &`]: { display: "grid" },
  "& > li::before": {
    content: '""',
    display: "block",
    aspectRatio: `var(${EARLY.ratioVariable})`,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: RADIUS.picture,
    backgroundColor: theme.vars.palette.background.paper,
  },
  "& a": { ...captionFont, display: "block", paddingTop: 8, color: "inherit", textDecoration: "none" },
  "@media (scripting: none)": {
    "&&": { display: "grid", gap: 8 },
    "& > li::before": { display: "none" },
    "& a": { color: theme.vars.palette.primary.main, textDecoration: "underline" },
  },
}))

/**
 * The names and links of screenshots that are not to be seen yet: in the page's HTML for search engines and for visitors without JavaScript. React
 * leaves them as they are; what it is to show takes their place.
 */
export function DormantLinks({ references }: { references: readonly PlateReference[] }) {
  if (typeof document !== "undefined") return <List dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />
  return (
    <List>
      {references.map((reference) => (
        <li key={keyOf(reference)} {...{ [EARLY.ratio]: (reference.img.width / reference.img.height).toFixed(3) }}>
          <a href={reference.img.original} target="_blank" rel="noopener">
            {reference.name}
            <NewTab />
          </a>
        </li>
      ))}
    </List>
  )
}
