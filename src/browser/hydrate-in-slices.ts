import { type ReactElement, startTransition } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"
import { takeEarlyTaps } from "./early-taps"

/**
 * Hydrates as a transition, which React does in slices of a few milliseconds between which the page answers, instead of in one task. What lies
 * in a Suspense boundary is hydrated after what surrounds it, or first if the visitor touches it.
 */
export function hydrateInSlices() {
  return (element: ReactElement, container: Element): void => {
    const repeatEarlyTaps = takeEarlyTaps()
    startTransition(() => {
      if (container.hasChildNodes()) hydrateRoot(container, element)
      // A page without HTML of its own: `gatsby develop`.
      else createRoot(container).render(element)
    })
    repeatEarlyTaps()
  }
}
