import { ARRIVED_ATTRIBUTE, OPEN_ATTRIBUTE } from "../pre-hydration/attributes"

const CONTROLS = "a[href], button, video"

/** What a hash points to in the page's content; null for a hash that points to nothing, or can't be decoded. */
function targetOf(hash: string): HTMLElement | null {
  try {
    const target = document.getElementById(decodeURIComponent(hash.replace(/^#/, "")))
    return target?.parentElement?.closest("main") ? target : null
  } catch {
    return null
  }
}

/**
 * Opens the tabs and accordion entries that an element is or lies in, by clicks such as a visitor's, but at once: what still moves can't be scrolled to.
 * @returns what lets them move again
 */
export function openAround(target: HTMLElement): () => void {
  const held: HTMLElement[] = []
  for (let element: HTMLElement | null = target; element; element = element.parentElement) {
    if (element.hidden) document.getElementById(element.getAttribute("aria-labelledby") ?? "")?.click()
    const button = element.querySelector<HTMLElement>(':scope > * > button[aria-expanded="false"]')
    const opened = element.querySelector<HTMLElement>(`:scope > [${OPEN_ATTRIBUTE}]`)
    if (!button || !opened) continue
    // What it holds is hidden until the first moment of its transition is over.
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

/** Where the window is to be scrolled to for an element, px, by the layout alone: a page that is coming in still moves. */
export function topOf(target: HTMLElement): number {
  let top = 0
  for (let element: Element | null = target; element instanceof HTMLElement; element = element.offsetParent) {
    top += element.offsetTop
  }
  const margin = parseFloat(getComputedStyle(target).scrollMarginTop)
  const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  return Math.max(0, top - margin - padding)
}

/** Scrolls to an element; its heading or its first control has focus and is marked for a moment. */
export function show(target: HTMLElement): void {
  window.scrollTo({ top: topOf(target), behavior: "instant" })
  // Of a work in its panel: its first link leads away from it.
  const heading = target.querySelector<HTMLElement>(":scope > h2")
  const control = heading ?? (target.matches(CONTROLS) ? target : target.querySelector<HTMLElement>(CONTROLS))
  if (!control) return
  if (heading) heading.tabIndex = -1
  control.focus({ preventScroll: true })
  control.setAttribute(ARRIVED_ATTRIBUTE, "")
  control.addEventListener("animationend", () => control.removeAttribute(ARRIVED_ATTRIBUTE), { once: true })
}

/** Opens the tab and the accordion entry around what a hash points to, and does something with it as soon as it has its place. */
export function openTarget(hash: string, whenOpen: (target: HTMLElement) => void): void {
  const target = targetOf(hash)
  if (!target) return
  const letMove = openAround(target)
  // When React has drawn what was opened: it may have put another element in the target's place.
  requestAnimationFrame(() => {
    whenOpen(document.getElementById(target.id) ?? target)
    letMove()
  })
}

/** Leads the visitor to what the address points to. */
function arrive(): void {
  openTarget(window.location.hash, show)
}

/**
 * The same for the first page of a visit, while it is parsed, and from then on page and address follow each other. Some time before it has loaded the
 * browser goes there by itself, and takes the focus away: it is given back, unless the visitor has gone on.
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

/** The address of what a tab or the row of an accordion entry shows now; of an entry that was closed, that of the panel it lies in. */
function shownBy(control: Element): string {
  if (control.getAttribute("role") === "tab") return control.getAttribute("aria-controls") ?? ""
  const entry = control.parentElement?.closest("[id]")
  const shown =
    control.getAttribute("aria-expanded") === "true" ? entry : entry?.parentElement?.closest("main [role=tabpanel]")
  return shown?.id ?? ""
}

/** The hash that leads to an address on its page. */
export const hashOf = (address: string) => `#${encodeURI(address)}`

/** Has the address point to what the visitor opened or chose, without an entry in the history: a reload shows the same. */
function followVisitor({ target, isTrusted }: Event): void {
  // Not for clicks that lead to an address.
  if (!isTrusted || !(target instanceof Element)) return
  // It is there already, and so the browser does not tell.
  if (target.closest<HTMLAnchorElement>("main a[href^='#']")?.hash === window.location.hash) arrive()
  const control = target.closest('main [role="tab"], main button[aria-expanded]')
  if (!control) return
  // When React has drawn the answer.
  requestAnimationFrame(() => {
    const { history, location } = window
    const address = shownBy(control)
    history.replaceState(history.state, "", location.pathname + location.search + (address && hashOf(address)))
  })
}

/** Leads the visitor to what the address points to whenever its hash changes, and has the address follow the visitor. */
function followEachOther(): void {
  addEventListener("hashchange", arrive)
  // In the capture phase, ahead of the script in the head, which keeps clicks to itself.
  addEventListener("click", followVisitor, true)
}

/** In development the page comes without HTML: what `load-scripts.ts` does before React is done after it. */
export function arriveInDevelopment(): void {
  if (process.env.NODE_ENV !== "development") return
  arrive()
  followEachOther()
}

/** Goes to an address on this page: the way back leads to where the visitor was. */
export function goToAddress(address: string): void {
  const hash = hashOf(address)
  if (window.location.hash === hash) arrive()
  else window.location.hash = hash
}
