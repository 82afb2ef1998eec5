import { useState, useSyncExternalStore } from "react"
import { ROUTE_UPDATE_EVENT, tellRouteUpdate } from "./route-update"

/** Parameters of the address's query by their names; null for one that the address is not to have. */
type QueryChanges = Readonly<Record<string, string | null>>

/** In the state of a history entry that `pushQuery` made: the names it was made for. The entry below is the same page without them. */
const PUSHED = "pushedQuery"

let isGoingBack = false

/** The entry's state, for it has Gatsby's `key` in it, by which scroll positions are kept. */
const stateNow = (): Record<string, unknown> => {
  const state: unknown = window.history.state
  return typeof state === "object" && state !== null ? { ...state } : {}
}

/** The present address with other parameters; path and hash stay. Commas and slashes stay as they are, for addresses to be read. */
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

/** A parameter of the address, null where it has none. Never throws: what can't be decoded is text with replacement characters, which points to nothing. */
export function readQuery(name: string): string | null {
  return new URLSearchParams(window.location.search).get(name)
}

/** The absolute address of this page with other parameters, for copying. The hash, which points to another place, is left out. */
export function queryLink(changes: QueryChanges): string {
  return new URL(addressWith(changes).split("#")[0] ?? "", window.location.origin).href
}

/** Changes parameters in a history entry of its own. Gatsby's router hears of it only when the visitor goes back, and then neither fetches nor scrolls. */
export function pushQuery(changes: QueryChanges): void {
  window.history.pushState({ ...stateNow(), [PUSHED]: Object.keys(changes) }, "", addressWith(changes))
  tellRouteUpdate()
}

/** Changes parameters in the present history entry. */
export function replaceQuery(changes: QueryChanges): void {
  window.history.replaceState(window.history.state, "", addressWith(changes))
  tellRouteUpdate()
}

/**
 * Takes parameters away as the way back would: the entry that `pushQuery` made is left by going back; an address that was come to from elsewhere
 * loses them in its place. Going back takes a moment; a second call meanwhile does nothing.
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

/** Reads a parameter for one page: once the address is another page's, what was read last. */
function queryOfPage(name: string): () => string | null {
  const page = typeof window === "undefined" ? "" : window.location.pathname
  let last: string | null = null
  return () => {
    if (window.location.pathname === page) last = readQuery(name)
    return last
  }
}

/**
 * A parameter of the address, for a component: null in the HTML and while that is hydrated, then as it stands, and anew whenever it changes. On a page
 * that leaves it stays what it was.
 * @param name the same for the component's whole life
 */
export function useQuery(name: string): string | null {
  const [read] = useState(() => queryOfPage(name))
  return useSyncExternalStore(subscribe, read, () => null)
}
