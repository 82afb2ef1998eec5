import type { ViewerParameter } from "./viewer-groups"

/** How and where the viewer was opened. */
export interface Opening {
  parameter: ViewerParameter
  address: string
  /** The pressed control, refocused later. */
  control: HTMLElement
  /** The full-size file, in case the viewer can't be loaded. */
  href: string
}

let last: Opening | undefined

/** Stores what opens the viewer. */
export function noteOpening(opening: Opening): void {
  last = opening
}

/** What opened the viewer in this way, whatever it has shown since, if it still exists. */
export const openedBy = (parameter: ViewerParameter): HTMLElement | null =>
  last?.parameter === parameter && last.control.isConnected ? last.control : null

/** What opened the viewer's current view, if it still exists. */
export const openerOf = (parameter: ViewerParameter, address: string): HTMLElement | null =>
  last?.address === address ? openedBy(parameter) : null
