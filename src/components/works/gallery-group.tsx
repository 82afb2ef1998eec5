import { styled } from "@mui/material/styles"
import { memo, Suspense, use, useState } from "react"
import { loadMedia, preloadMedia } from "../../browser/media-file"
import { WORDS } from "../../words"
import { AccordionEntry } from "../shared/accordion-entry"
import { ChunkBoundary } from "../shared/chunk-boundary"
import { HydrationBoundary } from "../shared/hydration-boundary"
import { keyOf, Screenshot, ScreenshotLink } from "../media/screenshot"
import { screenshotGrid } from "../media/screenshot-grid"
import { type Orientation, orientationOf } from "../media/orientation"
import { usePageMedia } from "../media/page-media"
import { useDisclosure } from "../shared/use-disclosure"
import { ClosedGroupLinks } from "./closed-group-links"
import type { WorkData } from "./work-panel"

/** A gallery group as the page knows it: names and links of all, pictures only of the one that is open at first. */
type GalleryGroupData = WorkData["demo"][number]["content"][number]

const Screenshots = styled("div")(screenshotGrid)

const SIZES: Record<Orientation, string> = {
  portrait:
    "(min-width: 1280px) 240px, (min-width: 1200px) calc(20vw - 16px), (min-width: 600px) calc(33.3vw - 42px), calc(50vw - 28px)",
  landscape:
    "(min-width: 1280px) 766px, (min-width: 1200px) 60vw, (min-width: 600px) calc(100vw - 82px), calc(100vw - 42px)",
}

interface LoadedScreenshotsProps {
  group: GalleryGroupData
  /** Null where the data could not be loaded and somebody else told the visitor: the links remain. */
  media: readonly Queries.FullMediaFragment[] | null
}

function LoadedScreenshots({ group, media }: LoadedScreenshotsProps) {
  return group.content.map((reference, index) => {
    const loaded = media?.[index]
    return loaded ? (
      <Screenshot key={keyOf(reference)} name={reference.name} media={loaded} sizes={SIZES[orientationOf(loaded)]} />
    ) : (
      <ScreenshotLink key={keyOf(reference)} {...reference} />
    )
  })
}

function RequestedScreenshots({ group }: { group: GalleryGroupData }) {
  return <LoadedScreenshots group={group} media={use(loadMedia(group.mediaFile))} />
}

function AwaitedScreenshots({ group }: { group: GalleryGroupData }) {
  return group.content.map((reference) => <ScreenshotLink key={keyOf(reference)} {...reference} isLoading />)
}

interface GalleryGroupProps {
  group: GalleryGroupData
  headingLevel: 2 | 3 | 4
  isInitiallyOpen: boolean
  /** Whether the visitor can see the group, open or not: it lies in the tab that is shown. */
  isShown: boolean
}

const countOf = ({ content, isVideo }: GalleryGroupData) =>
  isVideo ? WORDS.works.videos(content.length) : WORDS.works.screenshots(content.length)

function Group({ group, headingLevel, isInitiallyOpen, isShown }: GalleryGroupProps) {
  const media = usePageMedia(group.id)
  const { isOpen, wasOpened, toggle } = useDisclosure(isInitiallyOpen)
  // Never back to false: the pictures are still there when the visitor comes back to its tab.
  const [shouldLoad, setShouldLoad] = useState(false)
  if (!shouldLoad && (media || (wasOpened && isShown))) setShouldLoad(true)
  const orientation = group.content.every(({ img }) => orientationOf(img) === "portrait") ? "portrait" : undefined

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
        {shouldLoad ? (
          <Screenshots data-orientation={orientation}>
            {media ? (
              <LoadedScreenshots group={group} media={media} />
            ) : (
              <Suspense fallback={<AwaitedScreenshots group={group} />}>
                <RequestedScreenshots group={group} />
              </Suspense>
            )}
          </Screenshots>
        ) : (
          <ClosedGroupLinks references={group.content} orientation={orientation} />
        )}
      </ChunkBoundary>
    </AccordionEntry>
  )
}

/**
 * A gallery group: an accordion entry with its screenshots. Their pictures are loaded when it is first open and shown. `memo` keeps a
 * change around it from having it hydrated before its turn.
 */
export const GalleryGroup = memo(function GalleryGroup(props: GalleryGroupProps) {
  return (
    <HydrationBoundary>
      <Group {...props} />
    </HydrationBoundary>
  )
})
