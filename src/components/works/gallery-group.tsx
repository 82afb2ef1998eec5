import { styled } from "@mui/material/styles"
import { useInView } from "framer-motion"
import { useRef, useState } from "react"
import { preloadMedia } from "../../browser/media-file"
import { RADIUS } from "../../theme/theme"
import { fillIn, WORDS } from "../../words"
import { usePageMedia } from "../media/page-media"
import { framedThumbnail } from "../media/picture"
import { AccordionEntry } from "../shared/accordion-entry"
import { ChunkBoundary } from "../shared/chunk-boundary"
import { withHydrationBoundary } from "../shared/hydration-boundary"
import { useIsPanelShown } from "../shared/tab-panel"
import { useDisclosure } from "../shared/use-disclosure"
import { GroupControl } from "../viewer/viewer-buttons"
import { GroupScreenshots } from "./group-screenshots"
import { type GalleryGroupData, numberRange } from "./numbers"
import { useIsOwnPage } from "./own-page"

/** The size of a miniature, px. */
const SIZE = { width: 64, height: 40 }

const Miniature = styled("img")(framedThumbnail(RADIUS.control), ({ theme }) => ({
  [theme.breakpoints.down("sm")]: { "&:nth-of-type(n+2)": { display: "none" } },
}))

interface GalleryGroupProps {
  group: GalleryGroupData
  /** The number of its first screenshot, counted across the work. */
  firstNumber: number
  /** Whether it is the first of its tab, which is open initially. */
  isFirst: boolean
}

function Group({ group, firstNumber, isFirst }: GalleryGroupProps) {
  const { address, title, content, isVideo, mediaFile, miniatures } = group
  const isOwnPage = useIsOwnPage()
  const isOnPage = usePageMedia(group.id) !== undefined
  const ref = useRef<HTMLDivElement>(null)
  const isShown = useIsPanelShown(ref)
  // Within one window height above or below the visible part.
  const isNear = useInView(ref, { once: true, margin: "100% 0px" })
  const { isOpen, wasOpened, toggle } = useDisclosure(isOwnPage || isFirst)
  // Never reset: the pictures stay when the visitor leaves its tab and comes back.
  const [shouldLoad, setShouldLoad] = useState(false)
  if (!shouldLoad && (isOnPage || (wasOpened && isShown && (isNear || !isOwnPage)))) setShouldLoad(true)

  return (
    <AccordionEntry
      address={address}
      title={title}
      numbers={numberRange(firstNumber, firstNumber + content.length - 1)}
      // Phones show only one. They are fetched when near, and never in a hidden tab.
      more={miniatures.map((src, place) => (
        // eslint-disable-next-line react/no-array-index-key -- two screenshots may share one file
        <Miniature key={`${place} ${src}`} src={src} {...SIZE} alt="" loading="lazy" decoding="async" />
      ))}
      note={fillIn(isVideo ? WORDS.works.videos : WORDS.works.screenshots, { count: content.length })}
      isSticky
      headingLevel={4}
      isOpen={isOpen}
      onToggle={toggle}
      onIntent={() => {
        if (!isOnPage) preloadMedia(mediaFile)
      }}
    >
      <div ref={ref}>
        <GroupControl items={content} />
        <ChunkBoundary>
          <GroupScreenshots group={group} firstNumber={firstNumber} areShown={shouldLoad} />
        </ChunkBoundary>
      </div>
    </AccordionEntry>
  )
}

/** A gallery group: an accordion entry with its screenshots. */
export const GalleryGroup = withHydrationBoundary(Group)
