import { loadChunk } from "../../browser/load-chunk"
import { pushQuery, readQuery } from "../../browser/query-state"
import type { Viewer } from "./viewer"
import { VIEWER_QUERY, type ViewerParameter } from "./viewer-groups"

let viewer: typeof Viewer | undefined

/** The viewer, which is a chunk of its own. */
export const importViewer = async () => (viewer ??= (await import("./viewer")).Viewer)

/** The viewer, if its chunk is there. */
export const loadedViewer = () => viewer

/** What opens the viewer, and what for. */
export interface Opening {
  parameter: ViewerParameter
  address: string
  /** What was pressed: focus returns to it. */
  control: HTMLElement
  /** The full-size file, for when the viewer can't be loaded. */
  href: string
}

let last: Opening | undefined

/** What opened the viewer for what it shows, if it is still there. */
export const openerOf = (parameter: ViewerParameter, address: string): HTMLElement | null =>
  last?.parameter === parameter && last.address === address && last.control.isConnected ? last.control : null

/** Loads the viewer: the visitor is about to open it. A failure is told when they do. */
export function preloadViewer(): void {
  importViewer().catch(() => undefined)
}

/** Opens the viewer in a history entry of its own; where it can't be loaded the full-size file, in a new tab or, if a script may open none, in this one. */
export async function openViewer(opening: Opening): Promise<void> {
  const { parameter, address, href } = opening
  try {
    if (!(await loadChunk(importViewer))) return
  } catch {
    const tab = window.open(href, "_blank")
    if (tab) tab.opener = null
    else window.location.assign(href)
    return
  }
  // Pressed twice while it was being loaded.
  if (VIEWER_QUERY.some((name) => readQuery(name) === address)) return
  last = opening
  pushQuery({ view: null, compare: null, [parameter]: address })
}
