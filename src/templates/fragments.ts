import { graphql } from "gatsby"

/** Fields shared by queries. */
export const fragments = graphql`
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
    gatsbyImageData
  }

  fragment FeaturedMedia on Media {
    alt
    focus {
      x
      y
    }
    gatsbyImageData
  }

  fragment Section on HomeSection {
    section
    title
    entries {
      title
      place
      period
      href
      text
    }
  }

  fragment Registry on TechnologyRegistry {
    projectFilters
    technologies {
      label
      icon
      colour
      invertInDark
    }
  }

  # All names and links, but pictures only of the gallery group that is open at first.
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
      figure
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

  fragment GroupMedia on GalleryGroup {
    id
    content {
      img {
        ...FullMedia
      }
    }
  }

  fragment Story on StoryBlock {
    element
    start
    lines {
      text
      marks
      href
    }
    picture {
      ...FullMedia
    }
    caption
  }

  # Without media: those of the open project are queried beside it, others are loaded when they are opened.
  fragment ProjectEntry on Project {
    id
    address
    title
    section
    desc
    role
    period
    team
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
