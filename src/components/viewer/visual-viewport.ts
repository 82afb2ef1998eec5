import { type CSSProperties, useSyncExternalStore } from "react"

function subscribe(onChange: () => void): () => void {
  const { visualViewport: view } = window
  view?.addEventListener("resize", onChange)
  view?.addEventListener("scroll", onChange)
  return () => {
    view?.removeEventListener("resize", onChange)
    view?.removeEventListener("scroll", onChange)
  }
}

/** Where the visitor looks, as text, for it to be compared: left, top, width, height, scale. */
function look(): string {
  const { visualViewport: view } = window
  if (!view || view.scale === 1) return ""
  return [view.offsetLeft, view.offsetTop, view.width, view.height, view.scale].join(" ")
}

/**
 * The place of what is to fill the screen on a page that the visitor has pinched larger: the part of it that they see, at the size it would have
 * without. Undefined on any other page.
 */
export function useVisualViewport(): CSSProperties | undefined {
  const seen = useSyncExternalStore(subscribe, look)
  const [left, top, width, height, scale] = seen.split(" ").map(Number)
  if (top === undefined || width === undefined || height === undefined || !scale) return undefined
  return {
    left,
    top,
    right: "auto",
    bottom: "auto",
    width: width * scale,
    height: height * scale,
    transform: `scale(${String(1 / scale)})`,
    transformOrigin: "0 0",
  }
}
