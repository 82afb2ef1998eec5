import { useEffect, useState } from "react"

/** How long after page load automatic motion starts, ms: what a visitor waits for comes first. */
const SETTLING_TIME = 1000

/** Whether a second has passed since the page loaded and since `isReady` became true: by default, since the component mounted. */
export function useHasSettled(isReady = true): boolean {
  const [hasSettled, setHasSettled] = useState(false)

  useEffect(() => {
    if (!isReady) return
    // React ignores it if the component has unmounted by then.
    const begin = () => setTimeout(() => setHasSettled(true), SETTLING_TIME)
    if (document.readyState === "complete") begin()
    else window.addEventListener("load", begin, { once: true })
  }, [isReady])

  return hasSettled
}
