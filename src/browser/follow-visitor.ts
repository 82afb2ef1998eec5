import { followedLink } from "./followed-links"
import { closedControlsAround, goToHashTarget, hashOf, reopen, scrollToPlace, targetOf } from "./arrival"
import { addressOf, getPlace, isExiting, isNoted, isRendered, noteEntry, ROUTE_UPDATE_EVENT, savePlace } from "./places"

/** Sets the hash of the URL to an address, without a new history entry. Does nothing if the URL is already another page's. */
export function replaceHash(address: string): void {
  if (!isRendered()) return
  const { history, location } = window
  history.replaceState(history.state, "", location.pathname + location.search + (address && hashOf(address)))
}

/** The address of what a tab or accordion row now shows; for a closed entry, the address of the panel around it. */
function shownBy(control: Element): string {
  const isClosed = control.getAttribute("aria-expanded") === "false"
  return isClosed ? (control.closest("main [role=tabpanel]")?.id ?? "") : addressOf(control)
}

/** Sets the hash to what the visitor opened or selected, and handles links to the current hash. */
function onClick(event: MouseEvent): void {
  const { target } = event
  // Ignore clicks by scripts, such as those of `pressInstantly`.
  if (!event.isTrusted || !(target instanceof Element)) return
  // Chromium would report a link to the current hash as a step to the same entry, which looks like going back.
  const { hash } = window.location
  const link = followedLink(event)
  if (link?.matches("main a[href^='#']") && link.hash === hash) {
    event.preventDefault()
    const main = document.querySelector("main")
    if (main && hash === hashOf(main.id)) {
      main.focus({ preventScroll: true })
      window.scrollTo({ top: 0, behavior: "instant" })
    } else goToHashTarget()
  }
  const control = target.closest('main [role="tab"], main button[aria-expanded]')
  // Once React has rendered the change.
  if (control && addressOf(control)) requestAnimationFrame(() => replaceHash(shownBy(control)))
}

/** Whether the app has rendered its first page, and so handles steps in the history. */
let hasRendered = false

/**
 * Handles a step in the history or to a hash. The browser scrolls right after this, so what was open has to be open by then. While a page other than
 * the entry's is shown, that page stays where it is; `overlayPage` scrolls the entry's page when it enters.
 * @param event missing for a step before the app started: then the place of the entry before it is no longer known
 */
function onStep(event?: Event): void {
  if (event) savePlace()
  const isNew = noteEntry()
  if (!isRendered() && !hasRendered) {
    window.location.reload()
    return
  }
  if (!isRendered() || isExiting()) {
    const { scrollY: top } = window
    requestAnimationFrame(() => window.scrollTo({ top, behavior: "instant" }))
  }
  if (!isRendered()) return
  const place = getPlace()
  if (isNew) {
    // Before the app started, the browser has gone to a target that was visible or that it could open.
    const target = event ? null : targetOf(window.location.hash)
    if (target === null || closedControlsAround(target).length > 0) goToHashTarget()
  } else if (place) reopen(place, () => scrollToPlace(place))
}

let focused: EventTarget | null = null

/** Scrolls a strip so that what got the focus by a key is whole: Chromium leaves it cut off if a part of it is in sight. */
function onFocus({ target }: FocusEvent): void {
  // A window that gets the focus back reports what had it before, from which the visitor may have scrolled away.
  if (target === focused) return
  focused = target
  if (!(target instanceof Element) || !target.matches("[data-strip] :focus-visible")) return
  // A strip of pictures snaps, and would go back from any other place.
  target.closest("figure, li")?.scrollIntoView({ block: "nearest", inline: "start", behavior: "instant" })
  // A picture may be higher than the window.
  target.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" })
}

/**
 * Shows the target of each new hash, restores each place that was left, and updates the URL as the visitor opens things.
 * @returns whether the page is the URL's. If not, because the visitor stepped through the history before the app started, the URL's page is loaded.
 */
export function followVisitor(): boolean {
  // What happened before the app started: a step in the history, and a press that the script in the head handled.
  if (!isNoted()) onStep()
  else if (window.lastPressed?.closest("main")) replaceHash(shownBy(window.lastPressed))
  // In the capture phase, before Gatsby's router and the script in the head, which stops the propagation of clicks.
  addEventListener("popstate", onStep, true)
  addEventListener(ROUTE_UPDATE_EVENT, () => (hasRendered = true), { once: true })
  addEventListener("click", onClick, true)
  addEventListener("focusin", onFocus)
  addEventListener("pagehide", savePlace)
  // A phone may end a hidden page without another event.
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) savePlace()
  })
  return isRendered()
}
