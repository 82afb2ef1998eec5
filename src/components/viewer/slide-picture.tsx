import { styled } from "@mui/material/styles"
import { type ComponentProps, useEffectEvent, useLayoutEffect, useRef, useState } from "react"
import { VIEWER_WORDS } from "../../viewer-words"
import { blurredBackground } from "../media/picture"
import { largestWidth, shownSize, type Size } from "./shown-size"
import type { ViewerItem } from "./viewer-groups"

const Frame = styled("span")(({ theme }) => ({
  display: "block",
  position: "relative",
  flex: "none",
  overflow: "hidden",
  backgroundColor: theme.vars.palette.background.paper,
  backgroundSize: "100% 100%",
  boxShadow: `0 0 0 1px ${theme.vars.palette.divider}`,
  "& img": { display: "block", width: "100%", height: "100%", userSelect: "none", WebkitTouchCallout: "none" },
}))

// Lets presses through to the picture below, which stays: WebKit removes the focus if the pressed element is gone by the time of `mousedown`.
const Overlay = styled("img")({ position: "absolute", inset: 0, pointerEvents: "none" })

const Notice = styled("span")(({ theme }) => ({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeContent: "center",
  padding: 16,
  textAlign: "center",
  // Covers the placeholder and the alternative text.
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.secondary,
}))

/** An item of the viewer and its media. */
export interface ViewedItem {
  item: ViewerItem
  /** Undefined until loaded; null if that fails: then the full-size file is shown. */
  media: Queries.FullMediaFragment | null | undefined
}

type ViewerImageProps = ViewedItem & Omit<ComponentProps<"img">, "width"> & { width: number }

/** An item's `<picture>`, displayed at a width in CSS px. Renders nothing until the media are loaded. */
export function ViewerImage({ item, media, width, ...image }: ViewerImageProps) {
  if (media === undefined) return null
  const images = media?.gatsbyImageData?.images
  return (
    <picture>
      {images?.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={`${Math.ceil(width)}px`} />
      ))}
      <img
        src={images?.fallback?.src ?? item.img.original}
        alt={media?.alt ?? item.name}
        draggable={false}
        {...image}
      />
    </picture>
  )
}

export interface SlideProps extends ViewedItem {
  space: Size
  isCurrent: boolean
}

interface SlidePictureProps extends SlideProps {
  zoom: number
  /** Whether an animated picture plays. */
  isPlaying: boolean
  /** Whether it may be fetched now. */
  mayLoad: boolean
  /** Called when it has loaded or failed to load. */
  onSettled: () => void
  /** Called once, after the first layout. */
  onFirstLayout: (picture: HTMLElement) => void
}

/** A picture in the viewer, over its blurred placeholder, loaded at the width that the available space and the zoom require. */
export function SlidePicture(props: SlidePictureProps) {
  const { item, media, space, zoom, isCurrent, isPlaying, mayLoad, onSettled, onFirstLayout } = props
  const ref = useRef<HTMLSpanElement>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const { width, height } = shownSize(media ?? item.img, space)
  const neededWidth = Math.ceil(width * zoom)
  const sources = media?.gatsbyImageData?.images.sources ?? []
  const isBeyondSources = sources.length > 0 && neededWidth * window.devicePixelRatio > largestWidth(sources) * 1.02

  // Not on later renders: the animation starts when the picture appears.
  const handleFirstLayout = useEffectEvent(onFirstLayout)
  useLayoutEffect(() => {
    if (ref.current) handleFirstLayout(ref.current)
  }, [])

  return (
    <Frame
      ref={ref}
      data-picture={isCurrent ? "current" : undefined}
      style={{ width, height, ...blurredBackground(media?.gatsbyImageData) }}
    >
      {mayLoad && (
        <ViewerImage
          item={item}
          media={media}
          width={neededWidth}
          decoding="async"
          onLoad={() => {
            setHasFailed(false)
            onSettled()
          }}
          onError={() => {
            setHasFailed(true)
            onSettled()
          }}
        />
      )}
      {isCurrent && isBeyondSources && media?.kind === "still" && (
        <Overlay src={media.original} alt="" decoding="async" draggable={false} />
      )}
      {isCurrent && isPlaying && media?.animation && (
        <Overlay {...media.animation} sizes={`${neededWidth}px`} alt="" draggable={false} />
      )}
      {hasFailed && <Notice role="alert">{VIEWER_WORDS.couldNotBeLoaded}</Notice>}
    </Frame>
  )
}
