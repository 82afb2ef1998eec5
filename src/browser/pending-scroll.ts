import type { ShouldUpdateScrollArgs } from "gatsby"
import { openTarget, show, topOf } from "./arrival"

/** Where to show the next page: its hash's target, or the distance from the top to restore, px; null for a page that is new. */
let pending: { hash: string; top: number | null } | null = null

/** Set by the router for each navigation, kept by `query-state.ts`; not in its types. */
const keyOf = (location: object) => ("key" in location ? location.key : undefined)

/** Keeps Gatsby from scrolling while the leaving page is visible, and stores where to show the next: its last position, its anchor, or its top. */
export function holdScroll({ prevRouterProps, routerProps, getSavedScrollPosition }: ShouldUpdateScrollArgs): boolean {
  const previous = prevRouterProps?.location
  const next = routerProps.location
  // The first page's hash target is already shown by then.
  if (!previous) return next.hash === ""
  // The same page with other parameters (`query-state.ts`) or another hash (`arrival.ts`) stays in place.
  if (previous.pathname === next.pathname) return keyOf(previous) !== keyOf(next)
  // Gatsby types the callback as a bare `Function`; it returns `[left, top]`, with top null for a page not seen before.
  const saved: unknown = Reflect.apply(getSavedScrollPosition, undefined, [next])
  const top: unknown = Array.isArray(saved) ? saved[1] : null
  pending = { hash: next.hash, top: typeof top === "number" ? top : null }
  return false
}

/**
 * Lays an entering page over the leaving one, shifted to where it will appear once the window is scrolled for it. The page is positioned in
 * the content, which starts where the page will.
 * @returns what scrolls the window, once the page is in the layout
 */
export function layOver(page: HTMLElement): () => void {
  // If the address has a hash, Gatsby asks `holdScroll` only if an element with that id exists.
  const { hash, top } = pending ?? { hash: window.location.hash, top: null }
  pending = null
  let shift = 0
  let isLaidOver = true
  let target: HTMLElement | undefined
  const shiftTo = (windowTop: number) => {
    shift = window.scrollY - windowTop
    page.style.top = `${shift}px`
  }
  shiftTo(top ?? 0)
  openTarget(hash, (found) => {
    // On return, what was opened last is open again, and nothing moves.
    if (top) return
    target = found
    if (isLaidOver) shiftTo(topOf(found) - page.offsetTop)
    else show(found)
  })
  return () => {
    isLaidOver = false
    page.style.removeProperty("top")
    window.scrollTo(0, window.scrollY - shift)
    if (target) show(target)
  }
}
