/**
 * Where the visitor was and what was open, for each history entry. The browser restores scroll positions by itself, but it doesn't open what was
 * open; it can't restore a page that Gatsby has yet to render; and Chromium goes to the hash's target when it steps back to a hash on the same page.
 */

/** The page that is shown or entering: a work's own page and the list of works have some ids in common. */
const PAGE = 'main [data-state="enter"]'

/** The tabs and accordion rows on that page. */
const controlsOnPage = () => [
  ...document.querySelectorAll<HTMLElement>(`${PAGE} :is([role="tab"], button[aria-expanded])`),
]

const stripsOnPage = () => [...document.querySelectorAll(`${PAGE} [data-strip]`)]

/** What a history entry showed when it was left. */
export interface Place {
  /** The addresses of open accordion entries and chosen tabs. */
  open: string[]
  /** The scroll position, px. */
  top: number
  /** The address of what was in the middle of the window, and its distance from the window's top, px: resizing changes scroll positions. */
  eye: [address: string, distance: number] | null
  /** How far each strip of pictures or words was scrolled, px. */
  strips?: number[]
}

interface Visit {
  /** The id of the current history entry. */
  id: string
  /** The path of that entry. */
  path: string
  /** The path of the page that is rendered: not yet `path` until Gatsby has rendered the entry's page. */
  page: string
  places: Partial<Record<string, Place>>
}

declare global {
  interface Window {
    /** Shared by the script at the end of the page and the app; kept for the tab's session in `sessionStorage`. */
    visit?: Visit
  }
}

/** The `window` event for a new URL: after a link, once its page is rendered, or after a change of parameters. */
export const ROUTE_UPDATE_EVENT = "route-update"

export function emitRouteEvent(): void {
  window.dispatchEvent(new Event(ROUTE_UPDATE_EVENT))
}

/** The `window` event for a change that moves the rest of the page: a part that loads late has appeared, or a filter has hidden entries of a list. */
export const MOVED_EVENT = "moved"

const STORAGE_KEY = "places"

/** A copy of the history entry's state, which includes Gatsby's. */
export const stateNow = () => ({ ...(history.state as Record<string, unknown> | null) })

function storedPlaces(): Visit["places"] {
  try {
    // If other code wrote it, the copy has none of our entries' ids.
    return { ...(JSON.parse(String(sessionStorage.getItem(STORAGE_KEY))) as Visit["places"] | null) }
  } catch {
    // Refused by the browser's settings.
    return {}
  }
}

const currentVisit = (): Visit =>
  (window.visit ??= { id: "", path: location.pathname, page: location.pathname, places: storedPlaces() })

/** The address of what a control opens or selects; empty if it has none, such as on an owner's page. */
export const addressOf = (control: Element): string =>
  (control.matches("[role=tab]")
    ? control.getAttribute("aria-controls")
    : // The row is in a heading of the entry. It has an id of its own.
      control.parentElement?.parentElement?.id) ?? ""

const isOpenOrSelected = (control: Element) => control.matches("[aria-selected=true], [aria-expanded=true]")

/** Distance from the top of the page, px, without transforms: an entering page is still moving. */
export function offsetOf(target: HTMLElement): number {
  let top = 0
  for (let element: Element | null = target; element instanceof HTMLElement; element = element.offsetParent) {
    top += element.offsetTop
  }
  return top
}

/** Whether the current entry has no id yet, because the visitor is there for the first time. */
export const isNewEntry = (): boolean => !stateNow().entry

/**
 * Notes the current history entry, and gives it an id if it is new.
 * @param page the path of the page that is rendered now, if that has changed
 * @returns whether the entry is new
 */
export function noteEntry(page?: string): boolean {
  const visit = currentVisit()
  const isNew = isNewEntry()
  if (isNew) history.replaceState({ ...stateNow(), entry: `${Math.random()}` }, "")
  visit.id = String(stateNow().entry)
  visit.path = location.pathname
  if (page !== undefined) visit.page = page
  return isNew
}

/** Whether the current entry has been noted; also true in development before the visit's first page is noted. */
export const isNoted = (): boolean => !window.visit || stateNow().entry === window.visit.id

/** Whether a page is exiting, and so still occupies the space of the entering page. */
export const isExiting = (): boolean => document.querySelector('[data-state="exit"]') !== null

/** Whether the page that is rendered is the URL's. */
export const isRendered = (): boolean => location.pathname === currentVisit().page

/** Saves what the current entry shows, because the visitor is leaving it. Does nothing while another entry's page is shown. */
export function savePlace(): void {
  const { id, path, page, places } = currentVisit()
  if (!id || path !== page || isExiting()) return
  // Not an id that React generated: it differs on the next visit.
  const anchor = document
    .elementFromPoint(innerWidth / 2, innerHeight / 2)
    ?.closest<HTMLElement>("main [id]:not([id^='_'])")
  const open = controlsOnPage().filter(isOpenOrSelected).map(addressOf)
  const strips = stripsOnPage().map(({ scrollLeft }) => scrollLeft)
  places[id] = { open, top: scrollY, eye: anchor ? [anchor.id, offsetOf(anchor) - scrollY] : null, strips }
  try {
    // Another document may have added its own since this one was cached.
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...storedPlaces(), [id]: places[id] }))
  } catch {
    // Refused, or full: the places last until the page is reloaded.
  }
}

/** What the current entry showed when it was left; undefined if it never was. */
export const getPlace = (): Place | undefined => currentVisit().places[currentVisit().id]

/** The scroll position that shows a place again, px, once the same entries are open. A page that overlays another starts at `pageTop`. */
export function topOfPlace({ eye, top }: Place, pageTop = 0): number {
  const [address, distance] = eye ?? ["", 0]
  const anchor = document.querySelector<HTMLElement>(`${PAGE} [id="${CSS.escape(address)}"]`)
  return anchor?.offsetParent ? offsetOf(anchor) - pageTop - distance : top
}

/** Scrolls the strips of a page to where they were, once the same entries are open. */
export function scrollStrips({ strips = [] }: Place): void {
  for (const [index, strip] of stripsOnPage().entries()) strip.scrollLeft = strips[index] ?? 0
}

/** The tabs and rows to press to open the same ones again. */
export const controlsToPress = ({ open }: Place): HTMLElement[] =>
  controlsOnPage().filter((control) => {
    const address = addressOf(control)
    const shouldBeOn = open.includes(address)
    // Selecting another tab deselects this one.
    const mustChange = isOpenOrSelected(control) ? !shouldBeOn && !control.matches("[role=tab]") : shouldBeOn
    return address !== "" && mustChange
  })
