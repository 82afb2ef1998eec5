import { graphql, type PageProps } from "gatsby"
import { FeaturedWork } from "../components/home/featured-work"
import { Hero } from "../components/home/hero"
import { HomeSection } from "../components/home/home-section"
import { PageContent } from "../components/shared/layout-grid"
import { TechnologyRegistry } from "../components/shared/technology-registry"
import { BUILT_IN_SECTIONS } from "../constants"
import type { SitePageContext } from "../site-pages"

const DEFAULT_SECTIONS = BUILT_IN_SECTIONS.map((section) => ({ section, title: null, entries: [], storyBlocks: [] }))

/** `/`: who the owner is. */
export default function HomeTemplate({ data: { home, registry } }: PageProps<Queries.HomePageQuery, SitePageContext>) {
  const sections = home.sections.length > 0 ? home.sections : DEFAULT_SECTIONS
  return (
    <TechnologyRegistry value={registry}>
      <PageContent>
        <Hero home={home} />
        {home.featuredWork.length > 0 && <FeaturedWork works={home.featuredWork} />}
        {sections.map((homeSection) => (
          <HomeSection key={`${homeSection.section} ${homeSection.title}`} home={home} homeSection={homeSection} />
        ))}
      </PageContent>
    </TechnologyRegistry>
  )
}

export { SiteHead as Head } from "./site-head"

export const query = graphql`
  query HomePage {
    home: homeContent {
      name
      tagline
      photo {
        alt
        gatsbyImageData
      }
      banner {
        greetings
        natural
      }
      featuredWork {
        page
        address
        name
        number
        work {
          path
          screenshots
        }
        media {
          ...FeaturedMedia
        }
        twin {
          shows
          media {
            ...FeaturedMedia
          }
        }
      }
      bio {
        period
        text
        page
      }
      techIUse {
        title
        items {
          name
          technology
        }
      }
      currentlyLearning {
        name
        technology
      }
      interests
      connect {
        icon
        label
        href
      }
      sections {
        ...Section
        storyBlocks {
          ...Story
        }
      }
    }
    registry: technologyRegistry {
      ...Registry
    }
  }
`
