import { hashOf, openTarget, topOf } from "../../browser/arrival"
import { ANSWER_DURATION, BAR_HEIGHT, REDUCED_MOTION } from "../../theme/tokens"
import { openerOf } from "./open-viewer"
import { FLYING_ATTRIBUTE } from "./viewer-styles"

const isStill = () => window.matchMedia(REDUCED_MOTION).matches

/** The picture on the page that an address names, if some of it can be seen. */
function pictureOnPage(address: string): DOMRect | null {
  const box = document.getElementById(address)?.querySelector(".picture-frame, video")?.getBoundingClientRect()
  return box && box.width > 0 && box.bottom > BAR_HEIGHT && box.top < window.innerHeight ? box : null
}

/** The transform that lays a picture of the viewer over the one on the page. */
function transformOnto(picture: HTMLElement, place: DOMRect): string {
  const box = picture.getBoundingClientRect()
  // It may lie in something that is zoomed.
  const zoom = box.width / picture.offsetWidth || 1
  const x = (place.left - box.left) / zoom
  const y = (place.top - box.top) / zoom
  return `translate(${String(x)}px, ${String(y)}px) scale(${String(place.width / box.width)}, ${String(place.height / box.height)})`
}

function fly(picture: HTMLElement, keyframes: Keyframe[]): void {
  const viewer = picture.closest(".yarl__portal")
  viewer?.setAttribute(FLYING_ATTRIBUTE, "")
  picture.style.transformOrigin = "0 0"
  const flight = picture.animate(keyframes, {
    duration: ANSWER_DURATION.calm,
    easing: "ease-in-out",
    fill: "forwards",
  })
  flight.onfinish = () => {
    // What lies behind must not be kept alive, and later movements must not begin here.
    if (keyframes.at(-1)?.transform === "none") flight.cancel()
    viewer?.removeAttribute(FLYING_ATTRIBUTE)
  }
}

/** Lets a picture of the viewer come from its place on the page. */
export function flyIn(picture: HTMLElement, address: string): void {
  const place = isStill() ? null : pictureOnPage(address)
  if (place) fly(picture, [{ transform: transformOnto(picture, place) }, { transform: "none" }])
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
    const place = isStill() ? null : pictureOnPage(target.id)
    if (picture?.isConnected && place)
      fly(picture, [{ transform: "none" }, { transform: transformOnto(picture, place) }])
  })
}
