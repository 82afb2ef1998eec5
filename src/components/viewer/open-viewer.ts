import { loadChunk } from "../../browser/load-chunk"
import { pauseVideosIn } from "../../browser/pause-videos"
import { pushQuery, readQuery } from "../../browser/query-state"
import type { Viewer } from "./viewer"
import { noteOpening, type Opening } from "./opening"
import { VIEWER_QUERY } from "./viewer-groups"

let viewer: typeof Viewer | undefined

/** The viewer, in its own chunk. */
export const importViewer = async () => (viewer ??= (await import("./viewer")).Viewer)

/** The viewer, once its chunk is in. */
export const loadedViewer = () => viewer

/** Loads the viewer: the visitor is about to open it. A failure is shown only then. */
export function preloadViewer(): void {
  importViewer().catch(() => undefined)
}

/** Aborts when the visitor next does something else than look: presses another control, presses Escape, or goes elsewhere. */
function untilNextAct(): AbortController {
  const over = new AbortController()
  const { signal } = over
  const isAct = (event: Event) =>
    event instanceof KeyboardEvent
      ? event.key === "Escape"
      : event.type === "popstate" || (event.target instanceof Element && event.target.closest("a, button") !== null)
  for (const type of ["click", "keydown", "popstate"])
    addEventListener(type, (event) => isAct(event) && over.abort(), { signal, capture: true })
  return over
}

/**
 * Opens the viewer in its own history entry, unless the visitor does something else before it is loaded; if it can't be loaded, the full-size file
 * in a new tab or, if scripts may not open tabs, in this one.
 */
export async function openViewer(opening: Opening): Promise<void> {
  const { parameter, address, href } = opening
  const { pathname } = window.location
  const over = untilNextAct()
  const hasMovedOn = () => over.signal.aborted || window.location.pathname !== pathname
  try {
    if (!(await loadChunk(importViewer)) || hasMovedOn()) return
  } catch {
    if (hasMovedOn()) return
    const tab = window.open(href, "_blank")
    if (tab) tab.opener = null
    else window.location.assign(href)
    return
  } finally {
    over.abort()
  }
  // Pressed twice.
  if (VIEWER_QUERY.some((name) => readQuery(name) === address)) return
  pauseVideosIn(document)
  noteOpening(opening)
  pushQuery({ view: null, compare: null, [parameter]: address })
}
