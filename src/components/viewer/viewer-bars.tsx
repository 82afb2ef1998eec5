import { styled } from "@mui/material/styles"
import { type ReactNode, useEffect, useEffectEvent } from "react"
import { useController, type ZoomRef } from "yet-another-react-lightbox"
import { captionFont } from "../../theme/theme"
import { VIEWER_WORDS } from "../../viewer-words"
import { say, WORDS } from "../../words"
import { Hidden } from "../shared/hidden"
import { NewTab } from "../shared/new-tab"
import { shownSize, sideZoom, type Size } from "./shown-size"
import { Control, ControlIcon, ControlLink, IconControl } from "./viewer-control"
import { VIEWER_BAR } from "./viewer-styles"

const Bar = styled("div")(({ theme }) => ({
  position: "absolute",
  insetInline: 0,
  display: "flex",
  alignItems: "center",
  height: VIEWER_BAR,
  // The screen's cut-outs have sides, whatever the direction of reading.
  paddingLeft: "max(8px, env(safe-area-inset-left))",
  paddingRight: "max(8px, env(safe-area-inset-right))",
  backgroundColor: theme.vars.palette.background.default,
  // Dragging starts on the picture.
  touchAction: "none",
}))

const Top = styled(Bar)(({ theme }) => ({
  top: 0,
  justifyContent: "flex-end",
  // A zoomed picture extends below it, and may have the same colour.
  boxShadow: `0 1px ${theme.vars.palette.divider}`,
}))

export const BottomBar = styled(Bar)(({ theme }) => ({
  bottom: 0,
  justifyContent: "space-between",
  gap: 8,
  boxShadow: `0 -1px ${theme.vars.palette.divider}`,
}))

export const Position = styled("span")(({ theme }) => ({
  ...captionFont,
  display: "flex",
  flex: "1 1 auto",
  minWidth: 0,
  paddingInlineStart: 12,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  color: theme.vars.palette.text.secondary,
}))

/** Shrinks if the bar is short; its numbers never do. */
const Title = styled("span")({ minWidth: 0, overflow: "hidden", textOverflow: "ellipsis" })

const Numbers = styled("span")({ flex: "none", whiteSpace: "pre" })

const twoLines = {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  overflowWrap: "anywhere",
} as const

/** At most two lines, whatever its length. */
export const CaptionText = styled("p")(({ theme }) => ({
  ...captionFont,
  ...twoLines,
  flex: "1 1 0",
  minWidth: 0,
  margin: 0,
  textAlign: "center",
  [theme.breakpoints.down("sm")]: { "& .state": { display: "none" } },
}))

/** Touch needs no zoom button, and a phone's bar is short. */
export const Wide = styled("span")(({ theme }) => ({
  display: "contents",
  [theme.breakpoints.down("sm")]: { display: "none" },
}))

const Scale = styled("span")({
  ...captionFont,
  minWidth: "3.5em",
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
})

export interface TopBarProps {
  /** The full-size file. */
  href: string
  onCopy: () => void
  onClose: () => void
  children?: ReactNode
}

/** The bar above a picture or a comparison, with what both have at its end. */
export function TopBar({ href, onCopy, onClose, children }: TopBarProps) {
  return (
    <Top>
      {children}
      <IconControl icon="copyLink" onClick={onCopy} />
      <ControlLink href={href} target="_blank" rel="noopener" title={WORDS.works.fullSize}>
        <ControlIcon icon="expand" />
        <Hidden>
          {WORDS.works.fullSize}
          <NewTab />
        </Hidden>
      </ControlLink>
      <IconControl icon="close" onClick={onClose} />
    </Top>
  )
}

interface PictureControlsProps extends TopBarProps {
  /** Identifies the picture: a new one is fitted again. */
  address: string
  title: string
  position: string
  zoom: ZoomRef
  /** Its size in its own pixels; null for a video, which has its own controls. */
  size: Size | null
  isFitted: boolean
  onFit: () => void
  onZoomIn: () => void
  isMoving: boolean
  /** Pauses and plays; undefined for what can't move. */
  onMove: (() => void) | undefined
  /** Undefined for a picture without a twin. */
  onCompare: (() => void) | undefined
}

/** Far beyond the first edge of any picture, px: the library clamps it. */
const BEYOND = -1e6

/** If fitting a side gains less than this, it is not worth a button. */
const LEAST_GAIN = 1.15

/** The side of a picture that may fill the room, with the zoom for it: of a tall one the width, of a wide one the height. */
function fillingSide(picture: Size, room: Size): { side: keyof Size; zoom: number } | undefined {
  const sides = (["width", "height"] as const).map((side) => ({ side, zoom: sideZoom(side, picture, room) }))
  return sides.find(({ zoom }) => zoom > LEAST_GAIN)
}

/** The bar above a picture. */
export function PictureControls(props: PictureControlsProps) {
  const { address, title, position, zoom, size, isFitted, onFit, onZoomIn, isMoving, onMove, onCompare } = props
  const { slideRect } = useController()
  const filling = size ? fillingSide(size, slideRect) : undefined
  const scale = size && (shownSize(size, slideRect).width * zoom.zoom * window.devicePixelRatio) / size.width

  const fit = useEffectEvent(() => {
    if (!filling) return
    const [x, y] = filling.side === "width" ? [0, BEYOND] : [BEYOND, 0]
    zoom.changeZoom(filling.zoom, true, x, y)
  })
  const isReady = !zoom.disabled
  useEffect(() => {
    if (isReady && isFitted) fit()
  }, [address, isReady, isFitted, filling?.zoom])

  return (
    <TopBar {...props}>
      <Position data-position>
        <Title title={title}>{title}</Title>
        <Numbers> · </Numbers>
        <Numbers>{position}</Numbers>
      </Position>
      {onMove && <IconControl icon={isMoving ? "pause" : "play"} onClick={onMove} />}
      {onCompare && <IconControl icon="compare" onClick={onCompare} />}
      {filling && (
        <IconControl
          icon={filling.side === "width" ? "fitWidth" : "fitHeight"}
          aria-pressed={isFitted}
          onClick={() => {
            if (isFitted) zoom.changeZoom(1)
            onFit()
          }}
        />
      )}
      {scale !== null && (
        <Wide>
          <IconControl icon="zoomOut" aria-disabled={zoom.zoom <= zoom.minZoom} onClick={zoom.zoomOut} />
          <Scale>{say(VIEWER_WORDS.scale, { percent: Math.round(scale * 100) })}</Scale>
          <IconControl icon="zoomIn" onClick={onZoomIn} />
        </Wide>
      )}
    </TopBar>
  )
}

/** The ways to an item's neighbours. */
export interface WalkWays {
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

interface WalkProps extends WalkWays {
  /** The next group, at the end of this one. */
  nextGroup: string | undefined
  /** The caption. */
  children: ReactNode
}

/** The caption is centred in the window, unless a side needs more than half of what the caption leaves. */
const WalkBar = styled(BottomBar)({
  display: "grid",
  gridTemplateColumns: "minmax(min-content, 1fr) auto minmax(min-content, 1fr)",
  "& > button:first-of-type": { justifySelf: "start" },
  "& > button:last-of-type": { justifySelf: "end" },
})

const NextTitle = styled("span")({
  ...twoLines,
  // Or the column would be as narrow as its longest word. At 30vw the sample's longest title was cut on a phone of 360 px.
  width: "max-content",
  maxWidth: "36vw",
  textAlign: "end",
})

/** The bar below a picture: its caption between its neighbours' buttons. */
export function Walk({ onPrevious, onNext, nextGroup, children }: WalkProps) {
  const label = nextGroup === undefined ? VIEWER_WORDS.next : undefined
  return (
    <WalkBar>
      <IconControl icon="previous" aria-disabled={!onPrevious} onClick={onPrevious} />
      <CaptionText>{children}</CaptionText>
      {/* One button for both cases, so that it keeps the focus. */}
      <Control
        type="button"
        aria-label={label}
        title={label}
        aria-disabled={!onNext}
        data-next-group={nextGroup === undefined ? undefined : ""}
        onClick={onNext}
      >
        {nextGroup !== undefined && (
          <NextTitle>
            {VIEWER_WORDS.nextGroup} {nextGroup}
          </NextTitle>
        )}
        <ControlIcon icon="next" />
      </Control>
    </WalkBar>
  )
}
