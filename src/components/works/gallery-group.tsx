import { memo, useState } from "react"
import { preloadMedia, useMediaFile } from "../../browser/media-file"
import { useIsNear } from "../../browser/use-is-near"
import { WORDS } from "../../words"
import { orientationOf } from "../media/orientation"
import { usePageMedia } from "../media/page-media"
import { AccordionEntry } from "../shared/accordion-entry"
import { ChunkBoundary } from "../shared/chunk-boundary"
import { HydrationBoundary } from "../shared/hydration-boundary"
import { useDisclosure } from "../shared/use-disclosure"
import { GroupControl } from "../viewer/viewer-buttons"
import { GalleryScreenshot } from "./gallery-screenshot"
import { Miniatures } from "./miniatures"
import { ScreenshotList } from "./screenshot-list"
import type { WorkData } from "./work-panel"

/** A gallery group as the page knows it: names and links of all, pictures only of the one that is open at first. */
type GalleryGroupData = WorkData["demo"][number]["content"][number]

interface ScreenshotsProps {
  group: GalleryGroupData
  firstNumber: number
  /** Whether they are to be seen, and not only links by their names. */
  areShown: boolean
  /** Null where the data could not be loaded and somebody else told the visitor: the links remain. */
  media: readonly Queries.FullMediaFragment[] | null | undefined
  /** The address of their media; undefined where the page has them. */
  mediaFile?: string
}

function Screenshots({ group, firstNumber, areShown, media, mediaFile }: ScreenshotsProps) {
  const arePortrait = group.content.every(({ img }) => orientationOf(img) === "portrait")
  return (
    <ScreenshotList
      start={firstNumber}
      data-orientation={arePortrait ? "portrait" : undefined}
      data-links={areShown ? undefined : ""}
    >
      {group.content.map((screenshot, index) => (
        <GalleryScreenshot
          key={screenshot.address}
          screenshot={screenshot}
          isShown={areShown}
          media={media && (media[index] ?? null)}
          mediaFile={mediaFile}
        />
      ))}
    </ScreenshotList>
  )
}

function LoadedScreenshots(props: Omit<ScreenshotsProps, "media" | "mediaFile">) {
  const { mediaFile } = props.group
  return <Screenshots {...props} mediaFile={mediaFile} media={useMediaFile(props.areShown ? mediaFile : undefined)} />
}

interface GalleryGroupProps {
  group: GalleryGroupData
  /** The number of its first screenshot: they are numbered through the work. */
  firstNumber: number
  headingLevel: 2 | 3 | 4
  isInitiallyOpen: boolean
  /** Whether the visitor can see the group, open or not: it lies in the tab that is shown. */
  isShown: boolean
  /** Whether its pictures wait until it is about to come into sight. */
  isPatient?: boolean
}

const countOf = ({ content, isVideo }: GalleryGroupData) =>
  isVideo ? WORDS.works.videos(content.length) : WORDS.works.screenshots(content.length)

function Group({ group, firstNumber, headingLevel, isInitiallyOpen, isShown, isPatient = false }: GalleryGroupProps) {
  const media = usePageMedia(group.id)
  const [isNear, placeRef] = useIsNear()
  const { isOpen, wasOpened, toggle } = useDisclosure(isInitiallyOpen)
  // Never back to false: the pictures are still there when the visitor comes back to its tab.
  const [shouldLoad, setShouldLoad] = useState(false)
  if (!shouldLoad && (media || (wasOpened && isShown && (isNear || !isPatient)))) setShouldLoad(true)

  return (
    <AccordionEntry
      address={group.address}
      title={group.title}
      numbers={WORDS.works.numbers(firstNumber, firstNumber + group.content.length - 1)}
      more={<Miniatures addresses={group.miniatures} />}
      note={countOf(group)}
      isSticky
      headingLevel={headingLevel}
      isOpen={isOpen}
      onToggle={toggle}
      onIntent={() => {
        if (!media) preloadMedia(group.mediaFile)
      }}
    >
      {isPatient && <div ref={placeRef} />}
      <GroupControl content={group.content} mediaFile={media ? undefined : group.mediaFile} />
      <ChunkBoundary>
        {media ? (
          <Screenshots group={group} firstNumber={firstNumber} areShown media={media} />
        ) : (
          <LoadedScreenshots group={group} firstNumber={firstNumber} areShown={shouldLoad} />
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
