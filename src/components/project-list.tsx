import { styled } from "@mui/material/styles"
import { Fragment } from "react"
import type { MediaData } from "../content/media-data"
import { headerFont } from "../theme/theme"
import { Project, type ProjectData } from "./project"

const SectionHeader = styled("h2")({ ...headerFont, margin: "56px 0 16px", "&:first-of-type": { marginTop: 0 } })

interface ProjectListProps {
  projects: readonly ProjectData[]
  /** The media of the one project that is open when the page comes. */
  openProject: { id: string; media: readonly MediaData[] } | null
}

/** The projects in order, with the heading of each section above its first project. */
export function ProjectList({ projects, openProject }: ProjectListProps) {
  return projects.map((project, index) => (
    <Fragment key={project.id}>
      {project.section !== projects[index - 1]?.section && <SectionHeader>{project.section}</SectionHeader>}
      <Project
        project={project}
        isInitiallyOpen={index === 0}
        media={project.id === openProject?.id ? openProject.media : undefined}
      />
    </Fragment>
  ))
}
