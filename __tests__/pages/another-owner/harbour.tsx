import { graphql, type PageProps } from "gatsby"
import { GatsbyImage, type IGatsbyImageData, StaticImage } from "gatsby-plugin-image"
import { LayoutContent, LayoutGrid } from "../../../src/components/shared/layout-grid"
import { PageHeading } from "../../../src/components/shared/page-heading"

interface HarbourData {
  home: { photo: { gatsbyImageData: IGatsbyImageData } }
}

/** A page with a picture of its own and one of the content. */
export default function Harbour({ data: { home } }: PageProps<HarbourData>) {
  return (
    <LayoutGrid>
      <LayoutContent>
        <PageHeading>Harbour</PageHeading>
        <StaticImage
          src="../../content/another-owner/works/01-harbour-office/03-snapshots/01-shore/shore.jpg"
          alt="The shore"
          width={100}
        />
        <GatsbyImage image={home.photo.gatsbyImageData} alt="The owner" />
      </LayoutContent>
    </LayoutGrid>
  )
}

export { SiteHead as Head } from "../../../src/templates/site-head"

export const query = graphql`
  query {
    home: homeContent {
      photo {
        gatsbyImageData
      }
    }
  }
`
