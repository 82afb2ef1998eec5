import { useEffect, useState } from "react"

/** How long after page load self-starting motion begins, ms: what a visitor waits for comes first. */
const SETTLING_TIME = 1000

/** Whether a second has passed since the page loaded and since the component mounted. */
export function useHasSettled(): boolean {
  const [hasSettled, setHasSettled] = useState(false)

  useEffect(() => {
    // A component that is gone by then ignores it.
    const begin = () => setTimeout(() => setHasSettled(true), SETTLING_TIME)
    if (document.readyState === "complete") begin()
    else window.addEventListener("load", begin, { once: true })
  }, [])

  return hasSettled
}
