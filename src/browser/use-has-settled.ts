import { useEffect, useState } from "react"

/** How long after page load self-starting motion begins, ms: what a visitor waits for comes first. */
const SETTLING_TIME = 1000

/** Whether a second has passed since the page loaded and since what would move was there: since the component mounted, if not told otherwise. */
export function useHasSettled(isThere = true): boolean {
  const [hasSettled, setHasSettled] = useState(false)

  useEffect(() => {
    if (!isThere) return
    // A component that is gone by then ignores it.
    const begin = () => setTimeout(() => setHasSettled(true), SETTLING_TIME)
    if (document.readyState === "complete") begin()
    else window.addEventListener("load", begin, { once: true })
  }, [isThere])

  return hasSettled
}
