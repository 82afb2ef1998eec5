/** Shared by the script in the head, the components and the styles. */

/** The controls that work before React does. */
export type ControlKind = "menu" | "disclosure" | "tab" | "colour-scheme"

/** On a control React has yet to hydrate, or the parent of a tab list's tabs: its `ControlKind`. */
export const CONTROL_ATTRIBUTE = "data-prehydration"
/** On the content of a control: whether it is open. */
export const OPEN_ATTRIBUTE = "data-open"
/** On a link to a page whose choice is kept: the stored value. */
export const PAGE_ATTRIBUTE = "data-page"
/** The class of a visit's first page: it enters by CSS alone, because its HTML is there long before any script. */
export const FIRST_PAGE_CLASS = "first-page"
/** On the target of a hash, while it is marked. */
export const ARRIVED_ATTRIBUTE = "data-arrived"
/** On the button that switches the colour scheme: the one that was chosen before React. */
export const CHOSEN_ATTRIBUTE = "data-chosen"
/** On a button whose click waits for React. */
export const QUEUED_ATTRIBUTE = "data-queued"

declare global {
  interface Window {
    /** Stops queueing clicks and returns the buttons clicked so far. */
    takeQueuedClicks?: () => HTMLElement[]
    /** The control that the visitor pressed last before React. */
    lastPressed?: Element
  }
}
