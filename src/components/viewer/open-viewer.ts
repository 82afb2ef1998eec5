import { loadChunk } from "../../browser/load-chunk"
import type * as ViewerChunk from "./viewer"
import { preloadMedia } from "../../browser/media-file"
import { pushQuery, readQuery } from "../../browser/query-state"
import { VIEWER_QUERY, type ViewerParameter } from "./viewer-groups"

let loaded: typeof ViewerChunk | undefined

/** The viewer's chunk. */
export const importViewer = async (): Promise<typeof ViewerChunk> => (loaded ??= await import("./viewer"))

/** The viewer, if its chunk is there. */
export const loadedViewer = () => loaded?.Viewer

/** What was pressed to open the viewer, and for what: focus returns to it. */
interface Opener {
  parameter: ViewerParameter
  address: string
  control: HTMLElement
}

let opener: Opener | null = null

/** What opened the viewer for what it shows, if it is still there. */
export const openerOf = (parameter: ViewerParameter, address: string): HTMLElement | null =>
  opener?.parameter === parameter && opener.address === address && opener.control.isConnected ? opener.control : null

/** Loads what the viewer will need: the visitor is about to open it. A failure is told when they do. */
export function preloadViewer(mediaFile: string | undefined): void {
  importViewer().catch(() => undefined)
  if (mediaFile !== undefined) preloadMedia(mediaFile)
}

/** Opens the full-size file in a new tab, or in this one where the browser lets no script open any. */
function openFile(href: string): void {
  const tab = window.open(href, "_blank")
  if (tab) tab.opener = null
  else window.location.assign(href)
}

interface Opening {
  parameter: ViewerParameter
  address: string
  control: HTMLElement
  /** The full-size file, for when the viewer can't be loaded. */
  href: string
}

/** Opens the viewer in a history entry of its own, or where it can't be loaded the full-size file. */
export async function openViewer({ parameter, address, control, href }: Opening): Promise<void> {
  try {
    if (!(await loadChunk(importViewer))) return
  } catch {
    openFile(href)
    return
  }
  // Pressed twice while it was being loaded.
  if (VIEWER_QUERY.some((name) => readQuery(name) === address)) return
  opener = { parameter, address, control }
  pushQuery({ view: null, compare: null, [parameter]: address })
}
