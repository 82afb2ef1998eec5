import type { ShouldUpdateScrollArgs } from "gatsby"
import { openTarget, show, topOf } from "./arrival"

/** Where the next page is to be shown: what its hash points to, and the distance from the top to return to, px; null for a page that is new. */
let pending: { hash: string; top: number | null } | null = null

/** What the router gives each navigation, and `query-state.ts` keeps; its types don't know it. */
const keyOf = (location: object) => ("key" in location ? location.key : undefined)

/** Keeps Gatsby from scrolling while the page that leaves is seen, and remembers where to show the next: where it was left, at its anchor, or at its top. */
export function holdScroll({ prevRouterProps, routerProps, getSavedScrollPosition }: ShouldUpdateScrollArgs): boolean {
  const previous = prevRouterProps?.location
  const next = routerProps.location
  // What a hash points to when the first page comes is shown by then.
  if (!previous) return next.hash === ""
  // The same visit with other parameters (`query-state.ts`) or another hash (`arrival.ts`) keeps its place.
  if (previous.pathname === next.pathname) return keyOf(previous) !== keyOf(next)
  // Gatsby types the callback as a bare `Function`; it answers `[left, top]`, top null for a page that was not seen before.
  const saved: unknown = Reflect.apply(getSavedScrollPosition, undefined, [next])
  const top: unknown = Array.isArray(saved) ? saved[1] : null
  pending = { hash: next.hash, top: typeof top === "number" ? top : null }
  return false
}

/**
 * Lays a page that comes over the one that leaves, shifted to where it will be seen once the window is scrolled for it. The page is positioned in
 * the content, which begins where the page will.
 * @returns what scrolls the window, once the page has its room in the layout
 */
export function layOver(page: HTMLElement): () => void {
  // Where the address has a hash, Gatsby asks `holdScroll` only if there is an element of that name.
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
    // Back where the visitor was, what was opened last is open again, and nothing moves.
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
