import { useState, useSyncExternalStore } from "react"
import { ROUTE_UPDATE_EVENT, tellRouteUpdate } from "./route-update"

/** Parameters of the address's query by their names; null removes one. */
type QueryChanges = Readonly<Record<string, string | null>>

/** In the state of a history entry made by `pushQuery`: the names it was made for. The entry below is the same page without them. */
const PUSHED = "pushedQuery"

let isGoingBack = false

/** The entry's state, which includes Gatsby's `key` for stored scroll positions. */
const stateNow = (): Record<string, unknown> => {
  const state: unknown = window.history.state
  return typeof state === "object" && state !== null ? { ...state } : {}
}

/** The current address with other parameters; path and hash stay. Commas and slashes are not encoded, for readable addresses. */
function addressWith(changes: QueryChanges): string {
  const { pathname, search, hash } = window.location
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name)
    else query.set(name, value)
  }
  const text = query.toString().replaceAll("%2F", "/").replaceAll("%2C", ",")
  return `${pathname}${text && `?${text}`}${hash}`
}

/** An address parameter, null if missing. Never throws: what can't be decoded becomes text with replacement characters, which matches nothing. */
export function readQuery(name: string): string | null {
  return new URLSearchParams(window.location.search).get(name)
}

/** The absolute address of this page with other parameters, for copying. The hash is left out: it points to another place. */
export function queryLink(changes: QueryChanges): string {
  return new URL(addressWith(changes).split("#")[0] ?? "", window.location.origin).href
}

/** Changes parameters in a new history entry. Gatsby's router notices only when the visitor goes back, and then neither fetches nor scrolls. */
export function pushQuery(changes: QueryChanges): void {
  window.history.pushState({ ...stateNow(), [PUSHED]: Object.keys(changes) }, "", addressWith(changes))
  tellRouteUpdate()
}

/** Changes parameters in the current history entry. */
export function replaceQuery(changes: QueryChanges): void {
  window.history.replaceState(window.history.state, "", addressWith(changes))
  tellRouteUpdate()
}

/**
 * Removes parameters as the back button would: an entry made by `pushQuery` is left by going back; an address reached from elsewhere
 * loses them in place. Going back takes a moment; a second call meanwhile does nothing.
 */
export function leaveQuery(names: readonly string[]): void {
  if (isGoingBack) return
  const pushed: unknown = stateNow()[PUSHED]
  if (Array.isArray(pushed) && names.some((name) => pushed.includes(name))) {
    isGoingBack = true
    window.addEventListener("popstate", () => (isGoingBack = false), { once: true, capture: true })
    window.history.back()
  } else {
    replaceQuery(Object.fromEntries(names.map((name) => [name, null])))
  }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("popstate", listener)
  window.addEventListener(ROUTE_UPDATE_EVENT, listener)
  return () => {
    window.removeEventListener("popstate", listener)
    window.removeEventListener(ROUTE_UPDATE_EVENT, listener)
  }
}

/** Reads a parameter for one page: on another page's address, the last value. */
function queryOfPage(name: string): () => string | null {
  const page = typeof window === "undefined" ? "" : window.location.pathname
  let last: string | null = null
  return () => {
    if (window.location.pathname === page) last = readQuery(name)
    return last
  }
}

/**
 * An address parameter, for a component: null in the HTML and during hydration, then its value, updated whenever it changes. On a leaving page
 * the value stays the same.
 * @param name fixed for the component's whole life
 */
export function useQuery(name: string): string | null {
  const [read] = useState(() => queryOfPage(name))
  return useSyncExternalStore(subscribe, read, () => null)
}
