import { styled } from "@mui/material/styles"
import { useEffect, useRef } from "react"
import { REDUCED_MOTION } from "../../theme/tokens"
import { shownSize } from "./shown-size"
import type { SlideProps } from "./slide-picture"

const Video = styled("video")({ display: "block", flex: "none", backgroundColor: "#000" })

/** A video in the viewer. It plays while it is the current slide, muted until the visitor unmutes it, unless the visitor prefers reduced motion. */
export function SlideVideo({ item, media, space, isCurrent }: SlideProps) {
  const ref = useRef<HTMLVideoElement>(null)
  const { width, height } = shownSize(media ?? item.img, space, 1)
  const isLoaded = Boolean(media)

  useEffect(() => {
    const video = ref.current
    if (!isCurrent || !isLoaded || !video || window.matchMedia(REDUCED_MOTION).matches) return undefined
    // If the browser blocks autoplay, the visitor can use the controls.
    video.play().catch(() => undefined)
    return () => video.pause()
  }, [isCurrent, isLoaded])

  return (
    <Video
      ref={ref}
      data-picture={isCurrent ? "current" : undefined}
      controls
      muted
      playsInline
      preload={isCurrent ? "metadata" : "none"}
      poster={media?.gatsbyImageData?.images.fallback?.src}
      aria-label={(media?.alt ?? "") || item.name}
      style={{ width, height }}
      onPointerDown={(event) => event.stopPropagation()}
      // The video's own controls handle keys, too.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <source src={item.img.original} type={media?.type} />
    </Video>
  )
}
