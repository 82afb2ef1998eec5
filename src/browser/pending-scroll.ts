import type { ShouldUpdateScrollArgs } from "gatsby"

interface PendingScroll {
  hash: string
  /** Distance from the top to return to, px; null for a page that is new. */
  top: number | null
}

let pending: PendingScroll | null = null

/**
 * Keeps Gatsby from scrolling while the page that leaves is still seen, and remembers where the next page is to be shown:
 * where it was left (back and forward), at its anchor, or at its top.
 */
export function holdScroll({ prevRouterProps, routerProps, getSavedScrollPosition }: ShouldUpdateScrollArgs): boolean {
  const previous = prevRouterProps?.location
  const next = routerProps.location
  if (!previous || previous.pathname === next.pathname) return true
  // Gatsby types the callback as a bare `Function`; it answers `[left, top]`, top null for a page that was not seen before.
  const saved: unknown = Reflect.apply(getSavedScrollPosition, undefined, [next])
  const top: unknown = Array.isArray(saved) ? saved[1] : null
  pending = { hash: next.hash, top: typeof top === "number" ? top : null }
  return false
}

/** Scrolls to where the page that has just entered is to be shown. */
export function applyPendingScroll(): void {
  if (!pending) return
  const { hash, top } = pending
  pending = null
  const anchor = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  if (anchor && !top) anchor.scrollIntoView()
  else window.scrollTo(0, top ?? 0)
}
