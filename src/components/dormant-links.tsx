import { styled } from "@mui/material/styles"
import { NewTab } from "./new-tab"
import { keyOf, type PlateReference } from "./plate"

// Out of the layout: a thousand links that nobody sees would cost a phone a second.
const List = styled("ul")({
  display: "none",
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media (scripting: none)": { display: "grid", gap: 8 },
})

/**
 * The names and links of screenshots that are not to be seen yet: in the page's HTML for search engines and for visitors without JavaScript. React
 * leaves them as they are; what it is to show takes their place.
 */
export function DormantLinks({ references }: { references: readonly PlateReference[] }) {
  if (typeof document !== "undefined") return <List dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />
  return (
    <List>
      {references.map((reference) => (
        <li key={keyOf(reference)}>
          <a href={reference.img.original} target="_blank" rel="noopener">
            {reference.name}
            <NewTab />
          </a>
        </li>
      ))}
    </List>
  )
}
