import { EARLY_TAPS } from "../constants"

declare global {
  interface Window {
    /** Stops keeping taps and gives the controls that were tapped so far; see `src/ssr/early-taps.ts`. */
    [EARLY_TAPS.property]?: () => HTMLElement[]
  }
}

/**
 * Ends the keeping of early taps, for React is about to listen.
 * @returns what repeats them, to be called once React does
 */
export function takeEarlyTaps(): () => void {
  const controls = window[EARLY_TAPS.property]?.() ?? []
  return () => {
    for (const control of controls) {
      control.removeAttribute(EARLY_TAPS.attribute)
      if (control.isConnected) control.click()
    }
  }
}
