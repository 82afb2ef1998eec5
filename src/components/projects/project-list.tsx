import { styled } from "@mui/material/styles"
import { headerFont } from "../../theme/theme"
import { HydrationBoundary } from "../shared/hydration-boundary"
import { Project } from "./project"
import type { ProjectData } from "./project-demos"

const SectionHeader = styled("h2")({ ...headerFont, margin: "0 0 16px", "section + section > &": { marginTop: 56 } })

interface ProjectSection {
  title: string
  projects: ProjectData[]
}

/** The projects in order, those that follow each other under the same heading together. */
function sectionsOf(projects: readonly ProjectData[]): ProjectSection[] {
  const sections: ProjectSection[] = []
  for (const project of projects) {
    const last = sections.at(-1)
    if (last?.title === project.section) last.projects.push(project)
    else sections.push({ title: project.section, projects: [project] })
  }
  return sections
}

/** The projects, with the heading of each section above its first. */
export function ProjectList({ projects }: { projects: readonly ProjectData[] }) {
  return sectionsOf(projects).map(({ title, projects: members }) => (
    <section key={members[0]?.id} aria-label={title}>
      <SectionHeader>{title}</SectionHeader>
      {members.map((project) => (
        <HydrationBoundary key={project.id}>
          <Project project={project} />
        </HydrationBoundary>
      ))}
    </section>
  ))
}
