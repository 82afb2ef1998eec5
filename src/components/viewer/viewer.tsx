import useMediaQuery from "@mui/material/useMediaQuery"
import { useEffect, useMemo, useRef, useState } from "react"
import { flushSync } from "react-dom"
import Lightbox, { type ControllerRef, type Slide, type ZoomRef } from "yet-another-react-lightbox"
import Zoom from "yet-another-react-lightbox/plugins/zoom"
import { preloadMedia, useMediaFileIfThere } from "../../browser/media-file"
import { leaveQuery, queryLink, replaceQuery } from "../../browser/query-state"
import { ANSWER_DURATION, REDUCED_MOTION } from "../../theme/tokens"
import { VIEWER_WORDS } from "../../viewer-words"
import { IS_RIGHT_TO_LEFT, say, WORDS } from "../../words"
import { usePageMedia } from "../media/page-media"
import { ScreenshotName } from "../media/screenshot-name"
import { Hidden } from "../shared/hidden"
import { Comparison, ComparisonControls, ComparisonFoot } from "./comparison"
import { fly, flyBack } from "./flight"
import { ownSize, type Size } from "./shown-size"
import { SlidePicture } from "./slide-picture"
import { SlideVideo } from "./slide-video"
import { PictureControls, Walk } from "./viewer-bars"
import {
  comparisonOf,
  type GroupedItem,
  pairsIn,
  stateOf,
  VIEWER_QUERY,
  type ViewerGroup,
  type ViewerItem,
  type ViewerTarget,
} from "./viewer-groups"
import { adoptViewerStyles } from "./viewer-styles"
import { useVisualViewport } from "./visual-viewport"

declare module "yet-another-react-lightbox" {
  interface SlideTypes {
    video: { type: "video" }
    comparison: { type: "comparison" }
  }
}

const DURATION = ANSWER_DURATION.calm

/** How long after the first press of a double click the second may come, ms: as systems have it. */
const DOUBLE_CLICK = 500

/** How far a picture is enlarged beyond its own pixels for visitors who ask for it. */
const BEYOND_PIXELS = 4

adoptViewerStyles()

/** What the library needs: a key, and the size at which each pixel of a picture is a pixel of the screen. */
const slideOf = ({ address, img }: ViewerItem): Slide => ({ src: address, ...ownSize(img) })

const currentPicture = () => document.querySelector<HTMLElement>('.yarl__portal [data-picture="current"]')

const nameOf = ({ within, title }: ViewerGroup) => (within === undefined ? title : within + WORDS.shared.comma + title)

/** The media of a group, from the page or loaded; undefined until they are there, null if they can't be loaded. */
function useGroupMedia({ id, mediaFile }: ViewerGroup) {
  const ofPage = usePageMedia(id)
  const loaded = useMediaFileIfThere(ofPage ? undefined : mediaFile)
  return ofPage ?? loaded
}

interface ViewerProps {
  groups: readonly ViewerGroup[]
  target: ViewerTarget
  /** Whether the address still points to it; if not, closes. */
  isOpen: boolean
  /** It is out of sight. */
  onClosed: () => void
}

/** The viewer: a group's items one by one, or a pair in comparison. The page's address holds what it shows, and every way of closing it changes that. */
export function Viewer({ groups, target, isOpen, onClosed }: ViewerProps) {
  const { group, index, item, before } = target
  const { items } = group
  const media = useGroupMedia(group)
  const beforeMedia = useGroupMedia(before?.group ?? group)
  const controller = useRef<ControllerRef>(null)
  const zoomRef = useRef<ZoomRef>(null)
  const isClosing = useRef(false)
  const hasArrived = useRef(false)
  const viewport = useVisualViewport()
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set())
  // Requested by the visitor, for this picture only.
  const [enlarged, setEnlarged] = useState<string>()
  const [isFitted, setIsFitted] = useState(false)
  const [isSideBySide, setIsSideBySide] = useState(false)
  const [share, setShare] = useState(50)
  const [isHeld, setIsHeld] = useState(false)
  // How many began the last touch; none once a mouse is used. To the library, each of two would swipe, and a swipe that leads nowhere would be a press beside the picture.
  const [fingers, setFingers] = useState(0)
  const [hasOpened, setHasOpened] = useState(false)
  const [isDoubleClickOver, setIsDoubleClickOver] = useState(false)
  const prefersStill = useMediaQuery(REDUCED_MOTION, { noSsr: true })
  const [isMoving = !prefersStill, setIsMoving] = useState<boolean>()
  const [note, setNote] = useState<{ of: string; text: string }>()

  const isComparison = before !== null
  const pairs = useMemo(() => pairsIn(group, groups), [group, groups])
  const slides = useMemo(
    (): Slide[] =>
      isComparison
        ? pairs.map(() => ({ type: "comparison" }))
        : items.map((each) => (group.isVideo ? { type: "video" } : slideOf(each))),
    [isComparison, pairs, items, group.isVideo],
  )
  const place = isComparison ? pairs.findIndex((pair) => pair.item === item) : index

  const close = () => leaveQuery(VIEWER_QUERY)
  const go = (address: string) => replaceQuery({ view: address, compare: null })
  const compare = (address: string) => replaceQuery({ view: null, compare: address })

  useEffect(() => {
    if (isOpen || isClosing.current) return
    if (controller.current) controller.current.close()
    else onClosed()
  }, [isOpen, onClosed])

  // Neighbours are drawn once it has opened: docs/performance.md says why.
  useEffect(() => {
    const timers = [
      setTimeout(() => setHasOpened(true), DURATION),
      setTimeout(() => setIsDoubleClickOver(true), DOUBLE_CLICK),
    ]
    return () => timers.forEach(clearTimeout)
  }, [])

  // What had the focus is gone, such as the button that compares.
  useEffect(() => {
    if (isOpen && document.activeElement === document.body) controller.current?.focus()
  })

  const nextGroup = groups[groups.indexOf(group) + 1]
  const isLast = index === items.length - 1
  const nextMediaFile = !isComparison && isLast ? nextGroup?.mediaFile : undefined
  useEffect(() => {
    if (nextMediaFile !== undefined) preloadMedia(nextMediaFile)
  }, [nextMediaFile])

  const nextTitle = nextGroup && (nextGroup.within === group.within ? nextGroup.title : nameOf(nextGroup))
  const showFirstOf = (next: ViewerGroup | undefined) => {
    const first = next?.items[0]
    if (first) go(first.address)
  }
  const isAtEnd = place === slides.length - 1
  const goOn = () => (isAtEnd ? showFirstOf(nextGroup) : controller.current?.next())
  const walk = {
    onPrevious: place > 0 ? () => controller.current?.prev() : undefined,
    onNext: isAtEnd && (isComparison || !nextGroup) ? undefined : goOn,
  }
  const number = group.firstNumber === undefined ? undefined : group.firstNumber + index

  /** Of the picture alone, or of its comparison: each has notes of its own. */
  const shownAddress = isComparison ? `compare ${item.address}` : item.address
  const copy = async () => {
    const link = queryLink(isComparison ? { view: null, compare: item.address } : { view: item.address, compare: null })
    let text: string = VIEWER_WORDS.copied
    try {
      // Insecure connections have no clipboard.
      await navigator.clipboard.writeText(link)
    } catch {
      text = VIEWER_WORDS.notCopied
    }
    setNote({ of: shownAddress, text })
  }

  const zoomIn = () => {
    const zoom = zoomRef.current
    if (!zoom || zoom.disabled) return
    // All pixels are shown: the visitor wants more. The library zooms no further than it was last rendered to.
    if (zoom.zoom >= zoom.maxZoom) flushSync(() => setEnlarged(item.address))
    zoomRef.current?.zoomIn()
  }

  /** The viewer's own keys; the library handles all others. */
  const keys: Record<string, (() => void) | undefined> = {
    Escape: () => void close(),
    Home: isComparison ? undefined : () => showFirstOf(group),
    End: isComparison ? undefined : () => go(items.at(-1)?.address ?? item.address),
    "+": zoomIn,
    "=": zoomIn,
  }
  /** The keys that page. In a picture wider than the window the library moves by them, and in any other zoomed picture it would do nothing. */
  const turns = (offer: HTMLElement | null): typeof keys => {
    const { width = 0 } = currentPicture()?.getBoundingClientRect() ?? {}
    if (width > window.innerWidth + 1) return {}
    const [back, on] = IS_RIGHT_TO_LEFT ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"]
    return {
      [back]: () => controller.current?.prev(),
      [on]: () => (isLast && offer ? offer.focus() : controller.current?.next()),
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isOwn = event.target instanceof HTMLInputElement || event.target instanceof HTMLVideoElement
    if (isOwn && event.key !== "Escape") return
    if (event.altKey || event.ctrlKey || event.metaKey) {
      // The browser's, such as a step back; the library would page.
      event.stopPropagation()
      return
    }
    const offer = document.querySelector<HTMLElement>("[data-next-group]")
    const act = keys[event.key] ?? turns(offer)[event.key]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  // On the window: the body has the focus where Tab has led out of the viewer. While that closes, keys are the page's.
  useEffect(() => {
    if (!isOpen) return
    window.addEventListener("keydown", onKeyDown, true)
    return () => window.removeEventListener("keydown", onKeyDown, true)
  })

  const viewed = (each: GroupedItem) => {
    const ofGroup = each.group === group ? media : each.group === before?.group ? beforeMedia : undefined
    return { item: each.item, media: ofGroup && (ofGroup[each.index] ?? null) }
  }
  const pairAt = (at: number) => {
    const pair = pairs[at]
    return pair && { before: viewed(pair.before), after: viewed(pair) }
  }
  const paired = isComparison ? pairAt(place) : undefined

  const isSettled = (at: number) => items[at] === undefined || settled.has(items[at].address)
  const settle = ({ address }: ViewerItem) => {
    if (!settled.has(address)) setSettled(new Set([...settled, address]))
  }
  const renderSlide = (slide: Slide, offset: number, room: Size, zoom: number) => {
    // The library is briefly ahead of the address.
    const at = slides.indexOf(slide)
    const isCurrent = offset === 0
    if (!isCurrent && !hasOpened) return <></>
    if (isComparison) {
      const pair = pairAt(at)
      const shown = isHeld ? (share < 50 ? 100 : 0) : share
      const placed = { room, isCurrent, isSideBySide, share: shown, onShare: setShare }
      return pair ? <Comparison {...pair} {...placed} /> : <></>
    }
    const each = items[at]
    if (!each) return <></>
    const common = { item: each, media: media && (media[at] ?? null), room, isCurrent }
    if (group.isVideo) return <SlideVideo key={each.address} {...common} />
    // One at a time: the current one, the next, the previous.
    const current = at - offset
    const isTurn = isCurrent || (isSettled(current) && (offset > 0 || isSettled(current + 1)))
    return (
      <SlidePicture
        {...common}
        zoom={zoom}
        isMoving={isMoving}
        mayLoad={isTurn || settled.has(each.address)}
        onSettled={() => settle(each)}
        onPlaced={(picture) => {
          if (isCurrent && !hasArrived.current) fly(picture, each.address, "in")
          if (isCurrent) hasArrived.current = true
        }}
      />
    )
  }

  const bar = { href: item.img.original, onCopy: () => void copy(), onClose: close }
  const comparable = comparisonOf(item)
  const renderTopBar = (zoom: ZoomRef) =>
    isComparison ? (
      <ComparisonControls
        {...bar}
        position={say(VIEWER_WORDS.position, { position: place + 1, count: pairs.length })}
        isSideBySide={isSideBySide}
        onSideBySide={() => setIsSideBySide(!isSideBySide)}
        onOneByOne={() => go(item.address)}
      />
    ) : (
      <PictureControls
        {...bar}
        address={item.address}
        title={group.title}
        position={say(VIEWER_WORDS.position, { position: index + 1, count: items.length })}
        zoom={zoom}
        size={group.isVideo ? null : (media?.[index] ?? item.img)}
        isFitted={isFitted}
        onFit={() => setIsFitted(!isFitted)}
        onZoomIn={zoomIn}
        isMoving={isMoving}
        onMove={media?.[index]?.animation ? () => setIsMoving(!isMoving) : undefined}
        onCompare={comparable === null ? undefined : () => compare(comparable)}
      />
    )

  if (note && note.of !== shownAddress) setNote(undefined)
  const noteText = note?.text
  // The status tells it to screen readers.
  const visibleNote = noteText !== undefined && <span aria-hidden="true">{noteText} · </span>
  const dialog = isComparison
    ? say(VIEWER_WORDS.comparison, { name: item.name })
    : say(VIEWER_WORDS.viewer, { group: nameOf(group) })
  return (
    <Lightbox
      open
      close={onClosed}
      slides={slides}
      index={place}
      plugins={[Zoom]}
      labels={{
        Lightbox: dialog,
        "Photo gallery": VIEWER_WORDS.pictures,
        Carousel: VIEWER_WORDS.carousel,
        Slide: VIEWER_WORDS.slide,
        "{index} of {total}": VIEWER_WORDS.slidePosition,
      }}
      animation={{ fade: DURATION, swipe: 250, navigation: DURATION, zoom: DURATION }}
      carousel={{ finite: true, preload: 1, padding: 0, spacing: 16 }}
      controller={{
        ref: controller,
        closeOnEscape: false,
        closeOnPullDown: !isComparison && fingers < 2,
        disableSwipeNavigation: fingers > 1,
        // The second press of the double click that opened it lands beside the picture.
        closeOnBackdropClick: isDoubleClickOver && fingers === 0,
      }}
      zoom={{
        ref: zoomRef,
        maxZoomPixelRatio: enlarged === item.address ? BEYOND_PIXELS : 1,
        doubleClickMaxStops: 1,
        keyboardMoveDistance: 100,
      }}
      toolbar={{ buttons: [] }}
      portal={{
        container: {
          style: viewport,
          // The library would return focus to the previous element, and scroll: `flyBack` does both.
          onFocus: () => undefined,
          onPointerDownCapture: ({ pointerType }) => pointerType === "mouse" && setFingers(0),
          onTouchStart: ({ touches }) => setFingers(touches.length),
          onClick: ({ target }) => {
            const isBeside = target instanceof Element && target.matches(".yarl__slide, .yarl__slide_wrapper")
            if (isBeside && isDoubleClickOver && fingers === 1) void close()
          },
        },
      }}
      on={{
        view: ({ index: shown }) => {
          const now = isComparison ? pairs[shown]?.item : items[shown]
          if (isOpen && now && now !== item) (isComparison ? compare : go)(now.address)
        },
        exiting: () => {
          isClosing.current = true
          const picture = currentPicture()
          const returnToPage = () => flyBack(item.address, before?.item.address, picture)
          // In the frame after the step back Chromium goes to the hash's target, and would open its tab again later.
          void (isOpen ? close() : Promise.resolve()).then(() => requestAnimationFrame(returnToPage))
        },
      }}
      render={{
        slide: ({ slide, offset, rect, zoom = 1 }) => renderSlide(slide, offset, rect, zoom),
        buttonZoom: renderTopBar,
        buttonPrev: () => null,
        buttonNext: () => null,
        controls: () => (
          <>
            {paired ? (
              <ComparisonFoot
                {...paired}
                {...walk}
                note={visibleNote}
                number={number}
                isSideBySide={isSideBySide}
                isHeld={isHeld}
                onHold={setIsHeld}
              />
            ) : (
              <Walk {...walk} nextGroup={isLast ? nextTitle : undefined}>
                {visibleNote}
                <ScreenshotName number={number} name={item.name} shows={stateOf(item)} />
              </Walk>
            )}
            <Hidden role="status">
              {noteText ??
                say(VIEWER_WORDS.shown, {
                  position: place + 1,
                  count: slides.length,
                  name: isComparison ? dialog : item.name,
                })}
            </Hidden>
          </>
        ),
      }}
    />
  )
}
