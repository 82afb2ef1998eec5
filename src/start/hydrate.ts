import { type ReactElement, startTransition } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"
import { QUEUED_ATTRIBUTE } from "../pre-hydration/attributes"

/**
 * Hydrates as a transition: React pauses every few milliseconds so that the page can respond, instead of doing it all in one task. A
 * `HydrationBoundary` is hydrated after its surroundings, or first if the visitor touches it. Queued clicks are repeated once React listens.
 */
export const hydrateInTransition = () => (element: ReactElement, container: Element) => {
  const queued = window.takeQueuedClicks?.() ?? []
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, element)
    // A page without its own HTML: `gatsby develop`.
    else createRoot(container).render(element)
  })
  for (const button of queued) {
    button.removeAttribute(QUEUED_ATTRIBUTE)
    if (button.isConnected) button.click()
  }
}
