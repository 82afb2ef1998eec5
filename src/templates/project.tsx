import { graphql, type PageProps } from "gatsby"
import { ProjectContent } from "../components/projects/project-content"
import { PageContent } from "../components/shared/layout-grid"
import { PageHeading } from "../components/shared/page-heading"
import { Story } from "../components/shared/story"
import { TechnologyRegistry } from "../components/shared/technology-registry"
import { BackToListLink } from "../components/shared/entry-links"
import type { SitePageContext } from "../site-pages"

/** `/projects/park-and-charge/`: one project. */
export default function ProjectTemplate({
  data: { project, openProject, registry },
  pageContext: { title, entry },
}: PageProps<Queries.ProjectPageQuery, SitePageContext>) {
  if (!project || !entry) return null
  return (
    <TechnologyRegistry value={registry}>
      <PageContent>
        <BackToListLink entry={entry} />
        <PageHeading>{title}</PageHeading>
        <ProjectContent project={project} media={openProject?.img} wasOpened heading="h2" />
        <Story title={title} blocks={project.storyBlocks} />
      </PageContent>
    </TechnologyRegistry>
  )
}

export { SiteHead as Head } from "./site-head"

export const query = graphql`
  query ProjectPage($entryId: String, $openProject: String) {
    project(id: { eq: $entryId }) {
      ...ProjectEntry
      storyBlocks {
        ...Story
      }
    }
    openProject: project(id: { eq: $openProject }) {
      img {
        ...FullMedia
      }
    }
    registry: technologyRegistry {
      ...Registry
    }
  }
`
