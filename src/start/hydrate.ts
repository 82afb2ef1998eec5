import { type ReactElement, startTransition } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"
import { QUEUED_ATTRIBUTE } from "../pre-hydration/attributes"

/**
 * Hydrates as a transition: React pauses every few milliseconds for the page to answer, instead of doing it all in one task. What lies in a
 * `HydrationBoundary` is hydrated after what surrounds it, or first if the visitor touches it. Clicks that were queued are repeated once React listens.
 */
export const hydrateInTransition = () => (element: ReactElement, container: Element) => {
  const queued = window.takeQueuedClicks?.() ?? []
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, element)
    // A page without HTML of its own: `gatsby develop`.
    else createRoot(container).render(element)
  })
  for (const button of queued) {
    button.removeAttribute(QUEUED_ATTRIBUTE)
    if (button.isConnected) button.click()
  }
}
