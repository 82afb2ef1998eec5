/** How a visitor goes to another page: a press on a link, or a step back or forward. */
const PRESSES = ["pointerdown", "keydown", "popstate"]

let latest = -Infinity

/** Starts recording when the visitor presses something. */
export function recordPresses(): void {
  for (const type of PRESSES) {
    window.addEventListener(type, ({ timeStamp }) => (latest = timeStamp), { capture: true, passive: true })
  }
}

/** When the visitor last pressed something, ms since the document's time origin. */
export const lastPressTime = (): number => latest
