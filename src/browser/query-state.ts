import { useState, useSyncExternalStore } from "react"
import { ROUTE_UPDATE_EVENT } from "./route-update"

/** Parameters of the address's query by their names; null for one that the address is not to have. */
export type QueryChanges = Readonly<Record<string, string | null>>

/** In the state of a history entry that `pushQuery` made: the names it was made for. The entry below is the same page without them. */
const PUSHED = "pushedQuery"

/** What tells of an address that others changed: the way back and forward, and links. */
const CHANGES = ["popstate", ROUTE_UPDATE_EVENT] as const

const listeners = new Set<() => void>()
let isGoingBack = false

function tell(): void {
  for (const listener of listeners) listener()
}

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

/**
 * A parameter of the address, null where it has none. Never throws: what can't be decoded is text with replacement characters, which names nothing.
 */
export function readQuery(name: string): string | null {
  return new URLSearchParams(window.location.search).get(name)
}

/**
 * The absolute address of this page with other parameters, for copying. The hash, which names another place, is left out.
 */
export function queryLink(changes: QueryChanges): string {
  return new URL(addressWith(changes).split("#")[0] ?? "", window.location.origin).href
}

/**
 * Changes parameters in a history entry of its own: the way back undoes it. Gatsby's router hears of it no sooner than the visitor goes back, and
 * then neither fetches nor scrolls (`holdScroll`).
 */
export function pushQuery(changes: QueryChanges): void {
  window.history.pushState({ ...stateNow(), [PUSHED]: Object.keys(changes) }, "", addressWith(changes))
  tell()
}

/** Changes parameters in the present history entry. */
export function replaceQuery(changes: QueryChanges): void {
  window.history.replaceState(window.history.state, "", addressWith(changes))
  tell()
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
    const onArrival = () => (isGoingBack = false)
    window.addEventListener("popstate", onArrival, { once: true, capture: true })
    window.history.back()
  } else {
    replaceQuery(Object.fromEntries(names.map((name) => [name, null])))
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) for (const type of CHANGES) window.addEventListener(type, tell)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) for (const type of CHANGES) window.removeEventListener(type, tell)
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

const onServer = () => null

/**
 * A parameter of the address, for a component: null in the HTML and while that is hydrated, then as it stands, and anew whenever it changes. On a page
 * that leaves it stays what it was.
 * @param name the same for the component's whole life
 */
export function useQuery(name: string): string | null {
  const [read] = useState(() => queryOfPage(name))
  return useSyncExternalStore(subscribe, read, onServer)
}
