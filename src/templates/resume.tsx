import { graphql, type PageProps } from "gatsby"
import { Resume } from "../components/resume/resume"
import { PageContent } from "../components/shared/layout-grid"
import type { SitePageContext } from "../site-pages"

/** `/resume`: home, works and projects in one document for paper. */
export default function ResumeTemplate({ data, pageContext }: PageProps<Queries.ResumePageQuery, SitePageContext>) {
  return (
    <PageContent>
      <Resume {...data} {...(pageContext.resume ?? { site: null, hasPdf: false })} />
    </PageContent>
  )
}

export { SiteHead as Head } from "./site-head"

export const query = graphql`
  query ResumePage {
    home: homeContent {
      name
      tagline
      bio {
        period
        text
        page
      }
      techIUse {
        title
        items {
          name
        }
      }
      currentlyLearning {
        name
      }
      interests
      connect {
        href
      }
      sections {
        ...Section
      }
    }
    works {
      address
      label
      title
      duration
      duty
      techIcons
    }
    projects {
      address
      title
      section
      desc
      links {
        href
      }
      techIcons
    }
    registry: technologyRegistry {
      technologies {
        label
      }
    }
  }
`
