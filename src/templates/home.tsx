import { graphql, type PageProps } from "gatsby"
import { Bio } from "../components/home/bio"
import { Connect } from "../components/home/connect"
import { FeaturedWork } from "../components/home/featured-work"
import { Hero } from "../components/home/hero"
import { Interests } from "../components/home/word-list"
import { PageContent } from "../components/shared/layout-grid"
import { Section } from "../components/shared/section"
import { SkillGroups, SkillList } from "../components/home/skills"
import { TechnologyRegistry } from "../components/shared/technology-registry"
import type { SitePageContext } from "../site-pages"
import { WORDS } from "../words"

/** `/`: who the owner is. */
export default function HomeTemplate({ data: { home, registry } }: PageProps<Queries.HomePageQuery, SitePageContext>) {
  return (
    <TechnologyRegistry value={registry}>
      <PageContent>
        <Hero home={home} />
        {home.featuredWork.length > 0 && <FeaturedWork works={home.featuredWork} />}
        <Section title={WORDS.home.bio} items={home.bio}>
          <Bio entries={home.bio} />
        </Section>
        <Section title={WORDS.home.techIUse} items={home.techIUse}>
          <SkillGroups groups={home.techIUse} />
        </Section>
        <Section title={WORDS.home.currentlyLearning} items={home.currentlyLearning}>
          <SkillList skills={home.currentlyLearning} />
        </Section>
        <Section title={WORDS.home.interests} items={home.interests}>
          <Interests interests={home.interests} />
        </Section>
        <Section title={WORDS.home.connect} items={home.connect}>
          <Connect connections={home.connect} />
        </Section>
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
    }
    registry: technologyRegistry {
      ...Registry
    }
  }
`
