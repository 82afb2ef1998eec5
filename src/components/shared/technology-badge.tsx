import { styled } from "@mui/material/styles"
import { filteredListPath } from "../../browser/technology-query"
import { BADGE_ICON_SIZE, BADGE_WIDTH } from "../../constants"
import { inDark, RADIUS } from "../../theme/theme"
import { fillIn, NAME_DIRECTION, WORDS } from "../../words"
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

const IconBackground = styled("span")(({ theme }) => [
  {
    // A block would have another baseline, and rows of links would be taller.
    display: "grid",
    flex: "none",
    padding: 7,
    borderRadius: RADIUS.control,
    backgroundColor: "color-mix(in srgb, var(--badge-colour) 12%, transparent)",
    [theme.breakpoints.down("sm")]: { padding: 6 },
  },
  // A dark brand colour alone would be lost on a dark page.
  inDark(theme, { backgroundColor: `color-mix(in srgb, var(--badge-colour) 12%, ${theme.vars.palette.divider})` }),
])

const BadgeIcon = styled("img")(({ theme }) => [
  { display: "block", objectFit: "contain" },
  // Swaps light and dark, but keeps hues.
  inDark(theme, { "&[data-invert]": { filter: "invert(1) hue-rotate(180deg)" } }),
])

interface BadgeProps {
  label: string
  iconSize?: number
  showName?: boolean
  /** Shown instead of the label. */
  name?: string
}

/** A technology's badge, a link to the projects that use it if they can be filtered by it. Renders nothing for a label missing from the registry. */
export function TechnologyBadge({ label, iconSize = BADGE_ICON_SIZE, showName = true, name = label }: BadgeProps) {
  const technology = useTechnologies().get(label)
  const isFilter = useProjectFilters().includes(label)
  const projects = usePagePath("projects")
  if (!technology) return null
  const badge = (
    <Badge data-technology={label}>
      <IconBackground style={{ "--badge-colour": technology.colour }}>
        <BadgeIcon
          src={technology.icon}
          alt={showName ? "" : name}
          width={iconSize}
          height={iconSize}
          loading="lazy"
          decoding="async"
          data-invert={technology.invertInDark || undefined}
        />
      </IconBackground>
      {showName && <span dir={NAME_DIRECTION}>{name}</span>}
    </Badge>
  )
  return isFilter ? (
    <FilterLink
      page="projects"
      to={filteredListPath(label, projects)}
      aria-label={fillIn(WORDS.projects.withTechnology, { technology: name })}
    >
      {badge}
    </FilterLink>
  ) : (
    badge
  )
}
