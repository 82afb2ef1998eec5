import { preloadMedia } from "../../browser/media-file"
import { printedPicture } from "../../print/printed-pictures"
import { usePageMedia } from "../media/page-media"
import { AccordionEntry } from "../shared/accordion-entry"
import { OwnPageLink } from "../shared/entry-links"
import { withHydrationBoundary } from "../shared/hydration-boundary"
import { useDisclosure } from "../shared/use-disclosure"
import { ProjectContent } from "./project-content"

/** The width of a closed row's still, px: twice its width in the layout. The build makes one of every picture that is as wide. */
const STILL_WIDTH = 320

/** The URL of the still of a project's first demo that has one. It is derived from the demo's, so that the page's data needn't include both. */
const stillOf = ({ img }: Queries.ProjectEntryFragment) =>
  img.map(({ original, width }) => printedPicture(original, `${Math.min(width, STILL_WIDTH)}`)).find(Boolean)

function Entry({ project }: { project: Queries.ProjectEntryFragment }) {
  const media = usePageMedia(project.id)
  const { isOpen, wasOpened, toggle } = useDisclosure(media !== undefined)
  return (
    <AccordionEntry
      address={project.address}
      title={project.title}
      teaser={project.desc}
      still={stillOf(project)}
      headingLevel={3}
      isOpen={isOpen}
      onToggle={toggle}
      onIntent={() => {
        if (!media && project.img.length > 0) preloadMedia(project.mediaFile)
      }}
    >
      <ProjectContent project={project} media={media} wasOpened={wasOpened} heading="h4">
        <OwnPageLink list="projects" address={project.address} name={project.title} />
      </ProjectContent>
    </AccordionEntry>
  )
}

/** A project in the list: an accordion entry, initially open if its media are in the page's data. */
export const Project = withHydrationBoundary(Entry)
