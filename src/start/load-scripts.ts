/** The script at the end of every page that loads all others. `src/build/page-scripts.ts` bundles it. */
import { showFirstPage } from "../browser/arrival"
import { makeHiddenContentFindable } from "../browser/found-inside"
import { LATE_ATTRIBUTE, MAX_SCRIPT_DELAY, PAGE_NEEDS } from "../constants"

/** A media type that matches no browser: keeps the late style sheet from applying. */
const LATER = "later"

let hasStarted = false

/** Resolves when all elements have loaded or failed to load. */
const settled = (elements: readonly HTMLElement[]) =>
  Promise.all(elements.map((element) => new Promise((resolve) => (element.onload = element.onerror = resolve))))

/**
 * Requests what the head defers, and the page's own chunk and data along with the app instead of when the app requests them. The late sheet, the
 * first of the deferred elements, applies when the scripts have loaded: it restyles the whole page, which is slow while scripts are compiled.
 */
function loadApp(): void {
  if (hasStarted) return
  hasStarted = true
  for (const deferred of document.querySelectorAll(`[${LATE_ATTRIBUTE}]`))
    deferred.outerHTML = deferred.innerHTML.replace("rel", `media=${LATER} rel`)
  const { [PAGE_NEEDS.scripts]: addresses = "", [PAGE_NEEDS.data]: data = "" } = document.body.dataset
  const scripts = addresses.split(" ").map((src) => Object.assign(document.createElement("script"), { src }))
  document.body.append(...scripts)
  void settled(scripts).then(applyLateSheet)
  for (const href of data.split(" ")) {
    const link = { rel: "preload", as: "fetch", crossOrigin: "", href }
    document.head.append(Object.assign(document.createElement("link"), link))
  }
}

function applyLateSheet(): void {
  document.querySelector(`[media=${LATER}]`)?.removeAttribute("media")
}

function onFirstInput(): void {
  loadApp()
  applyLateSheet()
}

// Gatsby needs this, but would write it as another script, with another hash in the page's policy.
Object.assign(window, { pagePath: document.body.dataset[PAGE_NEEDS.path] })

// Before the first paint: the script in the head handles the clicks that open the hash's target.
showFirstPage()
makeHiddenContentFindable()

// After the first paint and its important pictures, so that nothing delays what the visitor came to see; or on the first input or print.
for (const type of ["pointerdown", "keydown", "beforeprint"])
  addEventListener(type, onFirstInput, { capture: true, once: true })
if (document.hidden) loadApp()
new PerformanceObserver((list) => {
  if (list.getEntriesByName("first-contentful-paint").length === 0) return
  const pictures = document.querySelectorAll<HTMLImageElement>("img[fetchpriority=high]")
  // Wait for their paint, too.
  const paint = () => requestAnimationFrame(() => setTimeout(loadApp))
  void settled([...pictures].filter(({ complete }) => !complete)).then(paint)
}).observe({ type: "paint", buffered: true })
setTimeout(loadApp, MAX_SCRIPT_DELAY)

// Without an export the bundler would wrap each module in a function.
export {}
