import { hashOf, openTarget, topOf } from "../../browser/arrival"
import { ANSWER_DURATION, BAR_HEIGHT, REDUCED_MOTION } from "../../theme/tokens"
import { openerOf } from "./open-viewer"
import { FLYING_ATTRIBUTE } from "./viewer-styles"

/**
 * Lets a picture of the viewer come from its place on the page, or return there: if some of that can be seen, and the visitor doesn't prefer reduced
 * motion.
 * @param address its address on the page
 */
export function fly(picture: HTMLElement, address: string, direction: "in" | "back"): void {
  const place = document.getElementById(address)?.querySelector(".picture-frame, video")?.getBoundingClientRect()
  if (!place?.width || place.bottom <= BAR_HEIGHT || place.top >= window.innerHeight) return
  if (window.matchMedia(REDUCED_MOTION).matches) return
  const box = picture.getBoundingClientRect()
  // It may lie in something that is zoomed.
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
    // What lies behind must not be kept alive, and later movements must not begin here.
    if (direction === "in") flight.cancel()
    viewer?.removeAttribute(FLYING_ATTRIBUTE)
  }
}

/** Whether enough of an element is seen below what sticks to the top. */
function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const middle = (top + bottom) / 2
  return middle > BAR_HEIGHT && middle < window.innerHeight
}

/**
 * Leads back to an item on the page: opens what it lies in, scrolls only if neither its picture nor what was pressed is in view, gives focus to what was
 * pressed or to what would show it again, and lets the picture return to its place.
 * @param address what the viewer showed
 * @param twin the one it was compared with: if that is where the comparison was asked for, it is what is returned to
 */
export function flyBack(address: string, twin: string | undefined, picture: HTMLElement | null): void {
  const parameter = twin === undefined ? "view" : "compare"
  const opener = openerOf(parameter, address)
  const wasTwin = twin !== undefined && opener && document.getElementById(twin)?.contains(opener)
  openTarget(hashOf(wasTwin ? twin : address), (target) => {
    const control = opener ?? target.querySelector<HTMLElement>(`[data-${parameter}]`) ?? target.querySelector("a")
    const shown = target.querySelector<HTMLElement>(".picture-frame") ?? target
    if (!isInView(shown) && !(control && isInView(control))) {
      window.scrollTo({ top: topOf(target), behavior: "instant" })
    }
    control?.focus({ preventScroll: true })
    if (picture?.isConnected) fly(picture, target.id, "back")
  })
}
