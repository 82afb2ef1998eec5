import { memo, useState } from "react"
import { preloadMedia, useMediaFile } from "../../browser/media-file"
import { useIsNear } from "../../browser/use-is-near"
import { WORDS } from "../../words"
import { usePageMedia } from "../media/page-media"
import { AccordionEntry } from "../shared/accordion-entry"
import { ChunkBoundary } from "../shared/chunk-boundary"
import { HydrationBoundary } from "../shared/hydration-boundary"
import { useDisclosure } from "../shared/use-disclosure"
import { GroupControl } from "../viewer/viewer-buttons"
import { type GalleryGroupData, GroupScreenshots, type GroupScreenshotsProps } from "./group-screenshots"
import { Miniatures } from "./miniatures"

function LoadedScreenshots(props: Omit<GroupScreenshotsProps, "media" | "mediaFile">) {
  const { mediaFile } = props.group
  return (
    <GroupScreenshots {...props} mediaFile={mediaFile} media={useMediaFile(props.areShown ? mediaFile : undefined)} />
  )
}

interface GalleryGroupProps {
  group: GalleryGroupData
  /** The number of its first screenshot: they are numbered through the work. */
  firstNumber: number
  headingLevel: 2 | 3 | 4
  isInitiallyOpen: boolean
  /** Whether the visitor can see the group, open or not: it lies in the tab that is shown. */
  isShown: boolean
  /** Whether it lies on the work's own page: all of it is shown, and its pictures wait until it is about to come into sight. */
  isPatient?: boolean
}

const BELOW = { 2: 3, 3: 4, 4: 5 } as const

const countOf = ({ content, isVideo }: GalleryGroupData) =>
  isVideo ? WORDS.works.videos(content.length) : WORDS.works.screenshots(content.length)

function Group({ group, firstNumber, headingLevel, isInitiallyOpen, isShown, isPatient = false }: GalleryGroupProps) {
  const media = usePageMedia(group.id)
  const [isNear, placeRef] = useIsNear()
  const { isOpen, wasOpened, toggle } = useDisclosure(isInitiallyOpen)
  // Never back to false: the pictures are still there when the visitor comes back to its tab.
  const [shouldLoad, setShouldLoad] = useState(false)
  if (!shouldLoad && (media || (wasOpened && isShown && (isNear || !isPatient)))) setShouldLoad(true)

  const list = { group, firstNumber, headingLevel: BELOW[headingLevel], isWhole: isPatient }
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
          <GroupScreenshots {...list} areShown media={media} />
        ) : (
          <LoadedScreenshots {...list} areShown={shouldLoad} />
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
