import { styled } from "@mui/material/styles"
import { Suspense, use } from "react"
import { loadMedia, preloadMedia } from "../browser/media-file"
import type { MediaData } from "../content/media-data"
import { AccordionEntry } from "./accordion-entry"
import { ChunkBoundary } from "./chunk-boundary"
import { Plate, PlateLink, type PlateReference } from "./plate"
import { useDisclosure } from "./use-disclosure"

/** A gallery group as the page knows it: names and links of all, pictures only of the one that is open at first. */
export interface GalleryGroupData {
  id: string
  title: string
  isVideo: boolean
  content: readonly PlateReference[]
  /** The address of its pictures' data. */
  mediaFile: string
}

/** Desktop screens one across, phone screens two to four across at one height. */
const Plates = styled("div", { shouldForwardProp: (name) => name !== "areUpright" })<{ areUpright: boolean }>(
  ({ areUpright, theme }) => ({
    display: "grid",
    gap: areUpright ? "24px 16px" : "40px 0",
    gridTemplateColumns: areUpright ? "repeat(2, minmax(0, 1fr))" : "minmax(0, 1fr)",
    [theme.breakpoints.up("sm")]: {
      gridTemplateColumns: areUpright ? "repeat(3, minmax(0, 1fr))" : undefined,
      gap: areUpright ? 24 : undefined,
    },
  }),
)

const SIZES = {
  upright:
    "(min-width: 1280px) 240px, (min-width: 1200px) calc(20vw - 16px), (min-width: 600px) calc(33.3vw - 42px), calc(50vw - 28px)",
  wide: "(min-width: 1280px) 766px, (min-width: 1200px) 60vw, (min-width: 600px) calc(100vw - 82px), calc(100vw - 42px)",
} as const

interface LoadedPlatesProps {
  group: GalleryGroupData
  /** Null where the data could not be loaded and somebody else told the visitor: the links remain. */
  media: readonly MediaData[] | null
  sizes: string
}

function LoadedPlates({ group, media, sizes }: LoadedPlatesProps) {
  return group.content.map((reference, index) => {
    const loaded = media?.[index]
    return loaded ? (
      <Plate key={reference.name} name={reference.name} media={loaded} sizes={sizes} />
    ) : (
      <PlateLink key={reference.name} {...reference} />
    )
  })
}

function RequestedPlates({ group, sizes }: { group: GalleryGroupData; sizes: string }) {
  return <LoadedPlates group={group} media={use(loadMedia(group.mediaFile))} sizes={sizes} />
}

interface GalleryGroupProps {
  group: GalleryGroupData
  headingLevel: 2 | 3 | 4
  isInitiallyOpen: boolean
  /** Whether the visitor can see the group, open or not: it lies in the tab that is shown. */
  isShown: boolean
  /** Its pictures, where the page brings them along. */
  media?: readonly MediaData[] | undefined
}

function countOf({ content, isVideo }: GalleryGroupData): string {
  const noun = isVideo ? "video" : "screenshot"
  return `${String(content.length)} ${noun}${content.length === 1 ? "" : "s"}`
}

/** A gallery group: an accordion entry with its screenshots. Their pictures are loaded when it is first open and shown. */
export function GalleryGroup({ group, headingLevel, isInitiallyOpen, isShown, media }: GalleryGroupProps) {
  const { isOpen, wasOpened, toggle } = useDisclosure(isInitiallyOpen)
  const areUpright = group.content.every(({ img }) => img.height > img.width)
  const sizes = areUpright ? SIZES.upright : SIZES.wide
  const references = (isLoading: boolean) =>
    group.content.map((reference) => <PlateLink key={reference.name} {...reference} isLoading={isLoading} />)

  return (
    <AccordionEntry
      title={group.title}
      note={countOf(group)}
      headingLevel={headingLevel}
      isOpen={isOpen}
      onToggle={toggle}
      onIntent={() => {
        if (!media) preloadMedia(group.mediaFile)
      }}
    >
      <ChunkBoundary>
        <Plates areUpright={areUpright}>
          {media ? (
            <LoadedPlates group={group} media={media} sizes={sizes} />
          ) : wasOpened && isShown ? (
            <Suspense fallback={references(true)}>
              <RequestedPlates group={group} sizes={sizes} />
            </Suspense>
          ) : (
            references(false)
          )}
        </Plates>
      </ChunkBoundary>
    </AccordionEntry>
  )
}
