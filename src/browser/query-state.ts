import { useState, useSyncExternalStore } from "react"
import { targetOf } from "./arrival"
import { replaceHash } from "./follow-visitor"
import { emitRouteEvent, isRendered, noteEntry, ROUTE_UPDATE_EVENT, savePlace, stateNow } from "./places"

/** Parameters of the address's query by their names; null removes one. */
type QueryChanges = Readonly<Record<string, string | null>>

/** The key in a history entry's state for the names that `pushQuery` added. The previous entry is the same page without them. */
const PUSHED = "pushedQuery"

/** Set while going back: resolves when the entry has been left. */
let leaving: Promise<void> | null = null

/** The current URL without its hash, with changed parameters. Commas and slashes are not encoded, for readable URLs. */
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

/** A query parameter; null if missing, all values joined by commas if repeated. Never throws: what can't be decoded becomes replacement characters, which match nothing. */
export function readQuery(name: string): string | null {
  const values = new URLSearchParams(window.location.search).getAll(name)
  return values.length > 0 ? values.join(",") : null
}

/** The absolute URL of this page with changed parameters, for copying. Without the hash, which points to another place. */
export function queryLink(changes: QueryChanges): string {
  return new URL(addressWith(changes), window.location.origin).href
}

/**
 * Adds parameters that open something over the page, in a new history entry, which Gatsby's router doesn't notice. The page underneath stays the same
 * place. Does nothing on a page that is about to exit.
 */
export function pushQuery(changes: QueryChanges): void {
  if (!isRendered()) return
  const address = addressWith(changes) + window.location.hash
  window.history.pushState({ ...stateNow(), [PUSHED]: Object.keys(changes) }, "", address)
  emitRouteEvent()
}

/**
 * Changes parameters that change the page itself, in a new history entry. The hash stays unless its target is hidden by the change. Does nothing on
 * a page that is about to exit.
 */
export function goToQuery(changes: QueryChanges): void {
  if (!isRendered()) return
  savePlace()
  window.history.pushState(null, "", addressWith(changes) + window.location.hash)
  noteEntry()
  emitRouteEvent()
  // Once React has rendered the change.
  requestAnimationFrame(() => {
    if (targetOf(window.location.hash)?.closest("[hidden]")) replaceHash("")
  })
}

/** Changes parameters in the current history entry. */
export function replaceQuery(changes: QueryChanges): void {
  if (!isRendered()) return
  window.history.replaceState(window.history.state, "", addressWith(changes) + window.location.hash)
  emitRouteEvent()
}

/**
 * Removes parameters as the back button would: goes back from an entry made by `pushQuery`; in a URL that was reached from elsewhere, removes
 * them in place. Resolves when they are gone.
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

/** Reads a parameter for the current page; once the URL is another page's, returns the last value if it is kept. */
function queryOfPage(name: string, isKept: boolean): () => string | null {
  const page = typeof window === "undefined" ? "" : window.location.pathname
  let last: string | null = null
  return () => {
    const isPage = window.location.pathname === page
    if (isPage) last = readQuery(name)
    return isPage || isKept ? last : null
  }
}

/**
 * A query parameter: null in the HTML and during hydration, then its value. Neither argument may ever change.
 * @param isKept whether it stays the same on a page that the visitor is leaving, instead of null
 */
export function useQuery(name: string, isKept: boolean): string | null {
  const [read] = useState(() => queryOfPage(name, isKept))
  return useSyncExternalStore(subscribe, read, () => null)
}
