import { preloadMedia } from "../../browser/media-file"
import { entryPath } from "../../site-pages"
import { usePageMedia } from "../media/page-media"
import { AccordionEntry } from "../shared/accordion-entry"
import { OwnPageLink } from "../shared/entry-links"
import { useDisclosure } from "../shared/use-disclosure"
import { ProjectContent } from "./project-content"
import type { ProjectData } from "./project-demos"

/** A project in the list, open at first if its media come with the page: an accordion entry. */
export function Project({ project }: { project: ProjectData }) {
  const media = usePageMedia(project.id)
  const { isOpen, wasOpened, toggle } = useDisclosure(media !== undefined)
  return (
    <AccordionEntry
      address={project.address}
      title={project.title}
      teaser={project.desc}
      headingLevel={3}
      isOpen={isOpen}
      onToggle={toggle}
      onIntent={() => {
        if (!media && project.img.length > 0) preloadMedia(project.mediaFile)
      }}
    >
      <ProjectContent project={project} media={media} wasOpened={wasOpened} heading="h4">
        <OwnPageLink to={entryPath("projects", project.address)} name={project.title} />
      </ProjectContent>
    </AccordionEntry>
  )
}
