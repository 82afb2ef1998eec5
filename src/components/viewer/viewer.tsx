import useMediaQuery from "@mui/material/useMediaQuery"
import { useEffect, useMemo, useRef, useState } from "react"
import { flushSync } from "react-dom"
import Lightbox, { type ControllerRef, type Slide, type ZoomRef } from "yet-another-react-lightbox"
import Zoom from "yet-another-react-lightbox/plugins/zoom"
import { preloadMedia, useMediaFile } from "../../browser/media-file"
import { pauseVideosIn } from "../../browser/pause-videos"
import { stateNow } from "../../browser/places"
import { leaveQuery, queryLink, replaceQuery } from "../../browser/query-state"
import { FEEDBACK_DURATION, REDUCED_MOTION } from "../../theme/tokens"
import { VIEWER_WORDS } from "../../viewer-words"
import { fillIn, IS_RIGHT_TO_LEFT, WORDS } from "../../words"
import { usePageMedia } from "../media/page-media"
import { ScreenshotName } from "../media/screenshot-name"
import { VisuallyHidden } from "../shared/visually-hidden"
import { Comparison, ComparisonControls, ComparisonFooter } from "./comparison"
import { fly, flyBack } from "./flight"
import { nativeSize, type Size } from "./shown-size"
import { SlidePicture } from "./slide-picture"
import { SlideVideo } from "./slide-video"
import { PictureControls, PictureFooter } from "./viewer-bars"
import {
  beforeOrAfter,
  comparisonAddress,
  type GroupedItem,
  pairsIn,
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

const DURATION = FEEDBACK_DURATION.calm

/** The longest time between the two clicks of a double click, ms: the usual default of operating systems. */
const DOUBLE_CLICK_TIME = 500

/** How far the visitor can zoom in beyond a picture's native resolution: screen pixels per picture pixel. For a comparison, beyond the window. */
const MAX_ENLARGEMENT = 4

adoptViewerStyles()

/** A slide as the library needs it: a key, and the picture's native size. */
const toSlide = ({ address, img }: ViewerItem): Slide => ({ src: address, ...nativeSize(img) })

const currentPicture = () => document.querySelector<HTMLElement>('.yarl__portal [data-picture="current"]')

const nameOf = ({ within, title }: ViewerGroup) => (within === undefined ? title : within + WORDS.shared.comma + title)

/** The media of a group, from the page or fetched; undefined while they load, null if that failed. */
function useGroupMedia({ id, mediaFile }: ViewerGroup) {
  const pageMedia = usePageMedia(id)
  const loaded = useMediaFile(pageMedia ? undefined : mediaFile, true)
  return pageMedia ?? loaded
}

interface ViewerProps {
  groups: readonly ViewerGroup[]
  target: ViewerTarget
  /** Whether the URL still refers to the target; if not, the viewer closes. */
  isOpen: boolean
  /** Called once the viewer is no longer visible. */
  onClosed: () => void
}

/** The viewer shows a group's items one by one, or compares a pair. The URL says what it shows, and every way of closing it changes the URL. */
export function Viewer({ groups, target, isOpen, onClosed }: ViewerProps) {
  const { group, index, item, before } = target
  const { items } = group
  const media = useGroupMedia(group)
  const beforeMedia = useGroupMedia(before?.group ?? group)
  const controller = useRef<ControllerRef>(null)
  const zoomRef = useRef<ZoomRef>(null)
  /** From when it closes; resolves once the URL no longer refers to a picture. */
  const leaving = useRef<Promise<void>>(null)
  const [entry] = useState(() => stateNow().entry)
  const hasAppeared = useRef(before !== null || group.isVideo)
  const viewport = useVisualViewport()
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set())
  // The picture that the visitor may zoom beyond its native resolution.
  const [enlarged, setEnlarged] = useState<string>()
  const [isFitted, setIsFitted] = useState(false)
  const [isSideBySide, setIsSideBySide] = useState(false)
  const [share, setShare] = useState(50)
  const [isHeld, setIsHeld] = useState(false)
  // The number of fingers that began the last touch; 0 once a mouse is used. The library would take each of two for a swipe, and a swipe that leads nowhere for a click on the backdrop.
  const [fingers, setFingers] = useState(0)
  const [hasOpened, setHasOpened] = useState(false)
  const [isDoubleClickOver, setIsDoubleClickOver] = useState(false)
  const prefersReducedMotion = useMediaQuery(REDUCED_MOTION, { noSsr: true })
  const [isPlaying = !prefersReducedMotion, setIsPlaying] = useState<boolean>()
  const [note, setNote] = useState<{ view: string; text: string }>()

  const isComparison = before !== null
  const pairs = useMemo(() => pairsIn(group, groups), [group, groups])
  const slides = useMemo(
    (): Slide[] =>
      isComparison
        ? pairs.map(() => ({ type: "comparison" }))
        : items.map((each) => (group.isVideo ? { type: "video" } : toSlide(each))),
    [isComparison, pairs, items, group.isVideo],
  )
  const slideIndex = isComparison ? pairs.findIndex((pair) => pair.item === item) : index

  const close = () => leaveQuery(VIEWER_QUERY)
  // While it closes, a press on one of its buttons must not show it again.
  const show = (view: string | null, compare: string | null) => {
    if (isOpen) replaceQuery({ view, compare })
  }
  const showItem = (address: string) => show(address, null)
  const showComparison = (address: string) => show(null, address)

  useEffect(() => {
    if (isOpen || leaving.current) return
    if (controller.current) controller.current.close()
    else onClosed()
  }, [isOpen, onClosed])

  // The neighbouring slides are rendered only once it has opened: docs/performance.md says why.
  useEffect(() => {
    // Those of the page: the viewer's own don't exist yet.
    pauseVideosIn(document)
    const timers = [
      setTimeout(() => setHasOpened(true), DURATION),
      setTimeout(() => setIsDoubleClickOver(true), DOUBLE_CLICK_TIME),
    ]
    return () => timers.forEach(clearTimeout)
  }, [])

  // The focused element may have been removed, such as the Compare button.
  useEffect(() => {
    if (isOpen && document.activeElement === document.body) controller.current?.focus()
  })

  const nextGroup = groups[groups.indexOf(group) + 1]
  const isAtEnd = slideIndex === slides.length - 1
  const nextMediaFile = !isComparison && isAtEnd ? nextGroup?.mediaFile : undefined
  useEffect(() => {
    if (nextMediaFile !== undefined) preloadMedia(nextMediaFile)
  }, [nextMediaFile])

  const nextGroupTitle = nextGroup && (nextGroup.within === group.within ? nextGroup.title : nameOf(nextGroup))
  const showFirstOf = (next: ViewerGroup | undefined) => {
    const first = next?.items[0]
    if (first) showItem(first.address)
  }
  const goToNext = () => (isAtEnd ? showFirstOf(nextGroup) : controller.current?.next())
  const navigation = {
    onPrevious: slideIndex > 0 ? () => controller.current?.prev() : undefined,
    onNext: isAtEnd && (isComparison || !nextGroup) ? undefined : goToNext,
  }
  const number = group.firstNumber === undefined ? undefined : group.firstNumber + index

  /** Identifies the picture or its comparison: a note belongs to only one of them. */
  const currentView = isComparison ? `compare ${item.address}` : item.address
  const copy = async () => {
    const link = queryLink(isComparison ? { view: null, compare: item.address } : { view: item.address, compare: null })
    let text: string = VIEWER_WORDS.copied
    // Screen readers announce only what changes.
    setNote(undefined)
    try {
      // Throws on insecure connections, where `navigator.clipboard` is undefined.
      await navigator.clipboard.writeText(link)
    } catch {
      text = VIEWER_WORDS.notCopied
    }
    setNote({ view: currentView, text })
  }

  const zoomIn = () => {
    const zoom = zoomRef.current
    if (!zoom || zoom.disabled) return
    // Already at native resolution: raise the maximum. Synchronously, because the library uses the maximum of its last render.
    if (zoom.zoom >= zoom.maxZoom) flushSync(() => setEnlarged(item.address))
    zoomRef.current?.zoomIn()
  }

  /** The viewer's own keys; the library handles all others. */
  const keys: Record<string, (() => void) | undefined> = {
    Escape: () => void close(),
    Home: isComparison ? undefined : () => showFirstOf(group),
    End: isComparison ? undefined : () => showItem(items.at(-1)?.address ?? item.address),
    "+": zoomIn,
    "=": zoomIn,
  }
  /** The arrow keys that change slides. If the picture is wider than the window, the library pans with them; in any other zoomed picture it would do nothing. */
  const arrowKeys = (nextGroupButton: HTMLElement | null): typeof keys => {
    const shown = document.querySelector(".yarl__slide_current .yarl__slide_wrapper > *")
    const { width = 0 } = shown?.getBoundingClientRect() ?? {}
    if (width > window.innerWidth + 1) return {}
    const [backKey, forwardKey] = IS_RIGHT_TO_LEFT ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"]
    return {
      [backKey]: () => controller.current?.prev(),
      [forwardKey]: () => (isAtEnd && nextGroupButton ? nextGroupButton.focus() : controller.current?.next()),
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const hasOwnKeys = event.target instanceof HTMLInputElement || event.target instanceof HTMLVideoElement
    if (hasOwnKeys && event.key !== "Escape") return
    if (event.altKey || event.ctrlKey || event.metaKey) {
      // A browser shortcut, such as Alt+Left to go back; the library would change slides.
      event.stopPropagation()
      return
    }
    const nextGroupButton = document.querySelector<HTMLElement>("[data-next-group]")
    const action = keys[event.key] ?? arrowKeys(nextGroupButton)[event.key]
    if (!action) return
    event.preventDefault()
    event.stopPropagation()
    action()
  }
  // On `window`, because the body has the focus once Tab has left the viewer. While the viewer closes, keys go to the page.
  useEffect(() => {
    if (!isOpen) return
    window.addEventListener("keydown", onKeyDown, true)
    return () => window.removeEventListener("keydown", onKeyDown, true)
  })

  const withMedia = (each: GroupedItem) => {
    const groupMedia = each.group === group ? media : each.group === before?.group ? beforeMedia : undefined
    return { item: each.item, media: groupMedia && (groupMedia[each.index] ?? null) }
  }
  const pairAt = (at: number) => {
    const pair = pairs[at]
    return pair && { before: withMedia(pair.before), after: withMedia(pair) }
  }
  const currentPair = isComparison ? pairAt(slideIndex) : undefined

  const isSettled = (at: number) => items[at] === undefined || settled.has(items[at].address)
  const settle = ({ address }: ViewerItem) => {
    setSettled((known) => (known.has(address) ? known : new Set([...known, address])))
  }
  const renderSlide = (slide: Slide, offset: number, space: Size, zoom: number) => {
    // Not from `index`: the library is briefly ahead of the URL.
    const at = slides.indexOf(slide)
    const isCurrent = offset === 0
    if (!isCurrent && !hasOpened) return <></>
    if (isComparison) {
      const pair = pairAt(at)
      const shown = isHeld ? (share < 50 ? 100 : 0) : share
      const layout = { space, zoom, isCurrent, isSideBySide, share: shown, onShare: setShare }
      return pair ? <Comparison {...pair} {...layout} /> : <></>
    }
    const each = items[at]
    if (!each) return <></>
    const common = { item: each, media: media && (media[at] ?? null), space, isCurrent }
    if (group.isVideo) return <SlideVideo key={each.address} {...common} />
    // Pictures load one at a time: the current one, then the next, then the previous.
    const current = at - offset
    const isNextToLoad = isCurrent || (isSettled(current) && (offset > 0 || isSettled(current + 1)))
    return (
      <SlidePicture
        {...common}
        zoom={zoom}
        isPlaying={isPlaying}
        mayLoad={isNextToLoad || settled.has(each.address)}
        onSettled={() => settle(each)}
        onFirstLayout={(picture) => {
          if (isCurrent && !hasAppeared.current) fly(picture, each.address, "in")
          if (isCurrent) hasAppeared.current = true
        }}
      />
    )
  }

  const bar = { href: item.img.original, onCopy: () => void copy(), onClose: close }
  const comparison = comparisonAddress(item)
  const renderTopBar = (zoom: ZoomRef) =>
    isComparison ? (
      <ComparisonControls
        {...bar}
        position={fillIn(VIEWER_WORDS.position, { position: slideIndex + 1, count: pairs.length })}
        isSideBySide={isSideBySide}
        onSideBySide={() => setIsSideBySide(!isSideBySide)}
        onOneByOne={() => showItem(item.address)}
      />
    ) : (
      <PictureControls
        {...bar}
        address={item.address}
        title={group.title}
        position={fillIn(VIEWER_WORDS.position, { position: index + 1, count: items.length })}
        zoom={zoom}
        size={group.isVideo ? null : (media?.[index] ?? item.img)}
        isFitted={isFitted}
        onFit={() => setIsFitted(!isFitted)}
        onZoomIn={zoomIn}
        isPlaying={isPlaying}
        onPlayPause={media?.[index]?.animation ? () => setIsPlaying(!isPlaying) : undefined}
        onCompare={comparison === null ? undefined : () => showComparison(comparison)}
      />
    )

  if (note && note.view !== currentView) setNote(undefined)
  const noteText = note?.text
  // Screen readers get it from the status below.
  const visibleNote = noteText !== undefined && <span aria-hidden="true">{noteText} · </span>
  const dialogLabel = isComparison
    ? fillIn(VIEWER_WORDS.comparison, { name: item.name })
    : fillIn(VIEWER_WORDS.viewer, { group: nameOf(group) })
  return (
    <Lightbox
      open
      // While the URL refers to a picture, the host would show the viewer again.
      close={() => void leaving.current?.then(onClosed)}
      slides={slides}
      index={slideIndex}
      plugins={[Zoom]}
      labels={{
        Lightbox: dialogLabel,
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
        // If the viewer was opened with a double click, its second click lands on the backdrop.
        closeOnBackdropClick: isDoubleClickOver && fingers === 0,
      }}
      zoom={{
        ref: zoomRef,
        supports: ["comparison"],
        // Of a pair, however tall it is.
        maxZoom: MAX_ENLARGEMENT * Math.max(1, item.img.height / item.img.width),
        maxZoomPixelRatio: enlarged === item.address ? MAX_ENLARGEMENT : 1,
        doubleClickMaxStops: 1,
        keyboardMoveDistance: 100,
      }}
      toolbar={{ buttons: [] }}
      portal={{
        container: {
          style: viewport,
          // Keeps the library from restoring the focus, which scrolls: `flyBack` does both.
          onFocus: () => undefined,
          onPointerDownCapture: (event) => {
            if (event.pointerType === "mouse") setFingers(0)
            // For the library, a press of any button beside the picture would be one that closes it.
            if (event.button > 0) event.stopPropagation()
          },
          onTouchStart: ({ touches, currentTarget }) => {
            // While one finger pulls the picture down, another must not change what happens when they are lifted.
            const { style } = currentTarget.querySelector<HTMLElement>(".yarl__container") ?? currentTarget
            const isPulled = Number.parseFloat(style.getPropertyValue("--yarl__pull_offset")) > 0
            if (touches.length < 2 || !isPulled) setFingers(touches.length)
          },
          onClick: ({ target }) => {
            const isOnBackdrop = target instanceof Element && target.matches(".yarl__slide, .yarl__slide_wrapper")
            if (isOnBackdrop && isDoubleClickOver && fingers === 1) void close()
          },
        },
      }}
      on={{
        view: ({ index: newIndex }) => {
          const newItem = isComparison ? pairs[newIndex]?.item : items[newIndex]
          if (newItem && newItem !== item) (isComparison ? showComparison : showItem)(newItem.address)
        },
        // What gets the focus; without a role its name would be all of its texts.
        entering: () => document.querySelector(".yarl__container")?.setAttribute("role", "group"),
        exiting: () => {
          const picture = currentPicture()
          const returnToPage = () => flyBack(item.address, before?.item.address, picture)
          // In the frame after going back, Chromium goes to the hash's target: if that came after `returnToPage`, it would open the target's tab again.
          leaving.current = isOpen ? close() : Promise.resolve()
          // A step may also lead to another entry of the page, past the one from which it was opened.
          if (isOpen || stateNow().entry === entry) void leaving.current.then(() => requestAnimationFrame(returnToPage))
        },
      }}
      render={{
        slide: ({ slide, offset, rect, zoom = 1 }) => renderSlide(slide, offset, rect, zoom),
        buttonZoom: renderTopBar,
        buttonPrev: () => null,
        buttonNext: () => null,
        controls: () => (
          <>
            {currentPair ? (
              <ComparisonFooter
                {...currentPair}
                {...navigation}
                note={visibleNote}
                number={number}
                isSideBySide={isSideBySide}
                isHeld={isHeld}
                onHold={setIsHeld}
              />
            ) : (
              <PictureFooter {...navigation} nextGroup={isAtEnd ? nextGroupTitle : undefined}>
                {visibleNote}
                <ScreenshotName number={number} name={item.name} shows={beforeOrAfter(item)} />
              </PictureFooter>
            )}
            <VisuallyHidden role="status">
              {noteText ??
                fillIn(VIEWER_WORDS.shown, {
                  position: slideIndex + 1,
                  count: slides.length,
                  name: isComparison ? dialogLabel : item.name,
                })}
            </VisuallyHidden>
          </>
        ),
      }}
    />
  )
}
