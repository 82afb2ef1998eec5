import { styled } from "@mui/material/styles"
import { type ReactNode, useEffect, useEffectEvent } from "react"
import { useController, type ZoomRef } from "yet-another-react-lightbox"
import { captionFont } from "../../theme/theme"
import { VIEWER_WORDS } from "../../viewer-words"
import { fillIn, WORDS } from "../../words"
import { NewTabNotice } from "../shared/new-tab"
import { VisuallyHidden } from "../shared/visually-hidden"
import { shownSize, sideZoom, type Size } from "./shown-size"
import { Control, ControlIcon, ControlLink, IconControl } from "./viewer-control"
import { VIEWER_BAR } from "./viewer-styles"

const Bar = styled("div")(({ theme }) => ({
  position: "absolute",
  insetInline: 0,
  display: "flex",
  alignItems: "center",
  height: VIEWER_BAR,
  // Left and right, because the screen's cut-outs don't depend on the writing direction.
  paddingLeft: "max(8px, env(safe-area-inset-left))",
  paddingRight: "max(8px, env(safe-area-inset-right))",
  backgroundColor: theme.vars.palette.background.default,
}))

const Top = styled(Bar)(({ theme }) => ({
  top: 0,
  justifyContent: "flex-end",
  // A zoomed picture extends below it, and may have the same colour.
  boxShadow: `0 1px ${theme.vars.palette.divider}`,
}))

export const BottomBar = styled(Bar)(({ theme }) => ({
  bottom: 0,
  height: "auto",
  minHeight: VIEWER_BAR,
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

/** Shrinks if the bar is too narrow; the numbers never do. */
const Title = styled("span")({ minWidth: 0, overflow: "hidden", textOverflow: "ellipsis" })

const Numbers = styled("span")({ flex: "none", whiteSpace: "pre" })

const twoLines = {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
} as const

/** At most two lines, however long the text is; on a phone with text twice as large, four. */
export const CaptionText = styled("p")(({ theme }) => ({
  ...captionFont,
  ...twoLines,
  flex: "1 1 0",
  minWidth: 0,
  margin: 0,
  textAlign: "center",
  [theme.breakpoints.down("sm")]: { "& .state": { display: "none" } },
  "@media (max-width: 15em)": { WebkitLineClamp: 4 },
}))

/** Hidden on phones, whose bars are narrow, and where touch needs no zoom buttons. */
export const WideOnly = styled("span")(({ theme }) => ({
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

/** The bar above a picture or a comparison, with the controls that both have at its end. */
export function TopBar({ href, onCopy, onClose, children }: TopBarProps) {
  return (
    <Top>
      {children}
      <IconControl icon="copyLink" onClick={onCopy} />
      <ControlLink href={href} target="_blank" rel="noopener" title={WORDS.works.fullSize}>
        <ControlIcon icon="expand" />
        <VisuallyHidden>
          {WORDS.works.fullSize}
          <NewTabNotice />
        </VisuallyHidden>
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
  isPlaying: boolean
  /** Undefined for a picture that isn't animated. */
  onPlayPause: (() => void) | undefined
  /** Undefined for a picture without a twin. */
  onCompare: (() => void) | undefined
}

/** A distance beyond the edges of any picture, px: the library clamps it. */
const FAR = 1e6

/** The minimum zoom for which filling a side is worth a button. */
const MIN_FILL_ZOOM = 1.15

/** The side of a picture that can be zoomed to fill the space, with the zoom for it: the width of a tall one, the height of a wide one. */
function fillingSide(picture: Size, space: Size): { side: keyof Size; zoom: number } | undefined {
  const sides = (["width", "height"] as const).map((side) => ({ side, zoom: sideZoom(side, picture, space) }))
  return sides.find(({ zoom }) => zoom > MIN_FILL_ZOOM)
}

/** The bar above a picture. */
export function PictureControls(props: PictureControlsProps) {
  const { address, title, position, zoom, size, isFitted, onFit, onZoomIn, isPlaying, onPlayPause, onCompare } = props
  const { slideRect } = useController()
  const filling = size ? fillingSide(size, slideRect) : undefined
  const scale = size && (shownSize(size, slideRect).width * zoom.zoom * window.devicePixelRatio) / size.width

  const fit = useEffectEvent(() => {
    if (!filling) return
    // Where it begins. The library reverses the direction for a smaller zoom.
    const start = zoom.zoom > filling.zoom ? FAR : -FAR
    const [x, y] = filling.side === "width" ? [0, start] : [start, 0]
    zoom.changeZoom(filling.zoom, true, x, y)
  })
  const isReady = !zoom.disabled
  useEffect(() => {
    // For a new picture, the library first resets the zoom.
    if (isReady && isFitted) queueMicrotask(() => fit())
  }, [address, isReady, isFitted, filling?.zoom])

  return (
    <TopBar {...props}>
      <Position data-position>
        <Title title={title}>{title}</Title>
        <Numbers> · </Numbers>
        <Numbers>{position}</Numbers>
      </Position>
      {onPlayPause && <IconControl icon={isPlaying ? "pause" : "play"} onClick={onPlayPause} />}
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
        <WideOnly>
          <IconControl icon="zoomOut" aria-disabled={zoom.zoom <= zoom.minZoom} onClick={zoom.zoomOut} />
          <Scale>{fillIn(VIEWER_WORDS.scale, { percent: Math.round(scale * 100) })}</Scale>
          <IconControl icon="zoomIn" onClick={onZoomIn} />
        </WideOnly>
      )}
    </TopBar>
  )
}

/** Show the previous and the next item; undefined if there is none. */
export interface StepHandlers {
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

interface PictureFooterProps extends StepHandlers {
  /** The title of the next group, on the last item of this one. */
  nextGroup: string | undefined
  /** The caption. */
  children: ReactNode
}

/** The caption is centred in the window, unless one of the buttons needs more than half of the remaining width. */
const CenteredBar = styled(BottomBar)({
  display: "grid",
  gridTemplateColumns: "minmax(min-content, 1fr) auto minmax(min-content, 1fr)",
  "& > button:first-of-type": { justifySelf: "start" },
  "& > button:last-of-type": { justifySelf: "end" },
})

const NextTitle = styled("span")({
  ...twoLines,
  // Otherwise the column would be as narrow as its longest word. At 30vw the sample's longest title was truncated on a phone of 360 px.
  width: "max-content",
  maxWidth: "36vw",
  textAlign: "end",
})

/** The bar below a picture: its caption between the buttons for its neighbours. */
export function PictureFooter({ onPrevious, onNext, nextGroup, children }: PictureFooterProps) {
  const label = nextGroup === undefined ? VIEWER_WORDS.next : undefined
  return (
    <CenteredBar>
      <IconControl icon="previous" aria-disabled={!onPrevious} onClick={onPrevious} />
      <CaptionText>{children}</CaptionText>
      {/* One button for the next item and the next group, so that it keeps the focus. */}
      <Control
        type="button"
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
    </CenteredBar>
  )
}
