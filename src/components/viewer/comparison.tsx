import { styled } from "@mui/material/styles"
import { type KeyboardEvent, type ReactNode, useEffect } from "react"
import { useController } from "yet-another-react-lightbox"
import { captionFont } from "../../theme/theme"
import { VIEWER_WORDS } from "../../viewer-words"
import { fillIn, WORDS } from "../../words"
import { blurredBackground } from "../media/picture"
import { ScreenshotName } from "../media/screenshot-name"
import { Split } from "../shared/split"
import { comparedSizes, type Size } from "./shown-size"
import { type ViewedItem, ViewerImage } from "./slide-picture"
import { BottomBar, CaptionText, Position, type StepHandlers, TopBar, type TopBarProps, WideOnly } from "./viewer-bars"
import { ControlIcon, Control, IconControl } from "./viewer-control"

const hasRoomForTwo = (space: Size) => space.width >= 900

/** The gap between two pictures side by side, px. */
const GAP = 16

/** The space between them and the window's edges, px; the bars' text starts there, too. */
const EDGE = 20

/** The minimum distance of a label from the window's edge, px. */
const MIN_LABEL_EDGE = 8

/** The height of the labels above the pictures, rem. */
const LABEL_HEIGHT = 1.75

interface Pair {
  before: ViewedItem
  after: ViewedItem
}

const sizeOf = ({ item, media }: ViewedItem): Size => media ?? item.img

const formatSize = ({ width, height }: Size) => `${width} × ${height}`

const Row = styled("div")({ display: "flex", gap: GAP, alignItems: "flex-start", paddingInline: EDGE })

const Figure = styled("figure")(({ theme }) => ({
  margin: 0,
  "& picture": { display: "block", boxShadow: `0 0 0 1px ${theme.vars.palette.divider}` },
}))

const Labels = styled("div")(({ theme }) => ({
  ...captionFont,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: GAP,
  // May be wider than narrow pictures.
  minWidth: "max-content",
  height: `${LABEL_HEIGHT}rem`,
  fontWeight: 700,
  color: theme.vars.palette.text.primary,
}))

const Stage = styled(Split)(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: `0 0 0 1px ${theme.vars.palette.divider}`,
  "& picture": { position: "absolute", top: 0, insetInlineStart: 0 },
}))

const Image = styled(ViewerImage)(({ theme }) => ({
  display: "block",
  backgroundSize: "100% 100%",
  backgroundColor: theme.vars.palette.background.paper,
  userSelect: "none",
  WebkitTouchCallout: "none",
}))

interface ComparisonProps extends Pair {
  space: Size
  zoom: number
  /** Whether it is the visible one; its pictures load before those of its neighbours. */
  isCurrent: boolean
  isSideBySide: boolean
  /** How much of the "before" picture is visible, percent of the width. */
  share: number
  onShare: (share: number) => void
}

/** Two pictures, one over the other with a divider or side by side: at the same scale, or the same size if they have the same shape, and aligned at the top, where reading begins. */
export function Comparison(props: ComparisonProps) {
  const { before, after, space, zoom, isCurrent, isSideBySide: isSideBySideChosen, share, onShare } = props
  const isSideBySide = isSideBySideChosen && hasRoomForTwo(space)
  const sizes = comparedSizes(sizeOf(before), sizeOf(after))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const labelHeight = LABEL_HEIGHT * parseFloat(getComputedStyle(document.documentElement).fontSize)
  const maxWidth = isSideBySide ? (space.width - GAP - 2 * EDGE) / 2 : space.width
  const scale = Math.min(1 / window.devicePixelRatio, maxWidth / width, (space.height - labelHeight) / height)
  const imageOf = (picture: ViewedItem, size: Size) => {
    const shown = { width: size.width * scale, height: size.height * scale }
    return (
      <Image
        {...picture}
        width={shown.width * zoom}
        fetchPriority={isCurrent ? undefined : "low"}
        style={{ ...shown, ...blurredBackground(picture.media?.gatsbyImageData) }}
      />
    )
  }

  if (isSideBySide) {
    return (
      <Row>
        {[before, after].map((picture, index) => (
          <Figure key={picture.item.address}>
            <Labels as="figcaption">{picture === before ? VIEWER_WORDS.before : VIEWER_WORDS.after}</Labels>
            {imageOf(picture, sizes[index === 0 ? 0 : 1])}
          </Figure>
        ))}
      </Row>
    )
  }

  return (
    <div style={{ display: "grid", justifyItems: "center" }}>
      <Labels
        // Aligned with the picture's edges, but never at the window's.
        style={{ width: width * scale, paddingInline: Math.max(0, MIN_LABEL_EDGE - (space.width - width * scale) / 2) }}
        aria-hidden="true"
      >
        <span>{VIEWER_WORDS.before}</span>
        <span>{VIEWER_WORDS.after}</span>
      </Labels>
      <Stage
        style={{ width: width * scale, height: height * scale, "--zoom": zoom }}
        before={imageOf(before, sizes[0])}
        after={imageOf(after, sizes[1])}
        share={share}
        onShare={onShare}
        label={fillIn(WORDS.split.divider, { name: after.item.name })}
        // Dragging the divider must not swipe the viewer; a swipe beside it goes to another pair.
        onPointerDown={(event) => {
          if (event.target instanceof HTMLInputElement) event.stopPropagation()
        }}
        onKeyDown={(event) => {
          if (event.key.startsWith("Arrow")) event.stopPropagation()
        }}
      />
    </div>
  )
}

interface ComparisonControlsProps extends TopBarProps {
  position: string
  isSideBySide: boolean
  onSideBySide: () => void
  onOneByOne: () => void
}

/** The bar above a comparison. */
export function ComparisonControls(props: ComparisonControlsProps) {
  const { position, isSideBySide, onSideBySide, onOneByOne, ...bar } = props
  const { slideRect } = useController()
  return (
    <TopBar {...bar}>
      <Position data-position>{position}</Position>
      {hasRoomForTwo(slideRect) && <IconControl icon="sideBySide" aria-pressed={isSideBySide} onClick={onSideBySide} />}
      <IconControl icon="oneByOne" onClick={onOneByOne} />
    </TopBar>
  )
}

interface BlinkButtonProps {
  isHeld: boolean
  onHold: (isHeld: boolean) => void
}

/** A button that shows the other picture while it is held, by finger, mouse or key. */
function BlinkButton({ isHeld, onHold: hold }: BlinkButtonProps) {
  const isKey = ({ key }: KeyboardEvent) => key === " " || key === "Enter"
  // It may disappear while it is held.
  useEffect(() => () => hold(false), [hold])
  return (
    <Control
      type="button"
      aria-pressed={isHeld}
      aria-label={`${VIEWER_WORDS.hold} ${VIEWER_WORDS.holdFor}`}
      onPointerDown={(event) => {
        event.stopPropagation()
        event.currentTarget.setPointerCapture(event.pointerId)
        hold(true)
      }}
      onLostPointerCapture={() => hold(false)}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (!isKey(event)) return
        // No click.
        event.preventDefault()
        if (!event.repeat) hold(true)
      }}
      onKeyUp={(event) => {
        if (!isKey(event)) return
        event.preventDefault()
        hold(false)
      }}
      // Of assistive technology, which can't hold it.
      onClick={({ detail }) => detail === 0 && hold(!isHeld)}
      onBlur={() => hold(false)}
    >
      <ControlIcon icon="blink" />
      <span>
        {/* The space is outside: Chromium drops one inside when the window is widened. */}
        {VIEWER_WORDS.hold} <WideOnly>{VIEWER_WORDS.holdFor}</WideOnly>
      </span>
    </Control>
  )
}

type ComparisonFooterProps = Pair &
  BlinkButtonProps &
  StepHandlers & {
    /** Shown before the caption. */
    note: ReactNode
    number: number | undefined
    isSideBySide: boolean
  }

/** The bar below a comparison: its caption, the sizes of the two if they differ, and buttons for the other pairs. */
export function ComparisonFooter(props: ComparisonFooterProps) {
  const { before, after, note, number, isSideBySide, isHeld, onHold, onPrevious, onNext } = props
  const { slideRect } = useController()
  const [from, to] = [formatSize(sizeOf(before)), formatSize(sizeOf(after))]
  const { name } = after.item
  return (
    <BottomBar>
      <IconControl icon="previous" aria-disabled={!onPrevious} onClick={onPrevious} />
      <CaptionText style={{ textAlign: "start" }}>
        {note}
        <ScreenshotName number={number} name={before.item.name === name ? name : `${before.item.name} – ${name}`} />
        {from !== to && <span>{` · ${fillIn(VIEWER_WORDS.sizes, { before: from, after: to })}`}</span>}
      </CaptionText>
      {!(isSideBySide && hasRoomForTwo(slideRect)) && <BlinkButton isHeld={isHeld} onHold={onHold} />}
      <IconControl icon="next" aria-disabled={!onNext} onClick={onNext} />
    </BottomBar>
  )
}
