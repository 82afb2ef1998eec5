import { type RefCallback, useCallback, useState } from "react"

/** How far below or above the window something is near, in heights of the window. */
const NEARNESS = "100%"

/**
 * Whether an element has ever come near the window.
 * @returns also the ref that tells which element
 */
export function useIsNear(): [isNear: boolean, ref: RefCallback<Element>] {
  const [isNear, setIsNear] = useState(false)
  const ref = useCallback((element: Element) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setIsNear(true)
        observer.disconnect()
      },
      { rootMargin: `${NEARNESS} 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [isNear, ref]
}
