/** Shared by the script in the head, the components and the styles. */

/** The controls that work before React does. */
export type ControlKind = "menu" | "disclosure" | "tab" | "colour-scheme"

/** On a control React has yet to hydrate, or the parent of a tab list's tabs: its `ControlKind`. */
export const CONTROL_ATTRIBUTE = "data-prehydration"
/** On the content of a control: whether it is open. */
export const OPEN_ATTRIBUTE = "data-open"
/** On a link to a page that is remembered when it is chosen: the value to store. */
export const PAGE_ATTRIBUTE = "data-page"
/** The class of a visit's first page, which CSS alone animates, because its HTML is there long before any script. */
export const FIRST_PAGE_CLASS = "first-page"
/** On the control that has the focus after going to a hash, while it is highlighted. */
export const ARRIVED_ATTRIBUTE = "data-arrived"
/** On the button that switches the colour scheme: the scheme that was chosen before hydration. */
export const CHOSEN_ATTRIBUTE = "data-chosen"
/** On a button whose click waits for React. */
export const QUEUED_ATTRIBUTE = "data-queued"

declare global {
  interface Window {
    /** Stops queueing clicks and returns the buttons clicked so far. */
    takeQueuedClicks?: () => HTMLElement[]
    /** The control that the visitor pressed last before hydration. */
    lastPressed?: Element
  }
}
