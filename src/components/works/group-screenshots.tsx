import { styled } from "@mui/material/styles"
import { hashOf } from "../../browser/arrival"
import { useMediaFile } from "../../browser/media-file"
import { captionFont } from "../../theme/theme"
import { CONTROL_SIZE } from "../../theme/tokens"
import { fillIn, WORDS } from "../../words"
import { orientationOf } from "../media/orientation"
import { usePageMedia } from "../media/page-media"
import { AccordionEntry, ROW_SCROLL_MARGIN } from "../shared/accordion-entry"
import { useDisclosure } from "../shared/use-disclosure"
import { countInFirstRows } from "./first-rows"
import { GalleryScreenshot } from "./gallery-screenshot"
import { type GalleryGroupData, numberRange } from "./numbers"
import { useIsOwnPage } from "./own-page"
import { ScreenshotList } from "./screenshot-list"

/** A long group's items after its first rows. */
const Rest = styled("div")({
  marginTop: 40,
  // Keeps it clear of the group's sticky row. The group's own hairline is below both.
  "& > .MuiAccordion-root": { scrollMarginTop: ROW_SCROLL_MARGIN, borderBottom: "none" },
  // Everything is expanded there.
  "@media print, (scripting: none)": { "& .MuiAccordion-heading": { display: "none" } },
})

const BackLink = styled("a")({
  ...captionFont,
  display: "inline-flex",
  alignItems: "center",
  minHeight: CONTROL_SIZE,
  marginTop: 24,
})

interface GroupScreenshotsProps {
  group: GalleryGroupData
  firstNumber: number
  /** Whether they are shown, not just linked by name. */
  areShown: boolean
}

/** The screenshots of a group. A long group shows its first rows and, on request, the rest; on the work's own page it shows all of them. */
export function GroupScreenshots({ group, firstNumber, areShown }: GroupScreenshotsProps) {
  const { address, title, content } = group
  const isOwnPage = useIsOwnPage()
  const { isOpen, wasOpened, toggle } = useDisclosure(false)
  const pageMedia = usePageMedia(group.id)
  const loaded = useMediaFile(areShown && !pageMedia ? group.mediaFile : undefined)
  const media = pageMedia ?? loaded
  const orientations = content.map(({ img }) => orientationOf(img))
  const total = content.length
  const initialCount = countInFirstRows(orientations)

  const list = (from: number, to: number, isShown: boolean) => (
    <ScreenshotList
      start={firstNumber + from}
      data-orientation={orientations.every((orientation) => orientation === "portrait") ? "portrait" : undefined}
      data-links={isShown ? undefined : ""}
    >
      {content.slice(from, to).map((screenshot, index) => (
        <GalleryScreenshot
          key={screenshot.address}
          screenshot={screenshot}
          isVideo={group.isVideo}
          isShown={isShown}
          media={media && (media[from + index] ?? null)}
        />
      ))}
    </ScreenshotList>
  )

  const backLink = (
    <BackLink className="screen-only" href={hashOf(address)}>
      {fillIn(WORDS.works.backTo, { group: title })}
    </BackLink>
  )
  const isLong = initialCount < total
  return (
    <>
      {list(0, isOwnPage ? total : initialCount, areShown)}
      {isLong && isOwnPage && backLink}
      {isLong && !isOwnPage && (
        <Rest>
          <AccordionEntry
            // Unique, because no name that an owner gives results in a part with dots.
            address={`${address}/${initialCount + 1}..${total}`}
            title={fillIn(WORDS.works.more, { count: total - initialCount })}
            note={numberRange(firstNumber + initialCount, firstNumber + total - 1)}
            headingLevel={5}
            isOpen={isOpen}
            onToggle={toggle}
          >
            {list(initialCount, total, areShown && wasOpened)}
            {backLink}
          </AccordionEntry>
        </Rest>
      )}
    </>
  )
}
