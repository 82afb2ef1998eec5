import Skeleton from "@mui/material/Skeleton"
import { styled } from "@mui/material/styles"
import { Suspense, use } from "react"
import { loadMedia, preloadMedia } from "../../browser/media-file"
import { EARLY } from "../../constants"
import { captionFont, headerFont, plainList } from "../../theme/theme"
import { MEASURE, RADIUS } from "../../theme/tokens"
import { WORDS } from "../../words"
import { AccordionEntry } from "../shared/accordion-entry"
import { BadgeGrid } from "../shared/badge-grid"
import { ChunkBoundary } from "../shared/chunk-boundary"
import { Demo } from "./demo"
import { NewTab } from "../shared/new-tab"
import { PlatformBadge } from "./platform-badge"
import { ratioOf, orientationOf } from "../media/orientation"
import { usePageMedia } from "../media/page-media"
import { useDisclosure } from "../shared/use-disclosure"

/** A project as the page knows it: the media of all but the open one are loaded when it is opened. */
export type ProjectData = Queries.ProjectsPageQuery["projects"]["nodes"][number]

/** The first demo stands large beside the text, the others under it in a row. */
const Columns = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "24px 32px",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)", gap: "24px 40px" },
}))

const Text = styled("div")({ minWidth: 0 })

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

const Header = styled("h4")({ ...headerFont, fontSize: "1rem", margin: "0 0 8px" })

const Desc = styled("p")({ maxWidth: MEASURE, margin: "0 0 24px" })

const Features = styled("ul")(({ theme }) => ({
  ...plainList,
  margin: "0 0 24px",
  "& li": { padding: "6px 0", borderTop: `1px solid ${theme.vars.palette.divider}` },
}))

const Links = styled("ul")({
  ...plainList,
  display: "flex",
  flexWrap: "wrap",
  gap: "0 24px",
  margin: "0 0 24px",
  "& a": { display: "inline-block", padding: "6px 0", fontWeight: 500 },
})

const Platform = styled("div")({ marginBottom: 24 })
const Stack = styled("div")({ gridColumn: "1 / -1", marginTop: 8 })

/** A demo's name, as a link, in the place of what it shows. */
const PlaceLink = styled("a")(({ theme }) => ({
  ...captionFont,
  display: "grid",
  placeItems: "center",
  // Known when it is opened before React is there.
  aspectRatio: `var(${EARLY.ratioVariable})`,
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
      {...{ [EARLY.ratio]: ratioOf(demo) }}
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

/** A project, open at first if its media come with the page: an accordion entry with its demos, platforms, description, features and stack. */
export function Project({ project }: { project: ProjectData }) {
  const media = usePageMedia(project.id)
  const { isOpen, wasOpened, toggle } = useDisclosure(media !== undefined)
  const arePortrait = project.img.length > 1 && project.img.every((media) => orientationOf(media) === "portrait")
  const sizes = arePortrait ? SIZES.portrait : SIZES.landscape

  return (
    <AccordionEntry
      title={project.title}
      headingLevel={3}
      isOpen={isOpen}
      onToggle={toggle}
      onIntent={() => {
        if (!media && project.img.length > 0) preloadMedia(project.mediaFile)
      }}
    >
      <Columns>
        {project.img.length > 0 && (
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
        )}
        <Text>
          {project.platform && project.mobile.length > 0 && (
            <Platform>
              <Header>{WORDS.projects.platform}</Header>
              <PlatformBadge platforms={project.mobile} />
            </Platform>
          )}
          <Header>{WORDS.projects.desc}</Header>
          <Desc>{project.desc}</Desc>
          {project.feat.length > 0 && (
            <>
              <Header>{WORDS.projects.features}</Header>
              <Features>
                {project.feat.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </Features>
            </>
          )}
          {project.links.length > 0 && (
            <>
              <Header>{WORDS.projects.links}</Header>
              <Links>
                {project.links.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href} target="_blank" rel="noopener">
                      {label}
                      <NewTab />
                    </a>
                  </li>
                ))}
              </Links>
            </>
          )}
        </Text>
        {project.techIcons.length > 0 && (
          <Stack>
            <Header>{WORDS.projects.stack}</Header>
            <BadgeGrid labels={project.techIcons} />
          </Stack>
        )}
      </Columns>
    </AccordionEntry>
  )
}
