import { graphql, type PageProps } from "gatsby"
import { PageMedia } from "../components/media/page-media"
import { PageContent } from "../components/shared/layout-grid"
import { PageHeading } from "../components/shared/page-heading"
import { ProjectList } from "../components/projects/project-list"
import { TechnologyRegistry } from "../components/shared/technology-registry"
import type { SitePageContext } from "../site-pages"

/** `/projects`: what the owner made. */
export default function ProjectsTemplate({
  data: { projects, openProject, registry },
  pageContext,
}: PageProps<Queries.ProjectsPageQuery, SitePageContext>) {
  return (
    <TechnologyRegistry value={registry}>
      <PageContent>
        <PageHeading>{pageContext.title}</PageHeading>
        <PageMedia value={openProject}>
          <ProjectList projects={projects} />
        </PageMedia>
      </PageContent>
    </TechnologyRegistry>
  )
}

export { SiteHead as Head } from "./site-head"

export const query = graphql`
  query ProjectsPage($openProject: String) {
    projects {
      ...ProjectEntry
    }
    openProject: project(id: { eq: $openProject }) {
      id
      img {
        ...FullMedia
      }
    }
    registry: technologyRegistry {
      ...Registry
    }
  }
`
