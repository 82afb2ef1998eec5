import type { ViewerParameter } from "./viewer-groups"

/** How and where the viewer was opened. */
export interface Opening {
  parameter: ViewerParameter
  address: string
  /** The control that was pressed; it gets the focus back. */
  control: HTMLElement
  /** The full-size file, in case the viewer can't be loaded. */
  href: string
}

let last: Opening | undefined

/** Remembers how the viewer is opened, for the return to the page. */
export function rememberOpening(opening: Opening): void {
  last = opening
}

/** The control that opened the viewer with this parameter, whatever it has shown since; null if the control no longer exists. */
export const lastOpener = (parameter: ViewerParameter): HTMLElement | null =>
  last?.parameter === parameter && last.control.isConnected ? last.control : null

/** The control that opened the viewer on this address; null if it no longer exists. */
export const openerOf = (parameter: ViewerParameter, address: string): HTMLElement | null =>
  last?.address === address ? lastOpener(parameter) : null
