import type { RouteUpdateArgs, ShouldUpdateScrollArgs } from "gatsby"
import { arrive, openTarget, reopen, scrollToPlace, show, topOf, untilMovedOn } from "./arrival"
import { enter, isNewEntry, leave, MOVED_EVENT, placeHere, stateNow, tellRouteUpdate, topOfPlace } from "./places"

/** Lets Gatsby scroll only for a link to the page it is on. A page that comes in is scrolled by `layOver`; the rest is the browser's. */
export const holdScroll = ({ prevRouterProps, routerProps }: ShouldUpdateScrollArgs): boolean =>
  prevRouterProps?.location.pathname === routerProps.location.pathname && isNewEntry()

/** Stores the place that a link leaves, before its page is rendered. */
export function beforeRoute({ prevLocation }: RouteUpdateArgs): void {
  if (prevLocation) leave()
}

/** Notes the entry of a page that is rendered. */
export function afterRoute({ location, prevLocation }: RouteUpdateArgs): void {
  const isNew = enter(location.pathname)
  if (isNew && prevLocation?.pathname === location.pathname) arrive()
  tellRouteUpdate()
}

/**
 * Lays an entering page over the leaving one, shifted to where it will appear once the window is scrolled for it: to where the visitor left it, its
 * hash's target, or its top. The page is positioned in the content, which starts where the page will.
 * @returns what scrolls the window, once the page is in the layout
 */
export function layOver(page: HTMLElement): () => void {
  const place = placeHere()
  let shift = 0
  let { scrollY: top } = window
  // When the leaving page goes, the browser scrolls to the end of a shorter page.
  const follow = () => ({ scrollY: top } = window)
  addEventListener("scroll", follow)
  let isLaidOver = true
  let target: HTMLElement | undefined
  const shiftTo = (windowTop: number) => {
    shift = window.scrollY - windowTop
    page.style.top = `${shift}px`
  }
  shiftTo(place?.top ?? 0)
  if (place) {
    const showPlace = () => {
      if (isLaidOver) shiftTo(topOfPlace(place, page.offsetTop))
      else scrollToPlace(place)
    }
    reopen(place, showPlace)
    const { entry } = stateNow()
    addEventListener(MOVED_EVENT, () => stateNow().entry === entry && showPlace(), { signal: untilMovedOn() })
  } else {
    openTarget(window.location.hash, (found) => {
      target = found
      if (isLaidOver) shiftTo(topOf(found) - page.offsetTop)
      else show(found)
    })
  }
  return () => {
    isLaidOver = false
    removeEventListener("scroll", follow)
    if (!page.isConnected) return
    page.style.removeProperty("top")
    window.scrollTo(0, top - shift)
    if (target) show(target)
  }
}
