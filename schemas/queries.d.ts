// Written by npm run content:schemas
declare namespace Queries {
  type FullMediaFragment = {
    readonly kind: "still" | "animated" | "video"
    readonly alt: string | null
    readonly width: number
    readonly height: number
    readonly original: string
    readonly type: string
    readonly gatsbyImageData: import("gatsby-plugin-image").IGatsbyImageData | null
    readonly animation: { readonly src: string; readonly srcSet: string } | null
  }

  type FeaturedMediaFragment = {
    readonly alt: string | null
    readonly gatsbyImageData: import("gatsby-plugin-image").IGatsbyImageData | null
    readonly focus: { readonly x: number; readonly y: number } | null
  }

  type SectionFragment = {
    readonly section:
      | "bio"
      | "techIUse"
      | "currentlyLearning"
      | "interests"
      | "connect"
      | "education"
      | "certificates"
      | "talks"
      | "publications"
      | "awards"
      | "volunteering"
      | "languages"
      | "text"
    readonly title: string | null
    readonly entries: ReadonlyArray<{
      readonly title: string
      readonly place: string | null
      readonly period: string | null
      readonly href: string | null
      readonly text: string | null
    }>
  }

  type RegistryFragment = {
    readonly projectFilters: ReadonlyArray<string>
    readonly technologies: ReadonlyArray<{
      readonly label: string
      readonly icon: string
      readonly colour: string
      readonly invertInDark: boolean
    }>
  }

  type WorkEntryFragment = {
    readonly id: string
    readonly value: string
    readonly address: string
    readonly label: string
    readonly title: string
    readonly duration: string
    readonly duty: ReadonlyArray<string>
    readonly techIcons: ReadonlyArray<string>
    readonly demo: ReadonlyArray<{
      readonly id: string
      readonly value: string
      readonly address: string
      readonly label: string
      readonly figure: string | null
      readonly content: ReadonlyArray<{
        readonly id: string
        readonly address: string
        readonly title: string
        readonly isVideo: boolean
        readonly mediaFile: string
        readonly miniatures: ReadonlyArray<string>
        readonly content: ReadonlyArray<{
          readonly address: string
          readonly before: string | null
          readonly after: string | null
          readonly name: string
          readonly img: { readonly original: string; readonly width: number; readonly height: number }
        }>
      }>
    }>
  }

  type GroupMediaFragment = {
    readonly id: string
    readonly content: ReadonlyArray<{
      readonly img: {
        readonly kind: "still" | "animated" | "video"
        readonly alt: string | null
        readonly width: number
        readonly height: number
        readonly original: string
        readonly type: string
        readonly gatsbyImageData: import("gatsby-plugin-image").IGatsbyImageData | null
        readonly animation: { readonly src: string; readonly srcSet: string } | null
      }
    }>
  }

  type StoryFragment = {
    readonly element: "h2" | "h3" | "p" | "ul" | "ol" | "pre" | "figure"
    readonly start: number | null
    readonly caption: string | null
    readonly lines: ReadonlyArray<
      ReadonlyArray<{ readonly text: string; readonly marks: ReadonlyArray<string>; readonly href: string | null }>
    >
    readonly picture: {
      readonly kind: "still" | "animated" | "video"
      readonly alt: string | null
      readonly width: number
      readonly height: number
      readonly original: string
      readonly type: string
      readonly gatsbyImageData: import("gatsby-plugin-image").IGatsbyImageData | null
      readonly animation: { readonly src: string; readonly srcSet: string } | null
    } | null
  }

  type ProjectEntryFragment = {
    readonly id: string
    readonly address: string
    readonly title: string
    readonly section: string
    readonly desc: string
    readonly role: string | null
    readonly period: string | null
    readonly team: string | null
    readonly feat: ReadonlyArray<string>
    readonly techIcons: ReadonlyArray<string>
    readonly platform: boolean
    readonly mobile: ReadonlyArray<"iOS" | "Android">
    readonly mediaFile: string
    readonly links: ReadonlyArray<{ readonly label: string; readonly href: string }>
    readonly img: ReadonlyArray<{
      readonly original: string
      readonly alt: string | null
      readonly width: number
      readonly height: number
    }>
  }

  type HomePageQuery = {
    readonly home: {
      readonly name: string
      readonly tagline: string
      readonly interests: ReadonlyArray<string>
      readonly photo: {
        readonly alt: string | null
        readonly gatsbyImageData: import("gatsby-plugin-image").IGatsbyImageData | null
      }
      readonly banner: { readonly greetings: ReadonlyArray<string>; readonly natural: boolean }
      readonly featuredWork: ReadonlyArray<{
        readonly page: "works" | "projects"
        readonly address: string
        readonly name: string
        readonly number: number | null
        readonly work: { readonly path: string; readonly screenshots: number } | null
        readonly media: {
          readonly alt: string | null
          readonly gatsbyImageData: import("gatsby-plugin-image").IGatsbyImageData | null
          readonly focus: { readonly x: number; readonly y: number } | null
        }
        readonly twin: {
          readonly shows: "before" | "after"
          readonly media: {
            readonly alt: string | null
            readonly gatsbyImageData: import("gatsby-plugin-image").IGatsbyImageData | null
            readonly focus: { readonly x: number; readonly y: number } | null
          }
        } | null
      }>
      readonly bio: ReadonlyArray<{
        readonly period: string
        readonly text: string
        readonly page: "works" | "projects" | null
      }>
      readonly techIUse: ReadonlyArray<{
        readonly title: string | null
        readonly items: ReadonlyArray<{ readonly name: string; readonly technology: string | null }>
      }>
      readonly currentlyLearning: ReadonlyArray<{ readonly name: string; readonly technology: string | null }>
      readonly connect: ReadonlyArray<{ readonly icon: string; readonly label: string; readonly href: string }>
      readonly sections: ReadonlyArray<{
        readonly section:
          | "bio"
          | "techIUse"
          | "currentlyLearning"
          | "interests"
          | "connect"
          | "education"
          | "certificates"
          | "talks"
          | "publications"
          | "awards"
          | "volunteering"
          | "languages"
          | "text"
        readonly title: string | null
        readonly storyBlocks: ReadonlyArray<{
          readonly element: "h2" | "h3" | "p" | "ul" | "ol" | "pre" | "figure"
          readonly start: number | null
          readonly caption: string | null
          readonly lines: ReadonlyArray<
            ReadonlyArray<{
              readonly text: string
              readonly marks: ReadonlyArray<string>
              readonly href: string | null
            }>
          >
          readonly picture: {
            readonly kind: "still" | "animated" | "video"
            readonly alt: string | null
            readonly width: number
            readonly height: number
            readonly original: string
            readonly type: string
            readonly gatsbyImageData: import("gatsby-plugin-image").IGatsbyImageData | null
            readonly animation: { readonly src: string; readonly srcSet: string } | null
          } | null
        }>
        readonly entries: ReadonlyArray<{
          readonly title: string
          readonly place: string | null
          readonly period: string | null
          readonly href: string | null
          readonly text: string | null
        }>
      }>
    }
    readonly registry: {
      readonly projectFilters: ReadonlyArray<string>
      readonly technologies: ReadonlyArray<{
        readonly label: string
        readonly icon: string
        readonly colour: string
        readonly invertInDark: boolean
      }>
    }
  }

  type ProjectPageQuery = {
    readonly project: {
      readonly id: string
      readonly address: string
      readonly title: string
      readonly section: string
      readonly desc: string
      readonly role: string | null
      readonly period: string | null
      readonly team: string | null
      readonly feat: ReadonlyArray<string>
      readonly techIcons: ReadonlyArray<string>
      readonly platform: boolean
      readonly mobile: ReadonlyArray<"iOS" | "Android">
      readonly mediaFile: string
      readonly storyBlocks: ReadonlyArray<{
        readonly element: "h2" | "h3" | "p" | "ul" | "ol" | "pre" | "figure"
        readonly start: number | null
        readonly caption: string | null
        readonly lines: ReadonlyArray<
          ReadonlyArray<{ readonly text: string; readonly marks: ReadonlyArray<string>; readonly href: string | null }>
        >
        readonly picture: {
          readonly kind: "still" | "animated" | "video"
          readonly alt: string | null
          readonly width: number
          readonly height: number
          readonly original: string
          readonly type: string
          readonly gatsbyImageData: import("gatsby-plugin-image").IGatsbyImageData | null
          readonly animation: { readonly src: string; readonly srcSet: string } | null
        } | null
      }>
      readonly links: ReadonlyArray<{ readonly label: string; readonly href: string }>
      readonly img: ReadonlyArray<{
        readonly original: string
        readonly alt: string | null
        readonly width: number
        readonly height: number
      }>
    } | null
    readonly openProject: {
      readonly img: ReadonlyArray<{
        readonly kind: "still" | "animated" | "video"
        readonly alt: string | null
        readonly width: number
        readonly height: number
        readonly original: string
        readonly type: string
        readonly gatsbyImageData: import("gatsby-plugin-image").IGatsbyImageData | null
        readonly animation: { readonly src: string; readonly srcSet: string } | null
      }>
    } | null
    readonly registry: {
      readonly projectFilters: ReadonlyArray<string>
      readonly technologies: ReadonlyArray<{
        readonly label: string
        readonly icon: string
        readonly colour: string
        readonly invertInDark: boolean
      }>
    }
  }

  type ProjectsPageQuery = {
    readonly projects: ReadonlyArray<{
      readonly id: string
      readonly address: string
      readonly title: string
      readonly section: string
      readonly desc: string
      readonly role: string | null
      readonly period: string | null
      readonly team: string | null
      readonly feat: ReadonlyArray<string>
      readonly techIcons: ReadonlyArray<string>
      readonly platform: boolean
      readonly mobile: ReadonlyArray<"iOS" | "Android">
      readonly mediaFile: string
      readonly links: ReadonlyArray<{ readonly label: string; readonly href: string }>
      readonly img: ReadonlyArray<{
        readonly original: string
        readonly alt: string | null
        readonly width: number
        readonly height: number
      }>
    }>
    readonly openProject: {
      readonly id: string
      readonly img: ReadonlyArray<{
        readonly kind: "still" | "animated" | "video"
        readonly alt: string | null
        readonly width: number
        readonly height: number
        readonly original: string
        readonly type: string
        readonly gatsbyImageData: import("gatsby-plugin-image").IGatsbyImageData | null
        readonly animation: { readonly src: string; readonly srcSet: string } | null
      }>
    } | null
    readonly registry: {
      readonly projectFilters: ReadonlyArray<string>
      readonly technologies: ReadonlyArray<{
        readonly label: string
        readonly icon: string
        readonly colour: string
        readonly invertInDark: boolean
      }>
    }
  }

  type ResumePageQuery = {
    readonly home: {
      readonly name: string
      readonly tagline: string
      readonly interests: ReadonlyArray<string>
      readonly bio: ReadonlyArray<{
        readonly period: string
        readonly text: string
        readonly page: "works" | "projects" | null
      }>
      readonly techIUse: ReadonlyArray<{
        readonly title: string | null
        readonly items: ReadonlyArray<{ readonly name: string }>
      }>
      readonly currentlyLearning: ReadonlyArray<{ readonly name: string }>
      readonly connect: ReadonlyArray<{ readonly href: string }>
      readonly sections: ReadonlyArray<{
        readonly section:
          | "bio"
          | "techIUse"
          | "currentlyLearning"
          | "interests"
          | "connect"
          | "education"
          | "certificates"
          | "talks"
          | "publications"
          | "awards"
          | "volunteering"
          | "languages"
          | "text"
        readonly title: string | null
        readonly entries: ReadonlyArray<{
          readonly title: string
          readonly place: string | null
          readonly period: string | null
          readonly href: string | null
          readonly text: string | null
        }>
      }>
    }
    readonly works: ReadonlyArray<{
      readonly address: string
      readonly label: string
      readonly title: string
      readonly duration: string
      readonly duty: ReadonlyArray<string>
      readonly techIcons: ReadonlyArray<string>
    }>
    readonly projects: ReadonlyArray<{
      readonly address: string
      readonly title: string
      readonly section: string
      readonly desc: string
      readonly techIcons: ReadonlyArray<string>
      readonly links: ReadonlyArray<{ readonly href: string }>
    }>
    readonly registry: { readonly technologies: ReadonlyArray<{ readonly label: string }> }
  }

  type WorkPageQuery = {
    readonly work: {
      readonly id: string
      readonly value: string
      readonly address: string
      readonly label: string
      readonly title: string
      readonly duration: string
      readonly duty: ReadonlyArray<string>
      readonly techIcons: ReadonlyArray<string>
      readonly storyBlocks: ReadonlyArray<{
        readonly element: "h2" | "h3" | "p" | "ul" | "ol" | "pre" | "figure"
        readonly start: number | null
        readonly caption: string | null
        readonly lines: ReadonlyArray<
          ReadonlyArray<{ readonly text: string; readonly marks: ReadonlyArray<string>; readonly href: string | null }>
        >
        readonly picture: {
          readonly kind: "still" | "animated" | "video"
          readonly alt: string | null
          readonly width: number
          readonly height: number
          readonly original: string
          readonly type: string
          readonly gatsbyImageData: import("gatsby-plugin-image").IGatsbyImageData | null
          readonly animation: { readonly src: string; readonly srcSet: string } | null
        } | null
      }>
      readonly demo: ReadonlyArray<{
        readonly id: string
        readonly value: string
        readonly address: string
        readonly label: string
        readonly figure: string | null
        readonly content: ReadonlyArray<{
          readonly id: string
          readonly address: string
          readonly title: string
          readonly isVideo: boolean
          readonly mediaFile: string
          readonly miniatures: ReadonlyArray<string>
          readonly content: ReadonlyArray<{
            readonly address: string
            readonly before: string | null
            readonly after: string | null
            readonly name: string
            readonly img: { readonly original: string; readonly width: number; readonly height: number }
          }>
        }>
      }>
    } | null
    readonly openGroup: {
      readonly id: string
      readonly content: ReadonlyArray<{
        readonly img: {
          readonly kind: "still" | "animated" | "video"
          readonly alt: string | null
          readonly width: number
          readonly height: number
          readonly original: string
          readonly type: string
          readonly gatsbyImageData: import("gatsby-plugin-image").IGatsbyImageData | null
          readonly animation: { readonly src: string; readonly srcSet: string } | null
        }
      }>
    } | null
    readonly registry: {
      readonly projectFilters: ReadonlyArray<string>
      readonly technologies: ReadonlyArray<{
        readonly label: string
        readonly icon: string
        readonly colour: string
        readonly invertInDark: boolean
      }>
    }
  }

  type WorksPageQuery = {
    readonly works: ReadonlyArray<{
      readonly id: string
      readonly value: string
      readonly address: string
      readonly label: string
      readonly title: string
      readonly duration: string
      readonly duty: ReadonlyArray<string>
      readonly techIcons: ReadonlyArray<string>
      readonly demo: ReadonlyArray<{
        readonly id: string
        readonly value: string
        readonly address: string
        readonly label: string
        readonly figure: string | null
        readonly content: ReadonlyArray<{
          readonly id: string
          readonly address: string
          readonly title: string
          readonly isVideo: boolean
          readonly mediaFile: string
          readonly miniatures: ReadonlyArray<string>
          readonly content: ReadonlyArray<{
            readonly address: string
            readonly before: string | null
            readonly after: string | null
            readonly name: string
            readonly img: { readonly original: string; readonly width: number; readonly height: number }
          }>
        }>
      }>
    }>
    readonly openGroup: {
      readonly id: string
      readonly content: ReadonlyArray<{
        readonly img: {
          readonly kind: "still" | "animated" | "video"
          readonly alt: string | null
          readonly width: number
          readonly height: number
          readonly original: string
          readonly type: string
          readonly gatsbyImageData: import("gatsby-plugin-image").IGatsbyImageData | null
          readonly animation: { readonly src: string; readonly srcSet: string } | null
        }
      }>
    } | null
    readonly registry: {
      readonly projectFilters: ReadonlyArray<string>
      readonly technologies: ReadonlyArray<{
        readonly label: string
        readonly icon: string
        readonly colour: string
        readonly invertInDark: boolean
      }>
    }
  }
}
