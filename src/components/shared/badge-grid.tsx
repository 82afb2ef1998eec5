import { styled } from "@mui/material/styles"
import { plainList } from "../../theme/theme"
import { BADGE_COLUMN, TechnologyBadge } from "./technology-badge"

/** A grid with columns as wide as a badge, so that all grids align. */
export const BadgeColumns = styled("ul")({
  ...plainList,
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, ${BADGE_COLUMN})`,
  gap: "8px 12px",
  // Aligns skills without an icon with those that have one.
  alignItems: "center",
})

/** A grid of badges for labels in the registry. */
export function BadgeGrid({ labels }: { labels: readonly string[] }) {
  return (
    <BadgeColumns>
      {labels.map((label) => (
        <li key={label}>
          <TechnologyBadge label={label} />
        </li>
      ))}
    </BadgeColumns>
  )
}
