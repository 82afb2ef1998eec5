import { graphql, type PageProps } from "gatsby"
import { Bio } from "../components/home/bio"
import { Connect } from "../components/home/connect"
import { FeaturedWork } from "../components/home/featured-work"
import { Hero } from "../components/home/hero"
import { Interests } from "../components/home/interests"
import { LayoutContent, LayoutGrid } from "../components/shared/layout-grid"
import { Section } from "../components/shared/section"
import { SkillGroups } from "../components/home/skill-groups"
import { SkillList } from "../components/home/skill-list"
import { TechnologyRegistry } from "../components/shared/technology-registry"
import type { SitePageContext } from "../site-pages"
import { WORDS } from "../words"
import { SiteHead } from "./site-head"

/** `/`: who the owner is. */
export default function HomeTemplate({ data: { home, registry } }: PageProps<Queries.HomePageQuery, SitePageContext>) {
  return (
    <TechnologyRegistry registry={registry}>
      <LayoutGrid>
        <LayoutContent>
          <Hero {...home.banner} name={home.name} tagline={home.tagline} photo={home.photo} />
          {home.featuredWork.length > 0 && <FeaturedWork works={home.featuredWork} />}
          {home.bio.length > 0 && (
            <Section title={WORDS.home.bio}>
              <Bio entries={home.bio} />
            </Section>
          )}
          {home.techIUse.length > 0 && (
            <Section title={WORDS.home.techIUse}>
              <SkillGroups groups={home.techIUse} />
            </Section>
          )}
          {home.currentlyLearning.length > 0 && (
            <Section title={WORDS.home.currentlyLearning}>
              <SkillList skills={home.currentlyLearning} />
            </Section>
          )}
          {home.interests.length > 0 && (
            <Section title={WORDS.home.interests}>
              <Interests interests={home.interests} />
            </Section>
          )}
          {home.connect.length > 0 && (
            <Section title={WORDS.home.connect}>
              <Connect connections={home.connect} />
            </Section>
          )}
        </LayoutContent>
      </LayoutGrid>
    </TechnologyRegistry>
  )
}

export const Head = SiteHead

export const query = graphql`
  query HomePage {
    home: homeContent {
      name
      tagline
      photo {
        ...FullMedia
      }
      banner {
        greetings
        natural
      }
      featuredWork {
        page
        address
        name
        media {
          alt
          width
          height
          picture {
            ...PictureSources
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
