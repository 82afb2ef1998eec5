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

/** Scrolls by the layout alone: a page that is coming in still moves. */
function scrollToElement(target: HTMLElement): void {
  let top = 0
  for (let element: Element | null = target; element instanceof HTMLElement; element = element.offsetParent) {
    top += element.offsetTop
  }
  const margin = parseFloat(getComputedStyle(target).scrollMarginTop)
  const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  window.scrollTo({ top: top - margin - padding, behavior: "instant" })
}

function show(target: HTMLElement): void {
  scrollToElement(target)
  const control = target.matches(CONTROLS) ? target : target.querySelector<HTMLElement>(CONTROLS)
  if (!control) return
  control.focus({ preventScroll: true })
  control.setAttribute(ARRIVED_ATTRIBUTE, "")
  control.addEventListener("animationend", () => control.removeAttribute(ARRIVED_ATTRIBUTE), { once: true })
}

/**
 * Leads the visitor to what a hash names: the tab and the accordion entry it lies in are opened, it is scrolled to, its first control has focus and
 * is marked for a moment. Nothing happens where the page has no such thing.
 */
export function arriveAt(hash: string): void {
  const target = targetOf(hash)
  if (!target) return
  const letMove = openAround(target)
  // When React has drawn what was opened: it may have put another element in the target's place.
  requestAnimationFrame(() => {
    show(document.getElementById(target.id) ?? target)
    letMove()
  })
}

/** The same once React has taken over all of the page's content. */
export function arriveWhenHydrated(hash: string): void {
  if (document.querySelector(`main [${CONTROL_ATTRIBUTE}]`)) setTimeout(arriveWhenHydrated, HYDRATION_CHECK, hash)
  else arriveAt(hash)
}
