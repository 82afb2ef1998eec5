import { ARRIVED_ATTRIBUTE, FIRST_PAGE_CLASS, OPEN_ATTRIBUTE } from "../pre-hydration/attributes"
import { controlsToPress, enter, MOVED_EVENT, offsetOf, type Place, placeHere, stateNow, topOfPlace } from "./places"

const CONTROLS = "a[href], button, video, [tabindex]"

/** The element in the page's content for a hash; null if the hash points to nothing, or can't be decoded. */
export function targetOf(hash: string): HTMLElement | null {
  try {
    const target = document.getElementById(decodeURIComponent(hash.replace(/^#/, "")))
    return target?.parentElement?.closest("main") ? target : null
  } catch {
    return null
  }
}

/** Presses tabs and rows like a visitor, but at once: moving elements can't be scrolled to. Calls back as soon as React has rendered. */
function pressAtOnce(controls: readonly HTMLElement[], whenOpen: () => void): void {
  const held: HTMLElement[] = []
  for (const control of controls) {
    const content = control.parentElement?.parentElement?.querySelector<HTMLElement>(`:scope > [${OPEN_ATTRIBUTE}]`)
    // Its content stays hidden until the transition's first moment is over.
    for (const moving of content ? [content, ...content.querySelectorAll<HTMLElement>(":scope > *")] : []) {
      moving.style.transition = "none"
      held.push(moving)
    }
    control.click()
  }
  requestAnimationFrame(() => {
    whenOpen()
    for (const element of held) element.style.removeProperty("transition")
  })
}

/** What a visitor would press to see an element: the closed tabs and accordion entries that it is or is in. */
export function closedAround(target: HTMLElement): HTMLElement[] {
  const controls: HTMLElement[] = []
  for (let element: HTMLElement | null = target; element; element = element.parentElement) {
    const control = element.hidden
      ? document.getElementById(element.getAttribute("aria-labelledby") ?? "")
      : element.querySelector<HTMLElement>(':scope > * > button[aria-expanded="false"]')
    if (control) controls.push(control)
  }
  return controls
}

/** Opens what an element is or is in, and calls back as soon as that is done. */
export const openAround = (target: HTMLElement, whenOpen: () => void): void =>
  pressAtOnce(closedAround(target), whenOpen)

/** Scrolls to where a place was left. */
export const scrollToPlace = (place: Place): void => window.scrollTo({ top: topOfPlace(place), behavior: "instant" })

/** Opens and chooses what was open at a place, closes everything else, and calls back as soon as that is done. */
export const reopen = (place: Place, whenOpen: () => void): void => pressAtOnce(controlsToPress(place), whenOpen)

/** The window's scroll position for an element, px. Above a tab's panel its list of tabs is shown, too. */
export function topOf(target: HTMLElement): number {
  const margin = parseFloat(getComputedStyle(target).scrollMarginTop)
  const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const tab = document.getElementById(target.getAttribute("aria-labelledby") ?? "")
  const list = tab?.closest<HTMLElement>('[role="tablist"]')
  const top = Math.min(offsetOf(target), list ? offsetOf(list) : Infinity)
  return Math.max(0, top - margin - padding)
}

/** Scrolls to an element; its heading or first control gets focus and is marked briefly. */
export function show(target: HTMLElement): void {
  window.scrollTo({ top: topOf(target), behavior: "instant" })
  // A work's panel has a heading: its first link leads away.
  const heading = target.querySelector<HTMLElement>(":scope[role=tabpanel] h2")
  const control = heading ?? (target.matches(CONTROLS) ? target : target.querySelector<HTMLElement>(CONTROLS))
  if (!control) return
  if (heading) heading.tabIndex = -1
  control.focus({ preventScroll: true })
  control.setAttribute(ARRIVED_ATTRIBUTE, "")
  // A picture in it has an animation of its own.
  control.addEventListener("animationend", ({ animationName }) => {
    if (animationName === "arrived") control.removeAttribute(ARRIVED_ATTRIBUTE)
  })
}

/** Opens the tab and the accordion entry around a hash's target, and calls back with it as soon as it is in place. */
export function openTarget(hash: string, whenOpen: (target: HTMLElement) => void): void {
  const target = targetOf(hash)
  // React may have replaced it with another element.
  if (target) openAround(target, () => whenOpen(document.getElementById(target.id) ?? target))
}

/** Takes the visitor to the address's target. */
export function arrive(): void {
  openTarget(window.location.hash, show)
}

/** Aborts as soon as the visitor moves on: nothing may scroll the page for them any more. */
export function untilMovedOn(): AbortSignal {
  const patience = new AbortController()
  const { signal } = patience
  const giveUp = () => patience.abort()
  for (const type of ["wheel", "touchmove", "pointerdown", "keydown", "popstate"]) {
    addEventListener(type, giveUp, { signal, passive: true })
  }
  return signal
}

/**
 * Shows the first page of a visit, while it is parsed: the hash's target, or for an entry that was left before, the same again. Before the page has
 * loaded the browser scrolls there itself, and takes the focus away; and the app filters a list that is whole in the HTML. Both are corrected, unless
 * the visitor has moved on.
 */
export function arriveFirst(): void {
  const isNew = enter()
  const place = placeHere()
  const target = isNew ? targetOf(window.location.hash) : null
  // The page would still rise when the browser scrolls.
  if (!isNew || target)
    document.querySelector<HTMLElement>(`.${FIRST_PAGE_CLASS}`)?.style.setProperty("animation", "none")
  // A browser that refuses storage keeps the scroll position all the same.
  if (!isNew && !place) openTarget(window.location.hash, () => undefined)
  if (place) reopen(place, () => scrollToPlace(place))
  else if (target) arrive()
  else return
  const signal = untilMovedOn()
  const { entry } = stateNow()
  const again = ({ type }: Event) => {
    if (signal.aborted || stateNow().entry !== entry) return
    if (place) scrollToPlace(place)
    else if (type === MOVED_EVENT || document.activeElement === document.body) arrive()
  }
  for (const type of ["load", MOVED_EVENT]) addEventListener(type, again, { signal, once: true })
  // WebKit still goes to the hash's target right after that.
  if (place) addEventListener("load", (event) => requestAnimationFrame(() => again(event)), { signal, once: true })
}

/** The hash for an address on its page. */
export const hashOf = (address: string) => `#${encodeURI(address)}`

/** In development the page has no HTML: this comes after React. */
export function arriveInDevelopment(): void {
  if (process.env.NODE_ENV === "development") arriveFirst()
}
