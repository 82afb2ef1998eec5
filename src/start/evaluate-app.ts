/** The app in parts, each evaluated in its own task: on a phone they take some 30 ms each, together they would block it for an eighth of a second. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ "react-dom/client"),
  () => import(/* webpackMode: "eager", webpackExports: ["styled"] */ "@mui/material/styles"),
  () => import(/* webpackMode: "eager", webpackExports: ["theme"] */ "../theme/theme"),
  () => import(/* webpackMode: "eager" */ "./wrap-page-element"),
  () => import(/* webpackMode: "eager" */ "production-app-of-gatsby"),
]

/** How long to wait for a click after `pointerdown`, ms: a scroll never ends in a click. */
const CLICK_TIMEOUT = 150

let touchedAt = -Infinity
const listen = { capture: true, passive: true }
window.addEventListener("pointerdown", ({ timeStamp }) => (touchedAt = timeStamp), listen)
window.addEventListener("click", () => (touchedAt = -Infinity), listen)

/** Resolves in the next task after a frame, because touches arrive with frames; hidden tabs have no frames. */
const nextTask = () =>
  new Promise((resolve) => {
    if (document.hidden) setTimeout(resolve)
    else requestAnimationFrame(() => setTimeout(resolve))
  })

/**
 * Starts the app part by part; between parts the page paints and handles touches. One touch fires several events, each of which would wait
 * for another part, so no part starts before the last of them is handled.
 */
async function start(): Promise<void> {
  for (const load of PARTS) {
    do await nextTask()
    while (performance.now() - touchedAt < CLICK_TIMEOUT)
    await load()
  }
}

void start()
