import Skeleton from "@mui/material/Skeleton"
import { styled } from "@mui/material/styles"
import { Suspense, use } from "react"
import { loadMedia } from "../../browser/media-file"
import { captionFont } from "../../theme/theme"
import { RADIUS } from "../../theme/tokens"
import { WORDS } from "../../words"
import { orientationOf, ratioOf } from "../media/orientation"
import { ChunkBoundary } from "../shared/chunk-boundary"
import { NewTab } from "../shared/new-tab"
import { Demo } from "./demo"

/** A project as the page knows it: the media of all but the open one are loaded when it is opened. */
export type ProjectData = Queries.ProjectsPageQuery["projects"][number]

/**
 * Landscape demos stand one under the other. Portrait ones share a row: two side by side, and of three the first is large with the others stacked
 * beside it. On narrow screens portrait demos are a strip to swipe.
 */
const Demos = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 16,
  minWidth: 0,
  gridTemplateColumns: "minmax(0, 1fr)",
  // A phone's screen among desktop screens is no taller than they are wide.
  '&:not([data-portrait]) > [data-orientation="portrait"]': { maxWidth: 260 },
  [theme.breakpoints.down("md")]: {
    "&[data-portrait]": {
      gridTemplateColumns: "none",
      gridAutoFlow: "column",
      gridAutoColumns: "min(62%, 280px)",
      overflowX: "auto",
      scrollSnapType: "x proximity",
      // Room for the focus ring, which a scroll container would clip.
      margin: -4,
      padding: 4,
      scrollPaddingInline: 4,
      "& > *": { scrollSnapAlign: "start" },
    },
  },
  [theme.breakpoints.up("md")]: {
    "&[data-portrait]": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    '&[data-portrait="3"]': { gridTemplateColumns: "minmax(0, 2.06fr) minmax(0, 1fr)" },
    '&[data-portrait="3"] > :first-of-type': { gridRow: "1 / 3" },
  },
}))

/** A demo's name, as a link, in the place of what it shows. */
const PlaceLink = styled("a")(({ theme }) => ({
  ...captionFont,
  display: "grid",
  placeItems: "center",
  aspectRatio: "var(--ratio)",
  padding: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: RADIUS.picture,
  backgroundColor: theme.vars.palette.background.paper,
  textAlign: "center",
  // Without JavaScript nothing will come into the place: it is a link like any other.
  "@media (scripting: none)": {
    display: "block",
    padding: 0,
    border: "none",
    backgroundColor: "transparent",
    textAlign: "start",
    // As wide as any text, whatever the orientation of its demo.
    "&&&&": { maxWidth: "none" },
  },
}))

const Placeholder = styled(Skeleton)({ display: "block", width: "100%", height: "auto", borderRadius: RADIUS.picture })

const SIZES = {
  portrait: "(min-width: 1280px) 300px, (min-width: 900px) 24vw, min(62vw, 278px)",
  landscape: "(min-width: 1280px) 440px, (min-width: 900px) 36vw, calc(100vw - 42px)",
} as const

interface DemosProps {
  project: ProjectData
  /** Null where the data could not be loaded and somebody else told the visitor: links remain. */
  media: readonly Queries.FullMediaFragment[] | null
  sizes: string
  isFirst?: boolean
}

const nameOf = (project: ProjectData, index: number) =>
  project.img[index]?.alt ?? WORDS.projects.demo(project.title, index + 1)

function DemoLinks({ project }: { project: ProjectData }) {
  return project.img.map((demo, index) => (
    <PlaceLink
      key={demo.original}
      href={demo.original}
      target="_blank"
      rel="noopener"
      data-orientation={orientationOf(demo)}
      style={{ "--ratio": ratioOf(demo) }}
    >
      {nameOf(project, index)}
      <NewTab />
    </PlaceLink>
  ))
}

function LoadedDemos({ project, media, sizes, isFirst = false }: DemosProps) {
  if (!media) return <DemoLinks project={project} />
  return media.map((item, index) => (
    <Demo
      key={item.original}
      name={nameOf(project, index)}
      media={item}
      sizes={sizes}
      isFirst={isFirst && index === 0}
    />
  ))
}

function RequestedDemos({ project, sizes }: { project: ProjectData; sizes: string }) {
  return <LoadedDemos project={project} media={use(loadMedia(project.mediaFile))} sizes={sizes} />
}

function DemoSkeletons({ project }: { project: ProjectData }) {
  return project.img.map((demo) => (
    <Placeholder
      key={demo.original}
      variant="rectangular"
      data-testid="skeleton"
      data-orientation={orientationOf(demo)}
      style={{ aspectRatio: ratioOf(demo) }}
    />
  ))
}

interface ProjectDemosProps {
  project: ProjectData
  /** Its media, where they come with the page. */
  media: readonly Queries.FullMediaFragment[] | undefined
  /** Whether it was ever open: from then on the media are loaded. */
  wasOpened: boolean
}

/** The demos of a project: links until they are to be seen. */
export function ProjectDemos({ project, media, wasOpened }: ProjectDemosProps) {
  const arePortrait = project.img.length > 1 && project.img.every((demo) => orientationOf(demo) === "portrait")
  const sizes = arePortrait ? SIZES.portrait : SIZES.landscape
  return (
    <Demos data-portrait={arePortrait ? project.img.length : undefined}>
      <ChunkBoundary>
        {media ? (
          <LoadedDemos project={project} media={media} sizes={sizes} isFirst />
        ) : wasOpened ? (
          <Suspense fallback={<DemoSkeletons project={project} />}>
            <RequestedDemos project={project} sizes={sizes} />
          </Suspense>
        ) : (
          <DemoLinks project={project} />
        )}
      </ChunkBoundary>
    </Demos>
  )
}
