import { ARRIVED_ATTRIBUTE, FIRST_PAGE_CLASS, OPEN_ATTRIBUTE } from "../pre-hydration/attributes"
import { controlsToPress, getPlace, MOVED_EVENT, noteEntry, offsetOf, type Place, stateNow, topOfPlace } from "./places"

const CONTROLS = "a[href], button, video, [tabindex]"

/** The element in the page's content that a hash points to; null if there is none, or the hash can't be decoded. */
export function targetOf(hash: string): HTMLElement | null {
  try {
    const target = document.getElementById(decodeURIComponent(hash.replace(/^#/, "")))
    return target?.parentElement?.closest("main") ? target : null
  } catch {
    return null
  }
}

/** Clicks tabs and accordion rows, without transitions: moving elements can't be scrolled to. Calls back once React has rendered. */
function pressInstantly(controls: readonly HTMLElement[], whenOpen: () => void): void {
  const stopped: HTMLElement[] = []
  for (const control of controls) {
    const content = control.parentElement?.parentElement?.querySelector<HTMLElement>(`:scope > [${OPEN_ATTRIBUTE}]`)
    // The children, too: during a transition's first moment they would still be hidden.
    for (const moving of content ? [content, ...content.querySelectorAll<HTMLElement>(":scope > *")] : []) {
      moving.style.transition = "none"
      stopped.push(moving)
    }
    control.click()
  }
  requestAnimationFrame(() => {
    whenOpen()
    for (const element of stopped) element.style.removeProperty("transition")
  })
}

/** The controls that show an element when they are pressed: of the closed tabs and accordion entries around it, or of itself if it is one. */
export function closedControlsAround(target: HTMLElement): HTMLElement[] {
  const controls: HTMLElement[] = []
  for (let element: HTMLElement | null = target; element; element = element.parentElement) {
    const control = element.hidden
      ? document.getElementById(element.getAttribute("aria-labelledby") ?? "")
      : element.querySelector<HTMLElement>(':scope > * > button[aria-expanded="false"]')
    if (control) controls.push(control)
  }
  return controls
}

/** Opens the tabs and accordion entries around an element, or the element itself, and calls back when that is done. */
export const openAround = (target: HTMLElement, whenOpen: () => void): void =>
  pressInstantly(closedControlsAround(target), whenOpen)

/** Restores the scroll position of a place. */
export const scrollToPlace = (place: Place): void => window.scrollTo({ top: topOfPlace(place), behavior: "instant" })

/** Opens the entries and selects the tabs that were open at a place, closes all others, and calls back when that is done. */
export const reopen = (place: Place, whenOpen: () => void): void => pressInstantly(controlsToPress(place), whenOpen)

/** The scroll position that shows an element, px. For a tab panel, its tab list above stays in view. */
export function topOf(target: HTMLElement): number {
  const margin = parseFloat(getComputedStyle(target).scrollMarginTop)
  const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const tab = document.getElementById(target.getAttribute("aria-labelledby") ?? "")
  const list = tab?.closest<HTMLElement>('[role="tablist"]')
  const top = Math.min(offsetOf(target), list ? offsetOf(list) : Infinity)
  return Math.max(0, top - margin - padding)
}

/** Scrolls to an element; focuses and briefly highlights its heading or first control. */
export function showTarget(target: HTMLElement): void {
  window.scrollTo({ top: topOf(target), behavior: "instant" })
  // The heading of a work's panel, because the panel's first link leads to another page.
  const heading = target.querySelector<HTMLElement>(":scope[role=tabpanel] h2")
  const control = heading ?? (target.matches(CONTROLS) ? target : target.querySelector<HTMLElement>(CONTROLS))
  if (!control) return
  if (heading) heading.tabIndex = -1
  control.focus({ preventScroll: true })
  control.setAttribute(ARRIVED_ATTRIBUTE, "")
  // A picture inside the control has its own animation.
  control.addEventListener("animationend", ({ animationName }) => {
    if (animationName === "arrived") control.removeAttribute(ARRIVED_ATTRIBUTE)
  })
}

/** Opens the tab and the accordion entry around a hash's target, and calls back with the target when it is in place. */
export function openTarget(hash: string, whenOpen: (target: HTMLElement) => void): void {
  const target = targetOf(hash)
  // React may have replaced it with another element.
  if (target) openAround(target, () => whenOpen(document.getElementById(target.id) ?? target))
}

/** Opens the target of the URL's hash and scrolls to it. */
export function goToHashTarget(): void {
  openTarget(window.location.hash, showTarget)
}

/** A signal that aborts on the visitor's next input: after that nothing may scroll the page for them. */
export function untilVisitorInput(): AbortSignal {
  const controller = new AbortController()
  const { signal } = controller
  const abort = () => controller.abort()
  for (const type of ["wheel", "touchmove", "pointerdown", "keydown", "popstate"]) {
    addEventListener(type, abort, { signal, passive: true })
  }
  return signal
}

/**
 * Scrolls the first page of a visit while it is being parsed: to the hash's target, or, for a history entry that was left before, to its saved place.
 * Until the page has loaded, the browser also scrolls to the hash and takes the focus away, and the app filters a list that is complete in the HTML.
 * Both are corrected, unless there was input from the visitor.
 */
export function showFirstPage(): void {
  const isNew = noteEntry()
  const place = getPlace()
  // The browser itself goes to a text that the URL names, which `location.hash` leaves out.
  const namesText = performance.getEntriesByType("navigation")[0]?.name.includes(":~:")
  const target = isNew && !namesText ? targetOf(window.location.hash) : null
  // Otherwise the page would still be moving when the browser scrolls.
  if (!isNew || target)
    document.querySelector<HTMLElement>(`.${FIRST_PAGE_CLASS}`)?.style.setProperty("animation", "none")
  // No place is stored if the browser refuses storage, but it restores the scroll position itself.
  if (!isNew && !place) openTarget(window.location.hash, () => undefined)
  if (place) reopen(place, () => scrollToPlace(place))
  else if (target) goToHashTarget()
  else return
  const signal = untilVisitorInput()
  const { entry } = stateNow()
  const again = ({ type }: Event) => {
    if (signal.aborted || stateNow().entry !== entry) return
    if (place) scrollToPlace(place)
    else if (type === MOVED_EVENT || document.activeElement === document.body) goToHashTarget()
  }
  for (const type of ["load", MOVED_EVENT]) addEventListener(type, again, { signal, once: true })
  // WebKit scrolls to the hash's target right after the `load` event.
  if (place) addEventListener("load", (event) => requestAnimationFrame(() => again(event)), { signal, once: true })
}

/** The hash for an address on its page. */
export const hashOf = (address: string) => `#${encodeURI(address)}`

/** In development the page has no HTML, so this runs after React has rendered. */
export function showFirstPageInDevelopment(): void {
  if (process.env.NODE_ENV === "development") showFirstPage()
}
