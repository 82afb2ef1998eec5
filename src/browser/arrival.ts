import { ARRIVED_ATTRIBUTE, CONTROL_ATTRIBUTE, OPEN_ATTRIBUTE } from "../pre-hydration/attributes"

/** How often is looked whether React has taken over, ms. */
const HYDRATION_CHECK = 50

const CONTROLS = "a[href], button, video"

/** What a hash names in the page's content; null for a hash that names nothing, or can't be decoded. */
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
function openAround(target: HTMLElement): () => void {
  const held: HTMLElement[] = []
  for (let element: HTMLElement | null = target; element; element = element.parentElement) {
    if (element.hidden) document.getElementById(element.getAttribute("aria-labelledby") ?? "")?.click()
    const button = element.querySelector<HTMLElement>(':scope > * > button[aria-expanded="false"]')
    const opened = element.querySelector<HTMLElement>(`:scope > [${OPEN_ATTRIBUTE}]`)
    if (!button || !opened) continue
    opened.style.transition = "none"
    held.push(opened)
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

/** Scrolls to an element; its first control has focus and is marked for a moment. */
export function show(target: HTMLElement): void {
  window.scrollTo({ top: topOf(target), behavior: "instant" })
  const control = target.matches(CONTROLS) ? target : target.querySelector<HTMLElement>(CONTROLS)
  if (!control) return
  control.focus({ preventScroll: true })
  control.setAttribute(ARRIVED_ATTRIBUTE, "")
  control.addEventListener("animationend", () => control.removeAttribute(ARRIVED_ATTRIBUTE), { once: true })
}

/** Opens the tab and the accordion entry in which lies what a hash names, and does something with it as soon as it has its place. */
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

/** Leads the visitor to what the address names: once React has taken over all of the page's content, and whenever the hash changes. */
export function followHash(): void {
  const arrive = () => {
    openTarget(window.location.hash, show)
  }
  const arriveWhenHydrated = () => {
    if (document.querySelector(`main [${CONTROL_ATTRIBUTE}]`)) setTimeout(arriveWhenHydrated, HYDRATION_CHECK)
    else arrive()
  }
  if (targetOf(window.location.hash)) arriveWhenHydrated()
  window.addEventListener("hashchange", arrive)
}

/** Goes to an address on this page: the way back leads to where the visitor was. */
export function goToAddress(address: string): void {
  const hash = `#${encodeURI(address)}`
  if (window.location.hash === hash) openTarget(hash, show)
  else window.location.hash = hash
}
