import { styled } from "@mui/material/styles"
import { hashOf } from "../../browser/arrival"
import { captionFont } from "../../theme/theme"
import { CONTROL_SIZE } from "../../theme/tokens"
import { WORDS } from "../../words"
import { orientationOf } from "../media/orientation"
import { AccordionEntry, ROW_HEIGHT } from "../shared/accordion-entry"
import { useDisclosure } from "../shared/use-disclosure"
import { inFirstRows } from "./first-rows"
import { GalleryScreenshot } from "./gallery-screenshot"
import { ScreenshotList } from "./screenshot-list"
import type { WorkData } from "./work-panel"

/** A gallery group as the page knows it: names and links of all, pictures only of the one that is open at first. */
export type GalleryGroupData = WorkData["demo"][number]["content"][number]

/** What a long group holds beyond its first rows. */
const Rest = styled("div")({
  marginTop: 40,
  // Clear of the group's row; the group's own hairline ends both.
  "& > .MuiAccordion-root": { scrollMarginTop: ROW_HEIGHT, borderBottom: "none" },
  // There, all of it is shown.
  "@media print, (scripting: none)": { "& .MuiAccordion-heading": { display: "none" } },
})

const WayUp = styled("a")({
  ...captionFont,
  display: "inline-flex",
  alignItems: "center",
  minHeight: CONTROL_SIZE,
  marginTop: 24,
})

export interface GroupScreenshotsProps {
  group: GalleryGroupData
  firstNumber: number
  /** Of the row that opens what a long group holds beyond its first rows. */
  headingLevel: 3 | 4 | 5
  /** Whether they are to be seen, and not only links by their names. */
  areShown: boolean
  /** Whether all of it is shown at once, however long it is. */
  isWhole: boolean
  /** Null where the data could not be loaded and somebody else told the visitor: the links remain. */
  media: readonly Queries.FullMediaFragment[] | null | undefined
  /** The address of their media; undefined where the page has them. */
  mediaFile?: string
}

/** The screenshots of a group; of a long one the first rows, and the rest when the visitor asks for it. */
export function GroupScreenshots({
  group,
  firstNumber,
  headingLevel,
  areShown,
  isWhole,
  media,
  mediaFile,
}: GroupScreenshotsProps) {
  const { isOpen, wasOpened, toggle } = useDisclosure(false)
  const orientations = group.content.map(({ img }) => orientationOf(img))
  const atFirst = inFirstRows(orientations)
  const left = group.content.length - atFirst

  const list = (from: number, to: number, isShown: boolean) => (
    <ScreenshotList
      start={firstNumber + from}
      data-orientation={orientations.every((orientation) => orientation === "portrait") ? "portrait" : undefined}
      data-links={isShown ? undefined : ""}
    >
      {group.content.slice(from, to).map((screenshot, index) => (
        <GalleryScreenshot
          key={screenshot.address}
          screenshot={screenshot}
          isShown={isShown}
          media={media && (media[from + index] ?? null)}
          mediaFile={mediaFile}
        />
      ))}
    </ScreenshotList>
  )

  const wayUp = (
    <WayUp className="screen-only" href={hashOf(group.address)}>
      {WORDS.works.backTo(group.title)}
    </WayUp>
  )
  if (left === 0) return list(0, atFirst, areShown)
  if (isWhole) {
    return (
      <>
        {list(0, group.content.length, areShown)}
        {wayUp}
      </>
    )
  }
  return (
    <>
      {list(0, atFirst, areShown)}
      <Rest>
        <AccordionEntry
          // No name that an owner gives becomes a part with dots.
          address={`${group.address}/${String(atFirst + 1)}..${String(group.content.length)}`}
          title={WORDS.works.more(left)}
          note={WORDS.works.numbers(firstNumber + atFirst, firstNumber + group.content.length - 1)}
          headingLevel={headingLevel}
          isOpen={isOpen}
          onToggle={toggle}
        >
          {list(atFirst, group.content.length, areShown && wasOpened)}
          {wayUp}
        </AccordionEntry>
      </Rest>
    </>
  )
}
