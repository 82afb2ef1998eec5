import { styled } from "@mui/material/styles"
import { useEffect } from "react"
import { HEADER_FONT_WEIGHT, TECHNOLOGIES_ATTRIBUTE } from "../../constants"
import { hashOf, openTarget } from "../../browser/arrival"
import { getPlace, MOVED_EVENT } from "../../browser/places"
import { useQuery } from "../../browser/query-state"
import { chosenTechnologies, TECHNOLOGY_QUERY } from "../../browser/technology-query"
import { headerFont } from "../../theme/theme"
import { useProjectFilters } from "../shared/technology-registry"
import { Project } from "./project"
import { TechnologyFilter } from "./technology-filter"

/** A project's title is the boldest text in the list. */
const Section = styled("section")({
  "section:not([hidden]) ~ &": { marginTop: 56 },
  // One line between two entries, not the bottom of one plus the top of the next.
  "& > div:not([hidden]) ~ div .MuiAccordion-root": { borderTop: "none" },
  "& .MuiAccordionSummary-root": {
    fontSize: "1.5rem",
    lineHeight: 1.3,
    letterSpacing: "-0.015em",
    '&, &[aria-expanded="true"]': { fontWeight: HEADER_FONT_WEIGHT },
  },
})

const SectionHeader = styled("h2")(({ theme }) => ({
  ...headerFont,
  margin: "0 0 16px",
  color: theme.vars.palette.text.secondary,
}))

/** The entries of a list and their sections. */
const FILTERED = `[${TECHNOLOGIES_ATTRIBUTE}], :has(> [${TECHNOLOGIES_ATTRIBUTE}])`

/** Groups the projects by heading, in order, so that each heading appears once. */
export function sectionsOf<Project extends Pick<Queries.ProjectEntryFragment, "section">>(
  projects: readonly Project[],
) {
  const titles = [...new Set(projects.map(({ section }) => section))]
  return titles.map((title) => ({ title, projects: projects.filter(({ section }) => section === title) }))
}

/** The projects in sections with headings, below a filter. */
export function ProjectList({ projects }: { projects: readonly Queries.ProjectEntryFragment[] }) {
  const technologies = useProjectFilters()
  const chosen = chosenTechnologies(useQuery(TECHNOLOGY_QUERY, true), technologies)
  const isShown = ({ techIcons }: Queries.ProjectEntryFragment) => chosen.every((label) => techIcons.includes(label))
  const shown = projects.filter(isShown)
  const areAllShown = shown.length === projects.length
  // What the script below the list has hidden, if the address has changed since: hydration leaves attributes as they are.
  useEffect(() => {
    if (areAllShown) for (const element of document.querySelectorAll<HTMLElement>(FILTERED)) element.hidden = false
  }, [areAllShown])
  // A single match is opened, unless the visitor closed it earlier. Focus, scroll position and URL don't change.
  const only = chosen.length > 0 && shown.length === 1 ? shown[0]?.address : undefined
  useEffect(() => {
    if (only && !getPlace()) openTarget(hashOf(only), () => undefined)
  }, [only])
  const filter = chosen.join()
  useEffect(() => {
    if (filter) window.dispatchEvent(new Event(MOVED_EVENT))
  }, [filter])
  return (
    <>
      {technologies.length > 0 && (
        <TechnologyFilter technologies={technologies} chosen={chosen} shown={shown} projects={projects} />
      )}
      {sectionsOf(projects).map(({ title, projects: members }) => (
        <Section key={members[0]?.id} aria-label={title} hidden={!members.some(isShown)}>
          <SectionHeader>{title}</SectionHeader>
          {members.map((project) => (
            <div
              key={project.id}
              hidden={!isShown(project)}
              {...{
                [TECHNOLOGIES_ATTRIBUTE]: project.techIcons.filter((label) => technologies.includes(label)).join("\n"),
              }}
            >
              <Project project={project} />
            </div>
          ))}
        </Section>
      ))}
    </>
  )
}
