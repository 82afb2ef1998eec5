import { EARLY } from "../constants"

declare global {
  interface Window {
    /** Written by `answerEarly`. */
    [EARLY.property]?: () => HTMLElement[]
  }
}

/**
 * Ends the keeping of early taps, for React is about to listen.
 * @returns what repeats them, to be called once React does
 */
export function takeEarlyTaps(): () => void {
  const controls = window[EARLY.property]?.() ?? []
  return () => {
    for (const control of controls) {
      control.removeAttribute(EARLY.tapped)
      if (control.isConnected) control.click()
    }
  }
}
