import { styled } from "@mui/material/styles"
import { type ComponentProps, useEffectEvent, useLayoutEffect, useRef, useState } from "react"
import { VIEWER_WORDS } from "../../viewer-words"
import { blurred } from "../media/picture"
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

// Presses go to the picture below, which stays: WebKit takes the focus away if what was pressed is gone by the time of `mousedown`.
const Above = styled("img")({ position: "absolute", inset: 0, pointerEvents: "none" })

const Notice = styled("span")(({ theme }) => ({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeContent: "center",
  padding: 16,
  textAlign: "center",
  color: theme.vars.palette.text.secondary,
}))

/** An item of the viewer, and its loaded media. */
export interface ViewedItem {
  item: ViewerItem
  /** Undefined until loaded; null if that fails: then the full-size file is shown. */
  media: Queries.FullMediaFragment | null | undefined
}

type ViewerImageProps = ViewedItem & Omit<ComponentProps<"img">, "width"> & { width: number }

/** The `<picture>` of an item, displayed at a width in CSS px; nothing until its media are loaded. */
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
  room: Size
  isCurrent: boolean
}

interface SlidePictureProps extends SlideProps {
  zoom: number
  /** Whether an animation moves. */
  isMoving: boolean
  /** Whether it may be fetched now. */
  mayLoad: boolean
  /** It has loaded or never will. */
  onSettled: () => void
  /** It was laid out for the first time. */
  onPlaced: (picture: HTMLElement) => void
}

/** A picture in the viewer: over its blurred placeholder, at the width that room and zoom require; an animation moves. */
export function SlidePicture(props: SlidePictureProps) {
  const { item, media, room, zoom, isCurrent, isMoving, mayLoad, onSettled, onPlaced } = props
  const ref = useRef<HTMLSpanElement>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const { width, height } = shownSize(media ?? item.img, room)
  const wanted = Math.ceil(width * zoom)
  const sources = media?.gatsbyImageData?.images.sources ?? []
  const isBeyondSources = sources.length > 0 && wanted * window.devicePixelRatio > largestWidth(sources) * 1.02

  // Its starting point matters when it appears, not on later renders.
  const tellPlace = useEffectEvent(onPlaced)
  useLayoutEffect(() => {
    if (ref.current) tellPlace(ref.current)
  }, [])

  return (
    <Frame
      ref={ref}
      data-picture={isCurrent ? "current" : undefined}
      style={{ width, height, ...blurred(media?.gatsbyImageData) }}
    >
      {mayLoad && (
        <ViewerImage
          item={item}
          media={media}
          width={wanted}
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
        <Above src={media.original} alt="" decoding="async" draggable={false} />
      )}
      {isCurrent && isMoving && media?.animation && (
        <Above {...media.animation} sizes={`${wanted}px`} alt="" draggable={false} />
      )}
      {hasFailed && <Notice role="alert">{VIEWER_WORDS.couldNotBeLoaded}</Notice>}
    </Frame>
  )
}
