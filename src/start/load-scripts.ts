/** The script at the end of every page that loads all others. `src/build/page-scripts.ts` bundles it and inserts its values. */
import { arriveFirst } from "../browser/arrival"
import { letFindInside } from "../browser/found-inside"
import { LATE_ATTRIBUTE, PAGE_NEEDS } from "../constants"

/** The longest the scripts wait, ms: a slow picture must not keep the page from working. */
const PATIENCE = 3000

let hasBegun = false

/** Requests what the head has for later, and the page's own chunk and data along with the app, not after the app requests them. */
function begin(): void {
  if (hasBegun) return
  hasBegun = true
  for (const later of document.querySelectorAll(`[${LATE_ATTRIBUTE}]`)) later.outerHTML = later.innerHTML
  const { [PAGE_NEEDS.scripts]: scripts = "", [PAGE_NEEDS.data]: data = "" } = document.body.dataset
  for (const src of scripts.split(" ")) {
    document.body.append(Object.assign(document.createElement("script"), { src, async: true }))
  }
  for (const href of data.split(" ")) {
    const link = { rel: "preload", as: "fetch", crossOrigin: "anonymous", href }
    document.head.append(Object.assign(document.createElement("link"), link))
  }
}

// For Gatsby, which would write it as one more script with one more hash in the page's policy.
Object.assign(window, { pagePath: document.body.dataset[PAGE_NEEDS.path] })

// Before the first paint: the script in the head handles the clicks that open the address's target.
arriveFirst()
letFindInside()

// After the first paint and its important pictures, so that nothing delays what the visitor came to see; or at the first touch or print.
for (const type of ["pointerdown", "keydown", "beforeprint"])
  addEventListener(type, begin, { capture: true, once: true })
if (document.hidden) begin()
new PerformanceObserver((list) => {
  if (list.getEntriesByName("first-contentful-paint").length === 0) return
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')
  const awaited = [...pictures].filter(({ complete }) => !complete)
  let left = awaited.length
  if (left === 0) begin()
  const count = () => {
    left -= 1
    // Wait for their paint, too.
    if (left === 0) requestAnimationFrame(() => setTimeout(begin))
  }
  for (const type of ["load", "error"]) for (const picture of awaited) picture.addEventListener(type, count)
}).observe({ type: "paint", buffered: true })
setTimeout(begin, PATIENCE)

// Without an export the bundler would wrap each module in a function.
export {}
