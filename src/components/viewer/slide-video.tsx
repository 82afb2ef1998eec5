import { styled } from "@mui/material/styles"
import { useEffect, useRef } from "react"
import { REDUCED_MOTION } from "../../theme/tokens"
import { shownSize } from "./shown-size"
import type { SlideProps } from "./slide-picture"

const Film = styled("video")({ display: "block", flex: "none", backgroundColor: "#000" })

/** A video in the viewer: while it is the current slide it plays, muted until the visitor unmutes it; not for visitors who prefer reduced motion. */
export function SlideVideo({ item, media, room, isCurrent }: SlideProps) {
  const ref = useRef<HTMLVideoElement>(null)
  const { width, height } = shownSize(media ?? item.img, room, 1)
  const isThere = Boolean(media)

  useEffect(() => {
    const video = ref.current
    if (!isCurrent || !isThere || !video || window.matchMedia(REDUCED_MOTION).matches) return undefined
    // Blocked by the browser's settings: it has its controls.
    video.play().catch(() => undefined)
    return () => video.pause()
  }, [isCurrent, isThere])

  return (
    <Film
      ref={ref}
      data-picture={isCurrent ? "current" : undefined}
      controls
      muted
      playsInline
      preload={isCurrent ? "metadata" : "none"}
      poster={media?.gatsbyImageData?.images.fallback?.src}
      aria-label={media?.alt ?? item.name}
      style={{ width, height }}
      onPointerDown={(event) => event.stopPropagation()}
      // Its own controls answer keys, too.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <source src={item.img.original} type={media?.type} />
    </Film>
  )
}
