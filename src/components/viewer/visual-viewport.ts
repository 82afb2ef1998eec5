import { type CSSProperties, useEffect, useState } from "react"

function currentStyle(): CSSProperties | undefined {
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

/** The style that makes the viewer cover the visible part of a pinch-zoomed page, at the size it has without zoom; undefined if the page isn't zoomed. */
export function useVisualViewport(): CSSProperties | undefined {
  const [style, setStyle] = useState(currentStyle)
  useEffect(() => {
    const { visualViewport: view } = window
    const update = () => setStyle(currentStyle())
    const listeners = new AbortController()
    // It may have changed since the first render.
    update()
    for (const type of ["resize", "scroll"]) view?.addEventListener(type, update, { signal: listeners.signal })
    return () => listeners.abort()
  }, [])
  return style
}
