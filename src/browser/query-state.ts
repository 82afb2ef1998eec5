import { useState, useSyncExternalStore } from "react"
import { targetOf } from "./arrival"
import { pointTo } from "./follow-visitor"
import { enter, isRendered, leave, ROUTE_UPDATE_EVENT, stateNow, tellRouteUpdate } from "./places"

/** Parameters of the address's query by their names; null removes one. */
type QueryChanges = Readonly<Record<string, string | null>>

/** In the state of a history entry made by `pushQuery`: the names it was made for. The entry below is the same page without them. */
const PUSHED = "pushedQuery"

/** While the visitor goes back: resolves when the entry is left. */
let leaving: Promise<void> | null = null

/** The current address without its hash, with other parameters. Commas and slashes are not encoded, for readable addresses. */
function addressWith(changes: QueryChanges): string {
  const { pathname, search } = window.location
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name)
    else query.set(name, value)
  }
  const text = query.toString().replaceAll("%2F", "/").replaceAll("%2C", ",")
  return `${pathname}${text && `?${text}`}`
}

/** An address parameter, null if missing; given more than once, all values with commas between. Never throws: what can't be decoded becomes text with replacement characters, which matches nothing. */
export function readQuery(name: string): string | null {
  const values = new URLSearchParams(window.location.search).getAll(name)
  return values.length > 0 ? values.join(",") : null
}

/** The absolute address of this page with other parameters, for copying. The hash is left out: it points to another place. */
export function queryLink(changes: QueryChanges): string {
  return new URL(addressWith(changes), window.location.origin).href
}

/**
 * Opens something over the page, in a new history entry, which Gatsby's router doesn't notice. Below it the page stays the same place. Nothing happens
 * on a page that is about to leave.
 */
export function pushQuery(changes: QueryChanges): void {
  if (!isRendered()) return
  const address = addressWith(changes) + window.location.hash
  window.history.pushState({ ...stateNow(), [PUSHED]: Object.keys(changes) }, "", address)
  tellRouteUpdate()
}

/**
 * Shows the page in another way, in a new history entry. The hash stays unless that hides what it leads to. Nothing happens on a page that is about to
 * leave.
 */
export function goToQuery(changes: QueryChanges): void {
  if (!isRendered()) return
  leave()
  window.history.pushState(null, "", addressWith(changes) + window.location.hash)
  enter()
  tellRouteUpdate()
  // After React has rendered it.
  requestAnimationFrame(() => {
    if (targetOf(window.location.hash)?.closest("[hidden]")) pointTo("")
  })
}

/** Changes parameters in the current history entry. */
export function replaceQuery(changes: QueryChanges): void {
  if (!isRendered()) return
  window.history.replaceState(window.history.state, "", addressWith(changes) + window.location.hash)
  tellRouteUpdate()
}

/**
 * Removes parameters as the back button would: an entry made by `pushQuery` is left by going back; an address reached from elsewhere
 * loses them in place. Resolves when they are gone.
 */
export function leaveQuery(names: readonly string[]): Promise<void> {
  if (leaving) return leaving
  const pushed: unknown = stateNow()[PUSHED]
  if (Array.isArray(pushed) && names.some((name) => pushed.includes(name))) {
    leaving = new Promise((resolve) =>
      window.addEventListener("popstate", () => resolve(), { once: true, capture: true }),
    )
    window.history.back()
    return leaving.then(() => void (leaving = null))
  }
  replaceQuery(Object.fromEntries(names.map((name) => [name, null])))
  return Promise.resolve()
}

function subscribe(listener: () => void): () => void {
  const listening = new AbortController()
  for (const type of ["popstate", ROUTE_UPDATE_EVENT]) addEventListener(type, listener, { signal: listening.signal })
  return () => listening.abort()
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

/** An address parameter, of a name that never changes: null in the HTML and during hydration, then its value. On a leaving page it stays the same. */
export function useQuery(name: string): string | null {
  const [read] = useState(() => queryOfPage(name))
  return useSyncExternalStore(subscribe, read, () => null)
}
