/** The script at the end of every page that loads all others. `src/build/page-scripts.ts` bundles it. */
import { arriveFirst } from "../browser/arrival"
import { letFindInside } from "../browser/found-inside"
import { LATE_ATTRIBUTE, LONGEST_WAIT, PAGE_NEEDS } from "../constants"

/** A medium that no browser has, for the later sheet until it applies. */
const LATER = "later"

let hasBegun = false

/** Resolves when each of some elements has loaded, or failed to. */
const settled = (elements: readonly HTMLElement[]) =>
  Promise.all(elements.map((element) => new Promise((resolve) => (element.onload = element.onerror = resolve))))

/**
 * Requests what the head has for later, and the page's own chunk and data along with the app, not after the app requests them. The later sheet,
 * the first there, applies when the scripts are there: it restyles the whole page, which takes long beside what compiles them.
 */
function begin(): void {
  if (hasBegun) return
  hasBegun = true
  for (const later of document.querySelectorAll(`[${LATE_ATTRIBUTE}]`))
    later.outerHTML = later.innerHTML.replace("rel", `media=${LATER} rel`)
  const { [PAGE_NEEDS.scripts]: addresses = "", [PAGE_NEEDS.data]: data = "" } = document.body.dataset
  const scripts = addresses.split(" ").map((src) => Object.assign(document.createElement("script"), { src }))
  document.body.append(...scripts)
  void settled(scripts).then(applyStyles)
  for (const href of data.split(" ")) {
    const link = { rel: "preload", as: "fetch", crossOrigin: "", href }
    document.head.append(Object.assign(document.createElement("link"), link))
  }
}

function applyStyles(): void {
  document.querySelector(`[media=${LATER}]`)?.removeAttribute("media")
}

function touch(): void {
  begin()
  applyStyles()
}

// For Gatsby, which would write it as one more script with one more hash in the page's policy.
Object.assign(window, { pagePath: document.body.dataset[PAGE_NEEDS.path] })

// Before the first paint: the script in the head handles the clicks that open the address's target.
arriveFirst()
letFindInside()

// After the first paint and its important pictures, so that nothing delays what the visitor came to see; or at the first touch or print.
for (const type of ["pointerdown", "keydown", "beforeprint"])
  addEventListener(type, touch, { capture: true, once: true })
if (document.hidden) begin()
new PerformanceObserver((list) => {
  if (list.getEntriesByName("first-contentful-paint").length === 0) return
  const pictures = document.querySelectorAll<HTMLImageElement>("img[fetchpriority=high]")
  // Wait for their paint, too.
  const paint = () => requestAnimationFrame(() => setTimeout(begin))
  void settled([...pictures].filter(({ complete }) => !complete)).then(paint)
}).observe({ type: "paint", buffered: true })
setTimeout(begin, LONGEST_WAIT)

// Without an export the bundler would wrap each module in a function.
export {}
