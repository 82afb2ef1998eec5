import { loadChunk } from "../../browser/load-chunk"
import { pushQuery, readQuery, replaceQuery } from "../../browser/query-state"
import type { Viewer } from "./viewer"
import { VIEWER_QUERY, type ViewerParameter } from "./viewer-groups"

/** How and where the viewer was opened. */
export interface Opening {
  parameter: ViewerParameter
  address: string
  /** The control that was pressed; it gets the focus back. */
  control: HTMLElement
  /** The full-size file, in case the viewer can't be loaded. */
  href: string
}

/** How it was opened last, for the return to the page. */
let last: Opening | undefined

/** The control that opened the viewer with this parameter, whatever it has shown since; null if the control no longer exists. */
export const lastOpener = (parameter: ViewerParameter): HTMLElement | null =>
  last?.parameter === parameter && last.control.isConnected ? last.control : null

/** The control that opened the viewer on this address; null if it no longer exists. */
export const openerOf = (parameter: ViewerParameter, address: string): HTMLElement | null =>
  last?.address === address ? lastOpener(parameter) : null

let viewer: typeof Viewer | undefined

/** Loads the viewer, which has its own chunk. */
export const importViewer = async () => (viewer ??= (await import("./viewer")).Viewer)

/** The viewer; undefined until its chunk is loaded. */
export const loadedViewer = () => viewer

/** Preloads the viewer, because the visitor is about to open it. A failure is handled only then. */
export function preloadViewer(): void {
  importViewer().catch(() => undefined)
}

/** A controller that aborts as soon as the visitor presses Escape or another link or button, or goes back or forward. */
function abortOnNextAction(): AbortController {
  const nextAction = new AbortController()
  const { signal } = nextAction
  const isAction = (event: Event) =>
    event instanceof KeyboardEvent
      ? event.key === "Escape"
      : event.type === "popstate" || (event.target instanceof Element && event.target.closest("a, button") !== null)
  for (const type of ["click", "keydown", "popstate"])
    addEventListener(type, (event) => isAction(event) && nextAction.abort(), { signal, capture: true })
  return nextAction
}

/**
 * Opens the viewer in its own history entry, unless the visitor does something else before it is loaded. If it can't be loaded, opens the full-size
 * file in a new tab or, if the browser blocks that, in this one.
 */
export async function openViewer(opening: Opening): Promise<void> {
  const { parameter, address, href } = opening
  const { pathname } = window.location
  const nextAction = abortOnNextAction()
  const hasMovedOn = () => nextAction.signal.aborted || window.location.pathname !== pathname
  try {
    if (!(await loadChunk(importViewer)) || hasMovedOn()) return
  } catch {
    if (hasMovedOn()) return
    const tab = window.open(href, "_blank")
    if (tab) tab.opener = null
    else window.location.assign(href)
    return
  } finally {
    nextAction.abort()
  }
  // The control was pressed twice.
  if (VIEWER_QUERY.some((name) => readQuery(name) === address)) return
  last = opening
  // The viewer of the address may still be loading: closing this one must not lead to it.
  replaceQuery({ view: null, compare: null })
  pushQuery({ [parameter]: address })
}
