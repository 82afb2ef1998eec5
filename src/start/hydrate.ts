import { type ReactElement, startTransition } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"
import { QUEUED_ATTRIBUTE } from "../pre-hydration/attributes"

/**
 * Turns the rules that the build made of style attributes (`src/build/style-attributes.ts`) back into inline styles, because React later removes single
 * properties, such as those that keep MUI's tab list from scrolling. What scripts have set in the meantime stays.
 */
function restoreStyleAttributes(): void {
  const { sheet } = document.querySelector<HTMLStyleElement>("style[data-s]") ?? {}
  for (const rule of sheet?.cssRules ?? []) {
    if (!(rule instanceof CSSStyleRule) || !rule.selectorText.startsWith("[data-style=")) continue
    for (const element of document.querySelectorAll<HTMLElement>(rule.selectorText)) {
      element.style.cssText = rule.style.cssText + element.style.cssText
      element.removeAttribute("data-style")
    }
  }
}

/**
 * Hydrates as a transition: React pauses every few milliseconds so that the page can respond, instead of doing it all in one task. A
 * `HydrationBoundary` is hydrated after its surroundings, or first if the visitor touches it. Queued clicks are repeated once React listens.
 */
export const hydrateInTransition = () => (element: ReactElement, container: Element) => {
  const queued = window.takeQueuedClicks?.() ?? []
  startTransition(() => {
    restoreStyleAttributes()
    if (container.hasChildNodes()) hydrateRoot(container, element)
    // A page without its own HTML: `gatsby develop`.
    else createRoot(container).render(element)
  })
  for (const button of queued) {
    button.removeAttribute(QUEUED_ATTRIBUTE)
    // The visitor may have gone on to another tab.
    if (button.isConnected && !button.closest("[role=tabpanel][hidden]")) button.click()
  }
}
