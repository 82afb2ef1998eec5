import { followedLink } from "./followed-links"
import { arrive, hashOf, reopen, scrollToPlace } from "./arrival"
import { controlled, enter, isCurrent, isPageLeaving, isRendered, leave, placeHere, ROUTE_UPDATE_EVENT } from "./places"

/** Points the address to what is shown, without a history entry, unless it is another page's already. */
export function pointTo(address: string): void {
  if (!isRendered()) return
  const { history, location } = window
  history.replaceState(history.state, "", location.pathname + location.search + (address && hashOf(address)))
}

/** The address of what a tab or accordion row shows now; for a closed entry, that of the panel around it. */
function shownBy(control: Element): string {
  const isClosed = control.getAttribute("aria-expanded") === "false"
  return isClosed ? (control.closest("main [role=tabpanel]")?.id ?? "") : controlled(control)
}

/** Points the address to what the visitor opened or chose. */
function onClick(event: MouseEvent): void {
  const { target } = event
  // Ignore scripted clicks, as on arrival.
  if (!event.isTrusted || !(target instanceof Element)) return
  // Chromium would make it a step to the same entry, which looks like a return.
  const { hash } = window.location
  const link = followedLink(event)
  if (link?.matches("main a[href^='#']") && link.hash === hash) {
    event.preventDefault()
    const main = document.querySelector("main")
    if (main && hash === hashOf(main.id)) {
      main.focus({ preventScroll: true })
      window.scrollTo({ top: 0, behavior: "instant" })
    } else arrive()
  }
  const control = target.closest('main [role="tab"], main button[aria-expanded]')
  // After React has rendered it.
  if (control) requestAnimationFrame(() => pointTo(shownBy(control)))
}

/** Whether the app has rendered its first page, and so follows steps. */
let isFollowed = false

/**
 * After a step in the history, or on the way to a hash. The browser scrolls right after: what was open is open by then. If the page that it would
 * scroll isn't the one that was left, that page stays where it is; `layOver` scrolls the other when it comes in.
 */
function onStep(): void {
  leave()
  const isNew = enter()
  if (!isRendered() && !isFollowed) {
    window.location.reload()
    return
  }
  if (!isRendered() || isPageLeaving()) {
    const { scrollY: top } = window
    requestAnimationFrame(() => window.scrollTo({ top, behavior: "instant" }))
  }
  if (!isRendered()) return
  const place = placeHere()
  if (isNew) arrive()
  else if (place) reopen(place, () => scrollToPlace(place))
}

/**
 * Takes the visitor to the target of each new hash and back to each place that was left, and updates the address as the visitor opens things.
 * @returns whether the page is the one of the address: another one is loaded if the visitor stepped there before the app came
 */
export function followVisitor(): boolean {
  // Before the app came: a step, and a press that the script in the head answered.
  if (!isCurrent()) onStep()
  if (window.lastPressed?.closest("main")) pointTo(shownBy(window.lastPressed))
  // In the capture phase, before Gatsby's router and the script in the head, which keeps clicks to itself.
  addEventListener("popstate", onStep, true)
  addEventListener(ROUTE_UPDATE_EVENT, () => (isFollowed = true), { once: true })
  addEventListener("click", onClick, true)
  addEventListener("pagehide", leave)
  // A phone may end a hidden page without another word.
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) leave()
  })
  return isRendered()
}
