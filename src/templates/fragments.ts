import { graphql } from "gatsby"

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
      ...PictureSources
    }
  }
`

export const pictureFragment = graphql`
  fragment PictureSources on Picture {
    placeholder
    src
    sources {
      type
      srcSet
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
