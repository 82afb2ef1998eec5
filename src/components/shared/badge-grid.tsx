import { styled } from "@mui/material/styles"
import { plainList } from "../../theme/theme"
import { BADGE_COLUMN, TechnologyBadge } from "./technology-badge"
import { useTechnology } from "./technology-registry"

/** A grid of the badges' width, so that the columns of all of them align. */
export const BadgeColumns = styled("ul")({
  ...plainList,
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, ${BADGE_COLUMN})`,
  gap: "8px 12px",
  // Skills without an icon stand on the line of those with one.
  alignItems: "center",
})

function KnownBadge({ label }: { label: string }) {
  if (!useTechnology(label)) return null
  return (
    <li>
      <TechnologyBadge label={label} />
    </li>
  )
}

/** The badges of a stack. Labels that the registry lacks leave no gap. */
export function BadgeGrid({ labels }: { labels: readonly string[] }) {
  return (
    <BadgeColumns>
      {labels.map((label) => (
        <KnownBadge key={label} label={label} />
      ))}
    </BadgeColumns>
  )
}
