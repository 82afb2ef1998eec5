import { closedAround, hashOf, openTarget, targetOf, topOf } from "../../browser/arrival"
import { pointTo } from "../../browser/follow-visitor"
import { ANSWER_DURATION, BAR_HEIGHT, REDUCED_MOTION } from "../../theme/tokens"
import { openedBy, openerOf } from "./opening"
import { FLYING_ATTRIBUTE } from "./viewer-styles"

/** Animates a picture of the viewer from its address on the page, or back there: if part of that is visible, and motion not reduced. */
export function fly(picture: HTMLElement, address: string, direction: "in" | "back"): void {
  const place = document.getElementById(address)?.querySelector(".picture-frame, video")?.getBoundingClientRect()
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
    duration: ANSWER_DURATION.calm,
    easing: "ease-in-out",
    fill: "forwards",
  })
  flight.onfinish = () => {
    // Don't keep what is behind alive, or let later movements start here.
    if (direction === "in") flight.cancel()
    viewer?.removeAttribute(FLYING_ATTRIBUTE)
  }
}

/** Whether an element is in an open tab and group. Safari before 17.4 has no `checkVisibility`. */
const isShown = (element: HTMLElement | null): element is HTMLElement =>
  element !== null && closedAround(element).length === 0

/** Whether enough of an element is visible below the sticky bar, and below its group's sticky row. */
function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const middle = (top + bottom) / 2
  return middle > BAR_HEIGHT + parseFloat(getComputedStyle(element).scrollMarginTop) && middle < window.innerHeight
}

/**
 * Returns to an item on the page: opens what contains it, scrolls to it only if neither its picture nor the pressed control is in view, focuses that
 * control or one that would show the item again, one in view before others, and lets the picture fly back. To its twin instead, if a comparison was
 * opened there.
 */
export function flyBack(address: string, twin: string | undefined, picture: HTMLElement | null): void {
  const parameter = twin === undefined ? "view" : "compare"
  const opener = openerOf(parameter, address)
  const placeOfAddress = document.getElementById(address)
  const placeOfTwin = document.getElementById(twin ?? "")
  const isSeen = (element: HTMLElement | null) => isShown(element) && isInView(element)
  const isTwin =
    twin !== undefined &&
    (placeOfTwin?.contains(opener) === true ||
      // The group of the other stays closed.
      (openedBy(parameter) !== null && isShown(placeOfTwin) && !isShown(placeOfAddress)) ||
      // After a reload the control is unknown.
      (opener === null && isSeen(placeOfTwin) && !isSeen(placeOfAddress)))
  const place = isTwin ? twin : address
  const wasHidden = !isShown(isTwin ? placeOfTwin : placeOfAddress)
  openTarget(hashOf(place), (target) => {
    // The page shows another tab or group than its address says.
    const pointedTo = targetOf(window.location.hash)
    if (wasHidden || (pointedTo && !isShown(pointedTo))) pointTo(place)
    const ofTarget = [`[data-${parameter}]`, "a"].map((each) => target.querySelector<HTMLElement>(each))
    const controls = [opener, ...ofTarget].filter((each) => each !== null)
    const control = controls.find(isInView) ?? controls[0]
    const shown = target.querySelector<HTMLElement>(".picture-frame") ?? target
    if (!isInView(shown) && !(control && isInView(control))) {
      window.scrollTo({ top: topOf(target), behavior: "instant" })
    }
    control?.focus({ preventScroll: isInView(control) })
    if (picture?.isConnected) fly(picture, target.id, "back")
  })
}
