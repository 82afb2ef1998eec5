import type { ShouldUpdateScrollArgs } from "gatsby"
import { followHash } from "./follow-hash"

interface PendingScroll {
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
  pending = { top: typeof top === "number" ? top : null }
  return false
}

let hasEntered = false

/** Scrolls to where the page that has just entered is to be shown. The first page of a visit is left where it is. */
export function applyPendingScroll(): void {
  const isFirst = !hasEntered
  hasEntered = true
  if (isFirst) return
  window.scrollTo(0, pending?.top ?? 0)
  // Where the address has a hash, Gatsby asks `holdScroll` only if the page that leaves has an element of that name.
  if (!pending?.top) void followHash()
  pending = null
}
