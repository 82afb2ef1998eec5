/** The app in parts, each evaluated in a task of its own: together they would hold a phone for a fifth of a second. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ "react-dom/client"),
  () => import(/* webpackMode: "eager", webpackExports: ["CacheProvider", "Global"] */ "@emotion/react"),
  () => import(/* webpackMode: "eager", webpackExports: ["styled"] */ "@mui/material/styles"),
  () => import(/* webpackMode: "eager" */ "../theme/theme"),
  () => import(/* webpackMode: "eager" */ "../theme/theme-root"),
  () => import(/* webpackMode: "eager" */ "../components/shell/top-bar"),
  () => import(/* webpackMode: "eager" */ "../components/shell/layout"),
  () => import(/* webpackMode: "eager" */ "gatsby-production-app"),
]

/** How long a touch is waited for at most, from the finger's coming down, ms: a scroll never ends in a click. */
const TOUCH_PATIENCE = 150

let touchedAt = -Infinity
const listen = { capture: true, passive: true }
window.addEventListener("pointerdown", ({ timeStamp }) => (touchedAt = timeStamp), listen)
window.addEventListener("click", () => (touchedAt = -Infinity), listen)

/** The next task after a frame, with which touches come; in a tab that is not to be seen there are none. */
const nextTask = () =>
  new Promise((resolve) => {
    if (document.hidden) setTimeout(resolve)
    else requestAnimationFrame(() => setTimeout(resolve))
  })

/**
 * Begins the app part by part; between two of them the page paints and takes in touches. The several events of one touch would each wait for another
 * part: nothing is begun before the last of them is answered.
 */
async function start(): Promise<void> {
  for (const load of PARTS) {
    do await nextTask()
    while (performance.now() - touchedAt < TOUCH_PATIENCE)
    await load()
  }
}

void start()
