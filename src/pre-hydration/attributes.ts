/** What the script in the head, the components and the styles agree on. */

/** The controls that work before React does. */
export type ControlKind = "menu" | "disclosure" | "tab" | "colour-scheme"

/** On a control that React has yet to hydrate, or what holds the tabs of a tab list: its `ControlKind`. */
export const CONTROL_ATTRIBUTE = "data-prehydration"
/** On what a control opens and closes: whether it is open. */
export const OPEN_ATTRIBUTE = "data-open"
/** On a link to a page whose choice is remembered: what is stored. */
export const PAGE_ATTRIBUTE = "data-page"
/** On what the visitor was led to by a hash, while it is marked. */
export const ARRIVED_ATTRIBUTE = "data-arrived"
/** On a button whose click waits for React. */
export const QUEUED_ATTRIBUTE = "data-queued"

declare global {
  interface Window {
    /** Ends the queueing of clicks and gives the buttons clicked so far. */
    takeQueuedClicks?: () => HTMLElement[]
  }
}
