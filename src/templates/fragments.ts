import { graphql } from "gatsby"

export const mediaFragment = graphql`
  fragment FullMedia on Media {
    kind
    alt
    width
    height
    original
    type
    animation {
      src
      srcSet
    }
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
    projectFilters
    technologies {
      label
      icon
      colour
      invertInDark
    }
  }
`

export const workFragment = graphql`
  fragment WorkEntry on Work {
    id
    value
    address
    label
    title
    duration
    duty
    techIcons
    demo {
      id
      value
      address
      label
      content {
        id
        address
        title
        isVideo
        mediaFile
        miniatures
        content {
          address
          before
          after
          name
          img {
            original
            width
            height
          }
        }
      }
    }
  }
`

export const groupFragment = graphql`
  fragment GroupMedia on GalleryGroup {
    content {
      img {
        ...FullMedia
      }
    }
  }
`

export const projectFragment = graphql`
  fragment ProjectEntry on Project {
    id
    address
    title
    section
    desc
    feat
    links {
      label
      href
    }
    techIcons
    platform
    mobile
    mediaFile
    img {
      original
      alt
      width
      height
    }
  }
`
