import { graphql } from "gatsby"
import type { PageName } from "../components/page-link"

/** What every page knows of the site. */
export interface SiteData {
  brand: string
  owner: string
  siteUrl: string
  language: string
  pages: Record<PageName | "notFound", { title: string; description: string }>
}

/** What every page's query brings: see the fragment below. */
export interface PageData {
  site: SiteData
}

/** What `createPages` tells every page. */
export interface PageContext {
  /** The page's title. */
  title: string
}

export const siteFragment = graphql`
  fragment Site on SiteContent {
    brand
    owner
    siteUrl
    language
    pages {
      home {
        title
        description
      }
      works {
        title
        description
      }
      projects {
        title
        description
      }
      notFound {
        title
        description
      }
    }
  }
`

export const mediaFragment = graphql`
  fragment FullMedia on Media {
    kind
    alt
    width
    height
    original
    type
    animation
    picture {
      placeholder
      src
      sources {
        type
        srcSet
      }
    }
  }
`

export const technologyFragment = graphql`
  fragment Registry on TechnologyRegistry {
    technologies {
      label
      icon
      colour
      invertInDark
    }
  }
`
