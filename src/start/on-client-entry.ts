import { keepBrowserColour } from "../browser/browser-colour"
import { notePresses } from "../browser/press"
import { markOnBoard } from "../browser/storage"
import { preparePrints } from "../print/printed-pictures"

/**
 * The first thing the browser does: marks the visit, notes presses, prepares prints, keeps its own colour by the scheme, and takes scrolling on back and
 * forward into our own hands.
 */
export function onClientEntry(): void {
  markOnBoard()
  notePresses()
  preparePrints()
  keepBrowserColour()
  // The browser would jump while the page that leaves is still seen; `holdScroll` restores the position when the next one comes.
  window.history.scrollRestoration = "manual"
  // Left out of a production build: its bundler knows the condition to be false.
  if (process.env.NODE_ENV === "development") {
    void import("./content-faults-overlay").then(({ showContentFaults }) => showContentFaults())
  }
}
