import type { RouteUpdateArgs, ShouldUpdateScrollArgs } from "gatsby"
import { goToHashTarget, openTarget, reopen, scrollToPlace, showTarget, topOf, untilVisitorInput } from "./arrival"
import {
  emitRouteEvent,
  getPlace,
  isExiting,
  isNewEntry,
  MOVED_EVENT,
  noteEntry,
  savePlace,
  scrollStrips,
  stateNow,
  topOfPlace,
} from "./places"

/** Lets Gatsby scroll only for links within the current page. `overlayPage` scrolls entering pages; the browser does everything else. */
export const shouldGatsbyScroll = ({ prevRouterProps, routerProps }: ShouldUpdateScrollArgs): boolean =>
  prevRouterProps?.location.pathname === routerProps.location.pathname && isNewEntry() && !isExiting()

/** Saves the place that the visitor leaves by a link, before the link's page is rendered. */
export function beforeRoute({ prevLocation }: RouteUpdateArgs): void {
  if (prevLocation) savePlace()
}

/** Notes the history entry of a page that has been rendered. */
export function afterRoute({ location, prevLocation }: RouteUpdateArgs): void {
  const isNew = noteEntry(location.pathname)
  if (isNew && prevLocation?.pathname === location.pathname) goToHashTarget()
  emitRouteEvent()
}

/**
 * Positions an entering page over the exiting one, shifted to where it will be once the window is scrolled for it: to the place where the visitor
 * left it, its hash's target, or its top. The offset is relative to the content, which starts where the page will.
 * @returns a function to call when the page is in the layout: it scrolls the window
 */
export function overlayPage(page: HTMLElement): () => void {
  const place = getPlace()
  let shift = 0
  let { scrollY: top } = window
  // When the exiting page is removed, the browser scrolls to the end of a shorter page.
  const trackScroll = () => ({ scrollY: top } = window)
  addEventListener("scroll", trackScroll)
  let isLaidOver = true
  let target: HTMLElement | undefined
  const shiftTo = (windowTop: number) => {
    shift = window.scrollY - windowTop
    page.style.top = `${shift}px`
  }
  shiftTo(place?.top ?? 0)
  const signal = untilVisitorInput()
  if (place) {
    const showPlace = () => {
      scrollStrips(place)
      if (isLaidOver) shiftTo(topOfPlace(place, page.offsetTop))
      else scrollToPlace(place)
    }
    reopen(place, showPlace)
    const { entry } = stateNow()
    addEventListener(MOVED_EVENT, () => stateNow().entry === entry && showPlace(), { signal })
  } else {
    openTarget(window.location.hash, (found) => {
      target = found
      if (isLaidOver) shiftTo(topOf(found) - page.offsetTop)
      else showTarget(found)
    })
  }
  return () => {
    isLaidOver = false
    removeEventListener("scroll", trackScroll)
    if (!page.isConnected) return
    page.style.removeProperty("top")
    window.scrollTo(0, top - shift)
    if (target) showTarget(target)
    // Meanwhile the visitor may have stepped to another entry of this page, and its scrolling not been reported yet; or a picture above, of a size that
    // the page didn't know, may have moved the place.
    const latest = getPlace()
    if (latest && (latest !== place || !signal.aborted)) scrollToPlace(latest)
  }
}
