import { styled } from "@mui/material/styles"
import { hashOf } from "../../browser/arrival"
import { useMediaFile } from "../../browser/media-file"
import { captionFont } from "../../theme/theme"
import { CONTROL_SIZE } from "../../theme/tokens"
import { say, WORDS } from "../../words"
import { orientationOf } from "../media/orientation"
import { usePageMedia } from "../media/page-media"
import { AccordionEntry, ROW_HEIGHT } from "../shared/accordion-entry"
import { useDisclosure } from "../shared/use-disclosure"
import { inFirstRows } from "./first-rows"
import { GalleryScreenshot } from "./gallery-screenshot"
import { numberRange } from "./numbers"
import { useIsOwnPage } from "./own-page"
import { ScreenshotList } from "./screenshot-list"
import type { GalleryGroupData } from "./work-data"

/** A long group's items after its first rows. */
const Rest = styled("div")({
  marginTop: 40,
  // Clear of the group's row; the group's own hairline ends both.
  "& > .MuiAccordion-root": { scrollMarginTop: ROW_HEIGHT, borderBottom: "none" },
  // All of it is shown there.
  "@media print, (scripting: none)": { "& .MuiAccordion-heading": { display: "none" } },
})

const WayUp = styled("a")({
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

/** The screenshots of a group; of a long one the first rows, and the rest on request. On the work's own page all of it. */
export function GroupScreenshots({ group, firstNumber, areShown }: GroupScreenshotsProps) {
  const { address, title, content } = group
  const isOwnPage = useIsOwnPage()
  const { isOpen, wasOpened, toggle } = useDisclosure(false)
  const ofPage = usePageMedia(group.id)
  const loaded = useMediaFile(areShown && !ofPage ? group.mediaFile : undefined)
  const media = ofPage ?? loaded
  const orientations = content.map(({ img }) => orientationOf(img))
  const total = content.length
  const atFirst = inFirstRows(orientations)

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

  const wayUp = (
    <WayUp className="screen-only" href={hashOf(address)}>
      {say(WORDS.works.backTo, { group: title })}
    </WayUp>
  )
  const isLong = atFirst < total
  return (
    <>
      {list(0, isOwnPage ? total : atFirst, areShown)}
      {isLong && isOwnPage && wayUp}
      {isLong && !isOwnPage && (
        <Rest>
          <AccordionEntry
            // No owner-given name results in a part with dots.
            address={`${address}/${atFirst + 1}..${total}`}
            title={say(WORDS.works.more, { count: total - atFirst })}
            note={numberRange(firstNumber + atFirst, firstNumber + total - 1)}
            headingLevel={5}
            isOpen={isOpen}
            onToggle={toggle}
          >
            {list(atFirst, total, areShown && wasOpened)}
            {wayUp}
          </AccordionEntry>
        </Rest>
      )}
    </>
  )
}
