import { closedControlsAround, hashOf, openTarget, targetOf, topOf } from "../../browser/arrival"
import { replaceHash } from "../../browser/follow-visitor"
import { isRendered } from "../../browser/places"
import { BAR_HEIGHT, FEEDBACK_DURATION, REDUCED_MOTION } from "../../theme/tokens"
import { lastOpener, openerOf } from "./open-viewer"
import type { ViewerParameter } from "./viewer-groups"
import { FLYING_ATTRIBUTE } from "./viewer-styles"

/** Animates a picture from its place on the page into the viewer, or back, if part of that place is visible and motion isn't reduced. */
export function fly(picture: HTMLElement, address: string, direction: "in" | "back"): void {
  const place = document.getElementById(address)?.querySelector(".picture-frame")?.getBoundingClientRect()
  if (!place?.width || place.bottom <= BAR_HEIGHT || place.top >= window.innerHeight) return
  if (window.matchMedia(REDUCED_MOTION).matches) return
  const box = picture.getBoundingClientRect()
  // An ancestor may be zoomed.
  const zoom = box.width / picture.offsetWidth || 1
  const move = `translate(${(place.left - box.left) / zoom}px, ${(place.top - box.top) / zoom}px)`
  const onPage = { transform: `${move} scale(${place.width / box.width}, ${place.height / box.height})` }
  const inViewer = { transform: "none" }
  const viewer = picture.closest(".yarl__portal")
  viewer?.setAttribute(FLYING_ATTRIBUTE, "")
  picture.style.transformOrigin = "0 0"
  const flight = picture.animate(direction === "in" ? [onPage, inViewer] : [inViewer, onPage], {
    duration: FEEDBACK_DURATION.calm,
    easing: "ease-in-out",
    fill: "forwards",
  })
  flight.onfinish = () => {
    // If it went on filling, what is behind would be kept alive, and later animations would start from here.
    if (direction === "in") flight.cancel()
    viewer?.removeAttribute(FLYING_ATTRIBUTE)
  }
}

/** Whether an element is in an open tab and group. Safari before 17.4 has no `checkVisibility`. */
const isShown = (element: HTMLElement | null): element is HTMLElement =>
  element !== null && closedControlsAround(element).length === 0

/** Whether enough of an element is visible below the sticky bar, and below its group's sticky row. */
function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const middle = (top + bottom) / 2
  return middle > BAR_HEIGHT + parseFloat(getComputedStyle(element).scrollMarginTop) && middle < window.innerHeight
}

/** The control at the head of an item's group, if it opens the viewer on this item. */
function groupControlOf(parameter: ViewerParameter, target: HTMLElement): HTMLElement | null {
  const group = target.closest("[role=region]")
  const first = group?.querySelector(`[data-${parameter}]`)
  if (!group || !first || !target.contains(first)) return null
  return group.querySelector<HTMLElement>(`.viewer-controls > :${parameter === "view" ? "last" : "first"}-child`)
}

/**
 * Returns from the viewer to an item on the page: opens what contains it, scrolls to it only if neither its picture nor the control to focus is in
 * view, focuses the control that opened the viewer or another that opens it on this item, preferably one in view, and animates the picture back.
 * If a comparison was opened from the item's twin, returns to the twin instead.
 */
export function flyBack(address: string, twin: string | undefined, picture: HTMLElement | null): void {
  const parameter = twin === undefined ? "view" : "compare"
  const opener = openerOf(parameter, address)
  const itemElement = document.getElementById(address)
  const twinElement = document.getElementById(twin ?? "")
  const isShownInView = (element: HTMLElement | null) =>
    isShown(element) && [element, groupControlOf(parameter, element)].some((each) => each && isInView(each))
  const isOnlyInView = (element: HTMLElement | null, other: HTMLElement | null) =>
    isShownInView(element) && !isShownInView(other)
  const returnsToTwin =
    twin !== undefined &&
    // The visitor may have scrolled from one to the other before they went forward to the comparison.
    !isOnlyInView(itemElement, twinElement) &&
    (twinElement?.contains(opener) === true ||
      // The group of the item itself stays closed.
      (lastOpener(parameter) !== null && isShown(twinElement) && !isShown(itemElement)) ||
      // After a reload the control is unknown.
      (opener === null && isOnlyInView(twinElement, itemElement)))
  const destination = returnsToTwin ? twin : address
  const wasHidden = !isShown(returnsToTwin ? twinElement : itemElement)
  openTarget(hashOf(destination), (target) => {
    // The visitor has gone to another page, whose address and position must not change.
    if (!isRendered() || target.closest('[data-state="exit"]')) return
    // The hash names another tab or group than the page shows.
    const hashTarget = targetOf(window.location.hash)
    if (wasHidden || (hashTarget && !isShown(hashTarget))) replaceHash(destination)
    const targetControls = [`[data-${parameter}]`, "a"].map((each) => target.querySelector<HTMLElement>(each))
    const controls = [opener, ...targetControls, groupControlOf(parameter, target)].filter((each) => each !== null)
    const control = controls.find(isInView) ?? controls[0]
    const visiblePart = target.querySelector<HTMLElement>(".picture-frame") ?? target
    if (!isInView(visiblePart) && !(control && isInView(control))) {
      window.scrollTo({ top: topOf(target), behavior: "instant" })
    }
    control?.focus({ preventScroll: isInView(control) })
    if (picture?.isConnected) fly(picture, target.id, "back")
  })
}
