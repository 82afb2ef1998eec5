import { type ReactElement, startTransition } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"
import { replayClicks } from "../pre-hydration/replay-clicks"

/**
 * Hydrates as a transition: React pauses every few milliseconds for the page to answer, instead of doing it all in one task. What lies in a
 * `HydrationBoundary` is hydrated after what surrounds it, or first if the visitor touches it.
 */
export function hydrateInTransition() {
  return (element: ReactElement, container: Element): void => {
    const replay = replayClicks()
    startTransition(() => {
      if (container.hasChildNodes()) hydrateRoot(container, element)
      // A page without HTML of its own: `gatsby develop`.
      else createRoot(container).render(element)
    })
    replay()
  }
}
