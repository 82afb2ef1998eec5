import { graphql } from "gatsby"

/** What every page knows of the site. */
export interface SiteData {
  brand: string
  owner: string
  siteUrl: string
  language: string
}

/** What every page's query brings: see the fragment below. */
export interface PageData {
  site: SiteData
}

export const siteFragment = graphql`
  fragment Site on SiteContent {
    brand
    owner
    siteUrl
    language
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
