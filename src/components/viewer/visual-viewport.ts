import { type CSSProperties, useEffect, useState } from "react"

function placeNow(): CSSProperties | undefined {
  const { visualViewport: view } = window
  if (!view || view.scale === 1) return undefined
  return {
    left: view.offsetLeft,
    top: view.offsetTop,
    right: "auto",
    bottom: "auto",
    width: view.width * view.scale,
    height: view.height * view.scale,
    transform: `scale(${1 / view.scale})`,
    transformOrigin: "0 0",
  }
}

/** The viewer's place on a pinch-zoomed page: the visible part, at the size it would have without zoom. Undefined on any other page. */
export function useVisualViewport(): CSSProperties | undefined {
  const [place, setPlace] = useState(placeNow)
  useEffect(() => {
    const { visualViewport: view } = window
    const follow = () => setPlace(placeNow())
    const listeners = new AbortController()
    // It may have changed since the first rendering.
    follow()
    for (const type of ["resize", "scroll"]) view?.addEventListener(type, follow, { signal: listeners.signal })
    return () => listeners.abort()
  }, [])
  return place
}
