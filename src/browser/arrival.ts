import { ARRIVED_ATTRIBUTE, OPEN_ATTRIBUTE } from "../pre-hydration/attributes"

const CONTROLS = "a[href], button, video"

/** The element in the page's content for a hash; null if the hash points to nothing, or can't be decoded. */
function targetOf(hash: string): HTMLElement | null {
  try {
    const target = document.getElementById(decodeURIComponent(hash.replace(/^#/, "")))
    return target?.parentElement?.closest("main") ? target : null
  } catch {
    return null
  }
}

/**
 * Opens the tabs and accordion entries that an element is or is in, with clicks like a visitor's, but instantly: moving elements can't be scrolled to.
 * @returns what lets them move again
 */
export function openAround(target: HTMLElement): () => void {
  const held: HTMLElement[] = []
  for (let element: HTMLElement | null = target; element; element = element.parentElement) {
    if (element.hidden) document.getElementById(element.getAttribute("aria-labelledby") ?? "")?.click()
    const button = element.querySelector<HTMLElement>(':scope > * > button[aria-expanded="false"]')
    const opened = element.querySelector<HTMLElement>(`:scope > [${OPEN_ATTRIBUTE}]`)
    if (!button || !opened) continue
    // Its content stays hidden until the transition's first moment is over.
    for (const moving of [opened, ...opened.querySelectorAll<HTMLElement>(":scope > *")]) {
      moving.style.transition = "none"
      held.push(moving)
    }
    button.click()
  }
  return () => {
    for (const element of held) element.style.removeProperty("transition")
  }
}

/** The window's scroll position for an element, px, from layout only: a page that is entering still moves. */
export function topOf(target: HTMLElement): number {
  let top = 0
  for (let element: Element | null = target; element instanceof HTMLElement; element = element.offsetParent) {
    top += element.offsetTop
  }
  const margin = parseFloat(getComputedStyle(target).scrollMarginTop)
  const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  return Math.max(0, top - margin - padding)
}

/** Scrolls to an element; its heading or first control gets focus and is marked briefly. */
export function show(target: HTMLElement): void {
  window.scrollTo({ top: topOf(target), behavior: "instant" })
  // A work's panel has a heading: its first link leads away.
  const heading = target.querySelector<HTMLElement>(":scope > h2")
  const control = heading ?? (target.matches(CONTROLS) ? target : target.querySelector<HTMLElement>(CONTROLS))
  if (!control) return
  if (heading) heading.tabIndex = -1
  control.focus({ preventScroll: true })
  control.setAttribute(ARRIVED_ATTRIBUTE, "")
  control.addEventListener("animationend", () => control.removeAttribute(ARRIVED_ATTRIBUTE), { once: true })
}

/** Opens the tab and the accordion entry around a hash's target, and calls back with it as soon as it is in place. */
export function openTarget(hash: string, whenOpen: (target: HTMLElement) => void): void {
  const target = targetOf(hash)
  if (!target) return
  const letMove = openAround(target)
  // Wait until React has rendered: it may have replaced the target with another element.
  requestAnimationFrame(() => {
    whenOpen(document.getElementById(target.id) ?? target)
    letMove()
  })
}

/** Takes the visitor to the address's target. */
function arrive(): void {
  openTarget(window.location.hash, show)
}

/**
 * The same for the first page of a visit, while it is parsed; from then on page and address follow each other. Some time before it has loaded the
 * browser goes there itself, and takes the focus away: it is restored, unless the visitor has moved on.
 */
export function arriveFirst(): void {
  followEachOther()
  if (!targetOf(window.location.hash)) return
  arrive()
  const patience = new AbortController()
  const { signal } = patience
  const giveUp = () => patience.abort()
  for (const type of ["wheel", "touchmove", "keydown"]) addEventListener(type, giveUp, { signal, passive: true })
  addEventListener(
    "load",
    () => {
      if (document.activeElement === document.body) arrive()
      giveUp()
    },
    { signal },
  )
}

/** The address of what a tab or accordion row shows now; for a closed entry, that of the panel around it. */
function shownBy(control: Element): string {
  if (control.getAttribute("role") === "tab") return control.getAttribute("aria-controls") ?? ""
  const entry = control.parentElement?.closest("[id]")
  const shown =
    control.getAttribute("aria-expanded") === "true" ? entry : entry?.parentElement?.closest("main [role=tabpanel]")
  return shown?.id ?? ""
}

/** The hash for an address on its page. */
export const hashOf = (address: string) => `#${encodeURI(address)}`

/** Points the address to what the visitor opened or chose, without a history entry: a reload shows the same. */
function followVisitor({ target, isTrusted }: Event): void {
  // Ignore scripted clicks, as on arrival.
  if (!isTrusted || !(target instanceof Element)) return
  // Already there, so the browser sends no event.
  if (target.closest<HTMLAnchorElement>("main a[href^='#']")?.hash === window.location.hash) arrive()
  const control = target.closest('main [role="tab"], main button[aria-expanded]')
  if (!control) return
  // After React has rendered it.
  requestAnimationFrame(() => {
    const { history, location } = window
    const address = shownBy(control)
    history.replaceState(history.state, "", location.pathname + location.search + (address && hashOf(address)))
  })
}

/** Takes the visitor to the address's target whenever its hash changes, and updates the address as the visitor moves. */
function followEachOther(): void {
  addEventListener("hashchange", arrive)
  // In the capture phase, before the script in the head, which keeps clicks to itself.
  addEventListener("click", followVisitor, true)
}

/** In development the page has no HTML: what `load-scripts.ts` does before React is done after it. */
export function arriveInDevelopment(): void {
  if (process.env.NODE_ENV !== "development") return
  arrive()
  followEachOther()
}

/** Goes to an address on this page: going back returns the visitor. */
export function goToAddress(address: string): void {
  const hash = hashOf(address)
  if (window.location.hash === hash) arrive()
  else window.location.hash = hash
}
