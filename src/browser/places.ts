/**
 * Where the visitor was and what was open, for each history entry. The browser restores scroll positions by itself, but it doesn't open what was
 * open; it can't restore a page that Gatsby has yet to render; and Chromium goes to the hash's target when it steps back to a hash on the same page.
 */

/** The page that is shown or entering: a work's own page and the list of works have some ids in common. */
const PAGE = 'main [data-state="enter"]'

/** A tab or the row of an accordion entry on it. */
const CONTROLS = `${PAGE} :is([role="tab"], button[aria-expanded])`

/** What a history entry showed when it was left. */
export interface Place {
  /** The addresses of open accordion entries and chosen tabs. */
  open: string[]
  /** The scroll position, px. */
  top: number
  /** The address of what was in the middle of the window, and its distance from the window's top, px: a resized window has other positions. */
  eye: [address: string, distance: number] | null
}

interface Visit {
  /** The id of the current history entry. */
  id: string
  /** The path of that entry. */
  path: string
  /** The path of the page that is rendered: another one until Gatsby has followed. */
  page: string
  places: Partial<Record<string, Place>>
}

declare global {
  interface Window {
    /** Shared by the script at the end of the page and the app; kept for the tab's session in `sessionStorage`. */
    visit?: Visit
  }
}

/** The `window` event for a new address: by a link, once its page is rendered, or with other parameters. */
export const ROUTE_UPDATE_EVENT = "route-update"

export function tellRouteUpdate(): void {
  window.dispatchEvent(new Event(ROUTE_UPDATE_EVENT))
}

/** The `window` event for a part of the page that loads late, once it is there, and for a list of which some entries were hidden: everything else has moved. */
export const MOVED_EVENT = "moved"

const STORAGE_KEY = "places"

/** A copy of the entry's state, which includes Gatsby's own. */
export const stateNow = () => ({ ...(history.state as Record<string, unknown> | null) })

function storedPlaces(): Visit["places"] {
  try {
    // Written below, or by something else: a copy of that has none of our entries' ids.
    return { ...(JSON.parse(String(sessionStorage.getItem(STORAGE_KEY))) as Visit["places"] | null) }
  } catch {
    // Refused by the browser's settings.
    return {}
  }
}

const visitNow = (): Visit =>
  (window.visit ??= { id: "", path: location.pathname, page: location.pathname, places: storedPlaces() })

/** The address of what a control opens or chooses. */
export const controlled = (control: Element): string =>
  (control.getAttribute("role") === "tab"
    ? control.getAttribute("aria-controls")
    : // The row has an id of its own.
      control.parentElement?.closest("[id]")?.id) ?? ""

const isOn = (control: Element) =>
  control.getAttribute(control.getAttribute("role") === "tab" ? "aria-selected" : "aria-expanded") === "true"

/** Distance from the top of the page, px, from layout only: a page that is entering still moves. */
export function offsetOf(target: HTMLElement): number {
  let top = 0
  for (let element: Element | null = target; element instanceof HTMLElement; element = element.offsetParent) {
    top += element.offsetTop
  }
  return top
}

/** Whether the current entry has no id yet, so that the visitor has come to it for the first time. */
export const isNewEntry = (): boolean => typeof stateNow().entry !== "string"

/**
 * Takes note of the current history entry, which gets an id if it is new.
 * @param page the path of the page that is rendered now, if that has changed
 * @returns whether the entry is new
 */
export function enter(page?: string): boolean {
  const visit = visitNow()
  const isNew = isNewEntry()
  if (isNew) history.replaceState({ ...stateNow(), entry: Math.random().toString(36).slice(2) }, "")
  visit.id = String(stateNow().entry)
  visit.path = location.pathname
  if (page !== undefined) visit.page = page
  return isNew
}

/** Whether the current entry has been noted, or, in development, the first page of the visit not yet. */
export const isCurrent = (): boolean => !window.visit || stateNow().entry === window.visit.id

/** Whether a page is leaving, and so still takes up the room of the page that enters. */
export const isPageLeaving = (): boolean => document.querySelector('[data-state="exit"]') !== null

/** Whether the current entry's page is the one that is rendered. */
export const isRendered = (): boolean => visitNow().path === visitNow().page

/** Stores what the current entry shows: the visitor is leaving it. Does nothing while another entry's page is shown. */
export function leave(): void {
  const { id, places } = visitNow()
  if (!id || !isRendered() || isPageLeaving()) return
  // React's own ids are others on the next visit.
  const seen = document
    .elementFromPoint(innerWidth / 2, innerHeight / 2)
    ?.closest<HTMLElement>("main [id]:not([id^='_'])")
  const open = [...document.querySelectorAll(CONTROLS)].filter(isOn).map(controlled)
  places[id] = { open, top: scrollY, eye: seen ? [seen.id, offsetOf(seen) - scrollY] : null }
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(places))
  } catch {
    // Refused, or full: it lasts until the page is reloaded.
  }
}

/** What the current entry showed when it was left; undefined if it never was. */
export const placeHere = (): Place | undefined => visitNow().places[visitNow().id]

/** The scroll position that shows a place again, px, once the same is open. A page that is laid over another starts further down. */
export function topOfPlace({ eye, top }: Place, pageTop = 0): number {
  const [address, distance] = eye ?? ["", 0]
  const seen = document.querySelector<HTMLElement>(`${PAGE} [id="${CSS.escape(address)}"]`)
  return seen?.offsetParent ? offsetOf(seen) - pageTop - distance : top
}

/** The tabs and rows to press so that the same is open as then. */
export const controlsToPress = ({ open }: Place): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => {
    const shouldBeOn = open.includes(controlled(control))
    // Choosing another tab ends the choice of this one.
    return isOn(control) ? !shouldBeOn && control.getAttribute("role") !== "tab" : shouldBeOn
  })
