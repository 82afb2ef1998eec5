import { styled } from "@mui/material/styles"
import type { KeyboardEvent, ReactNode } from "react"
import { useController } from "yet-another-react-lightbox"
import { captionFont } from "../../theme/theme"
import { VIEWER_WORDS } from "../../viewer-words"
import { say, WORDS } from "../../words"
import { blurred } from "../media/picture"
import { ScreenshotName } from "../media/screenshot-name"
import { Split } from "../shared/split"
import { comparedSizes, type Size } from "./shown-size"
import { type ViewedItem, ViewerImage } from "./slide-picture"
import { BottomBar, CaptionText, Position, TopBar, type TopBarProps, type WalkWays, Wide } from "./viewer-bars"
import { ControlIcon, Control, IconControl } from "./viewer-control"

const hasRoomForTwo = (room: Size) => room.width >= 900

/** Between two pictures side by side, px. */
const GAP = 16

/** Between them and the window's edges, px; the bars' text starts here too. */
const EDGE = 20

/** The least distance of a label to the window's edge, px. */
const LEAST_EDGE = 8

/** The height of the line that labels the two, rem. */
const LABEL = 1.75

interface Pair {
  before: ViewedItem
  after: ViewedItem
}

const sizeOf = ({ item, media }: ViewedItem): Size => media ?? item.img

const described = ({ width, height }: Size) => `${width} × ${height}`

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
  height: `${LABEL}rem`,
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
  room: Size
  /** Whether it is the one in sight; its pictures come before those of its neighbours. */
  isCurrent: boolean
  isSideBySide: boolean
  /** How much of the before shows, percent of the width. */
  share: number
  onShare: (share: number) => void
}

/** Two pictures at the same scale, or the same size if they have one shape, aligned at the top, where reading begins: one over the other with a divider, or side by side. */
export function Comparison(props: ComparisonProps) {
  const { before, after, room, isCurrent, isSideBySide: isWished, share, onShare } = props
  const isSideBySide = isWished && hasRoomForTwo(room)
  const sizes = comparedSizes(sizeOf(before), sizeOf(after))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const label = LABEL * parseFloat(getComputedStyle(document.documentElement).fontSize)
  const space = { width: isSideBySide ? (room.width - GAP - 2 * EDGE) / 2 : room.width, height: room.height - label }
  const scale = Math.min(1 / window.devicePixelRatio, space.width / width, space.height / height)
  const imageOf = (picture: ViewedItem, size: Size) => {
    const shown = { width: size.width * scale, height: size.height * scale }
    return (
      <Image
        {...picture}
        width={shown.width}
        fetchPriority={isCurrent ? undefined : "low"}
        style={{ ...shown, ...blurred(picture.media?.gatsbyImageData) }}
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
    <div inert={!isCurrent}>
      <Labels
        // At the picture's edges, and never at the window's.
        style={{ width: width * scale, paddingInline: Math.max(0, LEAST_EDGE - (room.width - width * scale) / 2) }}
        aria-hidden="true"
      >
        <span>{VIEWER_WORDS.before}</span>
        <span>{VIEWER_WORDS.after}</span>
      </Labels>
      <Stage
        style={{ width: width * scale, height: height * scale }}
        before={imageOf(before, sizes[0])}
        after={imageOf(after, sizes[1])}
        share={share}
        onShare={onShare}
        label={say(WORDS.split.divider, { name: after.item.name })}
        // The divider is dragged, not the viewer; a finger beside it goes to another pair.
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
export function ComparisonControls({
  position,
  isSideBySide,
  onSideBySide,
  onOneByOne,
  ...bar
}: ComparisonControlsProps) {
  const { slideRect } = useController()
  return (
    <TopBar {...bar}>
      <Position data-position>{position}</Position>
      {hasRoomForTwo(slideRect) && <IconControl icon="sideBySide" aria-pressed={isSideBySide} onClick={onSideBySide} />}
      <IconControl icon="oneByOne" onClick={onOneByOne} />
    </TopBar>
  )
}

interface BlinkProps {
  isHeld: boolean
  onHold: (isHeld: boolean) => void
}

/** Shows the other picture while it is held, by finger, mouse or key. */
function Blink({ isHeld, onHold: hold }: BlinkProps) {
  const isKey = ({ key }: KeyboardEvent) => key === " " || key === "Enter"
  return (
    <Control
      type="button"
      aria-pressed={isHeld}
      style={{ touchAction: "none" }}
      onPointerDown={(event) => {
        event.stopPropagation()
        event.currentTarget.setPointerCapture(event.pointerId)
        hold(true)
      }}
      onLostPointerCapture={() => hold(false)}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (isKey(event) && !event.repeat) hold(true)
      }}
      onKeyUp={(event) => {
        if (isKey(event)) hold(false)
      }}
      onBlur={() => hold(false)}
    >
      <ControlIcon icon="blink" />
      <span>
        {/* The space is outside: Chromium forgets one inside when the window becomes wide. */}
        {VIEWER_WORDS.hold} <Wide>{VIEWER_WORDS.holdFor}</Wide>
      </span>
    </Control>
  )
}

type ComparisonFootProps = Pair &
  BlinkProps &
  WalkWays & {
    /** Before the caption. */
    note: ReactNode
    number: number | undefined
    isSideBySide: boolean
  }

/** The bar below a comparison: what it shows, whether the two differ in size, and the ways to the other pairs. */
export function ComparisonFoot(props: ComparisonFootProps) {
  const { before, after, note, number, isSideBySide, isHeld, onHold, onPrevious, onNext } = props
  const { slideRect } = useController()
  const [from, to] = [described(sizeOf(before)), described(sizeOf(after))]
  const { name } = after.item
  return (
    <BottomBar>
      <IconControl icon="previous" aria-disabled={!onPrevious} onClick={onPrevious} />
      <CaptionText style={{ textAlign: "start" }}>
        {note}
        <ScreenshotName number={number} name={before.item.name === name ? name : `${before.item.name} – ${name}`} />
        {from !== to && <span>{` · ${say(VIEWER_WORDS.sizes, { before: from, after: to })}`}</span>}
      </CaptionText>
      {!(isSideBySide && hasRoomForTwo(slideRect)) && <Blink isHeld={isHeld} onHold={onHold} />}
      <IconControl icon="next" aria-disabled={!onNext} onClick={onNext} />
    </BottomBar>
  )
}
