import { QUEUED_ATTRIBUTE } from "./attributes"

/**
 * Ends the queueing of clicks, for React is about to listen.
 * @returns what repeats the queued ones, to be called once React does
 */
export function replayClicks(): () => void {
  const buttons = window.takeQueuedClicks?.() ?? []
  return () => {
    for (const button of buttons) {
      button.removeAttribute(QUEUED_ATTRIBUTE)
      if (button.isConnected) button.click()
    }
  }
}
