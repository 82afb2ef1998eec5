import { graphql, type PageProps } from "gatsby"
import { useMemo } from "react"
import { PageMedia } from "../components/media/page-media"
import { LayoutContent, LayoutGrid, PageContent } from "../components/shared/layout-grid"
import { PageHeading } from "../components/shared/page-heading"
import { Story } from "../components/shared/story"
import { TechnologyRegistry } from "../components/shared/technology-registry"
import { BackToListLink } from "../components/shared/entry-links"
import { OwnPage, withOwnAddresses } from "../components/works/own-page"
import { SideColumn } from "../components/works/side-column"
import { WorkPanel } from "../components/works/work-panel"
import type { SitePageContext } from "../site-pages"

/** `/works/company/`: one work with all its gallery groups open. */
export default function WorkTemplate({
  data: { work, openGroup, registry },
  pageContext: { title, entry },
}: PageProps<Queries.WorkPageQuery, SitePageContext>) {
  const shown = useMemo(() => work && withOwnAddresses(work), [work])
  if (!work || !shown || !entry) return null
  return (
    <TechnologyRegistry value={registry}>
      <PageContent>
        <BackToListLink entry={entry} />
        <PageHeading>{title}</PageHeading>
      </PageContent>
      <PageMedia value={openGroup}>
        <LayoutGrid>
          <SideColumn work={shown} />
          <LayoutContent>
            <OwnPage value>
              <WorkPanel work={shown} isShown />
            </OwnPage>
            <Story title={title} blocks={work.storyBlocks} />
          </LayoutContent>
        </LayoutGrid>
      </PageMedia>
    </TechnologyRegistry>
  )
}

export { SiteHead as Head } from "./site-head"

export const query = graphql`
  query WorkPage($entryId: String, $openGroup: String) {
    work(id: { eq: $entryId }) {
      ...WorkEntry
      storyBlocks {
        ...Story
      }
    }
    openGroup: galleryGroup(id: { eq: $openGroup }) {
      ...GroupMedia
    }
    registry: technologyRegistry {
      ...Registry
    }
  }
`
