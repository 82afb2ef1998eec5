import { graphql, type PageProps } from "gatsby"
import { PageMedia } from "../components/media/page-media"
import { PageContent } from "../components/shared/layout-grid"
import { PageHeading } from "../components/shared/page-heading"
import { TechnologyRegistry } from "../components/shared/technology-registry"
import { WorkTabs } from "../components/works/work-tabs"
import type { SitePageContext } from "../site-pages"

/** `/works`: what the owner did at work. */
export default function WorksTemplate({
  data: { works, openGroup, registry },
  pageContext,
}: PageProps<Queries.WorksPageQuery, SitePageContext>) {
  return (
    <TechnologyRegistry value={registry}>
      <PageContent>
        <PageHeading>{pageContext.title}</PageHeading>
      </PageContent>
      <PageMedia value={openGroup}>
        <WorkTabs works={works} />
      </PageMedia>
    </TechnologyRegistry>
  )
}

export { SiteHead as Head } from "./site-head"

export const query = graphql`
  query WorksPage($openGroup: String) {
    works {
      ...WorkEntry
    }
    openGroup: galleryGroup(id: { eq: $openGroup }) {
      ...GroupMedia
    }
    registry: technologyRegistry {
      ...Registry
    }
  }
`
