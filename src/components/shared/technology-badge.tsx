import { styled } from "@mui/material/styles"
import { filteredBy } from "../../browser/technology-query"
import { BADGE_ICON_SIZE, BADGE_WIDTH } from "../../constants"
import { RADIUS } from "../../look"
import { inDark } from "../../theme/theme"
import { NAME_DIRECTION, say, WORDS } from "../../words"
import { PageLink, usePagePath } from "./page-link"
import { useProjectFilters, useTechnologies } from "./technology-registry"

/** The badge's width: as specified at the usual text size, and more for visitors who use larger text. */
export const BADGE_COLUMN = `${BADGE_WIDTH / 16}rem`

const Badge = styled("span")({
  display: "inline-flex",
  alignItems: "center",
  gap: 10,
  width: BADGE_COLUMN,
  maxWidth: "100%",
  minHeight: 36,
  lineHeight: 1.2,
})

const FilterLink = styled(PageLink)(({ theme }) => ({
  display: "inline-flex",
  maxWidth: "100%",
  color: "inherit",
  textDecoration: "none",
  "&:hover": { color: theme.vars.palette.primary.main, textDecoration: "underline" },
}))

const Ground = styled("span")(({ theme }) => [
  {
    display: "inline-grid",
    placeItems: "center",
    flex: "none",
    padding: 7,
    borderRadius: RADIUS.control,
    backgroundColor: "color-mix(in srgb, var(--badge-colour) 12%, transparent)",
    [theme.breakpoints.down("sm")]: { padding: 6 },
  },
  // A dark brand colour alone would be lost on a dark page.
  inDark(theme, { backgroundColor: `color-mix(in srgb, var(--badge-colour) 12%, ${theme.vars.palette.divider})` }),
])

const Picture = styled("img")(({ theme }) => [
  { display: "block", objectFit: "contain" },
  // Light and dark are swapped, hues stay.
  inDark(theme, { "&[data-invert]": { filter: "invert(1) hue-rotate(180deg)" } }),
])

interface BadgeProps {
  label: string
  iconSize?: number
  showName?: boolean
  /** Instead of the label. */
  name?: string
}

/** A technology's badge, a link to the projects that use it if they can be filtered. Renders nothing for a label missing from the registry. */
export function TechnologyBadge({ label, iconSize = BADGE_ICON_SIZE, showName = true, name = label }: BadgeProps) {
  const technology = useTechnologies().get(label)
  const isFilter = useProjectFilters().includes(label)
  const projects = usePagePath("projects")
  if (!technology) return null
  const badge = (
    <Badge data-technology={label}>
      <Ground style={{ "--badge-colour": technology.colour }}>
        <Picture
          src={technology.icon}
          alt={showName ? "" : name}
          width={iconSize}
          height={iconSize}
          loading="lazy"
          decoding="async"
          data-invert={technology.invertInDark || undefined}
        />
      </Ground>
      {showName && <span dir={NAME_DIRECTION}>{name}</span>}
    </Badge>
  )
  return isFilter ? (
    <FilterLink
      page="projects"
      to={filteredBy(label, projects)}
      aria-label={say(WORDS.projects.withTechnology, { technology: name })}
    >
      {badge}
    </FilterLink>
  ) : (
    badge
  )
}
